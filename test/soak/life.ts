/** One life of a server: its process, what its log said, and how it ended. */
import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../support/root.js';
import type { Inside } from './inside.js';

/** Where the outputs go: files, pipes that are read, read late, or that are closed once the server serves. */
export const OUTPUTS = ['file', 'pipe', 'pipe that is read late', 'pipe that is closed'] as const;
export type Output = (typeof OUTPUTS)[number];

export interface LifeOptions {
  readonly folder: string;
  readonly output: Output;
  readonly flags: readonly string[];
  readonly engineFlags: readonly string[];
}

export interface Ending {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

export class Life {
  readonly ended: Promise<Ending>;
  ending: Ending | undefined;
  readonly #child: ChildProcess;
  #piped = '';

  constructor(private readonly options: LifeOptions) {
    const { folder, flags, engineFlags, output } = options;
    const isFile = output === 'file';
    const files = isFile ? [openSync(this.#file, 'w'), openSync(this.#file, 'a')] : [];
    const inside = pathToFileURL(path.join(ROOT, 'dist/modules/test/soak/inside.js')).href;
    const [out, error]: (number | 'pipe')[] = isFile ? files : ['pipe', 'pipe'];
    this.#child = spawn(
      process.execPath,
      [
        ...engineFlags,
        '--import',
        inside,
        path.join(ROOT, 'dist/runtime/main.js'),
        'serve',
        `--data-dir=${path.join(folder, 'data')}`,
        ...flags,
      ],
      { cwd: ROOT, stdio: ['ignore', out, error, 'ipc'] },
    );
    for (const file of files) closeSync(file);
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.on('data', (text: Buffer) => {
        this.#piped = (this.#piped + text.toString()).slice(-200_000);
      });
    this.ended = new Promise((resolve) => {
      this.#child.once('close', (code, signal) => {
        this.ending = { code, signal };
        resolve(this.ending);
      });
    });
    // Signals are sent to processes that have just ended, too.
    this.#child.on('error', () => undefined);
  }

  get #file(): string {
    return path.join(this.options.folder, 'log');
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  /** What it has told so far. */
  get log(): string {
    return this.options.output === 'file' ? readFileSync(this.#file, 'utf8') : this.#piped;
  }

  get port(): number | undefined {
    const port = /Serving on https:\/\/[^\s]*:(\d+)/.exec(this.log)?.[1];
    return port === undefined ? undefined : Number(port);
  }

  /**
   * Whether the server's own code has begun, and hears signals: those that come while the engine starts end it as they end any program.
   * SIGHUP is among the last that the server begins to listen to, and the engine itself does not.
   */
  get hears(): boolean {
    try {
      const caught = /^SigCgt:\s*([0-9a-f]+)$/m.exec(readFileSync(`/proc/${this.pid}/status`, 'utf8'))?.[1] ?? '0';
      return (BigInt(`0x${caught}`) & 1n) === 1n;
    } catch {
      return false;
    }
  }

  /** Does to the outputs what their kind asks for, once the server serves. */
  disturbOutputs(): void {
    const streams = [this.#child.stdout, this.#child.stderr];
    if (this.options.output === 'pipe that is closed') for (const stream of streams) stream?.destroy();
    if (this.options.output === 'pipe that is read late') for (const stream of streams) stream?.pause();
  }

  readOn(): void {
    for (const stream of [this.#child.stdout, this.#child.stderr]) stream?.resume();
  }

  signal(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }

  happen(what: Inside): void {
    if (this.#child.connected) this.#child.send(what, () => undefined);
  }
}
