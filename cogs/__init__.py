"""Discord: slash commands, buttons, turn posts, pings, reminders. No rules, no SQL, no drawing."""
