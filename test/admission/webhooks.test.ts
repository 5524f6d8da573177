/** Webhooks: who is asked about what, what comes of their answers, and what those cannot do that misbehave. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import http2 from 'node:http2';
import { text as textOf } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { allowing, denying, HookServer, type Misbehave, patching, reviewText } from '../support/programs/hook-server.js';
import { type Answer, TestServer } from '../support/server.js';

/** Room for a thousand writes at once. */
const ROOM = { maxMutatingRequestsInflight: 3000, maxRequestsInflight: 3000 };

let server: TestServer;
let hooks: HookServer;
const CONFIGURATIONS = '/apis/admissionregistration.k8s.io/v1';

before(async () => {
  [server, hooks] = await Promise.all([TestServer.start({ controllers: [], ...ROOM }), HookServer.start()]);
});
after(async () => {
  await server.close();
  await hooks.close();
});

const CONFIG_MAPS = [{ operations: ['*'], apiGroups: [''], apiVersions: ['v1'], resources: ['configmaps'] }];

interface Spec {
  readonly type: 'mutating' | 'validating';
  readonly path: string;
  readonly more?: object;
}

/** Registers webhooks for a namespace of the test's own, runs it, and takes them away again. */
async function withHooks(name: string, specs: readonly Spec[], run: (namespace: string) => Promise<void>): Promise<void> {
  await server.ask('/api/v1/namespaces', { method: 'POST', body: { metadata: { name, labels: { for: name } } } });
  const of = (type: Spec['type']): object[] =>
    specs
      .filter((spec) => spec.type === type)
      .map(({ path, more }, i) => ({
        name: `h${i}.${name}.example.com`,
        clientConfig: hooks.clientConfig(path),
        rules: CONFIG_MAPS,
        sideEffects: 'None',
        admissionReviewVersions: ['v1'],
        namespaceSelector: { matchLabels: { for: name } },
        ...more,
      }));
  const kinds = [
    ['mutatingwebhookconfigurations', of('mutating')],
    ['validatingwebhookconfigurations', of('validating')],
  ] as const;
  for (const [plural, webhooks] of kinds)
    if (webhooks.length > 0) {
      const { status, text } = await server.ask(`${CONFIGURATIONS}/${plural}`, { method: 'POST', body: { metadata: { name }, webhooks } });
      assert.equal(status, 201, text);
    }
  try {
    await run(name);
  } finally {
    for (const [plural] of kinds) await server.ask(`${CONFIGURATIONS}/${plural}/${name}`, { method: 'DELETE' });
  }
}

const create = (namespace: string, name: string, body: object = {}): Promise<Answer> =>
  server.ask(`/api/v1/namespaces/${namespace}/configmaps`, { method: 'POST', body: { metadata: { name }, data: { k: 'v' }, ...body } });

/** Config maps that are all asked for before any is answered, as streams of a few connections. */
async function createdAtOnce(namespace: string, names: readonly string[]): Promise<{ status: number; text: string }[]> {
  const sessions = Array.from({ length: Math.ceil(names.length / 200) }, () => http2.connect(server.url, { rejectUnauthorized: false }));
  const answers = names.map(async (name, i) => {
    const stream = sessions[i % sessions.length]?.request({
      ':method': 'POST',
      ':path': `/api/v1/namespaces/${namespace}/configmaps`,
      authorization: 'Bearer admin',
      'content-type': 'application/json',
    });
    assert.ok(stream);
    const [headers, text] = await Promise.all([
      once(stream, 'response').then(([received]) => received as http2.IncomingHttpHeaders),
      textOf(stream.end(JSON.stringify({ metadata: { name }, data: { k: 'v' } }))),
    ]);
    return { status: Number(headers[':status']), text };
  });
  try {
    return await Promise.all(answers);
  } finally {
    for (const session of sessions) session.destroy();
  }
}

test('a webhook changes what is stored, and is asked again about what others made of it', async () => {
  const specs: Spec[] = [
    { type: 'mutating', path: '/first', more: { reinvocationPolicy: 'IfNeeded' } },
    { type: 'mutating', path: '/second' },
    { type: 'validating', path: '/sees' },
  ];
  hooks.on('/first', ({ request }) =>
    request.object.data.two === undefined
      ? patching({ op: 'add', path: '/data/one', value: '1' })({ apiVersion: '', request })
      : { allowed: true },
  );
  hooks.on('/second', patching({ op: 'add', path: '/data/two', value: '2' }));
  hooks.on('/sees', allowing);
  await withHooks('changes', specs, async (namespace) => {
    const { status, json } = await create(namespace, 'a');
    assert.equal(status, 201);
    assert.deepEqual(json.data, { k: 'v', one: '1', two: '2' });
    assert.deepEqual(
      hooks.taken('/first').map(({ request }) => request.object.data),
      [{ k: 'v' }, { k: 'v', one: '1', two: '2' }],
    );
    const [seen] = hooks.taken('/sees');
    assert.deepEqual(seen?.request.object.data, json.data);
    assert.equal(seen?.request.object.metadata.uid, json.metadata.uid);
    assert.equal(seen?.request.options.kind, 'CreateOptions');
  });
});

test('a denial is answered as the webhook says it, and nothing is stored', async () => {
  await withHooks('denials', [{ type: 'validating', path: '/denies' }], async (namespace) => {
    for (const [status, code, message] of [
      [undefined, 400, 'without explanation'],
      [{ message: 'not on Sundays' }, 400, ': not on Sundays'],
      [{ code: 409, reason: 'Conflict', message: 'taken' }, 409, ': taken'],
      [{ code: 200, status: 'Success', message: 'odd' }, 400, ': odd'],
      [{ reason: 'Expired' }, 400, ': Expired'],
    ] as const) {
      hooks.on('/denies', denying(status));
      const answer = await create(namespace, 'a');
      assert.equal(answer.status, code);
      assert.ok(answer.json.message.startsWith('admission webhook "h0.denials.example.com" denied the request'));
      assert.ok(answer.json.message.endsWith(message), answer.json.message);
    }
    assert.equal((await server.ask(`/api/v1/namespaces/${namespace}/configmaps/a`)).status, 404);
  });
});

test('selectors, scopes, operations and dry runs decide who is asked', async () => {
  const labelled = { objectSelector: { matchLabels: { watched: 'yes' } } };
  const deletes = { rules: [{ ...CONFIG_MAPS[0], operations: ['DELETE'] }] };
  const clusterWide = { rules: [{ ...CONFIG_MAPS[0], scope: 'Cluster' }] };
  const elsewhere = { namespaceSelector: { matchLabels: { for: 'others' } } };
  const specs: Spec[] = [
    { type: 'validating', path: '/labelled', more: labelled },
    { type: 'validating', path: '/deletes', more: deletes },
    { type: 'validating', path: '/cluster', more: clusterWide },
    { type: 'validating', path: '/elsewhere', more: elsewhere },
  ];
  await withHooks('selection', specs, async (namespace) => {
    const path = `/api/v1/namespaces/${namespace}/configmaps/a`;
    await create(namespace, 'a');
    assert.equal(hooks.taken('/labelled').length, 0);
    const patch = { method: 'PATCH', headers: { 'Content-Type': 'application/merge-patch+json' } };
    await server.ask(path, { ...patch, body: { metadata: { labels: { watched: 'yes' } } } });
    await server.ask(path, { ...patch, body: { metadata: { labels: null } } });
    assert.deepEqual(
      hooks.taken('/labelled').map(({ request }) => request.operation),
      ['UPDATE', 'UPDATE'],
    );
    await server.ask(path, { method: 'DELETE' });
    const [deleted] = hooks.taken('/deletes');
    assert.deepEqual([deleted?.request.object, deleted?.request.oldObject.metadata.name], [null, 'a']);
    assert.deepEqual([hooks.taken('/cluster'), hooks.taken('/elsewhere')], [[], []]);
  });
});

test('a webhook for one version is asked in it about requests in another', async () => {
  const rules = [{ operations: ['CREATE'], apiGroups: ['networking.k8s.io'], apiVersions: ['v1'], resources: ['ingresses'] }];
  const specs: Spec[] = [
    { type: 'mutating', path: '/equivalent', more: { rules } },
    { type: 'mutating', path: '/exact', more: { rules, matchPolicy: 'Exact' } },
  ];
  hooks.on('/equivalent', patching({ op: 'add', path: '/metadata/labels', value: { seen: 'v1' } }));
  await withHooks('versions', specs, async (namespace) => {
    const spec = { backend: { serviceName: 's', servicePort: 80 } };
    const { status, json } = await server.ask(`/apis/networking.k8s.io/v1beta1/namespaces/${namespace}/ingresses`, {
      method: 'POST',
      body: { metadata: { name: 'a' }, spec },
    });
    assert.equal(status, 201, JSON.stringify(json));
    assert.deepEqual(
      [json.apiVersion, json.spec.backend, json.metadata.labels],
      ['networking.k8s.io/v1beta1', spec.backend, { seen: 'v1' }],
    );
    const [asked] = hooks.taken('/equivalent');
    assert.deepEqual([asked?.request.kind.version, asked?.request.requestKind.version], ['v1', 'v1beta1']);
    assert.equal(asked?.request.object.spec.defaultBackend.service.name, 's');
    assert.equal(hooks.taken('/exact').length, 0);
  });
});

test('connections and views pass webhooks as the kinds that clients know them by', async () => {
  const rules = [{ operations: ['*'], apiGroups: ['*'], apiVersions: ['*'], resources: ['pods/exec', 'deployments/scale'] }];
  await withHooks('views', [{ type: 'validating', path: '/views', more: { rules } }], async (namespace) => {
    hooks.on('/views', denying({ message: 'no connection' }));
    const exec = await server.ask(`/api/v1/namespaces/${namespace}/pods/p/exec?command=ls&command=-l&stdout=true`, { method: 'POST' });
    assert.equal(exec.status, 400);
    const [connection] = hooks.taken('/views');
    assert.deepEqual(connection?.request.object, { kind: 'PodExecOptions', apiVersion: 'v1', stdout: true, command: ['ls', '-l'] });
    assert.deepEqual([connection?.request.operation, connection?.request.subResource], ['CONNECT', 'exec']);
  });
});

/** Each way of a webhook to misbehave, with what its failure says. */
const MISBEHAVIOURS: Readonly<Record<string, readonly [how: Misbehave, says: RegExp]>> = {
  hangs: [() => undefined, /deadline exceeded/],
  'closes early': [(response) => response.destroy(), /socket hang up|ECONNRESET/],
  'ends in the middle': [
    (response) => void response.writeHead(200, { 'Content-Length': '100' }).write('{', () => response.destroy()),
    /ended early|aborted/,
  ],
  'answers without end': [
    (response) => {
      const more = (): void =>
        void (response.destroyed || (response.write('x'.repeat(65_536)) ? setImmediate(more) : response.once('drain', more)));
      response.writeHead(200);
      more();
    },
    /answered more than \d+ bytes/,
  ],
  redirects: [(response) => response.writeHead(302, { Location: '/elsewhere' }).end(), /could not find the requested resource/],
  'answers another uid': [
    (response, _, review) => response.end(JSON.stringify({ ...JSON.parse(reviewText(review, {})), response: { uid: 'x', allowed: true } })),
    /expected response\.uid/,
  ],
  'answers nothing': [(response) => response.end(), /0-length response/],
  'answers no JSON': [(response) => response.end('plainly none'), /json parse error/],
  'answers deep JSON': [(response) => response.end('['.repeat(100_000)), /json parse error/],
  'answers an error': [(response) => response.writeHead(500).end('broken inside'), /an error on the server \("broken inside"\)/],
};

for (const [how, [misbehave, says]] of Object.entries(MISBEHAVIOURS)) {
  test(`a webhook that ${how} fails within its time, and its failure policy decides`, async () => {
    hooks.misbehaves('/bad', misbehave);
    const name = `bad-${how.replaceAll(' ', '-')}`.toLowerCase();
    const timeoutSeconds = 1;
    await withHooks(name, [{ type: 'validating', path: '/bad', more: { timeoutSeconds } }], async (namespace) => {
      const { status, json } = await create(namespace, 'a');
      assert.equal(status, 500);
      assert.ok(json.message.startsWith(`Internal error occurred: failed calling webhook "h0.${name}.example.com": `), json.message);
      assert.match(json.message, says);
    });
    await withHooks(
      `${name}-i`,
      [{ type: 'mutating', path: '/bad', more: { timeoutSeconds, failurePolicy: 'Ignore' } }],
      async (namespace) => {
        assert.equal((await create(namespace, 'a')).status, 201);
      },
    );
  });
}

test('a patch that does not fit the kind is an error, and what it makes invalid is told', async () => {
  await withHooks('patches', [{ type: 'mutating', path: '/patches' }], async (namespace) => {
    for (const [operation, code] of [
      [{ op: 'add', path: '/data/n', value: 5 }, 500],
      [{ op: 'replace', path: '/kind', value: 'Secret' }, 500],
      [{ op: 'replace', path: '', value: {} }, 500],
      [{ op: 'remove', path: '/data/none' }, 500],
      [{ op: 'add', path: '/data/not a key!', value: 'x' }, 422],
      [{ op: 'add', path: '/metadata/namespace', value: 'default' }, 400],
      [{ op: 'add', path: '/unknown', value: { x: 1 } }, 201],
    ] as const) {
      hooks.on('/patches', patching(operation));
      const { status, text } = await create(namespace, 'a');
      assert.equal(status, code, `${JSON.stringify(operation)}: ${text}`);
    }
  });
});

test('a patch that is null, or has no operation, changes nothing', async () => {
  await withHooks('no-patches', [{ type: 'mutating', path: '/no-patches' }], async (namespace) => {
    for (const [i, patch] of ['null', '[]', ' null\n'].entries()) {
      hooks.on('/no-patches', () => ({ allowed: true, patchType: 'JSONPatch', patch: Buffer.from(patch).toString('base64') }));
      const { status, text } = await create(namespace, `a-${i}`);
      assert.equal(status, 201, `${patch}: ${text}`);
    }
  });
});

test('a certificate for another name, or of another authority, is no webhook', async () => {
  const other = await HookServer.start(['elsewhere.example.com']);
  try {
    const url = `https://localhost:${other.port}/x`;
    for (const caBundle of [other.caBundle, hooks.caBundle]) {
      const more = { clientConfig: { url, caBundle } };
      await withHooks(`certificates-${caBundle === other.caBundle}`, [{ type: 'validating', path: '/x', more }], async (namespace) => {
        const { status, json } = await create(namespace, 'a');
        assert.equal(status, 500);
        assert.match(json.message, /failed calling webhook .*(altnames|certificate)/i);
      });
    }
    assert.equal(other.taken('/x').length, 0);
  } finally {
    await other.close();
  }
});

test('no webhook keeps anyone from mending the configurations', async () => {
  hooks.on('/all', denying({ message: 'never' }));
  const rules = [{ operations: ['*'], apiGroups: ['*'], apiVersions: ['*'], resources: ['*/*'] }];
  const more = { rules, namespaceSelector: {} };
  await withHooks('everything', [{ type: 'validating', path: '/all', more }], async (namespace) => {
    assert.equal((await create(namespace, 'a')).status, 400);
  });
  assert.equal((await create('everything', 'a')).status, 201);
});

const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');
/** Bytes of the heap that are in use. */
function inUse(): number {
  collect();
  return process.memoryUsage().heapUsed;
}
/** What a thousand objects, their events and the reviews that the test keeps may take. */
const KEPT_BYTES = 48 * 1024 * 1024;

test('of a thousand writes at once through webhooks that fail at random, each stored object has what its webhooks decided', async () => {
  let seed = 1;
  const chance = (of: number): boolean => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    return seed / 2 ** 32 < of;
  };
  const decided = new Map<string, Set<number>>();
  for (const index of [0, 1, 2])
    hooks.misbehaves(`/random-${index}`, (response, _, review) => {
      const { name } = review.request;
      if (chance(0.1)) {
        response.destroy();
        return;
      }
      if (chance(0.1)) {
        response.end(reviewText(review, { allowed: false, status: { message: 'by chance' } }));
        return;
      }
      decided.set(name, (decided.get(name) ?? new Set()).add(index));
      const operation = { op: 'add', path: `/data/by${index}`, value: name };
      response.end(reviewText(review, patching(operation)(review)));
    });
  for (const index of [0, 1])
    hooks.misbehaves(`/judge-${index}`, (response, _, review) => {
      if (chance(0.1)) response.writeHead(503).end();
      else response.end(reviewText(review, { allowed: !chance(0.1) }));
    });
  // On a busy machine the last of so many calls is answered late, which is no failure here.
  const patient = { timeoutSeconds: 30 };
  const specs: Spec[] = [
    { type: 'mutating', path: '/random-0', more: patient },
    { type: 'mutating', path: '/random-1', more: { ...patient, failurePolicy: 'Ignore' } },
    { type: 'mutating', path: '/random-2', more: patient },
    { type: 'validating', path: '/judge-0', more: patient },
    { type: 'validating', path: '/judge-1', more: { ...patient, failurePolicy: 'Ignore' } },
  ];
  await withHooks('random', specs, async (namespace) => {
    const before = inUse();
    const answers = await createdAtOnce(
      namespace,
      range(1000).map((i) => `w${i}`),
    );
    const made = new Set(answers.filter(({ status }) => status === 201).map(({ text }) => String(JSON.parse(text).metadata.name)));
    assert.ok(made.size > 100 && made.size < 900, `${made.size} were made`);
    assert.deepEqual([...new Set(answers.map(({ status }) => status))].sort(), [201, 400, 500]);
    const { json } = await server.ask(`/api/v1/namespaces/${namespace}/configmaps`);
    assert.deepEqual(new Set(json.items.map(({ metadata }: { metadata: { name: string } }) => metadata.name)), made);
    for (const { metadata, data } of json.items) {
      const by = [0, 1, 2].filter((index) => data[`by${index}`] === metadata.name);
      assert.deepEqual(by, [...(decided.get(metadata.name) ?? [])].sort(), metadata.name);
    }
    assert.ok(inUse() - before < KEPT_BYTES, `${inUse() - before} bytes more are in use`);
  });
});
