"""Where the playground and scipy come from; scipy from the machine's Python, or a virtual environment under `.build`."""

import os
import subprocess
import sys

from python_environment import run_with


def run_with_scipy():
    """Starts the script again inside a virtual environment with scipy, unless scipy is here already."""
    run_with("scipy", "scipy>=1.10", "oracle")


def build():
    """Builds the playground and returns its path."""
    root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    command = ["swift", "build", "--product", "playground", "--package-path", root,
               *os.environ.get("SWIFT_FLAGS", "").split()]
    subprocess.run([*command, "--quiet"], check=True, stdout=sys.stderr)
    folder = subprocess.run([*command, "--show-bin-path"], check=True, capture_output=True, text=True).stdout
    return os.path.join(folder.strip(), "playground")
