/** What releases serve, as `kubectl api-versions` and `kubectl api-resources` find it: groups and versions in order, resources by name. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TestServer } from '../support/server.js';

/** One line a version, in the order of discovery. */
const RELEASES: Readonly<Record<string, string>> = {
  '1.15': `
v1: bindings componentstatuses configmaps endpoints events limitranges namespaces nodes persistentvolumeclaims persistentvolumes pods podtemplates replicationcontrollers resourcequotas secrets serviceaccounts services
apiregistration.k8s.io/v1: apiservices
apiregistration.k8s.io/v1beta1: apiservices
extensions/v1beta1: daemonsets deployments ingresses networkpolicies podsecuritypolicies replicasets
apps/v1: controllerrevisions daemonsets deployments replicasets statefulsets
apps/v1beta2: controllerrevisions daemonsets deployments replicasets statefulsets
apps/v1beta1: controllerrevisions deployments statefulsets
events.k8s.io/v1beta1: events
authentication.k8s.io/v1: tokenreviews
authentication.k8s.io/v1beta1: tokenreviews
authorization.k8s.io/v1: localsubjectaccessreviews selfsubjectaccessreviews selfsubjectrulesreviews subjectaccessreviews
authorization.k8s.io/v1beta1: localsubjectaccessreviews selfsubjectaccessreviews selfsubjectrulesreviews subjectaccessreviews
autoscaling/v1: horizontalpodautoscalers
autoscaling/v2beta1: horizontalpodautoscalers
autoscaling/v2beta2: horizontalpodautoscalers
batch/v1: jobs
batch/v1beta1: cronjobs
certificates.k8s.io/v1beta1: certificatesigningrequests
networking.k8s.io/v1: networkpolicies
networking.k8s.io/v1beta1: ingresses
policy/v1beta1: poddisruptionbudgets podsecuritypolicies
rbac.authorization.k8s.io/v1: clusterrolebindings clusterroles rolebindings roles
rbac.authorization.k8s.io/v1beta1: clusterrolebindings clusterroles rolebindings roles
storage.k8s.io/v1: storageclasses volumeattachments
storage.k8s.io/v1beta1: csidrivers csinodes storageclasses volumeattachments
admissionregistration.k8s.io/v1beta1: mutatingwebhookconfigurations validatingwebhookconfigurations
apiextensions.k8s.io/v1beta1: customresourcedefinitions
scheduling.k8s.io/v1: priorityclasses
scheduling.k8s.io/v1beta1: priorityclasses
coordination.k8s.io/v1: leases
coordination.k8s.io/v1beta1: leases
node.k8s.io/v1beta1: runtimeclasses
`,
  '1.22': `
v1: bindings componentstatuses configmaps endpoints events limitranges namespaces nodes persistentvolumeclaims persistentvolumes pods podtemplates replicationcontrollers resourcequotas secrets serviceaccounts services
apiregistration.k8s.io/v1: apiservices
apps/v1: controllerrevisions daemonsets deployments replicasets statefulsets
events.k8s.io/v1: events
events.k8s.io/v1beta1: events
authentication.k8s.io/v1: tokenreviews
authorization.k8s.io/v1: localsubjectaccessreviews selfsubjectaccessreviews selfsubjectrulesreviews subjectaccessreviews
autoscaling/v1: horizontalpodautoscalers
autoscaling/v2beta1: horizontalpodautoscalers
autoscaling/v2beta2: horizontalpodautoscalers
batch/v1: cronjobs jobs
batch/v1beta1: cronjobs
certificates.k8s.io/v1: certificatesigningrequests
networking.k8s.io/v1: ingressclasses ingresses networkpolicies
policy/v1: poddisruptionbudgets
policy/v1beta1: poddisruptionbudgets podsecuritypolicies
rbac.authorization.k8s.io/v1: clusterrolebindings clusterroles rolebindings roles
storage.k8s.io/v1: csidrivers csinodes storageclasses volumeattachments
storage.k8s.io/v1beta1: csistoragecapacities
admissionregistration.k8s.io/v1: mutatingwebhookconfigurations validatingwebhookconfigurations
apiextensions.k8s.io/v1: customresourcedefinitions
scheduling.k8s.io/v1: priorityclasses
coordination.k8s.io/v1: leases
node.k8s.io/v1: runtimeclasses
node.k8s.io/v1beta1: runtimeclasses
discovery.k8s.io/v1: endpointslices
discovery.k8s.io/v1beta1: endpointslices
flowcontrol.apiserver.k8s.io/v1beta1: flowschemas prioritylevelconfigurations
`,
  '1.25': `
v1: bindings componentstatuses configmaps endpoints events limitranges namespaces nodes persistentvolumeclaims persistentvolumes pods podtemplates replicationcontrollers resourcequotas secrets serviceaccounts services
apiregistration.k8s.io/v1: apiservices
apps/v1: controllerrevisions daemonsets deployments replicasets statefulsets
events.k8s.io/v1: events
authentication.k8s.io/v1: tokenreviews
authorization.k8s.io/v1: localsubjectaccessreviews selfsubjectaccessreviews selfsubjectrulesreviews subjectaccessreviews
autoscaling/v2: horizontalpodautoscalers
autoscaling/v1: horizontalpodautoscalers
autoscaling/v2beta2: horizontalpodautoscalers
batch/v1: cronjobs jobs
certificates.k8s.io/v1: certificatesigningrequests
networking.k8s.io/v1: ingressclasses ingresses networkpolicies
policy/v1: poddisruptionbudgets
rbac.authorization.k8s.io/v1: clusterrolebindings clusterroles rolebindings roles
storage.k8s.io/v1: csidrivers csinodes csistoragecapacities storageclasses volumeattachments
storage.k8s.io/v1beta1: csistoragecapacities
admissionregistration.k8s.io/v1: mutatingwebhookconfigurations validatingwebhookconfigurations
apiextensions.k8s.io/v1: customresourcedefinitions
scheduling.k8s.io/v1: priorityclasses
coordination.k8s.io/v1: leases
node.k8s.io/v1: runtimeclasses
discovery.k8s.io/v1: endpointslices
flowcontrol.apiserver.k8s.io/v1beta2: flowschemas prioritylevelconfigurations
flowcontrol.apiserver.k8s.io/v1beta1: flowschemas prioritylevelconfigurations
`,
};

interface ResourceList {
  readonly resources: readonly { readonly name: string }[];
}

const pathOf = (apiVersion: string): string => (apiVersion.includes('/') ? `/apis/${apiVersion}` : `/api/${apiVersion}`);

async function served(server: TestServer): Promise<string[]> {
  const core: string[] = (await server.ask('/api')).json.versions;
  const groups: { versions: { groupVersion: string }[] }[] = (await server.ask('/apis')).json.groups;
  const versions = [...core, ...groups.flatMap((g) => g.versions.map((v) => v.groupVersion))];
  return Promise.all(
    versions.map(async (version) => {
      const { resources }: ResourceList = (await server.ask(pathOf(version))).json;
      const names = resources.map((r) => r.name).filter((n) => !n.includes('/'));
      return `${version}: ${names.join(' ')}`;
    }),
  );
}

for (const [release, table] of Object.entries(RELEASES)) {
  test(`release ${release} serves its versions and no others`, async () => {
    const server = await TestServer.start({ release });
    try {
      assert.deepEqual(await served(server), table.trim().split('\n'));
    } finally {
      await server.close();
    }
  });
}

const versionsWith = async (switches: Record<string, boolean>, release = '1.21'): Promise<Map<string, string>> => {
  const server = await TestServer.start({ release, runtimeConfig: switches });
  const lines = await served(server);
  await server.close();
  return new Map(lines.map((l) => [l.slice(0, l.indexOf(':')), l.slice(l.indexOf(':') + 2)]));
};

for (const [what, switches, present, absent] of [
  ['beta and stable versions are on, alpha ones off', {}, ['apps/v1', 'batch/v1beta1'], ['rbac.authorization.k8s.io/v1alpha1']],
  ['all of a level', { 'api/alpha': true }, ['rbac.authorization.k8s.io/v1alpha1', 'node.k8s.io/v1alpha1'], []],
  ['without beta', { 'api/beta': false }, ['batch/v1'], ['batch/v1beta1', 'extensions/v1beta1']],
  ['everything', { 'api/all': true }, ['internal.apiserver.k8s.io/v1alpha1', 'apps/v1'], ['apps/v1beta1']],
  ['only one version', { 'api/all': false, 'apps/v1': true }, ['apps/v1'], ['batch/v1', 'v1']],
  ['a version against its level', { 'api/beta': false, 'batch/v1beta1': true }, ['batch/v1beta1'], ['policy/v1beta1']],
] as const) {
  test(`--runtime-config: ${what}`, async () => {
    const versions = await versionsWith(switches);
    for (const version of present) assert.ok(versions.has(version), version);
    for (const version of absent) assert.ok(!versions.has(version), version);
  });
}

test('--runtime-config: a single resource against its version', async () => {
  const off = await versionsWith({ 'apps/v1/daemonsets': false });
  assert.equal(off.get('apps/v1'), 'controllerrevisions deployments replicasets statefulsets');
  const on = await versionsWith({ 'storage.k8s.io/v1alpha1': false, 'storage.k8s.io/v1alpha1/volumeattachments': true });
  assert.equal(on.get('storage.k8s.io/v1alpha1'), 'volumeattachments');
});

test('alpha versions of older releases are there when asked for', async () => {
  const versions = await versionsWith({ 'api/all': true }, '1.15');
  assert.equal(versions.get('batch/v2alpha1'), 'cronjobs');
  assert.equal(versions.get('settings.k8s.io/v1alpha1'), 'podpresets');
  assert.equal(versions.get('auditregistration.k8s.io/v1alpha1'), 'auditsinks');
  assert.equal(
    (await versionsWith({ 'api/all': true }, '1.18')).get('flowcontrol.apiserver.k8s.io/v1alpha1'),
    'flowschemas prioritylevelconfigurations',
  );
});

test('alpha versions that were never more than that are gone where servers dropped them', async () => {
  const versions = await versionsWith({ 'api/all': true }, '1.25');
  for (const name of ['rbac.authorization', 'scheduling', 'node']) assert.equal(versions.has(`${name}.k8s.io/v1alpha1`), false, name);
});

test('a version that is removed or not there yet cannot be switched on', async () => {
  const versions = await versionsWith({ 'apps/v1beta1': true, 'batch/v2alpha1': true });
  assert.ok(!versions.has('apps/v1beta1'));
  assert.ok(!versions.has('batch/v2alpha1'));
  assert.ok(!(await versionsWith({ 'policy/v1': true }, '1.15')).has('policy/v1'));
});
