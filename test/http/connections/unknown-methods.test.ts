/** Requests over HTTP/1.1 by methods that Node's parser does not know: they are identified, judged and answered like others. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import tls from 'node:tls';
import type { Authenticator, Authorizer } from '../../../runtime/auth/contract.js';
import { byToken, TestServer } from '../../support/server.js';

const MAP = '/api/v1/namespaces/default/configmaps/a';
/** A token that nobody knows is refused, and one of a guest may do nothing. */
const strict: Authenticator = {
  authenticate(request) {
    if (request.headers.authorization === 'Bearer bad') return { outcome: 'invalid', why: 'nobody knows it' };
    return byToken.authenticate(request);
  },
};
const guests: Authorizer = { authorize: ({ user }) => ({ decision: user.name === 'guest' ? 'deny' : 'allow', reason: '' }) };

let server: TestServer;
before(async () => {
  server = await TestServer.start({ authenticators: () => [strict], authorizer: () => guests });
});
after(() => server.close());

/** Everything that comes back for these bytes until the connection ends. */
async function sent(...parts: readonly string[]): Promise<string> {
  const socket = tls.connect({ port: server.server.port, host: '127.0.0.1', rejectUnauthorized: false });
  socket.setNoDelay(true);
  for (const part of parts) {
    await new Promise((resolve) => socket.write(part, resolve));
    if (parts.length > 1) await new Promise((resolve) => setTimeout(resolve, 20));
  }
  let answer = '';
  for await (const bytes of socket) answer += String(bytes);
  return answer;
}
const head = (method: string, token: string, more = '', path = MAP): string =>
  `${method} ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n${more}\r\n`;
const statusOf = (answer: string): { code: number; reason: string; message: string } => JSON.parse(answer.slice(answer.indexOf('{')));

for (const method of ['BREW', 'get', 'X-Y', 'POSTS', 'M'])
  test(`${method} is 401 for a token that nobody knows, 403 where it is forbidden, and else 405`, async () => {
    for (const [token, code, reason] of [
      ['bad', 401, 'Unauthorized'],
      ['guest', 403, 'Forbidden'],
      ['admin', 405, 'MethodNotAllowed'],
    ] as const) {
      const answer = await sent(head(method, token));
      assert.match(answer, new RegExp(`^HTTP/1.1 ${code} `));
      assert.match(answer, /\r\nContent-Type: application\/json\r\n/i);
      assert.match(answer, /\r\nConnection: close\r\n/i);
      const told = statusOf(answer);
      assert.deepEqual([told.code, told.reason], [code, reason]);
      if (code === 405) assert.equal(told.message, 'the server does not allow this method on the requested resource');
    }
  });

test('every path answers them as it answers methods that the parser knows and nothing serves', async () => {
  const codeOf = (answer: string): string | undefined => /^HTTP\/1.1 (\d+) /.exec(answer)?.[1];
  for (const path of ['/api/v1/nope', '/livez', '/nope', '/', '/apis', '/apis/apps/v1', '/api/v1/nodes/n/proxy/x'])
    for (const token of ['bad', 'guest', 'admin'])
      assert.equal(
        codeOf(await sent(head('BREW', token, '', path))),
        codeOf(await sent(head('LINK', token, 'Connection: close\r\n', path))),
        path,
      );
});

test('a body is not waited for, whether it comes or not', async () => {
  for (const parts of [
    [head('BREW', 'admin', 'Content-Length: 2\r\n')],
    [`${head('BREW', 'admin', 'Content-Length: 2\r\n')}{}`],
    [head('BREW', 'admin', 'Content-Length: 2\r\n'), '{}'],
  ]) {
    const answer = await sent(...parts);
    assert.equal(answer.match(/HTTP\/1.1/g)?.length, 1, answer);
    assert.equal(statusOf(answer).code, 405);
  }
});

test('one that follows another is answered once that is', async () => {
  const answer = await sent(`GET /livez HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer admin\r\n\r\n`, head('BREW', 'bad'));
  assert.deepEqual(answer.match(/HTTP\/1.1 \d+/g), ['HTTP/1.1 200', 'HTTP/1.1 401']);
});

test('a head with other faults, in pieces, or without end is no request', async () => {
  for (const [parts, code] of [
    [[head('BREW', 'admin', 'no header\r\n')], 400],
    [[head('BREW', 'admin', `X: ${'x'.repeat(70_000)}\r\n`)], 405],
    [['B', head('REW', 'admin')], 405],
    [['S', head('GET', 'admin')], 405],
    [[`${head('BREW', 'admin')}${head('GET', 'admin')}`], 405],
    [['BREW\r\n\r\n'], 405],
  ] as const) {
    const answer = await sent(...parts);
    assert.deepEqual(answer.match(/HTTP\/1.1 \d+/g), [`HTTP/1.1 ${code}`], parts[0].slice(0, 60));
  }
  assert.equal((await server.ask('/livez')).status, 200);
});
