/** What flags of authentication change, as callers meet it. */
import assert from 'node:assert/strict';
import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import https from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, type TestContext, test } from 'node:test';
import { decodeJwt, SignJWT } from 'jose';
import { startTestServer, type TestServer, type TestServerOptions } from '../../runtime/testing/index.js';
import { KeptEvents } from '../support/audit.js';
import { throwawayCertificate } from '../support/certificates/certificate.js';

const folder = mkdtempSync(path.join(tmpdir(), 'kindwright-flags-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const file = (name: string, text: string): string => {
  const at = path.join(folder, name);
  writeFileSync(at, text);
  return at;
};
const pem = (key: KeyObject): string => key.export({ type: 'spki', format: 'pem' }).toString();

async function started(t: TestContext, options: TestServerOptions): Promise<TestServer> {
  const server = await startTestServer(options);
  t.after(() => server.close());
  return server;
}

/** The status of a request with the headers. */
type Headers = Readonly<Record<string, string>>;

const answerTo = ({ url }: TestServer, headers: Headers, target: string): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    https
      .get(`${url}${target}`, { agent: false, rejectUnauthorized: false, headers }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() }));
      })
      .on('error', reject);
  });

const statusOf = async (server: TestServer, headers: Headers = {}, target = '/api'): Promise<number> =>
  (await answerTo(server, headers, target)).status;

const bearer = (token: string): Headers => ({ Authorization: `Bearer ${token}` });

/** A token of an account as it is kept in a secret, signed by somebody else's hand. */
async function secretToken(server: TestServer, key: KeyObject, algorithm: string): Promise<string> {
  const accounts = '/api/v1/namespaces/default/serviceaccounts';
  await server.request('POST', accounts, { kind: 'ServiceAccount', apiVersion: 'v1', metadata: { name: 'robot' } });
  const { body } = await server.request('GET', `${accounts}/robot`);
  const { uid } = body.metadata as { uid: string };
  return new SignJWT({
    'kubernetes.io/serviceaccount/namespace': 'default',
    'kubernetes.io/serviceaccount/secret.name': 'robot-token',
    'kubernetes.io/serviceaccount/service-account.name': 'robot',
    'kubernetes.io/serviceaccount/service-account.uid': uid,
  })
    .setProtectedHeader({ alg: algorithm })
    .setIssuer('kubernetes/serviceaccount')
    .setSubject('system:serviceaccount:default:robot')
    .sign(key);
}

const { cert, key } = throwawayCertificate();
const tls = { tlsCertFile: file('tls.crt', cert), tlsPrivateKeyFile: file('tls.key', key), serviceAccountLookup: false };
const [one, two] = [generateKeyPairSync('ec', { namedCurve: 'P-256' }), generateKeyPairSync('rsa', { modulusLength: 2048 })];

test('--service-account-key-file: the TLS key verifies tokens where no file is named', async (t) => {
  const server = await started(t, tls);
  const token = await secretToken(server, createPrivateKey(key), 'ES256');
  assert.equal(await statusOf(server, bearer(token)), 200);
});

test('--service-account-key-file: where files are named, their keys verify tokens, and the TLS key does not', async (t) => {
  const serviceAccountKeyFile = [file('one.pub', pem(one.publicKey)), file('two.pub', pem(two.publicKey))];
  const server = await started(t, { ...tls, serviceAccountKeyFile });
  assert.equal(await statusOf(server, bearer(await secretToken(server, one.privateKey, 'ES256'))), 200);
  assert.equal(await statusOf(server, bearer(await secretToken(server, two.privateKey, 'RS256'))), 200);
  assert.equal(await statusOf(server, bearer(await secretToken(server, createPrivateKey(key), 'ES256'))), 401);
});

test('--service-account-lookup: a token whose secret is not there is revoked', async (t) => {
  const server = await started(t, { ...tls, serviceAccountLookup: true });
  assert.equal(await statusOf(server, bearer(await secretToken(server, createPrivateKey(key), 'ES256'))), 401);
});

async function podToken(server: TestServer): Promise<ReturnType<typeof decodeJwt>> {
  const pod = { kind: 'Pod', apiVersion: 'v1', metadata: { name: 'p' }, spec: { containers: [{ name: 'c', image: 'i' }] } };
  const made = await server.request('POST', '/api/v1/namespaces/default/pods', pod);
  assert.equal(made.status, 201, JSON.stringify(made.body));
  const spec = { expirationSeconds: 3607, boundObjectRef: { kind: 'Pod', apiVersion: 'v1', name: 'p' } };
  const request = { kind: 'TokenRequest', apiVersion: 'authentication.k8s.io/v1', spec };
  const { body } = await server.request('POST', '/api/v1/namespaces/default/serviceaccounts/default/token', request);
  return decodeJwt((body.status as { token: string }).token);
}

test('--service-account-extend-token-expiration: tokens of pods are good for a year, unless it is off', async (t) => {
  for (const [serviceAccountExtendTokenExpiration, life] of [
    [true, 365 * 24 * 3600],
    [false, 3607],
  ] as const) {
    const { exp = 0, iat = 0 } = await podToken(await started(t, { serviceAccountExtendTokenExpiration }));
    assert.equal(exp - iat, life);
  }
});

test('a token that should have been renewed is counted as such, and its audit event says so', async (t) => {
  const events = new KeptEvents();
  const serviceAccountSigningKeyFile = file('sa.key', one.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());
  const server = await started(t, {
    serviceAccountSigningKeyFile,
    audit: events.audit('- { level: Metadata, nonResourceURLs: [ /api ] }', 'RequestReceived'),
  });
  const accounts = '/api/v1/namespaces/default/serviceaccounts';
  const { body } = await server.request('POST', accounts, { kind: 'ServiceAccount', apiVersion: 'v1', metadata: { name: 'robot' } });
  const { uid } = body.metadata as { uid: string };
  const now = Math.floor(Date.now() / 1000);
  const token = (staleFrom: number): Promise<string> =>
    new SignJWT({ 'kubernetes.io': { namespace: 'default', serviceaccount: { name: 'robot', uid }, warnafter: staleFrom } })
      .setProtectedHeader({ alg: 'ES256' })
      .setIssuer('https://kubernetes.default.svc')
      .setAudience('https://kubernetes.default.svc')
      .setSubject('system:serviceaccount:default:robot')
      .setExpirationTime(now + 600)
      .sign(one.privateKey);
  const said = async (staleFrom: number): Promise<string | undefined> => {
    assert.equal(await statusOf(server, bearer(await token(staleFrom))), 200);
    return (await events.take(1))[0].annotations['authentication.k8s.io/stale-token'];
  };
  assert.match((await said(now - 100)) ?? '', /^subject: system:serviceaccount:default:robot, seconds after warning threshold: 1\d\d$/);
  assert.equal(await said(now + 500), undefined);
  const { text } = await answerTo(server, bearer(server.client.token), '/metrics');
  for (const [sort, uses] of Object.entries({ stale: 1, valid: 1, legacy: 0 }))
    assert.match(text, new RegExp(`^serviceaccount_${sort}_tokens_total ${uses}$`, 'm'));
});

test('--anonymous-auth: without it, and with AlwaysAllow, nobody is let in without a name', async (t) => {
  const [named, off, everything] = [
    await started(t, {}),
    await started(t, { anonymousAuth: false }),
    await started(t, { authorizationMode: ['AlwaysAllow'] }),
  ];
  assert.equal(await statusOf(named), 403);
  assert.equal(await statusOf(named, {}, '/version'), 200);
  assert.equal(await statusOf(off, {}, '/version'), 401);
  assert.equal(await statusOf(everything, {}, '/version'), 401);
  assert.equal(await statusOf(everything, bearer(everything.client.token)), 200);
});

test('an invalid token is 401 where anonymous requests are taken, too', async (t) =>
  assert.equal(await statusOf(await started(t, {}), bearer('nobody'), '/version'), 401));

test('--enable-bootstrap-token-auth: without it bootstrap tokens are nobody', async (t) => {
  for (const enableBootstrapTokenAuth of [false, true]) {
    const server = await started(t, { enableBootstrapTokenAuth });
    await server.request('POST', '/api/v1/namespaces/kube-system/secrets', {
      kind: 'Secret',
      apiVersion: 'v1',
      metadata: { name: 'bootstrap-token-abcdef' },
      type: 'bootstrap.kubernetes.io/token',
      stringData: { 'token-id': 'abcdef', 'token-secret': '0123456789abcdef', 'usage-bootstrap-authentication': 'true' },
    });
    assert.equal(await statusOf(server, bearer('abcdef.0123456789abcdef')), enableBootstrapTokenAuth ? 200 : 401);
  }
});

const policy = file('policy.jsonl', '{"user":"ann"}\n{"user":1}\n# a remark\n{"uzer":"bob"}\n');
const hook = file('hook.yaml', 'kind: Config\ncurrent-context: c\ncontexts: []\n');
const clients = file('clients.crt', cert);

/** Options of which nothing can be made, and what is told of each. */
const FAULTS: readonly [what: string, options: TestServerOptions, ...says: RegExp[]][] = [
  ['ABAC without a policy', { authorizationMode: ['ABAC'] }, /^--authorization-mode: ABAC needs --authorization-policy-file$/],
  [
    'a policy without ABAC',
    { authorizationPolicyFile: file('good.jsonl', '{}\n') },
    /^--authorization-policy-file needs --authorization-mode with ABAC$/,
  ],
  [
    'a policy with faults, each told with its line',
    { authorizationMode: ['ABAC'], authorizationPolicyFile: policy },
    /^--authorization-policy-file: .*policy\.jsonl:2: user: must be a text$/,
    /^--authorization-policy-file: .*policy\.jsonl:4: uzer: unknown field/,
  ],
  [
    'Webhook without a service',
    { authorizationMode: ['Webhook'] },
    /^--authorization-mode: Webhook needs --authorization-webhook-config-file$/,
  ],
  ['a mode that is named twice', { authorizationMode: ['RBAC', 'RBAC'] }, /^--authorization-mode: RBAC is named twice$/],
  ['a mode that there is not', { authorizationMode: ['Rbac'] }, /--authorization-mode/],
  [
    'a service that its file does not name',
    { authenticationTokenWebhookConfigFile: hook },
    /^--authentication-token-webhook-config-file: .*hook\.yaml: line 2: current-context: there is no context of this name; the file has no contexts$/,
  ],
  ['a client without an issuer', { oidcClientId: 'kubectl' }, /^--oidc-client-id needs --oidc-issuer-url$/],
  ['an issuer without a client', { oidcIssuerUrl: 'https://login.example.com' }, /^--oidc-issuer-url needs --oidc-client-id$/],
  ['an issuer without https', { oidcIssuerUrl: 'http://x', oidcClientId: 'c' }, /^--oidc-issuer-url: "http:\/\/x" is no address/],
  [
    'an issuer that is that of accounts',
    { oidcIssuerUrl: 'https://kubernetes.default.svc', oidcClientId: 'c' },
    /is the issuer of service account tokens$/,
  ],
  [
    'a required claim without a value',
    { oidcIssuerUrl: 'https://x', oidcClientId: 'c', oidcRequiredClaim: ['hd'] },
    /^--oidc-required-claim: "hd" is no claim with a value/,
  ],
  [
    'headers of proxies without their authority',
    { requestheaderUsernameHeaders: ['X-Remote-User'], requestheaderAllowedNames: ['front'] },
    /^--requestheader-username-headers needs --requestheader-client-ca-file$/,
    /^--requestheader-allowed-names needs --requestheader-client-ca-file$/,
  ],
  [
    'an authority of proxies without headers',
    { requestheaderClientCaFile: clients },
    /^--requestheader-client-ca-file needs --requestheader-username-headers$/,
  ],
];

for (const [what, options, ...says] of FAULTS)
  test(`a server does not start with ${what}`, () =>
    assert.rejects(startTestServer(options), (error) => {
      assert.ok(error instanceof Error);
      const lines = error.message.split('\n');
      for (const line of says)
        assert.ok(
          lines.some((one) => line.test(one)),
          error.message,
        );
      return true;
    }));

const CONFIG = 'apiVersion: apiserver.config.k8s.io/v1beta1\nkind: AuthenticationConfiguration\n';

test('requests without credentials are taken at the paths that a file names, and at no other spelling of them', async (t) => {
  const config = `${CONFIG}anonymous:\n  enabled: true\n  conditions:\n  - path: /livez\n  - path: /readyz\n`;
  const server = await started(t, { authenticationConfig: file('paths.yaml', config) });
  for (const target of ['/livez', '/readyz', '/livez?verbose', '/%6civez']) assert.equal(await statusOf(server, {}, target), 200, target);
  const others = ['/livez/', '/livez/ping', '//livez', '/LIVEZ', '/version', '/api', '/', '/livez/../api', '/livez%2f..%2fapi', '/healthz'];
  for (const target of others) assert.ok([400, 401].includes(await statusOf(server, {}, target)), target);
  assert.equal(await statusOf(server, bearer('wrong'), '/livez'), 401);
  assert.equal(await statusOf(server, bearer(server.client.token), '/version'), 200);
});

test('a file that says nothing of anonymous requests leaves them to the flag', async (t) => {
  const authenticationConfig = file('silent.yaml', CONFIG);
  assert.equal(await statusOf(await started(t, { authenticationConfig }), {}, '/version'), 200);
  assert.equal(await statusOf(await started(t, { authenticationConfig, anonymousAuth: false }), {}, '/version'), 401);
});

test('without a name nobody is taken where everything is allowed', async (t) => {
  const authenticationConfig = file('always.yaml', `${CONFIG}anonymous: { enabled: true, conditions: [ { path: /api } ] }\n`);
  assert.equal(await statusOf(await started(t, { authenticationConfig, authorizationMode: ['AlwaysAllow'] }), {}, '/api'), 401);
});

const ISSUER = { url: 'https://login.example', audiences: ['a'] };
const ENTRY = { issuer: ISSUER, claimMappings: { username: { claim: 'sub', prefix: '' } } };
/** The entry of an issuer with other mappings, and more. */
const jwt = (mappings: object, more: object = {}): string =>
  `jwt: [ ${JSON.stringify({ ...ENTRY, claimMappings: { ...ENTRY.claimMappings, ...mappings }, ...more })} ]`;

const CONFIG_FAULTS: readonly (readonly [string, RegExp])[] = [
  ['anonymous: { enabled: false, conditions: [ { path: /a } ] }', /anonymous\.conditions: enabled must be true where conditions are given/],
  ['anonymous: { enabled: true, conditions: [ { path: livez } ] }', /anonymous\.conditions\[0\]\.path: must be a path from the root/],
  ['anonymous: { enabled: true, conditions: [ { path: /a }, { path: /a } ] }', /conditions\[1\]\.path: \/a stands there twice/],
  ['anonymous: { enabled: true, conditions: [ { paths: /a } ] }', /anonymous\.conditions\[0\]\.paths: unknown field; there are path/],
  ['anonymous: { enabled: "yes" }', /anonymous\.enabled: must be true or false/],
  ['jwt: [ { issuer: { url: "http://login.example", audiences: [ a ] } } ]', /jwt\[0\]\.issuer\.url: must be an address such as/],
  [`jwt: [ ${JSON.stringify({ issuer: { ...ISSUER, audiences: [] } })} ]`, /issuer\.audiences: at least one is required/],
  [
    `jwt: [ ${JSON.stringify({ issuer: { ...ISSUER, audiences: ['a', 'b'] } })} ]`,
    /audienceMatchPolicy: must be MatchAny for several audiences/,
  ],
  [`jwt: [ ${JSON.stringify({ issuer: ISSUER })} ]`, /claimMappings\.username: claim or expression is required/],
  [jwt({ username: { claim: 'sub' } }), /username\.prefix: is required with claim/],
  [jwt({ username: { claim: 'sub', expression: 'claims.sub' } }), /username: claim and expression exclude each other/],
  [jwt({ username: { expression: 'claims.' } }), /username\.expression: compilation failed: ERROR: <input>:1:8: Syntax error/],
  [jwt({ username: { expression: 'claims.email' } }), /username\.expression: claims\.email_verified must be looked at/],
  [jwt({ extra: [{ key: 'kubernetes.io/x', valueExpression: "'a'" }] }), /extra\[0\]\.key: kubernetes\.io is for facts of the API itself/],
  [jwt({ extra: [{ key: 'Example.com/x', valueExpression: "'a'" }] }), /extra\[0\]\.key: must be in lower case/],
  [jwt({}, { claimValidationRules: [{ expression: 'claims.sub' }] }), /claimValidationRules\[0\]\.expression: must evaluate to bool/],
  [jwt({}, { claimValidationRules: [{ claim: 'a', expression: 'true' }] }), /claimValidationRules\[0\]: either claim or expression/],
  [
    jwt({}, { userValidationRules: [{ expression: 'user.name == 1' }] }),
    /userValidationRules\[0\]\.expression: compilation failed: .*undefined field 'name'/,
  ],
  [
    `jwt: [ ${Array.from({ length: 2 }, () => JSON.stringify(ENTRY)).join(', ')} ]`,
    /jwt\[1\]\.issuer\.url: https:\/\/login\.example stands there twice/,
  ],
  [
    `jwt: [ ${JSON.stringify({ ...ENTRY, issuer: { ...ISSUER, url: 'https://kubernetes.default.svc' } })} ]`,
    /is the issuer of service account tokens/,
  ],
  ['kinds: 1', /kinds: unknown field; there are apiVersion, kind, anonymous, jwt/],
];

for (const [text, words] of CONFIG_FAULTS)
  test(`a fault of --authentication-config: ${text}`, async () => {
    await assert.rejects(startTestServer({ authenticationConfig: file('fault.yaml', CONFIG + text) }), words);
  });

test('the file and the flag do not both speak of anonymous requests', async () => {
  const authenticationConfig = file('both.yaml', `${CONFIG}anonymous: { enabled: true }\n`);
  await assert.rejects(
    startTestServer({ authenticationConfig, anonymousAuth: true }),
    /--anonymous-auth goes together with no --authentication-config that says something of anonymous requests/,
  );
});
