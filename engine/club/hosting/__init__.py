"""Powers of hosts and managers over tables: pause, replace, cancel, archive, repair, and ask for consent."""
