"""The map of Australia with its coal mines and sea-delivery tiles."""
