/** A program with the JavaScript client: the same calls through its types, and an informer. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { after, before, describe, test } from 'node:test';
import {
  AppsV1Api,
  BatchV1Api,
  CoreV1Api,
  DiscoveryV1Api,
  KubeConfig,
  makeInformer,
  RbacAuthorizationV1Api,
  type V1ConfigMap,
} from '@kubernetes/client-node';
import { type CommandServer, startHere } from '../support/command-server.js';
import { freshFolder, removeFolder } from '../support/programs/process.js';
import { SHOWN_RELEASES } from '../support/shown-releases.js';

const namespace = 'shop';

for (const release of SHOWN_RELEASES)
  describe(`the API of ${release}`, () => {
    const folder = freshFolder();
    const config = new KubeConfig();
    let server: CommandServer;
    let core: CoreV1Api;

    before(async () => {
      server = await startHere(folder, { storage: 'memory', release });
      config.loadFromFile(server.kubeconfig);
      core = config.makeApiClient(CoreV1Api);
      await core.createNamespace({ body: { metadata: { name: namespace } } });
    });

    after(async () => {
      await server.stop();
      removeFolder(folder);
    });

    test('one of each of the first kinds is created, read and deleted through its own type', async () => {
      const apps = config.makeApiClient(AppsV1Api);
      const batch = config.makeApiClient(BatchV1Api);
      const discovery = config.makeApiClient(DiscoveryV1Api);
      const rbac = config.makeApiClient(RbacAuthorizationV1Api);
      const template = { metadata: { labels: { app: 'web' } }, spec: { containers: [{ name: 'main', image: 'web:1' }] } };
      const at = (name: string) => ({ name, namespace });

      await core.createNamespacedSecret({ namespace, body: { metadata: { name: 'token' }, stringData: { word: 'open' } } });
      assert.deepEqual((await core.readNamespacedSecret(at('token'))).data, { word: 'b3Blbg==' });

      await core.createNamespacedServiceAccount({ namespace, body: { metadata: { name: 'clerk' } } });
      assert.equal((await core.readNamespacedServiceAccount(at('clerk'))).metadata?.name, 'clerk');

      await rbac.createNamespacedRole({
        namespace,
        body: { metadata: { name: 'reader' }, rules: [{ apiGroups: [''], resources: ['pods'], verbs: ['get'] }] },
      });
      await rbac.createNamespacedRoleBinding({
        namespace,
        body: {
          metadata: { name: 'readers' },
          roleRef: { apiGroup: 'rbac.authorization.k8s.io', kind: 'Role', name: 'reader' },
          subjects: [{ kind: 'ServiceAccount', name: 'clerk', namespace }],
        },
      });
      assert.equal((await rbac.readNamespacedRoleBinding(at('readers'))).roleRef.name, 'reader');

      const deployment = await apps.createNamespacedDeployment({
        namespace,
        body: { metadata: { name: 'web' }, spec: { replicas: 2, selector: { matchLabels: { app: 'web' } }, template } },
      });
      assert.ok(deployment.metadata?.creationTimestamp instanceof Date);
      assert.equal(deployment.spec?.strategy?.rollingUpdate?.maxSurge, '25%');
      const scale = await apps.readNamespacedDeploymentScale(at('web'));
      assert.equal(scale.spec?.replicas, 2);
      await apps.replaceNamespacedDeploymentScale({ ...at('web'), body: { ...scale, spec: { replicas: 4 } } });
      assert.equal((await apps.readNamespacedDeployment(at('web'))).spec?.replicas, 4);

      await core.createNamespacedService({
        namespace,
        body: { metadata: { name: 'front' }, spec: { selector: { app: 'web' }, ports: [{ port: 80 }] } },
      });
      assert.equal((await core.readNamespacedService(at('front'))).spec?.ports?.[0]?.targetPort, 80);

      await discovery.createNamespacedEndpointSlice({
        namespace,
        body: { metadata: { name: 'front-1' }, addressType: 'IPv4', endpoints: [{ addresses: ['10.0.0.1'] }], ports: [{ port: 80 }] },
      });
      assert.equal((await discovery.readNamespacedEndpointSlice(at('front-1'))).ports?.[0]?.protocol, 'TCP');

      await batch.createNamespacedCronJob({
        namespace,
        body: {
          metadata: { name: 'nightly' },
          spec: {
            schedule: '0 3 * * *',
            jobTemplate: { spec: { template: { spec: { restartPolicy: 'Never', containers: [{ name: 'main', image: 'job:1' }] } } } },
          },
        },
      });
      assert.equal((await batch.readNamespacedCronJob(at('nightly'))).spec?.concurrencyPolicy, 'Allow');

      await batch.deleteNamespacedCronJob(at('nightly'));
      await assert.rejects(batch.readNamespacedCronJob(at('nightly')), (error: { code?: number }) => error.code === 404);
    });

    test('an informer sees what was there, what comes, what changes and what goes', async () => {
      const body = (name: string): V1ConfigMap => ({ metadata: { name, labels: { watched: 'yes' } }, data: { step: 'first' } });
      await core.createNamespacedConfigMap({ namespace, body: body('before') });

      const seen: string[] = [];
      const signal = new EventTarget();
      const path = `/api/v1/namespaces/${namespace}/configmaps`;
      const labelSelector = 'watched=yes';
      const informer = makeInformer<V1ConfigMap>(
        config,
        path,
        () => core.listNamespacedConfigMap({ namespace, labelSelector }),
        labelSelector,
      );
      for (const event of ['add', 'update', 'delete'] as const)
        informer.on(event, (map) => {
          seen.push(`${event} ${map.metadata?.name} ${map.data?.step}`);
          signal.dispatchEvent(new Event('seen'));
        });
      const until = async (count: number): Promise<void> => {
        while (seen.length < count) await once(signal, 'seen', { signal: AbortSignal.timeout(10_000) });
      };

      await informer.start();
      await until(1);
      await core.createNamespacedConfigMap({ namespace, body: body('after') });
      await core.createNamespacedConfigMap({ namespace, body: { metadata: { name: 'unlabelled' } } });
      await until(2);
      const read = await core.readNamespacedConfigMap({ namespace, name: 'after' });
      await core.replaceNamespacedConfigMap({ namespace, name: 'after', body: { ...read, data: { step: 'second' } } });
      await until(3);
      await core.deleteNamespacedConfigMap({ namespace, name: 'before' });
      await until(4);
      assert.equal(informer.get('after', namespace)?.data?.step, 'second');
      assert.equal(informer.get('before', namespace), undefined);
      await informer.stop();
      assert.deepEqual(seen, ['add before first', 'add after first', 'update after second', 'delete before first']);
    });
  });
