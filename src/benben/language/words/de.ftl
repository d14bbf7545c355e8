# Was jeder Teil des Programms sagt.

language-name = Deutsch
