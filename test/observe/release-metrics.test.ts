/** Metrics that releases after the default one have: of health, reads of the store, changes, decisions and bodies. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Authorizer } from '../../runtime/auth/contract.js';
import { clusterControllers } from '../../runtime/controllers/index.js';
import { establish, MERGE, placeOf, thing } from '../extensions/definition.js';
import { TestServer } from '../support/server.js';

let server: TestServer;

before(async () => {
  const authorizer = (): Authorizer => ({
    authorize: ({ user }) => ({ decision: user.name === 'ann' ? 'abstain' : 'allow', reason: '' }),
  });
  server = await TestServer.start({ release: '1.34', controllers: clusterControllers, authorizer });
});

after(() => server.close());

/** The number of a series, by a name with its labels in order; undefined where it is not shown. */
async function numberOf(series: string, path = '/metrics'): Promise<number | undefined> {
  const { text } = await server.ask(path);
  const line = text.split('\n').find((each) => each.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
}

describe('the page of service levels', () => {
  test('tells of each check what it found last, and how often it ran', async () => {
    const ran = 'kubernetes_healthchecks_total{name="ping",status="success",type="livez"}';
    const before = (await numberOf(ran, '/metrics/slis')) ?? 0;
    await server.ask('/livez');
    assert.equal(await numberOf(ran, '/metrics/slis'), before + 1);
    assert.equal(await numberOf('kubernetes_healthcheck{name="ping",type="livez"}', '/metrics/slis'), 1);
  });

  test('has nothing else, and the main page nothing of it', async () => {
    const { text } = await server.ask('/metrics/slis');
    assert.deepEqual([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name).sort(), [
      'kubernetes_healthcheck',
      'kubernetes_healthchecks_total',
    ]);
    assert.doesNotMatch((await server.ask('/metrics')).text, /kubernetes_healthcheck/);
  });

  test('is listed by the root, and absent without its gate and before there was one', async () => {
    const { paths } = JSON.parse((await server.ask('/')).text) as { paths: string[] };
    assert.ok(paths.includes('/metrics/slis'));
    for (const options of [{ release: '1.30', featureGates: { ComponentSLIs: false } }, { release: '1.21' }]) {
      const other = await TestServer.start(options);
      try {
        assert.equal((await other.ask('/metrics/slis')).status, 404);
      } finally {
        await other.close();
      }
    }
  });
});

describe('what is stored', () => {
  const MAPS = '/api/v1/namespaces/default/configmaps';
  const labels = '{group="",resource="configmaps"}';

  test('is counted as it is read into memory, changes and grows', async () => {
    await server.create(MAPS, { metadata: { name: 'first' } });
    assert.equal(await numberOf(`apiserver_watch_cache_initializations_total${labels}`), 1);
    const [received, dispatched, bytes] = await Promise.all([
      numberOf(`apiserver_watch_cache_events_received_total${labels}`),
      numberOf(`apiserver_watch_cache_events_dispatched_total${labels}`),
      numberOf(`apiserver_resource_size_estimate_bytes${labels}`),
    ]);
    const text = 'x'.repeat(5000);
    await server.create(MAPS, { metadata: { name: 'second' }, data: { text } });
    assert.equal(await numberOf(`apiserver_watch_cache_events_received_total${labels}`), (received ?? 0) + 1);
    assert.equal(await numberOf(`apiserver_watch_cache_events_dispatched_total${labels}`), (dispatched ?? 0) + 1);
    assert.equal(await numberOf(`apiserver_storage_events_received_total${labels}`), (received ?? 0) + 1);
    const grown = ((await numberOf(`apiserver_resource_size_estimate_bytes${labels}`)) ?? 0) - (bytes ?? 0);
    assert.ok(grown > 5000 && grown < 6000, `${grown}`);
    await server.ask(`${MAPS}/second`, { method: 'DELETE' });
    assert.equal(await numberOf(`apiserver_resource_size_estimate_bytes${labels}`), bytes);
  });

  test('is counted as the store is asked for it', async () => {
    const of = (operation: string) => numberOf(`etcd_requests_total{group="",operation="${operation}",resource="configmaps"}`);
    const created = (await of('create')) ?? 0;
    await server.create(MAPS, { metadata: { name: 'third' } });
    assert.equal(await of('create'), created + 1);
    const lists = (await numberOf(`apiserver_storage_list_total${labels}`)) ?? 0;
    assert.ok(lists > 0);
    const fetched = await numberOf(`apiserver_storage_list_fetched_objects_total${labels}`);
    assert.equal(await numberOf(`apiserver_storage_list_returned_objects_total${labels}`), fetched);
    assert.equal(await numberOf(`apiserver_storage_list_evaluated_objects_total${labels}`), fetched);
  });

  test('is read anew from memory, which is counted', async () => {
    const series = 'apiserver_watch_cache_consistent_read_total{fallback="false",group="",resource="configmaps",success="true"}';
    const reads = (await numberOf(series)) ?? 0;
    await server.ask(MAPS);
    await server.ask(`${MAPS}?resourceVersion=0`);
    assert.equal(await numberOf(series), reads + 1);
    const waits = 'apiserver_watch_cache_read_wait_seconds_count{group="",resource="configmaps"}';
    assert.ok(((await numberOf(waits)) ?? 0) >= reads + 1);
  });
});

describe('changed objects', () => {
  test('are compared with the stored ones, which is counted by what is found', async () => {
    const of = (path: string) => numberOf(`apiserver_request_timestamp_comparison_time_count{code_path="${path}"}`);
    const paths = ['equal_objects', 'unequal_objects_fast', 'unequal_objects_slow'];
    const before = await Promise.all(paths.map(of));
    assert.ok(before.every((count) => count !== undefined));
    const LEASES = '/apis/coordination.k8s.io/v1/namespaces/default/leases';
    await server.create(LEASES, { metadata: { name: 'a' }, spec: { holderIdentity: 'one' } });
    const write = (holderIdentity: string) =>
      server.ask(`${LEASES}/a`, { method: 'PATCH', headers: MERGE, body: { spec: { holderIdentity } } });
    for (const holder of ['one', 'longer', 'other!']) assert.equal((await write(holder)).status, 200);
    assert.deepEqual(
      await Promise.all(paths.map(of)),
      before.map((count) => (count ?? 0) + 1),
    );
  });
});

test('labels of other releases are left out', async () => {
  const name = 'field_validation_request_duration_seconds_count';
  for (const [options, labels] of [
    [{ release: '1.25' }, 'enabled="true",field_validation="Strict"'],
    [{ release: '1.25', featureGates: { ServerSideFieldValidation: false } }, 'enabled="false",field_validation="Strict"'],
    [{ release: '1.27' }, 'field_validation="Strict"'],
  ] as const) {
    const other = await TestServer.start(options);
    try {
      await other.create('/api/v1/namespaces/default/configmaps?fieldValidation=Strict', { metadata: { name: 'a' } });
      const { text } = await other.ask('/metrics');
      assert.ok(text.includes(`\n${name}{${labels}} 1\n`), labels);
    } finally {
      await other.close();
    }
  }
});

describe('requests', () => {
  const SECRETS = '/api/v1/namespaces/default/secrets';

  test('are counted with the bytes of their bodies, and by what is to become of unknown fields', async () => {
    const bodies = 'apiserver_request_body_size_bytes';
    const labels = '{group="",resource="secrets",verb="create"}';
    await server.ask(SECRETS);
    assert.equal(await numberOf(`${bodies}_count${labels}`), 0, 'it is shown from the first request for the resource on');
    const strict = 'field_validation_request_duration_seconds_count{field_validation="Strict"}';
    const [before = 0, of = { metadata: { name: 'a' } }] = [await numberOf(strict)];
    await server.create(`${SECRETS}?fieldValidation=Strict`, of);
    assert.equal(await numberOf(`${bodies}_count${labels}`), 1);
    assert.ok(((await numberOf(`${bodies}_sum${labels}`)) ?? 0) >= JSON.stringify(of).length);
    assert.equal(await numberOf(strict), before + 1);
  });

  test('are counted by what was decided of them', async () => {
    const of = (result: string) => numberOf(`authorization_attempts_total{result="${result}"}`);
    const [allowed = 0, none = 0] = [await of('allowed'), await of('no-opinion')];
    assert.equal((await server.ask(SECRETS, { token: 'ann' })).status, 403);
    assert.equal(await of('no-opinion'), none + 1);
    // The two requests for the metrics were allowed before this one.
    assert.equal(await of('allowed'), allowed + 3);
    assert.equal(await numberOf('authorization_duration_seconds_count{result="no-opinion"}'), none + 1);
  });

  test('tell of the time that they did not wait for room, and of streams that there are none of yet', async () => {
    await server.ask('/api/v1/limitranges');
    const labels = 'component="apiserver",group="",resource="limitranges",scope="cluster",subresource="",verb="LIST",version="v1"';
    assert.equal(await numberOf(`apiserver_request_sli_duration_seconds_count{${labels}}`), 1);
    const open = `apiserver_longrunning_requests{${labels.replace('LIST', 'WATCH')}}`;
    assert.equal(await numberOf(open), 0);
    assert.equal(await numberOf('apiserver_watch_events_total{group="",kind="LimitRange",version="v1"}'), 0);
  });
});

test('what the server itself uses is shown from the start, with what is going away of it', async () => {
  for (const [release, deprecated] of [
    ['1.32', false],
    ['1.33', true],
  ] as const) {
    const other = await TestServer.start({ release, controllers: clusterControllers });
    try {
      const { text } = await other.ask('/metrics');
      const open =
        'apiserver_longrunning_requests{component="apiserver",group="",resource="endpoints",scope="cluster",subresource="",verb="WATCH"';
      assert.ok(text.includes(`\n${open},version="v1"} 0\n`));
      assert.match(text, /^apiserver_request_body_size_bytes_count\{/m);
      assert.equal(/^apiserver_requested_deprecated_apis\{.*resource="endpoints"/m.test(text), deprecated, release);
    } finally {
      await other.close();
    }
  }
});

describe('custom objects', () => {
  const countOf = async (name: string): Promise<number> => (await numberOf(`${name}_count`)) ?? 0;

  test('are counted as they are held to rules, whose compilation is counted once', async () => {
    const schema = {
      type: 'object',
      properties: { spec: { type: 'object', properties: { n: { type: 'integer' }, m: { type: 'integer', maximum: 5 } } } },
      'x-kubernetes-validations': [{ rule: '!has(self.spec) || !has(self.spec.n) || self.spec.n < 5' }],
    };
    await establish(server, { schema });
    const [compiled, evaluated] = ['apiserver_cel_compilation_duration_seconds', 'apiserver_cel_evaluation_duration_seconds'];
    assert.deepEqual([await countOf(compiled), await countOf(evaluated)], [0, 0]);
    for (const name of ['a', 'b']) assert.equal((await server.create(placeOf(), thing(name, { spec: { n: 1 } }))).status, 201);
    assert.equal((await server.create(placeOf(), thing('c', { spec: { n: 9 } }))).status, 422);
    assert.deepEqual([await countOf(compiled), await countOf(evaluated)], [1, 3]);
  });

  test('are compared with the stored ones where they have faults', async () => {
    const name = 'apiextensions_apiserver_validation_ratcheting_seconds';
    assert.equal(await countOf(name), 0);
    const body = { spec: { m: 9 } };
    assert.equal((await server.ask(`${placeOf()}/a`, { method: 'PATCH', headers: MERGE, body })).status, 422);
    assert.equal(await countOf(name), 1);
  });
});

test('a watch that begins with the state is measured until it has sent that', async () => {
  const asked = 'sendInitialEvents=true&resourceVersionMatch=NotOlderThan&allowWatchBookmarks=true';
  for (const [path, scope] of [
    ['/api/v1/secrets?', 'cluster'],
    ['/api/v1/namespaces/default/secrets?', 'namespace'],
    ['/api/v1/secrets?fieldSelector=metadata.name%3Dnone&', 'resource'],
  ]) {
    const series = `apiserver_watch_list_duration_seconds_count{group="",resource="secrets",scope="${scope}",version="v1"}`;
    assert.equal(await numberOf(series), undefined);
    const watch = server.watch(`${path}watch=1&${asked}`);
    for (let type = ''; type !== 'BOOKMARK'; ) ({ type } = (await watch.next()) as { type: string });
    watch.close();
    assert.equal(await numberOf(series), 1);
  }
});

test('values of labels that are not allowed are counted', async () => {
  const other = await TestServer.start({ release: '1.34', allowMetricLabels: ['authentication_attempts,result=success'] });
  try {
    const counted = async (): Promise<number> =>
      Number(/^cardinality_enforcement_unexpected_categorizations_total (\d+)$/m.exec((await other.ask('/metrics')).text)?.[1]);
    assert.ok((await counted()) > 0);
  } finally {
    await other.close();
  }
});
