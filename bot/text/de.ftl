# Allgemeines

language-name = Deutsch
