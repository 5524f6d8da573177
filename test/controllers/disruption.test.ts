/** Disruption budgets: how many of their pods may go, by what is asked for and what is healthy. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Pod } from '../../generated/core/v1/types.js';
import type { PodDisruptionBudget } from '../../generated/policy/v1/types.js';
import { disruptionBudgets } from '../../runtime/controllers/disruption/controller.js';
import { CountedPod } from '../../runtime/controllers/disruption/counted-pod.js';
import { budgetState, showsState } from '../../runtime/controllers/disruption/status.js';
import { systemNamespaces } from '../../runtime/controllers/system-namespaces.js';
import { MovedClock } from '../support/clock.js';
import { type Answer, TestServer } from '../support/server.js';
import { eventually } from '../support/until.js';

const NOW = Date.parse('2030-01-01T00:10:00Z');
const ago = (seconds: number): string => `${new Date(NOW - seconds * 1000).toISOString().slice(0, 19)}Z`;

interface World {
  readonly spec: object;
  /** Pods by name: whether they are ready. */
  readonly pods: Readonly<Record<string, boolean>>;
  readonly deleted?: readonly string[];
  /** What controllers ask for; none have one when absent. */
  readonly expected?: number;
  /** Evictions that were granted. */
  readonly granted?: Readonly<Record<string, string>>;
}

const podOf = (name: string, ready: boolean, deleted: boolean): CountedPod =>
  new CountedPod({
    metadata: { name, ...(deleted ? { deletionTimestamp: ago(1) } : {}) },
    spec: {},
    status: { conditions: [{ type: 'Ready', status: ready ? 'True' : 'False' }] },
  } as unknown as Pod);

const stateOf = ({ spec, pods, deleted = [], expected, granted }: World) =>
  budgetState(
    { metadata: { name: 'b', generation: 3 }, spec, status: { disruptedPods: granted } } as unknown as PodDisruptionBudget,
    Object.entries(pods).map(([name, ready]) => podOf(name, ready, deleted.includes(name))),
    NOW,
    async () => {
      if (expected === undefined) throw new Error('found no controller ref for pod "a"');
      return expected;
    },
  );

const THREE = { a: true, b: true, c: true };

/** What is asked for: pods expected, healthy ones wanted and there, and how many may go. */
const ROWS: readonly [
  what: string,
  world: World,
  numbers: readonly [expected: number, desired: number, healthy: number, allowed: number],
][] = [
  ['a number that must be there', { spec: { minAvailable: 2 }, pods: THREE }, [3, 2, 3, 1]],
  ['more than there are', { spec: { minAvailable: 5 }, pods: THREE }, [3, 5, 3, 0]],
  ['a share that must be there, rounded up', { spec: { minAvailable: '50%' }, pods: THREE, expected: 3 }, [3, 2, 3, 1]],
  ['all of them', { spec: { minAvailable: '100%' }, pods: THREE, expected: 3 }, [3, 3, 3, 0]],
  ['a number that may go', { spec: { maxUnavailable: 1 }, pods: THREE, expected: 3 }, [3, 2, 3, 1]],
  ['a number that may go, where pods are still to come', { spec: { maxUnavailable: 1 }, pods: THREE, expected: 5 }, [5, 4, 3, 0]],
  ['a share that may go, rounded up', { spec: { maxUnavailable: '34%' }, pods: THREE, expected: 3 }, [3, 1, 3, 2]],
  ['more that may go than there are', { spec: { maxUnavailable: 9 }, pods: THREE, expected: 3 }, [3, 0, 3, 3]],
  ['pods that are not ready', { spec: { minAvailable: 1 }, pods: { a: true, b: false, c: false } }, [3, 1, 1, 0]],
  ['pods that go', { spec: { minAvailable: 1 }, pods: THREE, deleted: ['a'] }, [3, 1, 2, 1]],
  ['pods whose eviction was granted', { spec: { minAvailable: 1 }, pods: THREE, granted: { a: ago(60) } }, [3, 1, 2, 1]],
  ['pods that outlived their eviction', { spec: { minAvailable: 1 }, pods: THREE, granted: { a: ago(121) } }, [3, 1, 3, 2]],
  ['no pods yet', { spec: { minAvailable: 0 }, pods: {} }, [0, 0, 0, 0]],
  ['nothing', { spec: {}, pods: THREE }, [0, 0, 3, 0]],
];

describe('a budget', () => {
  for (const [what, world, numbers] of ROWS)
    test(`of ${what} allows ${numbers[3]}`, async () => {
      const { status } = await stateOf(world);
      assert.deepEqual([status.expectedPods, status.desiredHealthy, status.currentHealthy, status.disruptionsAllowed], numbers);
      assert.equal(status.observedGeneration, 3);
      const [condition] = status.conditions ?? [];
      assert.deepEqual(
        [condition?.type, condition?.status, condition?.reason],
        numbers[3] > 0 ? ['DisruptionAllowed', 'True', 'SufficientPods'] : ['DisruptionAllowed', 'False', 'InsufficientPods'],
      );
    });

  test('allows nothing where nobody knows how many pods there should be', async () => {
    const { status } = await stateOf({ spec: { maxUnavailable: 1 }, pods: THREE });
    assert.equal(status.disruptionsAllowed, 0);
    const [condition] = status.conditions ?? [];
    assert.deepEqual(
      [condition?.status, condition?.reason, condition?.message],
      ['False', 'SyncFailed', 'found no controller ref for pod "a"'],
    );
  });

  test('is looked at again when the first eviction is given up, and forgets those that happened', async () => {
    const granted = { a: ago(60), b: ago(30), gone: ago(10) };
    const { status, recheckAt } = await stateOf({ spec: { minAvailable: 1 }, pods: THREE, granted });
    assert.deepEqual(status.disruptedPods, { a: ago(60), b: ago(30) });
    assert.equal(recheckAt, NOW + 60_000);
  });

  test('that shows its state is left alone, with the time since when it is so', async () => {
    const { status } = await stateOf({ spec: { minAvailable: 2 }, pods: THREE });
    const budget = { metadata: { generation: 3 }, spec: { minAvailable: 2 }, status } as unknown as PodDisruptionBudget;
    const pods = Object.keys(THREE).map((name) => podOf(name, true, false));
    const later = await budgetState(budget, pods, NOW + 60_000, async () => 3);
    assert.ok(showsState(budget, later.status));
    const fewer = await budgetState(budget, pods.slice(1), NOW + 60_000, async () => 3);
    assert.ok(!showsState(budget, fewer.status));
    assert.equal(fewer.status.conditions?.[0]?.lastTransitionTime, ago(-60));
  });
});

test('a budget follows its pods and the replicas behind them, and evictions follow it', async () => {
  const clock = new MovedClock();
  const server = await TestServer.start({ clock, admission: [], controllers: [systemNamespaces, disruptionBudgets] });
  const MERGE = { 'Content-Type': 'application/merge-patch+json' };
  const [APPS, CORE] = ['/apis/apps/v1/namespaces/default', '/api/v1/namespaces/default'];
  const budget = '/apis/policy/v1/namespaces/default/poddisruptionbudgets/b';
  const template = { metadata: { labels: { app: 'web' } }, spec: { containers: [{ name: 'c', image: 'i' }] } };
  const workload = { replicas: 4, selector: { matchLabels: { app: 'web' } }, template };
  const made = async (path: string, body: object): Promise<Answer> => {
    const answer = await server.create(path, body);
    assert.equal(answer.status, 201, answer.text);
    return answer;
  };
  const ownedBy = ({ json }: Answer): object => ({
    ownerReferences: [{ apiVersion: 'apps/v1', kind: json.kind, name: json.metadata.name, uid: json.metadata.uid, controller: true }],
  });
  const deployment = await made(`${APPS}/deployments`, { metadata: { name: 'web' }, spec: workload });
  const metadata = { name: 'web-1', ...ownedBy(deployment) };
  const set = await made(`${APPS}/replicasets`, { metadata, spec: { ...workload, replicas: 1 } });
  for (const name of ['p1', 'p2', 'p3']) {
    await made(`${CORE}/pods`, { ...template, metadata: { name, labels: { app: 'web' }, ...ownedBy(set) } });
    const status = { phase: 'Running', conditions: [{ type: 'Ready', status: 'True' }] };
    await server.ask(`${CORE}/pods/${name}/status`, { method: 'PATCH', body: { status }, headers: MERGE });
  }
  const spec = { maxUnavailable: 2, selector: { matchLabels: { app: 'web' } } };
  await made('/apis/policy/v1/namespaces/default/poddisruptionbudgets', { metadata: { name: 'b' }, spec });
  const numbers = ({ json }: Answer): unknown[] => [json.status.expectedPods, json.status.currentHealthy, json.status.disruptionsAllowed];
  const becomes = (...wanted: number[]): Promise<Answer> =>
    eventually(
      () => server.ask(budget),
      (answer) => JSON.stringify(numbers(answer)) === JSON.stringify(wanted),
    );
  // The deployment counts, not its replica set.
  await becomes(4, 3, 1);
  const evict = (name: string): Promise<Answer> =>
    server.create(`${CORE}/pods/${name}/eviction`, { kind: 'Eviction', apiVersion: 'policy/v1beta1', metadata: { name } });
  assert.equal((await evict('p1')).status, 201);
  await becomes(4, 2, 0);
  assert.equal((await evict('p2')).status, 429);
  await server.ask(`${CORE}/pods/p2/status`, {
    method: 'PATCH',
    body: { status: { conditions: [{ type: 'Ready', status: 'False' }] } },
    headers: MERGE,
  });
  await becomes(4, 1, 0);
  await server.close();
});
