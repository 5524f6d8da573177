/**
 * The process that has the workers of a server: it starts them, and starts those again that end, holds the store where that is one process's,
 * and keeps what all have together. Connections go past it: workers accept them by themselves from the one socket that listens.
 */
import cluster, { type Worker as ChildProcess } from 'node:cluster';
import path from 'node:path';
import { consoleLink } from '../../console/console.js';
import { KeptLogins } from '../../console/sessions.js';
import { writeOwnerOnly } from '../../files/owner-only.js';
import { systemClock } from '../../model/clock.js';
import type { LineOutput } from '../../observe/audit/log-backend.js';
import { jsonLog, type OperatorLog, textLog } from '../../observe/operator-log.js';
import { auditLogOf } from '../../server/requests/auditing.js';
import { startFault } from '../../server/start-fault.js';
import { administratorToken, openDataFolder } from '../../server/storage/data-folder.js';
import { FlagError } from '../../settings/read.js';
import type { Settings } from '../../settings/settings.js';
import { tellConsoleAsJson } from '../json-console.js';
import type { ProcessEnd } from '../process-end.js';
import { GatheredMetrics } from './gathered-metrics.js';
import { HeldStore } from './held-store.js';
import { Link } from './link.js';
import type { PrimaryQuestions, WorkerListening, WorkerQuestions } from './questions.js';
import { Turns } from './turns.js';

/** Milliseconds before a worker that ended is started again: the first time, and at most where it ends again and again. */
const AGAIN_MS = { first: 100, longest: 10_000 } as const;
/** Milliseconds after which a worker that was ready counts as one that works. */
const SOUND_MS = 60_000;

interface Running {
  readonly number: number;
  readonly process: ChildProcess;
  readonly link: Link<PrimaryQuestions, WorkerQuestions>;
  readySince: number | undefined;
}

/** Resolves when all workers are ready. Throws FlagError, and what keeps the store from being opened; a worker that cannot start says why itself. */
export async function serveByWorkers(settings: Settings, count: number, end: ProcessEnd): Promise<void> {
  if (settings.text('data-dir') === '')
    throw new FlagError(['--workers: several processes share the keys of the data folder, and --data-dir names none']);
  const json = settings.text('logging-format') === 'json';
  if (json) {
    await tellConsoleAsJson();
    end.tellAsJson();
  }
  const log = json ? await jsonLog() : textLog;
  openDataFolder(settings);
  const store = await HeldStore.open(settings).catch((error: unknown) => {
    throw startFault(error, settings);
  });
  const primary = new Primary(settings, count, store, log);
  end.serving({ stop: () => primary.stop(), reload: () => primary.reload() });
  end.leaveTraces(settings.text('data-dir'));
  if (await primary.start()) return;
  await primary.stop();
  process.exit(1);
}

/** The process of a worker as lines of the log name it. */
const processOf = ({ process: { process: child } }: Running): string =>
  child.pid === undefined ? 'whose process was not started' : `the process ${child.pid}`;

class Primary {
  readonly #workers = new Map<number, Running>();
  readonly #metrics = new GatheredMetrics();
  readonly #logins = new KeptLogins(systemClock);
  readonly #turns = new Turns();
  readonly #pauses = new Map<number, number>();
  readonly #timers = new Set<NodeJS.Timeout>();
  #auditLog: Promise<LineOutput> | undefined;
  #url = '';
  #listening: (() => void) | undefined;
  #ready: (() => void) | undefined;
  /** Called where a worker ends before all were ready for the first time. */
  #failed: (() => void) | undefined;
  #stopping = false;
  /** Called whenever a worker has ended. */
  #ended: () => void = () => undefined;

  constructor(
    private readonly settings: Settings,
    private readonly count: number,
    private readonly store: HeldStore | undefined,
    private readonly log: OperatorLog,
  ) {
    cluster.schedulingPolicy = cluster.SCHED_NONE;
    cluster.setupPrimary({ serialization: 'advanced' });
  }

  /** Whether all workers became ready. The first makes keys and certificates that are missing, before the others look for them. */
  async start(): Promise<boolean> {
    const failed = new Promise<false>((resolve) => {
      this.#failed = () => resolve(false);
    });
    const listening = new Promise<true>((resolve) => {
      this.#listening = () => resolve(true);
    });
    const ready = new Promise<true>((resolve) => {
      this.#ready = () => resolve(true);
    });
    this.#begin(1);
    if (!(await Promise.race([listening, failed]))) return false;
    for (let number = 2; number <= this.count; number += 1) this.#begin(number);
    if (!(await Promise.race([ready, failed]))) return false;
    this.#failed = undefined;
    this.#tellReady();
    return true;
  }

  async reload(): Promise<void> {
    await Promise.all([...this.#workers.values()].map(({ link }) => link.ask('reload', undefined)));
  }

  /** Lets all workers finish what they do, and then closes what they have together. */
  async stop(): Promise<void> {
    this.#stopping = true;
    for (const timer of this.#timers) clearTimeout(timer);
    for (const { link } of this.#workers.values()) link.ask('stop', undefined).catch(() => undefined);
    while (this.#workers.size > 0)
      await new Promise<void>((resolve) => {
        this.#ended = resolve;
      });
    await (await this.#auditLog)?.close();
    await this.store?.close();
  }

  #begin(number: number): void {
    const child = cluster.fork();
    const link: Running['link'] = new Link<PrimaryQuestions, WorkerQuestions>(
      {
        send: (message) => {
          // A worker that was killed a moment ago does not hear it, which its end is told of.
          if (child.isConnected()) child.send(message, () => undefined);
        },
        onMessage: (listener) => child.on('message', listener),
      },
      {
        begin: () => {
          // It was started a moment before the end, and has not heard of that.
          if (this.#stopping) child.process.kill();
          return { number, count: this.count, store: this.store?.at, folder: this.store?.folder };
        },
        listening: (told) => this.#heardListening(told),
        ready: () => this.#heardReady(number),
        openAuditLog: async () => {
          this.#auditLog ??= auditLogOf(this.settings, this.log);
          await this.#auditLog;
          return undefined;
        },
        appendAudit: async (text) => {
          await (await this.#auditLog)?.append(text);
          return undefined;
        },
        beginSession: ({ credentials, user }) => this.#logins.begin(credentials, user),
        useSession: (name) => this.#logins.use(name),
        endSession: (name) => {
          this.#logins.end(name);
          return undefined;
        },
        redeemCode: (code) => this.#logins.redeem(code),
        takeTurn: async (name) => {
          await this.#turns.take(name, number);
          return undefined;
        },
        endTurn: (name) => {
          this.#turns.end(name);
          return undefined;
        },
        metricsOfAll: (page) => this.#metrics.texts(page),
      },
    );
    const worker: Running = { number, process: child, link, readySince: undefined };
    this.#workers.set(number, worker);
    this.#metrics.began(number, (page) => link.ask('metrics', page));
    child.once('exit', (code, signal) => this.#heardEnd(worker, signal ?? `status ${code}`));
    // A process that the system did not start, as for want of memory, has no end that would be told.
    child.once('error', (error) => {
      if (child.process.pid === undefined) this.#heardEnd(worker, error.message);
    });
  }

  #heardListening({ url, announcement, kubeconfig }: WorkerListening): undefined {
    this.#listening?.();
    if (url === this.#url) return;
    const first = this.#url === '';
    this.#url = url;
    if (first) console.log(announcement);
    console.log(`Serving on ${url} by ${this.count} workers\n${this.#pointing(kubeconfig)}`);
  }

  /** How kubectl is pointed at the server, whose configuration is written into the data folder. */
  #pointing(kubeconfig: string): string {
    const file = path.resolve(this.settings.text('data-dir'), 'kubeconfig');
    try {
      writeOwnerOnly(file, kubeconfig);
      return `Point kubectl at it:\n\n  export KUBECONFIG=${file}\n`;
    } catch (error) {
      return `The file for kubectl was not written: ${error instanceof Error ? error.message : String(error)}`;
    }
  }

  #heardReady(number: number): undefined {
    const worker = this.#workers.get(number);
    if (worker !== undefined) worker.readySince = performance.now();
    if (this.#failed === undefined && worker !== undefined) this.log(`Worker ${number}, ${processOf(worker)}, is ready.`);
    if (this.#workers.size === this.count && [...this.#workers.values()].every(({ readySince }) => readySince !== undefined))
      this.#ready?.();
  }

  #tellReady(): void {
    if (this.settings.flag('console')) {
      const link = consoleLink(this.#url, this.#logins, { token: administratorToken(this.settings) });
      console.log(`Open the console with this link, once and within a quarter of an hour:\n\n  ${link}\n`);
    }
    console.log(`Workers: ${[...this.#workers.values()].map((worker) => `${worker.number} is ${processOf(worker)}`).join(', ')}.`);
    console.log('Ready.');
    console.log(`The start took ${process.uptime().toFixed(1)}s, until ${new Date().toISOString()}.`);
    console.log('The files of the server have to stay as they are: a worker that is started again reads them.');
  }

  #heardEnd(worker: Running, how: string): void {
    const { number, link } = worker;
    link.close();
    this.#metrics.ended(number);
    this.#turns.gone(number);
    this.#workers.delete(number);
    this.#ended();
    if (this.#stopping) return;
    if (this.#failed !== undefined) {
      this.#failed();
      return;
    }
    const pause = this.#pauseBefore(worker);
    this.log(`Worker ${number}, ${processOf(worker)}, ended with ${how}, and is started again in ${pause}ms.`);
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.#begin(number);
    }, pause);
    this.#timers.add(timer);
  }

  #pauseBefore({ number, readySince }: Running): number {
    const wasSound = readySince !== undefined && performance.now() - readySince > SOUND_MS;
    const pause = wasSound ? AGAIN_MS.first : (this.#pauses.get(number) ?? AGAIN_MS.first);
    this.#pauses.set(number, Math.min(AGAIN_MS.longest, pause * 2));
    return pause;
  }
}
