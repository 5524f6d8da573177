/** Mistakes in what fields of a catalogue say. */
import type { Changes, Mistake } from './mistake.js';

const ORDER = 'catalog/shop/v1/Order.yaml';
const INVOICE = 'catalog/shop/v1/Invoice.yaml';

const TEXT = '      text: { type: string, proto: 1, maxLength: 1000, description: A field to begin with. }\n';
/** Another field of invoices, which are in one version alone. */
const field = (name: string, words: string): Changes => ({ [INVOICE]: [TEXT, `${TEXT}      ${name}: { ${words} }\n`] });
const noted = (type: string, words: string): Changes => field('note', `type: ${type}, proto: 2, ${words}, description: A note.`);
const inInvoice = (before: string, after: string): Changes => ({ [INVOICE]: [before, after] });
const inOrder = (before: string, after: string): Changes => ({ [ORDER]: [before, after] });

const rows: readonly (readonly [what: string, files: Changes, told: string])[] = [
  [
    'a word of a field is misspelt',
    noted('int32', 'mni: 1'),
    'catalog/shop/v1/Invoice.yaml:16:38 KW002 `types.InvoiceSpec.fields.note.mni` is not allowed here: no such key (did you mean "min"?); known are …',
  ],
  [
    'a word of a resource is misspelt',
    inOrder('shortNames', 'shortname'),
    'catalog/shop/v1/Order.yaml:5:3 KW002 `resource.shortname` is not allowed here: no such key (did you mean "shortNames"?); known are …',
  ],
  [
    'a type is that of another language',
    noted('integer', 'min: 1'),
    'catalog/shop/v1/Invoice.yaml:16:15 KW003 type "integer" is not known (did you mean "int32"?); scalars are …',
  ],
  [
    'a type is misspelt',
    inOrder('type: OrderStatus', 'type: OrderStatsu'),
    'catalog/shop/v1/Order.yaml:19:13 KW003 type "OrderStatsu" is not known (did you mean "OrderStatus"?); scalars are …',
  ],
  [
    'a list is written as in TypeScript',
    noted('"string[]"', 'maxItems: 3'),
    'catalog/shop/v1/Invoice.yaml:16:15 KW003 type "string[]" is not known; several are written list<string>',
  ],
  [
    'a map says the type of its keys',
    noted('"map<string, int32>"', 'nullable: true'),
    'catalog/shop/v1/Invoice.yaml:16:15 KW003 type "string, int32" is not known; keys of maps are always text, and only the type of their values is written: map<int32>',
  ],
  [
    'a Protobuf number is given twice',
    field('note', 'type: string, proto: 1, description: A note.'),
    'catalog/shop/v1/Invoice.yaml:16:29 KW004 Protobuf number 1 of "note" is already taken by "text"; take 2',
  ],
  [
    'a Protobuf number is left out',
    field('note', 'type: string, description: A note.'),
    'catalog/shop/v1/Invoice.yaml:16:7 KW005 field "note" has no Protobuf number; add `proto: 2`',
  ],
  [
    'a Protobuf number is one that Protobuf keeps',
    field('note', 'type: string, proto: 19001, description: A note.'),
    'catalog/shop/v1/Invoice.yaml:16:29 KW027 Protobuf number 19001 of "note" cannot be used: numbers are 1 to 536870911 without 19000 to 19999; take 2',
  ],
  [
    'a field that was published has another number',
    inInvoice('proto: 1, maxLength', 'proto: 3, maxLength'),
    'catalog/shop/v1/Invoice.yaml:15:29 KW028 "text" had the Protobuf number 1 before, and stored data holds it so; write `proto: 1`, or delete generated/proto/shop/example/com/v1/generated.proto where nothing is stored yet',
  ],
  [
    'a field that was published has another type',
    inInvoice('type: string, proto: 1, maxLength: 1000', 'type: int32, proto: 1'),
    'catalog/shop/v1/Invoice.yaml:15:15 KW028 "text" was string before, and is int32 now, and stored data holds it so; keep its type, or give a field of another name the number 2 and add 1 to `reserved` of the type, or delete generated/proto/shop/example/com/v1/generated.proto where nothing is stored yet',
  ],
  [
    'a description is left out',
    field('note', 'type: string, proto: 2'),
    'catalog/shop/v1/Invoice.yaml:16:7 KW007 "note" has no description; add one sentence that says what it does',
  ],
  [
    'a default is of another type',
    noted('int32', 'default: one'),
    'catalog/shop/v1/Invoice.yaml:16:38 KW011 the default "one" of "note" does not fit its type int32; write another, or remove `default`',
  ],
  [
    'a default is below the least',
    noted('int32', 'min: 1, default: 0'),
    'catalog/shop/v1/Invoice.yaml:16:46 KW011 the default 0 of "note" is below its `min`, 1; write another, or remove `default`',
  ],
  [
    'a default is none of the enumeration',
    inOrder('default: Post', 'default: Pots'),
    'catalog/shop/v1/Order.yaml:25:43 KW011 the default "Pots" of "delivery" is none of its `enum`: Post, Courier (did you mean "Post"?); write another, or remove `default`',
  ],
  [
    'a pattern is no expression',
    noted('string', "pattern: '[a-z'"),
    'catalog/shop/v1/Invoice.yaml:16:39 KW017 the pattern of "note" is no regular expression: [a-z: error parsing regexp: missing closing ]: `[a-z`; write it in the syntax of RE2',
  ],
  [
    'a pattern looks ahead',
    noted('string', "pattern: '(?!x)y'"),
    'catalog/shop/v1/Invoice.yaml:16:39 KW017 the pattern of "note" is no regular expression: (?!x)y: error parsing regexp: invalid or unsupported Perl syntax: `(?!`; patterns cannot look around or back; write it in the syntax of RE2',
  ],
  [
    'a text is enumerated twice',
    inOrder('[ Post, Courier ]', '[ Post, Courier, Post ]'),
    'catalog/shop/v1/Order.yaml:25:58 KW053 `enum` of "delivery" has "Post" twice; write it once',
  ],
  [
    'the least is above the greatest',
    noted('int32', 'min: 5, max: 3'),
    'catalog/shop/v1/Invoice.yaml:16:38 KW018 `min` of "note" is above its `max`, so that no value fits; lower the one or raise the other',
  ],
  [
    'a bound of numbers is given to a text',
    noted('string', 'max: 3'),
    'catalog/shop/v1/Invoice.yaml:16:39 KW015 `max` does not fit "note", which is string: it is for numbers and lists of numbers',
  ],
  [
    'a format is misspelt',
    noted('string', 'format: dns-labell'),
    'catalog/shop/v1/Invoice.yaml:16:39 KW016 the format "dns-labell" of "note" is not known (did you mean "dns-label"?); known are …',
  ],
  [
    'a rule goes by a field that is not there',
    noted('string', 'requiredIf: { txet: x }'),
    'catalog/shop/v1/Invoice.yaml:16:53 KW019 a rule of "note" names "txet", which is not a field of InvoiceSpec (did you mean "text"?); it has text, note',
  ],
  [
    'a reason is given for no rule',
    noted('string', 'because: { pattern: must be a word }'),
    'catalog/shop/v1/Invoice.yaml:16:50 KW021 `because` of "note" explains `pattern`, a rule that the field does not have; add the rule, or remove its reason',
  ],
  [
    'a list by keys names no key',
    noted('list<InvoiceSpec>', 'listType: map'),
    'catalog/shop/v1/Invoice.yaml:16:50 KW013 "listType" needs `listMapKeys`',
  ],
  [
    'a list by keys names a field that items lack',
    noted('list<InvoiceSpec>', 'listType: map, listMapKeys: [ txet ]'),
    'catalog/shop/v1/Invoice.yaml:16:65 KW012 `listMapKeys` of "note" names "txet", which is not a field of its items (did you mean "text"?); it has text, note',
  ],
  [
    'a field is called as all JavaScript objects are',
    field('constructor', 'type: string, proto: 2, description: A note.'),
    'catalog/shop/v1/Invoice.yaml:16:7 KW025 "constructor" cannot be the name of a field: it is letters and digits, begins with a letter, and is none that every JavaScript object has; take another',
  ],
  [
    'a field has the name of every kind',
    inInvoice('types:', '  kind: { type: string, proto: 3, description: A kind. }\ntypes:'),
    'catalog/shop/v1/Invoice.yaml:11:3 KW024 the field name "kind" is already that of every kind; give it another, as a field of JSON can stand there once',
  ],
  [
    'a type contains itself without end',
    noted('InvoiceSpec', 'required: true'),
    'catalog/shop/v1/Invoice.yaml:16:7 KW029 InvoiceSpec contains InvoiceSpec, so that every value is infinitely large; remove `required` of "note"',
  ],
];

export const fieldMistakes: readonly Mistake[] = rows.map(([what, files, told]) => ({ what, files, run: 'check', told }));
