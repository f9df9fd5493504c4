"""`python -m niagara` is `niagara`."""

from niagara.cli import main

main()
