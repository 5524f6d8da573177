/**
 * Definitions of custom resources that make others compute: rules, patterns, columns, defaults and alternatives whose work grows faster
 * than their text, and objects that meet them.
 */
import type { Sent } from '../client.js';
import { list, type Place, type StatefulCase, sent } from './case.js';

type Schema = Record<string, unknown>;

const DEFINITIONS = '/apis/apiextensions.k8s.io/v1/customresourcedefinitions';

const groupOf = ({ unique }: Place): string => `${unique}.attack.example.com`;
const placeOf = (place: Place): string => `/apis/${groupOf(place)}/v1/namespaces/${place.namespace}/things`;
const nameOf = (place: Place): string => `things.${groupOf(place)}`;

/** A definition with the schema of `spec`, more of its version, and other versions. */
const definition = (
  place: Place,
  spec: Schema,
  version: Record<string, unknown> = {},
  others: readonly Record<string, unknown>[] = [],
): Sent =>
  sent('POST', DEFINITIONS, {
    apiVersion: 'apiextensions.k8s.io/v1',
    kind: 'CustomResourceDefinition',
    metadata: { name: nameOf(place) },
    spec: {
      group: groupOf(place),
      scope: 'Namespaced',
      names: { plural: 'things', kind: 'Thing' },
      versions: [
        {
          name: 'v1',
          served: true,
          storage: true,
          schema: { openAPIV3Schema: { type: 'object', properties: { spec } } },
          ...version,
        },
        ...others,
      ],
    },
  });

const thing = (place: Place, name: string, spec: unknown): Sent =>
  sent('POST', placeOf(place), { apiVersion: `${groupOf(place)}/v1`, kind: 'Thing', metadata: { name }, spec });

const got = (path: string, accept = 'application/json'): Sent => ({ method: 'GET', path, headers: { Accept: accept } });

/** Reads of a definition, while which it comes to be served. */
const served = (place: Place): Sent[] => list(10, () => got(`${DEFINITIONS}/${nameOf(place)}`));

const TABLE = 'application/json;as=Table;v=v1;g=meta.k8s.io';
const TEXT: Schema = { type: 'string' };
const ANYTHING: Schema = { 'x-kubernetes-preserve-unknown-fields': true };

/** A case that makes one definition, and perhaps objects of it. */
const ofSchema = (
  name: string,
  size: number,
  spec: (size: number) => Schema,
  objects: (place: Place, size: number) => readonly Sent[] = () => [],
  version: (size: number) => Record<string, unknown> = () => ({}),
): StatefulCase => ({
  name,
  sender: 'definer',
  size,
  requests: (place, n) => [definition(place, spec(n), version(n)), ...served(place), ...objects(place, n)],
});

const ruled = (rule: string, more: Schema = {}): Schema => ({ type: 'object', 'x-kubernetes-validations': [{ rule }], ...more });

/** Variables bound one inside of the other, each to what `made` makes of the one before. */
const bound = (depth: number, first: string, made: (last: string) => string, body: (last: string) => string): string =>
  `cel.bind(x0, ${first}, ${list(depth, (i) => `cel.bind(x${i + 1}, ${made(`x${i}`)}, `).join('')}${body(`x${depth}`)}${')'.repeat(depth + 1)}`;

/** A rule about a text of `spec`, and an object whose text is so long. */
const ofText = (name: string, size: number, rule: string, text: (size: number) => string): StatefulCase =>
  ofSchema(
    `an expression: ${name}`,
    size,
    () =>
      ruled(rule, {
        properties: {
          text: { type: 'string', maxLength: 50_000 },
          list: { type: 'array', maxItems: 20, items: { type: 'string', maxLength: 10 } },
        },
      }),
    (place, n) => list(3, (i) => thing(place, `o${i}`, { text: text(n), list: list(20, (k) => `${k}`) })),
  );

const DOUBLED = 16;

const expressions: readonly StatefulCase[] = [
  ofSchema('types of maps that double', 12, (n) =>
    ruled(
      bound(
        n,
        "'a'",
        (last) => `{${last}: ${last}}`,
        () => 'true',
      ),
    ),
  ),
  ofSchema('types of lists inside of lists', 60, (n) =>
    ruled(
      bound(
        n,
        "'a'",
        (last) => `[${last}, ${last}]`,
        (last) => `${last} == ${last}`,
      ),
    ),
  ),
  ofSchema('macros inside of macros', 20, (n) => ruled(`${'[1].map(x, '.repeat(n)}1${')'.repeat(n)}.size() > 0`)),
  ofSchema('choices inside of choices', 40, (n) => ruled(`${'(true ? '.repeat(n)}true${' : false)'.repeat(n)}`)),
  ofSchema('a wide expression', 700, (n) => ruled(`true${' && self.text.size() >= 0'.repeat(n)}`, { properties: { text: TEXT } })),
  ofText('parts of a text that look far ahead', 10_000, "self.text.findAll('a*c|a').size() >= 0", (n) => 'a'.repeat(n)),
  ofText(
    'a list that doubles, as a text',
    1000,
    bound(
      DOUBLED,
      'self.list',
      (last) => `${last} + ${last}`,
      (last) => `'%s'.format([${last}]).size() > 0`,
    ),
    (n) => 'a'.repeat(n),
  ),
  ofText(
    'a list that doubles, in order',
    1000,
    bound(
      DOUBLED,
      '[self.text]',
      (last) => `${last} + ${last}`,
      (last) => `${last}.isSorted()`,
    ),
    (n) => 'a'.repeat(n),
  ),
  ofText(
    'a list that doubles, joined',
    1000,
    bound(
      DOUBLED,
      '[self.text]',
      (last) => `${last} + ${last}`,
      (last) => `${last}.join().size() > 0`,
    ),
    (n) => 'a'.repeat(n),
  ),
  ofText(
    'a text that doubles',
    1000,
    bound(
      DOUBLED,
      'self.text',
      (last) => `${last} + ${last}`,
      (last) => `${last} != ''`,
    ),
    (n) => 'a'.repeat(n),
  ),
  ofText('replacements that are long', 2000, "self.text.replace('a', self.text).size() > 0", (n) => 'a'.repeat(n)),
  ofText('many pieces', 20_000, "self.text.split('').size() > 0", (n) => 'a'.repeat(n)),
  ofText('the last place of a text', 20_000, "self.text.lastIndexOf('b' + self.text.substring(0, 10000)) < 0", (n) => 'a'.repeat(n)),
  ofText('a long key', 20_000, 'self.list.all(x, {self.text + x: 1}.size() == 1)', (n) => 'a'.repeat(n)),
  ofText('an address', 20_000, "isURL('/?' + self.text) && url('/?' + self.text).getQuery().size() > 0", (n) => 'a&'.repeat(n / 2)),
  ofText('sets', 100, 'sets.contains(self.list, self.list.map(x, self.text + x)) || true', (n) => 'a'.repeat(n)),
  ofText('a pattern that a value tells', 200, "self.list.all(x, self.text.matches('(a|b)*a[ab]{' + x + '}c') || true)", (n) =>
    'ab'.repeat(n),
  ),
  ofSchema(
    'bytes that are read again and again',
    20_000,
    () =>
      ruled('self.list.all(x, size(self.data) > 0)', {
        properties: { data: { type: 'string', format: 'byte' }, list: { type: 'array', maxItems: 1000, items: { type: 'integer' } } },
      }),
    (place, n) => [thing(place, 'a', { data: 'AAAA'.repeat(n), list: list(500, (i) => i) })],
  ),
];

/** A pattern of a text, and an object with a text for it. */
const ofPattern = (
  name: string,
  size: number,
  pattern: (size: number) => string,
  text = (n: number): string => 'ab'.repeat(n),
): StatefulCase =>
  ofSchema(
    `a pattern: ${name}`,
    size,
    (n) => ({ type: 'object', properties: { text: { type: 'string', pattern: pattern(n) } } }),
    (place, n) => list(3, (i) => thing(place, `o${i}`, { text: text(n) })),
  );

const patterns: readonly StatefulCase[] = [
  ofPattern('a bracket in a class', 20, (n) => '(?:[)]a{30}){30}'.repeat(n)),
  ofPattern('a bracket in a quotation', 20, (n) => '(?:\\Q)\\Ea{30}){30}'.repeat(n)),
  ofPattern('repetitions by number', 10, (n) => '(?:a{10}){100}'.repeat(n)),
  ofPattern('alternatives', 500, (n) => list(n, (i) => `${i}x`).join('|')),
  ofPattern('alternatives of one character', 1000, (n) => list(n, (i) => String.fromCodePoint(0x4e00 + 2 * i)).join('|')),
  ofPattern('letters in whatever case', 10, (n) => `(?i)${'[B-\\x{1e942}]'.repeat(n)}`),
  ofPattern('classes of Unicode', 50, (n) => '\\pL'.repeat(n)),
  ofPattern('a class of classes', 50, (n) => `[${'\\pL'.repeat(n)}]`),
  ofPattern('groups inside of groups', 400, (n) => `${'('.repeat(n)}a${')'.repeat(n)}`),
  ofPattern('many states', 100, () => '(?:a|bb|b)*a[ab]{60}c'),
  ofSchema('many patterns', 100, (n) => ({
    type: 'object',
    properties: Object.fromEntries(list(n, (i) => [`p${i}`, { type: 'string', pattern: `^(?:x${i}|[a-z]{1,200})$` }])),
  })),
];

/** An object of which each member holds another of the same name. */
const nested = (depth: number): unknown => {
  let value: unknown = { b: 1 };
  for (let i = 0; i < depth; i += 1) value = { a: value };
  return value;
};

const columned = (name: string, size: number, paths: (size: number) => readonly string[], spec: (size: number) => unknown): StatefulCase =>
  ofSchema(
    `columns: ${name}`,
    size,
    () => ANYTHING,
    (place, n) => [...list(20, (i) => thing(place, `o${i}`, spec(n))), ...list(3, () => got(placeOf(place), TABLE))],
    (n) => ({ additionalPrinterColumns: paths(n).map((jsonPath, i) => ({ name: `c${i}`, type: 'string', jsonPath })) }),
  );

const columns: readonly StatefulCase[] = [
  columned(
    'any depth, again and again',
    10,
    (n) => [`.spec${'..a'.repeat(n)}..z`],
    () => nested(40),
  ),
  columned(
    'filters at any depth',
    10,
    (n) => [`.spec${'..a[?(@..y)]'.repeat(n)}`],
    () => nested(40),
  ),
  columned(
    'all members',
    5,
    (n) => [`.spec${'[*]'.repeat(n)}.z`],
    (n) => list(n, () => list(n, () => list(n, (i) => i))),
  ),
  columned(
    'ranges',
    100,
    () => ['.spec[0:][0:].z'],
    (n) => list(n, () => list(10, (i) => i)),
  ),
  columned(
    'the same long value in all of them',
    40,
    (n) => list(n, () => '.spec'),
    () => ({ text: 'a'.repeat(5000) }),
  ),
  columned(
    'filters inside of filters',
    50,
    (n) => [`.spec${'[?(@.a'.repeat(n)}${')]'.repeat(n)}`],
    () => [{ a: 1 }],
  ),
];

/** A schema of objects inside of each other, each with so many properties that have defaults. */
const defaulted = (depth: number, width: number): Schema =>
  depth === 0
    ? { type: 'string', default: 'x' }
    : { type: 'object', default: {}, properties: Object.fromEntries(list(width, (i) => [`p${i}`, defaulted(depth - 1, width)])) };

const schemas: readonly StatefulCase[] = [
  ofSchema(
    'defaults that multiply',
    100,
    () => ({ type: 'object', properties: { list: { type: 'array', items: defaulted(3, 4) } } }),
    (place, n) => [thing(place, 'a', { list: list(n, () => ({})) })],
  ),
  ofSchema(
    'alternatives of alternatives',
    10,
    (n) => ({ type: 'array', items: TEXT, anyOf: list(n, (i) => ({ allOf: list(n, (k) => ({ items: { enum: [`${i}-${k}`] } })) })) }),
    (place, n) => [
      thing(
        place,
        'a',
        list(100 * n, (i) => `${i}`),
      ),
    ],
  ),
  ofSchema(
    'a set of large values',
    500,
    () => ({ type: 'array', 'x-kubernetes-list-type': 'set', items: TEXT }),
    (place, n) => [
      thing(
        place,
        'a',
        list(n, (i) => `${'a'.repeat(100)}${i}`),
      ),
    ],
  ),
  ofSchema(
    'a list by keys',
    500,
    () => ({
      type: 'array',
      'x-kubernetes-list-type': 'map',
      'x-kubernetes-list-map-keys': ['a', 'b'],
      items: { type: 'object', required: ['a', 'b'], properties: { a: TEXT, b: TEXT } },
    }),
    (place, n) => [
      thing(
        place,
        'a',
        list(n, (i) => ({ a: 'a'.repeat(50), b: `${i}` })),
      ),
    ],
  ),
  ofSchema(
    'a long list of what is allowed',
    500,
    (n) => ({ type: 'array', items: { type: 'string', enum: list(n, (i) => `value-${i}`) } }),
    (place, n) => [
      thing(
        place,
        'a',
        list(n, () => 'none'),
      ),
    ],
  ),
  ofSchema(
    'documents of a wide schema',
    500,
    (n) => ({ type: 'object', properties: Object.fromEntries(list(n, (i) => [`p${i}`, { type: 'string', description: 'x'.repeat(50) }])) }),
    () => [got('/openapi/v2')],
  ),
];

/** A definition of so many versions, and reads of its objects through each of them. */
const versions: readonly StatefulCase[] = [
  {
    name: 'conversion: objects that defaults fill, through many versions',
    sender: 'definer',
    size: 10,
    requests(place, n) {
      const version = (i: number): Record<string, unknown> => ({
        name: `v${i + 1}`,
        served: true,
        storage: i === 0,
        schema: {
          openAPIV3Schema: {
            type: 'object',
            properties: { spec: { type: 'object', properties: { list: { type: 'array', items: defaulted(3, 4) } } } },
          },
        },
      });
      const all = list(n, version);
      const [, ...others] = all;
      return [
        definition(place, {}, all[0], others),
        ...served(place),
        ...list(3, (i) => thing(place, `o${i}`, { list: list(20 * n, () => ({})) })),
        ...list(n, (i) => got(placeOf(place).replace('/v1/', `/v${i + 1}/`))),
      ];
    },
  },
];

const quantities: readonly StatefulCase[] = [
  ofText(
    'quantities that are read again and again',
    400,
    'self.list.all(a, self.list.all(b, quantity(self.text).compareTo(quantity(self.text)) == 0))',
    (n) => '7'.repeat(n),
  ),
  ofText(
    'quantities that double',
    16,
    `self.list.all(a, ${bound(
      100,
      "quantity('9E')",
      (last) => `${last}.add(${last})`,
      (last) => `${last}.isGreaterThan(quantity('1'))`,
    )})`,
    (n) => 'a'.repeat(n),
  ),
];

export const definitionCases: readonly StatefulCase[] = [...expressions, ...quantities, ...patterns, ...columns, ...schemas, ...versions];
