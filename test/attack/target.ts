/** The attacked server: a process of its own, with users who may little, and a monitor inside. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CertificateAndKey } from '../../runtime/auth/certificates.js';
import { Authority } from '../support/certificates/authority.js';
import { freshFolder, removeFolder } from '../support/programs/process.js';
import { ROOT } from '../support/root.js';
import type { Asked, Memory, Stall, Told } from './monitor.js';

/** Tokens of the users: alice has a role in her namespace, mallory has none. */
export const TOKENS = { alice: 'alice-token', mallory: 'mallory-token' } as const;
/** Tokens of those who fill the server with state (`state/`), and of one who works beside them. */
export const TENANTS = { editor: 'editor-token', definer: 'definer-token', bystander: 'bystander-token' } as const;

/** Where requests without credentials are taken. */
const OPEN_PATHS = `apiVersion: apiserver.config.k8s.io/v1
kind: AuthenticationConfiguration
anonymous: { enabled: true, conditions: [ { path: /livez }, { path: /readyz } ] }
`;

const MEBIBYTE = 1024 * 1024;

/** The whole attack takes more than an hour. */
const DAY_MS = 24 * 3600 * 1000;

export class Target {
  readonly stalls: Stall[] = [];
  /** What the server said last on its outputs. */
  output = '';
  /** What it said since it was ready, the last mebibyte of it. */
  told = '';
  /** Where it serves; known once it has started. */
  port = Number.NaN;
  exited: number | string | undefined;
  /** Who waits for what the server tells; undefined is told when it has ended. */
  readonly #awaited: ((told: Told | undefined) => void)[] = [];

  private constructor(
    readonly folder: string,
    /** A certificate that names alice. */
    readonly certificate: CertificateAndKey,
    private readonly child: ChildProcess,
  ) {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text: Buffer) => {
        this.output = (this.output + text.toString()).slice(-20_000);
        this.told = (this.told + text.toString()).slice(-MEBIBYTE);
      });
    child.on('exit', (code, signal) => {
      this.exited = code ?? signal ?? 'gone';
      for (const tell of this.#awaited.splice(0)) tell(undefined);
    });
    child.on('message', (message: Told) => {
      if (message.kind === 'stall') this.stalls.push(message);
      else this.#awaited.shift()?.(message);
    });
  }

  /**
   * `tree`: the checkout whose server is attacked, which is built there; one of before may lack flags that only today's needs. `release`:
   * the release that the server shows; its own where it is empty.
   */
  static async start({ tree = ROOT, release = '' } = {}): Promise<Target> {
    const folder = freshFolder();
    const [tokens, authorities] = [path.join(folder, 'tokens.csv'), path.join(folder, 'ca.crt')];
    const users = Object.entries({ ...TOKENS, ...TENANTS }).map(([user, token], i) => `${token},${user},${i + 1}\n`);
    writeFileSync(tokens, users.join(''));
    const clients = Authority.root();
    writeFileSync(authorities, clients.cert);
    const open = path.join(folder, 'callers.yaml');
    writeFileSync(open, OPEN_PATHS);
    const monitor = pathToFileURL(path.join(ROOT, 'dist/modules/test/attack/monitor.js')).href;
    const flags = [
      '--secure-port=0',
      `--data-dir=${path.join(folder, 'data')}`,
      `--token-auth-file=${tokens}`,
      `--client-ca-file=${authorities}`,
      ...(tree === ROOT ? [`--authentication-config=${open}`, '--console'] : []),
      ...(release === '' ? [] : [`--release=${release}`]),
    ];
    const child = spawn(
      process.execPath,
      ['--expose-gc', '--import', monitor, path.join(tree, 'dist/runtime/main.js'), 'serve', ...flags],
      {
        cwd: tree,
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      },
    );
    const target = new Target(folder, clients.issue('alice', { notAfter: new Date(Date.now() + DAY_MS) }), child);
    while (!target.output.includes('Ready.')) {
      if (target.exited !== undefined) throw new Error(`the server ended with ${target.exited}: ${target.output}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    target.told = '';
    target.link = /https:\S+\/console\/#code=[\w-]+/.exec(target.output)?.[0] ?? '';
    target.port = Number(/Serving on https:\/\/[^:]+:(\d+)/.exec(target.output)?.[1]);
    return target;
  }

  /** The link that the server prints at its start, which logs the administrator in once. */
  link = '';

  get administrator(): string {
    return readFileSync(path.join(this.folder, 'data', 'admin.token'), 'utf8').trim();
  }

  /** What is in use after everything that can be let go of was. */
  async memory(): Promise<Memory> {
    const told = await this.#ask('memory');
    if (told.kind !== 'memory') throw new Error(`the monitor told ${told.kind} when it was asked for memory`);
    return told;
  }

  /** Milliseconds of processor time that the server has used. */
  async processorTime(): Promise<number> {
    const told = await this.#ask('used');
    if (told.kind !== 'used') throw new Error(`the monitor told ${told.kind} when it was asked for processor time`);
    return told.ms;
  }

  #ask(question: Asked): Promise<Told> {
    return new Promise((resolve, reject) => {
      const gone = (): void => reject(new Error(`the server is gone: ${this.output.slice(-1000)}`));
      this.#awaited.push((told) => (told === undefined ? gone() : resolve(told)));
      this.child.send(question, (error) => {
        if (error !== null) gone();
      });
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
