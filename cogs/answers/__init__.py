"""Private answers: what makes and sends them. No commands and no presses; every feature may use them."""
