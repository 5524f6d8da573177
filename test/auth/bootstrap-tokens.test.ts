/** Bootstrap tokens: which are taken, whom they name, and what they sign. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { compactVerify } from 'jose';
import { catalogue } from '../../generated/catalogue.js';
import { bootstrapTokenAuthenticator } from '../../runtime/auth/authenticators/bootstrap-token.js';
import { BootstrapSecret, detachedSignature } from '../../runtime/auth/bootstrap-tokens.js';
import type { ApiObject } from '../../runtime/model/object.js';
import { Words } from '../../runtime/model/values/words.js';

const words = new Words(catalogue.service);
const NOW = Date.parse('2030-01-01T00:00:00Z');
const TOKEN = 'abcdef.0123456789abcdef';

const DATA: Readonly<Record<string, string>> = {
  'token-id': 'abcdef',
  'token-secret': '0123456789abcdef',
  'usage-bootstrap-authentication': 'true',
};

const secretWith = (data: Readonly<Record<string, string>>, changed: Partial<ApiObject> = {}): ApiObject => ({
  metadata: { name: 'bootstrap-token-abcdef', namespace: 'kube-system' },
  type: 'bootstrap.kubernetes.io/token',
  data: Object.fromEntries(Object.entries({ ...DATA, ...data }).map(([key, text]) => [key, Buffer.from(text).toString('base64')])),
  ...changed,
});

async function groupsOf(
  secret: ApiObject | undefined,
  token = TOKEN,
  audiences?: readonly string[],
): Promise<readonly string[] | undefined> {
  const method = bootstrapTokenAuthenticator({
    lookup: async (plural, namespace, name) =>
      plural === 'secrets' && namespace === secret?.metadata.namespace && name === secret.metadata.name ? secret : undefined,
    words,
    apiAudiences: ['api'],
    now: () => NOW,
  });
  const answer = await method.authenticateToken(token, audiences);
  if (answer.outcome !== 'user') return undefined;
  assert.equal(answer.user.name, 'system:bootstrap:abcdef');
  assert.deepEqual(answer.audiences, ['api']);
  return answer.user.groups;
}

const ALL = ['system:bootstrappers'];

describe('a bootstrap token', () => {
  const rows: readonly [what: string, secret: ApiObject | undefined, groups: readonly string[] | undefined][] = [
    ['is good while its secret is there', secretWith({}), ALL],
    ['is good before its end', secretWith({ expiration: '2030-01-01T00:00:01Z' }), ALL],
    ['is good before its end in another zone', secretWith({ expiration: '2030-01-01T01:00:01+01:00' }), ALL],
    [
      'gives further groups, each once, in order',
      secretWith({ 'auth-extra-groups': 'system:bootstrappers:z,system:bootstrappers:a:b-1,system:bootstrappers:z' }),
      [...ALL, 'system:bootstrappers:a:b-1', 'system:bootstrappers:z'],
    ],
    ['is unknown without a secret', undefined, undefined],
    ['is bad with another secret part', secretWith({ 'token-secret': '0123456789abcdeg' }), undefined],
    ['is bad with another id', secretWith({ 'token-id': 'abcdeg' }), undefined],
    ['is bad in a secret of another type', secretWith({}, { type: 'Opaque' }), undefined],
    ['is bad in another namespace', secretWith({}, { metadata: { name: 'bootstrap-token-abcdef', namespace: 'default' } }), undefined],
    [
      'is bad while its secret goes',
      secretWith({}, { metadata: { name: 'bootstrap-token-abcdef', namespace: 'kube-system', deletionTimestamp: '2029-01-01T00:00:00Z' } }),
      undefined,
    ],
    ['is bad from its end on', secretWith({ expiration: '2030-01-01T00:00:00Z' }), undefined],
    ['is bad with an end that cannot be read', secretWith({ expiration: 'tomorrow' }), undefined],
    ['is bad where it is not for authentication', secretWith({ 'usage-bootstrap-authentication': 'false' }), undefined],
    [
      'is bad with one group that is no bootstrapper',
      secretWith({ 'auth-extra-groups': 'system:bootstrappers:a,system:masters' }),
      undefined,
    ],
    ['is bad with an empty group', secretWith({ 'auth-extra-groups': 'system:bootstrappers:a,' }), undefined],
    ['is bad without data', secretWith({}, { data: null }), undefined],
  ];
  for (const [what, secret, groups] of rows) test(what, async () => assert.deepEqual(await groupsOf(secret), groups));

  test('has six and sixteen characters of small letters and digits', async () => {
    for (const text of ['abcdef', 'abcdef.', 'ABCDEF.0123456789abcdef', 'abcdef.0123456789abcde', `${TOKEN}.`, `${TOKEN}0`, ` ${TOKEN}`])
      assert.equal(await groupsOf(secretWith({}), text), undefined);
  });

  test('is for this API alone', async () => {
    assert.deepEqual(await groupsOf(secretWith({}), TOKEN, ['api', 'other']), ALL);
    assert.equal(await groupsOf(secretWith({}), TOKEN, ['other']), undefined);
  });

  test('signs content that anyone who knows it can verify', async () => {
    const token = BootstrapSecret.of(secretWith({}), words)?.token();
    assert.ok(token);
    const content = 'apiVersion: v1\nkind: Config\n# grüße\n';
    const [header, nothing, signature] = detachedSignature(content, token).split('.');
    assert.equal(nothing, '');
    const whole = [header, Buffer.from(content).toString('base64url'), signature].join('.');
    const { protectedHeader } = await compactVerify(whole, new TextEncoder().encode(TOKEN), { algorithms: ['HS256'] });
    assert.deepEqual(protectedHeader, { alg: 'HS256', kid: 'abcdef' });
    const other = { ...token, secret: '0123456789abcdeg' };
    assert.notEqual(detachedSignature(content, other), detachedSignature(content, token));
  });
});
