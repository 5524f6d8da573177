import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { test } from 'node:test';
import { decodeJwt } from 'jose';
import type { Lookup } from '../../runtime/auth/authenticators/service-account-token.js';
import { requestToken } from '../../runtime/auth/request-token.js';
import { ServiceAccountTokens } from '../../runtime/auth/service-account-tokens.js';
import { ApiError } from '../../runtime/model/errors.js';
import type { ApiObject } from '../../runtime/model/object.js';
import { words } from '../support/cluster-kinds.js';

const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const tokens = new ServiceAccountTokens(privateKey, [], 'https://issuer', ['api'], words);

const OBJECTS: Readonly<Record<string, ApiObject>> = {
  'serviceaccounts/ns/robot': { metadata: { name: 'robot', uid: 'robot-uid' } },
  'pods/ns/own': { metadata: { name: 'own', uid: 'own-uid' }, spec: { serviceAccountName: 'robot' } },
  'pods/ns/other': { metadata: { name: 'other', uid: 'other-uid' }, spec: { serviceAccountName: 'default' } },
  'secrets/ns/s': { metadata: { name: 's', uid: 's-uid' } },
};
const lookup: Lookup = async (plural, namespace, name) => OBJECTS[`${plural}/${namespace}/${name}`];

const ask = (spec: object, { name = 'robot', maxSeconds = 0, metadata = {}, extending = false } = {}): Promise<ApiObject> =>
  requestToken({ request: { metadata, spec }, namespace: 'ns', name, tokens, lookup, maxSeconds, extends: extending });

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
