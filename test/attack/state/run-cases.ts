/**
 * Runs the cases with state, each at its size and at twice that, and judges them by the processor time that a byte costs, by how long the
 * loop stands still, and by what another tenant waits meanwhile.
 */
import { performance } from 'node:perf_hooks';
import { beside, prepareBystander, slowestHundredth } from '../bystander/index.js';
import { Client } from '../client.js';
import { inTurns } from '../in-turns.js';
import { type Target, TENANTS } from '../target.js';
import { list, type Place, type StatefulCase, sent } from './case.js';
import { OpenWatches } from './open-watches.js';
import { makePlace, removePlace } from './places.js';
import { startService } from './services.js';

/** No turn of the loop may last longer, in milliseconds, beside the noise of the machine. */
const TURN_MS = 100;
/** What a byte costs at twice the size may be so many times what it costs at the size. */
const GROWTH = 1.6;
/** Milliseconds of processor time below which growth is the noise of a warming process. */
const COUNTED_MS = 250;
/** Processor time that is fair whatever the case: for a request, and for each byte that is sent. */
const FAIR_MS_PER_REQUEST = 6;
const FAIR_MS_PER_BYTE = 0.0015;
/** The slowest hundredth of another tenant's requests may take so many times what it takes beside ordinary work. */
const SLOWER = 3;
/** A process is at rest when it used at most `REST_MS` in each of the last `RESTS` looks, `LOOK_MS` apart. */
const LOOK_MS = 40;
const REST_MS = 6;
/** Requests of the bystander's within a look, at most. */
const MOST_IN_LOOK = 8;
const RESTS = 5;
const PATIENCE_MS = 60_000;
/** Requests of the bystander's of which the slowest hundredth says something; a case that is over before is run again, so often at most. */
const SAMPLES = 100;
const RUNS = 6;
/** A request that awaits something is sent again so often, with a look's time between. */
const AGAIN = 15;
/** A case that fails is tried so often in all, and counts where it fails each time: what is noise does not come again. */
const TRIES = 3;

export interface Measured {
  /** Bytes that were sent, and those that are fair beside. */
  readonly bytes: number;
  readonly requests: number;
  /** How often each status was answered. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Milliseconds of processor time until the server was at rest again. */
  readonly used: number;
  /** Milliseconds by which that may be wrong: what the bystander's requests took is taken off, and is known about. */
  readonly unsure: number;
  /** Longest time that the loop stood still, in milliseconds. */
  readonly stall: number;
  /** The slowest hundredth of the bystander's requests meanwhile, in milliseconds. */
  readonly p99: number;
  readonly faults: readonly string[];
}

/** A case as it went once, with how long each request of the bystander's took. */
type OneRun = Omit<Measured, 'p99'> & { readonly times: readonly number[] };

export interface CaseReport {
  readonly name: string;
  /** What was measured at the size, and at twice that unless the size was too much already. */
  readonly measured: readonly Measured[];
  readonly faults: readonly string[];
}

/** What a server without an attack shows. */
export interface Usual {
  /** Milliseconds that the loop stands still through the noise of the machine. */
  readonly noise: number;
  /** Slowest hundredth of the bystander's requests beside ordinary work, in milliseconds. */
  readonly p99: number;
  /** Milliseconds of processor time that a request of the bystander's takes by itself. */
  readonly background: number;
}

/** How long it is measured what the bystander's requests take by themselves, in milliseconds. */
const BACKGROUND_MS = 1000;

/** Every so many writes of ordinary work one has an object of a megabyte, as releases of charts are. */
const LARGE_EVERY = 25;
const LARGE_BYTES = 900_000;

const ordinaryWork: StatefulCase = {
  name: 'ordinary work',
  sender: 'editor',
  size: 1000,
  requests: ({ namespace }, size) =>
    list(size, (i) =>
      sent('POST', `/api/v1/namespaces/${namespace}/configmaps`, {
        apiVersion: 'v1',
        kind: 'ConfigMap',
        metadata: { name: `c${i}` },
        data: { text: 'x'.repeat(i % LARGE_EVERY === 0 ? LARGE_BYTES : 2000) },
      }),
    ),
  atOnce: 4,
};

/** The part of what the bystander's requests take that differs from one time to another. */
const UNSURE = 0.5;

const perByte = ({ bytes }: Measured, used: number): number => used / Math.max(1, bytes);

export class StatefulAttack {
  readonly #administrator: Client;
  readonly #tokens: Readonly<Record<StatefulCase['sender'], string>>;
  readonly #clients: Readonly<Record<StatefulCase['sender'], Client>>;
  #runs = 0;

  private constructor(
    private readonly target: Target,
    administrator: string,
    private readonly slack: number,
  ) {
    this.#administrator = new Client(target.port, administrator);
    this.#tokens = { ...TENANTS, operator: administrator };
    this.#clients = {
      operator: this.#administrator,
      editor: new Client(target.port, TENANTS.editor),
      definer: new Client(target.port, TENANTS.definer),
    };
  }

  /** `slack`: how many times the bounds of time are allowed; for runs beside other work, which find what is gross. */
  static async prepare(target: Target, slack = 1): Promise<StatefulAttack> {
    const attack = new StatefulAttack(target, target.administrator, slack);
    await prepareBystander(attack.#administrator);
    return attack;
  }

  /** Does ordinary work, as whatever a server does first takes longer. */
  async warm(): Promise<void> {
    await this.#measure(ordinaryWork, ordinaryWork.size, 0);
  }

  /** Measures ordinary work beside a server that is warm. */
  async usual(): Promise<Usual> {
    const before = await this.target.processorTime();
    const { times } = await beside(this.target.port, () => new Promise((resolve) => setTimeout(resolve, BACKGROUND_MS)));
    const background = ((await this.target.processorTime()) - before) / times.length;
    const { stall, p99 } = await this.#measure(ordinaryWork, ordinaryWork.size, background);
    return { noise: Math.min(TURN_MS / 2, stall), p99, background };
  }

  /**
   * Runs one case; where something is at fault it is tried again, `tries` times in all, beside what is usual then: other work may go on
   * on the machine.
   */
  async judge(one: StatefulCase, usual: Usual, tries = TRIES): Promise<CaseReport> {
    let report = await this.#once(one, usual);
    for (let tried = 1; tried < tries && report.faults.length > 0 && this.target.exited === undefined; tried += 1) {
      const { noise, p99, background } = await this.usual();
      report = await this.#once(one, { noise: Math.max(noise, usual.noise), p99: Math.max(p99, usual.p99), background });
    }
    return report;
  }

  close(): void {
    for (const client of Object.values(this.#clients)) client.close();
  }

  async #once(one: StatefulCase, usual: Usual): Promise<CaseReport> {
    const small = await this.#measure(one, one.size, usual.background);
    const faults = this.#faultsOf(small, usual);
    if (faults.length > 0 || this.target.exited !== undefined) return { name: one.name, measured: [small], faults };
    const large = await this.#measure(one, one.size * 2, usual.background);
    faults.push(...this.#faultsOf(large, usual));
    if (large.used > COUNTED_MS && perByte(large, large.used - large.unsure) > GROWTH * perByte(small, small.used + small.unsure)) {
      const [before, after] = [small, large].map((measured) => (1000 * perByte(measured, measured.used)).toFixed(2));
      faults.push(`a byte costs ${before} µs at ${one.size} and ${after} at ${2 * one.size}: it grows faster than what is sent`);
    }
    return { name: one.name, measured: [small, large], faults };
  }

  #faultsOf({ used, requests, bytes, stall, p99, faults }: Measured, usual: Usual): string[] {
    const found = [...faults];
    if (stall > this.slack * TURN_MS + usual.noise) found.push(`the loop stood still for ${Math.round(stall)} ms`);
    const fair = FAIR_MS_PER_REQUEST * requests + FAIR_MS_PER_BYTE * bytes;
    if (used > this.slack * Math.max(COUNTED_MS, fair))
      found.push(`${requests} requests of ${bytes} bytes cost ${Math.round(used)} ms of the processor; ${Math.round(fair)} are fair`);
    if (p99 > this.slack * Math.max(SLOWER * usual.p99, this.slack > 1 ? TURN_MS : 0))
      found.push(`the slowest hundredth of another tenant's requests took ${p99.toFixed(1)} ms instead of ${usual.p99.toFixed(1)}`);
    return found;
  }

  async #measure(one: StatefulCase, size: number, background: number): Promise<Measured> {
    const times: number[] = [];
    let most: OneRun | undefined;
    for (let run = 0; run < RUNS && times.length < SAMPLES && this.target.exited === undefined; run += 1) {
      const measured = await this.#measureOnce(one, size, background);
      times.push(...measured.times);
      most =
        most === undefined
          ? measured
          : { ...measured, stall: Math.max(most.stall, measured.stall), faults: [...most.faults, ...measured.faults] };
      if (this.slack > 1) break;
    }
    if (most === undefined) throw new Error(`the server ended with ${this.target.exited} before ${one.name}`);
    return { ...most, p99: slowestHundredth(times) };
  }

  async #measureOnce(one: StatefulCase, size: number, background: number): Promise<OneRun> {
    this.#runs += 1;
    const names = { namespace: `state-${this.#runs}`, unique: `u${this.#runs}x` };
    const service = one.service === undefined ? undefined : await startService(one.service(names, size));
    try {
      return await this.#measureAt(one, size, { ...names, ...(service === undefined ? {} : { service }) }, background);
    } finally {
      await service?.close();
    }
  }

  async #measureAt(one: StatefulCase, size: number, place: Place, background: number): Promise<OneRun> {
    const faults: string[] = [];
    await makePlace(this.#administrator, one, place);
    for (const request of one.scene?.(place, size) ?? []) {
      const { status, text } = await this.#administrator.send(request);
      if (status >= 300 || status === 0) throw new Error(`${one.name}: ${request.method} ${request.path}: ${status} ${text.slice(0, 300)}`);
    }
    await this.#atRest();
    const client = this.#clients[one.sender];
    const before = await this.target.processorTime();
    const began = Date.now();
    let [bytes, requests] = [one.fairBytes?.(size) ?? 0, 0];
    let after = before;
    const statuses = new Map<number, number>();
    const waits = await beside(this.target.port, async () => {
      const watched = one.watches?.(place, size) ?? [];
      const watches = await OpenWatches.open(this.target.port, this.#tokens[one.sender], watched);
      for (const [status, count] of watches.statuses) statuses.set(status, (statuses.get(status) ?? 0) + count);
      bytes += watched.reduce((sum, path) => sum + path.length, 0);
      requests += watched.length;
      await inTurns(one.requests(place, size), one.atOnce ?? 1, async (request) => {
        if (this.target.exited !== undefined) return;
        let answer = await client.send(request);
        for (let again = 0; again < AGAIN && request.until?.(answer) === false; again += 1) {
          await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
          answer = await client.send(request);
        }
        const { status, text } = answer;
        requests += 1;
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        bytes += request.path.length + (request.body?.length ?? 0);
        if (status === 0 || (status >= 500 && status !== 507 && one.failures?.includes(status) !== true))
          faults.push(`${request.method} ${request.path}: ${status} ${text.slice(0, 200)}`);
      });
      after = await this.#atRest(faults, background);
      watches.close();
    });
    const stall = await this.target.stallSince(began);
    if (this.target.exited === undefined) {
      await removePlace(this.#administrator, one, place);
      await this.#atRest();
    }
    const ofBystander = background * waits.times.length;
    return {
      bytes,
      requests,
      statuses,
      used: Math.max(0, after - before - ofBystander),
      unsure: UNSURE * ofBystander,
      stall,
      times: waits.times,
      faults: [...faults.slice(0, 5), ...waits.faults],
    };
  }

  /** Waits until the server does nothing but work in the background, and gives the processor time it had used then. */
  async #atRest(faults: string[] = [], background = 0): Promise<number> {
    const end = performance.now() + PATIENCE_MS;
    if (this.target.exited !== undefined) return 0;
    let used = await this.target.processorTime();
    for (let rests = 0; rests < RESTS; ) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      if (this.target.exited !== undefined) return used;
      const now = await this.target.processorTime();
      rests = now - used <= REST_MS + background * MOST_IN_LOOK ? rests + 1 : 0;
      used = now;
      if (performance.now() > end) {
        faults.push(`the server was not at rest after ${PATIENCE_MS / 1000} s`);
        return used;
      }
    }
    return used;
  }
}
