/** The file of a release: small, sorted, readable in a diff; and what is said of files that are none, or not this catalogue's. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { parse } from 'yaml';
import { check } from '../../../codegen/generate.js';
import { ROOT } from '../../support/root.js';
import { Shop, service } from './shop.js';

const order = `kind: Order
description: Something a customer wants.
resource:
  plural: orders
  scope: Namespaced
  storage: { prefix: shop.example.com/orders }
fields:
  metadata: { type: meta/v1.ObjectMeta, proto: 1, description: Standard object metadata. }
  note: { type: string, proto: 2, default: "a, b", enum: [ "a, b", "true", "1.0" ], description: A remark. }
  lines: { type: list<Line>, proto: 3, description: Lines. }
types:
  Line:
    description: One line.
    fields:
      article: { type: string, proto: 1, required: true, description: What is wanted. }
`;

let shop: Shop;
before(() => {
  shop = new Shop({
    'service.yaml': service('1.0'),
    'shop/group.yaml': 'group: shop.example.com\nversions: { v1: {} }\n',
    'shop/v1/Order.yaml': order,
  });
});
after(() => shop.remove());

test('a release has a line for each field, and says which release it was and when', () => {
  assert.match(shop.release('2026-01-31'), /released\.lock has what release 1\.0 promises/);
  const text = shop.read('released.lock');
  assert.match(
    text,
    /^flags: \{\}\ngates: \{\}\ngroups:\n {2}meta: \{ name: meta\.example\.com \}\n {2}shop: \{ name: shop\.example\.com, preferred: v1 \}\n/m,
  );
  assert.match(text, /^releases:\n {2}"1\.0": "2026-01-31"$/m);
  assert.match(
    text,
    /^ {2}shop\/v1:\n {4}kinds:\n {6}Order: \{ plural: orders, prefix: shop\.example\.com\/orders, scope: Namespaced, served: true, stored: \[ shop\/v1 \] \}\n {4}types:\n {6}Line:\n {8}fields:\n {10}article: \{ proto: 1, required: true, type: string \}\n {6}Order:\n {8}fields:\n {10}lines: \{ proto: 3, type: list<Line> \}\n/m,
  );
  assert.match(text, /note: \{ default: "a, b", enum: \[ "a, b", "true", "1\.0" \], proto: 2, type: string \}$/m);
});

test('a release again, and a later one, leave what is the same where it was', () => {
  const first = shop.read('released.lock');
  shop.release('2026-01-31');
  assert.equal(shop.read('released.lock'), first);
  shop.put({
    'service.yaml': service('1.1'),
    'shop/v1/Order.yaml': order.replace('  lines:', '  due: { type: string, proto: 4, description: When. }\n  lines:'),
  });
  shop.release('2026-04-30');
  const lines = shop.read('released.lock').split('\n');
  const was = new Set(first.split('\n'));
  assert.deepEqual(
    lines.filter((line) => !was.has(line) && !line.startsWith('digest:')),
    ['  "1.1": "2026-04-30"', '          due: { proto: 4, type: string }'],
  );
});

test('with a reason, a release breaks rules, and its snapshot tells so', () => {
  shop.put({ 'service.yaml': service('1.2'), 'shop/v1/Order.yaml': order.replace('required: true, ', '') });
  const before = shop.read('released.lock');
  assert.throws(() => shop.release('2026-07-31'), /KW041 rule 1: "due" of shop\/v1\.Order is gone[\s\S]*KW041 rule 1: "article"/);
  assert.equal(shop.read('released.lock'), before);
  assert.match(shop.release('2026-07-31', { exception: 'nobody used it' }), /It breaks 2 rules: tell so in its notes\./);
  const { exceptions } = parse(shop.read('released.lock')) as { exceptions: { release: string; reason: string; broken: string[] }[] };
  assert.deepEqual(
    exceptions.map(({ release, reason, broken }) => [release, reason, broken.length]),
    [['1.2', 'nobody used it', 2]],
  );
  assert.equal(shop.faults('2026-10-31'), '');
});

test('what the next release will break is told until the last one, made again with a reason, excepts it', () => {
  const features = (until: string): string => `features:\n  Done: { stage: GA, default: true, until: "${until}" }\n`;
  const several = new Shop({
    'service.yaml': service('1.0').replace(/^release: .*\n/m, ''),
    'shop/group.yaml': 'group: shop.example.com\nversions: { v1: {} }\n',
    'shop/v1/Order.yaml': order,
    'features.yaml': features('1.3'),
  });
  try {
    several.release('2026-01-31', { release: '1.0' });
    assert.equal(several.faults('2026-02-28'), '');
    several.put({ 'features.yaml': features('1.0') });
    assert.match(several.faults('2026-02-28'), /KW048 rule 8: the feature gate Done, which is GA since 1\.0, is gone/);
    several.release('2026-01-31', { release: '1.0', exception: 'it went sooner' });
    assert.equal(several.faults('2026-02-28'), '');
    several.put({ 'shop/v1/Order.yaml': order.replace('required: true, ', '').replace('proto: 3', 'proto: 4') });
    assert.match(several.faults('2026-02-28'), /KW041 rule 1/);
  } finally {
    several.remove();
  }
});

const rejected: readonly (readonly [what: string, change: (text: string) => string, expected: RegExp])[] = [
  ['an edited', (text) => text.replace('proto: 2', 'proto: 3'), /released\.lock:1:1 KW040 .* it is damaged, or was edited/m],
  ['a truncated', (text) => text.slice(0, -20), /released\.lock:\d+:\d+ KW0(?:40|01|02) /m],
  ['an empty', () => '', /released\.lock:\d+:\d+ KW0(?:40|02) /m],
  [
    'a later',
    (text) => text.replace('format: 1', 'format: 2'),
    /released\.lock:1:1 KW040 .* form 2 of a later Kindwright; this one reads up to 1/m,
  ],
  ['a text that is no', () => 'format: [ 1\n', /released\.lock:\d+:\d+ KW001 /m],
  ['a snapshot with a merge conflict in', (text) => text.replace('flags:', '<<<<<<< ours\nflags:'), /released\.lock:\d+:\d+ KW0/m],
];

for (const [what, change, expected] of rejected)
  test(`${what} snapshot is told of, and no release is made after it`, () => {
    const text = shop.read('released.lock');
    shop.put({ 'released.lock': change(text) });
    try {
      assert.match(shop.faults('2026-10-31'), expected);
      assert.throws(() => shop.release('2026-10-31', { exception: 'why not' }), expected);
    } finally {
      shop.put({ 'released.lock': text });
    }
  });

test('a snapshot of another catalogue is told of', () => {
  const other = new Shop({
    'service.yaml': service('1.0').replace('groupDomain: example.com', 'groupDomain: example.org'),
    'mill/group.yaml': 'group: mill.example.org\nversions: { v1: {} }\n',
    'mill/v1/Flour.yaml': order.replace('Order', 'Flour').replaceAll('orders', 'flours'),
    'released.lock': shop.read('released.lock'),
  });
  try {
    assert.match(
      other.faults('2026-10-31'),
      /released\.lock:\d+:\d+ KW040 .* it is that of another catalogue, with meta\.example\.com, shop\.example\.com/m,
    );
  } finally {
    other.remove();
  }
});

for (const [what, release, expected] of [
  ['older than the last', '1.1', /service\.yaml:4:\d+ KW040 .*release 1\.1 is older than 1\.2/m],
  ['no release', '1.2.3', /service\.yaml:4:\d+ KW002/m],
] as const)
  test(`a release that is ${what} is refused`, () => {
    const text = shop.read('service.yaml');
    shop.put({ 'service.yaml': service(release) });
    assert.match(shop.faults('2026-10-31'), expected);
    shop.put({ 'service.yaml': text });
  });

test('the catalogue of the cluster has a snapshot, and keeps what it says', () => {
  assert.ok(existsSync(path.join(ROOT, 'catalog/released.lock')));
  assert.equal(check({ catalog: path.join(ROOT, 'catalog'), output: path.join(ROOT, 'generated') }), '');
  assert.ok(readFileSync(path.join(ROOT, 'catalog/released.lock')).length < 700_000);
});
