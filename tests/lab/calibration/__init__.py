"""Whether what a hint tells comes true: the chance told, against who won in the end."""
