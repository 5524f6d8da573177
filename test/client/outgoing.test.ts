import assert from 'node:assert/strict';
import type dns from 'node:dns';
import { once } from 'node:events';
import http from 'node:http';
import { type AddressInfo, getDefaultAutoSelectFamily, setDefaultAutoSelectFamily } from 'node:net';
import { networkInterfaces } from 'node:os';
import { after, before, test } from 'node:test';
import { AddressRefused, type Call, OutgoingAddresses, type OutgoingRules, type Resolve } from '../../runtime/client/outgoing.js';

/** What a name means at each look, the last meaning from then on. */
function resolving(...meanings: readonly (readonly string[])[]): { resolve: Resolve; looks: () => number } {
  let looks = 0;
  const resolve = (_: string, __: dns.LookupOptions, callback: (error: null, found: dns.LookupAddress[]) => void): void => {
    const found = meanings[Math.min(looks, meanings.length - 1)] ?? [];
    looks += 1;
    callback(
      null,
      found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  };
  return { resolve: resolve as unknown as Resolve, looks: () => looks };
}

let port: number;
let calls = 0;
const service = http.createServer((_, response) => {
  calls += 1;
  response.end('reached');
});
before(async () => {
  await once(service.listen(0, '127.0.0.1'), 'listening');
  port = (service.address() as AddressInfo).port;
});
after(() => service.close());

/** What a call comes to: `reached`, or why it is not. */
async function outcome(rules: OutgoingRules, call: Call, host: string): Promise<string> {
  try {
    const request = new OutgoingAddresses(rules).destination(call, host, port).request(false, { path: '/', agent: false });
    request.end();
    const [response] = (await once(request, 'response')) as [http.IncomingMessage];
    response.resume();
    return 'reached';
  } catch (error) {
    if (error instanceof AddressRefused || (error instanceof Error && error.cause instanceof AddressRefused)) return 'refused';
    return String(error);
  }
}

const allows = (call: Call, host: string, rules: OutgoingRules = {}): boolean => {
  try {
    new OutgoingAddresses(rules).destination(call, host, 443);
    return true;
  } catch (error) {
    assert.ok(error instanceof AddressRefused);
    assert.deepEqual([error.code, error.message], [400, 'address not allowed']);
    return false;
  }
};

const ELSEWHERE = ['10.1.2.3', '192.0.2.7', '172.16.0.1', '2001:db8::7', 'fd00::1', '64:ff9b::c000:207'];
const THIS_MACHINE = ['127.0.0.1', '127.9.9.9', '::1', '0:0:0:0:0:0:0:1', '0.0.0.0', '0.1.2.3', '::', '::ffff:127.0.0.1', '::ffff:7f00:1'];
const THROUGH_GATEWAYS = ['::127.0.0.1', '64:ff9b::127.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::', '2002:7f00:1::5'];
const NO_MACHINE = [
  '169.254.169.254',
  '::ffff:169.254.169.254',
  '64:ff9b::a9fe:a9fe',
  '2002:a9fe:a9fe::1',
  'fe80::1',
  'fe80::1%lo',
  '2001:db8::7%lo',
  'fd00:ec2::254',
  '100.100.100.200',
  '168.63.129.16',
  '224.0.0.1',
  '239.1.1.1',
  'ff02::1',
  '255.255.255.255',
];

test('addresses elsewhere are called by everybody, those of links, groups and metadata by nobody', () => {
  for (const call of ['pod', 'workload', 'delegated', 'configured'] as const) {
    for (const host of ELSEWHERE) assert.ok(allows(call, host), `${call} ${host}`);
    for (const host of NO_MACHINE) assert.ok(!allows(call, host), `${call} ${host}`);
  }
});

test('this machine is called where administrators say so, and not where workloads do', () => {
  for (const host of THIS_MACHINE) {
    for (const call of ['delegated', 'configured'] as const) assert.ok(allows(call, host), `${call} ${host}`);
    for (const call of ['pod', 'workload'] as const) assert.ok(!allows(call, host), `${call} ${host}`);
  }
  for (const host of THROUGH_GATEWAYS) assert.ok(!allows('workload', host), host);
});

test('operators deny further blocks and except others, however the addresses are written', () => {
  const rules = { denied: ['10.0.0.0/8', '2001:db8::/32'], allowed: ['127.0.0.1/32', '10.0.0.5/32', '169.254.7.0/24'] };
  for (const host of ['10.1.2.3', '::ffff:10.1.2.3', '64:ff9b::10.1.2.3', '2002:a01:203::', '2001:db8::7'])
    for (const call of ['pod', 'configured'] as const) assert.ok(!allows(call, host, rules), host);
  for (const host of ['127.0.0.1', '::ffff:127.0.0.1', '10.0.0.5', '169.254.7.9']) assert.ok(allows('pod', host, rules), host);
  for (const host of ['127.0.0.2', '169.254.8.1']) assert.ok(!allows('workload', host, rules), host);
  assert.throws(() => new OutgoingAddresses({ denied: ['10.0.0.0'] }), /is no block of addresses/);
});

test('pods have no names, and nobody has an empty one', () => {
  for (const host of ['localhost', 'node.example.com', '127.1', '0x7f.1', '2130706433', '127.0.0.01', '[::1]'])
    assert.ok(!allows('pod', host, { allowed: ['0.0.0.0/0', '::/0'] }), host);
  for (const call of ['workload', 'delegated', 'configured'] as const) assert.ok(!allows(call, ''), call);
});

test('a name is judged by the addresses that it is resolved to, and connected to one that passes', async (t) => {
  const usual = getDefaultAutoSelectFamily();
  t.after(() => setDefaultAutoSelectFamily(usual));
  for (const autoSelectFamily of [true, false]) {
    setDefaultAutoSelectFamily(autoSelectFamily);
    const told = (...addresses: string[]): Promise<string> =>
      outcome({ resolve: resolving(addresses).resolve }, 'workload', 'node.example.com');
    for (const address of [...THIS_MACHINE, ...NO_MACHINE]) assert.equal(await told(address), 'refused', address);
    assert.equal(await told('169.254.169.254', '127.0.0.1'), 'refused');
    const mixed = resolving(['169.254.169.254', '127.0.0.1']);
    assert.equal(await outcome({ resolve: mixed.resolve }, 'configured', 'hook.example.com'), 'reached');
  }
});

test('spellings that resolvers understand are judged as what they mean', async () => {
  const before = calls;
  for (const host of [
    '127.1',
    '0x7f.1',
    '0x7f000001',
    '2130706433',
    '0177.0.0.1',
    '127.0.0.01',
    'localhost',
    'LOCALHOST',
    '127.0.0.1.',
    '[::1]',
  ])
    assert.notEqual(await outcome({}, 'workload', host), 'reached', host);
  assert.equal(calls, before);
  assert.equal(await outcome({}, 'configured', 'localhost'), 'reached');
});

test('a name that means something else at the next look gains nothing by it', async () => {
  const { resolve, looks } = resolving(['127.0.0.1'], ['192.0.2.7']);
  assert.equal(await outcome({ resolve }, 'configured', 'rebinding.example.com'), 'reached');
  assert.equal(looks(), 1);
  const other = resolving(['127.0.0.1'], ['127.0.0.1']);
  assert.equal(await outcome({ resolve: other.resolve }, 'workload', 'rebinding.example.com'), 'refused');
});

test('the servers of the API are called by nothing that objects name, not even where their addresses are allowed', async () => {
  const own = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  const rules = { allowed: ['0.0.0.0/0', '::/0'], listeningPort: () => 6443 };
  const outgoing = new OutgoingAddresses(rules);
  outgoing.knowServers([
    { ip: '10.0.0.1', port: 443 },
    { ip: '192.0.2.1', port: 6443 },
  ]);
  const servers = [...THIS_MACHINE, ...own.map(({ address }) => address), '192.0.2.1', '::ffff:192.0.2.1'].map((ip) => [ip, 6443] as const);
  for (const call of ['pod', 'workload', 'delegated'] as const) {
    for (const [ip, at] of [...servers, ['10.0.0.1', 443] as const])
      assert.throws(() => outgoing.destination(call, ip, at), AddressRefused, ip);
    for (const [ip, at] of [...servers, ['10.0.0.1', 443] as const]) outgoing.destination(call, ip, at + 1);
  }
  for (const [ip, at] of servers) outgoing.destination('configured', ip, at);
  const named = { ...rules, listeningPort: () => port, resolve: resolving(['127.0.0.1']).resolve };
  assert.equal(await outcome(named, 'workload', 'self.example.com'), 'refused');
  assert.equal(await outcome(named, 'delegated', 'self.example.com'), 'refused');
});
