/**
 * Counts writes in the status of quotas before they are stored. Concurrent writes of a namespace are counted together, by one write of each
 * quota. That write succeeds only if nobody else, on this server or another, has counted in between.
 */
import type { ResourceQuota } from '../../../../generated/core/v1/types.js';
import { SERVER_MANAGER, serverAs, writeBy } from '../../../controllers/framework/author.js';
import type { Turn } from '../../../model/definition/settled.js';
import { ApiError } from '../../../model/errors.js';
import type { ApiObject } from '../../../model/object.js';
import { subtractQuantities } from '../../../model/values/quantity.js';
import type { OperatorLog } from '../../../observe/operator-log.js';
import { type Amounts, addAmounts } from '../../../quota/amounts.js';
import type { ObjectReader } from '../../../resource/reader.js';
import { update } from '../../../resource/writes/update.js';
import type { Charge } from './charge.js';

type Quota = Readonly<ResourceQuota>;
/** The amounts that a write took, by the names of quotas. */
type Taken = ReadonlyMap<string, Amounts>;

interface Waiting {
  readonly charge: Charge;
  readonly dryRun: boolean;
  resolve(taken: Taken): void;
  reject(error: unknown): void;
}

/** A quota after some writes were counted. */
interface Counted {
  readonly quota: Quota;
  used: Amounts;
  added: Amounts;
}

/** Attempts before 409 is returned because other servers always counted first. */
const TRIES = 100;

/** The quota was changed after it was read. */
class Overtaken extends Error {}

export class Ledger {
  readonly #waiting = new Map<string, Waiting[]>();

  constructor(
    private readonly quotas: ObjectReader<ResourceQuota>,
    private readonly log: OperatorLog,
  ) {}

  /** The amounts that the write takes; a dry run keeps nothing. Throws 403 if a quota has no room. */
  take(namespace: string, charge: Charge, dryRun: boolean): Promise<Taken> {
    return new Promise((resolve, reject) => {
      const waiting = { charge, dryRun, resolve, reject };
      const others = this.#waiting.get(namespace);
      if (others !== undefined) others.push(waiting);
      else {
        this.#waiting.set(namespace, [waiting]);
        void this.#work(namespace);
      }
    });
  }

  /** Returns the amounts of a write that was not stored. Nothing is returned to a quota that was deleted or recounted. */
  async giveBack(namespace: string, taken: Taken): Promise<void> {
    for (const [name, amounts] of taken) {
      try {
        await this.#write(namespace, name, undefined, ({ used = {} }) => {
          const less = Object.entries(amounts).filter(([of]) => used[of] !== undefined);
          return { ...used, ...Object.fromEntries(less.map(([of, amount]) => [of, subtractQuantities(used[of] ?? '0', amount)])) };
        });
      } catch (error) {
        if (error instanceof ApiError && error.reason === 'NotFound') continue;
        // The caller gets the error of its own write; the quota is recounted by its controller.
        this.log(`quota ${namespace}/${name} keeps what a write took that failed: ${error instanceof Error ? error.message : error}`);
      }
    }
  }

  /** Counts all waiting writes of a namespace, and those that arrive meanwhile. */
  async #work(namespace: string): Promise<void> {
    for (let all = this.#waiting.get(namespace) ?? []; all.length > 0; all = this.#waiting.get(namespace) ?? []) {
      this.#waiting.set(namespace, []);
      try {
        await this.#count(namespace, all);
      } catch (error) {
        for (const { reject } of all) reject(error);
      }
    }
    this.#waiting.delete(namespace);
  }

  async #count(namespace: string, all: readonly Waiting[]): Promise<void> {
    const { resource } = this.quotas;
    const turn = resource.environment.pace.begin();
    for (let attempt = 1; ; attempt += 1) {
      await resource.caughtUp();
      const counted = this.quotas.peekAll(namespace).map((quota): Counted => ({ quota, used: quota.status.used ?? {}, added: {} }));
      const verdicts: [Waiting, Taken | ApiError][] = [];
      for (const waiting of all) verdicts.push([waiting, await verdictOf(waiting, counted, turn)]);
      const stored = await this.#store(namespace, counted);
      if (stored) {
        for (const [{ resolve, reject }, verdict] of verdicts) verdict instanceof Error ? reject(verdict) : resolve(verdict);
        return;
      }
      if (attempt === TRIES) throw resource.changed(resource.forms.version(resource.definition.hub), counted[0]?.quota.metadata.name ?? '');
    }
  }

  /** Stores the amounts that were added to each quota. False, with nothing added to any quota, if another server counted first. */
  async #store(namespace: string, counted: readonly Counted[]): Promise<boolean> {
    const written = new Map<string, Amounts>();
    for (const { quota, used, added } of counted) {
      if (Object.keys(added).length === 0) continue;
      const { name = '', resourceVersion } = quota.metadata;
      try {
        await this.#write(namespace, name, resourceVersion, () => used);
        written.set(name, added);
      } catch (error) {
        await this.giveBack(namespace, written);
        if (error instanceof Overtaken || (error instanceof ApiError && error.reason === 'NotFound')) return false;
        throw error;
      }
    }
    return true;
  }

  /** Writes the usage if the quota still has the given version, or unconditionally without one. */
  async #write(
    namespace: string,
    name: string,
    expected: string | undefined,
    usedOf: (status: ResourceQuota['status']) => Amounts,
  ): Promise<void> {
    const { resource } = this.quotas;
    await update(resource, {
      ...writeBy(serverAs(SERVER_MANAGER), resource.forms.version(resource.definition.hub)),
      namespace,
      name,
      subresource: 'status',
      replaces: false,
      change: (live) => {
        // An update of an absent quota fails before it asks for the change.
        if (live === undefined || (expected !== undefined && live.metadata.resourceVersion !== expected)) throw new Overtaken();
        const { status } = live as ApiObject & Pick<ResourceQuota, 'status'>;
        return { ...live, status: { ...status, used: usedOf(status) } };
      },
    });
  }
}

/** What the write takes in addition to those before it, or why it is refused. */
async function verdictOf({ charge, dryRun }: Waiting, counted: readonly Counted[], turn: Turn): Promise<Taken | ApiError> {
  const uncovered = charge.uncovered(counted.map(({ quota }) => quota));
  const matching: Counted[] = [];
  for (const one of counted) {
    await turn();
    if (charge.matches(one.quota)) matching.push(one);
  }
  for (const { quota } of matching) {
    await turn();
    const fault = charge.uncountable(quota);
    if (fault !== undefined) return fault;
  }
  if (uncovered !== undefined) return uncovered;
  const taken = new Map<string, Amounts>();
  for (const { quota, used } of matching) {
    await turn();
    const added = charge.added(quota);
    const fault = charge.exceeding(quota, used, added);
    if (fault !== undefined) return fault;
    if (Object.keys(added).length > 0) taken.set(quota.metadata.name ?? '', added);
  }
  if (dryRun) return new Map();
  for (const one of matching) {
    const added = taken.get(one.quota.metadata.name ?? '') ?? {};
    one.used = addAmounts(one.used, added);
    one.added = addAmounts(one.added, added);
  }
  return taken;
}
