/** Where servers show a catalogue at any of its releases, what each of them holds is recorded, and no later change may touch it. */
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { parse } from 'yaml';
import { check } from '../../../codegen/generate.js';
import { NEWEST_RELEASE, OLDEST_RELEASE, releasesBetween } from '../../../runtime/model/definition/releases.js';
import { ROOT } from '../../support/root.js';
import { type Files, Shop, service } from './shop.js';

const order = `kind: Order
description: Something a customer wants.
resource:
  plural: orders
  shortNames: [ ord ]
  scope: Namespaced
  storage: { prefix: shop.example.com/orders }
  columns:
    - { name: Name, type: string, format: name, value: .metadata.name }
    - { name: Note, type: string, value: .note, since: "1.1" }
fields:
  metadata: { type: meta/v1.ObjectMeta, proto: 1, description: Standard object metadata. }
  note: { type: string, proto: 2, description: A remark. }
  count: { type: int32, proto: 3, since: "1.1", min: 1, changes: { "1.2": { min: 0 } }, description: How many. }
  spare: { type: string, proto: 7, description: A spare one. }
  lines: { type: list<Line>, proto: 4, until: "1.1", description: Lines. }
types:
  Line:
    description: One line.
    fields:
      article: { type: string, proto: 1, description: What is wanted. }
`;

/** A kind whose last release was 1.1. */
const RECEIPT = `kind: Receipt
description: Something a customer gets.
lifetime: { deprecated: "1.0", removed: "1.2" }
resource:
  plural: receipts
  scope: Namespaced
  storage: { prefix: shop.example.com/receipts }
fields:
  metadata: { type: meta/v1.ObjectMeta, proto: 1, description: Standard object metadata. }
  total: { type: int32, proto: 2, description: How much. }
`;

const FEATURES = `features:
  Fast: { since: "1.1", stage: ALPHA, default: false, changes: { "1.2": { stage: BETA, default: true } } }
protocol:
  Polite: { since: "1.1", description: Answers are polite. }
`;
const FLAGS = 'flags:\n  colour: { type: string, section: Shop, description: Of the shop., default: red }\n';

const FILES: Files = {
  'service.yaml': service('1.0').replace(/^release: .*\n/m, ''),
  'shop/group.yaml': 'group: shop.example.com\nversions: { v1: {}, v1beta1: {} }\n',
  'shop/v1/Order.yaml': order,
  'shop/v1beta1/Receipt.yaml': RECEIPT,
  'features.yaml': FEATURES,
  'flags.yaml': FLAGS,
};

const LATER = '2026-12-31';
let shop: Shop;
before(() => {
  shop = new Shop(FILES);
  for (const [release, day] of [
    ['1.0', '2026-01-31'],
    ['1.1', '2026-04-30'],
    ['1.2', '2026-07-31'],
  ] as const)
    shop.release(day, { release, exception: 'an example that changes much' });
});
after(() => shop.remove());

test('each release has its words, by the first that has them', () => {
  const { releases, shown } = parse(shop.read('released.lock')) as {
    releases: object;
    shown: { gates: object; protocol: object; groups: object; kinds: Record<string, Record<string, Record<string, string>>> };
  };
  assert.deepEqual(releases, { '1.0': '2026-01-31', '1.1': '2026-04-30', '1.2': '2026-07-31' });
  assert.deepEqual(shown.gates, { Fast: { '1.1': 'ALPHA off', '1.2': 'BETA on' } });
  assert.deepEqual(shown.protocol, { Polite: { '1.1': 'there' } });
  assert.deepEqual(Object.entries(shown.groups).at(-1), ['shop', { '1.0': 'v1 v1beta1', '1.2': 'v1' }]);
  const kind = shown.kinds['shop/v1/Order'] ?? {};
  assert.deepEqual(
    Object.keys(kind),
    ['columns', 'life', 'names', 'requests', 'storage'].filter((part) => kind[part] !== undefined),
  );
  assert.deepEqual(Object.keys(kind.columns ?? {}), ['1.0', '1.1']);
  assert.deepEqual(shown.kinds['shop/v1beta1/Receipt']?.life, { '1.0': 'deprecated', '1.2': 'removed' });
  assert.equal(shop.faults(LATER), '');
});

const REFUSED: readonly (readonly [what: string, file: string, from: string, to: string, expected: RegExp])[] = [
  [
    'a field that is added to them',
    'shop/v1/Order.yaml',
    '  note:',
    '  due: { type: string, proto: 5, description: When. }\n  note:',
    /^shop\/v1\/Order\.yaml:13:3 KW050 released: "due" of shop\/v1\.Order is not what releases 1\.0 to 1\.2 recorded; leave it as it was, and say what 1\.3 has otherwise with `since: "1\.3"`, .* record that with `kindwright release --release=1\.2 --exception=<why>`/m,
  ],
  ['a field that some had', 'shop/v1/Order.yaml', 'until: "1.1"', 'until: "1.0"', /KW050 released: "lines" .* release 1\.1 recorded/],
  ['a field that is taken away', 'shop/v1/Order.yaml', /^ {2}spare: .*\n/m.source, '', /KW050 released: "spare" .* releases 1\.0 to 1\.2/],
  ['a Protobuf number', 'shop/v1/Order.yaml', 'proto: 2', 'proto: 6', /KW050 released: `proto` of "note" of shop\/v1\.Order/],
  ['a rule of a field in one release', 'shop/v1/Order.yaml', 'min: 0', 'min: -1', /`min` of "count" .* is not what release 1\.2 recorded/],
  [
    'a field of a type that is held',
    'shop/v1/Order.yaml',
    'proto: 1, description: What',
    'proto: 3, description: What',
    /KW050 .*"article"/,
  ],
  ['a column', 'shop/v1/Order.yaml', 'value: .note, since: "1.1"', 'value: .note', /KW050 .*`columns` of shop\/v1\/Order .* release 1\.0/],
  ['a short name', 'shop/v1/Order.yaml', '[ ord ]', '[ ord, o ]', /KW050 .*`names` of shop\/v1\/Order .* releases 1\.0 to 1\.2/],
  [
    'the life of a kind',
    'shop/v1beta1/Receipt.yaml',
    'removed: "1.2"',
    'removed: "1.3"',
    /KW050 .*: shop\/v1beta1\/Receipt is not what release 1\.2/,
  ],
  ['a kind that has ended', 'shop/v1beta1/Receipt.yaml', 'proto: 2', 'proto: 3', /KW050 .*ended hold of shop\/v1beta1/],
  [
    'the stage of a gate',
    'features.yaml',
    '"1.2": { stage: BETA, default: true }',
    '"1.2": { default: true }',
    /KW050 .*gate Fast .* release 1\.2/,
  ],
  [
    'when the protocol has something',
    'features.yaml',
    'Polite: { since: "1.1"',
    'Polite: { since: "1.2"',
    /KW050 .*Polite .* release 1\.1/,
  ],
  ['the default of a flag', 'flags.yaml', 'default: red', 'default: blue', /^flags\.yaml:2:\d+ KW050 .*--colour .* releases 1\.0 to 1\.2/m],
];

for (const [what, file, from, to, expected] of REFUSED)
  test(`releases keep ${what}`, () => {
    const text = FILES[file] ?? '';
    const changed = text.replace(text.includes(from) ? from : new RegExp(from, 'm'), to);
    assert.notEqual(changed, text);
    shop.put({ [file]: changed });
    try {
      assert.match(shop.faults(LATER), expected);
    } finally {
      shop.put({ [file]: text });
    }
  });

test('a kind that is new is one of a release to come', () => {
  const bill = (lifetime: string): string =>
    order
      .replace('kind: Order', `kind: Bill\n${lifetime}`)
      .replaceAll('orders', 'bills')
      .replace('[ ord ]', '[ bi ]')
      .replace(/\bLine\b/g, 'Sum');
  shop.put({ 'shop/v1/Bill.yaml': bill('') });
  assert.match(shop.faults(LATER), /KW050 released: shop\/v1\/Bill is not what releases 1\.0 to 1\.2 recorded/);
  shop.put({ 'shop/v1/Bill.yaml': bill('lifetime: { introduced: "1.3" }').replace(/, (since|until|changes): (\{.*?\} \}|"\S+")/g, '') });
  assert.equal(shop.faults(LATER), '');
  shop.put({ 'shop/v1/Bill.yaml': undefined });
});

test('what the next release has otherwise is held to the deprecation policy alone', () => {
  shop.put({
    'shop/v1/Order.yaml': order
      .replace('  note: {', '  due: { type: string, proto: 5, since: "1.3", description: When. }\n  note: {')
      .replace('description: A remark.', 'maxLength: 10, changes: { "1.3": { maxLength: 20 } }, description: A remark.')
      .replace(', maxLength: 10', ''),
    'features.yaml': FEATURES.replace('default: true }', 'default: true }, "1.3": { stage: GA }'),
  });
  const faults = shop.faults(LATER);
  assert.doesNotMatch(faults, /KW050/);
  assert.match(faults, /KW041 rule 1: "note" of shop\/v1\.Order has `maxLength: 20` now/);
  shop.put({
    'shop/v1/Order.yaml': order.replace('7, description', '7, until: "1.2", description'),
    'features.yaml': FEATURES,
  });
  assert.match(shop.faults(LATER), /KW041 rule 1: "spare" of shop\/v1\.Order is gone in 1\.3/);
  shop.put({ 'shop/v1/Order.yaml': order });
});

test('what was recorded wrongly is recorded again, with the reason and the places', () => {
  shop.put({
    'shop/v1/Order.yaml': order.replace('[ ord ]', '[ od ]'),
    'features.yaml': FEATURES.replace('"1.2": {', '"1.2": { locked: true,'),
  });
  assert.throws(() => shop.release('2026-07-31', { release: '1.2' }), /KW050/);
  const told = shop.release('2026-07-31', { release: '1.2', exception: 'servers of 1.2 show it so' });
  assert.match(told, /What earlier releases hold is recorded anew as it stands in features\.yaml, shop\/v1\/Order\.yaml\./);
  const { exceptions } = parse(shop.read('released.lock')) as { exceptions: object[] };
  assert.deepEqual(exceptions.at(-1), {
    release: '1.2',
    reason: 'servers of 1.2 show it so',
    broken: [],
    corrected: ['features.yaml', 'shop/v1/Order.yaml'],
  });
  assert.equal(shop.faults(LATER), '');
});

test('the catalogue of the cluster records every release that servers show, and refuses to change what one of them holds', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kindwright-shown-'));
  try {
    const catalog = path.join(folder, 'catalog');
    cpSync(path.join(ROOT, 'catalog'), catalog, { recursive: true });
    const lock = parse(readFileSync(path.join(catalog, 'released.lock'), 'utf8')) as { releases: Record<string, string> };
    const [oldest] = Object.keys(lock.releases);
    assert.equal(oldest, OLDEST_RELEASE);
    assert.equal(Object.keys(lock.releases).at(-1), NEWEST_RELEASE);
    assert.equal(Object.keys(lock.releases).length, releasesBetween(OLDEST_RELEASE, NEWEST_RELEASE) + 1);
    const edit = (name: string, change: (text: string) => string): void => {
      const file = path.join(catalog, name);
      const text = readFileSync(file, 'utf8');
      assert.notEqual(change(text), text);
      writeFileSync(file, change(text));
    };
    edit('features.yaml', (text) => text.replace('"1.29": { stage: GA,', '"1.28": { stage: GA,'));
    edit('batch/v1/Job.yaml', (text) => text.replace('        since: "1.22"', '        since: "1.23"'));
    const faults = check({ catalog, output: path.join(ROOT, 'generated') });
    assert.match(faults, /KW050 released: the feature gate APIListChunking is not what release 1\.28 recorded/);
    assert.match(faults, /batch\/v1\/Job\.yaml:\d+:\d+ KW050 released: "\w+" of batch\/v1\.\w+ is not what release 1\.22 recorded/);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
