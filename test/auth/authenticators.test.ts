import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PeerCertificate } from 'node:tls';
import { proxyAuthenticator } from '../../runtime/auth/authenticators/authenticating-proxy.js';
import { bearerToken } from '../../runtime/auth/authenticators/bearer.js';
import { certificateAuthenticator } from '../../runtime/auth/authenticators/client-certificate.js';
import { reviewToken } from '../../runtime/auth/authenticators/review-token.js';
import { parseTokenFile, tokenAuthenticator } from '../../runtime/auth/authenticators/token-file.js';
import { identifyBy } from '../../runtime/auth/authenticators/union.js';
import type { Authenticator, Credentials, User } from '../../runtime/auth/contract.js';
import { ApiError } from '../../runtime/model/errors.js';
import type { GateName } from '../../runtime/settings/feature-gates.js';
import { words } from '../support/cluster-kinds.js';

const FILE = [
  't-plain,plain,plain-uid',
  't-many,many,many-uid,"dev,qa"',
  't-blanks,blanks,blanks-uid,"dev, qa ,"',
  't-none,none,none-uid,""',
  't-five,five,five-uid,ops,ignored',
  't-nouid,nouid,',
  't-quoted,"last, first",q-uid,"say ""hi"""',
  '"with,comma",comma,comma-uid',
  't-dup,first,first-uid,one',
  't-dup,second,second-uid,two',
  ',notoken,nt-uid',
  '#t-hash,hash,hash-uid',
  ' t-space,space,space-uid',
  '',
].join('\n');

const API = ['api', 'https://issuer'];
const file = tokenAuthenticator(parseTokenFile(FILE), API);

const credentials = (authorization?: string, subject?: Record<string, string | string[]>, trusted = true): Credentials => ({
  headers: authorization === undefined ? {} : { authorization },
  // Only the subject is looked at.
  certificate: () => (subject === undefined ? undefined : ({ subject } as unknown as PeerCertificate)),
  rawHeaders: [],
  certificateTrusted: trusted,
  isProxy: false,
});

const identified = async (
  given: Credentials,
  anonymous = true,
  methods: readonly Authenticator[] = [certificateAuthenticator({ words }), file],
): Promise<User> => identifyBy(methods, given, { anonymous });

const is401 = (error: unknown): boolean => error instanceof ApiError && error.code === 401;

const TOKENS: readonly [string, string, string, readonly string[]][] = [
  ['t-plain', 'plain', 'plain-uid', []],
  ['t-many', 'many', 'many-uid', ['dev', 'qa']],
  ['t-blanks', 'blanks', 'blanks-uid', ['dev', ' qa ', '']],
  ['t-none', 'none', 'none-uid', ['']],
  ['t-five', 'five', 'five-uid', ['ops']],
  ['t-nouid', 'nouid', '', []],
  ['t-quoted', 'last, first', 'q-uid', ['say "hi"']],
  ['with,comma', 'comma', 'comma-uid', []],
  ['t-dup', 'second', 'second-uid', ['two']],
  ['#t-hash', 'hash', 'hash-uid', []],
];

for (const [token, name, uid, groups] of TOKENS) {
  test(`the token ${token} is ${name}`, async () =>
    assert.deepEqual(await identified(credentials(`Bearer ${token}`)), {
      name,
      uid,
      groups: [...groups, 'system:authenticated'],
      extra: {},
    }));
}

for (const token of ['t-space', 't-missing', 'notoken', 'T-plain'])
  test(`the token ${token} is nobody`, () => assert.rejects(identified(credentials(`Bearer ${token}`)), is401));

for (const [line, why] of [
  ['t,name', /line 1 has 2 columns/],
  ['t,"a"b,c', /line 1/],
  ['t,a"b,c', /line 1/],
] as const)
  test(`a token file with ${line} is refused without showing it`, () =>
    assert.throws(
      () => parseTokenFile(line),
      (error) => error instanceof Error && why.test(error.message) && !error.message.includes(line),
    ));

const HEADERS: readonly [string | undefined, string | undefined][] = [
  [undefined, undefined],
  ['', undefined],
  ['Bearer', undefined],
  ['Bearer ', undefined],
  ['Bearer  x', undefined],
  ['Bearer\tx', undefined],
  ['Basic eDp5', undefined],
  ['Bearer x', 'x'],
  ['bEaReR x', 'x'],
  ['  Bearer x  ', 'x'],
  ['Bearer x and more', 'x'],
];

for (const [header, token] of HEADERS)
  test(`the header ${JSON.stringify(header)} holds ${token}`, () => assert.equal(bearerToken(header), token));

const ANONYMOUS = ['system:anonymous', 'system:unauthenticated'];
const CALLERS: readonly [string, Credentials, readonly string[] | undefined][] = [
  ['nothing is anonymous', credentials(), ANONYMOUS],
  ['another scheme is anonymous', credentials('Basic eDp5'), ANONYMOUS],
  [
    'a name and organizations are a user and groups',
    credentials(undefined, { CN: 'ann', O: ['a', 'b'] }),
    ['ann', 'a', 'b', 'system:authenticated'],
  ],
  ['the last of several names counts', credentials(undefined, { CN: ['ann', 'bob'] }), ['bob', 'system:authenticated']],
  ['a certificate without a name makes no claim', credentials(undefined, { O: 'a' }), ANONYMOUS],
  ['a certificate without a name leaves it to the token', credentials('Bearer t-plain', { O: 'a' }), ['plain', 'system:authenticated']],
  ['a certificate without a name does not help a bad token', credentials('Bearer no', { O: 'a' }), undefined],
  ['a certificate is asked before a token', credentials('Bearer t-plain', { CN: 'ann' }), ['ann', 'system:authenticated']],
  ['a bad token beside a certificate does no harm', credentials('Bearer no', { CN: 'ann' }), ['ann', 'system:authenticated']],
  ['an untrusted certificate is refused', credentials(undefined, { CN: 'ann' }, false), undefined],
  ['a token helps an untrusted certificate', credentials('Bearer t-plain', { CN: 'ann' }, false), ['plain', 'system:authenticated']],
  ['a bad token does not', credentials('Bearer no', { CN: 'ann' }, false), undefined],
];

for (const [what, given, expected] of CALLERS) {
  test(what, async () => {
    if (expected === undefined) return assert.rejects(identified(given), is401);
    const { name, groups } = await identified(given);
    assert.deepEqual([name, ...groups], expected);
  });
}

test('without anonymous requests, nothing is 401', () => assert.rejects(identified(credentials(), false), is401));

test('a review tells whose a token is, for the audiences in common', async () => {
  const review = (token: string, audiences?: string[]): ReturnType<typeof reviewToken> => reviewToken([file], token, audiences);
  const found = await review('t-plain with more');
  assert.ok(found.outcome === 'user');
  assert.deepEqual([found.user.name, found.user.groups, found.audiences], ['plain', ['system:authenticated'], API]);
  const common = await review('t-plain', ['x', 'api']);
  assert.deepEqual(common.outcome === 'user' && common.audiences, ['api']);
  for (const answer of [await review('no'), await review('t-plain', ['x']), await review('')])
    assert.deepEqual(answer, { outcome: 'invalid', why: 'invalid bearer token' });
});

const certified = (subject: Record<string, string | string[]>, on: readonly GateName[]): Promise<User> => {
  const digest = { fingerprint256: 'AB:01' };
  const shown = { ...credentials(undefined, subject), certificate: () => ({ subject, ...digest }) as unknown as PeerCertificate };
  return identified(shown, false, [certificateAuthenticator({ words, enabled: (gate) => on.includes(gate) })]);
};

test('the user of a certificate has its digest and its uid where the release tells of them', async () => {
  const uid = '1.3.6.1.4.1.57683.2';
  const { extra } = await certified({ CN: 'bob' }, ['CertificateCredentials']);
  assert.deepEqual(extra, { 'authentication.kubernetes.io/credential-id': ['X509SHA256=ab01'] });
  assert.equal((await certified({ CN: 'bob', [uid]: 'u-1' }, ['AllowParsingUserUIDFromCertAuth'])).uid, 'u-1');
  assert.equal((await certified({ CN: 'bob', [uid]: 'u-1' }, [])).uid, '');
  await assert.rejects(certified({ CN: 'bob', [uid]: ['u-1', 'u-2'] }, ['AllowParsingUserUIDFromCertAuth']), is401);
});

test('a proxy names the uid of the user', () => {
  const proxy = proxyAuthenticator({
    headers: { username: ['X-Remote-User'], uid: ['X-Remote-Uid', 'X-Other-Uid'], group: [], extraPrefix: [] },
    allowedNames: [],
  });
  const uidOf = (...sent: string[]): string => {
    const shown = { ...credentials(undefined, { CN: 'proxy' }), isProxy: true, rawHeaders: ['X-Remote-User', 'ann', ...sent] };
    const found = proxy.authenticate(shown);
    return 'outcome' in found && found.outcome === 'user' ? found.user.uid : '?';
  };
  assert.equal(uidOf('X-Remote-Uid', 'u-1'), 'u-1');
  assert.equal(uidOf('X-Remote-Uid', '', 'X-Other-Uid', 'u-2'), 'u-2');
  assert.equal(uidOf(), '');
});
