/** Levels of security for pods: what each refuses, in which version, and what labels and settings make of it. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { type Answer, TestServer } from '../support/server.js';

const merging = { 'Content-Type': 'application/merge-patch+json' };
const LABEL = 'pod-security.kubernetes.io';
const NAMESPACES = '/api/v1/namespaces';

type Labels = Readonly<Record<string, string>>;

const labelsOf = (asked: Labels): Labels => Object.fromEntries(Object.entries(asked).map(([key, value]) => [`${LABEL}/${key}`, value]));
const container = (more: object = {}): object => ({ name: 'c', image: 'i:1', ...more });
const held = {
  allowPrivilegeEscalation: false,
  capabilities: { drop: ['ALL'] },
  runAsNonRoot: true,
  seccompProfile: { type: 'RuntimeDefault' },
};
const pod = (spec: object = {}, metadata: object = {}): object => ({
  metadata: { name: 'p', ...metadata },
  spec: { automountServiceAccountToken: false, containers: [container()], ...spec },
});
const templated = (spec: object): object => ({
  metadata: { name: 'd' },
  spec: {
    selector: { matchLabels: { app: 'd' } },
    template: { metadata: { labels: { app: 'd' } }, spec: { containers: [container()], ...spec } },
  },
});

class Guarded {
  #made = 0;

  constructor(readonly server: TestServer) {}

  /** A new namespace, with an account for its pods. */
  async namespace(asked: Labels): Promise<string> {
    this.#made += 1;
    const name = `n${this.#made}`;
    const made = await this.server.create(NAMESPACES, { metadata: { name, labels: labelsOf(asked) } });
    assert.equal(made.status, 201, made.text);
    await this.server.create(`${NAMESPACES}/${name}/serviceaccounts`, { metadata: { name: 'default' } });
    return name;
  }

  async pod(asked: Labels, spec: object = {}, metadata: object = {}): Promise<Answer> {
    return this.server.create(`${NAMESPACES}/${await this.namespace(asked)}/pods?dryRun=All`, pod(spec, metadata));
  }
}

const why = ({ status, json, text }: Answer): string => {
  if (status === 201) return '';
  assert.equal(status, 403, text);
  return json.message.replace(/^pods "p" is forbidden: violates PodSecurity "[^"]+": /, '');
};

const ESCALATION = 'allowPrivilegeEscalation != false (container "c" must set securityContext.allowPrivilegeEscalation=false)';
const CAPABILITIES = 'unrestricted capabilities (container "c" must set securityContext.capabilities.drop=["ALL"])';
const NON_ROOT = 'runAsNonRoot != true (pod or container "c" must set securityContext.runAsNonRoot=true)';
const SECCOMP = 'seccompProfile (pod or container "c" must set securityContext.seccompProfile.type to "RuntimeDefault" or "Localhost")';

describe('at a release with the standards for pods', () => {
  let guarded: Guarded;
  before(async () => {
    guarded = new Guarded(await TestServer.start({ release: '1.36', allowPrivileged: true }));
  });
  after(() => guarded.server.close());

  const contexts = (first: object, ...others: object[]): object => ({
    containers: [first, ...others].map((securityContext, i) => container({ name: 'cde'[i], securityContext })),
  });

  const BASELINE: readonly [spec: object, why: string, version?: string][] = [
    [{}, ''],
    [{ hostNetwork: true, hostIPC: true }, 'host namespaces (hostNetwork=true, hostIPC=true)'],
    [contexts({ privileged: true }, { privileged: true }), 'privileged (containers "c", "d" must not set securityContext.privileged=true)'],
    [
      contexts({ capabilities: { add: ['SYS_TIME', 'CHOWN', 'NET_ADMIN'] } }),
      'non-default capabilities (container "c" must not include "NET_ADMIN", "SYS_TIME" in securityContext.capabilities.add)',
    ],
    [{ volumes: [{ name: 'v', hostPath: { path: '/etc' } }] }, 'hostPath volumes (volume "v")'],
    [{ containers: [container({ ports: [{ containerPort: 80, hostPort: 8080 }] })] }, 'hostPort (container "c" uses hostPort 8080)'],
    [
      { containers: [container({ livenessProbe: { httpGet: { port: 80, host: 'example.com' } } })] },
      'probe or lifecycle host (container "c" uses probe or lifecycle host "example.com")',
    ],
    [{ containers: [container({ livenessProbe: { httpGet: { port: 80, host: 'example.com' } } })] }, '', 'v1.33'],
    [
      { securityContext: { seLinuxOptions: { type: 'other_t', user: 'u' } } },
      'seLinuxOptions (pod set forbidden securityContext.seLinuxOptions: type "other_t"; user may not be set)',
    ],
    [{ securityContext: { seLinuxOptions: { type: 'container_engine_t' } } }, ''],
    [
      { securityContext: { seLinuxOptions: { type: 'container_engine_t' } } },
      'seLinuxOptions (pod set forbidden securityContext.seLinuxOptions: type "container_engine_t")',
      'v1.30',
    ],
    [
      { securityContext: { seccompProfile: { type: 'Unconfined' } } },
      'seccompProfile (pod must not set securityContext.seccompProfile.type to "Unconfined")',
    ],
    [
      { securityContext: { appArmorProfile: { type: 'Unconfined' } } },
      'forbidden AppArmor profile (pod must not set AppArmor profile type to "Unconfined")',
    ],
    [{ securityContext: { sysctls: [{ name: 'net.ipv4.tcp_rmem', value: '1' }] } }, ''],
    [{ securityContext: { sysctls: [{ name: 'net.ipv4.tcp_rmem', value: '1' }] } }, 'forbidden sysctls (net.ipv4.tcp_rmem)', 'v1.31'],
  ];

  for (const [spec, expected, version = 'latest'] of BASELINE)
    test(`baseline:${version} of ${JSON.stringify(spec)}`, async () => {
      assert.equal(why(await guarded.pod({ enforce: 'baseline', 'enforce-version': version }, spec)), expected);
    });

  const RESTRICTED: readonly [spec: object, why: string, version?: string][] = [
    [{}, [ESCALATION, CAPABILITIES, NON_ROOT, SECCOMP].join(', ')],
    [{}, [ESCALATION, NON_ROOT].join(', '), 'v1.18'],
    [contexts(held), ''],
    [{ ...contexts(held), securityContext: { runAsUser: 0 } }, 'runAsUser=0 (pod must not set runAsUser=0)'],
    [{ ...contexts(held), securityContext: { runAsUser: 0 } }, '', 'v1.22'],
    [
      {
        ...contexts(held),
        volumes: [
          { name: 'v', hostPath: { path: '/etc' } },
          { name: 'w', emptyDir: {} },
        ],
      },
      'restricted volume types (volume "v" uses restricted volume type "hostPath")',
    ],
    [
      contexts({ ...held, capabilities: { drop: ['ALL'], add: ['CHOWN', 'NET_BIND_SERVICE'] } }),
      'unrestricted capabilities (container "c" must not include "CHOWN" in securityContext.capabilities.add)',
    ],
    [contexts({ ...held, runAsNonRoot: false }), 'runAsNonRoot != true (container "c" must not set securityContext.runAsNonRoot=false)'],
    [
      {
        ...contexts({ allowPrivilegeEscalation: false, capabilities: { drop: ['ALL'] } }),
        hostUsers: false,
        securityContext: { seccompProfile: { type: 'Localhost', localhostProfile: 'p' } },
      },
      '',
    ],
    [{ os: { name: 'windows' }, securityContext: { runAsNonRoot: true } }, ''],
    [{ os: { name: 'windows' }, securityContext: { runAsNonRoot: true } }, [ESCALATION, CAPABILITIES, SECCOMP].join(', '), 'v1.24'],
  ];

  for (const [spec, expected, version = 'latest'] of RESTRICTED)
    test(`restricted:${version} of ${JSON.stringify(spec)}`, async () => {
      assert.equal(why(await guarded.pod({ enforce: 'restricted', 'enforce-version': version }, spec)), expected);
    });

  test('a refusal tells the pod, the level and all that is broken', async () => {
    const { json } = await guarded.pod({ enforce: 'baseline', 'enforce-version': 'v1.99' }, { hostPID: true, hostNetwork: true });
    assert.equal(
      json.message,
      'pods "p" is forbidden: violates PodSecurity "baseline:v1.99": host namespaces (hostNetwork=true, hostPID=true)',
    );
    assert.deepEqual([json.reason, json.details], ['Forbidden', { name: 'p', kind: 'pods' }]);
  });

  test('a refusal of a pod of a great many containers is no longer than people read', async () => {
    const containers = Array.from({ length: 3000 }, (_, i) => ({ ...container(), name: `c${i}` }));
    const { status, text } = await guarded.pod({ enforce: 'restricted' }, { containers });
    assert.equal(status, 403);
    assert.ok(text.length < 64 * 1024, `${text.length} characters`);
  });

  test('warnings tell of what is not enforced, of pods and of what makes them', async () => {
    const warned = await guarded.pod({ warn: 'baseline', 'warn-version': 'v1.30' }, { hostPID: true });
    assert.equal(warned.status, 201);
    assert.equal(warned.headers.warning, '299 - "would violate PodSecurity \\"baseline:v1.30\\": host namespaces (hostPID=true)"');
    const namespace = await guarded.namespace({ enforce: 'baseline' });
    const deployments = `/apis/apps/v1/namespaces/${namespace}/deployments?dryRun=All`;
    const made = await guarded.server.create(deployments, templated({ hostPID: true }));
    assert.equal(made.status, 201, made.text);
    assert.equal(made.headers.warning, '299 - "would violate PodSecurity \\"baseline:latest\\": host namespaces (hostPID=true)"');
    assert.equal((await guarded.server.create(deployments, templated({}))).headers.warning, undefined);
    const jobs = `/apis/batch/v1/namespaces/${namespace}/cronjobs?dryRun=All`;
    const template = { spec: { restartPolicy: 'Never', hostIPC: true, containers: [container()] } };
    const job = { metadata: { name: 'j' }, spec: { schedule: '* * * * *', jobTemplate: { spec: { template } } } };
    assert.match(String((await guarded.server.create(jobs, job)).headers.warning), /host namespaces \(hostIPC=true\)/);
  });

  test('pods that run may change in what no level is about', async () => {
    const namespace = await guarded.namespace({});
    const at = `${NAMESPACES}/${namespace}`;
    assert.equal((await guarded.server.create(`${at}/pods`, pod({ hostPID: true }))).status, 201);
    const labelled = await guarded.server.ask(at, {
      method: 'PATCH',
      headers: merging,
      body: { metadata: { labels: labelsOf({ enforce: 'baseline' }) } },
    });
    assert.equal(labelled.status, 200);
    const [first, second] = String(labelled.headers.warning).split('", 299 ');
    assert.match(String(first), /existing pods in namespace \\"n\d+\\" violate the new PodSecurity enforce level \\"baseline:latest\\"$/);
    assert.match(String(second), /"p: host namespaces"$/);
    const patch = (body: object): Promise<Answer> => guarded.server.ask(`${at}/pods/p`, { method: 'PATCH', headers: merging, body });
    assert.equal((await patch({ metadata: { labels: { a: 'b' } } })).status, 200);
    assert.equal((await patch({ spec: { containers: [container({ image: 'i:2' })] } })).status, 403);
  });

  test('labels of namespaces are judged where they change', async () => {
    const made = await guarded.server.create(NAMESPACES, {
      metadata: { name: 'bad', labels: labelsOf({ enforce: 'strict', 'warn-version': '1.2' }) },
    });
    assert.equal(made.status, 422);
    assert.deepEqual(
      made.json.details.causes.map(({ field, message }: { field: string; message: string }) => [field, message]),
      [
        [`metadata.labels[${LABEL}/enforce]`, 'Invalid value: "strict": must be one of privileged, baseline, restricted'],
        [`metadata.labels[${LABEL}/warn-version]`, 'Invalid value: "1.2": must be "latest" or "v1.x"'],
      ],
    );
  });

  test('metrics count what was judged', async () => {
    await guarded.pod({ enforce: 'baseline' }, { hostPID: true });
    const { text } = await guarded.server.ask('/metrics');
    assert.match(text, /^pod_security_evaluations_total\{decision="deny",mode="enforce",policy_level="baseline",policy_version="latest",/m);
    assert.match(text, /^pod_security_exemptions_total\{request_operation="create",resource="pod",subresource=""\} 0$/m);
  });
});

test('settings say what namespaces without labels are asked for, and who is exempt', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pod-security-'));
  const file = path.join(folder, 'admission.yaml');
  const configuration = (defaults: string): string => `apiVersion: apiserver.config.k8s.io/v1
kind: AdmissionConfiguration
plugins:
- name: PodSecurity
  configuration:
    apiVersion: pod-security.admission.config.k8s.io/v1
    kind: PodSecurityConfiguration
    defaults: ${defaults}
    exemptions: { namespaces: [ open ], runtimeClasses: [ sandboxed ] }
`;
  writeFileSync(file, configuration('{ enforce: baseline, enforce-version: v1.30 }'));
  const guarded = new Guarded(await TestServer.start({ release: '1.36', admissionControlConfigFile: file }));
  const { server } = guarded;
  assert.match((await guarded.pod({}, { hostPID: true })).json.message, /"baseline:v1\.30"/);
  assert.equal((await guarded.pod({ enforce: 'privileged' }, { hostPID: true })).status, 201);
  await server.create('/apis/node.k8s.io/v1/runtimeclasses', { metadata: { name: 'sandboxed' }, handler: 'h' });
  assert.equal((await guarded.pod({}, { hostPID: true, runtimeClassName: 'sandboxed' })).status, 201);
  const open = await server.create(NAMESPACES, { metadata: { name: 'open', labels: labelsOf({ enforce: 'restricted' }) } });
  assert.match(
    String(open.headers.warning),
    /namespace \\"open\\" is exempt from Pod Security, and the policy \(enforce=restricted:v1\.30, warn=restricted:v1\.30\) will be ignored/,
  );
  await server.create(`${NAMESPACES}/open/serviceaccounts`, { metadata: { name: 'default' } });
  assert.equal((await server.create(`${NAMESPACES}/open/pods`, pod({ hostPID: true }))).status, 201);
  await server.close();

  writeFileSync(file, configuration('{ enforce: strict }'));
  const refused = TestServer.start({ release: '1.36', admissionControlConfigFile: file });
  await assert.rejects(refused, /must be one of privileged, baseline, restricted/);
  rmSync(folder, { recursive: true });
});

test('releases before the standards do not know them', async () => {
  for (const [release, status] of [
    ['1.22', 201],
    ['1.23', 403],
  ] as const) {
    const guarded = new Guarded(await TestServer.start({ release }));
    assert.equal((await guarded.pod({ enforce: 'baseline' }, { hostPID: true })).status, status, release);
    await guarded.server.close();
  }
  await assert.rejects(TestServer.start({ release: '1.21', disableAdmissionPlugins: ['PodSecurity'] }), /unknown plugin "PodSecurity"/);
});
