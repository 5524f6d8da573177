/** Every mistake in a catalogue is reported with its code, and the line and column where it stands. */
import assert from 'node:assert/strict';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { check, generate } from '../../codegen/generate.js';
import { ROOT } from '../support/root.js';

const work = mkdtempSync(path.join(tmpdir(), 'kindwright-diagnostics-'));
const catalog = path.join(work, 'catalog');
const ORDER = 'shop/v1/Order.yaml';
const GROUP_FILE = 'shop/group.yaml';
const BETA = 'shop/v1beta1/Order.yaml';
const BILL = 'shop/v1/Bill.yaml';
const GROUP = 'group: shop.example.com\nversions:\n  v1: {}\n';
const NOTE = 'note: { type: string, proto: 2, description: A remark. }';

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

before(() => {
  mkdirSync(path.join(catalog, 'shop/v1'), { recursive: true });
  mkdirSync(path.join(catalog, 'shop/v1beta1'));
  cpSync(path.join(ROOT, 'catalog/service.yaml'), path.join(catalog, 'service.yaml'));
  cpSync(path.join(ROOT, 'catalog/meta'), path.join(catalog, 'meta'), { recursive: true });
  writeFileSync(path.join(catalog, 'shop/group.yaml'), GROUP);
  writeFileSync(path.join(catalog, ORDER), kind(NOTE));
});
after(() => rmSync(work, { recursive: true, force: true }));

/** Code, the file's text, and the position at which the fault is expected. */
const CASES: readonly (readonly [string, string, string])[] = [
  ['KW001', kind('note: { type: string'), '10:1'],
  ['KW002', kind('note: { type: string, proto: 2, description: A remark., colour: red }'), '9:59'],
  ['KW002', kind('note: { type: string, proto: 2, description: A word., enum: [ a, b ], values: [ a ] }'), '9:73'],
  ['KW055', kind(NOTE, 'examples: [ { description: One., object: { notes: x } } ]\n'), '15:44'],
  ['KW055', kind(NOTE, 'examples: [ { description: One., object: { note: 1 } } ]\n'), '15:44'],
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
  [
    'KW012',
    kind('note: { type: string, proto: 2, description: A remark. }').replace('fields:', 'faultOrder: [ note, colour ]\nfields:'),
    '7:21',
  ],
  ['KW013', kind('note: { proto: 2, description: A remark. }'), '9:3'],
  ['KW013', kind('note: { type: string, proto: 2, description: A word., closed: true }'), '9:57'],
  ['KW013', kind('note: { type: string, proto: 2, description: A word., gates: { unique: Gate } }'), '9:66'],
  ['KW014', kind('note: { type: string, proto: 7, description: A remark. }').replace('fields:', 'reserved: [ 7 ]\nfields:'), '10:25'],
  ['KW015', kind('note: { type: string, proto: 2, description: A remark., min: 3 }'), '9:59'],
  ['KW015', kind('lines: { type: list<Line>, proto: 2, description: What., maxLength: 3 }'), '9:60'],
  ['KW015', kind('note: { type: int32, proto: 2, description: A number., unique: true }'), '9:58'],
  ['KW015', kind('note: { type: int32, proto: 2, description: A number., maxBytes: 8 }'), '9:58'],
  ['KW015', kind('note: { type: string, proto: 2, description: A word., alone: "*" }'), '9:57'],
  ['KW015', kind('note: { type: int32, proto: 2, description: A number., values: [ a ] }'), '9:58'],
  ['KW016', kind('note: { type: string, proto: 2, description: A remark., format: dns-lable }'), '9:59'],
  ['KW017', kind("note: { type: string, proto: 2, description: A remark., pattern: '(' }"), '9:59'],
  ['KW017', kind("note: { type: string, proto: 2, description: A remark., pattern: '(a)\\1' }"), '9:59'],
  ['KW018', kind('note: { type: int32, proto: 2, description: A number., min: 3, max: 2 }'), '9:58'],
  ['KW015', kind('note: { type: string, proto: 2, description: A remark., within: { a: { nonEmpty: true } } }'), '9:59'],
  ['KW013', kind('note: { type: string, proto: 2, description: A remark., judgedEmpty: true }'), '9:59'],
  ['KW019', kind('lines: { type: list<Line>, proto: 2, description: What., within: { colour: { nonEmpty: true } } }'), '9:70'],
  ['KW015', kind('lines: { type: list<Line>, proto: 2, description: What., within: { article: { minItems: 1 } } }'), '9:81'],
  ['KW019', kind('lines: { type: list<Line>, proto: 2, description: What., unique: colour }'), '9:60'],
  ['KW019', kind('lines: { type: list<Line>, proto: 2, description: What., unique: { field: colour } }'), '9:60'],
  ['KW019', kind('note: { type: string, proto: 2, description: A remark., requiredIf: { colour: red } }'), '9:73'],
  [
    'KW020',
    kind(
      'note: { type: string, proto: 2, description: A remark., forbiddenIf: { way: { not: Mule } } }\n  way: { type: string, proto: 3, description: How., enum: [ Post, Courier ] }',
    ),
    '9:74',
  ],
  ['KW021', kind('note: { type: string, proto: 2, description: A remark., values: [ a ], because: { values: must be a } }'), '9:85'],
  ['KW021', kind('note: { type: string, proto: 2, description: A remark., because: { range: too many } }'), '9:70'],
  ['KW015', kind('notes: { type: list<string>, proto: 2, description: Remarks., nonBlank: true }'), '9:65'],
  ['KW002', kind("note: { type: string, proto: 2, description: A remark., nonBlank: true, pattern: '^a$' }"), '9:59'],
];

/** A catalogue's file as diagnostics name it: by its path from where the command runs. */
const shown = (file: string): string => path.relative('', path.join(catalog, file));

/** All faults of the small catalogue while some files of it are others; what is undefined is not there. The group has v1beta1 where it has a file. */
function faultsWith(changed: Readonly<Record<string, string | undefined>>): string {
  const files = BETA in changed ? { [GROUP_FILE]: `${GROUP}  v1beta1: {}\n`, ...changed } : changed;
  const former = Object.keys(files).map(
    (file) => [file, existsSync(path.join(catalog, file)) ? readFileSync(path.join(catalog, file), 'utf8') : undefined] as const,
  );
  const put = (file: string, text: string | undefined): void => {
    const at = path.join(catalog, file);
    mkdirSync(path.dirname(at), { recursive: true });
    if (text === undefined) rmSync(at, { force: true });
    else writeFileSync(at, text);
  };
  for (const [file, text] of Object.entries(files)) put(file, text);
  const faults = check({ catalog, output: path.join(work, 'generated') });
  for (const [file, text] of former) put(file, text);
  return faults;
}

for (const [code, text, at] of CASES) {
  test(`${code} at ${at}`, () => {
    const faults = faultsWith({ [ORDER]: text });
    assert.ok(faults.startsWith(`${shown(ORDER)}:${at} ${code} `), faults);
  });
}

/** A kind beside orders, which shares no name with them. */
const bill = (prefix = 'shop.example.com/bills'): string =>
  kind(NOTE)
    .replaceAll('Order', 'Bill')
    .replaceAll('orders', 'bills')
    .replace('Line', 'BillLine')
    .replace('shop.example.com/bills', prefix);
const withResource = (line: string): string => kind(NOTE).replace('fields:', `  ${line}\nfields:`);
const noted = (entry: string): string => kind(`note: { type: string, proto: 2, description: A remark., ${entry} }`);
/** An older version of orders, which converts to them. */
const beta = (field = NOTE, conversion = ''): string =>
  kind(field).replace('storage: { prefix: shop.example.com/orders }', 'hub: shop/v1.Order').replace('fields:', `${conversion}fields:`);

/** A version that stands for one that manifests name. */
const written = (version: string, lifetime = ''): string =>
  beta().replace('resource:\n', `${lifetime}resource:\n  alsoWrittenAs: [ ${version} ]\n`);

/** Without the conventions of the cluster, objects are held to what fields say. */
const SERVICE = 'service.yaml';
const OWN: Readonly<Record<string, string>> = {
  [SERVICE]: readFileSync(path.join(ROOT, 'catalog', SERVICE), 'utf8').replace(/^conventions:.*\n/m, ''),
};
/** What a field says, as a kind and as the same kind in an older version. */
const both = (hub: string, old: string, conversion = ''): Readonly<Record<string, string>> => ({
  ...OWN,
  [ORDER]: kind(`note: { type: string, proto: 2, description: A remark.${hub} }`),
  [BETA]: beta(`note: { type: string, proto: 2, description: A remark.${old} }`, conversion),
});

/** What is wrong, the files with it, and for each fault in the order of files: the file, its position, its code, and words of the message. */
const FAULTS: readonly (readonly [
  string,
  Readonly<Record<string, string | undefined>>,
  ...(readonly [string, string, string, RegExp])[],
])[] = [
  [
    'a key that is misspelt',
    { [ORDER]: noted('minLenght: 1') },
    [ORDER, '9:59', 'KW002', /no such key \(did you mean "minLength"\?\); known are description, type/],
  ],
  [
    'a reason for a rule that is misspelt',
    { [ORDER]: noted('min: 1, because: { ragne: few }') },
    [ORDER, '9:78', 'KW002', /did you mean "range"/],
  ],
  [
    'an unknown verb',
    { [ORDER]: withResource('verbs: [ get, lst ]') },
    [ORDER, '7:17', 'KW002', /"lst" is none of create, .*did you mean "list"/],
  ],
  [
    'a verb that no subresource has',
    { [ORDER]: withResource('subresources: { status: { verbs: [ get, list ] } }') },
    [ORDER, '7:43', 'KW002', /"list" is none of create, delete, get, patch, update/],
  ],
  [
    'an unknown list type',
    { [ORDER]: noted('listType: sett') },
    [ORDER, '9:59', 'KW002', /none of atomic, set, map \(did you mean "set"\?\)/],
  ],
  [
    'a release that YAML reads as a number',
    { [ORDER]: kind(NOTE).replace('resource:', 'lifetime: { introduced: 1.20 }\nresource:') },
    [ORDER, '3:13', 'KW002', /put it in quotes/],
  ],
  [
    'a release of another form',
    { [ORDER]: kind(NOTE).replace('resource:', 'lifetime: { introduced: v1.20 }\nresource:') },
    [ORDER, '3:13', 'KW002', /as 1\.21 does/],
  ],
  [
    'more than eight faults',
    { [ORDER]: noted('a: 1, b: 1, c: 1, d: 1, e: 1, f: 1, g: 1, h: 1, i: 1') },
    ...'abcdefghi'.split('').map((_, i) => [ORDER, `9:${59 + 6 * i}`, 'KW002', /no such key/] as const),
  ],
  [
    'a type of another language',
    { [ORDER]: kind(NOTE.replace('string', 'int')) },
    [ORDER, '9:11', 'KW003', /did you mean "int32"\?\); scalars are string, bool, int32/],
  ],
  ['a type in other letters', { [ORDER]: kind(NOTE.replace('string', 'String')) }, [ORDER, '9:11', 'KW003', /did you mean "string"\?/]],
  [
    'a type of the same version that is misspelt',
    { [ORDER]: kind(NOTE.replace('string', 'list<Lien>')) },
    [ORDER, '9:11', 'KW003', /did you mean "Line"\?.*types of shop\/v1 are .*Line/],
  ],
  [
    'a type of another version without its group',
    { [ORDER]: kind(NOTE.replace('string', 'ObjectMeta')) },
    [ORDER, '9:11', 'KW003', /did you mean "meta\/v1.ObjectMeta"\?/],
  ],
  [
    'a type of a version that is misspelt',
    { [ORDER]: kind(NOTE.replace('string', 'meat/v1.ObjectMeta')) },
    [ORDER, '9:11', 'KW003', /did you mean "meta\/v1.ObjectMeta"\?/],
  ],
  [
    'a type of another version that is misspelt',
    { [ORDER]: kind(NOTE.replace('string', 'meta/v1.ObjectMeat')) },
    [ORDER, '9:11', 'KW003', /did you mean "meta\/v1.ObjectMeta"\?/],
  ],
  [
    'a map with a type of keys',
    { [ORDER]: kind(NOTE.replace('string', '"map<string,int32>"')) },
    [ORDER, '9:11', 'KW003', /keys of maps are always text.*map<int32>/],
  ],
  ['a list in another notation', { [ORDER]: kind(NOTE.replace('string', '"string[]"')) }, [ORDER, '9:11', 'KW003', /written list<string>/]],
  [
    'a type that a nested message has no numbers for',
    { [ORDER]: kind(NOTE.replace('string', 'Line')).replace('string, proto: 1', 'string') },
    [ORDER, '14:7', 'KW005', /proto: 1/],
  ],
  [
    'a kind without numbers',
    { [ORDER]: kind(NOTE).replaceAll(/proto: \d, /g, '') },
    [ORDER, '8:3', 'KW005', /proto: 1/],
    [ORDER, '9:3', 'KW005', /proto: 2/],
  ],
  [
    'a type with the name of a list of kinds',
    { [BILL]: bill().replace('types:', 'types:\n  OrderList: { description: Many., fields: {} }') },
    [ORDER, '1:1', 'KW006', /"OrderList".*Bill\.yaml/],
  ],
  [
    'a hub that is misspelt',
    { [ORDER]: kind(NOTE), [BETA]: beta().replace('shop/v1.Order', 'shop/v1.Ordr') },
    [BETA, '6:3', 'KW008', /did you mean "shop\/v1.Order"/],
  ],
  [
    'a hub that has a hub',
    {
      [ORDER]: kind(NOTE),
      [BETA]: beta(),
      [GROUP_FILE]: `${GROUP}  v1beta1: {}\n  v1alpha1: {}\n`,
      'shop/v1alpha1/Order.yaml': beta().replace('v1.', 'v1beta1.'),
    },
    ['shop/v1alpha1/Order.yaml', '6:3', 'KW008', /itself converts to shop\/v1\.Order/],
  ],
  [
    'a field that the hub does not have',
    { [ORDER]: kind(NOTE), [BETA]: beta(`${NOTE}\n  more: { type: string, proto: 3, description: More. }`) },
    [BETA, '10:3', 'KW009', /in the `conversion` of shop\/v1beta1\.Order, write `rename: \{ more: .* or `keep: \{ more: annotation \}`/],
  ],
  [
    'a field that the hub alone has',
    { [ORDER]: kind(`${NOTE}\n  more: { type: string, proto: 3, description: More. }`), [BETA]: beta() },
    [BETA, '1:1', 'KW009', /`keepFromHub: \{ more: annotation \}`/],
  ],
  [
    'a version that the group misspells',
    { 'shop/v2/Order.yaml': 'types: {}\n' },
    ['shop/v2/Order.yaml', '1:1', 'KW010', /did you mean "v1"/],
  ],
  [
    'a merge key that items do not have',
    { [ORDER]: kind('lines: { type: list<Line>, proto: 2, description: What., patchMergeKey: articel }') },
    [ORDER, '9:60', 'KW012', /did you mean "article"\?\); it has article/],
  ],
  [
    'a field to keep that is not there',
    {
      [ORDER]: kind(NOTE),
      [BETA]: beta(
        `${NOTE}\n  more: { type: string, proto: 3, description: More. }`,
        'conversion: { keep: { more: annotation, moer: annotation } }\n',
      ),
    },
    [BETA, '7:41', 'KW012', /`keep` .*did you mean "more"/],
  ],
  [
    'a list map without keys',
    { [ORDER]: kind('lines: { type: list<Line>, proto: 2, description: What., listType: map }') },
    [ORDER, '9:60', 'KW013', /`listMapKeys`/],
  ],
  [
    'a kind of the shared group that is misspelt',
    { [GROUP_FILE]: GROUP.replace('v1: {}', 'v1: { sharedKinds: [ Statis ] }'), [ORDER]: kind(NOTE) },
    [GROUP_FILE, '3:24', 'KW002', /"Statis" is not allowed here.*did you mean "Status"/],
  ],
  ['a version without files', { [GROUP_FILE]: `${GROUP}  v2: {}\n` }, [GROUP_FILE, '4:3', 'KW013', /shop\/v2\/<Kind>\.yaml/]],
  ['a folder without a group', { 'mill/v1/Flour.yaml': bill() }, ['mill/v1/Flour.yaml', '1:1', 'KW013', /a file group\.yaml/]],
  ['a list type of a text', { [ORDER]: noted('listType: set') }, [ORDER, '9:59', 'KW015', /it is for lists/]],
  [
    'a format that is misspelt',
    { [ORDER]: noted('format: dns-lable') },
    [ORDER, '9:59', 'KW016', /did you mean "dns-label"\?\); known are any, dns-label/],
  ],
  [
    'a default below the least',
    { [ORDER]: noted('min: 3, default: 1').replace('string', 'int32') },
    [ORDER, '9:66', 'KW011', /default 1 of "note" is below its `min`, 3/],
  ],
  [
    'a default above the greatest',
    { [ORDER]: noted('max: 3, default: 9').replace('string', 'int32') },
    [ORDER, '9:66', 'KW011', /is above its `max`, 3/],
  ],
  [
    'a default that is none of the texts',
    { [ORDER]: noted('enum: [ Post, Courier ], default: Curier') },
    [ORDER, '9:84', 'KW011', /is none of its `enum`: Post, Courier \(did you mean "Courier"\?\)/],
  ],
  [
    'a default that is too long',
    { [ORDER]: noted('maxLength: 2, default: abc') },
    [ORDER, '9:73', 'KW011', /is longer than its `maxLength`, 2/],
  ],
  [
    'a default that is too short',
    { [ORDER]: noted('minLength: 2, default: a') },
    [ORDER, '9:73', 'KW011', /is shorter than its `minLength`, 2/],
  ],
  [
    'a default of another format',
    { [ORDER]: noted('format: dns-label, default: A_B') },
    [ORDER, '9:78', 'KW011', /is not of its `format`, dns-label: /],
  ],
  [
    'a default that does not match',
    { [ORDER]: noted('pattern: "^a+$", default: b') },
    [ORDER, '9:76', 'KW011', /does not match its `pattern`, \^a\+\$/],
  ],
  [
    'a default with an item that is none of the texts',
    { [ORDER]: noted('enum: [ a, b ], default: [ a, c ]').replace('string', 'list<string>') },
    [ORDER, '9:81', 'KW011', /default \["a","c"\] of "note" is none of its `enum`: a, b/],
  ],
  [
    'a default with too few items',
    { [ORDER]: noted('minItems: 2, default: [ a ]').replace('string', 'list<string>') },
    [ORDER, '9:78', 'KW011', /has fewer items than its `minItems`, 2/],
  ],
  ['a text that is allowed twice', { [ORDER]: noted('enum: [ a, b, a ]') }, [ORDER, '9:59', 'KW053', /`enum` of "note" has "a" twice/]],
  [
    'a pattern that does not end',
    { [ORDER]: noted("pattern: '[a'") },
    [ORDER, '9:59', 'KW017', /is no regular expression: \[a: .*missing closing \]/],
  ],
  [
    'a pattern that looks ahead, and a default, which nothing can be said of',
    { [ORDER]: noted("pattern: '(?=a)b', default: c") },
    [ORDER, '9:59', 'KW017', /patterns cannot look around or back/],
  ],
  [
    'a rule of an older version that the hub does not have',
    both('', ', maxLength: 5'),
    [BETA, '9:59', 'KW052', /`maxLength` of "note" holds nothing: .*; write it at "note" of shop\/v1\.Order, or remove it here/],
  ],
  [
    'a rule of an older version that is another in the hub',
    both(', enum: [ a, b ]', ', enum: [ a ]'),
    [BETA, '9:59', 'KW052', /"note" of shop\/v1\.Order has `enum: \["a","b"\]`; write the same here, or nothing/],
  ],
  ['a rule that both versions have, or the hub alone', both(', maxLength: 5, minLength: 1', ', maxLength: 5')],
  [
    'a rule of a field that is kept in an annotation',
    {
      ...both('', ''),
      [BETA]: beta(
        `${NOTE}\n  more: { type: string, proto: 3, maxLength: 5, description: More. }`,
        'conversion: { keep: { more: annotation } }\n',
      ),
    },
    [BETA, '11:35', 'KW052', /`maxLength` of "more" .*the hub does not have this field; remove `maxLength`/],
  ],
  [
    'a rule between fields of an older version',
    both('', '', `rules: [ { rule: "self.note != 'x'" } ]\n`),
    [BETA, '7:1', 'KW052', /`rules` of "Order" holds nothing: .*; write it at shop\/v1\.Order/],
  ],
  [
    'a type that the hub misspells, which says nothing of the older version',
    { [ORDER]: kind(NOTE.replace('string', 'strin')), [BETA]: beta() },
    [ORDER, '9:11', 'KW003', /did you mean "string"/],
  ],
  [
    'a type of items that is misspelt, whose fields nobody knows',
    { [ORDER]: kind('lines: { type: list<Lin>, proto: 2, description: What., listType: map, listMapKeys: [ article ] }') },
    [ORDER, '9:12', 'KW003', /did you mean "Line"/],
  ],
  [
    'a hub whose file is at fault',
    { [ORDER]: noted('minLenght: 1'), [BETA]: beta() },
    [ORDER, '9:59', 'KW002', /did you mean "minLength"/],
  ],
  [
    'a hub whose file is at fault, of which the older version has types, and to which it converts',
    {
      [ORDER]: noted('minLenght: 1'),
      [BETA]: beta('line: { type: shop/v1.Line, proto: 2, description: What. }', 'conversion: { keep: { line: annotation } }\n'),
    },
    [ORDER, '9:59', 'KW002', /did you mean "minLength"/],
  ],
  [
    'two types that are misspelt',
    { [ORDER]: kind(NOTE.replace('string', 'sting').concat('\n  other: { type: Lin, proto: 3, description: Another. }')) },
    [ORDER, '9:11', 'KW003', /did you mean "string"/],
    [ORDER, '10:12', 'KW003', /did you mean "Line"/],
  ],
  [
    'a version that its group misspells',
    { [ORDER]: kind(NOTE), [BETA]: beta(), [GROUP_FILE]: `${GROUP}  v1bta1: {}\n` },
    [GROUP_FILE, '4:3', 'KW026', /"v1bta1" is no version/],
  ],
  [
    'a field to go by that is misspelt',
    { [ORDER]: noted('requiredIf: { nottes: red }') },
    [ORDER, '9:73', 'KW019', /did you mean "note"\?\); it has kind, apiVersion, metadata, note/],
  ],
  ['two kinds under one prefix', { [BILL]: bill('shop.example.com/orders') }, [ORDER, '6:14', 'KW023', /is that of shop\/v1\.Bill/]],
  [
    'a prefix inside another',
    { [BILL]: bill('shop.example.com/orders/bills') },
    [ORDER, '6:14', 'KW023', /is around that of shop\/v1\.Bill/],
  ],
  ['a prefix around another', { [BILL]: bill('shop.example.com') }, [ORDER, '6:14', 'KW023', /is inside that of shop\/v1\.Bill/]],
  ['a prefix with a slash at its end', { [BILL]: bill('bills/') }, [BILL, '6:14', 'KW025', /storage prefix/]],
  [
    'a plural taken twice in a version',
    { [BILL]: bill().replace('plural: bills', 'plural: orders') },
    [ORDER, '4:3', 'KW024', /plural "orders" is already that of shop\/v1\.Bill/],
  ],
  [
    'a plural taken twice in a group',
    { [BETA]: kind(NOTE).replace('/orders', '/former') },
    [BETA, '4:3', 'KW024', /`hub: shop\/v1\.Order`/],
  ],
  [
    'a short name taken twice',
    { [ORDER]: withResource('shortNames: [ x ]'), [BILL]: bill().replace('scope:', 'shortNames: [ x ]\n  scope:') },
    [ORDER, '7:17', 'KW024', /short name "x" is already that of shop\/v1\.Bill/],
  ],
  [
    'a short name that is a plural',
    { [ORDER]: withResource('shortNames: [ bills ]'), [BILL]: bill() },
    [ORDER, '7:17', 'KW024', /name "bills" is already that of shop\/v1\.Bill/],
  ],
  [
    'a group taken twice',
    { 'mill/group.yaml': 'group: shop.example.com\nversions: { v1: {} }\n', 'mill/v1/Bill.yaml': bill() },
    [GROUP_FILE, '1:1', 'KW024', /that of folder mill/],
  ],
  [
    'a field of the name of another in Protobuf',
    { [ORDER]: kind(`${NOTE}\n  nOte: { type: string, proto: 3, description: Again. }`) },
    [ORDER, '10:3', 'KW024', /`protoName`/],
  ],
  ['a field that every kind has', { [ORDER]: kind(NOTE.replace('note', 'kind')) }, [ORDER, '9:3', 'KW024', /that of every kind/]],
  [
    'capitals in a plural',
    { [ORDER]: kind(NOTE).replace('plural: orders', 'plural: Orders') },
    [ORDER, '4:3', 'KW025', /lower case.*write "orders"/],
  ],
  [
    "a plural that is JavaScript's",
    { [ORDER]: kind(NOTE).replace('plural: orders', 'plural: delete') },
    [ORDER, '4:3', 'KW025', /JavaScript/],
  ],
  ['capitals in a group', { [GROUP_FILE]: GROUP.replace('shop.', 'Shop.') }, [GROUP_FILE, '1:1', 'KW025', /write "shop\.example\.com"/]],
  ['capitals in a short name', { [ORDER]: withResource('shortNames: [ Ord ]') }, [ORDER, '7:17', 'KW025', /write "ord"/]],
  ['a kind in lower case', { [BILL]: bill().replace('kind: Bill', 'kind: bill') }, [BILL, '1:1', 'KW025', /write "Bill"/]],
  [
    "a kind with the name of a type of TypeScript's",
    { [BILL]: bill().replace('kind: Bill', 'kind: Record') },
    [BILL, '1:1', 'KW025', /TypeScript or generated code/],
  ],
  ['a field that is no identifier', { [ORDER]: kind(NOTE.replace('note', 'my.note')) }, [ORDER, '9:3', 'KW025', /write "myNote"/]],
  [
    'a field that all objects have',
    { [ORDER]: kind(NOTE.replace('note', 'constructor')) },
    [ORDER, '9:3', 'KW025', /every JavaScript object/],
  ],
  ['a field that breaks in Protobuf', { [ORDER]: kind(NOTE.replace('note', 'my-note')) }, [ORDER, '9:3', 'KW025', /add `protoName`/]],
  [
    'a group that makes no Protobuf package',
    { [GROUP_FILE]: GROUP.replace('shop.', '3shop.') },
    [GROUP_FILE, '3:3', 'KW025', /protoPackage/],
  ],
  ['a folder that is no version', { 'shop/beta/Order.yaml': 'types: {}\n' }, ['shop/beta/Order.yaml', '1:1', 'KW026', /v1, v2, v1beta1/]],
  ['a version that is none', { [GROUP_FILE]: `${GROUP}  v1.2: {}\n` }, [GROUP_FILE, '4:3', 'KW026', /did you mean "v1"/]],
  [
    'a number that Protobuf keeps for itself',
    { [ORDER]: kind(NOTE.replace('2', '19500')) },
    [ORDER, '9:25', 'KW027', /without 19000 to 19999; take 2/],
  ],
  ['a number beyond what Protobuf has', { [ORDER]: kind(NOTE.replace('2', '536870912')) }, [ORDER, '9:25', 'KW027', /1 to 536870911/]],
  [
    'a type that contains itself',
    { [ORDER]: kind(NOTE.replace('string', 'Line'), '      next: { type: Line, proto: 2, description: Next. }\n') },
    [ORDER, '15:7', 'KW029', /Line contains Line.*`nullable: true` to "next"/],
  ],
  [
    'types that contain each other',
    {
      [ORDER]: kind(
        NOTE.replace('string', 'Line'),
        '      part: { type: Part, proto: 2, description: A part. }\n  Part:\n    description: A part.\n    fields:\n      line: { type: Line, proto: 1, description: Its line. }\n',
      ),
    },
    [ORDER, '15:7', 'KW029', /Line contains Part contains Line/],
  ],
  [
    'a kind without metadata',
    { [ORDER]: kind(NOTE).replace(/ {2}metadata: .*\n/, '') },
    [ORDER, '1:1', 'KW030', /meta\/v1\.ObjectMeta, proto: 3/],
  ],
  [
    'an unknown feature gate',
    {
      'features.yaml': 'features: { NoteTaking: { stage: BETA, default: true } }\n',
      'flags.yaml': 'flags: {}\n',
      [ORDER]: noted('featureGate: NoteTakeing'),
    },
    [ORDER, '9:59', 'KW031', /did you mean "NoteTaking"\?\); known are NoteTaking/],
  ],
  [
    'an unknown feature gate that takes nothing',
    {
      'features.yaml': 'features: { NoteTaking: { stage: BETA, default: true } }\n',
      'flags.yaml': 'flags: {}\n',
      [ORDER]: noted('ungated: [ NoteTakeing ]'),
    },
    [ORDER, '9:70', 'KW031', /did you mean "NoteTaking"\?\); known are NoteTaking/],
  ],
  [
    'an unknown format of names',
    { [ORDER]: withResource('writes: { nameFormat: dns-lable }') },
    [ORDER, '7:13', 'KW031', /did you mean "dns-label"/],
  ],
  ['an unknown flag', { [ORDER]: withResource('writes: { ttlFlag: order-ttl }') }, [ORDER, '7:13', 'KW031', /flag "order-ttl"/]],
  [
    'an unknown storage version',
    { [ORDER]: kind(NOTE).replace('/orders }', '/orders, version: shop/v7 }') },
    [ORDER, '6:47', 'KW031', /did you mean "shop\/v1"/],
  ],
  [
    'an unknown kind of a subresource',
    { [ORDER]: withResource('subresources: { bill: { kind: Lien, verbs: [ get ] } }') },
    [ORDER, '7:27', 'KW031', /did you mean "Line"/],
  ],
  [
    'unknown options of a subresource',
    { [ORDER]: withResource('subresources: { bill: { options: Lien, verbs: [ get ] } }') },
    [ORDER, '7:27', 'KW031', /kind of options "Lien".*did you mean "Line"/],
  ],
  [
    'a column path that leads nowhere',
    { [ORDER]: withResource('columns: [ { name: Note, type: string, value: .nota } ]') },
    [ORDER, '7:42', 'KW032', /shop\/v1\.Order has no field "nota" \(did you mean "note"\?\)/],
  ],
  [
    'a path into a text',
    { [ORDER]: withResource('columns: [ { name: Note, type: string, value: .note.more } ]') },
    [ORDER, '7:42', 'KW032', /which is string/],
  ],
  [
    'a scale path that leads nowhere',
    {
      [ORDER]: withResource(
        'subresources: { scale: { verbs: [ get ], scale: { specReplicas: .metadata.generation, statusReplicas: .metadata.generatoin, selector: .metadata.labels } } }',
      ),
    },
    [ORDER, '7:89', 'KW032', /did you mean "generation"/],
  ],
  [
    'a selectable path that leads nowhere',
    { [ORDER]: withResource('selectable: { nota: {} }') },
    [ORDER, '7:17', 'KW032', /did you mean "note"/],
  ],
  [
    'a renamed field that is not there',
    { [ORDER]: kind(NOTE), [BETA]: beta(NOTE, 'conversion: { rename: { nota: note } }\n') },
    [BETA, '7:25', 'KW032', /shop\/v1beta1\.Order has no field "nota"/],
  ],
  [
    'a rename to a field that is not there',
    {
      [ORDER]: kind(NOTE),
      [BETA]: beta(NOTE.replace('note', 'remark'), 'conversion: { rename: { remark: nota }, keepFromHub: { note: annotation } }\n'),
    },
    [BETA, '7:25', 'KW032', /shop\/v1\.Order has no field "nota"/],
  ],
  ['a file named .yml', { 'shop/v1/Bill.yml': bill() }, ['shop/v1/Bill.yml', '1:1', 'KW033', /name it Bill\.yaml/]],
  ['a kind beside group.yaml', { 'shop/Bill.yaml': bill() }, ['shop/Bill.yaml', '1:1', 'KW033', /<group>\/<version>\/<Kind>\.yaml/]],
  [
    'a file of the catalogue that is misspelt',
    { 'feature.yaml': 'features: {}\n' },
    ['feature.yaml', '1:1', 'KW033', /did you mean "features\.yaml"/],
  ],
  ['a kind too deep', { 'shop/v1/more/Bill.yaml': bill() }, ['shop/v1/more/Bill.yaml', '1:1', 'KW033', /not deeper/]],
  [
    'releases out of order',
    { [ORDER]: kind(NOTE).replace('resource:', 'lifetime: { introduced: "1.20", removed: "1.9" }\nresource:') },
    [ORDER, '3:33', 'KW034', /introduced later, in 1\.20/],
  ],
  [
    'a version of manifests that has the kind itself',
    { [ORDER]: kind(NOTE), [BETA]: written('shop.example.com/v1', 'lifetime: { removed: "1.20" }\n') },
    [BETA, '5:20', 'KW034', /shop\.example\.com\/v1 of manifests: it is that of shop\/v1\.Order already/],
  ],
  [
    'a version of manifests that is none',
    { [ORDER]: kind(NOTE), [BETA]: written('shop.example.com/old', 'lifetime: { removed: "1.20" }\n') },
    [BETA, '5:20', 'KW034', /shop\.example\.com\/old of manifests: it is written <group>\/<version>/],
  ],
  [
    'a version of manifests that one stands for which does not go',
    { [ORDER]: kind(NOTE), [BETA]: written('shop.example.com/v1beta2') },
    [BETA, '4:20', 'KW034', /shop\.example\.com\/v1beta2 of manifests: .*shop\/v1beta1\.Order, which does not go/],
  ],
  [
    'a version of manifests that is named twice',
    { [ORDER]: kind(NOTE), [BETA]: written('shop.example.com/v1beta2, shop.example.com/v1beta2', 'lifetime: { removed: "1.20" }\n') },
    [BETA, '5:46', 'KW034', /shop\.example\.com\/v1beta2 of manifests: it is that of shop\/v1beta1\.Order already/],
  ],
  [
    'a gate that ends before it begins',
    { 'features.yaml': 'features:\n  Fast: { stage: BETA, default: true, since: "1.3", until: "1.2" }\n' },
    ['features.yaml', '2:53', 'KW034', /the life of Fast: it ends in 1\.2, before it begins in 1\.3/],
  ],
  [
    'a gate that changes before it is there',
    { 'features.yaml': 'features:\n  Fast: { stage: ALPHA, default: false, since: "1.3", changes: { "1.3": { stage: BETA } } }\n' },
    ['features.yaml', '2:66', 'KW034', /the change in 1\.3 of Fast: it is there since 1\.3/],
  ],
  [
    'a gate that changes when it is gone',
    { 'features.yaml': 'features:\n  Fast: { stage: ALPHA, default: false, until: "1.3", changes: { "1.4": { stage: BETA } } }\n' },
    ['features.yaml', '2:66', 'KW034', /the change in 1\.4 of Fast: its last release is 1\.3/],
  ],
  [
    'a change that changes nothing',
    {
      'features.yaml':
        'features:\n  Fast: { stage: ALPHA, default: false, changes: { "1.4": { stage: BETA }, "1.5": { stage: BETA, locked: true } } }\n',
    },
    ['features.yaml', '2:85', 'KW034', /`stage` in 1\.5 of Fast: it is no other than before/],
  ],
  [
    'a feature of the protocol that ends before it begins',
    { 'features.yaml': 'features: {}\nprotocol:\n  Fast: { since: "1.3", until: "1.2", description: A. }\n' },
    ['features.yaml', '3:25', 'KW034', /the life of Fast: it ends in 1\.2, before it begins in 1\.3/],
  ],
  [
    'a feature of the protocol with the name of a gate',
    { 'features.yaml': 'features:\n  Fast: { stage: BETA, default: true }\nprotocol:\n  Fast: { since: "1.3", description: A. }\n' },
    ['features.yaml', '4:3', 'KW034', /the feature Fast of the protocol: a gate has this name/],
  ],
  [
    'a field that ends before it begins',
    { [ORDER]: kind('note: { type: string, proto: 2, description: A remark., since: "1.3", until: "1.2" }') },
    [ORDER, '9:73', 'KW034', /the life of .*note: it ends in 1\.2, before it begins in 1\.3/],
  ],
  [
    'a field that changes before it is there',
    { [ORDER]: kind('note: { type: string, proto: 2, description: A., since: "1.3", changes: { "1.3": { default: a } } }') },
    [ORDER, '9:77', 'KW034', /the change in 1\.3 of .*note: it is there since 1\.3/],
  ],
  [
    'a field that becomes what it is',
    { [ORDER]: kind('note: { type: string, proto: 2, description: A., default: a, changes: { "1.3": { default: a } } }') },
    [ORDER, '9:84', 'KW034', /`default` in 1\.3 of .*note: it is no other than before/],
  ],
  [
    'a field that loses a word which it does not have',
    { [ORDER]: kind('note: { type: list<string>, proto: 2, description: A., changes: { "1.3": { listType: null } } }') },
    [ORDER, '9:78', 'KW034', /`listType` in 1\.3 of .*note: it is no other than before/],
  ],
  [
    'a field that must be given and comes later',
    { [ORDER]: kind('note: { type: string, proto: 2, description: A., nonEmpty: true, since: "1.3" }') },
    [ORDER, '9:68', 'KW034', /the life of note: every object must have the field, in other releases, too/],
  ],
  [
    'a field whose next type lacks what the one before holds',
    {
      [ORDER]: kind(
        'note: { type: Line, proto: 2, description: A., changes: { "1.3": { type: Text } } }',
        '  Text:\n    description: A text.\n    fields:\n      lines: { type: int32, proto: 1, description: Its lines. }\n',
      ),
    },
    [ORDER, '9:70', 'KW034', /the type of note: Text has no field "article" with the Protobuf number 1, which Line has before 1\.3/],
  ],
  [
    'a field that outlives its kind',
    {
      [ORDER]: kind('note: { type: string, proto: 2, description: A., until: "1.9" }').replace(
        'resource:',
        'lifetime: { introduced: "1.2", removed: "1.9" }\nresource:',
      ),
    },
    [ORDER, '10:52', 'KW034', /the life of note: Order itself is gone in 1\.9/],
  ],
  [
    'a field that comes with its kind',
    {
      [ORDER]: kind('note: { type: string, proto: 2, description: A., since: "1.2" }').replace(
        'resource:',
        'lifetime: { introduced: "1.2" }\nresource:',
      ),
    },
    [ORDER, '10:52', 'KW034', /the life of note: Order itself is there since 1\.2/],
  ],
  [
    'a column that ends before it begins',
    {
      [ORDER]: kind(NOTE).replace(
        '\nfields:',
        '\n  columns:\n    - { name: Note, type: string, value: .note, since: "1.3", until: "1.2" }\nfields:',
      ),
    },
    [ORDER, '8:63', 'KW034', /the life of the column Note: it ends in 1\.2, before it begins in 1\.3/],
  ],
  [
    'a histogram without bounds',
    { 'metrics.yaml': 'metrics:\n  a_seconds: { type: histogram, stability: ALPHA, labels: [], description: A. }\n' },
    ['metrics.yaml', '2:16', 'KW034', /the histogram a_seconds: it needs `buckets`/],
  ],
  [
    'bounds that do not rise',
    { 'metrics.yaml': 'metrics:\n  a_seconds: { buckets: [ 2, 1 ], type: histogram, stability: ALPHA, labels: [], description: A. }\n' },
    ['metrics.yaml', '2:16', 'KW034', /each bound must be greater/],
  ],
  [
    'bounds of a counter',
    { 'metrics.yaml': 'metrics:\n  a_total: { buckets: [ 1 ], type: counter, stability: ALPHA, labels: [], description: A. }\n' },
    ['metrics.yaml', '2:14', 'KW034', /a counter has none/],
  ],
  [
    'a label that is that of buckets',
    { 'metrics.yaml': 'metrics:\n  a_total: { labels: [ le ], type: counter, stability: ALPHA, description: A. }\n' },
    ['metrics.yaml', '2:14', 'KW034', /`le` is that of buckets/],
  ],
  [
    'a label that is not shown and is none',
    { 'metrics.yaml': 'metrics:\n  a_total: { labels: [ b ], withoutLabels: [ c ], type: counter, stability: ALPHA, description: A. }\n' },
    ['metrics.yaml', '2:14', 'KW034', /the label c that a_total does not show/],
  ],
  [
    'a scope that differs from the hub',
    { [ORDER]: kind(NOTE), [BETA]: beta().replace('Namespaced', 'Cluster') },
    [BETA, '5:3', 'KW034', /shop\/v1\.Order is Namespaced/],
  ],
  [
    'a field of another type than in the hub',
    { [ORDER]: kind(NOTE), [BETA]: beta(NOTE.replace('string', 'int32')) },
    [BETA, '9:11', 'KW034', /int32.*shop\/v1\.Order has string/],
  ],
  [
    'a list of itself',
    { [ORDER]: kind(NOTE.replace('string', 'Nest'), '  Nest: { description: A nest., list: Nest }\n') },
    [ORDER, '15:3', 'KW034', /a type with fields must stand between/],
  ],
  [
    'a list of lists',
    { [ORDER]: kind(NOTE.replace('string', 'list<list<string>>')) },
    [ORDER, '9:11', 'KW035', /declare a type with `list: string`/],
  ],
  ['any value in a message', { [ORDER]: kind(NOTE.replace('string', 'any')) }, [ORDER, '9:11', 'KW035', /use json/]],
  [
    'a kind whose hub and which itself says where it is kept',
    { [ORDER]: kind(NOTE), [BETA]: beta().replace('hub:', 'storage: { prefix: former }\n  hub:') },
    [BETA, '6:3', 'KW002', /its hub says/],
  ],
  [
    'a rule that names what its type does not have',
    { [ORDER]: kind(NOTE).replace('fields:', 'rules: [ { rule: "self.count > 0 && self.not == \'\'" } ]\nfields:') },
    [ORDER, '7:23', 'KW039', /undefined field 'count'; it has kind, apiVersion, metadata, note/],
    [ORDER, '7:41', 'KW039', /undefined field 'not' \(did you mean "note"\?\)/],
  ],
  [
    'a rule of several lines whose types do not fit',
    { [ORDER]: kind(NOTE).replace('fields:', 'rules:\n  - rule: |\n      has(self.note) &&\n        self.note > 1\nfields:') },
    [ORDER, '10:19', 'KW039', /found no matching overload for '_>_' applied to '\(string, int\)'/],
  ],
  [
    'a rule that is no expression, no test, or about no field',
    {
      [ORDER]: kind(NOTE).replace(
        'fields:',
        "rules:\n  - { rule: 'has(' }\n  - { rule: self.note }\n  - { rule: has(self.note), fieldPath: .noet }\nfields:",
      ),
    },
    [ORDER, '8:18', 'KW039', /cannot be read: Syntax error/],
    [ORDER, '9:13', 'KW039', /must be true or false, and this is string/],
    [ORDER, '10:29', 'KW039', /is about "\.noet", but shop\/v1\.Order has no field "noet" \(did you mean "note"\?\)/],
  ],
  [
    'a rule that cannot be compiled ahead of time',
    { [ORDER]: kind(NOTE).replace('fields:', 'rules: [ { rule: self.?note.hasValue() } ]\nfields:') },
    [ORDER, '7:22', 'KW039', /cannot be compiled ahead of time: optional values are not among/],
  ],
  [
    'a default that is left out when it is written',
    { [ORDER]: kind('count: { type: int32, proto: 2, description: How many., default: 0 }') },
    [ORDER, '9:59', 'KW051', /default 0 of "count" would never be written.*add `nullable: true`, or remove the default/],
  ],
  [
    'an empty text and an empty list as defaults, and one that a release brings',
    {
      [ORDER]: kind(
        'note: { type: string, proto: 2, description: A., default: "" }\n  lines: { type: list<Line>, proto: 3, description: B., default: [] }\n' +
          '  done: { type: bool, proto: 4, description: C., changes: { "1.5": { default: false } } }',
      ),
    },
    [ORDER, '9:52', 'KW051', /default "" of "note"/],
    [ORDER, '10:57', 'KW051', /default \[\] of "lines"/],
    [ORDER, '11:70', 'KW051', /default false of "done"/],
  ],
  [
    'no empty default that is written, in the release that has it',
    {
      [ORDER]: kind(
        'count: { type: int32, proto: 2, description: A., nullable: true, default: 0 }\n  part: { type: Line, proto: 3, description: B., default: {} }\n' +
          '  done: { type: bool, proto: 4, description: C., keepEmpty: true, default: false }\n' +
          '  more: { type: int32, proto: 5, description: D., changes: { "1.5": { nullable: true, default: 0 } } }',
      ),
    },
  ],
];

for (const [what, files, ...expected] of FAULTS) {
  test(`told of: ${what}`, () => {
    const faults = faultsWith(files)
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('    '));
    assert.equal(faults.length, expected.length, faults.join('\n'));
    for (const [i, [file, at, code, words]] of expected.entries()) {
      assert.ok(faults[i]?.startsWith(`${shown(file)}:${at} ${code} `), faults[i]);
      assert.match(faults[i] ?? '', words);
    }
  });
}

test('types cannot have names that generated modules import for themselves', () => {
  // Modules for clients have all types below the names of modules.
  const modules = readdirSync(path.join(ROOT, 'generated'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^[^/]+\/v[^/]+\/(?!client)\w+\.ts$/.test(file),
  );
  const imported = modules.flatMap((file) => {
    const imports = readFileSync(path.join(ROOT, 'generated', file), 'utf8').matchAll(/^import (?:type )?\{([^}]*)\} from '?"?[^']*/gm);
    return [...imports].flatMap(([, names = '']) => names.split(',').map((name) => name.trim()));
  });
  const names = [...new Set(imported)].filter((name) => /^[A-Z][A-Za-z0-9]*$/.test(name));
  assert.ok(names.length > 15);
  const types = names.map((name) => `  ${name}: { description: A type., fields: {} }\n`).join('');
  const refused = faultsWith({ 'shop/v1/types.yaml': `types:\n${types}` }).matchAll(/ KW025 "(\w+)" cannot be the name of a type/g);
  assert.deepEqual(
    [...refused].map(([, name]) => name),
    names,
  );
});

test('positions are those in the file, whatever words of service.yaml stand before them', () => {
  const faults = faultsWith({
    [GROUP_FILE]: 'group: "{groupDomain}"\nversions: { v1: { protoPackage: "{groupDomain}.a", colour: red }, v1beta1: {} }\n',
  });
  assert.ok(faults.startsWith(`${shown(GROUP_FILE)}:2:52 KW002 `), faults);
});

test('a folder that is no catalogue is told what makes it one', () => {
  const folder = path.join(work, 'nothing');
  assert.match(check({ catalog: folder, output: work }), /nothing\/service\.yaml:1:1 KW013 .* needs a file service\.yaml/);
});

test('KW022: namespaces that are in namespaces themselves, or of two kinds', () => {
  const inNamespaces = kind(NOTE).replace('scope: ', 'isNamespace: true\n  scope: ');
  assert.match(faultsWith({ [ORDER]: inNamespaces }), /Order\.yaml:5:3 KW022 .*`scope: Cluster`/);
  const first = inNamespaces.replace('Namespaced', 'Cluster');
  assert.equal(faultsWith({ [ORDER]: first }), '');
  const second = bill().replace('scope: Namespaced', 'isNamespace: true\n  scope: Cluster');
  assert.match(faultsWith({ [BILL]: first, [ORDER]: second }), /Order\.yaml:5:3 KW022 .*shop\/v1\.Order is/);
});

/** Fields as they were generated before, what they are now, and what is told of that. */
const CHANGES: readonly (readonly [string, string, string, RegExp | undefined])[] = [
  ['nothing', NOTE, '', undefined],
  ['a description', NOTE.replace('A remark.', 'A word.'), '', undefined],
  ['a new field', `${NOTE}\n  more: { type: string, proto: 3, description: More. }`, '', undefined],
  [
    'a number',
    NOTE.replace('2', '3'),
    '',
    /:9:25 KW028 "note" had the Protobuf number 2 before.*write `proto: 2`, or delete .*proto\/shop\/example\/com\/v1\/generated\.proto/,
  ],
  [
    'a type',
    NOTE.replace('string', 'int32'),
    '',
    /:9:11 KW028 "note" was string before, and is int32 now.*the number 3 and add 2 to `reserved`/,
  ],
  ['one to several', NOTE.replace('string', 'list<string>'), '', /:9:11 KW028 "note" was string before, and is repeated string now/],
  [
    'a number for another field',
    NOTE.replace('note', 'remark'),
    '',
    /:9:27 KW028 Protobuf number 2 was that of "note" before.*take 3 for "remark"/,
  ],
  ['a field that goes', '', '', /:7:1 KW028 "note" of shop\/v1\.Order had the Protobuf number 2 before.*`reserved: \[ 2 \]`/],
  ['a field that goes, its number reserved', '', 'reserved: [ 2 ]\n', undefined],
];

test('KW028: numbers and types are those that were generated before', () => {
  const output = path.join(work, 'before');
  assert.equal(generate({ catalog, output }).diagnostics, '');
  for (const [what, field, more, expected] of CHANGES) {
    writeFileSync(path.join(catalog, ORDER), kind(field).replace('fields:', `${more}fields:`));
    const faults = check({ catalog, output });
    if (expected === undefined) assert.equal(faults, '', what);
    else assert.match(faults, expected, what);
  }
  writeFileSync(path.join(catalog, ORDER), kind('').replace('fields:', 'reserved: [ 2 ]\nfields:'));
  generate({ catalog, output });
  writeFileSync(path.join(catalog, ORDER), kind(''));
  assert.match(check({ catalog, output }), /KW028 Protobuf number 2 of shop\/v1\.Order was reserved before/);
  writeFileSync(path.join(catalog, ORDER), kind(NOTE));
});

test('KW054: functions that no kind in code gives are told of, and code is made nevertheless, whose types they may need', () => {
  const output = path.join(work, 'functions');
  const older = kind(NOTE).replace(/ {2}storage: .*\n/, '  hub: shop/v1.Order\n  conversion: { toHub: orderUp, fromHub: orderDown }\n');
  writeFileSync(path.join(catalog, ORDER), kind(NOTE).replace('fields:', 'defaulter: orderDefault\nfields:'));
  writeFileSync(path.join(catalog, BETA), older);
  writeFileSync(path.join(catalog, GROUP_FILE), `${GROUP}  v1beta1: {}\n`);
  try {
    const functions = { defaulters: ['orderDefaults'], conversions: ['orderUp'] };
    const made = generate({ catalog, output, functions });
    assert.ok(made.ok);
    assert.match(made.diagnostics, /shop\/v1\/Order\.yaml:7:1 KW054 .*the defaulter "orderDefault" \(did you mean "orderDefaults"\?\)/);
    assert.match(made.diagnostics, /shop\/v1beta1\/Order\.yaml:7:33 KW054 .*the conversion "orderDown"/);
    assert.equal(made.diagnostics.match(/KW\d+/g)?.length, 2);
    const checked = generate({ catalog, output, functions, check: true });
    assert.deepEqual([checked.ok, checked.diagnostics, checked.changed], [false, made.diagnostics, []]);
    const given = { defaulters: ['orderDefault'], conversions: ['orderUp', 'orderDown'] };
    assert.ok(generate({ catalog, output, functions: given, check: true }).ok);
  } finally {
    rmSync(path.join(catalog, BETA));
    writeFileSync(path.join(catalog, GROUP_FILE), GROUP);
    writeFileSync(path.join(catalog, ORDER), kind(NOTE));
  }
});

test('a catalogue without faults is generated', () => {
  writeFileSync(
    path.join(catalog, 'shop/v1/Order.yaml'),
    kind('note: { type: string, proto: 2, default: a, enum: [ a, b ], description: A remark. }'),
  );
  assert.equal(generate({ catalog, output: path.join(work, 'generated') }).diagnostics, '');
});
