/** Attempts to get past authentication and authorization: what each must be answered with, and what it must never show. */
import http2 from 'node:http2';
import { WebSocket } from 'ws';
import { throwawayCertificate } from '../support/certificates/certificate.js';
import { Client, type Sent } from './client.js';
import { inTurns } from './in-turns.js';
import { throughNodes } from './own-nodes.js';
import { type Target, TOKENS } from './target.js';

/** Value of a secret that no answer to these users may hold, in any form. */
const CANARY = 'canary-5f2a9c71';
export const CANARY_FORMS = [CANARY, Buffer.from(CANARY).toString('base64'), Buffer.from(CANARY).toString('hex')];

interface Attempt extends Sent {
  readonly name: string;
  /** Empty: no credentials. */
  readonly token: string;
  readonly expected: readonly number[];
}

const UNKNOWN = [401];
const REFUSED = [301, 400, 401, 403, 404, 405, 406, 410, 415];

const unsigned = (claims: object): string =>
  [{ alg: 'none', typ: 'JWT' }, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');

const CLAIMS = {
  iss: 'https://kubernetes.default.svc',
  sub: 'system:serviceaccount:kube-system:admin',
  aud: ['https://kubernetes.default.svc'],
  exp: 4102444800,
};

/** Ways to name somebody else's objects. */
const PATHS = [
  '/api/v1/namespaces/vault/secrets',
  '/api/v1/namespaces/vault/secrets/canary',
  '/api/v1/secrets',
  '/api/v1/watch/secrets',
  '/api/v1/watch/namespaces/vault/secrets',
  '/api/v1/watch/namespaces/vault/secrets/canary',
  '/api/v1/watch/namespaces/alice/namespaces',
  '/api/v1/namespaces/alice/namespaces',
  '/api/v1/namespaces/vault',
  '/api/v1/namespaces/alice/secrets/../../vault/secrets/canary',
  '/api/v1/namespaces/alice/../vault/secrets/canary',
  '/api/v1/namespaces/alice/secrets/..%2f..%2fvault%2fsecrets%2fcanary',
  '/api/v1/namespaces/alice%2f..%2fvault/secrets/canary',
  '/api/v1/namespaces/alice/%2e%2e/vault/secrets/canary',
  '/api/v1/namespaces/vault%00/secrets',
  '/api/v1/namespaces/alice;/../vault/secrets',
  '/api/v1/namespaces/alice/secrets;x=/../vault',
  '//api/v1/namespaces/vault/secrets',
  '/api//v1/namespaces/vault/secrets/canary',
  '/api/v1//namespaces/vault/secrets/canary',
  '/api/v1/namespaces//secrets',
  '/api/v1/namespaces/vault//secrets/canary',
  '/api/v1/namespaces/vault/secrets//canary',
  '/api/v1/namespaces/vault/secrets/canary/',
  '/API/v1/namespaces/vault/secrets',
  '/api/V1/namespaces/vault/secrets',
  '/api/v1/Namespaces/vault/Secrets',
  '/api/v1/namespaces/Vault/secrets',
  '/%61pi/v1/namespaces/vault/secrets/canary',
  '/api/v1/namespaces/vault/%73ecrets/canary',
  '/livez/../api/v1/namespaces/vault/secrets',
  '/livez/%2e%2e/api/v1/namespaces/vault/secrets',
  '/api/v1/proxy/namespaces/vault/secrets/canary',
  '/api/v1/namespaces/vault/secrets/canary/status',
  '/api/v1/namespaces/vault/secrets/canary/scale',
  '/api/v1/namespaces/vault/secrets?fieldSelector=metadata.namespace%3Dalice',
  '/api/v1/secrets?fieldSelector=metadata.namespace%3Dvault',
  '/api/v1/namespaces/alice/secrets/canary?namespace=vault',
  '/apis/v1/namespaces/vault/secrets',
  '/apis//v1/namespaces/vault/secrets',
  '/apis/core/v1/namespaces/vault/secrets',
  '/api/v1/namespaces/vault/configmaps/canary',
  '/api/v1/namespaces/*/secrets',
  '/api/v1/namespaces/-/secrets',
  '/apis/rbac.authorization.k8s.io/v1/clusterroles',
  '/metrics',
  '/readyz/stored-objects',
];

/** Headers that some servers take a caller's name from, or that mean another path or method. */
const HEADERS: readonly Readonly<Record<string, string>>[] = [
  { 'X-Remote-User': 'admin', 'X-Remote-Group': 'system:masters' },
  { 'X-Remote-User': 'system:admin', 'X-Remote-Extra-Scopes': 'all' },
  { 'Impersonate-User': 'admin' },
  { 'Impersonate-User': 'mallory', 'Impersonate-Group': 'system:masters' },
  { 'Impersonate-Group': 'system:masters' },
  { 'impersonate-uid': '1' },
  { 'Impersonate-User': 'system:serviceaccount:vault:default' },
  { 'X-Forwarded-User': 'admin', 'X-Forwarded-Groups': 'system:masters' },
  { 'X-Original-URL': '/livez', 'X-Rewrite-URL': '/livez' },
  { 'X-HTTP-Method-Override': 'GET' },
  { 'Sec-WebSocket-Protocol': `base64url.bearer.authorization.k8s.io.${Buffer.from('admin').toString('base64url')}` },
];

const BEARERS = [
  'Bearer',
  'Bearer ',
  'Bearer  x',
  'Bearer undefined',
  'Bearer null',
  'Bearer __proto__',
  'Bearer constructor',
  `Bearer ${unsigned(CLAIMS)}.`,
  `Bearer ${unsigned(CLAIMS)}.AAAA`,
  `Bearer ${'a'.repeat(8000)}`,
  `Bearer ${'a.'.repeat(4000)}`,
  `Bearer ${TOKENS.alice}x`,
];

const SECRETS = '/api/v1/namespaces/vault/secrets';
const AUTHORIZATIONS = [
  ...BEARERS,
  ...BEARERS.map((text) => text.replace('Bearer', 'bearer')),
  `Basic ${Buffer.from('admin:admin').toString('base64')}`,
  'Negotiate x',
  `${TOKENS.alice}`,
];

function* attempts(): Generator<Attempt> {
  for (const [user, token] of [...Object.entries(TOKENS), ['nobody', '']] as const) {
    for (const path of PATHS)
      for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'POST', 'get', 'TRACE', 'PROPFIND'])
        yield {
          name: `${user} ${method} ${path}`,
          method,
          path,
          token,
          expected: REFUSED,
          ...(['PUT', 'PATCH', 'POST'].includes(method) ? { body: Buffer.from('{}') } : {}),
        };
    for (const headers of HEADERS)
      yield { name: `${user} with ${JSON.stringify(headers)}`, method: 'GET', path: SECRETS, headers, token, expected: REFUSED };
    for (const path of ['/api/v1/namespaces/alice/pods/x/exec', '/api/v1/namespaces/vault/pods/x/log', '/api/v1/nodes/x/proxy/'])
      yield { name: `${user} ${path}`, method: 'GET', path, token, expected: REFUSED };
  }
  for (const text of AUTHORIZATIONS)
    yield {
      name: `Authorization: ${text.slice(0, 80)}`,
      method: 'GET',
      path: SECRETS,
      headers: { Authorization: text },
      token: '',
      expected: [...UNKNOWN, 403, 431],
    };
  yield {
    name: 'a certificate of another authority',
    method: 'GET',
    path: SECRETS,
    token: '',
    expected: [401, 403],
    ...throwawayCertificate(['system:masters', 'admin']),
  };
  const role = { kind: 'ClusterRole', name: 'cluster-admin', apiGroup: 'rbac.authorization.k8s.io' };
  const binding = {
    metadata: { name: 'mine' },
    roleRef: role,
    subjects: [{ kind: 'User', name: 'alice', apiGroup: 'rbac.authorization.k8s.io' }],
  };
  for (const path of [
    '/apis/rbac.authorization.k8s.io/v1/namespaces/alice/rolebindings',
    '/apis/rbac.authorization.k8s.io/v1/clusterrolebindings',
  ])
    yield {
      name: `alice binds a greater role at ${path}`,
      method: 'POST',
      path,
      headers: { 'Content-Type': 'application/json' },
      body: Buffer.from(JSON.stringify(binding)),
      token: TOKENS.alice,
      expected: [403],
    };
}

/** Spellings that lead from paths that are open to everybody to others, or past what is compared with them. */
const BESIDE_OPEN_PATHS = [
  '/livez/',
  '/livez/ping',
  '/livez/../version',
  '/livez/%2e%2e/version',
  '/livez%2f..%2fversion',
  '/livez;/../version',
  '/livez//version',
  '//livez',
  '/./livez',
  '/LIVEZ',
  '/livez%00',
  '/livez%20',
  '/readyz/stored-objects',
  '/healthz',
  '/version',
  '/version/../livez',
  '/',
  '/api',
  '/apis',
  '/openapi/v2',
  '/metrics',
  'https://127.0.0.1/version',
  '/api/v1/namespaces/vault/secrets?path=/livez',
];

function* nobodysAttempts(): Generator<Attempt> {
  for (const path of BESIDE_OPEN_PATHS)
    for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS'])
      yield { name: `nobody ${method} ${path}`, method, path, token: '', expected: [400, 401, 405] };
}

const JSON_BODY = { 'Content-Type': 'application/json' };

/** What users may, and what they must not see. Throws where it cannot be made. */
export async function prepareRefusals(administrator: Client): Promise<void> {
  const rbac = '/apis/rbac.authorization.k8s.io/v1/namespaces/alice';
  const everything = [
    {
      apiGroups: ['', 'apps', 'rbac.authorization.k8s.io'],
      resources: ['*'],
      verbs: ['get', 'list', 'watch', 'create', 'update', 'patch', 'delete', 'deletecollection'],
    },
  ];
  for (const [path, body] of [
    ['/api/v1/namespaces', { metadata: { name: 'alice' } }],
    ['/api/v1/namespaces', { metadata: { name: 'vault', labels: { canary: CANARY } } }],
    ['/api/v1/namespaces/vault/secrets', { metadata: { name: 'canary' }, stringData: { word: CANARY } }],
    ['/api/v1/namespaces/vault/configmaps', { metadata: { name: 'canary' }, data: { word: CANARY } }],
    [`${rbac}/roles`, { metadata: { name: 'all' }, rules: everything }],
    [
      `${rbac}/rolebindings`,
      {
        metadata: { name: 'all' },
        roleRef: { kind: 'Role', name: 'all', apiGroup: 'rbac.authorization.k8s.io' },
        subjects: [{ kind: 'User', name: 'alice', apiGroup: 'rbac.authorization.k8s.io' }],
      },
    ],
  ] as const) {
    const { status, text } = await administrator.send({
      method: 'POST',
      path,
      headers: JSON_BODY,
      body: Buffer.from(JSON.stringify(body)),
    });
    if (status !== 201) throw new Error(`${path}: ${status} ${text}`);
  }
}

/** Tries everything; a line for each attempt that got through, showed the canary or was answered otherwise than it should be. */
export async function refusalFaults(target: Target): Promise<{ faults: string[]; tried: number }> {
  const faults: string[] = [];
  const clients = new Map<string, Client>();
  const clientOf = (token: string): Client => {
    const client = clients.get(token) ?? new Client(target.port, token);
    clients.set(token, client);
    return client;
  };
  const all = [...attempts(), ...nobodysAttempts()];
  const judge = (name: string, status: number, text: string, expected: readonly number[]): void => {
    if (CANARY_FORMS.some((form) => text.includes(form))) faults.push(`${name}: the answer (${status}) shows the canary`);
    // Zero: the client or the parser of the server refused to speak such a request.
    else if (status !== 0 && !expected.includes(status)) faults.push(`${name}: answered with ${status} ${text.slice(0, 160)}`);
  };
  await inTurns(all, 8, async (attempt) => {
    const { status, text } = await clientOf(attempt.token).send({ ...attempt, patienceMs: 1500 });
    judge(attempt.name, status, text, attempt.expected);
  });
  const own = await clientOf(TOKENS.alice).send({ method: 'GET', path: '/api/v1/namespaces/alice/secrets' });
  if (own.status !== 200) faults.push(`alice cannot list her own secrets: ${own.status} ${own.text}`);
  const http2Faults = await overHttp2(target, judge);
  const sockets = await fromOtherSites(target, judge);
  const proxied = await throughNodes(target, judge);
  for (const client of clients.values()) client.close();
  return { faults, tried: all.length + http2Faults + sockets + proxied };
}

/** Told of each attempt that was answered. */
export type Judge = (name: string, status: number, text: string, expected: readonly number[]) => void;

/** WebSockets that pages of other sites open in alice's browser, which shows her certificate; gives how many were tried. */
async function fromOtherSites({ port, certificate }: Target, judge: Judge): Promise<number> {
  const host = `127.0.0.1:${port}`;
  const origins = [
    'https://evil.example',
    'http://evil.example',
    'null',
    '',
    'file://',
    `http://${host}.evil.example`,
    `https://${host}.evil.example`,
    `https://evil.example#${host}`,
    `https://evil.example/${host}`,
    `https://${host}@evil.example`,
    `https://alice@${host}`,
    'https://127.0.0.1',
    `https://localhost:${port}`,
    `https://127.1:${port}`,
    `https://${host}, https://evil.example`,
  ];
  const paths = ['/api/v1/namespaces/alice/secrets?watch=true', '/api/v1/namespaces/alice/pods/x/exec?command=sh'];
  const opened = (path: string, origin: string): Promise<number> =>
    new Promise((resolve) => {
      const socket = new WebSocket(`wss://${host}${path}`, { rejectUnauthorized: false, ...certificate, headers: { Origin: origin } });
      socket.on('error', () => resolve(0));
      socket.on('open', () => {
        socket.terminate();
        resolve(101);
      });
      socket.on('unexpected-response', (_, response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      });
    });
  for (const path of paths)
    for (const origin of origins) judge(`WebSocket from ${origin} to ${path}`, await opened(path, origin), '', [403]);
  // The same page of the server's own opens one.
  judge('WebSocket from the server itself', await opened(paths[0] ?? '', `https://${host}`), '', [101]);
  return paths.length * origins.length + 1;
}

/** Methods in lower case, and pseudo-headers that HTTP/1.1 has not; gives how many were tried. */
async function overHttp2(
  target: Target,
  judge: (name: string, status: number, text: string, expected: readonly number[]) => void,
): Promise<number> {
  const session = http2.connect(`https://127.0.0.1:${target.port}`, { rejectUnauthorized: false });
  session.on('error', () => undefined);
  const paths = [SECRETS, '/api/v1/secrets', `${SECRETS}/canary`];
  const methods = ['get', 'Get', 'gEt', 'list', 'watch', 'head', 'delete', '*', 'GET '];
  for (const token of Object.values(TOKENS))
    for (const path of paths)
      for (const method of methods)
        await new Promise<void>((resolve) => {
          const name = `HTTP/2 ${token} ${method} ${path}`;
          try {
            const stream = session.request({
              ':method': method,
              ':path': path,
              ':authority': 'admin@localhost',
              authorization: `Bearer ${token}`,
            });
            let [status, text] = [0, ''];
            stream.on('response', (headers) => {
              status = Number(headers[':status']);
            });
            stream.on('data', (chunk: Buffer) => {
              text += chunk.toString();
            });
            stream.on('error', () => undefined);
            stream.setTimeout(1500, () => stream.close());
            stream.on('close', () => {
              judge(name, status, text, REFUSED);
              resolve();
            });
            stream.end();
          } catch {
            resolve();
          }
        });
  session.destroy();
  return paths.length * methods.length * Object.keys(TOKENS).length;
}
