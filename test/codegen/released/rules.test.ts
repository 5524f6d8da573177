/** Rules 1 to 9 of the deprecation policy: for each, a change that breaks it, what is said of that, and one that does not break it. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Files, Shop, service } from './shop.js';

const GROUP = 'group: shop.example.com\nversions:\n  v1: {}\n  v1beta1: {}\n  v1alpha1: {}\n';
const ORDER = 'shop/v1/Order.yaml';
const BETA = 'shop/v1beta1/Order.yaml';
const ALPHA = 'shop/v1alpha1/Order.yaml';

const order = `kind: Order
description: Something a customer wants.
lifetime: { introduced: "1.0" }
resource:
  plural: orders
  scope: Namespaced
  storage: { prefix: shop.example.com/orders }
  writes: { putCreates: true }
  selectable:
    spec.customer: {}
  subresources:
    status: { verbs: [ get, patch, update ] }
fields:
  metadata: { type: meta/v1.ObjectMeta, proto: 1, description: Standard object metadata. }
  spec: { type: OrderSpec, proto: 2, description: What is ordered. }
  status: { type: OrderStatus, proto: 3, description: How far it is. }
types:
  OrderSpec:
    description: What is ordered.
    fields:
      customer: { type: string, proto: 1, required: true, description: Who ordered. }
      delivery: { type: string, proto: 2, default: Post, enum: [ Post, Courier ], description: How it travels. }
      lines: { type: list<Line>, proto: 3, maxItems: 10, listType: map, listMapKeys: [ article ], description: What it is made of. }
      note: { type: string, proto: 4, maxLength: 100, description: A remark. }
  Line:
    description: One line.
    fields:
      article: { type: string, proto: 1, required: true, description: What is wanted. }
      count: { type: int32, proto: 2, min: 1, description: How many. }
  OrderStatus:
    description: How far it is.
    fields:
      phase: { type: string, proto: 1, description: A word for it. }
`;

/** The order of an older version, which calls the customer a buyer. */
const older = (release: string): string =>
  order
    .replace('lifetime: { introduced: "1.0" }', `lifetime: { introduced: "${release}" }`)
    .replace('  storage: { prefix: shop.example.com/orders }\n  writes: { putCreates: true }\n', '  hub: shop/v1.Order\n')
    .replace('spec.customer: {}', 'spec.buyer: { path: spec.customer }')
    .replace('      customer:', '      buyer:')
    .replace(
      '    description: What is ordered.\n    fields:',
      '    description: What is ordered.\n    conversion: { rename: { buyer: customer } }\n    fields:',
    );

const FLAGS = `flags:
  colour: { type: string, section: Shop, description: Of the shop., values: [ red, blue ] }
  size: { type: int, section: Shop, description: Of the shop., stage: BETA }
  trial: { type: int, section: Shop, description: A trial., stage: ALPHA }
  paper: { type: string, section: Shop, description: Of the parcel., audience: users }
  ribbon: { type: string, section: Shop, description: Of the parcel., audience: users, stage: BETA }
  card: { type: string, section: Shop, description: Of the parcel., audience: users, stage: ALPHA }
`;
const PAPER = '  paper: { type: string, section: Shop, description: Of the parcel., audience: users }\n';
const GATES = `features:
  Fast: { stage: BETA, default: true }
  Faster: { stage: ALPHA, default: false }
  Done: { stage: GA, default: true }
  Dropped: { stage: DEPRECATED, default: false }
`;
const METRICS = `metrics:
  orders_total: { type: counter, stability: STABLE, labels: [ shop ], description: Counts orders. }
  trials_total: { type: counter, stability: ALPHA, labels: [], description: Counts trials. }
`;

const FILES: Files = {
  'shop/v2': undefined,
  'service.yaml': service('1.0'),
  'shop/group.yaml': GROUP,
  [ORDER]: order,
  [BETA]: older('0.9'),
  [ALPHA]: older('0.8'),
  'flags.yaml': FLAGS,
  'features.yaml': GATES,
  'metrics.yaml': METRICS,
};

/** The day of release 1.0, and days on which later ones are made. */
const FIRST = '2026-01-31';
const NEXT = '2026-04-30';

let shop: Shop;
let released: string;
before(() => {
  shop = new Shop(FILES);
  shop.release(FIRST);
  released = shop.read('released.lock');
});
after(() => shop.remove());

/** Faults of release 1.1 with other files, after 1.0 or after another snapshot. */
function faultsOf(files: Files, { today = NEXT, release = '1.1', more = '' } = {}): string {
  shop.put({ ...FILES, 'service.yaml': service(release, more), 'released.lock': released, ...files });
  return shop.faults(today);
}

test('the catalogue as it was released breaks nothing, then and later', () => {
  assert.equal(faultsOf({}), '');
  assert.equal(faultsOf({}, { release: '9.0', today: '2036-01-31' }), '');
});

/** What is changed, in which file, what by what, and what is said of it. */
const BREAKS: readonly (readonly [what: string, file: string, from: string, to: string, expected: RegExp])[] = [
  [
    'rule 1: a default changes',
    ORDER,
    'default: Post',
    'default: Courier',
    /:22:43 KW041 rule 1: "delivery" of shop\/v1\.OrderSpec has `default: Courier` in place of Post/,
  ],
  [
    'rule 1: a word is not taken any more',
    ORDER,
    'enum: [ Post, Courier ]',
    'enum: [ Post ]',
    /:22:58 KW041 rule 1: "delivery" .* may not be Courier any more/,
  ],
  [
    'rule 1: a field is required',
    ORDER,
    'maxLength: 100,',
    'maxLength: 100, required: true,',
    /:24:\d+ KW041 rule 1: "note" .*has `required: true` now/,
  ],
  [
    'rule 1: a field is not required any more',
    ORDER,
    'proto: 1, required: true, description: Who',
    'proto: 1, description: Who',
    /KW041 rule 1: "customer" .* has lost `required: true`/,
  ],
  [
    'rule 1: a bound is tighter',
    ORDER,
    'maxLength: 100',
    'maxLength: 50',
    /:24:\d+ KW041 rule 1: "note" .* has `maxLength: 50` in place of 100/,
  ],
  [
    'rule 1: a list merges otherwise',
    ORDER,
    'listType: map, listMapKeys: [ article ]',
    'listType: atomic',
    /KW041 rule 1: "lines" .* has `listType: atomic` in place of map/,
  ],
  [
    'rule 1: a number is another',
    ORDER,
    'proto: 2, min: 1',
    'proto: 3, min: 1',
    /KW041 rule 1: "count" of shop\/v1\.Line has `proto: 3` in place of 2/,
  ],
  [
    'rule 1: a verb goes',
    ORDER,
    '  scope: Namespaced\n',
    '  scope: Namespaced\n  verbs: [ get, list, watch, create, update, patch, delete ]\n',
    /KW041 rule 1: Order does not take "deletecollection"/,
  ],
  [
    'rule 1: a subresource goes',
    ORDER,
    '  subresources:\n    status: { verbs: [ get, patch, update ] }\n',
    '',
    /KW041 rule 1: Order has no subresource "status"/,
  ],
  [
    'rule 1: a selector goes',
    ORDER,
    '  selectable:\n    spec.customer: {}\n',
    '',
    /KW041 rule 1: field selectors of Order cannot name "spec.customer"/,
  ],
  [
    'rule 1: the plural is another',
    ORDER,
    'plural: orders',
    'plural: purchases',
    /KW041 rule 1: Order is "purchases" in paths in place of "orders"/,
  ],
  ['rule 1, in alpha, too', ALPHA, 'maxItems: 10', 'maxItems: 5', /^shop\/v1alpha1\/Order\.yaml:\d+:\d+ KW041 rule 1: "lines"/m],
  [
    'rule 2: a field has no counterpart',
    BETA,
    '      note:',
    '      more: { type: string, proto: 9, description: More. }\n      note:',
    /KW009 field "more" of shop\/v1beta1\.OrderSpec has no counterpart/,
  ],
  [
    'rule 3: the only stable version is deprecated',
    ORDER,
    'introduced: "1.0"',
    'introduced: "1.0", deprecated: "1.1"',
    /^shop\/v1\/Order\.yaml:3:\d+ KW043 rule 3: shop\/v1\/Order is deprecated in 1\.1, and no version .* as stable/m,
  ],
  [
    'rule 4a: a version goes without having been deprecated',
    BETA,
    'introduced: "0.9"',
    'introduced: "0.9", removed: "1.1"',
    /^shop\/v1beta1\/Order\.yaml:3:\d+ KW044 rule 4a: shop\/v1beta1\/Order goes in 1\.1; announce it with `deprecated: "1\.1"`; it may end in 1\.4 at the earliest, and not before 9 months/m,
  ],
  [
    'rule 4a: a version goes too early',
    BETA,
    'introduced: "0.9"',
    'introduced: "0.9", deprecated: "1.1", removed: "1.3"',
    /KW044 rule 4a: shop\/v1beta1\/Order goes in 1\.3; deprecated in 1\.1, it may end in 1\.4 at the earliest/,
  ],
  [
    'rule 4a: an announcement is dated back',
    BETA,
    'introduced: "0.9"',
    'introduced: "0.9", deprecated: "1.0"',
    /KW044 rule 4a: .* deprecated in 1\.0; release 1\.0 did not say so; announce it with `deprecated: "1\.1"`/,
  ],
  [
    'rule 4a: a version is off by default',
    BETA,
    '  scope: Namespaced\n',
    '  scope: Namespaced\n  enabledByDefault: false\n',
    /KW044 rule 4a: shop\/v1beta1\/Order is not served; announce it/,
  ],
  [
    'rule 4a: stored objects are not found',
    ORDER,
    'prefix: shop.example.com/orders',
    'prefix: shop.example.com/purchases',
    /KW044 rule 4a: objects of Order were kept under "shop\.example\.com\/orders"/,
  ],
  [
    'rule 5a: a flag that users give goes',
    'flags.yaml',
    PAPER,
    '',
    /^flags\.yaml:1:1 KW045 rule 5a: the flag --paper of release 1\.0 is gone; announce it with `deprecatedSince: "1\.1"`; it may end in 1\.3 at the earliest, and not before 12 months/m,
  ],
  [
    'rule 5a: a beta flag that users give goes',
    'flags.yaml',
    '  ribbon: { type: string, section: Shop, description: Of the parcel., audience: users, stage: BETA }\n',
    '',
    /KW045 rule 5a: the flag --ribbon .* in 1\.2 at the earliest, and not before 3 months/,
  ],
  [
    'rule 5a: a flag that users give has another type',
    'flags.yaml',
    'paper: { type: string',
    'paper: { type: int',
    /^flags\.yaml:5:\d+ KW045 rule 5a: the flag --paper is int in place of string, .* it may end in 1\.3/m,
  ],
  [
    'rule 5a: a flag is for administrators all at once',
    'flags.yaml',
    PAPER,
    PAPER.replace(', audience: users', ''),
    /^flags\.yaml:5:\d+ KW045 rule 5a: the flag --paper is not for users any more, .*leave `audience: users`, and announce .* it may end in 1\.3/m,
  ],
  [
    'rule 5a: an announcement is dated back',
    'flags.yaml',
    PAPER,
    PAPER.replace(' }', ', deprecatedSince: "1.0", replacement: --box }'),
    /KW045 rule 5a: the flag --paper is deprecated in 1\.0; release 1\.0 did not say so/,
  ],
  [
    'rule 5b: a flag goes',
    'flags.yaml',
    '  colour: { type: string, section: Shop, description: Of the shop., values: [ red, blue ] }\n',
    '',
    /^flags\.yaml:1:1 KW045 rule 5b: the flag --colour of release 1\.0 is gone; announce it with `deprecatedSince: "1\.1"`; it may end in 1\.2 at the earliest, and not before 6 months/m,
  ],
  [
    'rule 5b: a flag takes less',
    'flags.yaml',
    '[ red, blue ]',
    '[ red ]',
    /^flags\.yaml:2:\d+ KW045 rule 5b: the flag --colour does not take blue/m,
  ],
  [
    'rule 5b: a flag has another type',
    'flags.yaml',
    'size: { type: int',
    'size: { type: string',
    /KW045 rule 5b: the flag --size is string in place of int/,
  ],
  [
    'rule 6: a deprecated flag tells nothing',
    'flags.yaml',
    'stage: BETA',
    'stage: BETA, deprecatedSince: "1.1"',
    /^flags\.yaml:3:\d+ KW046 rule 6: the deprecated flag --size tells its users nothing; add `replacement`/m,
  ],
  [
    'rule 7: writes behave otherwise',
    ORDER,
    'writes: { putCreates: true }',
    'writes: { putCreates: false }',
    /^shop\/v1\/Order\.yaml:8:\d+ KW047 rule 7: `putCreates` of writes .*tell so first with `resource: \{ announced: \{ putCreates: "1\.1" \} \}`; it may change in 1\.2/m,
  ],
  [
    'rule 8: a beta gate goes',
    'features.yaml',
    '  Fast: { stage: BETA, default: true }\n',
    '',
    /^features\.yaml:1:1 KW048 rule 8: the feature gate Fast, which is BETA since 1\.0, is gone; make it GA first, and it may go in 1\.3 .* DEPRECATED, and it may go in 1\.2/m,
  ],
  [
    'rule 8: a gate that is done goes',
    'features.yaml',
    '  Done: { stage: GA, default: true }\n',
    '',
    /KW048 rule 8: the feature gate Done, .* it may go in 1\.2 at the earliest, and not before 2026-07-31/,
  ],
  [
    'rule 8: a gate that is done is removed',
    'features.yaml',
    'Done: { stage: GA, default: true }',
    'Done: { stage: GA, default: true, until: "1.0" }',
    /^features\.yaml:4:\d+ KW048 rule 8: the feature gate Done, .* it may go in 1\.2 at the earliest/m,
  ],
  [
    'rule 8: an alpha gate is on',
    'features.yaml',
    'Faster: { stage: ALPHA, default: false }',
    'Faster: { stage: ALPHA, default: true }',
    /^features\.yaml:3:\d+ KW048 rule 8: .* ALPHA, and on by default/m,
  ],
  [
    'rule 8: a beta gate is off',
    'features.yaml',
    'Faster: { stage: ALPHA, default: false }',
    'Faster: { stage: BETA, default: false }',
    /KW048 rule 8: .* BETA, and off by default/,
  ],
  [
    'rule 8: a gate goes back',
    'features.yaml',
    'Fast: { stage: BETA, default: true }',
    'Fast: { stage: ALPHA, default: false }',
    /KW048 rule 8: .* ALPHA after it was BETA/,
  ],
  [
    'rule 9a and 9b: a stable metric goes',
    'metrics.yaml',
    '  orders_total: { type: counter, stability: STABLE, labels: [ shop ], description: Counts orders. }\n',
    '',
    /^metrics\.yaml:1:1 KW049 rule 9a: .* introduced in 1\.0, it may go in 1\.4 at the earliest, and not before 2027-01-31[\s\S]*KW049 rule 9b: .* announce it with `deprecatedSince: "1\.1"`; it may end in 1\.4/m,
  ],
  [
    'rule 9a: a stable metric has other labels',
    'metrics.yaml',
    'labels: [ shop ]',
    'labels: [ shop, town ]',
    /^metrics\.yaml:2:\d+ KW049 rule 9a: `labels` of the stable metric orders_total/m,
  ],
];

/** Rules of fields that all versions have; one that is not the hub says the same, or nothing (KW052). */
const SHARED = /^(?:maxLength|maxItems|enum): |required: true/;

const changed = (file: string, from: string, to: string): Files => {
  const text = FILES[file] ?? '';
  assert.ok(text.includes(from), `${file} has no ${from}`);
  const files = SHARED.test(from) ? [ORDER, BETA, ALPHA] : [file];
  return Object.fromEntries(files.map((each) => [each, FILES[each]?.replace(from, to)]));
};

for (const [what, file, from, to, expected] of BREAKS) test(what, () => assert.match(faultsOf(changed(file, from, to)), expected));

test('rule 2: a field is found elsewhere', () => {
  const elsewhere = older('0.9')
    .replace('rename: { buyer: customer }', 'rename: { buyer: note }, keepFromHub: { customer: annotation }, keep: { note: annotation }')
    .replace('required: true, description: Who', 'maxLength: 100, description: Who')
    .replace('proto: 4, maxLength: 100', 'proto: 4');
  assert.match(
    faultsOf({ [BETA]: elsewhere }),
    /^shop\/v1beta1\/Order\.yaml:\d+:\d+ KW042 rule 2: `rename` of "buyer" .* not that of release 1\.0/m,
  );
});

test('rule 1: a field that goes in all versions is missed in each', () => {
  const without = (text: string): string => text.replace(/ {6}note: .*\n/, '');
  const faults = faultsOf({ [ORDER]: without(order), [BETA]: without(older('0.9')), [ALPHA]: without(older('0.8')) });
  assert.equal(faults.match(/KW041 rule 1: "note" of shop\/v1\w*\.OrderSpec is gone/g)?.length, 3, faults);
});

test('rule 1: a type is another', () => {
  const counting = (text: string): string => text.replace('count: { type: int32', 'count: { type: int64');
  const faults = faultsOf({ [ORDER]: counting(order), [BETA]: counting(older('0.9')), [ALPHA]: counting(older('0.8')) });
  assert.match(faults, /^shop\/v1\/Order\.yaml:\d+:\d+ KW041 rule 1: "count" of shop\/v1\.Line is int64 in place of int32/m);
});

/** Older versions that keep a new field of the hub. */
const keeping: Files = Object.fromEntries(
  [
    [BETA, '0.9'],
    [ALPHA, '0.8'],
  ].map(([file = '', release = '']) => [
    file,
    older(release).replace('rename: { buyer: customer }', 'rename: { buyer: customer }, keepFromHub: { due: annotation }'),
  ]),
);

test('rule 1: a new field is required of objects that were fine without it', () => {
  const due = '      due: { type: string, proto: 5, required: true, description: When. }\n      note:';
  assert.match(
    faultsOf({ ...keeping, ...changed(ORDER, '      note:', due) }),
    /^shop\/v1\/Order\.yaml:24:\d+ KW041 rule 1: "due" of shop\/v1\.OrderSpec is new, and `required`, unlike in release 1\.0; .*such as shop\/v2, in 1\.1 at the earliest/m,
  );
});

test('rule 4a: a version without its files is missed where it stood', () => {
  const faults = faultsOf({ 'shop/v1beta1': undefined, 'shop/group.yaml': GROUP.replace('  v1beta1: {}\n', '') });
  assert.match(faults, /^shop\/group\.yaml:2:1 KW044 rule 4a: shop\/v1beta1\/Order is gone, which release 1\.0 had; announce it/m);
});

test('rule 4a: a version that objects were stored in keeps its file for ever', () => {
  const faults = faultsOf({
    'shop/v1': undefined,
    'shop/group.yaml': GROUP.replace('  v1: {}\n', ''),
    [BETA]: order.replace('"1.0"', '"0.9"'),
    [ALPHA]: older('0.8').replace('shop/v1.Order', 'shop/v1beta1.Order'),
  });
  assert.match(faults, /KW044 rule 4a: shop\/v1\/Order is gone, which release 1\.0 had, and objects may be stored in it; keep its file/);
});

test('rule 7: a limit falls', () => {
  assert.match(
    faultsOf({ 'service.yaml': service('1.1').replace('depth: 100', 'depth: 50') }),
    /^service\.yaml:5:\d+ KW047 rule 7: `limits\.depth` falls from 100 to 50; tell so first with `announced: \{ depth: "1\.1" \}`/m,
  );
});

/** A second stable version, which stores objects and is preferred, or not. */
const second = (stored: string): Files => ({
  'shop/v2/Order.yaml': older('1.1').replace(
    '    conversion: { rename: { buyer: customer } }\n',
    '    conversion: { rename: { buyer: customer } }\n',
  ),
  [ORDER]: order.replace('storage: { prefix', `storage: { version: ${stored}, prefix`),
});

test('rule 4b: a version is stored and preferred once the release before could read it', () => {
  const first = 'group: shop.example.com\nversions:\n  v2: {}\n  v1: {}\n  v1beta1: {}\n  v1alpha1: {}\n';
  const faults = faultsOf({ ...second('shop/v2'), 'shop/group.yaml': first });
  assert.match(
    faults,
    /^shop\/v1\/Order\.yaml:7:\d+ KW044 rule 4b: .* stored in shop\/v2, .*`storage: \{ version: shop\/v1 \}`; shop\/v2 may be stored in 1\.2 at the earliest/m,
  );
  assert.match(
    faults,
    /^shop\/group\.yaml:3:\d+ KW044 rule 4b: clients of shop\.example\.com prefer v2, .*write `v1` before it .* in 1\.2 at the earliest/m,
  );
  const last = 'group: shop.example.com\nversions:\n  v1: {}\n  v2: {}\n  v1beta1: {}\n  v1alpha1: {}\n';
  assert.equal(faultsOf({ ...second('shop/v1'), 'shop/group.yaml': last }), '');
  shop.release(NEXT);
  const after = shop.read('released.lock');
  const later = { today: '2026-07-31', release: '1.2' };
  assert.equal(faultsOf({ ...second('shop/v2'), 'shop/group.yaml': first, 'released.lock': after }, later), '');
});

test('rule 1: the rules of fields move with the hub', () => {
  const rule = 'maxLength: 100, ';
  const stable = older('1.0')
    .replace('hub: shop/v1.Order', 'hub: shop/v1beta1.Order')
    .replace('rename: { buyer: customer }', 'rename: { customer: buyer }')
    .replace('      buyer:', '      customer:')
    .replace('spec.buyer: { path: spec.customer }', 'spec.customer: { path: spec.buyer }')
    .replace(rule, '');
  const beta = order.replace('"1.0"', '"0.9"').replace('spec.customer: {}', 'spec.buyer: {}').replace('      customer:', '      buyer:');
  const moved: Files = {
    [ORDER]: stable,
    [BETA]: beta.replace('storage: { prefix', 'storage: { version: shop/v1, prefix').replace(rule, 'maxLength: 90, '),
    [ALPHA]: older('0.8')
      .replace('hub: shop/v1.Order', 'hub: shop/v1beta1.Order')
      .replace('    conversion: { rename: { buyer: customer } }\n', '')
      .replace('path: spec.customer', 'path: spec.buyer')
      .replace(rule, ''),
  };
  assert.equal(faultsOf(moved), '');
  const faults = faultsOf({ ...moved, [ORDER]: stable.replace('default: Post', 'default: Courier') });
  assert.match(faults, /^shop\/v1\/Order\.yaml:\d+:\d+ KW041 rule 1: "delivery"/m);
});

/** Changes that break nothing. */
const KEEPS: readonly (readonly [what: string, file: string, from: string, to: string])[] = [
  ['rule 1: a field is added', ORDER, '      note:', '      due: { type: string, proto: 5, description: When. }\n      note:'],
  ['rule 1: a bound is wider', ORDER, 'maxLength: 100', 'maxLength: 200'],
  ['rule 1: a word is added', ORDER, 'enum: [ Post, Courier ]', 'enum: [ Post, Courier, Mule ]'],
  ['rule 1: a description is better', ORDER, 'A remark.', 'A remark for whoever packs it.'],
  ['rule 3: a beta version is deprecated beside a stable one', BETA, 'introduced: "0.9"', 'introduced: "0.9", deprecated: "1.1"'],
  ['rule 4a: a beta version goes three releases later', BETA, 'introduced: "0.9"', 'introduced: "0.9", deprecated: "1.1", removed: "1.4"'],
  ['rule 4a: an alpha version goes at once', ALPHA, 'introduced: "0.8"', 'introduced: "0.8", removed: "1.1"'],
  [
    'rule 5a: an alpha flag that users give goes',
    'flags.yaml',
    '  card: { type: string, section: Shop, description: Of the parcel., audience: users, stage: ALPHA }\n',
    '',
  ],
  ['rule 5a: a flag of administrators is for users, too', 'flags.yaml', 'stage: BETA }', 'stage: BETA, audience: users }'],
  [
    'rule 5a: a beta flag, which stays as long for either, is for administrators',
    'flags.yaml',
    'audience: users, stage: BETA',
    'stage: BETA',
  ],
  ['rule 5b: an alpha flag goes', 'flags.yaml', '  trial: { type: int, section: Shop, description: A trial., stage: ALPHA }\n', ''],
  ['rule 5b: a flag takes more', 'flags.yaml', '[ red, blue ]', '[ red, blue, green ]'],
  [
    'rule 6: a deprecated flag tells what to use',
    'flags.yaml',
    'stage: BETA',
    'stage: BETA, deprecatedSince: "1.1", replacement: --colour',
  ],
  [
    'rule 7: a behaviour is announced to change',
    ORDER,
    'writes: { putCreates: true }',
    'writes: { putCreates: true }\n  announced: { putCreates: "1.1" }',
  ],
  ['rule 8: an alpha gate goes', 'features.yaml', '  Faster: { stage: ALPHA, default: false }\n', ''],
  [
    'rule 8: a gate becomes beta, and on',
    'features.yaml',
    'Faster: { stage: ALPHA, default: false }',
    'Faster: { stage: BETA, default: true }',
  ],
  [
    'rule 9: an alpha metric goes',
    'metrics.yaml',
    '  trials_total: { type: counter, stability: ALPHA, labels: [], description: Counts trials. }\n',
    '',
  ],
];

for (const [what, file, from, to] of KEEPS)
  test(`${what}, which breaks nothing but what is said elsewhere`, () => {
    const others = to.includes('due:') ? keeping : {};
    assert.equal(faultsOf({ ...changed(file, from, to), ...others }), '');
  });

/** What is announced in 1.1 and goes, or changes, later: the day and release before which it may not. */
const ENDINGS: readonly (readonly [
  what: string,
  file: string,
  announce: readonly [string, string],
  end: readonly [string, string],
  releases: readonly string[],
  early: string,
  due: string,
])[] = [
  [
    'rule 5a: a deprecated flag that users give goes two releases and a year later',
    'flags.yaml',
    ['Of the parcel., audience: users }', 'Of the parcel., audience: users, deprecatedSince: "1.1", replacement: --box }'],
    [PAPER, ''],
    ['1.2', '1.3'],
    '2027-04-29',
    '2027-04-30',
  ],
  [
    'rule 5a: a deprecated flag is for users until it may go',
    'flags.yaml',
    ['Of the parcel., audience: users }', 'Of the parcel., audience: users, deprecatedSince: "1.1", replacement: --box }'],
    ['Of the parcel., audience: users }', 'Of the parcel., deprecatedSince: "1.1", replacement: --box }'],
    ['1.2', '1.3'],
    '2027-04-29',
    '2027-04-30',
  ],
  [
    'rule 5b: a deprecated flag goes a release and six months later',
    'flags.yaml',
    ['values: [ red, blue ]', 'values: [ red, blue ], deprecatedSince: "1.1", replacement: --paint'],
    ['  colour: { type: string, section: Shop, description: Of the shop., values: [ red, blue ] }\n', ''],
    ['1.2'],
    '2026-10-29',
    '2026-10-30',
  ],
  [
    'rule 7: a behaviour changes a year later',
    ORDER,
    ['writes: { putCreates: true }', 'writes: { putCreates: true }\n  announced: { putCreates: "1.1" }'],
    ['writes: { putCreates: true }', 'writes: { putCreates: false }'],
    ['1.2'],
    '2027-04-29',
    '2027-04-30',
  ],
  [
    'rule 8: a gate goes two releases and six months after it is done',
    'features.yaml',
    ['Fast: { stage: BETA, default: true }', 'Fast: { stage: GA, default: true }'],
    ['  Fast: { stage: BETA, default: true }\n', ''],
    ['1.2', '1.3'],
    '2026-10-29',
    '2026-10-30',
  ],
  [
    'rule 9b: a stable metric goes three releases and nine months later',
    'metrics.yaml',
    ['description: Counts orders.', 'description: Counts orders., deprecatedSince: "1.1"'],
    ['  orders_total: { type: counter, stability: STABLE, labels: [ shop ], description: Counts orders. }\n', ''],
    ['1.2', '1.3', '1.4'],
    '2027-01-29',
    '2027-01-31',
  ],
];

for (const [what, file, announce, end, releases, early, due] of ENDINGS)
  test(what, () => {
    assert.equal(faultsOf(changed(file, ...announce)), '');
    shop.release(NEXT);
    for (const release of releases.slice(0, -1)) {
      shop.put({ 'service.yaml': service(release), ...changed(file, ...announce) });
      shop.release('2026-07-31');
    }
    const after = shop.read('released.lock');
    const ended = { ...changed(file, ...end), 'released.lock': after };
    const last = releases.at(-1) ?? '';
    assert.match(faultsOf(ended, { release: last, today: early }), /not before 20\d\d-\d\d-\d\d/);
    assert.equal(faultsOf(ended, { release: last, today: due }), '');
    const before = releases.at(-2) ?? '1.1';
    assert.match(faultsOf(ended, { release: before, today: '2036-01-31' }), new RegExp(`in ${last.replace('.', '\\.')} at the earliest`));
  });
