"""Where computer players meet without a screen: matches, ladders, and learning from them."""
