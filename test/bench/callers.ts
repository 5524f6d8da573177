/**
 * What it costs to know a caller and to decide what it may do: microseconds of CPU a request, the least of several rounds. Run with
 * `npm run bench`.
 */
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import https from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { catalogue } from '../../generated/catalogue.js';
import { serviceAccountAuthenticator } from '../../runtime/auth/authenticators/service-account-token.js';
import { parseTokenFile, tokenAuthenticator } from '../../runtime/auth/authenticators/token-file.js';
import { identifyBy } from '../../runtime/auth/authenticators/union.js';
import { webhookAuthenticator } from '../../runtime/auth/authenticators/webhook.js';
import { RbacAuthorizer } from '../../runtime/auth/authorizers/rbac/authorizer.js';
import type { Attributes, Authenticator, Credentials } from '../../runtime/auth/contract.js';
import { ServiceAccountTokens } from '../../runtime/auth/service-account-tokens.js';
import type { ApiObject } from '../../runtime/model/object.js';
import { Words } from '../../runtime/model/values/words.js';
import { startTestServer } from '../../runtime/testing/index.js';
import { asks, binding, TestRoles, user, type World } from '../auth/roles.js';

const ROUNDS = 8;
const CALLS = 10_000;
const REQUESTS = 500;
const REQUEST_ROUNDS = 40;
const CHANGES = 20;
const ROLES = 1_000;
const BINDINGS = 10_000;
const NAMESPACES = 100;

/** Microseconds of CPU that each of the calls takes; they take turns, so that a slow moment of the machine meets all of them. */
async function timed(calls: Readonly<Record<string, (i: number) => unknown>>, count = CALLS, rounds = ROUNDS): Promise<void> {
  const least = new Map<string, number>();
  for (let round = 0; round < rounds; round++)
    for (const [name, call] of Object.entries(calls)) {
      const from = process.cpuUsage();
      for (let i = 0; i < count; i++) {
        const result = call(round * count + i);
        if (result instanceof Promise) await result;
      }
      const { user: own, system } = process.cpuUsage(from);
      const micros = (own + system) / count;
      least.set(name, Math.min(least.get(name) ?? Number.POSITIVE_INFINITY, micros));
    }
  for (const [name, micros] of least) console.log(`${name.padEnd(60)} ${micros.toFixed(2).padStart(8)} µs`);
}

/** Half of the bindings hold everywhere, the others in a hundred namespaces; each is for a user of its own and a group of ten. */
function manyBindings(): World {
  const rules = [{ verbs: ['get', 'list'], apiGroups: ['', 'apps'], resources: ['pods', 'pods/log', 'deployments'] }];
  const clusterRoles = Object.fromEntries(Array.from({ length: ROLES }, (_, i) => [`r${i}`, rules]));
  const bound = (i: number): ApiObject => binding(`b${i}`, `ClusterRole/r${i % ROLES}`, `User/u${i}`, `Group/g${i % (BINDINGS / 10)}`);
  const roleBindings: Record<string, ApiObject[]> = {};
  for (let i = BINDINGS / 2; i < BINDINGS; i++) {
    const list = roleBindings[`n${i % NAMESPACES}`] ?? [];
    list.push(bound(i));
    roleBindings[`n${i % NAMESPACES}`] = list;
  }
  return { clusterRoles, clusterRoleBindings: Array.from({ length: BINDINGS / 2 }, (_, i) => bound(i)), roleBindings };
}

async function deciding(): Promise<void> {
  const world = manyBindings();
  const source = new TestRoles(world);
  const rbac = new RbacAuthorizer(source);
  const callers = Array.from({ length: 1000 }, (_, i) => user(`u${i * 10}`, `g${i}`, 'system:authenticated'));
  const question = (i: number, name: string, resource: string, namespace = i % NAMESPACES): Attributes =>
    asks(callers[i % callers.length] ?? user(''), 'get', { namespace: `n${namespace}`, name, resource });
  const asked = (count: number, one: (i: number) => Attributes): Attributes[] => Array.from({ length: count }, (_, i) => one(i));
  const all = ROUNDS * CALLS;
  // Each caller asks about each namespace once.
  const turnOf = (i: number): number => Math.floor(i / callers.length) % NAMESPACES;
  const known = asked(callers.length, (i) => question(i, 'p', 'pods'));
  const named = asked(all, (i) => question(i, `p${i}`, 'pods'));
  const namedRefused = asked(all, (i) => question(i, `p${i}`, 'secrets'));
  const allowed = asked(all, (i) => question(i, `p${i}`, 'pods/log', turnOf(i)));
  const refused = asked(all, (i) => question(i, `p${i}`, 'nodes', turnOf(i)));
  const authorize = (attributes: Attributes | undefined): unknown => attributes && rbac.authorize(attributes);
  console.log(`deciding with ${BINDINGS} bindings and ${ROLES} roles`);
  await timed({
    'a question that was asked before': (i) => authorize(known[i % known.length]),
    'a question about another name that a role allows': (i) => authorize(named[i]),
    'a question about another name that no role allows': (i) => authorize(namedRefused[i]),
    'a new question that a role allows': (i) => authorize(allowed[i]),
    'a new question that no role allows': (i) => authorize(refused[i]),
  });
  const from = performance.now();
  for (let i = 0; i < CHANGES; i++) {
    source.change(world);
    rbac.authorize(question(i, 'p', 'pods'));
  }
  console.log(
    `${'the first question after a change'.padEnd(60)} ${(((performance.now() - from) * 1000) / CHANGES).toFixed(0).padStart(8)} µs`,
  );
}

async function knowing(): Promise<void> {
  const words = new Words(catalogue.service);
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const tokens = new ServiceAccountTokens(privateKey, [], 'https://issuer', ['api'], words);
  const account: ApiObject = { metadata: { name: 'robot', namespace: 'ns', uid: '1' } };
  const { token } = await tokens.issue({ namespace: 'ns', account }, ['api'], 3600);
  const methods: readonly Authenticator[] = [
    tokenAuthenticator(parseTokenFile('filed,filed,1'), ['api']),
    serviceAccountAuthenticator(tokens, async () => account),
    webhookAuthenticator(async () => new Map(Object.entries({ authenticated: true, user: { username: 'x' } })), {
      group: 'authentication.k8s.io',
      version: 'v1',
      apiAudiences: ['api'],
      cacheMs: 3_600_000,
    }),
  ];
  const shown = (authorization?: string): Credentials => ({
    headers: authorization === undefined ? {} : { authorization },
    rawHeaders: [],
    certificate: () => undefined,
    certificateTrusted: false,
    isProxy: false,
  });
  const by = (credentials: Credentials) => () => identifyBy(methods, credentials, { anonymous: true });
  console.log('knowing a caller');
  await timed({
    'without credentials': by(shown()),
    'by a token of the file': by(shown('Bearer filed')),
    'by a token of a service account': by(shown(`Bearer ${token}`)),
    'by a token that the outside service was asked about before': by(shown('Bearer outside')),
  });
}

/** Both ways of one connection, so that what a token costs is not lost in the noise of two. */
async function requesting(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'kindwright-bench-'));
  const tokenAuthFile = path.join(folder, 'tokens.csv');
  writeFileSync(tokenAuthFile, 'filed,filed,1\n');
  const server = await startTestServer({ tokenAuthFile });
  const [host, agent] = [new URL(server.url), new https.Agent({ keepAlive: true, maxSockets: 1, ca: server.client.authority })];
  const get = (headers: Readonly<Record<string, string>>): Promise<void> =>
    new Promise((resolve, reject) => {
      https
        .get({ host: host.hostname, port: host.port, path: '/version', agent, headers }, (answer) => {
          if (answer.statusCode !== 200) reject(new Error(`the server answered ${answer.statusCode}`));
          answer.resume();
          answer.on('end', () => resolve());
        })
        .on('error', reject);
    });
  const accounts = '/api/v1/namespaces/default/serviceaccounts';
  await server.request('POST', accounts, { kind: 'ServiceAccount', apiVersion: 'v1', metadata: { name: 'robot' } });
  const request = { kind: 'TokenRequest', apiVersion: 'authentication.k8s.io/v1', spec: {} };
  const { body } = await server.request('POST', `${accounts}/robot/token`, request);
  const token = String(new Map(Object.entries(body.status ?? {})).get('token'));
  const bearer = (shown: string) => ({ Authorization: `Bearer ${shown}` });
  console.log('a request and its answer, client included');
  await timed(
    {
      'without credentials': () => get({}),
      'by a token of the file': () => get(bearer('filed')),
      'by a token of a service account': () => get(bearer(token)),
    },
    REQUESTS,
    REQUEST_ROUNDS,
  );
  agent.destroy();
  await server.close();
  rmSync(folder, { recursive: true });
}

await deciding();
await knowing();
await requesting();
