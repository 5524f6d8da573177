/** Every mistake in a catalogue is reported with its code, and the line and column where it stands. */
import assert from 'node:assert/strict';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { generate } from '../../codegen/generate.js';
import { ROOT } from '../support/generated.js';

const work = mkdtempSync(path.join(tmpdir(), 'kindwright-diagnostics-'));
const catalog = path.join(work, 'catalog');

before(() => {
  mkdirSync(path.join(catalog, 'shop/v1'), { recursive: true });
  mkdirSync(path.join(catalog, 'shop/v1beta1'));
  cpSync(path.join(ROOT, 'catalog/service.yaml'), path.join(catalog, 'service.yaml'));
  cpSync(path.join(ROOT, 'catalog/meta'), path.join(catalog, 'meta'), { recursive: true });
  writeFileSync(path.join(catalog, 'shop/group.yaml'), 'group: shop.example.com\nversions:\n  v1: {}\n  v1beta1: {}\n');
});
after(() => rmSync(work, { recursive: true, force: true }));

const kind = (field: string, more = ''): string => `kind: Order
description: Something a customer wants.
resource:
  plural: orders
  scope: Namespaced
  storage: { prefix: shop.example.com/orders }
fields:
  metadata: { type: meta/v1.ObjectMeta, proto: 1, description: Standard object metadata. }
  ${field}
types:
  Line:
    description: One line of the order.
    fields:
      article: { type: string, proto: 1, description: What is wanted. }
${more}`;

/** Code, the file's text, and the position at which the fault is expected. */
const CASES: readonly (readonly [string, string, string])[] = [
  ['KW001', kind('note: { type: string'), '10:1'],
  ['KW002', kind('note: { type: string, proto: 2, description: A remark., colour: red }'), '9:59'],
  ['KW002', kind('note: { type: string, proto: 2, description: A word., enum: [ a, b ], values: [ a ] }'), '9:73'],
  ['KW003', kind('note: { type: Nothing, proto: 2, description: A remark. }'), '9:11'],
  ['KW004', kind('note: { type: string, proto: 1, description: A remark. }'), '9:25'],
  ['KW005', kind('note: { type: string, description: A remark. }'), '9:3'],
  [
    'KW006',
    kind('note: { type: string, proto: 2, description: A remark. }', '  Order:\n    description: Again.\n    fields: {}\n'),
    '15:3',
  ],
  ['KW007', kind('note: { type: string, proto: 2 }'), '9:3'],
  [
    'KW008',
    kind('note: { type: string, proto: 2, description: A remark. }').replace(
      'storage: { prefix: shop.example.com/orders }',
      'hub: shop/v9.Order',
    ),
    '6:3',
  ],
  ['KW011', kind('note: { type: int32, proto: 2, description: A number., default: many }'), '9:58'],
  ['KW011', kind('note: { type: string, proto: 2, description: A word., default: c, enum: [ a, b ] }'), '9:57'],
  ['KW011', kind('note: { type: int32, proto: 2, description: A number., default: 9, max: 5 }'), '9:58'],
  ['KW011', kind('note: { type: string, proto: 2, description: A word., default: c, values: [ a, b ] }'), '9:57'],
  ['KW012', kind('lines: { type: list<Line>, proto: 2, description: What., listType: map, listMapKeys: [ colour ] }'), '9:75'],
  ['KW013', kind('note: { proto: 2, description: A remark. }'), '9:3'],
  ['KW013', kind('note: { type: string, proto: 2, description: A word., closed: true }'), '9:57'],
  ['KW014', kind('note: { type: string, proto: 7, description: A remark. }').replace('fields:', 'reserved: [ 7 ]\nfields:'), '10:25'],
  ['KW015', kind('note: { type: string, proto: 2, description: A remark., min: 3 }'), '9:59'],
  ['KW015', kind('lines: { type: list<Line>, proto: 2, description: What., maxLength: 3 }'), '9:60'],
  ['KW015', kind('note: { type: int32, proto: 2, description: A number., unique: true }'), '9:58'],
  ['KW015', kind('note: { type: int32, proto: 2, description: A number., values: [ a ] }'), '9:58'],
  ['KW016', kind('note: { type: string, proto: 2, description: A remark., format: dns-lable }'), '9:59'],
  ['KW017', kind("note: { type: string, proto: 2, description: A remark., pattern: '(' }"), '9:59'],
  ['KW017', kind("note: { type: string, proto: 2, description: A remark., pattern: '(a)\\1' }"), '9:59'],
  ['KW018', kind('note: { type: int32, proto: 2, description: A number., min: 3, max: 2 }'), '9:58'],
  ['KW019', kind('lines: { type: list<Line>, proto: 2, description: What., unique: colour }'), '9:60'],
  ['KW019', kind('note: { type: string, proto: 2, description: A remark., requiredIf: { colour: red } }'), '9:73'],
  [
    'KW020',
    kind(
      'note: { type: string, proto: 2, description: A remark., forbiddenIf: { way: { not: Mule } } }\n  way: { type: string, proto: 3, description: How., enum: [ Post, Courier ] }',
    ),
    '9:74',
  ],
  ['KW021', kind('note: { type: string, proto: 2, description: A remark., because: { range: too many } }'), '9:70'],
];

for (const [code, text, at] of CASES) {
  test(`${code} at ${at}`, () => {
    writeFileSync(path.join(catalog, 'shop/v1/Order.yaml'), text);
    const { ok, diagnostics } = generate({ catalog, output: path.join(work, 'generated') });
    assert.equal(ok, false);
    assert.ok(diagnostics.startsWith(`shop/v1/Order.yaml:${at} ${code} `), diagnostics);
  });
}

test('KW009: a field that the hub cannot hold', () => {
  const hub = kind('note: { type: string, proto: 2, description: A remark. }');
  writeFileSync(path.join(catalog, 'shop/v1/Order.yaml'), hub);
  const beta = hub.replace('storage: { prefix: shop.example.com/orders }', 'hub: shop/v1.Order').replace('note:', 'remark:');
  writeFileSync(path.join(catalog, 'shop/v1beta1/Order.yaml'), beta);
  const { diagnostics } = generate({ catalog, output: path.join(work, 'generated') });
  rmSync(path.join(catalog, 'shop/v1beta1/Order.yaml'));
  assert.match(diagnostics, /^shop\/v1beta1\/Order\.yaml:\d+:\d+ KW009 field "(remark|note)"/);
});

test('KW022: namespaces that are in namespaces themselves, or of two kinds', () => {
  const inNamespaces = kind('note: { type: string, proto: 2, description: A remark. }').replace('scope: ', 'isNamespace: true\n  scope: ');
  writeFileSync(path.join(catalog, 'shop/v1/Order.yaml'), inNamespaces);
  const diagnosticsOf = (): string => generate({ catalog, output: path.join(work, 'generated') }).diagnostics;
  assert.match(diagnosticsOf(), /^shop\/v1\/Order\.yaml:5:3 KW022 .*`scope: Cluster`/);
  const [first, second] = [inNamespaces.replace('Namespaced', 'Cluster'), 'shop/v1/Shop.yaml'];
  writeFileSync(path.join(catalog, 'shop/v1/Order.yaml'), first);
  assert.equal(diagnosticsOf(), '');
  writeFileSync(path.join(catalog, second), first.replaceAll('Order', 'Shop').replaceAll('orders', 'shops').replaceAll('Line', 'Shelf'));
  assert.match(diagnosticsOf(), /^shop\/v1\/Shop\.yaml:5:3 KW022 .*shop\/v1\.Order is/);
  rmSync(path.join(catalog, second));
});

test('KW010: a version that the group does not name', () => {
  writeFileSync(path.join(catalog, 'shop/v1/Order.yaml'), kind('note: { type: string, proto: 2, description: A remark. }'));
  mkdirSync(path.join(catalog, 'shop/v7'));
  writeFileSync(path.join(catalog, 'shop/v7/Order.yaml'), 'types: {}\n');
  const { diagnostics } = generate({ catalog, output: path.join(work, 'generated') });
  rmSync(path.join(catalog, 'shop/v7'), { recursive: true });
  assert.match(diagnostics, /^shop\/v7\/Order\.yaml:1:1 KW010 /);
});

test('a catalogue without faults is generated', () => {
  writeFileSync(
    path.join(catalog, 'shop/v1/Order.yaml'),
    kind('note: { type: string, proto: 2, default: a, enum: [ a, b ], description: A remark. }'),
  );
  assert.equal(generate({ catalog, output: path.join(work, 'generated') }).diagnostics, '');
});
