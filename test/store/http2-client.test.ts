/** The HTTP/2 of a client of gRPC, held to Node's server, and to bytes that no server may send. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { constants, createServer, type Http2Server, type ServerHttp2Session, type ServerHttp2Stream } from 'node:http2';
import { type AddressInfo, connect, createServer as createTcpServer } from 'node:net';
import { describe, test } from 'node:test';
import { Connection } from '../../runtime/store/grpc/connection.js';
import { HeaderReader, literalField } from '../../runtime/store/grpc/hpack.js';
import { huffmanDecoded } from '../../runtime/store/grpc/huffman.js';

interface Answer {
  readonly fields: Record<string, string>;
  readonly content: Buffer;
  readonly fault: string | undefined;
  readonly taken: boolean;
}

interface Opened {
  readonly connection: Connection;
  /** Resolves with why the connection ended. */
  readonly closed: Promise<string | undefined>;
}

/** A connection to the port; resolves once the other side told its settings, or with the connection as it ended. */
async function opened(port: number, windowBytes = 1024 * 1024): Promise<Opened> {
  let tell: (fault: string | undefined) => void = () => undefined;
  const closed = new Promise<string | undefined>((resolve) => {
    tell = resolve;
  });
  const connection = await new Promise<Connection>((resolve) => {
    const made = new Connection(connect(port, '127.0.0.1'), {
      windowBytes,
      ready: () => resolve(made),
      leaving: () => undefined,
      closed: (fault) => {
        resolve(made);
        tell(fault);
      },
    });
  });
  return { connection, closed };
}

const fieldsOf = (path: string, more: Record<string, string> = {}): Buffer =>
  Buffer.concat(
    Object.entries({ ':method': 'POST', ':scheme': 'http', ':path': path, ':authority': 'localhost', ...more }).map(([name, value]) =>
      literalField(name, value),
    ),
  );

/** What the other side answers to a request with this content. */
function asked(connection: Connection, path: string, content: readonly Buffer[] = [], more: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve) => {
    const fields: Record<string, string> = {};
    const pieces: Buffer[] = [];
    const request = connection.request(fieldsOf(path, more), {
      headers: (read) => void Object.assign(fields, Object.fromEntries(read)),
      data: (bytes) => void pieces.push(Buffer.from(bytes)),
      ended: (fault, taken) => resolve({ fields, content: Buffer.concat(pieces), fault, taken }),
    });
    for (const piece of content) request.write(piece);
    request.end();
  });
}

async function withServer(
  { settings, serve }: { settings?: object; serve: (stream: ServerHttp2Stream, path: string, headers: Record<string, unknown>) => void },
  use: (port: number, server: Http2Server) => Promise<void>,
): Promise<void> {
  const server = createServer({ settings: { ...settings } });
  const sessions = new Set<ServerHttp2Session>();
  server.on('session', (session) => sessions.add(session));
  server.on('stream', (stream, headers) => {
    stream.on('error', () => undefined);
    serve(stream, String(headers[':path']), headers);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    await use((server.address() as AddressInfo).port, server);
  } finally {
    for (const session of sessions) session.destroy();
    server.close();
  }
}

/** Sends back what it gets, in trailers how much that was. */
function echo(stream: ServerHttp2Stream): void {
  let bytes = 0;
  stream.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
  });
  stream.on('wantTrailers', () => stream.sendTrailers({ 'grpc-status': '0', 'x-bytes': String(bytes) }));
  stream.respond({ ':status': 200 }, { waitForTrailers: true });
  stream.pipe(stream);
}

/** Numbers from 0 to `below`, always the same ones. */
function chances(): (below: number) => number {
  let seed = 7;
  return (below) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
}

describe('HTTP/2 with a server', () => {
  for (const [what, settings, windowBytes] of [
    ['as usual', {}, 1024 * 1024],
    ['with small windows', { initialWindowSize: 1000 }, 70_000],
    ['with large frames', { maxFrameSize: 1024 * 1024 }, 8 * 1024 * 1024],
  ] as const)
    test(`contents of all sizes come back whole, ${what}`, async () => {
      await withServer({ settings, serve: echo }, async (port) => {
        const { connection } = await opened(port, windowBytes);
        const sizes = [0, 1, 16_383, 16_384, 16_385, 65_535, 65_536, 300_000, 2_000_000];
        const contents = sizes.map((size, i) => Buffer.alloc(size, i + 1));
        const answers = await Promise.all(
          contents.map((content) => asked(connection, '/echo', [content.subarray(0, 10), content.subarray(10)])),
        );
        for (const [i, { fields, content, fault, taken }] of answers.entries()) {
          assert.deepEqual([fault, taken, fields['x-bytes'], fields['grpc-status']], [undefined, true, String(sizes[i]), '0']);
          assert.ok(content.equals(contents[i] ?? Buffer.alloc(0)), `${sizes[i]} bytes`);
        }
        connection.close();
      });
    });

  test('header fields are read however the server compresses them', async () => {
    const chance = chances();
    const text = (): string => Array.from({ length: chance(60) }, () => String.fromCharCode(33 + chance(94))).join('');
    const known = Array.from({ length: 20 }, text);
    const sent = Array.from({ length: 300 }, () => ({
      'x-known': known[chance(known.length)] ?? '',
      [`x-${chance(30)}`]: text(),
      'x-long': 'value'.repeat(chance(2000)),
    }));
    await withServer(
      {
        serve: (stream, path) => {
          stream.respond({ ':status': 200, ...sent[Number(path.slice(1))] });
          stream.end();
        },
      },
      async (port) => {
        const { connection } = await opened(port);
        for (const [i, expected] of sent.entries()) {
          const { fields, fault } = await asked(connection, `/${i}`);
          assert.equal(fault, undefined);
          for (const [name, value] of Object.entries(expected)) assert.equal(fields[name], value);
        }
        connection.close();
      },
    );
  });

  test('what is asked is read by the server, also fields longer than a frame', async () => {
    const long = 'abc'.repeat(6000);
    const seen: unknown[] = [];
    await withServer(
      {
        serve: (stream, _, headers) => {
          seen.push(headers['x-long'], headers['x-empty'], headers.te);
          echo(stream);
        },
      },
      async (port) => {
        const { connection } = await opened(port);
        await asked(connection, '/', [], { 'x-long': long, 'x-empty': '', te: 'trailers' });
        assert.deepEqual(seen, [long, '', 'trailers']);
        connection.close();
      },
    );
  });

  test('no more requests are open than the server takes, and all are answered', async () => {
    let open = 0;
    let most = 0;
    const held: (() => void)[] = [];
    const release = (): void => held.shift()?.();
    await withServer(
      {
        settings: { maxConcurrentStreams: 3 },
        serve: (stream) => {
          open += 1;
          most = Math.max(most, open);
          held.push(() => {
            open -= 1;
            echo(stream);
          });
          if (held.length === 3) for (let i = 0; i < 3; i += 1) setImmediate(release);
        },
      },
      async (port) => {
        const { connection } = await opened(port);
        const answers = await Promise.all(Array.from({ length: 30 }, () => asked(connection, '/', [Buffer.from('content')])));
        assert.ok(answers.every(({ fault, content }) => fault === undefined && String(content) === 'content'));
        assert.equal(most, 3);
        connection.close();
      },
    );
  });

  test('a request that the server refused was not taken; one that it broke off may have been', async () => {
    await withServer(
      { serve: (stream, path) => stream.close(path === '/refused' ? constants.NGHTTP2_REFUSED_STREAM : constants.NGHTTP2_INTERNAL_ERROR) },
      async (port) => {
        const { connection } = await opened(port);
        const [refused, broken] = await Promise.all([asked(connection, '/refused'), asked(connection, '/broken')]);
        assert.equal(refused.taken, false);
        assert.deepEqual([broken.taken, broken.fault], [true, 'the request was reset with code 2']);
        connection.close();
      },
    );
  });

  test('a server that goes away ends what it has not taken, answers the rest, and gets nothing more', async () => {
    await withServer(
      {
        serve: (stream, path) => {
          if (path === '/last') stream.session?.goaway(constants.NGHTTP2_NO_ERROR, 1);
          if (path === '/first') setImmediate(() => setImmediate(() => echo(stream)));
        },
      },
      async (port) => {
        const { connection, closed } = await opened(port);
        const [first, last] = await Promise.all([asked(connection, '/first', [Buffer.from('a')]), asked(connection, '/last')]);
        assert.deepEqual([String(first.content), first.fault], ['a', undefined]);
        assert.equal(last.taken, false);
        assert.equal(connection.isOpen, false);
        assert.equal((await asked(connection, '/late')).taken, false);
        assert.equal(await closed, undefined);
      },
    );
  });

  test('a lost connection ends each request once, and answers pings that nobody answers', async () => {
    await withServer({ serve: (stream) => setImmediate(() => stream.session?.destroy()) }, async (port) => {
      const { connection, closed } = await opened(port);
      await new Promise<void>((resolve) => connection.ping(resolve));
      const answers = await Promise.all([asked(connection, '/'), asked(connection, '/')]);
      assert.ok(answers.every(({ taken }) => taken));
      await closed;
      assert.equal(connection.isClosed, true);
    });
  });
});

/** A frame of HTTP/2 as bytes. */
function frame(type: number, flags: number, id: number, payload: Buffer, length = payload.length): Buffer {
  const head = Buffer.alloc(9);
  head.writeUIntBE(length, 0, 3);
  head[3] = type;
  head[4] = flags;
  head.writeUInt32BE(id, 5);
  return Buffer.concat([head, payload]);
}

const SETTINGS = frame(4, 0, 0, Buffer.alloc(0));
const OK = Buffer.of(0x88);

/** What one request gets of a server that answers with these bytes, in pieces of so many. */
async function answeredBy(bytes: Buffer, step = bytes.length): Promise<Answer> {
  const server = createTcpServer((socket) => {
    socket.on('error', () => undefined);
    socket.write(SETTINGS);
    socket.once('data', () => {
      socket.on('data', () => undefined);
      for (let at = 0; at < bytes.length; at += step) socket.write(bytes.subarray(at, at + step));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const { connection } = await opened((server.address() as AddressInfo).port);
    if (!connection.isOpen) return { fields: {}, content: Buffer.alloc(0), fault: 'never open', taken: false };
    const answer = await asked(connection, '/');
    connection.destroy();
    return answer;
  } finally {
    server.close();
  }
}

describe('HTTP/2 byte by byte', () => {
  const whole = Buffer.concat([
    frame(1, 0x8, 1, Buffer.concat([Buffer.of(3), OK, Buffer.alloc(3)])),
    frame(9, 0x4, 1, literalField('x-a', 'b')),
    frame(0xbe, 0, 1, Buffer.from('of a type that nobody knows')),
    frame(6, 0, 0, Buffer.alloc(8)),
    frame(0, 0x8, 1, Buffer.concat([Buffer.of(2), Buffer.from('content'), Buffer.alloc(2)])),
    frame(1, 0x1 | 0x4 | 0x20, 1, Buffer.concat([Buffer.alloc(5), literalField('grpc-status', '0')])),
  ]);
  for (const step of [whole.length, 1, 7])
    test(`frames that are padded, continued and cut are read, ${step} bytes at a time`, async () => {
      const { fields, content, fault } = await answeredBy(whole, step);
      assert.deepEqual([fields, String(content), fault], [{ ':status': '200', 'x-a': 'b', 'grpc-status': '0' }, 'content', undefined]);
    });

  const bomb = Buffer.concat([Buffer.of(0x40), literalField('x', 'v'.repeat(3900)).subarray(1), Buffer.alloc(60, 0xbe)]);
  const FAULTS: readonly (readonly [string, Buffer, RegExp])[] = [
    ['a frame that is too large', frame(0, 0, 1, Buffer.alloc(0), 16_385), /16385 bytes/],
    ['a promise', frame(5, 0x4, 1, Buffer.alloc(4)), /nobody asked for/],
    ['fields that are not continued', Buffer.concat([frame(1, 0, 1, OK), frame(0, 0, 1, Buffer.alloc(1))]), /not sent to their end/],
    ['fields that go on without a beginning', frame(9, 0x4, 1, OK), /have not begun/],
    [
      'fields without an end',
      Buffer.concat([frame(1, 0, 1, OK), ...Array.from({ length: 5 }, () => frame(9, 0, 1, Buffer.alloc(16_000, 0x88)))]),
      /too many/,
    ],
    ['fields that unpack into very many bytes', frame(1, 0x4, 1, bomb), /more than 65536 bytes/],
    ['an entry that is not there', frame(1, 0x4, 1, Buffer.of(0xff, 0x40)), /no entry 191/],
    ['a number without an end', frame(1, 0x4, 1, Buffer.alloc(20, 0xff)), /too large/],
    ['a field that is cut', frame(1, 0x4, 1, Buffer.of(0x00, 0x05, 0x61)), /too early/],
    ['a larger table', frame(1, 0x4, 1, Buffer.of(0x3f, 0xff, 0x7f)), /more than it may/],
    ['more padding than content', frame(0, 0x8, 1, Buffer.of(9, 1)), /padding/],
    ['a window that is too large', frame(8, 0, 1, Buffer.of(0x7f, 0xff, 0xff, 0xff)), /larger than it may be/],
    ['a frame that is too short', frame(8, 0, 0, Buffer.of(1)), /shorter/],
  ];
  for (const [what, bytes, fault] of FAULTS)
    test(`${what} ends the connection with the reason`, async () => {
      const answer = await answeredBy(bytes);
      assert.match(String(answer.fault), fault);
      assert.equal(answer.taken, true);
    });

  test('a server of another protocol is told apart', async () => {
    const server = createTcpServer((socket) => {
      socket.on('error', () => undefined);
      socket.end('HTTP/1.1 400 Bad Request\r\nconnection: close\r\n\r\n');
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { closed } = await opened((server.address() as AddressInfo).port);
    assert.match(String(await closed), /a frame of 4740180 bytes/);
    server.close();
  });
});

describe('the code of header fields', () => {
  test('texts of appendix C are read', () => {
    const reader = new HeaderReader();
    const block = Buffer.from('828684418cf1e3c2e5f23a6ba0ab90f4ff', 'hex');
    assert.equal(reader.read(block).get(':authority'), 'www.example.com');
    assert.equal(reader.read(Buffer.from('828684be5886a8eb10649cbf', 'hex')).get('cache-control'), 'no-cache');
    assert.equal(reader.read(Buffer.from('828785bf408825a849e95ba97d7f8925a849e95bb8e8b4bf', 'hex')).get('custom-key'), 'custom-value');
  });

  test('what fills up the last byte must be ones, and the end is no letter', () => {
    assert.equal(huffmanDecoded(Buffer.from('1f', 'hex')), 'a');
    assert.throws(() => huffmanDecoded(Buffer.from('18', 'hex')), /ones/);
    assert.throws(() => huffmanDecoded(Buffer.from('ffffffff', 'hex')), /Huffman/);
    assert.throws(() => huffmanDecoded(Buffer.from('1fff', 'hex')), /ones/);
  });
});
