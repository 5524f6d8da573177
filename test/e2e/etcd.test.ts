/** What the server keeps in etcd, which servers of this API share: keys, envelopes, storage versions. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { isEnvelope, unwrap, wrap } from '../../runtime/codec/envelope.js';
import { EtcdEngine } from '../../runtime/store/index.js';
import { EtcdCluster, WITHOUT_ETCD } from '../support/programs/etcd.js';
import { TestServer } from '../support/server.js';

describe('on etcd', { skip: WITHOUT_ETCD }, () => {
  let cluster: EtcdCluster;
  let server: TestServer;
  /** Another user of the cluster. */
  let other: EtcdEngine;

  const engine = (): EtcdEngine => new EtcdEngine({ servers: cluster.servers, ca: undefined, cert: undefined, key: undefined });

  before(async () => {
    cluster = await EtcdCluster.start();
    other = engine();
    await other.open();
    server = await TestServer.start({ engine: engine() });
  });
  after(async () => {
    await server.close();
    await other.close();
    await cluster.stop();
  });

  const podSpec = { containers: [{ name: 'c', image: 'i' }] };
  const kept: readonly [path: string, body: object, key: string, form: string][] = [
    ['/api/v1/namespaces/default/configmaps', { metadata: { name: 'm' } }, 'configmaps/default/m', 'v1 ConfigMap'],
    ['/api/v1/nodes', { metadata: { name: 'n' } }, 'minions/n', 'v1 Node'],
    ['/api/v1/namespaces/default/endpoints', { metadata: { name: 'e' } }, 'services/endpoints/default/e', 'v1 Endpoints'],
    [
      '/api/v1/namespaces/default/services',
      { metadata: { name: 's' }, spec: { clusterIP: 'None', ports: [{ port: 1 }] } },
      'services/specs/default/s',
      'v1 Service',
    ],
    [
      '/api/v1/namespaces/default/replicationcontrollers',
      { metadata: { name: 'r' }, spec: { selector: { a: 'b' }, template: { metadata: { labels: { a: 'b' } }, spec: podSpec } } },
      'controllers/default/r',
      'v1 ReplicationController',
    ],
    [
      '/apis/batch/v1/namespaces/default/cronjobs',
      {
        metadata: { name: 'c' },
        spec: { schedule: '* * * * *', jobTemplate: { spec: { template: { spec: { ...podSpec, restartPolicy: 'Never' } } } } },
      },
      'cronjobs/default/c',
      'batch/v1beta1 CronJob',
    ],
    [
      '/apis/policy/v1/namespaces/default/poddisruptionbudgets',
      { metadata: { name: 'b' }, spec: { minAvailable: 1 } },
      'poddisruptionbudgets/default/b',
      'policy/v1beta1 PodDisruptionBudget',
    ],
    [
      '/apis/apiregistration.k8s.io/v1/apiservices',
      {
        metadata: { name: 'v1.x.io' },
        spec: { group: 'x.io', version: 'v1', groupPriorityMinimum: 1, versionPriority: 1, service: { namespace: 'a', name: 'b' } },
      },
      'apiregistration.k8s.io/apiservices/v1.x.io',
      'apiregistration.k8s.io/v1 APIService as JSON',
    ],
  ];
  for (const [path, body, key, form] of kept) {
    it(`keeps ${form} at ${key}`, async () => {
      const made = await server.create(path, body);
      assert.equal(made.status, 201, made.text);
      const { entry } = await other.get(`/registry/${key}`);
      assert.ok(entry);
      // A controller may have written it since.
      assert.ok(entry.revision >= Number(made.json.metadata.resourceVersion));
      if (isEnvelope(entry.value)) {
        const { apiVersion, kind } = unwrap(entry.value);
        assert.equal(`${apiVersion} ${kind}`, form);
      } else {
        const { apiVersion, kind, metadata } = JSON.parse(entry.value.toString());
        assert.equal(`${apiVersion} ${kind} as JSON`, form);
        assert.equal(metadata.resourceVersion, undefined);
      }
    });
  }

  it('reads what another server wrote, in other versions too, and tells its watchers', async () => {
    const watch = server.watch('/api/v1/namespaces/default/configmaps?watch=1&fieldSelector=metadata.name%3Dtheirs');
    // metadata { name "theirs", namespace "default", uid "u" }, data { k: "v" }
    const meta = Buffer.concat([
      Buffer.from([0x0a, 6]),
      Buffer.from('theirs'),
      Buffer.from([0x1a, 7]),
      Buffer.from('default'),
      Buffer.from([0x2a, 1]),
      Buffer.from('u'),
    ]);
    const data = Buffer.concat([Buffer.from([0x0a, 1]), Buffer.from('k'), Buffer.from([0x12, 1]), Buffer.from('v')]);
    const message = Buffer.concat([Buffer.from([0x0a, meta.length]), meta, Buffer.from([0x12, data.length]), data]);
    const key = '/registry/configmaps/default/theirs';
    const first = await other.commit({ key, value: wrap('v1', 'ConfigMap', message), expected: 0 });
    assert.ok(first.committed);
    const answer = await server.ask('/api/v1/namespaces/default/configmaps/theirs');
    assert.deepEqual(answer.json.data, { k: 'v' });
    assert.equal(answer.json.metadata.resourceVersion, String(first.revision));
    assert.deepEqual((await watch.next()).object, answer.json);
    await other.commit({ key, value: undefined, expected: first.revision });
    const gone = await watch.next();
    assert.equal(gone.type, 'DELETED');
    watch.close();
    const budget = JSON.stringify({
      kind: 'PodDisruptionBudget',
      apiVersion: 'policy/v1',
      metadata: { name: 'json', namespace: 'default' },
      spec: { selector: {}, minAvailable: 2 },
    });
    await other.commit({ key: '/registry/poddisruptionbudgets/default/json', value: Buffer.from(budget), expected: 0 });
    const read = await server.ask('/apis/policy/v1/namespaces/default/poddisruptionbudgets/json');
    assert.equal(read.json.spec.minAvailable, 2, read.text);
  });

  it('answers 503 and says when to try again while etcd is away, still reads what it has, and goes on after', async () => {
    const path = '/api/v1/namespaces/default/configmaps';
    const before = (await server.create(path, { metadata: { name: 'before' } })).json.metadata.resourceVersion;
    const watch = server.watch(`${path}?watch=1&resourceVersion=${before}`);
    await cluster.kill(0);
    for (const ask of [server.ask(`${path}/before`), server.ask(path), server.create(path, { metadata: { name: 'lost' } })]) {
      const answer = await ask;
      assert.ok(answer.status === 503 || answer.status === 504, answer.text);
      if (answer.status === 503) assert.equal(answer.headers['retry-after'], '1');
    }
    assert.equal((await server.ask(`${path}/before?resourceVersion=0`)).status, 200);
    cluster.startMember(0);
    await cluster.healthy();
    const later = await server.create(path, { metadata: { name: 'later' } });
    assert.equal(later.status, 201, later.text);
    const seen: unknown[] = [];
    while (!seen.includes('later')) seen.push(((await watch.next()).object.metadata as { name: string }).name);
    watch.close();
  });
});
