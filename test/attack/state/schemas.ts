/** Schemas of definitions, and what is made of them: defaults, alternatives, lists by keys, documents and versions. */
import type { Sent } from '../client.js';
import { list, type Place, type StatefulCase, sent } from './case.js';
import { definition, got, nameOf, ofSchema, placeOf, type Schema, served, TABLE, TEXT, thing } from './definition.js';
import { groupOf } from './places.js';

/** A schema of objects inside of each other, each with so many properties that have defaults. */
const defaulted = (depth: number, width: number): Schema =>
  depth === 0
    ? { type: 'string', default: 'x' }
    : { type: 'object', default: {}, properties: Object.fromEntries(list(width, (i) => [`p${i}`, defaulted(depth - 1, width)])) };

const FORMATS = [
  'bsonobjectid',
  'uri',
  'email',
  'hostname',
  'ipv4',
  'ipv6',
  'cidr',
  'mac',
  'uuid',
  'uuid3',
  'uuid4',
  'uuid5',
  'isbn',
  'isbn10',
  'isbn13',
  'creditcard',
  'ssn',
  'hexcolor',
  'rgbcolor',
  'byte',
  'password',
  'date',
  'duration',
  'date-time',
  'datetime',
];

const thingVersion = (place: Place): string => `${groupOf(place)}/v1`;

export const schemaCases: readonly StatefulCase[] = [
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
  ofSchema(
    'defaults that are large, for each item',
    50,
    (n) => ({
      type: 'object',
      properties: {
        list: { type: 'array', items: { type: 'object', properties: { a: { type: 'array', items: TEXT, default: list(n, () => 'x') } } } },
      },
    }),
    (place, n) => [thing(place, 'a', { list: list(n * 20, () => ({})) })],
  ),
  ofSchema(
    'alternatives inside of alternatives',
    8,
    (n) => {
      let schema: Schema = { enum: ['none'] };
      for (let i = 0; i < n; i += 1) schema = { anyOf: [schema, { enum: [`${i}`] }], oneOf: [schema, { enum: [`${i}x`] }] };
      return { type: 'string', ...schema };
    },
    (place) => [thing(place, 'a', 'b')],
  ),
  ofSchema(
    'denials of alternatives',
    40,
    (n) => ({ type: 'object', properties: { a: TEXT }, not: { allOf: list(n, (i) => ({ properties: { a: { enum: [`${i}`] } } })) } }),
    (place) => [thing(place, 'a', { a: '1' })],
  ),
  ofSchema(
    'items that match none of the alternatives',
    60,
    (n) => ({
      type: 'array',
      items: {
        type: 'object',
        properties: { a: TEXT, b: TEXT },
        oneOf: list(n, (i) => ({ properties: { a: { enum: [`${i}`] } }, required: ['b'] })),
      },
    }),
    (place, n) => [
      thing(
        place,
        'a',
        list(20 * n, () => ({ a: 'x' })),
      ),
    ],
  ),
  ofSchema('a schema that is deep', 60, (n) => {
    let schema: Schema = TEXT;
    for (let i = 0; i < n; i += 1) schema = { type: 'object', properties: { a: schema } };
    return schema;
  }),
  ofSchema(
    'an enumeration of large values',
    300,
    (n) => ({
      type: 'array',
      items: { type: 'object', 'x-kubernetes-preserve-unknown-fields': true, enum: list(n, (i) => ({ a: list(20, () => i) })) },
    }),
    (place, n) => [
      thing(
        place,
        'a',
        list(n, () => ({ a: [] })),
      ),
    ],
  ),
  ofSchema(
    'texts of every format',
    5000,
    () => ({
      type: 'object',
      properties: Object.fromEntries(FORMATS.map((format) => [format, { type: 'string', format }])),
    }),
    (place, n) =>
      ['a.', '1:', '1.', 'a@', '%41', '-', '/'].map((text, i) =>
        thing(place, `o${i}`, Object.fromEntries(FORMATS.map((format) => [format, text.repeat(n)]))),
      ),
  ),
  ofSchema(
    'numbers of many digits',
    5000,
    () => ({
      type: 'array',
      items: { type: 'number', multipleOf: 0.0001 },
    }),
    (place, n) => [
      {
        ...thing(place, 'a', []),
        body: Buffer.from(
          JSON.stringify({ apiVersion: thingVersion(place), kind: 'Thing', metadata: { name: 'a' }, spec: [] }).replace(
            '[]',
            `[${list(n, (i) => `${i}.00012345678901234567`).join(',')}]`,
          ),
        ),
      },
    ],
  ),
  ofSchema(
    'items that are all the same',
    20_000,
    () => ({ type: 'array', uniqueItems: false, 'x-kubernetes-list-type': 'set', items: TEXT }),
    (place, n) => [
      thing(
        place,
        'a',
        list(n, () => ''),
      ),
    ],
  ),
  ofSchema(
    'a set of objects',
    2000,
    () => ({
      type: 'array',
      'x-kubernetes-list-type': 'set',
      items: {
        type: 'object',
        'x-kubernetes-map-type': 'atomic',
        properties: { a: { type: 'array', 'x-kubernetes-list-type': 'atomic', items: TEXT } },
      },
    }),
    (place, n) => [
      thing(
        place,
        'a',
        list(n, (i) => ({ a: ['a', `${i}`] })),
      ),
    ],
  ),
  ofSchema(
    'members that the schema does not know',
    20_000,
    () => ({ type: 'object' }),
    (place, n) => [thing(place, 'a', Object.fromEntries(list(n, (i) => [`k${i}`, {}])))],
  ),
  ofSchema(
    'null where nothing may be',
    20_000,
    () => ({ type: 'array', items: { type: 'object', properties: { a: { type: 'string', nullable: false, default: 'x' } } } }),
    (place, n) => [
      thing(
        place,
        'a',
        list(n, () => ({ a: null })),
      ),
    ],
  ),
  ofSchema(
    'embedded objects',
    2000,
    () => ({
      type: 'array',
      items: { type: 'object', 'x-kubernetes-embedded-resource': true, 'x-kubernetes-preserve-unknown-fields': true },
    }),
    (place, n) => [
      thing(
        place,
        'a',
        list(n, (i) => ({ apiVersion: 'v1', kind: 'A', metadata: { name: `n${i}`, labels: { a: 'b' } } })),
      ),
    ],
  ),
  ofSchema(
    'quantities or numbers',
    5000,
    () => ({ type: 'array', items: { 'x-kubernetes-int-or-string': true } }),
    (place, n) => [
      thing(
        place,
        'a',
        list(n, (i) => (i % 2 === 0 ? i : `${i}`)),
      ),
    ],
  ),
  ofSchema(
    'faults that are many',
    10_000,
    () => ({ type: 'array', items: { type: 'string', maxLength: 1, enum: ['a'], pattern: '^a$' } }),
    (place, n) => [
      thing(
        place,
        'a',
        list(n, () => 'bb'),
      ),
    ],
  ),
  ofSchema(
    'many required members',
    2000,
    (n) => ({ type: 'object', required: list(n, (i) => `k${i}`), properties: Object.fromEntries(list(n, (i) => [`k${i}`, TEXT])) }),
    (place) => list(3, (i) => thing(place, `o${i}`, {})),
  ),
];

/** A definition of so many versions, and reads of its objects through each of them. */
export const versionCases: readonly StatefulCase[] = [
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
    // Each version is answered with three objects, whose items are filled.
    fairBytes: (n) => n * 3 * 20 * n * 700,
  },
  {
    name: 'documents of definitions that come one by one',
    sender: 'definer',
    size: 8,
    requests(place, n) {
      return list(n, (i) => [other(place, i, {}), got('/apis'), got(`/apis/${groupOf(place)}/v1`), got('/openapi/v2')]).flat();
    },
    // A document is some megabytes, whatever there is of the tenant's.
    fairBytes: (n) => n * 4_000_000,
  },
  {
    name: 'definitions that are changed again and again',
    sender: 'definer',
    size: 15,
    requests(place, n) {
      const path = `/apis/apiextensions.k8s.io/v1/customresourcedefinitions/${nameOf(place)}`;
      const columns = (i: number): object => ({
        spec: { versions: [{ ...version, additionalPrinterColumns: [{ name: `c${i}`, type: 'string', jsonPath: '.spec' }] }] },
      });
      const version = {
        name: 'v1',
        served: true,
        storage: true,
        schema: { openAPIV3Schema: { type: 'object', properties: { spec: TEXT } } },
      };
      return [
        definition(place, TEXT),
        ...served(place),
        ...list(200, (i) => thing(place, `o${i}`, 'x')),
        ...list(n, (i) => [sent('PATCH', path, columns(i), 'application/merge-patch+json'), got(placeOf(place), TABLE)]).flat(),
      ];
    },
  },
  {
    name: 'definitions with very many short names and categories',
    sender: 'definer',
    size: 10_000,
    requests: (place, n) => [
      other(place, 0, { shortNames: list(n, (i) => `s${i}`), categories: list(n, (i) => `c${i}`) }),
      other(place, 1, { shortNames: list(n, (i) => `s${i}`), categories: list(n, (i) => `c${i}`) }),
      other(place, 2, {}),
      got(`/apis/${groupOf(place)}/v1`),
    ],
  },
];

/** Another definition of the group. */
function other(place: Place, i: number, names: object): Sent {
  const group = groupOf(place);
  return sent('POST', '/apis/apiextensions.k8s.io/v1/customresourcedefinitions', {
    metadata: { name: `others${i}.${group}` },
    spec: {
      group,
      scope: 'Namespaced',
      names: { plural: `others${i}`, singular: `other${i}`, kind: `Other${i}`, ...names },
      versions: [{ name: 'v1', served: true, storage: true, schema: { openAPIV3Schema: { type: 'object' } } }],
    },
  });
}
