"""The drawings of the special buildings."""
