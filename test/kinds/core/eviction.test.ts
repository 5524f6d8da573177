/** Evictions: budgets have their say, and dry runs leave everything as it is. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Answer, TestServer } from '../../support/server.js';

const DEFAULT = '/api/v1/namespaces/default';
const BUDGET = '/apis/policy/v1/namespaces/default/poddisruptionbudgets';
const pod = (name: string): object => ({
  metadata: { name, labels: { app: name } },
  spec: { nodeName: 'n', containers: [{ name: 'c', image: 'example.com/c:1' }] },
});

let server: TestServer;
const evict = (name: string, query = '', deleteOptions?: object): Promise<Answer> =>
  server.create(`${DEFAULT}/pods/${name}/eviction${query}`, { metadata: { name }, deleteOptions });
const found = async (name: string): Promise<number> => (await server.ask(`${DEFAULT}/pods/${name}`)).status;

/** A running pod, and a budget for it that lets so many go. */
async function guarded(name: string, disruptionsAllowed: number): Promise<void> {
  assert.equal((await server.create(`${DEFAULT}/pods`, pod(name))).status, 201);
  const merge = { 'Content-Type': 'application/merge-patch+json' };
  const running = { status: { phase: 'Running' } };
  assert.equal((await server.ask(`${DEFAULT}/pods/${name}/status`, { method: 'PATCH', headers: merge, body: running })).status, 200);
  const budget = { metadata: { name }, spec: { minAvailable: 1, selector: { matchLabels: { app: name } } } };
  assert.equal((await server.create(BUDGET, budget)).status, 201);
  const status = { observedGeneration: 1, disruptionsAllowed, currentHealthy: 1, desiredHealthy: 1, expectedPods: 1 };
  assert.equal((await server.ask(`${BUDGET}/${name}/status`, { method: 'PATCH', headers: merge, body: { status } })).status, 200);
}
const allowed = async (name: string): Promise<number> => (await server.ask(`${BUDGET}/${name}`)).json.status.disruptionsAllowed;

before(async () => {
  server = await TestServer.start();
  await server.create(`${DEFAULT}/serviceaccounts`, { metadata: { name: 'default' } });
});
after(() => server.close());

for (const [where, query, options] of [
  ['in the query', '?dryRun=All', undefined],
  ['in the body', '', { dryRun: ['All'] }],
  ['in both', '?dryRun=All', { dryRun: ['All'] }],
] as const)
  test(`a dry run asked for ${where} evicts nothing and spends nothing`, async () => {
    const name = `dry-${where.replaceAll(' ', '-')}`;
    await guarded(name, 1);
    const answer = await evict(name, query, options);
    assert.equal(answer.status, 201, answer.text);
    assert.deepEqual([await found(name), await allowed(name)], [200, 1]);
  });

test('a dry run is refused where the budget would refuse the eviction', async () => {
  await guarded('held', 0);
  const answer = await evict('held', '?dryRun=All');
  assert.deepEqual([answer.status, answer.json.details.causes[0].reason], [429, 'DisruptionBudget'], answer.text);
});

test('an eviction spends a disruption, and is refused when none is left', async () => {
  await guarded('first', 1);
  assert.equal((await evict('first')).status, 201);
  assert.equal(await allowed('first'), 0);
  await guarded('second', 0);
  assert.equal((await evict('second')).status, 429);
  assert.equal(await found('second'), 200);
});
