/** `kindwright dev`: serves, and generates, builds and starts anew whenever the catalogue or code changes. */
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, type FSWatcher, statSync, watch } from 'node:fs';
import path from 'node:path';
import { builtFile, packageVersion } from '../../runtime/files/package.js';
import { runGenerator } from '../command.js';
import { misfit } from '../made-from.js';
import { builtFrom } from './build.js';
import { buildServer } from './load.js';
import { type Project, ProjectError } from './project.js';
import { ROOM_NAMES } from './rooms.js';

/** Changes within this many milliseconds of each other cause one renewal. */
const SETTLED = 40;

/** Generates where the code does not fit. Gives whether it does then; what is at fault has been told. */
export function prepared(project: Project): boolean {
  if (project.isPackage || misfit(project.generated, packageVersion()) === undefined) return true;
  return runGenerator({ catalog: project.catalog, output: project.generated });
}

/** Runs an npm script; true where it succeeds. */
async function run(script: string): Promise<boolean> {
  const [code] = await once(spawn('npm', ['run', '-s', script], { stdio: 'inherit' }), 'close');
  return code === 0;
}

/**
 * Brings what is served up to date with folders that changed. Gives a word that is another one where that is different; undefined
 * where it cannot be served, after what is at fault has been told.
 */
async function renewed(project: Project, changed: ReadonlySet<string>): Promise<string | undefined> {
  if (project.isPackage)
    return (!changed.has('catalog') || (await run('generate'))) && (await run('build')) ? String(Date.now()) : undefined;
  if (!prepared(project)) return undefined;
  try {
    return await buildServer(project);
  } catch (error) {
    if (!(error instanceof ProjectError)) throw error;
    console.error(error.message);
    return undefined;
  }
}

/** The server that runs, and the one that waits to take its place. */
class Servers {
  #running: ChildProcess | undefined;
  #waiting: ChildProcess | undefined;
  /** The port that was taken first is kept, so that clients need not look for it. */
  #port: string | undefined;

  constructor(
    private readonly project: Project,
    private readonly flags: readonly string[],
  ) {}

  /** Resolves when the server is ready, or has ended, which it tells by itself. */
  async start(): Promise<void> {
    const server = this.#next();
    this.#waiting = undefined;
    this.#running = server;
    const args = this.#port === undefined ? this.flags : [...this.flags, `--secure-port=${this.#port}`];
    server.send(args);
    let output = '';
    await new Promise<void>((resolve) => {
      server.stdout?.on('data', (chunk: Buffer) => {
        process.stdout.write(chunk);
        if (output.includes('Ready.')) return;
        output += chunk.toString();
        if (output.includes('Ready.')) resolve();
      });
      server.once('exit', () => resolve());
    });
    this.#port ??= /^Serving on https:\S+:(\d+)$/m.exec(output)?.[1];
    this.#waiting = this.#next();
  }

  async stop(): Promise<void> {
    const running = this.#running;
    this.#running = undefined;
    if (running === undefined || running.exitCode !== null || running.signalCode !== null) return;
    const closed = once(running, 'exit');
    running.kill('SIGTERM');
    await closed;
  }

  async end(): Promise<void> {
    this.#waiting?.kill();
    await this.stop();
  }

  /** One that waits already, where code of the package cannot have changed since. */
  #next(): ChildProcess {
    if (this.#waiting !== undefined && this.#waiting.exitCode === null && !this.project.isPackage) return this.#waiting;
    this.#waiting?.kill();
    const program = builtFile('codegen/project-commands/dev-server.js');
    return fork(program, { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  }
}

/** Folders of a project that other programs write to. */
const NOT_FOLLOWED = ['generated', 'node_modules'];

/** Tells of changes in what a project is made from, also in folders that are made while it is watched. */
class ProjectWatcher {
  readonly #watched = new Map<string, FSWatcher>();

  constructor(
    private readonly project: Project,
    private readonly notice: (name: string) => void,
  ) {
    if (!project.isPackage) watch(project.folder, (_, name) => name !== null && this.#besides(name));
  }

  /** Watches whatever the server is built from by now. */
  follow(): void {
    for (const name of this.#names()) this.#watch(name);
  }

  #names(): string[] {
    if (this.project.isPackage) return ['catalog', 'codegen', 'runtime'];
    return [...new Set(['catalog', ...ROOM_NAMES, ...builtFrom(this.project)])].filter((name) => !NOT_FOLLOWED.includes(name));
  }

  /** Something directly in the project was changed, made or removed. */
  #besides(name: string): void {
    if (!this.#names().includes(name)) return;
    const watcher = this.#watched.get(name);
    // A folder that comes again is another one.
    if (watcher !== undefined && !existsSync(path.join(this.project.folder, name))) {
      watcher.close();
      this.#watched.delete(name);
    }
    this.#watch(name);
    this.notice(name);
  }

  #watch(name: string): void {
    const at = path.join(this.project.folder, name);
    if (this.#watched.has(name) || !existsSync(at) || !statSync(at).isDirectory()) return;
    const watcher = watch(at, { recursive: true }, () => this.notice(name));
    // A folder that is removed is no fault; the project's own watcher tells of it.
    watcher.on('error', () => undefined);
    this.#watched.set(name, watcher);
  }
}

/** Serves until it is told to stop. `flags` are those of the server. */
export async function develop(project: Project, flags: readonly string[]): Promise<void> {
  const servers = new Servers(project, flags);
  const changed = new Set<string>();
  let busy = false;
  let served: string | undefined;
  const renew = async (): Promise<void> => {
    if (busy) return;
    busy = true;
    while (changed.size > 0) {
      const folders = new Set(changed);
      changed.clear();
      const next = await renewed(project, folders);
      watcher.follow();
      // Where something is at fault, the previous server goes on.
      if (next === undefined || next === served) continue;
      served = next;
      await servers.stop();
      await servers.start();
    }
    busy = false;
  };
  let timer: NodeJS.Timeout | undefined;
  const watcher = new ProjectWatcher(project, (name) => {
    changed.add(name);
    clearTimeout(timer);
    timer = setTimeout(() => void renew(), SETTLED);
  });
  watcher.follow();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void servers.end().then(() => process.exit(0)));
  changed.add('kinds');
  await renew();
}
