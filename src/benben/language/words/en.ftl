# What every part of the program says.

language-name = English
