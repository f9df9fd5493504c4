# The words of the pages.
