"""The special city buildings of Nucleum: Gibraltar, on any map."""
