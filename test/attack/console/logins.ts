/** Logins that are guessed, repeated and made in great number, and cookies that are none. */
import { inTurns } from '../in-turns.js';
import type { Judge } from '../refusals.js';
import { TOKENS } from '../target.js';
import { OWN, SESSION, Visitor } from './visitor.js';

/** More than a server keeps of sessions and of codes, and guesses that are no fewer than a stranger sends in a moment. */
const LOGINS = 600;
const GUESSES = 1000;

const CODES: readonly string[] = ['', 'x', '__proto__', 'constructor', '\u0000', 'A'.repeat(43), '../../admin.token', '%00', '"'];

/** Gives how many were tried. `code`: of a link that has logged somebody in before. */
export async function guessedLogins(port: number, code: string, judge: Judge): Promise<number> {
  const visitor = new Visitor(port);
  const guesses = [...CODES, code, ...Array.from({ length: GUESSES }, (_, i) => `guess-${i}`.padEnd(43, 'x'))];
  await inTurns(guesses, 8, async (guess) => {
    const { status, text } = await visitor.logIn({ code: guess });
    judge(`a login by the code ${JSON.stringify(guess.slice(0, 20))}`, status, text, [401]);
  });
  const bodies = [
    '[]',
    '{"code":{}}',
    '{"code":["x"]}',
    '{"__proto__":{"code":"x"}}',
    '{',
    '"x"',
    'null',
    '['.repeat(2000),
    '{"code":1e999}',
  ];
  for (const body of [...bodies, 'x'.repeat(100_000)]) {
    const { status, text } = await visitor.askOwn({ method: 'POST', path: SESSION, body: Buffer.from(body) });
    judge(`a login by ${body.slice(0, 40)}`, status, text, [400, 401, 413]);
  }
  for (const authorization of ['Bearer', 'Bearer  ', 'Bearer x', 'Basic eDp4', `Bearer ${'a'.repeat(9000)}`]) {
    const { status, text } = await visitor.askOwn({ method: 'POST', path: SESSION, headers: { Authorization: authorization } });
    judge(`a login by ${authorization.slice(0, 40)}`, status, text, [401]);
  }
  judge('a cookie after all of that', visitor.cookie === '' ? 401 : 200, '', [401]);
  visitor.close();
  return guesses.length + bodies.length + 7;
}

/** A user without any right logs in again and again, and ends no session of others by that. Gives how many times. */
export async function manySessions(port: number, others: readonly Visitor[], judge: Judge): Promise<number> {
  const visitor = new Visitor(port);
  await inTurns(
    Array.from({ length: LOGINS }, (_, i) => i),
    8,
    async (i) => {
      const { status, text } = await visitor.logIn({ token: TOKENS.mallory });
      judge(`login ${i} of a user without rights`, status, text, [200]);
    },
  );
  for (const [i, other] of others.entries())
    judge(`session ${i} of another user, after ${LOGINS} logins of mallory`, (await other.isKnown()) ? 200 : 401, '', [200]);
  visitor.close();
  return LOGINS + others.length;
}

/** Cookies that are no session of anybody. Gives how many were tried. */
export async function strangeCookies(port: number, judge: Judge): Promise<number> {
  const name = `__Host-kindwright-session-${port}`;
  const cookies = [
    `${name}=`,
    `${name}`,
    `${name}=__proto__`,
    `${name}=${'x'.repeat(12_000)}`,
    `${name}=${'x'.repeat(60_000)}`,
    `${`${name}=a;`.repeat(240)}`,
    `${'a=b;'.repeat(3500)}`,
    `${';'.repeat(14_000)}`,
    `${' '.repeat(14_000)}${name}=x`,
    `${name}="quoted"`,
    `__Host-kindwright-login-${port}=a.b.c`,
  ];
  const visitor = new Visitor(port);
  for (const path of ['/api/v1/namespaces/vault/secrets', SESSION, '/console/issuer/back?code=x&state=a'])
    for (const cookie of cookies) {
      const { status, text } = await visitor.ask({ method: 'GET', path, headers: { ...OWN, Cookie: cookie } });
      // The session itself says that nobody is logged in, and a login at no issuer leads back to the page.
      const expected = path === SESSION ? [200, 401, 431] : path.startsWith('/console') ? [302, 431] : [401, 403, 431];
      judge(`${path} with the cookie ${cookie.slice(0, 60)}`, status, text, expected);
      if (text.includes('"user":{')) judge(`${path} with the cookie ${cookie.slice(0, 60)}, which is somebody`, 200, '', [401]);
    }
  visitor.close();
  return cookies.length * 3;
}
