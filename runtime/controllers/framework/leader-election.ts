/** Elects the server that runs the controllers: the holder of a lease, for as long as it renews it. */
import type { Clock, Timer } from '../../model/clock.js';
import { ApiError } from '../../model/errors.js';
import type { ResourceClient } from './client.js';

/** The fields of a lease that matter for leadership. */
export interface LeaseRecord {
  readonly metadata: { readonly name?: string; readonly namespace?: string; readonly resourceVersion?: string };
  readonly spec: {
    readonly holderIdentity?: string;
    readonly leaseDurationSeconds?: number;
    readonly acquireTime?: string;
    readonly renewTime?: string;
    readonly leaseTransitions?: number;
  };
}

export interface LeaderElectionOptions {
  readonly leases: ResourceClient<LeaseRecord>;
  readonly namespace: string;
  readonly name: string;
  /** Unique among the candidates. */
  readonly identity: string;
  readonly clock: Clock;
  /** How long the others wait for a leader that does not renew. */
  readonly leaseDurationSeconds?: number;
  /** How long a leader that cannot renew goes on; shorter than the lease. */
  readonly renewDeadlineSeconds?: number;
  readonly retryPeriodSeconds?: number;
  /** From 0 to less than 1, as `Math.random`, which it is where none is given: by how much those who wait do so longer. */
  readonly random?: () => number;
  readonly started: () => void;
  readonly stopped: () => void;
}

const LEASE_DURATION_SECONDS = 15;
const RENEW_DEADLINE_SECONDS = 10;
const RETRY_PERIOD_SECONDS = 2;
/** Candidates wait up to this factor longer, at random, so that they do not all ask at once. */
const JITTER = 1.2;

/** Milliseconds that `stop` waits for the store. */
const STOP_MS = 2000;

/** A time in the format of leases, in microseconds. */
const microTime = (ms: number): string => `${new Date(ms).toISOString().slice(0, -1)}000Z`;

/**
 * Holds a lease or waits for it until it is stopped. Whether another holder is alive is judged by changes of the lease seen here, never by
 * the other's clock.
 */
export class LeaderElection {
  readonly #seconds: { readonly lease: number; readonly deadline: number; readonly retry: number };
  #observed: { readonly spec: LeaseRecord['spec']; readonly at: number } | undefined;
  #leading = false;
  #stopped = false;
  #next: Timer | undefined;
  #deadline: Timer | undefined;
  #trying: Promise<void> = Promise.resolve();

  constructor(private readonly options: LeaderElectionOptions) {
    this.#seconds = {
      lease: options.leaseDurationSeconds ?? LEASE_DURATION_SECONDS,
      deadline: options.renewDeadlineSeconds ?? RENEW_DEADLINE_SECONDS,
      retry: options.retryPeriodSeconds ?? RETRY_PERIOD_SECONDS,
    };
  }

  get leading(): boolean {
    return this.#leading;
  }

  start(): void {
    this.#trying = this.#try();
  }

  /** Gives up the lease if it is held, so that others need not wait; a store that does not answer is not waited for. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#next?.cancel();
    this.#deadline?.cancel();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, STOP_MS);
    });
    await Promise.race([this.#giveUp(), late]);
    clearTimeout(timer);
  }

  async #giveUp(): Promise<void> {
    await this.#trying;
    if (!this.#leading) return;
    this.#lose();
    await this.#release().catch(() => undefined);
  }

  async #try(): Promise<void> {
    const held = await this.#acquireOrRenew().catch(() => false);
    if (this.#stopped) {
      this.#leading ||= held;
      return;
    }
    if (held) this.#hold();
    const { retry } = this.#seconds;
    const { clock, random = Math.random } = this.options;
    const wait = this.#leading ? retry : retry * (1 + random() * JITTER);
    this.#next = clock.after(wait * 1000, () => {
      this.#trying = this.#try();
    });
  }

  #hold(): void {
    this.#deadline?.cancel();
    this.#deadline = this.options.clock.after(this.#seconds.deadline * 1000, () => this.#lose());
    if (this.#leading) return;
    this.#leading = true;
    this.options.started();
  }

  #lose(): void {
    this.#deadline?.cancel();
    if (!this.#leading) return;
    this.#leading = false;
    this.options.stopped();
  }

  /** Whether the lease is held now. */
  async #acquireOrRenew(): Promise<boolean> {
    const { leases, namespace, name, identity, clock } = this.options;
    const now = clock.now();
    const time = microTime(now);
    const own = { holderIdentity: identity, leaseDurationSeconds: this.#seconds.lease, renewTime: time };
    let lease: LeaseRecord;
    try {
      lease = await leases.get(namespace, name);
    } catch (error) {
      if (!(error instanceof ApiError) || error.reason !== 'NotFound') throw error;
      this.#observe(await leases.create({ metadata: { namespace, name }, spec: { ...own, acquireTime: time, leaseTransitions: 0 } }), now);
      return true;
    }
    this.#observe(lease, now);
    const { spec } = lease;
    const isOwn = spec.holderIdentity === identity;
    const livesUntil = (this.#observed?.at ?? now) + (spec.leaseDurationSeconds ?? this.#seconds.lease) * 1000;
    if (!isOwn && spec.holderIdentity && livesUntil > now) return false;
    const since = isOwn
      ? { acquireTime: spec.acquireTime, leaseTransitions: spec.leaseTransitions }
      : { acquireTime: time, leaseTransitions: (spec.leaseTransitions ?? 0) + 1 };
    this.#observe(await leases.update({ ...lease, spec: { ...spec, ...own, ...since } }), now);
    return true;
  }

  #observe({ spec }: LeaseRecord, now: number): void {
    const known = this.#observed?.spec;
    if (known?.holderIdentity !== spec.holderIdentity || known?.renewTime !== spec.renewTime) this.#observed = { spec, at: now };
  }

  async #release(): Promise<void> {
    const { leases, namespace, name, identity, clock } = this.options;
    const lease = await leases.get(namespace, name);
    if (lease.spec.holderIdentity !== identity) return;
    const time = microTime(clock.now());
    await leases.update({ ...lease, spec: { ...lease.spec, holderIdentity: '', leaseDurationSeconds: 1, renewTime: time } });
  }
}
