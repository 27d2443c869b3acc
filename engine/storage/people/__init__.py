"""What is stored about people: settings, results, names; and how it is deleted."""
