"""What a seat has seen of the sphinx cards, and worlds that it may imagine from that."""
