/** Mistakes in what a catalogue says: each is told at its line and column. */
import type { Mistake } from './mistake.js';

const ORDER = 'catalog/shop/v1/Order.yaml';
const LATER = 'catalog/shop/v2/Order.yaml';
const INVOICE = 'catalog/shop/v1/Invoice.yaml';
const GROUP = 'catalog/shop/group.yaml';
const SERVICE = 'catalog/service.yaml';

const TEXT = '      text: { type: string, proto: 1, maxLength: 1000, description: A field to begin with. }\n';
/** Another field of invoices, which are in one version alone. */
const field = (name: string, words: string): Mistake['files'] => ({ [INVOICE]: [TEXT, `${TEXT}      ${name}: { ${words} }\n`] });
const noted = (type: string, words: string): Mistake['files'] => field('note', `type: ${type}, proto: 2, ${words}, description: A note.`);
const inInvoice = (before: string, after: string): Mistake['files'] => ({ [INVOICE]: [before, after] });
const inOrder = (before: string, after: string): Mistake['files'] => ({ [ORDER]: [before, after] });

export const ROWS = [
  ['a word of a field is misspelt', noted('int32', 'mni: 1')],
  ['a word of a resource is misspelt', inOrder('shortNames', 'shortname')],
  ['a type is that of another language', noted('integer', 'min: 1')],
  ['a type is misspelt', inOrder('type: OrderStatus', 'type: OrderStatsu')],
  ['a list is written as in TypeScript', noted('"string[]"', 'maxItems: 3')],
  ['a map says the type of its keys', noted('"map<string, int32>"', 'nullable: true')],
  ['a Protobuf number is given twice', field('note', 'type: string, proto: 1, description: A note.')],
  ['a Protobuf number is left out', field('note', 'type: string, description: A note.')],
  ['a Protobuf number is one that Protobuf keeps', field('note', 'type: string, proto: 19001, description: A note.')],
  ['a field that was published has another number', inInvoice('proto: 1, maxLength', 'proto: 3, maxLength')],
  ['a field that was published has another type', inInvoice('type: string, proto: 1, maxLength: 1000', 'type: int32, proto: 1')],
  ['a description is left out', field('note', 'type: string, proto: 2')],
  ['a default is of another type', noted('int32', 'default: one')],
  ['a default is below the least', noted('int32', 'min: 1, default: 0')],
  ['a default is none of the enumeration', inOrder('default: Post', 'default: Pots')],
  ['a pattern is no expression', noted('string', "pattern: '[a-z'")],
  ['a pattern looks ahead', noted('string', "pattern: '(?!x)y'")],
  ['a text is enumerated twice', inOrder('[ Post, Courier ]', '[ Post, Courier, Post ]')],
  ['the least is above the greatest', noted('int32', 'min: 5, max: 3')],
  ['a bound of numbers is given to a text', noted('string', 'max: 3')],
  ['a format is misspelt', noted('string', 'format: dns-labell')],
  ['a rule goes by a field that is not there', noted('string', 'requiredIf: { txet: x }')],
  ['a reason is given for no rule', noted('string', 'because: { pattern: must be a word }')],
  ['a list by keys names no key', noted('list<InvoiceSpec>', 'listType: map')],
  ['a list by keys names a field that items lack', noted('list<InvoiceSpec>', 'listType: map, listMapKeys: [ txet ]')],
  ['a field is called as all JavaScript objects are', field('constructor', 'type: string, proto: 2, description: A note.')],
  ['a field has the name of every kind', inInvoice('types:', '  kind: { type: string, proto: 3, description: A kind. }\ntypes:')],
  ['a type contains itself without end', noted('InvoiceSpec', 'required: true')],
  ['a kind has no metadata', inOrder('  metadata: { type: meta/v1.ObjectMeta, proto: 1, description: Standard object metadata. }\n', '')],
  ['a plural has capitals', inOrder('plural: orders', 'plural: Orders')],
  ['a plural is that of another kind', inInvoice('plural: invoices', 'plural: orders')],
  ['a scope is misspelt', inOrder('scope: Namespaced', 'scope: Namespace')],
  ['a verb is unknown', inOrder('verbs: [ get, patch, update ]', 'verbs: [ get, patch, put ]')],
  ['a storage prefix is that of another kind', inInvoice('prefix: shop.example.com/invoices', 'prefix: shop.example.com/orders')],
  ['a short name is that of another kind', inInvoice('scope:', 'shortNames: [ ord ]\n  scope:')],
  ['a column shows a field that is not there', inOrder('value: .spec.customer', 'value: .spec.custmer')],
  [
    'a scale path leads nowhere',
    inOrder(
      'status: { verbs: [ get, patch, update ] }',
      'scale: { verbs: [ get ], scale: { specReplicas: .spec.peices, statusReplicas: .spec.pieces, selector: .status.phase } }',
    ),
  ],
  ['a rule between fields does not parse', inInvoice('    fields:\n      text', '    rules: [ { rule: "self.text ==" } ]\n    fields:\n      text')],
  ['a rule between fields names an unknown one', inInvoice('    fields:\n      text', `    rules: [ { rule: "self.txet == 'x'" } ]\n    fields:\n      text`)],
  ['a rule between fields is no condition', inInvoice('    fields:\n      text', `    rules: [ { rule: "self.text" } ]\n    fields:\n      text`)],
  ['both versions are stored', { [LATER]: ['hub: shop/v1.Order', 'storage: { prefix: shop.example.com/later }'] }],
  ['a hub is misspelt', { [LATER]: ['hub: shop/v1.Order', 'hub: shop/v1.Oder'] }],
  ['a field is renamed without a conversion', { [LATER]: [' { rename: { buyer: customer } }', ' { rename: {} }'] }],
  ['a rename leads to no field', { [LATER]: ['buyer: customer }', 'buyer: costumer }'] }],
  ['a field has another type in another version', { [LATER]: ['delivery: { type: string, proto: 2, default: Post, enum: [ Post, Courier ]', 'delivery: { type: int32, proto: 2'] }],
  ['a rule stands in a version that is not stored', { [LATER]: ['buyer: { type: string,', 'buyer: { type: string, maxLength: 5,'] }],
  ['a version is missing in its group', { 'catalog/shop/v3/Order.yaml': 'types: {}\n' }],
  ['a version has no file', { [GROUP]: ['v1: {}', 'v1: {}\n  v4: {}'] }],
  ['a version is called by a number', { [GROUP]: ['v1: {}', 'v1: {}\n  "3": {}'] }],
  ['a group has capitals', { [GROUP]: ['shop.example.com', 'Shop.example.com'] }],
  ['a file ends with .yml', { 'catalog/shop/v1/Bill.yml': 'kind: Bill\n' }],
  ['a kind stands beside its group', { 'catalog/shop/Bill.yaml': 'kind: Bill\n' }],
  ['a folder has no group', { 'catalog/mill/v1/Flour.yaml': 'types: {}\n' }],
  ['a file is no YAML', inOrder('plural: orders', 'plural: [ orders')],
  ['a file has a tab', inOrder('  plural: orders', '\tplural: orders')],
  ['a key stands twice', inOrder('  plural: orders\n', '  plural: orders\n  plural: orders\n')],
  ['a package to extend is not installed', { [SERVICE]: ['kindwright/base', 'kindwrite/base'] }],
  ['a catalogue to extend is misspelt', { [SERVICE]: ['kindwright/base', 'kindwright/bas'] }],
  ['a profile is misspelt', { [SERVICE]: ['release:', 'profile: stirct\nrelease:'] }],
  ['a word of service.yaml is misspelt', { [SERVICE]: ['release:', 'labelDomian: acme.io\nrelease:'] }],
  ['a release is no text', { [SERVICE]: ['"0.1"', '0.1'] }],
  ['service.yaml is not there', { [SERVICE]: undefined }],
  ['released.lock is damaged', { 'catalog/released.lock': 'format: [\n' }],
  ['released.lock is of a later Kindwright', { 'catalog/released.lock': 'format: 99\nreleases: {}\n' }],
] as const;
