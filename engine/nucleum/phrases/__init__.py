"""Names and descriptions of Nucleum's components, as `Text`."""
