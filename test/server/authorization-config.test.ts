/** The file of --authorization-config: a chain of modes, with services that are asked under conditions. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { readAuthorizationFile } from '../../runtime/server/flags/authorization-config.js';
import { startTestServer } from '../../runtime/testing/index.js';
import { Authority } from '../support/certificates/authority.js';
import { words } from '../support/cluster-kinds.js';
import { OutsideServices } from '../support/programs/outside-services.js';
import { TestServer } from '../support/server.js';
import { until } from '../support/until.js';

const folder = mkdtempSync(path.join(tmpdir(), 'kindwright-authorization-'));
const authority = Authority.root();
let outside: OutsideServices;
before(async () => {
  outside = await OutsideServices.start(authority);
});
after(() => {
  outside.close();
  rmSync(folder, { recursive: true, force: true });
});

const written = (name: string, text: string): string => {
  const at = path.join(folder, name);
  writeFileSync(at, text);
  return at;
};

const WEBHOOK = {
  authorizedTTL: '1ms',
  unauthorizedTTL: '1ms',
  timeout: '3s',
  subjectAccessReviewVersion: 'v1',
  matchConditionSubjectAccessReviewVersion: 'v1',
  failurePolicy: 'NoOpinion',
};
/** A service at the path of the same name. */
const service = (name: string, more: object = {}): object => ({
  type: 'Webhook',
  name: `${name}.example.com`,
  webhook: {
    ...WEBHOOK,
    connectionInfo: { type: 'KubeConfigFile', kubeConfigFile: written(`${name}.json`, outside.configuration(`/${name}`, authority)) },
    matchConditions: [],
    ...more,
  },
});
const chain = (...authorizers: object[]): string =>
  JSON.stringify({ apiVersion: 'apiserver.config.k8s.io/v1', kind: 'AuthorizationConfiguration', authorizers });
const answer = (name: string, status: object | number): void => {
  outside.webhooks.set(`/${name}`, () => (typeof status === 'number' ? status : { status }));
};

test('services are asked in their order, each about requests that its conditions match alone', async (t) => {
  answer('first', { allowed: false });
  answer('second', { allowed: true });
  const isPods = { matchConditions: [{ expression: "has(request.resourceAttributes) && request.resourceAttributes.resource == 'pods'" }] };
  const file = written('chain.json', chain(service('first', isPods), service('second'), { type: 'RBAC', name: 'rbac' }));
  const server = await TestServer.start({ release: '1.30', authorizationConfig: file, authorizer: undefined, controllers: [] });
  t.after(() => server.close());
  const asked = async (target: string): Promise<(string | number)[]> => {
    outside.asked.length = 0;
    const { status } = await server.ask(target, { token: 'ann' });
    return [status, ...outside.asked.map((call) => call.path)];
  };
  assert.deepEqual(await asked('/api/v1/pods'), [200, '/first', '/second']);
  assert.deepEqual(await asked('/api/v1/secrets'), [200, '/second']);
  answer('first', { allowed: false, denied: true, reason: 'no' });
  assert.deepEqual(await asked('/api/v1/pods?limit=1'), [403, '/first']);
});

test('where a service cannot be asked its policy decides', async (t) => {
  answer('broken', 403);
  for (const [failurePolicy, status] of [
    ['NoOpinion', 200],
    ['Deny', 500],
  ] as const) {
    const file = written('policy.json', chain(service('broken', { failurePolicy }), { type: 'AlwaysAllow', name: 'all' }));
    const server = await TestServer.start({ release: '1.30', authorizationConfig: file, authorizer: undefined, controllers: [] });
    t.after(() => server.close());
    assert.equal((await server.ask('/api/v1/pods', { token: 'ann' })).status, status, failurePolicy);
  }
});

test('the file is read again when it changes, and kept as it was where it has faults', async (t) => {
  answer('changing', { allowed: true });
  const file = written('changing.chain.json', chain({ type: 'AlwaysDeny', name: 'none' }));
  const lines: string[] = [];
  const log = (line: string): void => void lines.push(line);
  const server = await TestServer.start({ release: '1.30', authorizationConfig: file, authorizer: undefined, controllers: [], log });
  t.after(() => server.close());
  const status = async (): Promise<number> => (await server.ask('/api/v1/pods', { token: 'ann' })).status;
  assert.equal(await status(), 403);
  written('changing.chain.json', chain(service('changing')));
  await until(async () => (await status()) === 200);
  written('changing.chain.json', chain());
  await until(() => lines.some((line) => line.includes('authorizers: at least one is required')));
  assert.equal(await status(), 200);
});

test('faults of the file are told with their places', () => {
  const faultsOf = (...authorizers: object[]): string => {
    try {
      readAuthorizationFile(written('faults.json', chain(...authorizers)), words);
      return '';
    } catch (error) {
      return String(error);
    }
  };
  assert.equal(faultsOf(service('fine'), { type: 'RBAC', name: 'rbac' }), '');
  for (const [authorizers, fault] of [
    [[], /authorizers: at least one is required/],
    [[{ type: 'Magic', name: 'a' }], /authorizers\[0\]\.type: "Magic" is none of/],
    [
      [
        { type: 'RBAC', name: 'a' },
        { type: 'RBAC', name: 'b' },
      ],
      /authorizers\[1\]\.type: RBAC stands there twice/,
    ],
    [
      [
        { type: 'Node', name: 'a' },
        { type: 'RBAC', name: 'a' },
      ],
      /authorizers\[1\]\.name: a stands there twice/,
    ],
    [[{ type: 'RBAC', name: 'a', webhook: {} }], /webhook: is for the type Webhook alone/],
    [[{ type: 'Webhook', name: 'a' }], /webhook: is required/],
    [[service('a', { timeout: '31s' })], /timeout: must be 30s at most/],
    [[service('a', { authorizedTTL: undefined })], /authorizedTTL: is required/],
    [[service('a', { failurePolicy: 'Maybe' })], /failurePolicy: "Maybe" is none of NoOpinion, Deny/],
    [[service('a', { matchConditions: [{ expression: 'request.' }] })], /matchConditions\[0\]\.expression: compilation failed/],
    [[service('a', { connectionInfo: { type: 'InClusterConfig' } })], /connectionInfo\.type: InClusterConfig is not supported/],
    [[service('a', { connectionInfo: { type: 'KubeConfigFile', kubeConfigFile: 'here' } })], /kubeConfigFile: must be an absolute path/],
  ] as const)
    assert.match(faultsOf(...authorizers), fault);
});

test('flags that say what the file says go together with no file', async () => {
  const authorizationConfig = written('both.json', chain({ type: 'RBAC', name: 'rbac' }));
  await assert.rejects(
    startTestServer({ release: '1.30', authorizationConfig, authorizationMode: ['RBAC'] }),
    /--authorization-mode goes together with no --authorization-config/,
  );
});
