/** Logging in at an OpenID Connect issuer, on both catalogues: a real provider, and the server as a client of it that proves its code (PKCE). */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import Provider from 'oidc-provider';
import type { TestServer } from '../../runtime/testing/index.js';
import { ConsolePage } from '../support/browser.js';
import { throwawayCertificate } from '../support/certificates/certificate.js';
import { WITHOUT_BROWSER } from '../support/programs/browser.js';
import { WALKED, type WalkedServer } from '../support/walked-catalogues.js';

interface Issuer {
  readonly url: string;
  /** Parameters of what browsers were sent to it with. */
  readonly asked: URLSearchParams[];
  /** Paths of what it was asked. */
  readonly paths: string[];
  /** Has it answer nothing until the promise is there. */
  hold(until: Promise<unknown>): void;
  /** Tells it where it may send browsers back to. */
  know(back: string): void;
  close(): void;
}

/** A provider whose users are whoever writes a name. */
async function startIssuer(cert: string, key: string): Promise<Issuer> {
  const asked: URLSearchParams[] = [];
  const paths: string[] = [];
  let held: Promise<unknown> = Promise.resolve();
  let answer: ReturnType<Provider['callback']> | undefined;
  const server = https.createServer({ cert, key }, (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'https://issuer');
    if (pathname === '/auth') asked.push(searchParams);
    paths.push(pathname);
    void held.then(() => answer?.(request, response));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    asked,
    paths,
    hold(until) {
      held = until;
    },
    know(back) {
      const provider = new Provider(url, {
        clients: [{ client_id: 'console', token_endpoint_auth_method: 'none', redirect_uris: [back], grant_types: ['authorization_code'] }],
        pkce: { required: () => true },
        cookies: { keys: ['only for tests'] },
        findAccount: (_, id) => ({ accountId: id, claims: () => ({ sub: id }) }),
      });
      answer = provider.callback();
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

for (const { name, kind, group, plural, start } of WALKED)
  describe(`logging in at an issuer, with ${name}`, { skip: WITHOUT_BROWSER }, () => {
    let issuer: Issuer;
    let walked: WalkedServer;
    let server: TestServer;
    let console: ConsolePage;
    const lines: string[] = [];
    const folder = mkdtempSync(path.join(tmpdir(), 'kindwright-issuer-'));
    before(async () => {
      const { cert, key } = throwawayCertificate();
      const authority = path.join(folder, 'authority.pem');
      writeFileSync(authority, cert);
      issuer = await startIssuer(cert, key);
      walked = await start({
        log: (line) => lines.push(line),
        oidcIssuerUrl: issuer.url,
        oidcClientId: 'console',
        oidcCaFile: authority,
        oidcUsernamePrefix: 'people:',
      });
      server = walked.server;
      issuer.know(`${server.url}/console/issuer/back`);
      console = await ConsolePage.open(server);
    });
    after(async () => {
      await console?.close();
      await walked?.close();
      issuer?.close();
      rmSync(folder, { recursive: true, force: true });
    });

    test('the page offers the issuer that flags name, which logs in and sends back', async () => {
      await console.goto('/console/');
      await console.press('Log in at');
      await console.write('input[name=login]', 'ann');
      await console.write('input[name=password]', 'any');
      await console.press('Sign-in', 'button');
      await console.press('Continue', 'button');
      await console.shows('people:ann', '.account');
      assert.equal(new URL(console.page.url()).pathname, '/console/');
      const [asked] = issuer.asked;
      assert.equal(asked?.get('code_challenge_method'), 'S256');
      assert.match(asked?.get('code_challenge') ?? '', /^[\w-]{43}$/);
      assert.equal(asked?.get('response_type'), 'code');
      assert.equal(asked?.get('redirect_uri'), `${server.url}/console/issuer/back`);
      assert.ok(lines.includes('"people:ann" has logged in at the console.'));
      const cookies = await console.page.browserContext().cookies();
      const session = cookies.find(({ name }) => name.startsWith('__Host-kindwright-session'));
      assert.deepEqual([session?.httpOnly, session?.secure, session?.sameSite], [true, true, 'Strict']);
      assert.ok(!cookies.some(({ name }) => name.startsWith('__Host-kindwright-login')));
    });

    test('who one is, and what one may, is there to see', async () => {
      await console.goto('/console/access');
      await console.shows('people:ann', '.room-head');
      await console.shows('selfsubjectaccessreviews', '.scroller td');
      assert.ok(!(await console.texts('.scroller tbody td')).includes(plural), plural);
      await console.goto(`/console/kinds/${kind}?namespace=default`);
      await console.shows(`User "people:ann" cannot list resource "${plural}" in API group "${group}"`, '.fault');
    });

    test('whoever comes back with a code that this browser has not asked for is not logged in', async () => {
      await console.press('P', '.account summary');
      await console.press('Log out');
      await console.shows('You are logged out.');
      await console.goto('/console/issuer/back?code=stolen&state=guessed');
      await console.shows('The issuer has logged nobody in.');
      assert.ok(lines.some((line) => line.includes('this login was not begun in this browser')));
      assert.ok(!lines.some((line) => line.includes('stolen')));
    });

    /** The status of coming back from the issuer, as somebody who has made up the cookie of a login. */
    const comesBack = (query: string): Promise<number> =>
      new Promise((resolve, reject) => {
        const headers = { Cookie: `__Host-kindwright-login-${server.server.port}=a.b.c` };
        https
          .get(`${server.url}/console/issuer/back?state=a&${query}`, { headers, rejectUnauthorized: false, agent: false }, (response) => {
            response.resume().on('end', () => resolve(response.statusCode ?? 0));
          })
          .on('error', reject);
      });

    test('strangers whose logins fail again and again do not fill the log', async () => {
      const before = lines.length;
      await server.clock.advance('2m');
      for (let i = 0; i < 50; i += 1) assert.equal(await comesBack(`error=no&error_description=${'x'.repeat(3000)}`), 302);
      assert.equal(lines.length - before, 20);
      assert.ok(lines.slice(before).every((line) => line.length < 500));
      assert.match(lines.at(-1) ?? '', /What else fails within a minute is not told\.$/);
      await server.clock.advance('2m');
      await comesBack('error=again');
      assert.match(lines.at(-1) ?? '', /again/);
    });

    test('strangers who begin many logins at once have the issuer asked about a few of them', async () => {
      const [before, asks] = [issuer.paths.length, 40];
      const released = new AbortController();
      issuer.hold(once(released.signal, 'abort'));
      const statuses: number[] = [];
      const most = new AbortController();
      const all = Array.from({ length: asks }, async (_, i) => {
        statuses.push(await comesBack(`code=guess-${i}`));
        if (statuses.length === asks - 16) most.abort();
      });
      await once(most.signal, 'abort');
      assert.deepEqual([...new Set(statuses)], [429]);
      released.abort();
      await Promise.all(all);
      assert.equal(statuses.filter((status) => status === 302).length, 16);
      assert.ok(issuer.paths.slice(before).filter((at) => at === '/.well-known/openid-configuration').length <= 1);
      assert.equal(issuer.paths.slice(before).filter((at) => at === '/token').length, 16);
    });
  });
