/**
 * When the controllers of a server may run: of several servers with one store one at a time, and those that an outside controller
 * manager runs as well while none is at work. Such a manager holds a lock under its own name: a lease, or in older releases an
 * annotation of an object of endpoints or of a config map.
 */
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Lease } from '../../generated/coordination/v1/types.js';
import type { Clock, Timer } from '../model/clock.js';
import type { ApiObject } from '../model/object.js';
import { serverAs } from './framework/author.js';
import type { Controller, HostParts } from './framework/contract.js';
import type { Permission } from './framework/controller-group.js';
import { LeaderElection, type LeaseRecord } from './framework/leader-election.js';

const SYSTEM = 'kube-system';
/** The name under which this project's servers choose among themselves. */
const OWN_LOCK = 'kindwright-controllers';
/** A server that was killed is replaced within so many seconds that whoever waits for a namespace to go hardly notices. */
const SECONDS = { leaseDurationSeconds: 4, renewDeadlineSeconds: 3, retryPeriodSeconds: 0.8 };
const OUTSIDE_LOCK = 'kube-controller-manager';
const LOCK_ANNOTATION = ['leader', 'control-plane.alpha'] as const;

export class ControllerPermission implements Permission {
  readonly #election: LeaderElection | undefined;
  readonly #locks: OutsideLock[] = [];
  readonly #ends: (() => void)[] = [];
  #changed: () => void = () => undefined;

  constructor(private readonly host: HostParts<'registry' | 'environment' | 'clock' | 'api'>) {
    const { api, clock, environment } = host;
    const leases = this.#leases;
    if (environment.othersWrite && leases !== undefined)
      this.#election = new LeaderElection({
        leases: api.client(serverAs('kindwright')).resource<LeaseRecord>(leases),
        namespace: SYSTEM,
        name: OWN_LOCK,
        identity: `${hostname()}_${randomUUID()}`,
        clock,
        ...SECONDS,
        started: () => this.#changed(),
        stopped: () => this.#changed(),
      });
  }

  async start(changed: () => void): Promise<void> {
    this.#changed = changed;
    this.#election?.start();
    const { registry } = this.host;
    const annotation = registry.words.label(...LOCK_ANNOTATION);
    const inAnnotation = ({ metadata }: ApiObject): LeaseRecord['spec'] => recordOf(metadata.annotations?.[annotation]);
    const leases = this.#leases;
    if (leases !== undefined) this.#lock(leases, (lease: Lease) => lease.spec);
    for (const resource of ['endpoints', 'configmaps']) if (registry.has(resource)) this.#lock(resource, inAnnotation);
    await Promise.all(this.#locks.map((lock) => lock.synced));
  }

  allows({ standsAside }: Controller): boolean {
    if (this.#election?.leading === false) return false;
    return standsAside !== true || !this.#locks.some((lock) => lock.held);
  }

  async stop(): Promise<void> {
    for (const end of this.#ends) end();
    for (const lock of this.#locks) lock.forget();
    await this.#election?.stop();
  }

  get #leases(): string | undefined {
    const { registry } = this.host;
    const id = `leases.${registry.words.group('coordination')}`;
    return registry.has(id) ? id : undefined;
  }

  #lock<T>(resource: string, specOf: (object: T) => LeaseRecord['spec']): void {
    const { api, clock } = this.host;
    const informer = api.informer<T>(resource, { namespace: SYSTEM, name: OUTSIDE_LOCK });
    const lock = new OutsideLock(clock, () => this.#changed());
    this.#ends.push(
      informer.onChange(({ type, object }) => {
        if (type === 'deleted') lock.forget();
        else lock.saw(specOf(object as T));
      }),
    );
    lock.synced = informer.synced();
    this.#locks.push(lock);
  }
}

/** A lock that somebody else may hold: it counts as held for as long as it is renewed in time, by the clock of this machine. */
class OutsideLock {
  synced: Promise<void> = Promise.resolve();
  #seen = '';
  #expiry: Timer | undefined;

  constructor(
    private readonly clock: Clock,
    private readonly changed: () => void,
  ) {}

  get held(): boolean {
    return this.#expiry !== undefined;
  }

  saw({ holderIdentity = '', renewTime = '', leaseDurationSeconds = 0 }: LeaseRecord['spec']): void {
    const seen = `${holderIdentity} ${renewTime}`;
    if (seen === this.#seen) return;
    const first = this.#seen === '';
    this.#seen = seen;
    const remaining = leaseDurationSeconds * 1000;
    // What was over before this server looked at it is not held; later renewals count from when they are seen.
    if (holderIdentity === '' || (first && Date.parse(renewTime) + remaining < this.clock.now())) {
      this.forget();
      return;
    }
    const before = this.held;
    this.#expiry?.cancel();
    this.#expiry = this.clock.after(remaining, () => this.forget());
    if (!before) this.changed();
  }

  /** The lock was released. */
  forget(): void {
    const before = this.held;
    this.#expiry?.cancel();
    this.#expiry = undefined;
    if (before) this.changed();
  }
}

/** A lock in an annotation; an unreadable one counts as released. */
function recordOf(text: string | undefined): LeaseRecord['spec'] {
  try {
    const record: unknown = JSON.parse(text ?? '{}');
    return typeof record === 'object' && record !== null ? record : {};
  } catch {
    return {};
  }
}
