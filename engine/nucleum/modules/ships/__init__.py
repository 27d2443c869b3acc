"""Ships on shipping routes, which the maps of Gibraltar and Australia share."""
