/** How strictly addresses and blocks are read, and what is told of those that are spelled otherwise than they are best. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  addressFaults,
  addressOf,
  addressWarnings,
  blockFaults,
  blockSpelled,
  blockWarnings,
  canonicalAddressFaults,
  canonicalBlockFaults,
  formerAddressWarnings,
  formerBlockWarnings,
} from '../../runtime/model/values/address-spelling.js';

describe('addresses', () => {
  test('are read with leading zeros and as IPv4 inside IPv6, unless strictly', () => {
    for (const text of ['010.1.2.3', '::ffff:1.2.3.4', '1.2.3.4', '2001:DB8::1']) assert.deepEqual(addressFaults(text, false), [], text);
    assert.match(addressFaults('010.1.2.3', true)[0] ?? '', /leading 0s/);
    assert.match(addressFaults('::ffff:1.2.3.4', true)[0] ?? '', /IPv4-mapped/);
    assert.deepEqual(addressFaults('2001:DB8::1', true), []);
    for (const text of ['', 'x', '1.2.3', '1.2.3.256', 'fe80::1%eth0', '1'.repeat(100_000)])
      assert.equal(addressFaults(text, false).length, 1);
  });

  test('have one spelling', () => {
    assert.equal(addressOf('010.01.2.3'), '10.1.2.3');
    assert.equal(addressOf('::ffff:1.2.3.4'), '1.2.3.4');
    assert.equal(addressOf('2001:DB8:0:0::1'), '2001:db8::1');
    assert.equal(addressOf('x'), undefined);
    assert.match(canonicalAddressFaults('2001:DB8::1')[0] ?? '', /canonical form \("2001:db8::1"\)/);
    assert.deepEqual(canonicalAddressFaults('2001:db8::1'), []);
  });

  test('warn of spellings that go away, and of better ones', () => {
    assert.match(addressWarnings('f', '010.1.2.3', false)[0] ?? '', /^f: non-standard IP address .* use "10.1.2.3"$/);
    assert.match(addressWarnings('f', '2001:DB8::1', false)[0] ?? '', /RFC 5952 canonical format/);
    assert.match(addressWarnings('f', '010.1.2.3', true)[0] ?? '', /^f: non-standard IP address "010.1.2.3" is invalid: use "10.1.2.3"$/);
    for (const text of ['1.2.3.4', '2001:db8::1', 'x']) assert.deepEqual(addressWarnings('f', text, false), []);
    assert.match(formerAddressWarnings('f', '*')[0] ?? '', /ParseAddr\("\*"\): unable to parse IP$/);
    assert.match(formerAddressWarnings('f', '010.1.2.3')[0] ?? '', /leading zero$/);
    assert.match(formerAddressWarnings('f', '1.2.3')[0] ?? '', /too short$/);
    assert.deepEqual(formerAddressWarnings('f', '1.2.3.4'), []);
  });

  test('warned of blocks that former servers took freely', () => {
    for (const [block, told] of [
      [
        ' 10.2.0.0/16 ',
        /^f: IP prefix was accepted, .*: netip\.ParsePrefix\(" 10\.2\.0\.0\/16 "\): ParseAddr\(" 10\.2\.0\.0"\): unexpected char/,
      ],
      ['10.2.0.0', /: no '\/'$/],
      ['10.2.0.0/08', /: bad bits after slash: "08"$/],
      ['10.2.0.0/33', /: prefix length out of range$/],
      ['2001:DB8::/32', /IPv6 prefix .* canonical format \("2001:db8::\/32"\)/],
    ] as const)
      assert.match(formerBlockWarnings('f', block)[0] ?? '', told);
    assert.deepEqual(formerBlockWarnings('f', '10.2.0.0/16'), []);
  });
});

describe('blocks of addresses', () => {
  test('are read with leading zeros and with more than the fixed bits, unless strictly', () => {
    for (const text of ['10.0.0.1/8', '010.0.0.0/8', '::ffff:1.2.3.0/120', '10.0.0.0/08']) {
      assert.deepEqual(blockFaults(text, false), [], text);
      assert.equal(blockFaults(text, true).length, 1, text);
    }
    for (const text of ['x', '10.0.0.0', '10.0.0.0/33', '10.0.0.0/8/8']) assert.equal(blockFaults(text, false).length, 1, text);
    assert.deepEqual(blockFaults('10.0.0.0/8', true), []);
  });

  test('have one spelling', () => {
    assert.equal(blockSpelled('::ffff:1.2.3.0/120')?.bits, 24);
    assert.match(canonicalBlockFaults('2001:DB8::/64')[0] ?? '', /"2001:db8::\/64"/);
    assert.deepEqual(canonicalBlockFaults('2001:db8::/64'), []);
    assert.deepEqual(canonicalBlockFaults('10.0.0.0/8'), []);
  });

  test('warn of what is read in two ways', () => {
    assert.match(blockWarnings('f', '10.0.0.1/8', false)[0] ?? '', /should be "10.0.0.0\/8" or "10.0.0.1\/32"\?/);
    assert.match(blockWarnings('f', '::ffff:1.2.3.0/120', false)[0] ?? '', /use "1.2.3.0\/24"$/);
    assert.match(blockWarnings('f', '2001:DB8::/64', false)[0] ?? '', /RFC 5952/);
    assert.deepEqual(blockWarnings('f', '10.0.0.0/8', false), []);
  });
});

describe('plain blocks', () => {
  test('are read as all others', () => {
    // A block inside IPv6 is never read at a glance, and says the same of its last 32 bits.
    for (let bits = 0; bits <= 32; bits += 1)
      for (const base of ['10.1.2.3', '255.255.255.255', '0.0.0.0', '10.0.0.0', '192.168.0.0']) {
        const [plain, mapped] = [blockSpelled(`${base}/${bits}`), blockSpelled(`::ffff:${base}/${bits + 96}`)];
        assert.deepEqual([plain?.base, plain?.bits], [mapped?.base, mapped?.bits]);
        const beyond = (text: string): boolean => blockWarnings('f', text, false).some((warning) => warning.includes('ambiguous'));
        assert.equal(beyond(`${base}/${bits}`), beyond(`::ffff:${base}/${bits + 96}`), `${base}/${bits}`);
      }
    for (const text of ['10.0.0.0/33', '10.0.0.0/', '10.0.0.0', '/8', '10.0.0.0/8/8', '10.0.0.0/-1'])
      assert.equal(blockSpelled(text), undefined, text);
    assert.deepEqual(blockFaults('10.0.0.0/08', true), ['must not have leading 0s in IP or prefix length']);
  });
});
