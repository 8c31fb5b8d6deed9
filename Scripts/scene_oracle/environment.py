"""Where scipy comes from: the machine's Python, or a virtual environment under `.build`."""

from python_environment import run_with


def run_with_scipy():
    """Starts the script again inside a virtual environment with scipy, unless scipy is here already."""
    run_with("scipy", "scipy>=1.10", "oracle")
