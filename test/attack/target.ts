/** The attacked server: a process of its own, with users who may little, and a monitor inside. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CertificateAndKey } from '../../runtime/auth/certificates.js';
import { Authority } from '../support/authority.js';
import { ROOT } from '../support/generated.js';
import { freshFolder, removeFolder } from '../support/process.js';
import type { Memory, Stall } from './monitor.js';

/** Tokens of the users: alice has a role in her namespace, mallory has none. */
export const TOKENS = { alice: 'alice-token', mallory: 'mallory-token' } as const;

/** Where requests without credentials are taken. */
const OPEN_PATHS = `apiVersion: apiserver.config.k8s.io/v1
kind: AuthenticationConfiguration
anonymous: { enabled: true, conditions: [ { path: /livez }, { path: /readyz } ] }
`;

export class Target {
  readonly stalls: Stall[] = [];
  /** What the server said on its outputs. */
  output = '';
  exited: number | string | undefined;
  readonly #awaited: ((memory: Memory) => void)[] = [];

  private constructor(
    readonly folder: string,
    /** A certificate that names alice. */
    readonly certificate: CertificateAndKey,
    private readonly child: ChildProcess,
  ) {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text: Buffer) => {
        this.output = (this.output + text.toString()).slice(-20_000);
      });
    child.on('exit', (code, signal) => {
      this.exited = code ?? signal ?? 'gone';
    });
    child.on('message', (message: Stall | Memory) => {
      if (message.kind === 'stall') this.stalls.push(message);
      else this.#awaited.shift()?.(message);
    });
  }

  static async start(): Promise<Target> {
    const folder = freshFolder();
    const [tokens, authorities] = [path.join(folder, 'tokens.csv'), path.join(folder, 'ca.crt')];
    writeFileSync(tokens, `${TOKENS.alice},alice,1\n${TOKENS.mallory},mallory,2\n`);
    const clients = Authority.root();
    writeFileSync(authorities, clients.cert);
    const open = path.join(folder, 'callers.yaml');
    writeFileSync(open, OPEN_PATHS);
    const monitor = pathToFileURL(path.join(ROOT, 'dist/test/attack/monitor.js')).href;
    const flags = [
      '--secure-port=0',
      `--data-dir=${path.join(folder, 'data')}`,
      `--token-auth-file=${tokens}`,
      `--client-ca-file=${authorities}`,
      `--authentication-config=${open}`,
    ];
    const child = spawn(
      process.execPath,
      ['--expose-gc', '--import', monitor, path.join(ROOT, 'dist/runtime/main.js'), 'serve', ...flags],
      {
        cwd: ROOT,
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      },
    );
    const target = new Target(folder, clients.issue('alice'), child);
    while (!target.output.includes('Ready.')) {
      if (target.exited !== undefined) throw new Error(`the server ended with ${target.exited}: ${target.output}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    target.port = Number(/Serving on https:\/\/[^:]+:(\d+)/.exec(target.output)?.[1]);
    return target;
  }

  /** Where the server listens; what it says later may be more than is kept of its output. */
  port = Number.NaN;

  get administrator(): string {
    return readFileSync(path.join(this.folder, 'data', 'admin.token'), 'utf8').trim();
  }

  /** What is in use after everything that can be let go of was. */
  memory(): Promise<Memory> {
    return new Promise((resolve) => {
      this.#awaited.push(resolve);
      this.child.send('memory');
    });
  }

  /** The worst stall since the moment (Unix milliseconds); what the server still has to tell is waited for. */
  async stallSince(moment: number): Promise<number> {
    await new Promise((resolve) => setTimeout(resolve, 40));
    return Math.max(0, ...this.stalls.filter(({ at }) => at >= moment).map(({ ms }) => ms));
  }

  async stop(): Promise<void> {
    if (this.exited === undefined) {
      const gone = new Promise((resolve) => this.child.once('exit', resolve));
      this.child.kill('SIGKILL');
      await gone;
    }
    removeFolder(this.folder);
  }
}
