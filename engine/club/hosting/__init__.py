"""What hosts and managers do at tables: pause, replace, cancel, archive, repair, and ask for consent."""
