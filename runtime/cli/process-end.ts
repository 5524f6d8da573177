/**
 * The end of a process that serves: whatever brings it about, from its first moment on, the log has a last line that says so. An end that no
 * process can tell of, as by SIGKILL or for want of the machine's memory, is told by the next one that serves the same data folder.
 */
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { inspect } from 'node:util';
import { ownerOnlyFolder, writeOwnerOnly } from '../files/owner-only.js';
import { directLine, tellDirectly } from '../observe/direct-line.js';

/** They ask a server to finish what it does. */
const STOPS = ['SIGTERM', 'SIGINT'] as const;
/** It asks a server to read its files again, and ends none; a terminal that is closed sends it as well. */
const RELOAD = 'SIGHUP';

/** They end a process that does not listen to them. SIGUSR1 and SIGPROF are the engine's own. */
const ENDING = ['SIGQUIT', 'SIGUSR2', 'SIGALRM', 'SIGVTALRM', 'SIGXCPU', 'SIGIO', 'SIGPWR', 'SIGSTKFLT'] as const;

/** Milliseconds in which streams have to let go of the lines that they hold back. */
const DRAINING_MS = 1000;

/** Milliseconds in which a worker whose store is gone hears that the process which had it is gone as well. */
const ORPHANED_MS = 1000;

/** What signals ask of a server. */
interface Serving {
  stop(): Promise<void>;
  reload(): Promise<void>;
}

export class ProcessEnd {
  #json = false;
  /** Of a worker; undefined where the process is the whole server. */
  #number: number | undefined;
  #server: Serving | undefined;
  #stopping = false;
  #serving = false;
  #mark: string | undefined;

  /** Tells of every end from now on. To be called once, before anything is loaded. */
  follow(): void {
    process.on('uncaughtException', (error) => this.#fail('An error that nobody caught ends the process', error));
    process.on('unhandledRejection', (error) => this.#fail('A rejection that nobody handled ends the process', error));
    // Where nobody reads the outputs any more, there is nobody to tell, and no reason to end.
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
    for (const signal of STOPS) process.on(signal, () => this.#asked(signal));
    process.on(RELOAD, () => this.#reload());
    for (const signal of ENDING) process.once(signal, () => this.#endBy(signal));
    process.on('beforeExit', () => {
      // A server has always something to wait for.
      this.#tell('The process ends, as nothing is left for it to wait for.');
      process.exitCode ||= 1;
    });
    process.on('exit', (code) => {
      this.#unmark();
      // Before it serves, whatever ends the process has said why.
      if (this.#serving) this.#tell(`The process ends with status ${code} after ${lived()}.`);
    });
  }

  /** Lines are JSON from now on. */
  tellAsJson(): void {
    this.#json = true;
  }

  /** It is a worker of a server: lines name it, and a terminal's interrupt, which all processes get, is left to the one that has the workers. */
  isWorker(number: number): void {
    this.#number = number;
    process.removeAllListeners('SIGINT').on('SIGINT', () => undefined);
  }

  /** The process that had this worker is gone. */
  orphaned(): void {
    this.#tell('The process that has the workers is gone, and the worker ends with it.');
    process.exit(1);
  }

  /** The connection to the process that has the store is gone. Where that process is gone as well, `orphaned` is called within a moment. */
  lostStore(): void {
    setTimeout(() => {
      this.#tell('The connection to the process that has the store broke, and the worker ends, to be started again.');
      process.exit(1);
    }, ORPHANED_MS);
  }

  /** Lets the server finish what it does, as the first signal does. */
  stop(): void {
    if (!this.#stopping) this.#finish();
  }

  /** The server serves: the first signal lets it finish what it does, the second ends it as it is. */
  serving(server: Serving): void {
    this.#serving = true;
    this.#server = server;
  }

  /**
   * Where the engine ends the process, as for want of memory, it leaves a report in the data folder, and where anything does without a word,
   * the next process finds a mark there and tells. A server without a folder has neither.
   */
  leaveTraces(folder: string): void {
    if (folder === '') return;
    const reports = path.join(folder, 'reports');
    try {
      ownerOnlyFolder(reports);
      if (this.#number !== undefined) {
        reportFatalErrors(reports, `fatal-error-worker-${this.#number}.json`);
        return;
      }
      this.#mark = path.join(reports, MARK);
      const gone = goneWithoutWord(this.#mark);
      if (gone !== undefined) this.#tell(gone);
      writeOwnerOnly(this.#mark, `${JSON.stringify({ process: process.pid, since: new Date().toISOString() })}\n`);
    } catch {
      // A full disk keeps nobody from serving.
      return;
    }
    reportFatalErrors(reports, REPORT);
  }

  #asked(signal: NodeJS.Signals): void {
    if (this.#server === undefined) {
      this.#tell(`${signal}: the process ends before its server was there.`);
      process.exit(0);
    }
    this.#tell(this.#stopping ? `${signal} came again: the server ends as it is.` : `${signal}: the server finishes what it does.`);
    if (this.#stopping) process.exit(1);
    this.#finish();
  }

  #finish(): void {
    this.#stopping = true;
    if (this.#server === undefined) process.exit(0);
    this.#server.stop().then(
      async () => {
        await drained();
        process.exit(0);
      },
      (error: unknown) => this.#fail('The server did not end in order', error),
    );
  }

  #reload(): void {
    if (this.#server === undefined) {
      this.#tell(`${RELOAD}: files are read when the server starts, which it does.`);
      return;
    }
    this.#tell(`${RELOAD}: files that flags name are read again where they have changed.`);
    this.#server.reload().catch((error: unknown) => this.#tell(`${RELOAD}: files could not be read again: ${inspect(error)}`));
  }

  /** Ends the process by the signal, as it would end without a listener. */
  #endBy(signal: NodeJS.Signals): void {
    this.#unmark();
    this.#tell(`${signal} ends the process after ${lived()}.`);
    process.kill(process.pid, signal);
  }

  #fail(what: string, error: unknown): never {
    this.#tell(`${what}: ${inspect(error)}`);
    process.exit(1);
  }

  #unmark(): void {
    const mark = this.#mark;
    this.#mark = undefined;
    // One of another process that serves the same folder stays.
    if (mark !== undefined && markedBy(mark)?.process === process.pid) rmSync(mark, { force: true });
  }

  #tell(line: string): void {
    tellDirectly(directLine(line, {}, { json: this.#json, worker: this.#number }));
  }
}

/** How long the process was there, and the time by now. */
const lived = (): string => `${Math.round(process.uptime())}s, at ${new Date().toISOString()}`;

/** Resolves when both outputs have let go of their text, or when nobody has read it for a while. */
async function drained(): Promise<void> {
  const ends = [process.stdout, process.stderr].map((stream) => new Promise<void>((resolve) => stream.write('', () => resolve())));
  await Promise.race([Promise.all(ends), new Promise((resolve) => setTimeout(resolve, DRAINING_MS))]);
}

/** Below the folder of reports, as long as a process serves the data folder. */
const MARK = 'serving.json';

interface Mark {
  readonly process: number;
  readonly since: string;
}

/** Undefined where there is none that can be read. */
function markedBy(file: string): Mark | undefined {
  try {
    const mark: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof mark !== 'object' || mark === null || !('process' in mark && 'since' in mark)) return undefined;
    return { process: Number(mark.process), since: String(mark.since) };
  } catch {
    return undefined;
  }
}

function goneWithoutWord(file: string): string | undefined {
  const mark = markedBy(file);
  if (mark === undefined || isAlive(mark.process)) return undefined;
  return `The process ${mark.process}, which served this data folder since ${mark.since}, ended without a word of its own: it was killed, its memory was too little, or the machine stopped.`;
}

/** The first process of a container always has the same number: a mark with this one's own is of another that is gone. */
function isAlive(pid: number): boolean {
  if (pid === process.pid || !Number.isInteger(pid) || pid < 1) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** One file, and one for each worker, which the next report replaces, so that a process that ends again and again fills no disk. */
const REPORT = 'fatal-error.json';

/** Variables of the environment may be secrets, so that an engine which cannot leave them out writes no report. */
function reportFatalErrors(folder: string, file: string): void {
  const { report } = process;
  if (report === undefined || !('excludeEnv' in report)) return;
  report.excludeEnv = true;
  if ('excludeNetwork' in report) report.excludeNetwork = true;
  report.directory = path.resolve(folder);
  report.filename = file;
  report.reportOnFatalError = true;
}
