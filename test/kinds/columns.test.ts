/** The columns of each kind's table, in every version of it, as `kubectl get` heads them, and how ages read. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { catalogue } from '../../generated/catalogue.js';
import type { ColumnDefinition } from '../../runtime/model/definition/definition.js';
import { resourceIn } from '../../runtime/model/definition/definition-in-release.js';
import { ageAt } from '../../runtime/model/definition/releases.js';
import { age } from '../../runtime/resource/presentations/table.js';
import { strategyOf, withoutDomain } from '../support/cluster-kinds.js';
import { cellsOf, NOW } from '../support/rows.js';

/** A star marks what only `-o wide` shows; types other than string, and formats, follow the heading. */
const COLUMNS: Readonly<Record<string, string>> = {
  componentstatuses: 'Name name, Status, Message, Error',
  configmaps: 'Name name, Data, Age',
  endpoints: 'Name name, Endpoints, Age',
  events: 'Last Seen, Type, Reason, Object, Subobject*, Source*, Message, First Seen*, Count*, Name* name',
  namespaces: 'Name name, Status, Age',
  nodes: 'Name name, Status, Roles, Age, Version, Internal-IP*, External-IP*, OS-Image*, Kernel-Version*, Container-Runtime*',
  persistentvolumes: 'Name name, Capacity, Access Modes, Reclaim Policy, Status, Claim, StorageClass, Reason, Age, VolumeMode*',
  persistentvolumeclaims: 'Name name, Status, Volume, Capacity, Access Modes, StorageClass, Age, VolumeMode*',
  pods: 'Name name, Ready, Status, Restarts integer, Age, IP*, Node*, Nominated Node*, Readiness Gates*',
  podtemplates: 'Name name, Containers, Images, Pod Labels',
  replicationcontrollers: 'Name name, Desired integer, Current integer, Ready integer, Age, Containers*, Images*, Selector*',
  resourcequotas: 'Name name, Age, Request, Limit',
  secrets: 'Name name, Type, Data, Age',
  services: 'Name name, Type, Cluster-IP, External-IP, Port(s), Age, Selector*',
  serviceaccounts: 'Name name, Secrets, Age',
  'apiservices.apiregistration': 'Name name, Service, Available, Age',
  'controllerrevisions.apps': 'Name name, Controller, Revision, Age',
  'daemonsets.apps':
    'Name name, Desired integer, Current integer, Ready integer, Up-to-date integer, Available integer, Node Selector, Age, Containers*, Images*, Selector*',
  'deployments.apps': 'Name name, Ready, Up-to-date, Available, Age, Containers*, Images*, Selector*',
  'replicasets.apps': 'Name name, Desired integer, Current integer, Ready integer, Age, Containers*, Images*, Selector*',
  'statefulsets.apps': 'Name name, Ready, Age, Containers*, Images*',
  'horizontalpodautoscalers.autoscaling': 'Name name, Reference, Targets, MinPods, MaxPods, Replicas, Age',
  'cronjobs.batch': 'Name name, Schedule, Suspend boolean, Active integer, Last Schedule, Age, Containers*, Images*, Selector*',
  'jobs.batch': 'Name name, Completions, Duration, Age, Containers*, Images*, Selector*',
  'certificatesigningrequests.certificates': 'Name name, Age, SignerName, Requestor, Condition',
  'ingresses.networking': 'Name name, Class, Hosts, Address, Ports, Age',
  'ingressclasses.networking': 'Name name, Controller, Parameters, Age',
  'networkpolicies.networking': 'Name name, Pod-Selector, Age',
  'podsecuritypolicies.policy': 'Name name, Priv, Caps, SELinux, RunAsUser, FsGroup, SupGroup, ReadOnlyRootFs, Volumes',
  'poddisruptionbudgets.policy': 'Name name, Min Available, Max Unavailable, Allowed Disruptions integer, Age',
  'clusterrolebindings.rbac.authorization': 'Name name, Role, Age, Users*, Groups*, ServiceAccounts*',
  'rolebindings.rbac.authorization': 'Name name, Role, Age, Users*, Groups*, ServiceAccounts*',
  'csidrivers.storage':
    'Name name, AttachRequired boolean, PodInfoOnMount boolean, StorageCapacity boolean, TokenRequests, RequiresRepublish boolean, Modes, Age',
  'csinodes.storage': 'Name name, Drivers integer, Age',
  'storageclasses.storage': 'Name name, Provisioner, ReclaimPolicy, VolumeBindingMode, AllowVolumeExpansion, Age',
  'volumeattachments.storage': 'Name name, Attacher name, PV, Node, Attached boolean, Age',
  'mutatingwebhookconfigurations.admissionregistration': 'Name name, Webhooks integer, Age',
  'validatingwebhookconfigurations.admissionregistration': 'Name name, Webhooks integer, Age',
  'priorityclasses.scheduling': 'Name name, Value integer, Global-Default boolean, Age',
  'leases.coordination': 'Name name, Holder, Age',
  'runtimeclasses.node': 'Name name, Handler, Age',
  'endpointslices.discovery': 'Name name, AddressType, Ports, Endpoints, Age',
  'flowschemas.flowcontrol.apiserver': 'Name name, PriorityLevel, MatchingPrecedence, DistinguisherMethod, Age, MissingPL',
  'prioritylevelconfigurations.flowcontrol.apiserver': 'Name name, Type, AssuredConcurrencyShares, Queues, HandSize, QueueLengthLimit, Age',
  'storageversions.internal.apiserver': 'Name name, CommonEncodingVersion, StorageVersions, Age',
};
/** The same of kinds that came after 1.21, and of columns that changed since, in 1.36. */
const LATER: Readonly<Record<string, string>> = {
  'clustertrustbundles.certificates': 'Name name, SignerName',
  'podcertificaterequests.certificates': 'Name name, PodName, ServiceAccountName, NodeName, SignerName, State, UnverifiedUserAnnotations',
  'ipaddresses.networking': 'Name name, ParentRef',
  'servicecidrs.networking': 'Name name, CIDRs, Age',
  'volumeattributesclasses.storage': 'Name name, DriverName, Age',
  'mutatingadmissionpolicies.admissionregistration': 'Name name, Mutations integer, ParamKind, Age',
  'mutatingadmissionpolicybindings.admissionregistration': 'Name name, PolicyName, ParamRef, Age',
  'validatingadmissionpolicies.admissionregistration': 'Name name, Validations integer, ParamKind, Age',
  'validatingadmissionpolicybindings.admissionregistration': 'Name name, PolicyName, ParamRef, Age',
  'leasecandidates.coordination': 'Name name, LeaseName, BinaryVersion, EmulationVersion, Age',
  'deviceclasses.resource': 'Name name, Age',
  'resourceclaims.resource': 'Name name, State, Age',
  'resourceclaimtemplates.resource': 'Name name, Age',
  'resourceslices.resource': 'Name name, Node, Driver, Pool, Age',
  'prioritylevelconfigurations.flowcontrol.apiserver': 'Name name, Type, NominalConcurrencyShares, Queues, HandSize, QueueLengthLimit, Age',
};
/** Kinds without columns of their own show when they were made. */
const PLAIN = 'Name name, Created At date';

const shown = ({ name, type, format, priority }: ColumnDefinition): string =>
  [`${name}${priority === 0 ? '' : '*'}`, type === 'string' ? '' : type, format].filter((part) => part !== '').join(' ');

for (const [release, columns] of [
  ['1.21', COLUMNS],
  ['1.36', LATER],
] as const)
  for (const written of catalogue.resources) {
    const { id, versions } = resourceIn(written, release);
    const expected = columns[withoutDomain(id)];
    for (const [served, version] of versions)
      if (
        version.verbs.includes('list') &&
        (columns === COLUMNS ? ['removed', 'current', 'deprecated'] : ['current', 'deprecated']).includes(
          ageAt(version.lifetime, release),
        ) &&
        (expected ?? columns === COLUMNS)
      )
        test(`the columns of ${id} in ${served} at ${release}`, () => {
          assert.equal(version.columns.map(shown).join(', '), expected ?? PLAIN);
          assert.equal(version.plainTable, expected === undefined);
          for (const { name, description } of version.columns) assert.notEqual(description, '', `${name} is described`);
        });
  }

for (const { id, versions } of catalogue.resources)
  if ([...versions.values()].some((v) => v.verbs.includes('list')))
    test(`an object with nothing in it has a row among ${id}`, async () => {
      for (const cell of await cellsOf(withoutDomain(id), {})) assert.doesNotMatch(String(cell), /undefined|null|NaN|\[object/);
    });

test('rows of schemas are in the order they are matched in, then by name', () => {
  const { rowOrder } = strategyOf('flowschemas.flowcontrol.apiserver');
  assert.ok(rowOrder);
  const schema = (name: string, matchingPrecedence: number) => ({ metadata: { name }, spec: { matchingPrecedence } });
  const rows = [schema('c', 20), schema('b', 20), schema('d', 20), schema('z', 3), schema('a', 100)];
  assert.deepEqual(
    rows.sort(rowOrder).map((r) => r.metadata.name),
    ['z', 'b', 'c', 'd', 'a'],
  );
});

const [SECOND, MINUTE, HOUR, DAY] = [1, 60, 3600, 86_400];
const AGES: readonly (readonly [seconds: number, shown: string])[] = [
  [-2 * SECOND, '<invalid>'],
  [-1.5 * SECOND, '0s'],
  [-0.5 * SECOND, '0s'],
  [0, '0s'],
  [119.9 * SECOND, '119s'],
  [2 * MINUTE, '2m'],
  [9 * MINUTE + 59, '9m59s'],
  [10 * MINUTE + 1, '10m'],
  [3 * HOUR - 1, '179m'],
  [3 * HOUR, '3h'],
  [7 * HOUR + 59 * MINUTE, '7h59m'],
  [8 * HOUR + MINUTE, '8h'],
  [48 * HOUR - 1, '47h'],
  [2 * DAY, '2d'],
  [7 * DAY + 23 * HOUR, '7d23h'],
  [8 * DAY + HOUR, '8d'],
  [2 * 365 * DAY - 1, '729d'],
  [2 * 365 * DAY, '2y'],
  [7 * 365 * DAY + 3 * DAY, '7y3d'],
  [8 * 365 * DAY + 3 * DAY, '8y'],
];
for (const [seconds, read] of AGES)
  test(`what happened ${seconds} seconds ago reads ${read}`, () => {
    assert.equal(age(new Date(NOW.getTime() - seconds * 1000).toISOString(), NOW), read);
  });

for (const nothing of [undefined, null, ''])
  test(`the age of what has the time ${JSON.stringify(nothing)} is unknown`, () => {
    assert.equal(age(nothing, NOW), '<unknown>');
  });
