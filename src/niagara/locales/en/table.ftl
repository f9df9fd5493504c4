# The words at the table.
