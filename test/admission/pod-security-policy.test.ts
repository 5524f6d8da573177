/** Pod security policies: which of them decides, what it fills in, and what it refuses. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type Answer, type TestOptions, TestServer } from '../support/server.js';

let server: TestServer;
/** `admin` may use all policies; others those whose names begin with theirs, and so may accounts. */
const authorizer: NonNullable<TestOptions['authorizer']> = () => ({
  authorize: ({ user, verb, name }) =>
    verb !== 'use' || user.name === 'admin' || name.startsWith(`${user.name.split(':').at(-1)}-`)
      ? { decision: 'allow', reason: '' }
      : { decision: 'abstain', reason: '' },
});

const POLICIES = '/apis/policy/v1beta1/podsecuritypolicies';
const PODS = '/api/v1/namespaces/default/pods';
const ANY = { rule: 'RunAsAny' };
const OPEN = { runAsUser: ANY, seLinux: ANY, fsGroup: ANY, supplementalGroups: ANY, volumes: ['*'] };

before(async () => {
  server = await TestServer.start({ enableAdmissionPlugins: ['PodSecurityPolicy'], allowPrivileged: true, authorizer });
  for (const name of ['default', 'robot']) await server.create('/api/v1/namespaces/default/serviceaccounts', { metadata: { name } });
});
after(() => server.close());

const container = { name: 'c', image: 'i' };
const pod = (spec: object = {}, metadata: object = {}): object => ({
  metadata: { generateName: 'p-', ...metadata },
  spec: { automountServiceAccountToken: false, containers: [container], ...spec },
});
const create = (token: string, object: object): Promise<Answer> => server.ask(PODS, { method: 'POST', token, body: object });

async function withPolicies(policies: Readonly<Record<string, object>>, run: () => Promise<void>): Promise<void> {
  for (const [name, { metadata = {}, ...spec }] of Object.entries(policies) as [string, { metadata?: object }][]) {
    const { status, text } = await server.create(POLICIES, { metadata: { name, ...metadata }, spec: { ...OPEN, ...spec } });
    assert.equal(status, 201, text);
  }
  try {
    await run();
  } finally {
    for (const name of Object.keys(policies)) await server.ask(`${POLICIES}/${name}`, { method: 'DELETE' });
  }
}

const NOTE = 'kubernetes.io/psp';

describe('the policy that decides', () => {
  test('is one: without any nothing is admitted', async () => {
    assert.match((await create('admin', pod())).json.message, /PodSecurityPolicy: no providers available to validate pod request$/);
  });
  test('may be used by whoever asks, or by the account of the pod', () =>
    withPolicies({ 'ann-open': {}, 'robot-open': {} }, async () => {
      assert.equal((await create('ann', pod())).json.metadata.annotations[NOTE], 'ann-open');
      assert.match((await create('bob', pod())).json.message, /PodSecurityPolicy: unable to admit pod: \[\]$/);
      assert.equal((await create('bob', pod({ serviceAccountName: 'robot' }))).json.metadata.annotations[NOTE], 'robot-open');
    }));
  test('is the first that changes nothing, else the first that works', () =>
    withPolicies(
      { 'ann-1': { readOnlyRootFilesystem: true }, 'ann-2': {}, 'bob-1': { hostPID: true, readOnlyRootFilesystem: true } },
      async () => {
        assert.equal((await create('ann', pod())).json.metadata.annotations[NOTE], 'ann-2');
        const changed = await create('bob', pod());
        assert.equal(changed.json.metadata.annotations[NOTE], 'bob-1');
        assert.deepEqual(changed.json.spec.containers[0].securityContext, { readOnlyRootFilesystem: true });
      },
    ));
  test('does not change pods that are there, whose labels may change still', () =>
    withPolicies({ 'ann-1': { readOnlyRootFilesystem: true } }, async () => {
      const { name } = (await create('ann', pod())).json.metadata;
      const headers = { 'Content-Type': 'application/merge-patch+json' };
      const patch = { method: 'PATCH', token: 'ann', headers, body: { metadata: { labels: { a: 'b' } } } };
      assert.equal((await server.ask(`${PODS}/${name}`, patch)).status, 200);
    }));
});

const range = (rule: string, min: number, max: number): object => ({ rule, ranges: [{ min, max }] });

const FILLED: readonly [policy: object, spec: object, at: 'pod' | 'container', filled: object][] = [
  [{ runAsUser: range('MustRunAs', 5, 9) }, {}, 'container', { runAsUser: 5 }],
  [{ runAsUser: range('MustRunAs', 5, 9) }, { securityContext: { runAsUser: 7 } }, 'pod', { runAsUser: 7 }],
  [{ runAsGroup: range('MustRunAs', 5, 9) }, {}, 'container', { runAsGroup: 5 }],
  [{ runAsUser: { rule: 'MustRunAsNonRoot' } }, {}, 'container', { runAsNonRoot: true }],
  [{ fsGroup: range('MustRunAs', 5, 9) }, {}, 'pod', { fsGroup: 5 }],
  [{ fsGroup: range('MayRunAs', 5, 9), supplementalGroups: range('MustRunAs', 3, 4) }, {}, 'pod', { supplementalGroups: [3] }],
  [{ seLinux: { rule: 'MustRunAs', seLinuxOptions: { level: 's0' } } }, {}, 'pod', { seLinuxOptions: { level: 's0' } }],
  [
    { defaultAddCapabilities: ['B', 'A'], requiredDropCapabilities: ['C'] },
    {},
    'container',
    { capabilities: { add: ['A', 'B'], drop: ['C'] } },
  ],
  [{ allowPrivilegeEscalation: false }, {}, 'container', { allowPrivilegeEscalation: false }],
  [{ defaultAllowPrivilegeEscalation: true }, {}, 'container', { allowPrivilegeEscalation: true }],
];
describe('a policy fills in', () => {
  for (const [policy, spec, at, filled] of FILLED)
    test(`${JSON.stringify(filled)} for ${JSON.stringify(policy)}`, () =>
      withPolicies({ 'ann-1': policy }, async () => {
        const answer = await create('ann', pod(spec));
        assert.equal(answer.status, 201, answer.text);
        const made = answer.json.spec;
        assert.deepEqual((at === 'pod' ? made : made.containers[0]).securityContext, filled);
      }));
  test('a seccomp profile', () => {
    const metadata = {
      annotations: {
        'seccomp.security.alpha.kubernetes.io/allowedProfileNames': 'runtime/default',
        'seccomp.security.alpha.kubernetes.io/defaultProfileName': 'runtime/default',
      },
    };
    return withPolicies({ 'ann-1': { metadata } }, async () => {
      assert.deepEqual((await create('ann', pod())).json.spec.securityContext, { seccompProfile: { type: 'RuntimeDefault' } });
      const other = await create('ann', pod({ securityContext: { seccompProfile: { type: 'Unconfined' } } }));
      assert.match(other.json.message, /unconfined is not an allowed seccomp profile/);
    });
  });
});

const inContainer = (more: object): object => ({ containers: [{ ...container, ...more }] });
const secured = (securityContext: object): object => inContainer({ securityContext });
const volume = (source: object): object => ({ volumes: [{ name: 'v', ...source }] });

const REFUSED: readonly [policy: object, spec: object, why: string][] = [
  [
    {},
    secured({ privileged: true }),
    'spec.containers[0].securityContext.privileged: Invalid value: true: Privileged containers are not allowed',
  ],
  [{}, { hostNetwork: true }, 'spec.securityContext.hostNetwork: Invalid value: true: Host network is not allowed to be used'],
  [{}, { hostPID: true }, 'spec.securityContext.hostPID: Invalid value: true: Host PID is not allowed to be used'],
  [{}, { hostIPC: true }, 'spec.securityContext.hostIPC: Invalid value: true: Host IPC is not allowed to be used'],
  [
    { hostPorts: [{ min: 1, max: 9 }] },
    inContainer({ ports: [{ containerPort: 80, hostPort: 80 }] }),
    'spec.containers[0].hostPort: Invalid value: 80: Host port 80 is not allowed to be used. Allowed ports: [1-9]',
  ],
  [
    {},
    secured({ capabilities: { add: ['X'] } }),
    'spec.containers[0].securityContext.capabilities.add: Invalid value: "X": capability may not be added',
  ],
  [
    { volumes: ['secret'] },
    volume({ emptyDir: {} }),
    'spec.volumes[0]: Invalid value: "emptyDir": emptyDir volumes are not allowed to be used',
  ],
  [
    { allowedHostPaths: [{ pathPrefix: '/data' }] },
    volume({ hostPath: { path: '/database' } }),
    'spec.volumes[0].hostPath.pathPrefix: Invalid value: "/database": is not allowed to be used',
  ],
  [
    { allowedHostPaths: [{ pathPrefix: '/data', readOnly: true }] },
    { ...volume({ hostPath: { path: '/data/x' } }), ...inContainer({ volumeMounts: [{ name: 'v', mountPath: '/x' }] }) },
    'spec.containers[0].volumeMounts[0].readOnly: Invalid value: false: must be read-only',
  ],
  [
    { runAsUser: range('MustRunAs', 5, 9) },
    secured({ runAsUser: 4 }),
    'spec.containers[0].securityContext.runAsUser: Invalid value: 4: must be in the ranges: [{5 9}]',
  ],
  [
    { runAsUser: { rule: 'MustRunAsNonRoot' } },
    secured({ runAsUser: 0 }),
    'spec.containers[0].securityContext.runAsUser: Invalid value: 0: running with the root UID is forbidden',
  ],
  [
    { fsGroup: range('MayRunAs', 5, 9) },
    { securityContext: { fsGroup: 4 } },
    'spec.securityContext.fsGroup: Invalid value: []int64{4}: group 4 must be in the ranges: [{5 9}]',
  ],
  [
    { allowPrivilegeEscalation: false },
    secured({ allowPrivilegeEscalation: true }),
    'spec.containers[0].securityContext.allowPrivilegeEscalation: Invalid value: true: Allowing privilege escalation for containers is not allowed',
  ],
  [
    { readOnlyRootFilesystem: true },
    secured({ readOnlyRootFilesystem: false }),
    'spec.containers[0].securityContext.readOnlyRootFilesystem: Invalid value: false: ReadOnlyRootFilesystem must be set to true',
  ],
  [
    {},
    { securityContext: { sysctls: [{ name: 'net.core.somaxconn', value: '1' }] } },
    'pod.spec.securityContext.sysctls[0]: Forbidden: unsafe sysctl "net.core.somaxconn" is not allowed',
  ],
  [
    { forbiddenSysctls: ['kernel.*'] },
    { securityContext: { sysctls: [{ name: 'kernel.shm_rmid_forced', value: '1' }] } },
    'pod.spec.securityContext.sysctls[0]: Forbidden: sysctl "kernel.shm_rmid_forced" is not allowed',
  ],
  [
    { seLinux: { rule: 'MustRunAs', seLinuxOptions: { level: 's0' } } },
    { securityContext: { seLinuxOptions: { level: 's1' } } },
    'spec.securityContext.seLinuxOptions.level: Invalid value: "s1": must be s0',
  ],
];
describe('a policy refuses', () => {
  for (const [policy, spec, why] of REFUSED)
    test(`${JSON.stringify(spec)} for ${JSON.stringify(policy)}`, () =>
      withPolicies({ 'ann-1': policy }, async () => {
        const { status, json } = await create('ann', pod(spec, { name: 'p', generateName: undefined }));
        assert.equal(status, 403);
        const [, told = ''] = /^pods "p" is forbidden: PodSecurityPolicy: unable to admit pod: \[(.*)\]$/.exec(json.message) ?? [];
        assert.ok(told.startsWith(why), json.message);
      }));
  test('nothing that it allows', () =>
    withPolicies(
      { 'ann-1': { privileged: true, allowedCapabilities: ['*'], allowedUnsafeSysctls: ['net.*'], hostNetwork: true } },
      async () => {
        const answer = await create('ann', pod({ ...secured({ privileged: true, capabilities: { add: ['X'] } }), hostNetwork: true }));
        assert.equal(answer.status, 201, answer.text);
      },
    ));
});
