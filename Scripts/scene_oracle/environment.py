"""Where the playground and scipy come from; scipy from the machine's Python, or a virtual environment under `.build`."""

import os
import shutil
import subprocess
import sys
import venv

HERE = os.path.dirname(os.path.abspath(__file__))
ENVIRONMENT = os.path.join(os.path.dirname(os.path.dirname(HERE)), ".build", "oracle-venv")


def run_with_scipy():
    """Starts the script again inside a virtual environment with scipy, unless scipy is here already."""
    try:
        import scipy.optimize  # noqa: F401
        return
    except ImportError:
        if sys.prefix == ENVIRONMENT:
            raise
    python = os.path.join(ENVIRONMENT, "bin", "python")
    if not os.path.exists(python):
        print("oracle: making a virtual environment with scipy (once, about a minute)", file=sys.stderr)
        try:
            venv.create(ENVIRONMENT, with_pip=True)
            subprocess.run([python, "-m", "pip", "install", "--quiet", "scipy>=1.10"], check=True)
        except (subprocess.CalledProcessError, OSError):
            shutil.rmtree(ENVIRONMENT, ignore_errors=True)   # half of one would never be finished
            raise
    os.execv(python, [python, *sys.argv])


def build():
    """Builds the playground and returns its path."""
    root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    command = ["swift", "build", "--product", "playground", "--package-path", root,
               *os.environ.get("SWIFT_FLAGS", "").split()]
    subprocess.run([*command, "--quiet"], check=True, stdout=sys.stderr)
    folder = subprocess.run([*command, "--show-bin-path"], check=True, capture_output=True, text=True).stdout
    return os.path.join(folder.strip(), "playground")
