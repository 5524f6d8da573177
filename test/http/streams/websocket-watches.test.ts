/** Watches over WebSockets, as dashboards in browsers have them. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { after, before, test } from 'node:test';
import { WebSocket } from 'ws';
import { singleToken, tokenAuthenticator } from '../../../runtime/auth/authenticators/token-file.js';
import { auditedServer, type KeptEvents } from '../../support/audit.js';
import { byToken, TestServer } from '../../support/server.js';
import { until } from '../../support/until.js';

const MAPS = '/api/v1/namespaces/default/configmaps';
const SECRET = 'a token/with+signs';
const reader = { name: 'reader', uid: '', groups: [], extra: {} };

let server: TestServer;
let events: KeptEvents;

before(async () => {
  ({ server, events } = await auditedServer('- level: Metadata\n  verbs: [watch]', {
    authenticators: () => [byToken, tokenAuthenticator(singleToken(SECRET, reader))],
    authorizer: () => ({ authorize: ({ resource }) => ({ decision: resource === 'secrets' ? 'deny' : 'allow', reason: '' }) }),
  }));
  await server.create(MAPS, { metadata: { name: 'first' }, data: { a: '1' } });
});

after(() => server.close());

interface Message {
  readonly data: Buffer;
  readonly binary: boolean;
}

/** A client's end: its messages one by one, and the code it was closed with. */
class Client {
  readonly #messages: Message[] = [];
  readonly #waiting: ((message: Message) => void)[] = [];
  readonly closed: Promise<number>;

  constructor(readonly socket: WebSocket) {
    socket.on('message', (data: Buffer, binary) => {
      const waiter = this.#waiting.shift();
      if (waiter === undefined) this.#messages.push({ data, binary });
      else waiter({ data, binary });
    });
    this.closed = new Promise((resolve) => socket.on('close', resolve));
  }

  next(): Promise<Message> {
    const message = this.#messages.shift();
    return message === undefined ? new Promise((resolve) => this.#waiting.push(resolve)) : Promise.resolve(message);
  }

  async event(): Promise<{ type: string; object: { kind: string; metadata: { name: string; resourceVersion: string } } }> {
    const { data, binary } = await this.next();
    assert.equal(binary, false);
    return JSON.parse(data.toString());
  }
}

interface Opening {
  readonly protocols?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
}

const ADMIN = { Authorization: 'Bearer admin' };

function connect(path: string, { protocols = [], headers = ADMIN }: Opening = {}): WebSocket {
  return new WebSocket(`${server.url}${path}`.replace('https', 'wss'), [...protocols], { rejectUnauthorized: false, headers });
}

async function open(path: string, opening?: Opening): Promise<Client> {
  const client = new Client(connect(path, opening));
  await once(client.socket, 'open');
  return client;
}

/** The status of an answer that is no switch of protocols. */
function refused(path: string, opening?: Opening): Promise<number> {
  const socket = connect(path, opening);
  return new Promise((resolve, reject) => {
    socket.on('open', () => reject(new Error('the protocol was switched')));
    socket.on('error', reject);
    socket.on('unexpected-response', (_, response) => resolve(response.statusCode ?? 0));
  });
}

const carrier = (token: string): string => `base64url.bearer.authorization.k8s.io.${Buffer.from(token).toString('base64url')}`;

test('each event is one text message, from the state on', async () => {
  const client = await open(`${MAPS}?watch=true`);
  const added = await client.event();
  assert.deepEqual([added.type, added.object.kind, added.object.metadata.name], ['ADDED', 'ConfigMap', 'first']);
  for (const n of ['1', '2', '3']) await server.ask(`${MAPS}/first`, { method: 'PUT', body: { metadata: { name: 'first' }, data: { n } } });
  for (const n of ['1', '2', '3']) {
    const { type, object } = await client.event();
    assert.deepEqual([type, (object as unknown as { data: unknown }).data], ['MODIFIED', { n }]);
  }
  client.socket.close();
  assert.equal(await client.closed, 1005);
});

test('old watch paths, tables and metadata go over WebSockets, too', async () => {
  const accept = (as: string) => ({ headers: { ...ADMIN, Accept: `application/json;as=${as};v=v1;g=meta.k8s.io` } });
  const old = await open('/api/v1/watch/namespaces/default/configmaps/first');
  assert.equal((await old.event()).object.kind, 'ConfigMap');
  old.socket.terminate();
  for (const kind of ['Table', 'PartialObjectMetadata']) {
    const client = await open(`${MAPS}?watch=true`, accept(kind));
    assert.equal((await client.event()).object.kind, kind);
    client.socket.terminate();
  }
});

test('Protobuf comes in binary messages, which need no length of their own', async () => {
  const client = await open(`${MAPS}?watch=true`, { headers: { ...ADMIN, Accept: 'application/vnd.kubernetes.protobuf' } });
  const { data, binary } = await client.next();
  assert.equal(binary, true);
  // The event's first field is its type.
  assert.deepEqual(data.subarray(0, 7), Buffer.from([0x0a, 5, ...Buffer.from('ADDED')]));
  client.socket.terminate();
});

test('the first subprotocol that a client offers is agreed to; none is needed', async () => {
  const none = await open(`${MAPS}?watch=true`);
  assert.equal(none.socket.protocol, '');
  const some = await open(`${MAPS}?watch=true`, { protocols: ['base64.binary.k8s.io', 'v4.channel.k8s.io'] });
  assert.equal(some.socket.protocol, 'base64.binary.k8s.io');
  assert.equal((await some.event()).type, 'ADDED');
  none.socket.terminate();
  some.socket.terminate();
});

test('a token among the subprotocols tells who calls, and is not shown again', async () => {
  const client = await open(`${MAPS}?watch=true`, { protocols: [carrier(SECRET), 'base64.binary.k8s.io'], headers: {} });
  assert.equal(client.socket.protocol, 'base64.binary.k8s.io');
  assert.equal((await client.event()).type, 'ADDED');
  client.socket.terminate();
});

const BAD_TOKENS: readonly (readonly [name: string, protocols: readonly string[]])[] = [
  ['that nobody has', [carrier('other'), 'a']],
  ['without another subprotocol', [carrier(SECRET)]],
  ['beside another one', [carrier(SECRET), carrier('other'), 'a']],
  ['that is no base64url', ['base64url.bearer.authorization.k8s.io.a~b', 'a']],
  ['that is no text', [`base64url.bearer.authorization.k8s.io.${Buffer.from([0xff]).toString('base64url')}`, 'a']],
];

for (const [name, protocols] of BAD_TOKENS)
  test(`a token ${name} is refused`, async () => {
    assert.equal(await refused(`${MAPS}?watch=true`, { protocols, headers: {} }), 401);
  });

test('a token among the subprotocols counts for nothing where no WebSocket is asked for', async () => {
  const headers = { 'Sec-WebSocket-Protocol': `${carrier(SECRET)}, a`, Authorization: '' };
  assert.equal((await server.ask(MAPS, { headers })).status, 200);
  const strict = await TestServer.start({
    authenticators: () => [tokenAuthenticator(singleToken(SECRET, reader))],
    anonymousAuth: false,
  });
  assert.equal((await strict.ask(MAPS, { headers })).status, 401);
  await strict.close();
});

test('whoever may not watch, and whatever cannot be watched, is refused as ever', async () => {
  assert.equal(await refused('/api/v1/namespaces/default/secrets?watch=true'), 403);
  assert.equal(await refused(`${MAPS}?watch=true&fieldSelector=a.b%3Dc`), 400);
  assert.equal(await refused(`${MAPS}?watch=true`, { headers: { ...ADMIN, Accept: 'application/yaml' } }), 406);
  const list = await server.ask(MAPS, { headers: { Connection: 'Upgrade', Upgrade: 'websocket' } });
  assert.deepEqual([list.status, list.json.kind], [200, 'ConfigMapList']);
});

test('a bad handshake is answered with 400', async () => {
  const upgrade = { Connection: 'Upgrade', Upgrade: 'websocket', 'Sec-WebSocket-Version': '13' };
  const noKey = await server.ask(`${MAPS}?watch=true`, { headers: upgrade });
  assert.deepEqual([noKey.status, noKey.json.reason], [400, 'BadRequest']);
  const headers = { ...upgrade, 'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==', 'Sec-WebSocket-Version': '7' };
  assert.match((await server.ask(`${MAPS}?watch=true`, { headers })).json.message, /Sec-WebSocket-Version/);
});

test('the server closes at the end of timeoutSeconds', async () => {
  const client = await open(`${MAPS}?watch=true&timeoutSeconds=1`);
  assert.equal(await client.closed, 1000);
});

test('pings are answered, and what the client says is not listened to', async () => {
  const client = await open(`${MAPS}?watch=true`);
  await client.event();
  client.socket.send('hello');
  client.socket.send(Buffer.alloc(1000));
  client.socket.ping('are you there');
  const [answer] = await once(client.socket, 'pong');
  assert.equal(String(answer), 'are you there');
  await server.create(MAPS, { metadata: { name: 'after-words' } });
  assert.equal((await client.event()).object.metadata.name, 'after-words');
  client.socket.terminate();
});

test('a client that does not read for a while misses nothing', async () => {
  const path = '/api/v1/namespaces/default/podtemplates';
  const client = await open(`${path}?watch=true`);
  client.socket.pause();
  const annotations = { filler: 'x'.repeat(200_000) };
  const template = { spec: { containers: [{ name: 'c', image: 'i:1' }] } };
  const names = Array.from({ length: 30 }, (_, i) => `t-${i}`);
  for (const name of names) assert.equal((await server.create(path, { metadata: { name, annotations }, template })).status, 201);
  client.socket.resume();
  for (const name of names) assert.equal((await client.event()).object.metadata.name, name);
  client.socket.terminate();
});

test('a message larger than any client needs ends the connection', async () => {
  const client = await open(`${MAPS}?watch=true`);
  client.socket.send(Buffer.alloc(17 * 1024));
  assert.equal(await client.closed, 1009);
});

test('frames that break the protocol end the connection', async () => {
  const client = await open(`${MAPS}?watch=true`);
  // An opcode that there is not.
  (client.socket as unknown as { _socket: NodeJS.WritableStream })._socket.write(Buffer.from([0x83, 0x80, 0, 0, 0, 0]));
  assert.equal(await client.closed, 1002);
});

const longRunning = async (): Promise<string> => {
  const { text } = await server.ask('/metrics');
  const line = text
    .split('\n')
    .find((l) => l.startsWith('apiserver_longrunning_gauge') && l.includes('"resourcequotas"') && !l.includes('scope="cluster"'));
  return line?.split(' ').at(-1) ?? '0';
};

test('they are measured and audited as other watches are, with code 101', async () => {
  const path = '/api/v1/namespaces/default/resourcequotas?watch=true';
  const client = await open(path);
  await until(async () => (await longRunning()) === '1');
  client.socket.close();
  await client.closed;
  await until(async () => (await longRunning()) === '0');
  const { text } = await server.ask('/metrics');
  const counted = text.split('\n').filter((line) => line.startsWith('apiserver_request_total') && line.includes('"resourcequotas"'));
  assert.match(counted.join(), /^[^,]*code="101".*verb="WATCH".* 1$/);
  const stages = new Set<string>();
  while (stages.size < 2)
    for (const event of await events.take(1))
      if (event.requestURI === path) stages.add(`${event.stage} ${event.responseStatus.code} ${event.user.username}`);
  assert.deepEqual([...stages], ['ResponseStarted 101 admin', 'ResponseComplete 101 admin']);
});

test('a server that stops closes them', async () => {
  const own = await TestServer.start();
  const socket = new WebSocket(`${own.url}${MAPS}?watch=true`.replace('https', 'wss'), { rejectUnauthorized: false, headers: ADMIN });
  const client = new Client(socket);
  await once(socket, 'open');
  await own.close();
  assert.equal(await client.closed, 1000);
});

test('pages of other sites open no connection, whatever certificate or token comes with it', async () => {
  const { host } = new URL(server.url);
  const from = (origin: string): Opening => ({ headers: { ...ADMIN, Origin: origin } });
  const foreign = [
    'https://evil.example',
    'null',
    `https://${host}.evil.example`,
    `https://evil.example/?${host}`,
    'https://127.0.0.1:1',
    'https://127.0.0.1',
    `https://user@${host}`,
  ];
  for (const origin of foreign) assert.equal(await refused(`${MAPS}?watch=true`, from(origin)), 403, origin);
  for (const scheme of ['https', 'http']) {
    const own = await open(`${MAPS}?watch=true`, from(`${scheme}://${host}`));
    assert.equal((await own.event()).type, 'ADDED', scheme);
    own.socket.close();
  }
});

test('pages of origins that may call open connections', async (t) => {
  const shop = await TestServer.start({ corsAllowedOrigins: ['^https://shop[.]example$'] });
  t.after(() => shop.close());
  const opened = (origin: string): Promise<number> =>
    new Promise((resolve) => {
      const socket = new WebSocket(`${shop.url}${MAPS}?watch=true`.replace('https', 'wss'), {
        rejectUnauthorized: false,
        headers: { ...ADMIN, Origin: origin },
      });
      socket.on('error', () => undefined);
      socket.on('open', () => {
        socket.close();
        resolve(101);
      });
      socket.on('unexpected-response', (_, response) => resolve(response.statusCode ?? 0));
    });
  assert.equal(await opened('https://shop.example'), 101);
  assert.equal(await opened('https://other.example'), 403);
});
