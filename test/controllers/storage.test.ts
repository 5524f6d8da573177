/** Claims and volumes that are deleted stay while they are used. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { storageObjectInUseProtection } from '../../runtime/admission/plugins/storage-object-in-use-protection.js';
import { claimProtection } from '../../runtime/controllers/storage/claim-protection.js';
import { volumeProtection } from '../../runtime/controllers/storage/volume-protection.js';
import { systemNamespaces } from '../../runtime/controllers/system-namespaces.js';
import { type Answer, TestServer } from '../support/server.js';
import { eventually } from '../support/until.js';

const CLAIMS = '/api/v1/namespaces/default/persistentvolumeclaims';
const PODS = '/api/v1/namespaces/default/pods';
const VOLUMES = '/api/v1/persistentvolumes';
const MERGE = { 'Content-Type': 'application/merge-patch+json' };

const CONTROLLERS = [systemNamespaces, claimProtection, volumeProtection];
let server: TestServer;
before(async () => {
  server = await TestServer.start({ controllers: CONTROLLERS, admission: [storageObjectInUseProtection] });
});
after(() => server.close());

async function made(path: string, body: object): Promise<Answer> {
  const answer = await server.create(path, body);
  assert.equal(answer.status, 201, answer.text);
  return answer;
}
const remove = (path: string): Promise<Answer> => server.ask(path, { method: 'DELETE', body: { gracePeriodSeconds: 0 } });
const gone = (path: string): Promise<Answer> =>
  eventually(
    () => server.ask(path),
    ({ status }) => status === 404,
  );

const claim = (name: string, more: object = {}): Promise<Answer> =>
  made(CLAIMS, {
    metadata: { name, ...more },
    spec: { accessModes: ['ReadWriteOnce'], resources: { requests: { storage: '1Gi' } } },
  });

const pod = (name: string, volume: object, nodeName = 'n1'): Promise<Answer> =>
  made(PODS, {
    metadata: { name },
    spec: { ...(nodeName === '' ? {} : { nodeName }), containers: [{ name: 'c', image: 'i' }], volumes: [{ name: 'v', ...volume }] },
  });
const using = (claimName: string): object => ({ persistentVolumeClaim: { claimName } });

/** Waits until the controller has looked at all that came before. */
async function looked(): Promise<void> {
  await claim('marker');
  await remove(`${CLAIMS}/marker`);
  await gone(`${CLAIMS}/marker`);
}

test('a claim that nobody uses goes', async () => {
  await claim('unused');
  await pod('waiting', using('unused'), '');
  await pod('other', using('another'));
  await remove(`${CLAIMS}/unused`);
  await gone(`${CLAIMS}/unused`);
});

test('a claim goes with the last pod on a node that uses it', async () => {
  await claim('used');
  await pod('first', using('used'));
  await pod('second', using('used'));
  assert.equal((await remove(`${CLAIMS}/used`)).status, 200);
  await remove(`${PODS}/first`);
  await looked();
  const { json } = await server.ask(`${CLAIMS}/used`);
  assert.deepEqual(json.metadata.finalizers, ['kubernetes.io/pvc-protection']);
  await remove(`${PODS}/second`);
  await gone(`${CLAIMS}/used`);
});

test('a pod is done with its own claim when it is shut down, also while it waits for its finalizers', async () => {
  const { json } = await made(PODS, {
    metadata: { name: 'holder', finalizers: ['example.com/wait'] },
    spec: {
      nodeName: 'n1',
      containers: [{ name: 'c', image: 'i' }],
      volumes: [
        {
          name: 'v',
          ephemeral: { volumeClaimTemplate: { spec: { accessModes: ['ReadWriteOnce'], resources: { requests: { storage: '1Gi' } } } } },
        },
      ],
    },
  });
  const ownerReferences = [{ apiVersion: 'v1', kind: 'Pod', name: 'holder', uid: json.metadata.uid, controller: true }];
  await claim('holder-v', { ownerReferences });
  await remove(`${CLAIMS}/holder-v`);
  await looked();
  assert.equal((await server.ask(`${CLAIMS}/holder-v`)).status, 200);
  await remove(`${PODS}/holder`);
  await gone(`${CLAIMS}/holder-v`);
  assert.equal((await server.ask(`${PODS}/holder`)).status, 200);
});

const volume = (name: string): Promise<Answer> =>
  made(VOLUMES, {
    metadata: { name },
    spec: { capacity: { storage: '1Gi' }, accessModes: ['ReadWriteOnce'], hostPath: { path: '/x' } },
  });
const phase = (name: string, value: string): Promise<Answer> =>
  server.ask(`${VOLUMES}/${name}/status`, { method: 'PATCH', body: { status: { phase: value } }, headers: MERGE });

test('a volume goes once it is not bound', async () => {
  await volume('bound');
  await volume('free');
  await phase('bound', 'Bound');
  for (const name of ['bound', 'free']) await remove(`${VOLUMES}/${name}`);
  await gone(`${VOLUMES}/free`);
  assert.deepEqual((await server.ask(`${VOLUMES}/bound`)).json.metadata.finalizers, ['kubernetes.io/pv-protection']);
  await phase('bound', 'Released');
  await gone(`${VOLUMES}/bound`);
});

test('what came without protection gets it', async () => {
  const open = await TestServer.start({ controllers: CONTROLLERS, admission: [] });
  const spec = { accessModes: ['ReadWriteOnce'], resources: { requests: { storage: '1Gi' } } };
  await open.create(CLAIMS, { metadata: { name: 'old', finalizers: ['example.com/own'] }, spec });
  const { json } = await eventually(
    () => open.ask(`${CLAIMS}/old`),
    (answer) => answer.json.metadata.finalizers?.length === 2,
  );
  assert.deepEqual(json.metadata.finalizers, ['example.com/own', 'kubernetes.io/pvc-protection']);
  await open.close();
});
