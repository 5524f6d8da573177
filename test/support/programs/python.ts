/** A Python that has the client package of the cluster API, where the machine has one. */
import { execFile, spawnSync } from 'node:child_process';
import path from 'node:path';

const imports = (python: string): boolean => spawnSync(python, ['-c', 'import kubernetes.dynamic']).status === 0;

/** Those on the PATH, and the system's own, which is where the package of the distribution is. */
const found = [...(process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, 'python3')), '/usr/bin/python3'].find(
  imports,
);

/** The program that runs it. */
export const PYTHON = found ?? 'python3';

/** Why tests with the Python client are left out; false where they run. The clean-clone check installs it. */
export const WITHOUT_PYTHON_CLIENT: string | false = found === undefined ? 'no python3 has the package kubernetes' : false;

/** What a program printed; rejects with its complaint when it fails. */
export function python(program: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(PYTHON, [program, ...args], { timeout: 60_000 }, (error, stdout, stderr) =>
      error === null ? resolve(stdout) : reject(new Error(`${path.basename(program)}: ${stderr}${stdout}`)),
    );
  });
}
