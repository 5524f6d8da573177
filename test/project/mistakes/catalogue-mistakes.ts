/** Mistakes in what a catalogue says of kinds, versions, groups and itself. */
import type { Changes, Mistake } from './mistake.js';

const ORDER = 'catalog/shop/v1/Order.yaml';
const LATER = 'catalog/shop/v2/Order.yaml';
const INVOICE = 'catalog/shop/v1/Invoice.yaml';
const GROUP = 'catalog/shop/group.yaml';
const SERVICE = 'catalog/service.yaml';

const inInvoice = (before: string, after: string): Changes => ({ [INVOICE]: [before, after] });
const inOrder = (before: string, after: string): Changes => ({ [ORDER]: [before, after] });

const rows: readonly (readonly [what: string, files: Changes, told: string])[] = [
  [
    'a kind has no metadata',
    inOrder('  metadata: { type: meta/v1.ObjectMeta, proto: 1, description: Standard object metadata. }\n', ''),
    'catalog/shop/v1/Order.yaml:1:1 KW030 kind Order has no metadata; add `metadata: { type: meta/v1.ObjectMeta, proto: 4, description: Standard object metadata. }`',
  ],
  [
    'a plural has capitals',
    inOrder('plural: orders', 'plural: Orders'),
    'catalog/shop/v1/Order.yaml:4:3 KW025 "Orders" cannot be the name of a plural: it is up to 63 lower case letters, digits and hyphens, begins with a letter, and is no word of JavaScript\'s own; write "orders"',
  ],
  [
    'a plural is that of another kind',
    inInvoice('plural: invoices', 'plural: orders'),
    'catalog/shop/v1/Order.yaml:4:3 KW024 the plural "orders" is already that of shop/v1.Invoice; take another, or write `hub: shop/v1.Invoice` for a version of it',
  ],
  [
    'a scope is misspelt',
    inOrder('scope: Namespaced', 'scope: Namespace'),
    'catalog/shop/v1/Order.yaml:6:3 KW002 `resource.scope` is not allowed here: "Namespace" is none of Namespaced, Cluster (did you mean "Namespaced"?)',
  ],
  [
    'a verb is unknown',
    inOrder('verbs: [ get, patch, update ]', 'verbs: [ get, patch, put ]'),
    'catalog/shop/v1/Order.yaml:10:36 KW002 `resource.subresources.status.verbs.2` is not allowed here: "put" is none of create, delete, get, patch, update',
  ],
  [
    'a storage prefix is that of another kind',
    inInvoice('prefix: shop.example.com/invoices', 'prefix: shop.example.com/orders'),
    'catalog/shop/v1/Order.yaml:7:14 KW023 the storage prefix "shop.example.com/orders" is that of shop/v1.Invoice, so that the objects of one are listed with those of the other; take another, such as shop.example.com/orders-of-order',
  ],
  [
    'a short name is that of another kind',
    inInvoice('scope:', 'shortNames: [ ord ]\n  scope:'),
    'catalog/shop/v1/Order.yaml:5:17 KW024 the short name "ord" is already that of shop/v1.Invoice; clients could not tell which is meant; take another',
  ],
  [
    'a column shows a field that is not there',
    inOrder('value: .spec.customer', 'value: .spec.custmer'),
    'catalog/shop/v1/Order.yaml:13:39 KW032 the column path ".spec.custmer" leads nowhere: shop/v1.OrderSpec has no field "custmer" (did you mean "customer"?); it has customer, delivery, pieces',
  ],
  [
    'a scale path leads nowhere',
    inOrder(
      'status: { verbs: [ get, patch, update ] }',
      'scale: { verbs: [ get ], scale: { specReplicas: .spec.peices, statusReplicas: .spec.pieces, selector: .status.phase } }',
    ),
    'catalog/shop/v1/Order.yaml:10:39 KW032 the scale path ".spec.peices" leads nowhere: shop/v1.OrderSpec has no field "peices" (did you mean "pieces"?); it has customer, delivery, pieces',
  ],
  [
    'a rule between fields does not parse',
    inInvoice('    fields:\n      text', '    rules: [ { rule: "self.text ==" } ]\n    fields:\n      text'),
    'catalog/shop/v1/Invoice.yaml:14:35 KW039 a rule of InvoiceSpec cannot be read: Syntax error: Unexpected token: EOF; a rule is an expression of CEL, such as `self.min <= self.max`',
  ],
  [
    'a rule between fields names an unknown one',
    inInvoice('    fields:\n      text', `    rules: [ { rule: "self.txet == 'x'" } ]\n    fields:\n      text`),
    'catalog/shop/v1/Invoice.yaml:14:27 KW039 a rule of InvoiceSpec cannot be read: undefined field \'txet\' (did you mean "text"?); it has text',
  ],
  [
    'a rule between fields is no condition',
    inInvoice('    fields:\n      text', `    rules: [ { rule: "self.text" } ]\n    fields:\n      text`),
    'catalog/shop/v1/Invoice.yaml:14:23 KW039 a rule of InvoiceSpec must be true or false, and this is string; a rule is an expression of CEL, such as `self.min <= self.max`',
  ],
  [
    'both versions are stored',
    { [LATER]: ['hub: shop/v1.Order', 'storage: { prefix: shop.example.com/later }'] },
    'catalog/shop/v2/Order.yaml:4:3 KW024 the plural "orders" is already that of shop/v1.Order; take another, or write `hub: shop/v1.Order` for a version of it',
  ],
  [
    'a hub is misspelt',
    { [LATER]: ['hub: shop/v1.Order', 'hub: shop/v1.Oder'] },
    'catalog/shop/v2/Order.yaml:7:3 KW008 the hub "shop/v1.Oder" is not a kind of the catalogue; write `<group>/<version>.<Kind>` (did you mean "shop/v1.Order"?)',
  ],
  [
    'a field is renamed without a conversion',
    { [LATER]: [' { rename: { buyer: customer } }', ' { rename: {} }'] },
    'catalog/shop/v2/Order.yaml:23:7 KW009 field "buyer" of shop/v2.OrderSpec has no counterpart in shop/v1.OrderSpec; in the `conversion` of shop/v2.OrderSpec, write `rename: { buyer: customer }` or `keep: { buyer: annotation }`',
  ],
  [
    'a rename leads to no field',
    { [LATER]: ['buyer: customer }', 'buyer: costumer }'] },
    'catalog/shop/v2/Order.yaml:26:29 KW032 the rename path "costumer" leads nowhere: shop/v1.OrderSpec has no field "costumer" (did you mean "customer"?); it has customer, delivery, pieces',
  ],
  [
    'a field has another type in another version',
    { [LATER]: ['delivery: { type: string, proto: 2, default: Post, enum: [ Post, Courier ]', 'delivery: { type: int32, proto: 2'] },
    'catalog/shop/v2/Order.yaml:24:19 KW028 "delivery" was string before, and is int32 now, and stored data holds it so; keep its type, or give a field of another name the number 4 and add 2 to `reserved` of the type, or delete generated/proto/shop/example/com/v2/generated.proto where nothing is stored yet',
  ],
  [
    'a rule stands in a version that is not stored',
    { [LATER]: ['buyer: { type: string,', 'buyer: { type: string, maxLength: 5,'] },
    'catalog/shop/v2/Order.yaml:23:30 KW052 `maxLength` of "buyer" holds nothing: objects of every version are held to the rules of the hub; write it at "customer" of shop/v1.OrderSpec, or remove it here',
  ],
  [
    'a version is missing in its group',
    { 'catalog/shop/v3/Order.yaml': 'types: {}\n' },
    'catalog/shop/v3/Order.yaml:1:1 KW010 group folder "shop" has no version "v3" in its group.yaml; add it under `versions` (did you mean "v1"?)',
  ],
  [
    'a version has no file',
    { [GROUP]: ['v1: {}', 'v1: {}\n  v4: {}'] },
    'catalog/shop/group.yaml:5:3 KW013 "shop/v4" needs a file, such as shop/v4/<Kind>.yaml; or take v4 out of `versions`',
  ],
  [
    'a version is called by a number',
    { [GROUP]: ['v1: {}', 'v1: {}\n  "3": {}'] },
    'catalog/shop/group.yaml:5:3 KW026 "3" is no version: versions are named v1, v2, v1beta1, v2alpha3 and so on',
  ],
  [
    'a group has capitals',
    { [GROUP]: ['shop.example.com', 'Shop.example.com'] },
    'catalog/shop/group.yaml:1:1 KW025 "Shop.example.com" cannot be the name of a group: it is a domain in lower case, such as shop.example.com; write "shop.example.com"',
  ],
  [
    'a file ends with .yml',
    { 'catalog/shop/v1/Bill.yml': 'kind: Bill\n' },
    'catalog/shop/v1/Bill.yml:1:1 KW033 Bill.yml is not read: name it Bill.yaml',
  ],
  [
    'a kind stands beside its group',
    { 'catalog/shop/Bill.yaml': 'kind: Bill\n' },
    'catalog/shop/Bill.yaml:1:1 KW033 Bill.yaml is not read: the folder of a group holds group.yaml; kinds stand in <group>/<version>/<Kind>.yaml',
  ],
  [
    'a folder has no group',
    { 'catalog/mill/v1/Flour.yaml': 'types: {}\n' },
    'catalog/mill/v1/Flour.yaml:1:1 KW013 "mill" needs a file group.yaml with the name of the group, and its `versions`',
  ],
  [
    'a file is no YAML',
    inOrder('plural: orders', 'plural: [ orders'),
    'catalog/shop/v1/Order.yaml:5:3 KW001 the file is not YAML: Flow sequence in block collection must be sufficiently indented and end with a ]; indent it as the lines around it',
  ],
  [
    'a file has a tab',
    inOrder('  plural: orders', '\tplural: orders'),
    'catalog/shop/v1/Order.yaml:4:1 KW001 the file is not YAML: Tabs are not allowed as indentation; indent with spaces',
  ],
  [
    'a key stands twice',
    inOrder('  plural: orders\n', '  plural: orders\n  plural: orders\n'),
    'catalog/shop/v1/Order.yaml:5:3 KW001 the file is not YAML: Map keys must be unique; keep one of them',
  ],
  [
    'a package to extend is not installed',
    { [SERVICE]: ['kindwright/base', 'kindwrite/base'] },
    'catalog/service.yaml:2:12 KW036 the catalogue "kindwrite/base" cannot be extended: no package kindwrite is installed for <project>/catalog; run npm install kindwrite, or write a folder as ./<folder>',
  ],
  [
    'a catalogue to extend is misspelt',
    { [SERVICE]: ['kindwright/base', 'kindwright/bas'] },
    'catalog/service.yaml:2:12 KW036 the catalogue "kindwright/bas" cannot be extended: the package kindwright has no such catalogue (did you mean "kindwright/base"?); it has kindwright/base, kindwright/kubernetes',
  ],
  [
    'a profile is misspelt',
    { [SERVICE]: ['release:', 'profile: stirct\nrelease:'] },
    'catalog/service.yaml:4:1 KW002 `profile` is not allowed here: "stirct" is none of current, strict, cluster (did you mean "strict"?)',
  ],
  [
    'a word of service.yaml is misspelt',
    { [SERVICE]: ['release:', 'labelDomian: acme.io\nrelease:'] },
    'catalog/service.yaml:4:1 KW002 `labelDomian` is not allowed here: no such key (did you mean "labelDomain"?); known are extends, conventions, profile, groupDomain, labelDomain, mediaVendor, limits, release, announced',
  ],
  [
    'a release is no text',
    { [SERVICE]: ['"0.1"', '0.1'] },
    'catalog/service.yaml:4:1 KW002 `release` is not allowed here: it is text: put it in quotes as it stands, since YAML reads 1.20 as the number 1.2',
  ],
  [
    'service.yaml is not there',
    { [SERVICE]: undefined },
    'catalog/service.yaml:1:1 KW013 "catalog" needs a file service.yaml: it holds the words that carry the name of the API, and makes the folder a catalogue',
  ],
  [
    'released.lock is damaged',
    { 'catalog/released.lock': 'format: [\n' },
    'catalog/released.lock:2:1 KW001 the file is not YAML: Flow sequence in block collection must be sufficiently indented and end with a ]; indent it as the lines around it',
  ],
  [
    'released.lock is of a later Kindwright',
    { 'catalog/released.lock': 'format: 99\nreleases: {}\n' },
    'catalog/released.lock:1:1 KW040 the catalogue cannot be held to released.lock: it has the form 99 of a later Kindwright; this one reads up to 1. Install the later one',
  ],
];

export const catalogueMistakes: readonly Mistake[] = rows.map(([what, files, told]) => ({ what, files, run: 'check', told }));
