"""Nucleum's component data: vocabulary, records, reading and checking."""
