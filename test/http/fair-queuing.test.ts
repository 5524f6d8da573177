/** Priority and fairness on a server: which level a request falls under, who waits, who is told to come back, and what is configured. */
import assert from 'node:assert/strict';
import http2 from 'node:http2';
import https from 'node:https';
import { afterEach, test } from 'node:test';
import { flowControl } from '../../runtime/controllers/flow-control/controller.js';
import { systemNamespaces } from '../../runtime/controllers/system-namespaces.js';
import { MovedClock } from '../support/clock.js';
import { gate } from '../support/gate.js';
import { type Answer, type Ask, type TestOptions, TestServer } from '../support/server.js';
import { eventually } from '../support/until.js';

const GROUP = '/apis/flowcontrol.apiserver.k8s.io/v1beta1';
const LEVELS = `${GROUP}/prioritylevelconfigurations`;
const SCHEMAS = `${GROUP}/flowschemas`;
const SECRETS = '/api/v1/namespaces/default/secrets';
const CONFIG_MAPS = '/api/v1/namespaces/default/configmaps';

let server: TestServer;

afterEach(() => server.close());

const start = async (options: TestOptions = {}): Promise<TestServer> => {
  server = await TestServer.start({ controllers: [systemNamespaces, flowControl], ...options });
  return server;
};

/** A server on which requests about secrets wait to be let go on; `begun` resolves with how one of them is. */
async function startWithGate(options: TestOptions = {}): Promise<() => Promise<() => void>> {
  const { authorizer, begun } = gate();
  await start({ authorizer, ...options });
  return begun;
}

const as = (token: string, path: string, ask: Ask = {}): Promise<Answer> => server.ask(path, { token, ...ask });
const asAlice = (path: string, ask?: Ask): Promise<Answer> => as('alice', path, ask);

const reject = { type: 'Reject' };
const queue = (queueLengthLimit: number) => ({ type: 'Queue', queuing: { queues: 1, handSize: 1, queueLengthLimit } });

/** A level with a single seat for alice. Gives the UIDs of the schema and the level. */
async function oneSeat(limitResponse: object): Promise<readonly [schema: string, level: string]> {
  const level = await server.create(LEVELS, {
    metadata: { name: 'small' },
    spec: { type: 'Limited', limited: { assuredConcurrencyShares: 1, limitResponse } },
  });
  const schema = await server.create(SCHEMAS, {
    metadata: { name: 'alices' },
    spec: {
      priorityLevelConfiguration: { name: 'small' },
      matchingPrecedence: 300,
      rules: [
        {
          subjects: [{ kind: 'User', user: { name: 'alice' } }],
          resourceRules: [{ verbs: ['*'], apiGroups: ['*'], resources: ['*'], namespaces: ['*'], clusterScope: true }],
          nonResourceRules: [{ verbs: ['*'], nonResourceURLs: ['*'] }],
        },
      ],
    },
  });
  assert.deepEqual([level.status, schema.status], [201, 201]);
  return [schema.json.metadata.uid, level.json.metadata.uid];
}

const FEW = { maxRequestsInflight: 10, maxMutatingRequestsInflight: 10 };
const flowOf = ({ headers }: Answer): (string | string[] | undefined)[] => [
  headers['x-kubernetes-pf-flowschema-uid'],
  headers['x-kubernetes-pf-prioritylevel-uid'],
];

/** Requests that wait at the level, as operators see them. */
async function waitingAt(level: string): Promise<string> {
  const { text } = await server.ask('/debug/api_priority_and_fairness/dump_priority_levels');
  return new RegExp(`^${level},.*`, 'm').exec(text)?.[0].split(/, */)[4] ?? '';
}

/** Resolves once so many requests wait at the small level. */
const waitUntil = (count: string): Promise<string> =>
  eventually(
    () => waitingAt('small'),
    (waiting) => waiting === count,
  );

async function assertRefused(answer: Promise<Answer>): Promise<void> {
  const { status, headers, text } = await answer;
  assert.equal(status, 429);
  assert.equal(headers['content-type'], 'text/plain; charset=utf-8');
  assert.equal(headers['retry-after'], '1');
  assert.equal(headers['x-content-type-options'], 'nosniff');
  assert.equal(text, 'Too many requests, please try again later.\n');
}

test('answers name the flow schema and the level that a request falls under, as soon as these are stored', async () => {
  await start();
  const uidOf = async (path: string): Promise<string> => (await server.ask(path)).json.metadata.uid;
  assert.deepEqual(flowOf(await server.ask(CONFIG_MAPS)), [await uidOf(`${SCHEMAS}/exempt`), await uidOf(`${LEVELS}/exempt`)]);
  const byDefault = [await uidOf(`${SCHEMAS}/global-default`), await uidOf(`${LEVELS}/global-default`)];
  assert.deepEqual(flowOf(await asAlice(CONFIG_MAPS)), byDefault);
  const own = await oneSeat(reject);
  assert.deepEqual(flowOf(await asAlice(CONFIG_MAPS)), own);
  assert.deepEqual(flowOf(await asAlice('/no/such/path')), own);
  await server.ask(`${SCHEMAS}/alices`, { method: 'DELETE' });
  assert.deepEqual(flowOf(await asAlice(CONFIG_MAPS)), byDefault);
});

test('a level that rejects answers 429 while its seat is taken; watches, others and superusers go on', async () => {
  const begun = await startWithGate(FEW);
  const own = await oneSeat(reject);
  const first = asAlice(SECRETS);
  const goOn = await begun();
  await assertRefused(asAlice(CONFIG_MAPS));
  await assertRefused(asAlice('/api'));
  await assertRefused(asAlice(CONFIG_MAPS, { method: 'POST', body: { metadata: { name: 'x' } } }));
  assert.deepEqual(flowOf(await asAlice(CONFIG_MAPS)), own);
  assert.equal((await as('bob', CONFIG_MAPS)).status, 200);
  assert.equal((await server.ask(CONFIG_MAPS)).status, 200);
  assert.equal((await asAlice(`${CONFIG_MAPS}?watch=1&timeoutSeconds=1`)).status, 200);
  goOn();
  assert.equal((await first).status, 200);
  assert.equal((await asAlice(CONFIG_MAPS)).status, 200);
});

test('a watch that has begun holds no seat', async () => {
  await start(FEW);
  await oneSeat(reject);
  const watch = server.watch(`${CONFIG_MAPS}?watch=1`);
  await server.create(CONFIG_MAPS, { metadata: { name: 'x' } });
  await watch.next();
  assert.equal((await asAlice(CONFIG_MAPS)).status, 200);
  watch.close();
});

test('a level that queues lets who waits in, one after the other, and rejects when its queue is full', async () => {
  const begun = await startWithGate(FEW);
  await oneSeat(queue(2));
  const first = asAlice(SECRETS);
  const goOn = await begun();
  const waiting = [asAlice(CONFIG_MAPS), asAlice(CONFIG_MAPS)];
  await waitUntil('2');
  await assertRefused(asAlice(CONFIG_MAPS));
  const { text } = await server.ask('/debug/api_priority_and_fairness/dump_requests?includeRequestDetails=1');
  assert.match(text, /^small, +alices, +0, +1, +, +\d{4}-\S+Z, +alice, +list, +\/api\/v1\/namespaces\/default\/configmaps, +default, /m);
  goOn();
  assert.deepEqual(
    (await Promise.all([first, ...waiting])).map(({ status }) => status),
    [200, 200, 200],
  );
});

test('who has waited for a quarter of the time of a request gives way to who comes', async () => {
  const begun = await startWithGate(FEW);
  await oneSeat(queue(1));
  const first = asAlice(SECRETS);
  const goOn = await begun();
  // A quarter of a millisecond is over before another request can come.
  const early = asAlice(`${CONFIG_MAPS}?timeout=1h`);
  await waitUntil('1');
  await assertRefused(asAlice(CONFIG_MAPS));
  goOn();
  assert.deepEqual(
    (await Promise.all([first, early])).map(({ status }) => status),
    [200, 200],
  );
});

test('who waits is given up with the time of the request, and then waits no longer', async () => {
  const begun = await startWithGate(FEW);
  await oneSeat(queue(5));
  const first = asAlice(SECRETS);
  const goOn = await begun();
  assert.equal((await asAlice(`${CONFIG_MAPS}?timeout=50ms`, { method: 'POST', body: { metadata: { name: 'late' } } })).status, 504);
  await waitUntil('0');
  goOn();
  await first;
  assert.equal((await asAlice(`${CONFIG_MAPS}/late`)).status, 404, 'what was given up while it waited does not happen');
});

for (const [protocol, open] of [
  [
    'HTTP/1.1',
    () => {
      const request = https.request(`${server.url}${CONFIG_MAPS}`, {
        rejectUnauthorized: false,
        headers: { Authorization: 'Bearer alice' },
      });
      request.on('error', () => undefined).end();
      return () => request.destroy();
    },
  ],
  [
    'HTTP/2',
    () => {
      const session = http2.connect(server.url, { rejectUnauthorized: false });
      const stream = session.request({ ':path': CONFIG_MAPS, authorization: 'Bearer alice' });
      stream.on('error', () => undefined);
      return () => {
        stream.close(http2.constants.NGHTTP2_CANCEL);
        session.close();
      };
    },
  ],
] as const)
  test(`a client that goes away over ${protocol} leaves the queue`, async () => {
    const begun = await startWithGate(FEW);
    await oneSeat(queue(5));
    const first = asAlice(SECRETS);
    const goOn = await begun();
    const leave = open();
    await waitUntil('1');
    leave();
    await waitUntil('0');
    goOn();
    assert.equal((await first).status, 200);
  });

test('changes of a level hold at once, and nothing that waits is lost', async () => {
  const begun = await startWithGate(FEW);
  await oneSeat(queue(5));
  const first = asAlice(SECRETS);
  const goOn = await begun();
  const waiting = asAlice(SECRETS);
  await waitUntil('1');
  const level = await server.ask(`${LEVELS}/small`, { method: 'DELETE' });
  assert.equal(level.status, 200);
  assert.equal((await asAlice(CONFIG_MAPS)).status, 200, 'without the level, its schema matches nothing');
  goOn();
  (await begun())();
  assert.deepEqual(
    (await Promise.all([first, waiting])).map(({ status }) => status),
    [200, 200],
  );
  const { text } = await server.ask('/debug/api_priority_and_fairness/dump_priority_levels');
  assert.doesNotMatch(text, /^small,/m);
});

for (const [what, options] of [
  ['the flag', { enablePriorityAndFairness: false }],
  ['the gate', { featureGates: { APIPriorityAndFairness: false } }],
] as const)
  test(`with ${what} off, answers name no level, and limits for reads and writes hold`, async () => {
    const begun = await startWithGate({ ...options, maxRequestsInflight: 1 });
    assert.deepEqual(flowOf(await server.ask(CONFIG_MAPS)), [undefined, undefined]);
    const first = asAlice(SECRETS);
    const goOn = await begun();
    await assertRefused(asAlice(CONFIG_MAPS));
    assert.equal((await server.ask('/debug/api_priority_and_fairness/dump_queues')).status, 404);
    goOn();
    await first;
    assert.equal((await server.ask(`${SCHEMAS}/exempt`)).status, 200);
  });

test('the tables of operators are listed nowhere, and are text', async () => {
  await start();
  const { paths } = (await server.ask('/')).json;
  assert.deepEqual(
    paths.filter((path: string) => path.startsWith('/debug')),
    [],
  );
  for (const name of ['dump_priority_levels', 'dump_queues', 'dump_requests']) {
    const { status, headers, text } = await server.ask(`/debug/api_priority_and_fairness/${name}`);
    assert.equal(status, 200);
    assert.equal(headers['content-type'], 'text/plain; charset=utf-8');
    assert.match(text, /^PriorityLevelName, /);
  }
});

const ANNOTATION = 'apf.kubernetes.io/autoupdate-spec';
const patch = (path: string, body: object): Promise<Answer> =>
  server.ask(path, { method: 'PATCH', headers: { 'Content-Type': 'application/merge-patch+json' }, body: JSON.stringify(body) });
const shares = (assuredConcurrencyShares: number): object => ({ spec: { limited: { assuredConcurrencyShares } } });

test('default objects are repaired once a minute as they are annotated, and made anew where they are missing', async () => {
  const clock = new MovedClock();
  await start({ clock });
  const level = async (name: string) => (await server.ask(`${LEVELS}/${name}`)).json;
  await patch(`${LEVELS}/workload-low`, shares(7));
  await patch(`${LEVELS}/workload-high`, { ...shares(7), metadata: { annotations: { [ANNOTATION]: 'false' } } });
  await patch(`${LEVELS}/system`, { ...shares(7), metadata: { annotations: { [ANNOTATION]: null } } });
  await patch(`${LEVELS}/catch-all`, { metadata: { annotations: { [ANNOTATION]: 'false', mine: 'x' } } });
  await server.ask(`${SCHEMAS}/service-accounts`, { method: 'DELETE' });
  clock.advance(60_000);
  await eventually(
    () => server.ask(`${SCHEMAS}/service-accounts`),
    ({ status }) => status === 200,
  );
  assert.equal((await level('workload-low')).spec.limited.assuredConcurrencyShares, 100);
  assert.equal((await level('workload-high')).spec.limited.assuredConcurrencyShares, 7);
  const changed = await level('system');
  assert.equal(changed.spec.limited.assuredConcurrencyShares, 7, 'what somebody changed, who took the annotation away, stays');
  assert.equal(changed.metadata.annotations[ANNOTATION], 'false');
  assert.deepEqual((await level('catch-all')).metadata.annotations, { [ANNOTATION]: 'true', mine: 'x' });
  await patch(`${LEVELS}/workload-high`, { metadata: { annotations: { [ANNOTATION]: 'true' } } });
  clock.advance(60_000);
  await eventually(
    () => level('workload-high'),
    ({ spec }) => spec.limited.assuredConcurrencyShares === 40,
  );
});

test('a flow schema tells whether its level exists', async () => {
  await start();
  await oneSeat(reject);
  const dangling = async (): Promise<string> =>
    (await server.ask(`${SCHEMAS}/alices`)).json.status.conditions?.find(({ type }: { type: string }) => type === 'Dangling')?.status;
  await eventually(dangling, (status) => status === 'False');
  await server.ask(`${LEVELS}/small`, { method: 'DELETE' });
  await eventually(dangling, (status) => status === 'True');
});
