"""Starts Orca with a debug file that is written line by line: by itself it writes whole blocks, seconds late."""

import builtins
import runpy
import shutil
import sys

plain_open = builtins.open


def open_by_lines(file, mode="r", *args, **options):
    if mode == "w" and not args:
        options.setdefault("buffering", 1)
    return plain_open(file, mode, *args, **options)


builtins.open = open_by_lines
sys.argv[0] = shutil.which("orca")
runpy.run_path(sys.argv[0], run_name="__main__")
