"""Ships on shipping routes: what the maps of Gibraltar and Australia share."""
