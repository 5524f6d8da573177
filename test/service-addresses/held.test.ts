/** What services hold, as it follows from what was told of them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Held } from '../../runtime/service-addresses/held.js';

const spec = (clusterIPs: readonly string[], nodePorts: readonly number[] = [], healthCheckNodePort = 0) => ({
  clusterIPs: [...clusterIPs],
  ports: nodePorts.map((nodePort) => ({ protocol: 'TCP', port: 80, targetPort: 80, nodePort })),
  healthCheckNodePort,
});

test('addresses and ports belong to the service that was told of last with them, until it is told of without', () => {
  const held = new Held();
  held.set('a', spec(['10.0.0.1', 'fd00::1'], [30000, 0], 30001));
  held.set('b', spec(['10.0.0.2']));
  assert.deepEqual([...held.addresses.values], ['10.0.0.1', 'fd00::1', '10.0.0.2']);
  assert.equal(held.addresses.holderOf('fd00::1'), 'a');
  assert.deepEqual([held.ports.holderOf(30000), held.ports.holderOf(30001), held.ports.size], ['a', 'a', 2]);
  held.set('a', spec(['10.0.0.3'], [30001]));
  assert.equal(held.addresses.holderOf('10.0.0.1'), undefined);
  assert.equal(held.addresses.holderOf('10.0.0.3'), 'a');
  assert.deepEqual([held.ports.holderOf(30000), held.ports.holderOf(30001)], [undefined, 'a']);
  held.set('a', undefined);
  held.set('b', undefined);
  assert.deepEqual([held.addresses.size, held.ports.size], [0, 0]);
});

test('an address of two services stays that of the other when one of them goes', () => {
  const held = new Held();
  held.set('a', spec(['10.0.0.1']));
  held.set('b', spec(['10.0.0.1']));
  assert.equal(held.addresses.holderOf('10.0.0.1'), 'a');
  held.set('a', undefined);
  assert.equal(held.addresses.holderOf('10.0.0.1'), 'b');
  held.set('b', spec(['10.0.0.1', '10.0.0.1']));
  assert.equal(held.addresses.size, 1, 'a repeated address is one');
  held.set('b', undefined);
  assert.equal(held.addresses.holderOf('10.0.0.1'), undefined);
});
