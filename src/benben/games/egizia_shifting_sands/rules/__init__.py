"""The rules of Egizia: Shifting Sands, a module for each chapter of the book."""
