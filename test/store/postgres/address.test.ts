import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { databaseAddress } from '../../../runtime/store/index.js';

describe('the address of a database', () => {
  const read: readonly [text: string, hosts: readonly string[], user: string, database: string, tls?: string][] = [
    ['postgres://me@10.0.0.1/shop', ['10.0.0.1 5432'], 'me', 'shop'],
    ['postgresql://me@a:1,b,[::1]:2/shop', ['a 1', 'b 5432', '::1 2'], 'me', 'shop'],
    ['postgres://an%40b@h/a%20b?sslmode=verify-ca&target_session_attrs=read-write', ['h 5432'], 'an@b', 'a b', 'verify-ca'],
    ['postgres://me@/shop?host=/var/run/postgresql&port=5433', ['/var/run/postgresql 5433'], 'me', 'shop'],
  ];
  for (const [text, hosts, user, database, tls] of read)
    it(`${text} is read`, () => {
      const address = databaseAddress(text);
      assert.deepEqual(
        [address.hosts.map(({ host, port }) => `${host} ${port}`), address.user, address.database, address.tls],
        [hosts, user, database, tls],
      );
    });

  const refused: readonly [text: string, why: RegExp][] = [
    ['postgres://me:secret@h/shop', /^it holds a password; put that in a file/],
    ['postgres://me@h/shop?password=secret', /^it holds a password/],
    ['postgres://h/shop', /^it is no address such as postgres:\/\/kindwright@10\.0\.0\.1/],
    ['postgres://me@h', /with a user and a database/],
    ['mysql://me@h/shop', /^it is no address/],
    ['postgres://me@h:x/shop', /^"h:x" is no host/],
    ['postgres://me@h:65536/shop', /^"h:65536" is no host/],
    ['postgres://me@h/shop?sslmode=prefer', /sslmode is one of disable, require, verify-ca, verify-full/],
    ['postgres://me@h/shop?target_session_attrs=any', /target_session_attrs is one of read-write, primary: a server writes/],
    ['postgres://me@h/shop?sslcert=x', /no parameter "sslcert"; it may have host, port, sslmode and target_session_attrs/],
    ['postgres://m%e@h/shop', /is not percent-encoded/],
  ];
  for (const [text, why] of refused)
    it(`${text} is refused`, () =>
      assert.throws(
        () => databaseAddress(text),
        (error: unknown) => error instanceof Error && why.test(error.message) && !error.message.includes('secret'),
      ));
});
