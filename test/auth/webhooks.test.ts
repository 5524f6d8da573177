/** What the server asks token and authorization webhooks, in each version, and how long it believes them (specification 2). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { webhookAuthenticator } from '../../runtime/auth/authenticators/webhook.js';
import { webhookAuthorizer } from '../../runtime/auth/authorizers/webhook.js';
import { type RemoteReview, reviewMetadata } from '../../runtime/auth/remote-review.js';
import type { ApiObject } from '../../runtime/model/object.js';
import type { Enabled } from '../../runtime/settings/feature-gates.js';
import { asks, asksPath } from './roles.js';

/** A service that answers one thing, and what it was asked. */
function service(answer: () => object): { readonly ask: RemoteReview; readonly asked: ApiObject[] } {
  const asked: ApiObject[] = [];
  const ask: RemoteReview = async (review) => {
    asked.push(review);
    return new Map(Object.entries(answer()));
  };
  return { ask, asked };
}

const ann = { name: 'ann', uid: '7', groups: ['dev', 'system:authenticated'], extra: { 'acme.com/team': ['a', 'b'] } };

for (const version of ['v1', 'v1beta1'] as const) {
  const groups = version === 'v1' ? 'groups' : 'group';
  const caller = { user: 'ann', uid: '7', [groups]: ann.groups, extra: ann.extra };
  for (const [what, attributes, spec] of [
    [
      'a resource',
      asks(ann, 'get', { namespace: 'ns', group: 'apps', resource: 'deployments', subresource: 'scale', name: 'd' }),
      {
        resourceAttributes: {
          namespace: 'ns',
          verb: 'get',
          group: 'apps',
          version: 'v1',
          resource: 'deployments',
          subresource: 'scale',
          name: 'd',
        },
      },
    ],
    ['what has no namespace and no name', asks(ann, 'list'), { resourceAttributes: { verb: 'list', version: 'v1', resource: 'pods' } }],
    ['a path', asksPath(ann, 'get', '/healthz'), { nonResourceAttributes: { path: '/healthz', verb: 'get' } }],
  ] as const)
    test(`an authorization webhook of ${version} is asked about ${what}`, async () => {
      const { ask, asked } = service(() => ({ allowed: true }));
      const options = { group: 'authorization.k8s.io', version, allowedMs: 0, refusedMs: 0 };
      await webhookAuthorizer(ask, options).authorize(attributes);
      assert.deepEqual(asked, [
        {
          kind: 'SubjectAccessReview',
          apiVersion: `authorization.k8s.io/${version}`,
          metadata: { creationTimestamp: null },
          spec: { ...spec, ...caller },
          status: { allowed: false },
        },
      ]);
    });

  test(`a token webhook of ${version} is asked with the token, and tells the user`, async () => {
    const user = { username: 'ann', uid: '7', groups: ['dev'], extra: { k: ['v'] } };
    const { ask, asked } = service(() => ({ authenticated: true, user }));
    const options = { group: 'authentication.k8s.io', version, apiAudiences: ['api'], cacheMs: 0 };
    const answer = await webhookAuthenticator(ask, options).authenticateToken('secret');
    assert.deepEqual(answer.outcome === 'user' && answer.user, { name: 'ann', uid: '7', groups: ['dev'], extra: { k: ['v'] } });
    const [review] = asked;
    assert.deepEqual([review?.kind, review?.apiVersion], ['TokenReview', `authentication.k8s.io/${version}`]);
    assert.deepEqual(review?.spec, { token: 'secret', audiences: ['api'] });
  });
}

const DECISIONS: readonly [what: string, answer: object, decision: string, error?: RegExp][] = [
  ['allowed', { allowed: true }, 'allow'],
  ['denied', { allowed: false, denied: true, reason: 'no' }, 'deny'],
  ['neither', { allowed: false }, 'abstain'],
  ['both', { allowed: true, denied: true }, 'deny', /both allow and deny/],
  ['nothing', {}, 'abstain'],
  ['a text for a truth', { allowed: 'true' }, 'abstain'],
];

for (const [what, answer, decision, error] of DECISIONS)
  test(`an authorization webhook that says ${what}: ${decision}`, async () => {
    const options = { group: 'g', version: 'v1', allowedMs: 0, refusedMs: 0 } as const;
    const made = await webhookAuthorizer(service(() => answer).ask, options).authorize(asks(ann, 'get'));
    assert.equal(made.decision, decision);
    assert.match(made.error ?? '', error ?? /^$/);
  });

for (const [allowed, ms] of [
  [true, 5000],
  [false, 300],
] as const)
  test(`an answer that ${allowed ? 'allows' : 'does not allow'} is believed for the time that its flag says`, async () => {
    let now = 0;
    const { ask, asked } = service(() => ({ allowed }));
    const options = { group: 'g', version: 'v1', allowedMs: 5000, refusedMs: 300, now: () => now } as const;
    const webhook = webhookAuthorizer(ask, options);
    const once = async (): Promise<number> => {
      await webhook.authorize(asks(ann, 'get'));
      return asked.length;
    };
    assert.deepEqual([await once(), await once()], [1, 1]);
    now = ms - 1;
    assert.equal(await once(), 1);
    now = ms;
    assert.equal(await once(), 2);
  });

test('an authorization webhook that cannot be asked has no opinion and an error, which is not kept', async () => {
  let calls = 0;
  const failing: RemoteReview = async () => {
    calls += 1;
    throw new Error('nobody there');
  };
  const webhook = webhookAuthorizer(failing, { group: 'g', version: 'v1', allowedMs: 1000, refusedMs: 1000 });
  for (const expected of [1, 2]) {
    assert.deepEqual(await webhook.authorize(asks(ann, 'get')), { decision: 'abstain', reason: '', error: 'nobody there' });
    assert.equal(calls, expected);
  }
});

test('an answer about a token is believed for the time that its flag says', async () => {
  let now = 0;
  const { ask, asked } = service(() => ({ authenticated: true, user: { username: 'ann' } }));
  const options = { group: 'g', version: 'v1', apiAudiences: ['api'], cacheMs: 120_000, now: () => now } as const;
  const webhook = webhookAuthenticator(ask, options);
  for (const [at, calls] of [
    [0, 1],
    [119_999, 1],
    [120_000, 2],
  ] as const) {
    now = at;
    await webhook.authenticateToken('t');
    assert.equal(asked.length, calls);
  }
});

test('what a service says of the question is ignored', async () => {
  const { ask } = service(() => ({ authenticated: true, user: { username: 'ann' }, spec: { token: 'other' } }));
  const options = { group: 'g', version: 'v1', apiAudiences: ['api'], cacheMs: 0 } as const;
  const answer = await webhookAuthenticator(ask, options).authenticateToken('t');
  assert.equal(answer.outcome === 'user' && answer.user.name, 'ann');
});

test('reviews have a creation time of null, and none in later releases', async () => {
  const sent = async (enabled: Enabled): Promise<unknown[]> => {
    const { ask, asked } = service(() => ({}));
    const metadata = reviewMetadata(enabled);
    await webhookAuthorizer(ask, { group: 'g', version: 'v1', allowedMs: 0, refusedMs: 0, metadata }).authorize(asks(ann, 'get'));
    await webhookAuthenticator(ask, { group: 'g', version: 'v1', apiAudiences: [], cacheMs: 0, metadata }).authenticateToken('t');
    return asked.map((review) => review.metadata);
  };
  assert.deepEqual(await sent(() => false), [{ creationTimestamp: null }, { creationTimestamp: null }]);
  assert.deepEqual(await sent((gate) => gate === 'ZeroTimesOmitted'), [{}, {}]);
});
