"""The drawings of Australia."""
