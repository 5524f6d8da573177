/**
 * Fifty clients of all kinds call one server with every method and both modes at once, while the issuer rotates its keys and the webhooks
 * fail now and then; each gets what it should, every time. It lasts five seconds, or as many as CALLERS_SECONDS says:
 * `CALLERS_SECONDS=60 npm run test:one -- test/auth/callers-at-once.test.ts`.
 */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { ApiObject } from '../../runtime/model/object.js';
import { EveryMethod, type Shown } from '../support/every-method.js';
import { eventually } from '../support/until.js';

const SECONDS = Number(process.env.CALLERS_SECONDS ?? 5);
/** Longer than a server waits before it reads an issuer's keys again for a key that it does not know. */
const ROTATION_MS = 2000;
const OF_EACH = 5;
/** One in so many questions to a webhook fails at first. */
const FAILS = 10;

interface Client {
  readonly kind: string;
  shown(): Shown | Promise<Shown>;
  /** Whom the server takes it for, or the status of the refusal. */
  readonly name: string | number;
  /** Whether a role lets it list config maps. */
  readonly reads: boolean;
  /** Whether the authorization webhook lets it through. */
  readonly hooked: boolean;
}

let all: EveryMethod;
const RBAC = '/apis/rbac.authorization.k8s.io/v1';
const rbac = 'rbac.authorization.k8s.io';

const post = async (path: string, object: object): Promise<ApiObject> => {
  const { status, body } = await all.server.request('POST', path, object);
  assert.equal(status, 201, JSON.stringify(body));
  return body as unknown as ApiObject;
};

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? new Map<string, unknown>(Object.entries(value)).get(name) : undefined;

before(async () => {
  all = await EveryMethod.start();
  // From the first token on, the next key is published with the one that signs.
  all.outside.rotate();
  const groups = ['readers', 'system:bootstrappers:readers', 'system:serviceaccounts:default'];
  await post(`${RBAC}/namespaces/default/roles`, {
    metadata: { name: 'reads' },
    rules: [{ apiGroups: [''], resources: ['configmaps'], verbs: ['list'] }],
  });
  await post(`${RBAC}/namespaces/default/rolebindings`, {
    metadata: { name: 'reads' },
    roleRef: { apiGroup: rbac, kind: 'Role', name: 'reads' },
    subjects: groups.map((name) => ({ apiGroup: rbac, kind: 'Group', name })),
  });
  await post(`${RBAC}/clusterroles`, {
    metadata: { name: 'acts' },
    rules: [
      { apiGroups: [''], resources: ['users'], resourceNames: ['acted'], verbs: ['impersonate'] },
      { apiGroups: [''], resources: ['groups'], resourceNames: ['readers'], verbs: ['impersonate'] },
    ],
  });
  await post(`${RBAC}/clusterrolebindings`, {
    metadata: { name: 'acts' },
    roleRef: { apiGroup: rbac, kind: 'ClusterRole', name: 'acts' },
    subjects: [{ apiGroup: rbac, kind: 'User', name: 'filed' }],
  });
  const failing = (answer: (review: ApiObject) => object): ((review: ApiObject) => object | number) => {
    let asked = 0;
    return (review) => {
      asked += 1;
      return asked % FAILS === 0 ? 500 : answer(review);
    };
  };
  all.outside.webhooks.set(
    '/tokens',
    failing(({ spec }) => {
      const [, name, group] = /^hook-(\w+)-(\w+)-\d+$/.exec(String(fieldOf(spec, 'token'))) ?? [];
      return { status: name === undefined ? { authenticated: false } : { authenticated: true, user: { username: name, groups: [group] } } };
    }),
  );
  all.outside.webhooks.set(
    '/access',
    failing(({ spec }) => ({
      status: {
        allowed: String(fieldOf(spec, 'user')).endsWith('2') && fieldOf(fieldOf(spec, 'nonResourceAttributes'), 'path') === '/hooked',
      },
    })),
  );
});
after(() => all.close());

/** Every other client of a kind is one of the readers. */
const isReader = (i: number): boolean => i % 2 === 0;
const groupOf = (i: number): string => (isReader(i) ? 'readers' : 'others');

async function bootstrapToken(i: number): Promise<string> {
  const [id, secret] = [`boot0${i}`, `0123456789abcde${i}`];
  await post('/api/v1/namespaces/kube-system/secrets', {
    metadata: { name: `bootstrap-token-${id}` },
    type: 'bootstrap.kubernetes.io/token',
    stringData: {
      'token-id': id,
      'token-secret': secret,
      'usage-bootstrap-authentication': 'true',
      ...(isReader(i) ? { 'auth-extra-groups': 'system:bootstrappers:readers' } : {}),
    },
  });
  return `${id}.${secret}`;
}

async function accountToken(i: number): Promise<string> {
  const path = '/api/v1/namespaces/default/serviceaccounts';
  await post(path, { metadata: { name: `robot${i}` } });
  const { status } = await post(`${path}/robot${i}/token`, { kind: 'TokenRequest', apiVersion: 'authentication.k8s.io/v1', spec: {} });
  return String(fieldOf(status, 'token'));
}

const proxied = (i: number): Shown => ({
  certificate: all.proxies.issue('front'),
  headers: { 'X-Remote-User': `fido${i}`, 'X-Remote-Group': groupOf(i) },
});

/** Makers of the clients of each kind. */
const KINDS: Readonly<Record<string, (i: number) => Promise<Omit<Client, 'kind'>>>> = {
  async 'a certificate'(i) {
    const certificate = all.clients.issue(`ann${i}`, { organizations: [groupOf(i)] });
    return { shown: () => ({ certificate }), name: `ann${i}`, reads: isReader(i), hooked: i === 2 };
  },
  async 'a proxy'(i) {
    const shown = proxied(i);
    return { shown: () => shown, name: `fido${i}`, reads: isReader(i), hooked: i === 2 };
  },
  async 'an ID token'(i) {
    const token = (): Promise<string> => all.outside.idToken({ sub: `jane${i}`, groups: [groupOf(i)] });
    return {
      shown: async () => ({ token: await token() }),
      name: `${all.outside.issuer}#jane${i}`,
      reads: isReader(i),
      hooked: i === 2,
    };
  },
  async 'a token that the webhook knows'(i) {
    let call = 0;
    const shown = (): Shown => {
      call += 1;
      return { token: `hook-hanna${i}-${groupOf(i)}-${Math.floor(call / 3)}` };
    };
    return { shown, name: `hanna${i}`, reads: isReader(i), hooked: i === 2 };
  },
  async 'a token of the file'() {
    return { shown: () => ({ token: 'filed' }), name: 'filed', reads: false, hooked: false };
  },
  async 'a bootstrap token'(i) {
    const token = await bootstrapToken(i);
    return { shown: () => ({ token }), name: `system:bootstrap:boot0${i}`, reads: isReader(i), hooked: i === 2 };
  },
  async 'a token of an account'(i) {
    const token = await accountToken(i);
    return { shown: () => ({ token }), name: `system:serviceaccount:default:robot${i}`, reads: true, hooked: i === 2 };
  },
  async nothing() {
    return { shown: () => ({}), name: 'system:anonymous', reads: false, hooked: false };
  },
  async 'a token of another, as whom it acts'() {
    const headers = { 'Impersonate-User': 'acted', 'Impersonate-Group': 'readers' };
    return { shown: () => ({ token: 'filed', headers }), name: 'acted', reads: true, hooked: false };
  },
  async 'what nobody knows'(i) {
    const expired = await all.outside.idToken({ sub: 'late', exp: 1 });
    const [stranger, late] = [all.outsideAuthority.issue('eve'), all.clients.issue('eve', { notAfter: new Date(0) })];
    const wrong: readonly Shown[] = [
      { token: `nobody-${i}` },
      { token: expired },
      { certificate: stranger },
      { certificate: late },
      { certificate: all.proxies.issue('back'), headers: { 'X-Remote-User': 'root' } },
    ];
    return { shown: () => wrong[i] ?? {}, name: 401, reads: false, hooked: false };
  },
};

async function clientsOf(kind: string): Promise<Client[]> {
  const made = await Promise.all(Array.from({ length: OF_EACH }, (_, i) => KINDS[kind]?.(i)));
  return made.flatMap((client) => (client === undefined ? [] : [{ kind, ...client }]));
}

/** What goes wrong for one client in a round of its questions. */
async function round({ kind, shown, name, reads, hooked }: Client): Promise<string[]> {
  const refused = typeof name === 'number';
  const [who, list, hook] = [
    await all.nameOf(await shown()),
    await all.ask('/api/v1/namespaces/default/configmaps', await shown()),
    await all.ask('/hooked', await shown()),
  ];
  const wanted = { list: refused ? name : reads ? 200 : 403, hook: refused ? name : hooked ? 404 : 403 };
  return [
    ...(who === name ? [] : [`${kind}: taken for ${who} instead of ${name}`]),
    ...(list.status === wanted.list ? [] : [`${kind}: ${name} lists with ${list.status} instead of ${wanted.list}`]),
    ...(hook.status === wanted.hook ? [] : [`${kind}: ${name} is let through with ${hook.status} instead of ${wanted.hook}`]),
  ];
}

/** How often the keys of the issuer are read at least, and how many seconds longer that may take. */
const KEYS_READ = 2;
const PATIENCE = 30;

test(`fifty clients of all kinds get what they should for ${SECONDS} seconds`, { timeout: (SECONDS + 60) * 1000 }, async () => {
  const clients = (await Promise.all(Object.keys(KINDS).map(clientsOf))).flat();
  assert.equal(clients.length, 50);
  const faults: string[] = [];
  const rounds = new Map<string, number>();
  const begun = performance.now();
  // On a slow machine it goes on until the keys have been read again.
  const goesOn = (): boolean => {
    const seconds = (performance.now() - begun) / 1000;
    return seconds < SECONDS || (all.outside.keysRead < KEYS_READ && seconds < SECONDS + PATIENCE);
  };
  const rotating = setInterval(() => all.outside.rotate(), ROTATION_MS);
  const call = async (client: Client): Promise<void> => {
    while (goesOn() && faults.length < 20) {
      faults.push(...(await round(client)));
      rounds.set(client.kind, (rounds.get(client.kind) ?? 0) + 1);
    }
  };
  try {
    await Promise.all(clients.map(call));
  } finally {
    clearInterval(rotating);
  }
  assert.deepEqual(faults, []);
  for (const kind of Object.keys(KINDS)) assert.ok((rounds.get(kind) ?? 0) >= OF_EACH, `${kind}: ${rounds.get(kind)} rounds`);
  assert.ok(all.outside.keysRead >= KEYS_READ, 'the keys were read again');
  // A key that is published no more is known until the keys are read again, which a key that is not known brings about.
  const stray = await all.outside.idToken({ sub: 'jane' }, { kid: 'stray' });
  const byRetired = async (): Promise<string | number> => {
    await all.nameOf({ token: stray });
    return all.nameOf({ token: await all.outside.retiredToken({ sub: 'jane' }) });
  };
  assert.equal(await eventually(byRetired, (name) => name === 401), 401);
  if (process.env.CALLERS_SECONDS !== undefined) console.log(Object.fromEntries(rounds));
});
