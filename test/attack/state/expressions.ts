/** Rules of definitions whose work grows faster than their text, or than the text of the objects that they judge. */
import { list, type StatefulCase, sent } from './case.js';
import { bound, ofSchema, ofText, ruled, type Schema, TEXT, thing } from './definition.js';

const DOUBLED = 16;

export const expressionCases: readonly StatefulCase[] = [
  ofSchema('types of maps that double', 16, (n) =>
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
  ofSchema('a wide expression', 1400, (n) => ruled(`true${' && self.text.size() >= 0'.repeat(n)}`, { properties: { text: TEXT } })),
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
  ofText('sizes of a text, item by item', 20_000, 'self.list.all(x, self.text.size() > 0 && self.text.size() < 100000)', (n) =>
    'é'.repeat(n),
  ),
  ofText(
    'a text in capitals, again and again',
    20_000,
    "self.list.all(x, self.text.lowerAscii().upperAscii().trim().reverse() != '')",
    (n) => 'a'.repeat(n),
  ),
  ofText('characters of a text', 10_000, "self.text.charAt(self.text.size() - 1) == 'a' && self.text.substring(1).indexOf('b') < 0", (n) =>
    'a'.repeat(n),
  ),
  ofText('bytes and texts', 20_000, 'self.list.all(x, string(bytes(self.text)) == self.text)', (n) => 'é'.repeat(n)),
  ofText('texts that are quoted', 20_000, "self.list.all(x, strings.quote(self.text) != '')", (n) => '"'.repeat(n)),
  ofText('a text with places', 5000, "(self.text + '%s').format([1]) != '' || true", (n) => '%%'.repeat(n)),
  ofText('numbers that are long', 20_000, 'self.text.matches("^[0-9]+$") && (int(self.text) > 0 || true)', (n) => '1'.repeat(n)),
  ofText('times', 20_000, "timestamp(self.text) > timestamp('2020-01-01T00:00:00Z') || duration(self.text) > duration('1s') || true", (n) =>
    '1s'.repeat(n),
  ),
  ofText('addresses and blocks', 10_000, 'isIP(self.text) || isCIDR(self.text) || true', (n) => '1:'.repeat(n)),
  ofText('formats', 10_000, 'format.dns1123Subdomain().validate(self.text).hasValue() || true', (n) => 'a.'.repeat(n)),
  ofText('maps of each item', 100, 'self.list.all(x, {self.text: self.list, self.text + x: self.list}.size() == 2)', (n) => 'a'.repeat(n)),
  ofText('equal texts', 40_000, "self.list.all(x, self.text == self.text + '' && !(self.text < self.text))", (n) => 'a'.repeat(n)),
  ofSchema(
    'an expression: sums and order of a list of numbers',
    5000,
    () =>
      ruled('self.numbers.sum() >= 0 && self.numbers.isSorted() && self.numbers.indexOf(-1) < 0 && self.numbers.max() > 0', {
        properties: { numbers: { type: 'array', items: { type: 'integer' } } },
      }),
    (place, n) => [thing(place, 'a', { numbers: list(n, (i) => i) })],
  ),
  ofSchema(
    'an expression: each item against each',
    40,
    () =>
      ruled('self.list.all(a, self.list.exists_one(b, a == b))', {
        properties: { list: { type: 'array', maxItems: 200, items: { type: 'string', maxLength: 50 } } },
      }),
    (place, n) => [thing(place, 'a', { list: list(n, (i) => `${'a'.repeat(40)}${i}`) })],
  ),
  ofSchema(
    'an expression: equal lists and maps',
    300,
    () =>
      ruled('self.list == self.list && self.map == self.map && self.list.all(x, x in self.map || true)', {
        properties: {
          list: { type: 'array', maxItems: 1000, items: { type: 'string', maxLength: 50 } },
          map: { type: 'object', maxProperties: 1000, additionalProperties: { type: 'string', maxLength: 50 } },
        },
      }),
    (place, n) => [
      thing(place, 'a', { list: list(n, (i) => `${'a'.repeat(30)}${i}`), map: Object.fromEntries(list(n, (i) => [`k${i}`, 'v'])) }),
    ],
  ),
  ofSchema(
    'an expression: a list by keys that is compared',
    300,
    () => ({
      type: 'object',
      properties: {
        list: {
          type: 'array',
          maxItems: 1000,
          'x-kubernetes-list-type': 'map',
          'x-kubernetes-list-map-keys': ['k'],
          'x-kubernetes-validations': [{ rule: 'self == self && self + self == self' }],
          items: { type: 'object', required: ['k'], properties: { k: { type: 'string', maxLength: 50 } } },
        },
        set: {
          type: 'array',
          maxItems: 1000,
          'x-kubernetes-list-type': 'set',
          'x-kubernetes-validations': [{ rule: 'self == self && self + self == self' }],
          items: { type: 'string', maxLength: 50 },
        },
      },
    }),
    (place, n) => [
      thing(place, 'a', { list: list(n, (i) => ({ k: `${'a'.repeat(30)}${i}` })), set: list(n, (i) => `${'a'.repeat(30)}${i}`) }),
    ],
  ),
  ofSchema('many rules of one schema', 60, (n) => ({
    type: 'object',
    properties: { text: TEXT },
    'x-kubernetes-validations': list(n, (i) => ({ rule: `self.text != '${i}' && self.text.size() < ${i + 1000}` })),
  })),
  ofSchema(
    'messages that are computed',
    20,
    (n) =>
      ({
        type: 'object',
        properties: { text: { type: 'string', maxLength: 20_000 } },
        'x-kubernetes-validations': list(n, (i) => ({ rule: `self.text == '${i}'`, messageExpression: "self.text.replace('a', 'aa')" })),
      }) satisfies Schema,
    (place, n) => [thing(place, 'a', { text: 'a'.repeat(100 * n) })],
  ),
  ofSchema(
    'a rule inside of lists inside of lists',
    10,
    (n) => ({
      type: 'array',
      maxItems: 100,
      items: {
        type: 'array',
        maxItems: 100,
        items: { type: 'object', properties: { a: TEXT }, 'x-kubernetes-validations': list(n, () => ({ rule: "self.a != 'x'" })) },
      },
    }),
    (place, n) => [
      thing(
        place,
        'a',
        list(n, () => list(n, () => ({ a: 'a' }))),
      ),
    ],
  ),
  ofSchema('a list literal that is long', 700, (n) => ruled(`[${list(n, (i) => `${i}`).join(',')}].size() > 0`)),
  ofSchema('a map literal that is long', 500, (n) => ruled(`{${list(n, (i) => `'k${i}': ${i}`).join(',')}}.size() > 0`)),
  ofSchema('a text literal that is long', 5000, (n) => ruled(`'${'a'.repeat(n)}' != ''`)),
  ofSchema('brackets inside of brackets', 300, (n) => ruled(`${'('.repeat(n)}true${')'.repeat(n)}`)),
  ofSchema('denials of denials', 500, (n) => ruled(`${'!'.repeat(2 * n)}true`)),
  ofSchema('types of functions of many kinds', 12, (n) =>
    ruled(
      bound(
        n,
        'self.text',
        (last) => `[${last}].map(y, {y: [${last}]}).size() > 0 ? ${last} : ${last}`,
        (last) => `${last} != ''`,
      ),
      { properties: { text: TEXT } },
    ),
  ),
];

export const quantityCases: readonly StatefulCase[] = [
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
  {
    name: 'quantities of a pod that have many digits',
    sender: 'editor',
    size: 20_000,
    requests: ({ namespace }, n) =>
      ['1'.repeat(n), `0.${'1'.repeat(n)}`, `1e${'9'.repeat(Math.min(n, 300))}`, `${'0'.repeat(n)}1Ki`].flatMap((cpu, i) => [
        sent('POST', `/api/v1/namespaces/${namespace}/pods`, {
          metadata: { name: `p${i}` },
          spec: {
            automountServiceAccountToken: false,
            containers: [{ name: 'c', image: 'i', resources: { requests: { cpu }, limits: { cpu } } }],
          },
        }),
        sent('POST', `/api/v1/namespaces/${namespace}/resourcequotas`, { metadata: { name: `q${i}` }, spec: { hard: { cpu } } }),
        sent('POST', `/api/v1/namespaces/${namespace}/limitranges`, {
          metadata: { name: `l${i}` },
          spec: { limits: [{ type: 'Container', max: { cpu }, min: { cpu: '1' } }] },
        }),
      ]),
  },
];
