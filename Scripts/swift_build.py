"""Builds a package of this repository, and says where its products are."""

import os
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
INVARIANTS = ("--package-path", "Tests/Invariants", "--scratch-path", ".build/invariants")
INTERFACE_BUILDER = ("--package-path", "InterfaceBuilder", "--scratch-path", ".build/packages",
                     "--disable-build-manifest-caching")


def built_products(*options, product=None):
    """The folder of the products, with those of a package or one of them built; SWIFT_FLAGS may hold flags.

    With the flags of an earlier build, what it built is not built again.
    """
    command = ["swift", "build", *options, *os.environ.get("SWIFT_FLAGS", "").split()]
    chosen = ["--product", product] if product else []
    subprocess.run([*command, *chosen, "--quiet"], check=True, cwd=ROOT, stdout=sys.stderr)
    folder = subprocess.run([*command, "--show-bin-path"], check=True, cwd=ROOT, capture_output=True, text=True).stdout
    return folder.strip()


def built_playground():
    """The path of the playground, which is built."""
    return os.path.join(built_products(product="playground"), "playground")
