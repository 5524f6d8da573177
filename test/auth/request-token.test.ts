import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { test } from 'node:test';
import { decodeJwt } from 'jose';
import type { Lookup } from '../../runtime/auth/authenticators/service-account-token.js';
import { requestToken } from '../../runtime/auth/request-token.js';
import { ServiceAccountTokens } from '../../runtime/auth/service-account-tokens.js';
import { ApiError } from '../../runtime/model/errors.js';
import type { ApiObject } from '../../runtime/model/object.js';
import type { GateName } from '../../runtime/settings/feature-gates.js';
import { words } from '../support/cluster-kinds.js';

const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const tokens = new ServiceAccountTokens(privateKey, [], 'https://issuer', ['api'], words);

const OBJECTS: Readonly<Record<string, ApiObject>> = {
  'serviceaccounts/ns/robot': { metadata: { name: 'robot', uid: 'robot-uid' } },
  'pods/ns/own': { metadata: { name: 'own', uid: 'own-uid' }, spec: { serviceAccountName: 'robot' } },
  'pods/ns/other': { metadata: { name: 'other', uid: 'other-uid' }, spec: { serviceAccountName: 'default' } },
  'pods/ns/placed': { metadata: { name: 'placed', uid: 'placed-uid' }, spec: { serviceAccountName: 'robot', nodeName: 'n' } },
  'pods/ns/lost': { metadata: { name: 'lost', uid: 'lost-uid' }, spec: { serviceAccountName: 'robot', nodeName: 'gone' } },
  'nodes//n': { metadata: { name: 'n', uid: 'n-uid' } },
  'secrets/ns/s': { metadata: { name: 's', uid: 's-uid' } },
};
const lookup: Lookup = async (plural, namespace, name) => OBJECTS[`${plural}/${namespace}/${name}`];

const NOW = '2026-01-01T00:00:00Z';

interface Asking {
  readonly name?: string;
  readonly maxSeconds?: number;
  readonly metadata?: ApiObject['metadata'];
  readonly extending?: boolean;
  readonly on?: readonly GateName[];
  readonly validate?: (request: ApiObject) => Promise<void>;
}

const anything = async (): Promise<void> => undefined;

const granted = (
  spec: object,
  { name = 'robot', maxSeconds = 0, metadata = {}, extending = false, on = [], validate = anything }: Asking = {},
) =>
  requestToken({
    request: { metadata, spec },
    namespace: 'ns',
    name,
    tokens,
    lookup,
    validate,
    maxSeconds,
    extends: extending,
    enabled: (gate) => on.includes(gate),
    now: NOW,
  });

const ask = async (spec: object, asking: Asking = {}): Promise<ApiObject> => (await granted(spec, asking)).object;

const claimsOf = (answer: ApiObject): ReturnType<typeof decodeJwt> => decodeJwt((answer.status as { token: string }).token);

const GRANTED: readonly [string, object, object, number][] = [
  ['what is not asked for', {}, { audiences: ['api'], expirationSeconds: 3600, boundObjectRef: null }, 0],
  [
    'audiences and a life',
    { audiences: ['a', 'b'], expirationSeconds: 600 },
    { audiences: ['a', 'b'], expirationSeconds: 600, boundObjectRef: null },
    0,
  ],
  [
    'no longer life than there may be',
    { expirationSeconds: 86400 },
    { audiences: ['api'], expirationSeconds: 7200, boundObjectRef: null },
    7200,
  ],
];

for (const [what, spec, expected, maxSeconds] of GRANTED) {
  test(`a request gets ${what}`, async () => {
    const answer = await ask(spec, { maxSeconds });
    assert.deepEqual(answer.spec, expected);
    const { iat = 0, exp = 0, aud } = claimsOf(answer);
    assert.deepEqual({ audiences: aud, expirationSeconds: exp - iat, boundObjectRef: null }, expected);
    assert.equal(Date.parse((answer.status as { expirationTimestamp: string }).expirationTimestamp), exp * 1000);
  });
}

const OWN_POD = { apiVersion: 'v1', kind: 'Pod', name: 'own' };
const EXTENSIONS: readonly [what: string, spec: object, isExtended: boolean, extending?: boolean, maxSeconds?: number][] = [
  ['as admission asks for it in a pod', { expirationSeconds: 3607, boundObjectRef: OWN_POD }, true],
  ['for another time', { expirationSeconds: 3600, boundObjectRef: OWN_POD }, false],
  ['for no pod', { expirationSeconds: 3607 }, false],
  ['for a secret', { expirationSeconds: 3607, boundObjectRef: { apiVersion: 'v1', kind: 'Secret', name: 's' } }, false],
  ['for others', { expirationSeconds: 3607, boundObjectRef: OWN_POD, audiences: ['vault'] }, false],
  ['where the flag says no', { expirationSeconds: 3607, boundObjectRef: OWN_POD }, false, false],
  ['where tokens live no longer', { expirationSeconds: 3607, boundObjectRef: OWN_POD }, false, true, 1800],
];

for (const [what, spec, isExtended, extending = true, maxSeconds = 0] of EXTENSIONS)
  test(`a token ${what} is ${isExtended ? '' : 'not '}extended`, async () => {
    const answer = await ask(spec, { extending, maxSeconds });
    const { expirationSeconds } = answer.spec as { expirationSeconds: number };
    const { iat = 0, exp = 0, 'kubernetes.io': about } = claimsOf(answer);
    assert.equal(exp - iat, isExtended ? 365 * 24 * 3600 : expirationSeconds);
    assert.equal((about as { warnafter?: number }).warnafter, isExtended ? iat + 3607 : undefined);
    // Whoever asked is told the life that was asked for, so that it is renewed in time.
    assert.equal(Date.parse((answer.status as { expirationTimestamp: string }).expirationTimestamp), (iat + expirationSeconds) * 1000);
  });

test('the answer keeps the metadata of the request', async () => {
  const metadata = { name: 'named', namespace: 'ns' };
  assert.deepEqual((await ask({}, { metadata })).metadata, { ...metadata, creationTimestamp: null });
});

test('a token is bound to the object that is named', async () => {
  const claims = claimsOf(await ask({ boundObjectRef: { apiVersion: 'v1', kind: 'Pod', name: 'own', uid: 'own-uid' } }));
  assert.deepEqual(claims['kubernetes.io'], {
    namespace: 'ns',
    serviceaccount: { name: 'robot', uid: 'robot-uid' },
    pod: { name: 'own', uid: 'own-uid' },
  });
});

const ref = (kind: string, name: string, more: object = {}): object => ({ boundObjectRef: { apiVersion: 'v1', kind, name, ...more } });
const LIFE = 'TokenRequest.authentication.k8s.io "" is invalid: spec.expirationSeconds: Invalid value: ';

const REFUSED: readonly [object, number, string, string?][] = [
  [{ expirationSeconds: 599 }, 422, `${LIFE}599: may not specify a duration less than 10 minutes`],
  [{ expirationSeconds: -1 }, 422, `${LIFE}-1: may not specify a duration less than 10 minutes`],
  [{ expirationSeconds: 2 ** 32 + 1 }, 422, `${LIFE}4294967297: may not specify a duration larger than 2^32 seconds`],
  [{ expirationSeconds: 60 }, 422, `${LIFE}60: may not specify a duration less than 10 minutes`, 'missing'],
  [{}, 404, 'serviceaccounts "missing" not found', 'missing'],
  [ref('Pod', ''), 400, 'Name parameter required.'],
  [ref('Pod', 'missing'), 404, 'pods "missing" not found'],
  [ref('Secret', 'missing'), 404, 'secrets "missing" not found'],
  [ref('ConfigMap', 'x'), 400, 'cannot bind token to object of type /v1, Kind=ConfigMap'],
  [ref('Deployment', 'x', { apiVersion: 'apps/v1' }), 400, 'cannot bind token to object of type apps/v1, Kind=Deployment'],
  [ref('constructor', 'x'), 400, 'cannot bind token to object of type /v1, Kind=constructor'],
  [ref('Pod', 'other'), 400, 'cannot bind token for serviceaccount "robot" to pod running with different serviceaccount name.'],
  [
    ref('Secret', 's', { uid: 'another' }),
    409,
    'Operation cannot be fulfilled on Secret "s": the UID in the bound object reference (another) does not match the UID in record. ' +
      'The object might have been deleted and then recreated',
  ],
];

for (const [spec, code, message, name] of REFUSED) {
  test(`${code}: ${message}`, () =>
    assert.rejects(
      ask(spec, { name: name ?? 'robot' }),
      (error) => error instanceof ApiError && error.code === code && error.message === message,
    ));
}

const NODE = { apiVersion: 'v1', kind: 'Node', name: 'n' };
const aboutOf = (answer: ApiObject): unknown => claimsOf(answer)['kubernetes.io'];
const ACCOUNT = { namespace: 'ns', serviceaccount: { name: 'robot', uid: 'robot-uid' } };

test('a token has an identifier of its own, of which the audit event tells', async () => {
  const { object, annotations } = await granted({}, { on: ['ServiceAccountTokenJTI'] });
  const { jti = '' } = claimsOf(object);
  assert.match(jti, /^[0-9a-f-]{36}$/);
  assert.deepEqual(annotations, { 'authentication.kubernetes.io/issued-credential-id': `JTI=${jti}` });
  assert.equal(claimsOf(await ask({})).jti, undefined);
});

test('a token is bound to a node where the gate says so', async () => {
  const answer = await ask({ boundObjectRef: NODE }, { on: ['ServiceAccountTokenNodeBinding'] });
  assert.deepEqual(aboutOf(answer), { ...ACCOUNT, node: { name: 'n', uid: 'n-uid' } });
  const refusal = (on: readonly GateName[]) => ask({ boundObjectRef: NODE }, { on });
  await assert.rejects(refusal([]), /cannot bind token to object of type \/v1, Kind=Node/);
  await assert.rejects(refusal(['TokenRequestNodes']), /a Node object as the "ServiceAccountTokenNodeBinding" feature-gate is disabled/);
});

test('a token of a pod tells the node of the pod, and its uid where the node is there', async () => {
  const pod = (name: string) => ask({ boundObjectRef: { ...NODE, kind: 'Pod', name } }, { on: ['ServiceAccountTokenPodNodeInfo'] });
  assert.deepEqual(aboutOf(await pod('placed')), {
    ...ACCOUNT,
    pod: { name: 'placed', uid: 'placed-uid' },
    node: { name: 'n', uid: 'n-uid' },
  });
  assert.deepEqual(aboutOf(await pod('lost')), { ...ACCOUNT, pod: { name: 'lost', uid: 'lost-uid' }, node: { name: 'gone' } });
  assert.deepEqual(aboutOf(await pod('own')), { ...ACCOUNT, pod: { name: 'own', uid: 'own-uid' } });
});

test('the answer has the metadata of the account in releases that look at it', async () => {
  const named = { name: 'robot', namespace: 'ns', creationTimestamp: NOW };
  assert.deepEqual((await ask({}, { on: ['TokenRequestMetadata'] })).metadata, named);
  assert.deepEqual((await ask({}, { on: ['TokenRequestMetadata', 'TokenRequestUid'] })).metadata, { ...named, uid: 'robot-uid' });
});

test('metadata that names another account is refused in releases that look at it', async () => {
  const on: readonly GateName[] = ['TokenRequestMetadata', 'TokenRequestUid', 'TokenRequestServiceAccountUIDValidation'];
  await assert.rejects(ask({}, { on, metadata: { name: 'b' } }), {
    message:
      'TokenRequest.authentication.k8s.io "robot" is invalid: metadata.name: Invalid value: "b": must match the service account name if specified',
  });
  const difference = 'the UID in the token request (other) does not match the UID of the service account (robot-uid)';
  await assert.rejects(ask({}, { on, metadata: { uid: 'other' } }), {
    code: 409,
    message: `Operation cannot be fulfilled on TokenRequest.authentication.k8s.io "robot": ${difference}`,
  });
  const { warnings, annotations } = await granted({}, { on: ['TokenRequestMetadata'], metadata: { uid: 'other' } });
  assert.match(warnings.join(), /In the future, this will return a conflict error/);
  assert.deepEqual(annotations, { 'authentication.k8s.io/token-request-uid-mismatch': difference });
});

test('a life that was shortened is told of', async () => {
  const asking = { maxSeconds: 7200, on: ['TokenRequestMetadata'] } as const;
  const { warnings } = await granted({ expirationSeconds: 86400 }, asking);
  assert.deepEqual(warnings, ['requested expiration of 86400 seconds shortened to 7200 seconds']);
});

test('a request is judged as it was sent at first, and later as the account fills it in', async () => {
  const seen: ApiObject[] = [];
  const validate = async (request: ApiObject): Promise<void> => {
    seen.push(request);
    throw new Error('refused');
  };
  await assert.rejects(granted({}, { validate }), /refused/);
  await assert.rejects(granted({}, { validate, on: ['TokenRequestMetadata', 'TokenRequestUid'] }), /refused/);
  const uid = OBJECTS['serviceaccounts/ns/robot']?.metadata.uid;
  assert.deepEqual(seen, [
    { metadata: {}, spec: {} },
    { metadata: { name: 'robot', namespace: 'ns', uid, creationTimestamp: NOW }, spec: { audiences: ['api'] } },
  ]);
});
