/** Rules of single fields that came, changed or went with a release, and what writers are warned of. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Answer, TestServer } from '../../support/server.js';

const NAMESPACE = '/namespaces/default';
const SERVICES = `/api/v1${NAMESPACE}/services`;
const JOBS = `/apis/batch/v1${NAMESPACE}/jobs`;
const REVIEWS = '/apis/authorization.k8s.io/v1/subjectaccessreviews';
const HOOKS = '/apis/admissionregistration.k8s.io/v1/validatingwebhookconfigurations';
const claims = (version: string): string => `/apis/resource.k8s.io/${version}${NAMESPACE}/resourceclaims`;
const MERGE = { 'content-type': 'application/merge-patch+json' };
const APPLY = { 'content-type': 'application/apply-patch+yaml' };

const causesOf = ({ json }: Answer): string[] =>
  ((json.details?.causes ?? []) as { field: string; reason: string }[]).map(({ field, reason }) => `${field} ${reason.slice(10)}`).sort();

/** Runs with a server of each release, which ends in any case. */
async function each<const Release extends string>(
  releases: readonly Release[],
  run: (server: TestServer, release: Release) => Promise<void>,
  settings: object = {},
): Promise<void> {
  for (const release of releases) {
    const server = await TestServer.start({ release, ...settings });
    try {
      await run(server, release);
    } finally {
      await server.close();
    }
  }
}

test('a review may tell of its removal from 1.23 on, which is dropped', () =>
  each(['1.21', '1.28'], async (server, release) => {
    const metadata = { deletionTimestamp: '2021-03-04T05:06:07Z' };
    const answer = await server.create(REVIEWS, { metadata, spec: { user: 'u', nonResourceAttributes: { path: '/', verb: 'get' } } });
    assert.equal(answer.status, release === '1.21' ? 422 : 201, answer.text);
  }));

test('the port for questions about health is a port of nodes from 1.23 on', () =>
  each(['1.30'], async (server) => {
    const spec = { type: 'LoadBalancer', externalTrafficPolicy: 'Local', healthCheckNodePort: 65536, ports: [{ port: 80 }] };
    assert.deepEqual(causesOf(await server.create(SERVICES, { metadata: { name: 's' }, spec })), ['spec.healthCheckNodePort Invalid']);
  }));

test('an apply that changes nothing warns of what the object has, and addresses are called invalid in 1.36', () =>
  each(
    ['1.36'],
    async (server) => {
      const spec = { ports: [{ port: 80 }], externalIPs: ['010.1.1.1'] };
      const made = await server.create(SERVICES, { metadata: { name: 's' }, spec });
      assert.match(String(made.headers.warning), /non-standard IP address \\"010.1.1.1\\" is invalid: use/);
      const body = { apiVersion: 'v1', kind: 'Service', metadata: { name: 's' } };
      const answer = await server.ask(`${SERVICES}/s?fieldManager=one`, { method: 'PATCH', headers: APPLY, body });
      assert.equal(answer.status, 200, answer.text);
      assert.match(String(answer.headers.warning), /spec.externalIPs is deprecated/);
    },
    { featureGates: { StrictIPCIDRValidation: false } },
  ));

test('expressions narrow questions to the authorizer by selectors from 1.32 on', () =>
  each(['1.30', '1.33'], async (server, release) => {
    const expression = 'authorizer.group("").resource("pods").fieldSelector("a=b").check("list").allowed()';
    const hook = {
      name: 'a.example.com',
      admissionReviewVersions: ['v1'],
      sideEffects: 'None',
      clientConfig: { url: 'https://example.com/' },
      matchConditions: [{ name: 'n', expression }],
    };
    const answer = await server.create(HOOKS, { metadata: { name: 'h' }, webhooks: [hook] });
    assert.equal(answer.status, release === '1.30' ? 422 : 201, answer.text);
  }));

test('a job tells in 1.30 that it met what success takes only where a policy says what that is', () =>
  each(['1.30', '1.33'], async (server, release) => {
    const template = { spec: { restartPolicy: 'Never', containers: [{ name: 'c', image: 'i' }] } };
    await server.create(JOBS, { metadata: { name: 'j' }, spec: { completions: 1, completionMode: 'Indexed', template } });
    const conditions = [{ type: 'SuccessCriteriaMet', status: 'True', reason: 'SuccessPolicy' }];
    const body = { status: { startTime: '2020-01-01T00:00:00Z', conditions } };
    const answer = await server.ask(`${JOBS}/j/status`, { method: 'PATCH', headers: MERGE, body });
    assert.equal(answer.status, release === '1.30' ? 422 : 200, answer.text);
  }));

test('statuses of claims of pods are judged in 1.30 although their feature is off', () =>
  each(['1.30'], async (server) => {
    const pods = `/api/v1${NAMESPACE}/pods`;
    await server.create(`/api/v1${NAMESPACE}/serviceaccounts`, { metadata: { name: 'default' } });
    await server.create(pods, { metadata: { name: 'p' }, spec: { containers: [{ name: 'c', image: 'i' }] } });
    const body = { status: { resourceClaimStatuses: [{ name: 'none' }] } };
    const answer = await server.ask(`${pods}/p/status`, { method: 'PATCH', headers: MERGE, body });
    assert.deepEqual(causesOf(answer), ['status.resourceClaimStatuses[0].name Invalid']);
  }));

test('directives that direct nothing stay in what a strategic merge patch adds, up to 1.33', () =>
  each(['1.25', '1.36'], async (server, release) => {
    const slices = `/apis/discovery.k8s.io/v1${NAMESPACE}/endpointslices`;
    await server.create(slices, { metadata: { name: 's' }, addressType: 'IPv4', endpoints: [] });
    const headers = { 'content-type': 'application/strategic-merge-patch+json' };
    const answer = await server.ask(`${slices}/s`, { method: 'PATCH', headers, body: { ports: [{ $patch: 'delete', name: 'b' }] } });
    assert.equal(answer.json.ports?.length ?? 0, release === '1.25' ? 1 : 0, answer.text);
  }));

test('requests for devices lack a mode in the first beta alone, and lose what features are off in 1.36', () =>
  each(
    ['1.36'],
    async (server) => {
      const requests = [{ name: 'q', count: 1 }];
      const lacking = await server.create(claims('v1beta1'), { metadata: { name: 'a' }, spec: { devices: { requests } } });
      assert.deepEqual(causesOf(lacking), [
        'spec.devices.requests[0].exactly.allocationMode NotSupported',
        'spec.devices.requests[0].exactly.deviceClassName Required',
      ]);
      const exactly = { deviceClassName: 'c', tolerations: Array.from({ length: 17 }, () => ({ operator: 'Exists' })) };
      const many = await server.create(claims('v1'), {
        metadata: { name: 'b' },
        spec: { devices: { requests: [{ name: 'r', exactly }] } },
      });
      assert.equal(many.status, 201, many.text);
      assert.equal(many.json.spec.devices.requests[0].exactly.tolerations, undefined);
      const slice = {
        metadata: { name: 's' },
        spec: { driver: 'Upper.example.com', nodeName: 'n', pool: { name: 'p', generation: 1, resourceSliceCount: 1 } },
      };
      const warned = await server.create('/apis/resource.k8s.io/v1/resourceslices', slice);
      assert.match(String(warned.headers.warning), /driver names should be lowercase/);
    },
    { featureGates: { DRADeviceTaints: false }, runtimeConfig: { 'resource.k8s.io/v1beta1': true } },
  ));

test('features that a node declares are judged although their feature is off', () =>
  each(
    ['1.36'],
    async (server) => {
      await server.create('/api/v1/nodes', { metadata: { name: 'n' } });
      const body = { status: { declaredFeatures: ['b'] } };
      const answer = await server.ask('/api/v1/nodes/n/status', { method: 'PATCH', headers: MERGE, body });
      assert.deepEqual(causesOf(answer), ['status.declaredFeatures[0] Invalid']);
    },
    { featureGates: { NodeDeclaredFeatures: false } },
  ));
