/** Random graphs of owners, made and deleted by many at once with events lost on the way, end as the rules of ownership have it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type ApiObject, type Client, serverAs } from '../../runtime/controllers/framework/index.js';
import { garbageCollection } from '../../runtime/controllers/garbage-collection/index.js';
import { systemNamespaces } from '../../runtime/controllers/system-namespaces.js';
import { CompactedError } from '../../runtime/store/index.js';
import { FlakyEngine } from '../store/flaky-engine.js';
import { TestServer } from '../support/server.js';
import { until } from '../support/until.js';

type Policy = 'Background' | 'Foreground' | 'Orphan';

type Step =
  | {
      readonly does: 'create';
      readonly name: number;
      readonly kind: number;
      readonly owners: readonly number[];
      readonly blocking: boolean;
    }
  | { readonly does: 'delete'; readonly name: number; readonly kind: number; readonly policy: Policy }
  | { readonly does: 'lose' };

const NAMES = 6;
const KINDS = [
  { resource: 'configmaps', kind: 'ConfigMap' },
  { resource: 'secrets', kind: 'Secret' },
] as const;

const place = { name: fc.nat(NAMES - 1), kind: fc.nat(KINDS.length - 1) };
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constant('create' as const),
      ...place,
      owners: fc.array(fc.nat(50), { maxLength: 3 }),
      blocking: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('delete' as const),
      ...place,
      policy: fc.constantFrom<Policy>('Background', 'Foreground', 'Orphan'),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ does: 'lose' as const }) },
);

/** An object that was made, as the model knows it. */
interface Known {
  readonly uid: string;
  readonly name: string;
  readonly kind: number;
  readonly owners: readonly string[];
  /** The round in which it was made, and that in which users first deleted it. */
  readonly round: number;
  deletedIn?: number;
  /** How users deleted it: who deletes what is on its way out still changes what becomes of its dependents. */
  readonly policies: Set<Policy>;
}

/** Whether all who deleted the object wanted its dependents to stay. */
const isOrphaning = ({ policies }: Known): boolean => policies.size === 1 && policies.has('Orphan');

/** One run over a namespace of its own. */
class Run {
  readonly known = new Map<string, Known>();
  readonly #made: Known[] = [];

  constructor(
    private readonly client: Client,
    private readonly engine: FlakyEngine,
    readonly namespace: string,
  ) {}

  async play(rounds: readonly (readonly Step[])[]): Promise<void> {
    for (const [round, steps] of rounds.entries()) await Promise.all(steps.map((one) => this.#step(one, round)));
  }

  async #step(one: Step, round: number): Promise<void> {
    if (one.does === 'lose') {
      this.engine.interrupt(new CompactedError(1, 2));
      return;
    }
    const { resource } = KINDS[one.kind] ?? KINDS[0];
    const objects = this.client.resource(resource);
    const name = `n${one.name}`;
    try {
      if (one.does === 'create') {
        // Owners are among all that ever were, so that some are gone, and some names belong to others by now.
        const owners = [...new Set(one.owners.flatMap((i) => this.#made[i % Math.max(this.#made.length, 1)] ?? []))];
        const ownerReferences = owners.map((owner) => ({
          apiVersion: 'v1',
          kind: KINDS[owner.kind]?.kind,
          name: owner.name,
          uid: owner.uid,
          blockOwnerDeletion: one.blocking,
        }));
        const { metadata } = await objects.create({ metadata: { namespace: this.namespace, name, ownerReferences } });
        const known: Known = {
          uid: metadata.uid ?? '',
          name,
          kind: one.kind,
          owners: owners.map(({ uid }) => uid),
          round,
          policies: new Set(),
        };
        this.known.set(known.uid, known);
        this.#made.push(known);
      } else {
        const { metadata } = await objects.get(this.namespace, name);
        await objects.delete(this.namespace, name, { propagationPolicy: one.policy, preconditions: { uid: metadata.uid ?? '' } });
        const known = this.known.get(metadata.uid ?? '');
        if (known === undefined) return;
        known.deletedIn ??= round;
        known.policies.add(one.policy);
      }
    } catch (error) {
      // Somebody else was faster with the name.
      assert.match(String(error), /not found|already exists|Operation cannot be fulfilled/);
    }
  }

  async there(): Promise<Map<string, ApiObject>> {
    const lists = await Promise.all(KINDS.map(({ resource }) => this.client.resource(resource).list(this.namespace)));
    return new Map(lists.flat().map((object) => [object.metadata.uid ?? '', object]));
  }

  /** What the rules of ownership do not allow of what is there in the end; each object is judged by how its owners ended. */
  faults(there: ReadonlyMap<string, ApiObject>): string[] {
    const faults: string[] = [];
    for (const { metadata } of there.values()) {
      if (metadata.deletionTimestamp !== undefined) faults.push(`${metadata.name} is still on its way out`);
      for (const { uid, name } of metadata.ownerReferences ?? [])
        if (!there.has(uid)) faults.push(`${metadata.name} still names ${name}, which is gone`);
    }
    for (const one of this.known.values()) {
      const isThere = there.has(one.uid);
      const owners = one.owners.map((uid) => this.known.get(uid));
      if (one.deletedIn !== undefined) {
        if (isThere) faults.push(`${one.name} was deleted, and is there`);
        continue;
      }
      const mustStay =
        owners.length === 0 ||
        one.owners.some((uid) => there.has(uid)) ||
        owners.every((owner) => owner !== undefined && isOrphaning(owner) && (owner.deletedIn ?? 0) > one.round && !this.#collected(owner));
      const setFree = owners.some((owner) => owner?.policies.has('Orphan'));
      if (mustStay && !isThere) faults.push(`${one.name} is gone without a reason`);
      if (!mustStay && !setFree && isThere) faults.push(`${one.name} is there without an owner`);
    }
    return faults;
  }

  /** Whether the object may have gone by another's deletion before it was deleted itself. */
  #collected({ owners }: Known): boolean {
    return owners.length > 0;
  }
}

test('random graphs of owners end as the rules have it', { timeout: 60_000 }, async () => {
  const engine = new FlakyEngine();
  const server = await TestServer.start({ engine, controllers: [systemNamespaces, garbageCollection] });
  const client = server.server.api.client(serverAs('test'));
  let runs = 0;
  try {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(step, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 6 }), async (rounds) => {
        const namespace = `run-${++runs}`;
        await client.resource('namespaces').create({ metadata: { name: namespace } });
        const run = new Run(client, engine, namespace);
        await run.play(rounds);
        // The state must become right, and then stay so while the collector goes through what came before.
        let faults: string[] = [];
        const deadline = Date.now() + 20_000;
        await until(async () => {
          faults = run.faults(await run.there());
          return faults.length === 0 || Date.now() > deadline;
        });
        assert.deepEqual(faults, []);
        await client
          .resource('configmaps')
          .create({ metadata: { namespace, name: 'mark', ownerReferences: [{ apiVersion: 'v1', kind: 'Secret', name: 'x', uid: 'x' }] } });
        await until(async () => ![...(await run.there()).values()].some(({ metadata }) => metadata.name === 'mark'));
        assert.deepEqual(run.faults(await run.there()), []);
      }),
      { numRuns: 15, endOnFailure: true },
    );
  } finally {
    await server.close();
  }
});
