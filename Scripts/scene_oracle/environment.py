"""Where HiGHS comes from: the machine's Python, or a virtual environment under `.build`."""

from python_environment import run_with


def run_with_highspy():
    """Starts the script again inside a virtual environment with highspy, unless highspy is here already."""
    run_with("highspy", "highspy==1.12.0", "oracle")
