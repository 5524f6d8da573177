import assert from 'node:assert/strict';
import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose';
import { reviewToken } from '../../runtime/auth/authenticators/review-token.js';
import { type Lookup, serviceAccountAuthenticator } from '../../runtime/auth/authenticators/service-account-token.js';
import { ServiceAccountTokens, signingKey, verificationKeys } from '../../runtime/auth/service-account-tokens.js';
import type { ApiObject } from '../../runtime/model/object.js';
import type { GateName } from '../../runtime/settings/feature-gates.js';
import { words } from '../support/cluster-kinds.js';

const ISSUER = 'https://kubernetes.default.svc';
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
const older = generateKeyPairSync('ec', { namedCurve: 'P-384' });
const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' });

const tokens = new ServiceAccountTokens(rsa.privateKey, [older.publicKey], ISSUER, [ISSUER], words);

const object = (name: string, more: object = {}): ApiObject => ({ metadata: { name, namespace: 'ns', uid: `${name}-uid` }, ...more });
const account = object('robot');
const pod = object('web');

class Cluster {
  readonly objects = new Map<string, ApiObject>([
    ['serviceaccounts/ns/robot', account],
    ['pods/ns/web', pod],
  ]);
  readonly lookup: Lookup = async (plural, namespace, name) => this.objects.get(`${plural}/${namespace}/${name}`);
}

/** The user's name, or why there is none. */
const whose = async (token: string, cluster = new Cluster(), audiences?: string[], secretTokens = true): Promise<string> => {
  const answer = await reviewToken([serviceAccountAuthenticator(tokens, cluster.lookup, { secretTokens })], token, audiences);
  return answer.outcome === 'user' ? answer.user.name : answer.why;
};

const issued = async (audiences: readonly string[] = [ISSUER], bound?: { kind: 'Pod' | 'Secret'; object: ApiObject }): Promise<string> =>
  (await tokens.issue({ namespace: 'ns', account, ...(bound === undefined ? {} : { bound }) }, audiences, 600)).token;

const ROBOT = 'system:serviceaccount:ns:robot';
const GONE = '[invalid bearer token, Token has been invalidated]';

test('a token says who it is for, until when, and what it ends with', async () => {
  const before = Math.floor(Date.now() / 1000);
  const { token, expires } = await tokens.issue({ namespace: 'ns', account, bound: { kind: 'Pod', object: pod } }, ['a', 'b'], 600);
  const { iat = 0, exp, nbf, ...claims } = decodeJwt(token);
  assert.ok(iat >= before && exp === iat + 600 && nbf === iat);
  assert.equal(Date.parse(expires), (iat + 600) * 1000);
  assert.match(expires, /:\d\dZ$/);
  assert.deepEqual(claims, {
    aud: ['a', 'b'],
    iss: ISSUER,
    sub: ROBOT,
    'kubernetes.io': { namespace: 'ns', serviceaccount: { name: 'robot', uid: 'robot-uid' }, pod: { name: 'web', uid: 'web-uid' } },
  });
  assert.equal(decodeProtectedHeader(token).alg, 'RS256');
});

test('a token is its account, in the groups of accounts, with the pod as extra', async () => {
  const authenticator = serviceAccountAuthenticator(tokens, new Cluster().lookup);
  const credentials = {
    headers: { authorization: `Bearer ${await issued([ISSUER], { kind: 'Pod', object: pod })}` },
    certificate: () => undefined,
    rawHeaders: [],
    certificateTrusted: false,
    isProxy: false,
  };
  assert.deepEqual(await authenticator.authenticate(credentials), {
    outcome: 'user',
    audiences: [ISSUER],
    user: {
      name: ROBOT,
      uid: 'robot-uid',
      groups: ['system:serviceaccounts', 'system:serviceaccounts:ns'],
      extra: { 'authentication.kubernetes.io/pod-name': ['web'], 'authentication.kubernetes.io/pod-uid': ['web-uid'] },
    },
  });
});

test('a token opens only what it was made for', async () => {
  const token = await issued(['vault', 'mail']);
  const why = (target: string): string =>
    `[invalid bearer token, token audiences ["vault" "mail"] is invalid for the target audiences ["${target}"]]`;
  assert.equal(await whose(token), why(ISSUER));
  assert.equal(await whose(token, new Cluster(), ['nope']), why('nope'));
  assert.equal(await whose(token, new Cluster(), ['mail', 'nope']), ROBOT);
});

test('a token ends with its account, its pod and their likes of the same name', async () => {
  const plain = await issued();
  const bound = await issued([ISSUER], { kind: 'Pod', object: pod });
  const cluster = new Cluster();
  cluster.objects.delete('pods/ns/web');
  assert.deepEqual([await whose(plain, cluster), await whose(bound, cluster)], [ROBOT, GONE]);
  cluster.objects.set('pods/ns/web', { metadata: { ...pod.metadata, uid: 'another' } });
  assert.equal(await whose(bound, cluster), GONE);
  cluster.objects.set('serviceaccounts/ns/robot', { metadata: { ...account.metadata, uid: 'another' } });
  assert.equal(await whose(plain, cluster), GONE);
  assert.equal(await whose(plain, cluster, undefined, false), GONE);
  cluster.objects.delete('serviceaccounts/ns/robot');
  assert.equal(await whose(plain, cluster), GONE);
});

test('an account that is being deleted counts for a minute', async () => {
  const token = await issued();
  const cluster = new Cluster();
  const deletedFor = (seconds: number): Promise<string> => {
    const deletionTimestamp = new Date(Date.now() - seconds * 1000).toISOString();
    cluster.objects.set('serviceaccounts/ns/robot', { metadata: { ...account.metadata, deletionTimestamp } });
    return whose(token, cluster);
  };
  assert.equal(await deletedFor(30), ROBOT);
  assert.equal(await deletedFor(90), GONE);
});

const CLAIMS = { 'kubernetes.io': { namespace: 'ns', serviceaccount: { name: 'robot', uid: 'robot-uid' } } };
const signed = (claims: Record<string, unknown>, key: KeyObject = rsa.privateKey, alg = 'RS256'): Promise<string> =>
  new SignJWT(claims).setProtectedHeader({ alg }).sign(key);
const inSeconds = (n: number): number => Math.floor(Date.now() / 1000) + n;
const REQUESTED = { ...CLAIMS, iss: ISSUER, aud: [ISSUER], exp: inSeconds(600) };

const FORGED: readonly [string, () => Promise<string>, RegExp][] = [
  ['of a time that is over', () => signed({ ...REQUESTED, exp: inSeconds(-90) }), /expired/],
  ['of a time to come', () => signed({ ...REQUESTED, nbf: inSeconds(90) }), /not valid yet/],
  ['without an end', () => signed({ ...REQUESTED, exp: undefined }), /expired/],
  ['without an audience', () => signed({ ...REQUESTED, aud: undefined }), /token audiences \[\]/],
  ['without an account', () => signed({ ...REQUESTED, 'kubernetes.io': { namespace: 'ns' } }), /claims/],
  ['of a stranger', () => signed(REQUESTED, stranger.privateKey, 'ES256'), /signature/],
  ['that is not whole', async () => `${(await issued()).slice(0, -9)}AAAAAAAAA`, /signature/],
  ['of another issuer', () => signed({ ...REQUESTED, iss: 'https://other' }), /^invalid bearer token$/],
  ['that is no token', async () => 'a.b.c', /^invalid bearer token$/],
];

for (const [what, token, why] of FORGED) test(`a token ${what} is refused`, async () => assert.match(await whose(await token()), why));

test('a public key does not serve as a shared secret', async () => {
  const secret = new TextEncoder().encode(createPublicKey(rsa.privateKey).export({ type: 'spki', format: 'pem' }).toString());
  const token = await new SignJWT(REQUESTED).setProtectedHeader({ alg: 'HS256' }).sign(secret);
  assert.match(await whose(token), /signature/);
});

test('clocks may differ by a minute', async () => {
  assert.equal(await whose(await signed({ ...REQUESTED, exp: inSeconds(-30), nbf: inSeconds(30) })), ROBOT);
});

test('a token signed with another known key is good', async () => {
  assert.equal(await whose(await signed(REQUESTED, older.privateKey, 'ES384')), ROBOT);
});

const SECRET = {
  iss: 'kubernetes/serviceaccount',
  sub: ROBOT,
  'kubernetes.io/serviceaccount/namespace': 'ns',
  'kubernetes.io/serviceaccount/secret.name': 'robot-token',
  'kubernetes.io/serviceaccount/service-account.name': 'robot',
  'kubernetes.io/serviceaccount/service-account.uid': 'robot-uid',
};

test('a token kept in a secret is good as long as it is kept there', async () => {
  const token = await signed(SECRET);
  const cluster = new Cluster();
  assert.equal(await whose(token, cluster), GONE);
  assert.equal(await whose(token, cluster, undefined, false), ROBOT);
  cluster.objects.set('secrets/ns/robot-token', object('robot-token', { data: { token: Buffer.from(token).toString('base64') } }));
  assert.equal(await whose(token, cluster), ROBOT);
  cluster.objects.set('secrets/ns/robot-token', object('robot-token', { data: { token: 'eA==' } }));
  assert.equal(await whose(token, cluster), GONE);
});

test('uses of tokens in secrets are told apart by whether the account names the secret, and those of marked ones', async () => {
  const token = await signed(SECRET);
  const cluster = new Cluster();
  const used: string[] = [];
  const options = { secretTokens: true, enabled: (gate: GateName) => gate === 'LegacyServiceAccountTokenCleanUp' };
  const authenticator = serviceAccountAuthenticator(tokens, cluster.lookup, { ...options, used: (kind) => used.push(kind) });
  const kept = object('robot-token', { data: { token: Buffer.from(token).toString('base64') } });
  const usesOf = async (secret: ApiObject, of: ApiObject): Promise<string[]> => {
    used.length = 0;
    cluster.objects.set('secrets/ns/robot-token', secret).set('serviceaccounts/ns/robot', of);
    await authenticator.authenticateToken(token);
    return [...used];
  };
  assert.deepEqual(await usesOf(kept, account), ['manual', 'secret']);
  assert.deepEqual(await usesOf(kept, object('robot', { secrets: [{ name: 'robot-token' }] })), ['auto', 'secret']);
  const labels = { 'kubernetes.io/legacy-token-invalid-since': '2024-01-01' };
  assert.deepEqual(await usesOf({ ...kept, metadata: { ...kept.metadata, labels } }, account), ['marked']);
});

for (const [what, claims] of [
  ['whose subject is another account', { sub: 'system:serviceaccount:ns:other' }],
  ['whose subject is no account', { sub: 'robot' }],
  ['without its secret', { 'kubernetes.io/serviceaccount/secret.name': undefined }],
  ['without its uid', { 'kubernetes.io/serviceaccount/service-account.uid': undefined }],
] as const) {
  test(`a token kept in a secret ${what} is refused`, async () =>
    assert.match(await whose(await signed({ ...SECRET, ...claims }), new Cluster(), undefined, false), /claims/));
}

test('a signing key is made once, for its owner only', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'kindwright-keys-')), 'deep', 'sa.key');
  const made = signingKey(file);
  assert.ok(made.equals(signingKey(file)));
  assert.equal(statSync(file).mode & 0o777, 0o600);
});

test('verification keys are all keys of all files; what is none is refused without showing it', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kindwright-keys-'));
  const pem = (key: KeyObject, type: 'spki' | 'pkcs8'): string => key.export({ type, format: 'pem' }).toString();
  const two = path.join(folder, 'two.pem');
  writeFileSync(two, `words\n${pem(rsa.publicKey, 'spki')}${pem(older.privateKey, 'pkcs8')}`);
  assert.deepEqual(
    verificationKeys([two, two]).map((k) => k.asymmetricKeyType),
    ['rsa', 'ec', 'rsa', 'ec'],
  );
  const bad = path.join(folder, 'bad.pem');
  for (const text of [
    '',
    'words',
    '-----BEGIN PUBLIC KEY-----\nc2VjcmV0\n-----END PUBLIC KEY-----\n',
    pem(generateKeyPairSync('ed25519').publicKey, 'spki'),
  ]) {
    writeFileSync(bad, text);
    assert.throws(
      () => verificationKeys([bad]),
      (e) => e instanceof Error && e.message.startsWith(`${bad} holds no`) && !e.message.includes('c2Vj'),
    );
  }
});

const told = async (token: string, cluster: Cluster, on: readonly GateName[]): Promise<unknown> => {
  const answer = await reviewToken(
    [serviceAccountAuthenticator(tokens, cluster.lookup, { secretTokens: true, enabled: (gate) => on.includes(gate) })],
    token,
    undefined,
  );
  return answer.outcome === 'user' ? answer.user.extra : answer.why;
};
const ABOUT = 'authentication.kubernetes.io';

test('a user is told of the token and of the node of its pod while the gates are on', async () => {
  const node = { name: 'n', uid: 'n-uid' };
  const subject = { namespace: 'ns', account, bound: { kind: 'Pod', object: pod }, node, id: 'an-id' } as const;
  const { token } = await tokens.issue(subject, [ISSUER], 600);
  const ofPod = { [`${ABOUT}/pod-name`]: ['web'], [`${ABOUT}/pod-uid`]: ['web-uid'] };
  assert.deepEqual(await told(token, new Cluster(), []), ofPod);
  assert.deepEqual(await told(token, new Cluster(), ['ServiceAccountTokenJTI', 'ServiceAccountTokenPodNodeInfo']), {
    ...ofPod,
    [`${ABOUT}/node-name`]: ['n'],
    [`${ABOUT}/node-uid`]: ['n-uid'],
    [`${ABOUT}/credential-id`]: ['JTI=an-id'],
  });
});

test('a token that is bound to a node ends with it', async () => {
  const cluster = new Cluster();
  const node: ApiObject = { metadata: { name: 'n', uid: 'n-uid' } };
  cluster.objects.set('nodes//n', node);
  const { token } = await tokens.issue({ namespace: 'ns', account, bound: { kind: 'Node', object: node } }, [ISSUER], 600);
  const on: readonly GateName[] = ['ServiceAccountTokenNodeBindingValidation'];
  assert.deepEqual(await told(token, cluster, on), { [`${ABOUT}/node-name`]: ['n'], [`${ABOUT}/node-uid`]: ['n-uid'] });
  assert.match(String(await told(token, cluster, [])), /does not check/);
  cluster.objects.set('nodes//n', { metadata: { name: 'n', uid: 'another' } });
  assert.equal(await told(token, cluster, on), GONE);
});
