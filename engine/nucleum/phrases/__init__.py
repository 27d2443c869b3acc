"""What Nucleum's components are called and what they say, as `Text`."""
