/** Refused changes of specifications, whose message tells what the change is: clients print it line by line. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { TestServer } from '../support/server.js';

const CORE = '/api/v1/namespaces/default';
let server: TestServer;
before(async () => {
  server = await TestServer.start();
  await server.create(`${CORE}/serviceaccounts`, { metadata: { name: 'default' }, automountServiceAccountToken: false });
});
after(() => server.close());

async function told(path: string, spec: object): Promise<string[]> {
  const headers = { 'Content-Type': 'application/merge-patch+json' };
  const { status, json } = await server.ask(path, { method: 'PATCH', headers, body: { spec } });
  assert.equal(status, 422);
  return json.details.causes[0].message.split('\n');
}

test('of a claim', async () => {
  const spec = { accessModes: ['ReadWriteOnce'], resources: { requests: { storage: '1Gi' } }, storageClassName: 'fast' };
  await server.create(`${CORE}/persistentvolumeclaims`, { metadata: { name: 'c' }, spec });
  assert.deepEqual(await told(`${CORE}/persistentvolumeclaims/c`, { storageClassName: 'slow' }), [
    'Forbidden: spec is immutable after creation except resources.requests for bound claims',
    '  core.PersistentVolumeClaimSpec{',
    '  \t... // 2 identical fields',
    '  \tResources:        {Requests: {s"storage": {i: {...}, s: "1Gi", Format: "BinarySI"}}},',
    '  \tVolumeName:       "",',
    '- \tStorageClassName: &"slow",',
    '+ \tStorageClassName: &"fast",',
    '  \tVolumeMode:       &"Filesystem",',
    '  \tDataSource:       nil,',
    '  }',
    '',
  ]);
});

test('of a pod, of which what may change is told as it was', async () => {
  const spec = { containers: [{ name: 'c', image: 'i:1' }] };
  const made = await server.create(`${CORE}/pods`, { metadata: { name: 'p' }, spec });
  assert.equal(made.status, 201, made.text);
  const [first, ...lines] = await told(`${CORE}/pods/p`, {
    containers: [{ ...made.json.spec.containers[0], image: 'i:2' }],
    hostAliases: [{ ip: '192.0.2.1', hostnames: ['h'] }],
  });
  assert.match(first ?? '', /^Forbidden: pod updates may not change fields other than/);
  assert.deepEqual(lines, [
    '  core.PodSpec{',
    '  \t... // 18 identical fields',
    '  \tSchedulerName:     "default-scheduler",',
    `  \tTolerations:       {{Key: "node.kubernetes.io/not-ready", Operator: "Exists", Effect: "NoExecute", TolerationSeconds: &300}, {Key: "node.kubernetes.io/unreachable", Operator: "Exists", Effect: "NoExecute", TolerationSeconds: &300}},`,
    '- \tHostAliases:       []core.HostAlias{{IP: "192.0.2.1", Hostnames: []string{"h"}}},',
    '+ \tHostAliases:       nil,',
    '  \tPriorityClassName: "",',
    '  \tPriority:          &0,',
    '  \t... // 7 identical fields',
    '  }',
    '',
  ]);
});
