/** Requests that pages of other sites have the administrator's browser make, which shows her cookie with them. */
import { WebSocket } from 'ws';
import type { Judge } from '../refusals.js';
import { OWN, SESSION, type Visitor } from './visitor.js';

const REFUSED = [400, 401, 403, 404, 405, 415];

/** What such a page can have a browser say of where it comes from. */
const origins = (host: string): readonly Readonly<Record<string, string>>[] => [
  {},
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate' },
  { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' },
  { Origin: 'null' },
  // Pages cannot add the header of the console's own; these are for a server whose rules of origins are too lax.
  ...[
    'https://evil.example',
    'null',
    'file://',
    `https://${host}.evil.example`,
    `https://evil.example/${host}`,
    `https://${host}@evil.example`,
    `https://127.0.0.1:1`,
    `https://localhost:${host.split(':')[1]}`,
  ].map((Origin) => ({ 'Kindwright-Console': '1', Origin })),
  ...['cross-site', 'same-site', 'none'].map((site) => ({ 'Kindwright-Console': '1', 'Sec-Fetch-Site': site })),
];

/** Bodies that a form can have, without asking the server first. */
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain'];

const MAPS = '/api/v1/namespaces/vault/configmaps';
const BODY = Buffer.from(JSON.stringify({ metadata: { name: 'forged' }, data: { a: 'b' } }));

interface Forged {
  readonly method: string;
  readonly path: string;
  readonly body?: Buffer;
  readonly type?: string;
}

const FORGED: readonly Forged[] = [
  { method: 'GET', path: '/api/v1/namespaces/vault/secrets/canary' },
  { method: 'GET', path: '/api/v1/secrets?watch=true' },
  { method: 'POST', path: MAPS, body: BODY, type: 'application/json' },
  ...FORMS.map((type) => ({ method: 'POST', path: MAPS, body: BODY, type })),
  { method: 'DELETE', path: `${MAPS}/canary` },
  { method: 'DELETE', path: SESSION },
  { method: 'GET', path: SESSION },
  { method: 'POST', path: SESSION, body: Buffer.from('{"code":"guessed"}'), type: 'text/plain' },
];

/** Gives how many requests were tried. */
export async function forgedRequests(administrator: Visitor, port: number, judge: Judge): Promise<number> {
  const host = `127.0.0.1:${port}`;
  let tried = 0;
  for (const from of origins(host))
    for (const { type, ...sent } of FORGED) {
      const headers = { ...from, ...(type === undefined ? {} : { 'Content-Type': type }) };
      const { status, text, headers: said } = await administrator.ask({ ...sent, headers, patienceMs: 1500 });
      const name = `${sent.method} ${sent.path} with ${JSON.stringify(headers)} and the administrator's cookie`;
      judge(name, status, text, REFUSED);
      if (said['set-cookie'] !== undefined) judge(`${name}, which sets a cookie`, 200, '', REFUSED);
      if (said['access-control-allow-origin'] !== undefined) judge(`${name}, whose answer other origins may read`, 200, '', REFUSED);
      tried += 1;
    }
  judge('the session after all of that', (await administrator.isKnown()) ? 200 : 401, '', [200]);
  for (const Origin of ['https://evil.example', `https://${host}`])
    judge(`a WebSocket with the cookie alone from ${Origin}`, await opened(host, { Origin, Cookie: administrator.cookie }), '', [401, 403]);
  const own = await administrator.ask({ method: 'GET', path: '/api/v1/namespaces', headers: { ...OWN, Origin: `https://${host}` } });
  judge("the console's own page", own.status, '', [200]);
  return tried + 4;
}

const opened = (host: string, headers: Readonly<Record<string, string>>): Promise<number> =>
  new Promise((resolve) => {
    const socket = new WebSocket(`wss://${host}/api/v1/namespaces/vault/secrets?watch=true`, { rejectUnauthorized: false, headers });
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
