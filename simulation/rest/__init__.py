"""The REST side: routes, how messages are posted, rate limits and faults."""
