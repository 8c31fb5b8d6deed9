"""Modules from PyPI that a script needs: the machine's own, or those of a virtual environment under `.build`."""

import importlib.util
import os
import shutil
import subprocess
import sys
import venv

HERE = os.path.dirname(os.path.abspath(__file__))


def run_with(module, requirement, name):
    """Starts the script again inside a virtual environment with a module, unless the module is here already."""
    if importlib.util.find_spec(module):
        return
    environment = os.path.join(os.path.dirname(HERE), ".build", f"{name}-venv")
    if sys.prefix == environment:
        raise SystemExit(f"error: {requirement} has no module '{module}'")
    python = os.path.join(environment, "bin", "python")
    if not os.path.exists(python):
        script = os.path.basename(sys.argv[0])
        print(f"{script}: making a virtual environment with {requirement} (once, about a minute)", file=sys.stderr)
        try:
            venv.create(environment, with_pip=True)
            subprocess.run([python, "-m", "pip", "install", "--quiet", requirement], check=True)
        except (subprocess.CalledProcessError, OSError):
            shutil.rmtree(environment, ignore_errors=True)   # half of one would never be finished
            raise
    os.execv(python, [python, *sys.argv])
