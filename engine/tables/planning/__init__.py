"""Planning the next turn: a private sandbox, the plan kept from it, and plans that are played without their owner."""
