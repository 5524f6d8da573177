/** ID tokens of OpenID Connect: what is read of them, and which are refused. */
import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { after, before, test } from 'node:test';
import type { JWTPayload } from 'jose';
import { type OpenIdConnectOptions, openIdConnectAuthenticator } from '../../runtime/auth/authenticators/openid-connect.js';
import { type ClaimExpression, claimExpression } from '../../runtime/auth/claims/expressions.js';
import type { ClaimMapping, ClaimRule, ClaimSource } from '../../runtime/auth/claims/mapping.js';
import type { Authentication } from '../../runtime/auth/contract.js';
import { Documents } from '../../runtime/client/documents.js';
import { anywhere } from '../../runtime/client/outgoing.js';
import { Authority } from '../support/certificates/authority.js';
import { OutsideServices } from '../support/programs/outside-services.js';
import { until } from '../support/until.js';

let outside: OutsideServices;
let documents: Documents;
before(async () => {
  const authority = Authority.root();
  outside = await OutsideServices.start(authority);
  documents = new Documents(authority.cert, anywhere());
});
after(() => {
  documents.close();
  outside.close();
});

const claim = (name: string, prefix = ''): ClaimSource => ({ claim: name, prefix });

const judging = ({
  mapping = {},
  ...options
}: Partial<Omit<OpenIdConnectOptions, 'mapping'>> & { mapping?: Partial<ClaimMapping> } = {}): ((
  token: string,
) => Promise<Authentication>) => {
  const { authenticateToken } = openIdConnectAuthenticator(
    {
      issuer: outside.issuer,
      audiences: ['kubectl'],
      mapping: {
        username: claim('sub', `${outside.issuer}#`),
        groups: claim('groups'),
        extra: [],
        requiredClaims: new Map(),
        claimRules: [],
        userRules: [],
        ...mapping,
      },
      algorithms: ['RS256'],
      apiAudiences: ['api'],
      discoveryPauseMs: 0,
      keysPauseMs: 0,
      begin: () => () => undefined,
      ...options,
    },
    (url, headers) => documents.read(url, headers),
  );
  return async (token) => authenticateToken(token);
};

const nameOf = async (answer: Promise<Authentication>): Promise<string> => {
  const given = await answer;
  return given.outcome === 'user' ? given.user.name : given.outcome;
};

const NAMES: readonly [string, Partial<ClaimMapping>, JWTPayload, string][] = [
  ['the issuer and a number sign come before a subject', {}, { sub: 'a' }, '{issuer}#a'],
  ['a prefix takes their place', { username: claim('sub', 'oidc:') }, { sub: 'a' }, 'oidc:a'],
  ['no prefix', { username: claim('sub') }, { sub: 'a' }, 'a'],
  ['an address of mail has none', { username: claim('email') }, { email: 'a@b', email_verified: true }, 'a@b'],
  ['an address whose owner was not asked about', { username: claim('email') }, { email: 'a@b' }, 'a@b'],
  ['an address that is not verified', { username: claim('email') }, { email: 'a@b', email_verified: false }, 'invalid'],
  ['an address verified by a text', { username: claim('email') }, { email: 'a@b', email_verified: 'true' }, 'invalid'],
  ['a required claim that is there', { requiredClaims: new Map([['hd', 'x']]) }, { sub: 'a', hd: 'x' }, '{issuer}#a'],
  ['a required claim with another value', { requiredClaims: new Map([['hd', 'x']]) }, { sub: 'a', hd: 'X' }, 'invalid'],
  ['a required claim as a list', { requiredClaims: new Map([['hd', 'x']]) }, { sub: 'a', hd: ['x'] }, 'invalid'],
  ['a required claim that is missing', { requiredClaims: new Map([['hd', 'x']]) }, { sub: 'a' }, 'invalid'],
  ['groups that are no texts', {}, { sub: 'a', groups: [1] }, 'invalid'],
  ['no name', {}, {}, 'invalid'],
  ['an empty name', {}, { sub: '' }, 'invalid'],
  ['another client', {}, { sub: 'a', aud: 'other' }, 'invalid'],
  ['several clients, ours among them', {}, { sub: 'a', aud: ['other', 'kubectl'] }, '{issuer}#a'],
  ['another issuer', {}, { sub: 'a', iss: 'https://elsewhere.example.com' }, 'none'],
  ['a token that expired a second ago', {}, { sub: 'a', exp: Math.floor(Date.now() / 1000) - 1 }, 'invalid'],
  ['a token that begins in an hour', {}, { sub: 'a', nbf: Math.floor(Date.now() / 1000) + 3600 }, 'invalid'],
];

for (const [what, options, claims, expected] of NAMES)
  test(`ID token: ${what}`, async () =>
    assert.equal(await nameOf(judging({ mapping: options })(await outside.idToken(claims))), expected.replace('{issuer}', outside.issuer)));

test('groups are a text or a list, each with the prefix', async () => {
  for (const [groups, expected] of [
    ['one', ['g:one']],
    [
      ['a', 'b'],
      ['g:a', 'g:b'],
    ],
    [[], []],
  ] as const) {
    const answer = await judging({ mapping: { groups: claim('groups', 'g:') } })(await outside.idToken({ sub: 'a', groups }));
    assert.deepEqual(answer.outcome === 'user' ? [...answer.user.groups] : answer, expected);
  }
});

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Tokens that nobody but the issuer should be able to make, by how they are forged from a good one. */
const FORGED: readonly [string, (good: string) => string][] = [
  ['no algorithm', (good) => `${encoded({ alg: 'none' })}.${good.split('.')[1]}.`],
  ['no algorithm in other case', (good) => `${encoded({ alg: 'nOnE' })}.${good.split('.')[1]}.`],
  [
    'the public key as the secret of a symmetric algorithm',
    (good) => {
      const signed = `${encoded({ alg: 'HS256', kid: 'k1' })}.${good.split('.')[1]}`;
      const secret = outside.publicKey.export({ type: 'spki', format: 'pem' });
      return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
    },
  ],
  [
    'other claims under the signature',
    (good) => [good.split('.')[0], encoded({ iss: outside.issuer, sub: 'root', aud: 'kubectl', exp: 1e10 }), good.split('.')[2]].join('.'),
  ],
  ['no signature', (good) => `${good.split('.').slice(0, 2).join('.')}.`],
  ['a fourth part', (good) => `${good}.x`],
];

for (const [what, forge] of FORGED)
  test(`a forged ID token is refused: ${what}`, async () => {
    const answer = await judging()(forge(await outside.idToken({ sub: 'a' })));
    assert.notEqual(answer.outcome, 'user');
  });

for (const header of [
  { kid: '../../keys/k1' },
  { kid: "k1' OR '1'='1" },
  { kid: 'other', jku: 'https://127.0.0.1:1/keys' },
  { kid: 'other', x5u: 'https://127.0.0.1:1/cert' },
  { crit: ['exp'], exp: 1 },
])
  test(`an ID token is refused whose header says ${JSON.stringify(header)}`, async () => {
    const good = await outside.idToken({ sub: 'a' });
    const [, payload, signature] = good.split('.');
    const forged = `${encoded({ alg: 'RS256', ...header })}.${payload}.${signature}`;
    assert.equal((await judging()(forged)).outcome, 'invalid');
  });

test('an issuer that is down when it is needed first is asked again, and may change its keys', async () => {
  const judge = judging();
  const token = await outside.idToken({ sub: 'a' });
  outside.isUp = false;
  assert.equal((await judge(token)).outcome, 'invalid');
  outside.isUp = true;
  await until(async () => (await judge(token)).outcome === 'user');
  outside.changeKey('k2');
  assert.equal((await judge(await outside.idToken({ sub: 'b' }))).outcome, 'user');
  assert.equal((await judge(token)).outcome, 'user', 'what was found good is not verified again at once');
});

test('an answer is kept for a while, and no longer than that', async () => {
  let time = Date.now();
  const judge = judging({ now: () => time });
  const token = await outside.idToken({ sub: 'a' });
  assert.equal((await judge(token)).outcome, 'user');
  outside.changeKey('k3');
  assert.equal((await judge(token)).outcome, 'user');
  await judge(await outside.idToken({ sub: 'b' }));
  time += 11_000;
  assert.equal((await judge(token)).outcome, 'invalid', 'its key is published no more');
});

const expression = (text: string, about: 'claims' | 'user' = 'claims', isRule = false): ClaimExpression => {
  const made = claimExpression(text, about, isRule);
  assert.ok(typeof made !== 'string', String(made));
  return made;
};
const rule = (text: string, message: string, about: 'claims' | 'user' = 'claims'): ClaimRule => ({
  ...expression(text, about, true),
  message,
});
const judged = async (mapping: Partial<ClaimMapping>, claims: JWTPayload): Promise<unknown> => {
  const answer = await judging({ mapping })(await outside.idToken(claims));
  return answer.outcome === 'user' ? answer.user : answer.outcome === 'invalid' ? answer.why : answer.outcome;
};

test('expressions make the name, the groups, the uid and further facts of a user', async () => {
  const mapping = {
    username: expression("claims.email + '!'"),
    groups: expression("has(claims.groups) ? claims.groups : ['none']"),
    uid: expression("'uid-' + claims.sub"),
    extra: [
      { key: 'example.com/tenant', value: expression("claims.?tenant.orValue('')") },
      { key: 'example.com/aud', value: expression('claims.aud') },
    ],
  };
  assert.deepEqual(await judged(mapping, { sub: 's', email: 'a@b', groups: ['x', ''], tenant: 't' }), {
    name: 'a@b!',
    uid: 'uid-s',
    groups: ['x'],
    extra: { 'example.com/tenant': ['t'], 'example.com/aud': ['kubectl'] },
  });
  assert.deepEqual(await judged(mapping, { sub: 's', email: 'a@b' }), {
    name: 'a@b!',
    uid: 'uid-s',
    groups: ['none'],
    extra: { 'example.com/aud': ['kubectl'] },
  });
  assert.match(String(await judged(mapping, { sub: 's' })), /oidc: error evaluating username claim expression: no such key: email/);
  assert.match(String(await judged({ groups: expression('claims.n') }, { sub: 's', n: 1 })), /must return a string or a list of strings/);
  assert.match(String(await judged({ username: expression("''") }, { sub: 's' })), /empty username via CEL expression is not allowed/);
});

test('rules judge claims, and the user that was made of them', async () => {
  const mapping = {
    claimRules: [rule('claims.exp - claims.iat <= 86400', 'too long')],
    userRules: [rule("!user.username.startsWith('system:') && user.groups.all(g, !g.startsWith('system:'))", 'reserved', 'user')],
    username: claim('sub'),
  };
  const name = async (claims: JWTPayload): Promise<unknown> => {
    const user = await judged(mapping, { iat: 1000, ...claims });
    return typeof user === 'object' ? Reflect.get(user ?? {}, 'name') : user;
  };
  const now = Math.floor(Date.now() / 1000);
  assert.equal(await name({ sub: 'a', iat: now, exp: now + 600 }), 'a');
  assert.match(String(await name({ sub: 'a' })), /oidc: error evaluating claim validation expression: .* failed: too long/);
  const short = { iat: now, exp: now + 600 };
  assert.match(String(await name({ ...short, sub: 'system:x' })), /error evaluating user info validation rule: .* failed: reserved/);
  assert.match(String(await name({ ...short, sub: 'a', groups: ['system:masters'] })), /failed: reserved/);
  const required = { requiredClaims: new Map([['team', 'red']]) };
  assert.equal(
    await judged(required, { sub: 'a', team: 'blue' }),
    'oidc: required claim team value does not match. Got = blue, want = red',
  );
});

test('an expression that costs too much refuses the token', async () => {
  const groups = Array.from({ length: 2000 }, (_, i) => `g${i}`);
  const costly = { claimRules: [rule('claims.groups.all(a, claims.groups.all(b, a != b || a == b))', 'never')] };
  assert.match(String(await judged(costly, { sub: 'a', groups })), /actual cost limit exceeded/);
});

test('the discovery document may stand elsewhere', async () => {
  const elsewhere = judging({ discovery: `${outside.issuer}/.well-known/openid-configuration` });
  assert.equal(await nameOf(elsewhere(await outside.idToken({ sub: 'a' }))), `${outside.issuer}#a`);
  const nowhere = judging({ discovery: `${outside.issuer}/nothing` });
  assert.equal(await nameOf(nowhere(await outside.idToken({ sub: 'a' }))), 'invalid');
});
