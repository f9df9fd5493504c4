"""Audit a lock file with pip-audit: known vulnerabilities fail; what nobody could look up is said.

Left to itself pip-audit calls it a success when the service knows none of the packages (a mirror
without advisories), and a failure when there is no network. Neither is true.
"""

import json
import subprocess
import sys
from typing import Any

AUDIT = [sys.executable, "-m", "pip_audit", "--progress-spinner=off", "--disable-pip"]


def main(lock: str, options: list[str]) -> int:
    """0 if nothing is known against the packages of a lock file, or nobody could be asked."""
    audit = [*AUDIT, "--require-hashes", "-r", lock]
    read = subprocess.run([*audit, "--dry-run"], capture_output=True, text=True, check=False)
    if read.returncode:
        print(f"audit: {lock} cannot be read:\n{read.stderr.strip()}")
        return 1
    asked = subprocess.run(
        [*audit, "--format=json", *options], capture_output=True, text=True, check=False
    )
    try:
        packages = json.loads(asked.stdout)["dependencies"]
    except ValueError:
        why = (asked.stderr.strip().splitlines() or ["it said nothing"])[-1][:160]
        print(f"audit: NOT DONE, the advisory service cannot be reached: {why}")
        return 0
    return _tell(lock, packages)


def _tell(lock: str, packages: list[dict[str, Any]]) -> int:
    found = [(package, vuln) for package in packages for vuln in package.get("vulns", ())]
    for package, vuln in found:
        fixed = ", ".join(vuln["fix_versions"]) or "no version yet"
        print(f"audit: {package['name']} {package['version']}: {vuln['id']}, fixed in {fixed}")
    unknown = [package["name"] for package in packages if "skip_reason" in package]
    known = len(packages) - len(unknown)
    if not known:
        print(f"audit: NOT DONE, the advisory service knows none of {len(unknown)} packages")
    elif unknown:
        print(f"audit: not looked up, the service does not know them: {', '.join(unknown)}")
    if known and not found:
        print(f"audit: nothing is known against {known} packages of {lock}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
