"""Tools for the managers of servers and for the operator."""
