"""The drawings of open initial contracts."""
