/** What expressions are worth, and how those that cannot be read or checked are refused. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  BOOL,
  Budget,
  BYTES,
  compile,
  DOUBLE,
  DURATION,
  DYN,
  EvaluationFault,
  INT,
  List,
  listOf,
  mapOf,
  STRING,
  TIMESTAMP,
  type Type,
  view,
} from '../../runtime/cel/index.js';
import { resultOf } from './result-of.js';

const INNER: Type = { kind: 'object', name: 'inner', fields: () => new Map([['id', { name: 'id', type: INT }]]) };
const SELF: Type = {
  kind: 'object',
  name: 'object',
  fields: () =>
    new Map<string, { name: string; type: Type }>([
      ['count', { name: 'count', type: INT }],
      ['share', { name: 'share', type: DOUBLE }],
      ['name', { name: 'name', type: STRING }],
      ['on', { name: 'on', type: BOOL }],
      ['tags', { name: 'tags', type: listOf(STRING, 10) }],
      ['parts', { name: 'parts', type: listOf(INNER, 10) }],
      ['labels', { name: 'labels', type: mapOf(STRING, STRING, 10) }],
      ['port', { name: 'port', type: DYN }],
      ['made', { name: 'made', type: TIMESTAMP }],
      ['wait', { name: 'wait', type: DURATION }],
      ['data', { name: 'data', type: BYTES }],
      ['maybe', { name: 'maybe', type: { ...STRING, nullable: true } }],
      ['a__dash__b', { name: 'a-b', type: INT }],
      ['__namespace__', { name: 'namespace', type: STRING }],
    ]),
};
const VALUE = {
  count: 3,
  share: 0.5,
  name: 'héllo',
  on: true,
  tags: ['a', 'b', 'c'],
  parts: [{ id: 1 }, { id: 2 }],
  labels: { app: 'web', 'x.y/z': '1' },
  port: '80%',
  made: '2024-02-03T04:05:06.5Z',
  wait: '1h30m',
  data: 'aGk=',
  maybe: null,
  'a-b': 7,
  namespace: 'default',
};
const VARIABLES = new Map([['self', SELF]]);

function worth(expression: string): unknown {
  const compiled = compile(expression, VARIABLES);
  if ('issues' in compiled) return compiled.message;
  try {
    const value = resultOf(compiled, [view(VALUE, SELF)], new Budget(1_000_000));
    return value instanceof List ? [...value] : value;
  } catch (error) {
    if (error instanceof EvaluationFault) return `fault: ${error.message}`;
    throw error;
  }
}

const tables: Readonly<Record<string, readonly (readonly [expression: string, worth: unknown])[]>> = {
  'values of every declared type': [
    ['self.count + 1', 4n],
    ['self.share * 2.0', 1],
    ['self.name.size()', 5n],
    ['self.on && self.count > 2', true],
    ['self.tags[1]', 'b'],
    ['self.parts.map(p, p.id)', [1n, 2n]],
    ["self.labels['x.y/z']", '1'],
    ["self.labels.app == 'web'", true],
    ["type(self.port) == string ? self.port.endsWith('%') : self.port > 0", true],
    ['self.made.getFullYear()', 2024n],
    ["self.made < timestamp('2024-02-03T04:05:06.6Z')", true],
    ["self.wait == duration('90m')", true],
    ["self.data == b'hi'", true],
    ['self.maybe == null', true],
    ['self.a__dash__b', 7n],
    ['self.__namespace__', 'default'],
  ],
  'fields that may be absent': [
    ['has(self.count)', true],
    ['has(self.parts[0].id)', true],
    ['has(self.labels.none)', false],
    ['self.labels.none', 'fault: no such key: none'],
    ["self.labels[?'app'].orValue('none')", 'web'],
    ["self.?labels.none.orValue('none')", 'none'],
    ['self.labels.?none.hasValue()', false],
    ["self.labels.?app.optMap(a, a + '!').value()", 'web!'],
    ["optional.none().orValue('x')", 'x'],
    ['self.tags[3]', 'fault: index out of bounds: 3'],
  ],
  'numbers that 64 bits hold': [
    ['9223372036854775807 + 1', 'fault: integer overflow'],
    ['-9223372036854775808 - 1', 'fault: integer overflow'],
    ['1 / 0', 'fault: division by zero'],
    ['1 % 0', 'fault: modulus by zero'],
    ['7 / -2', -3n],
    ['-7 % 3', -1n],
    ['1 < 1.5 && 2u > 1', true],
    ['int(2.9)', 2n],
    ["int('x')", "fault: type conversion error from 'string' to 'int'"],
  ],
  'tests that some operands decide': [
    ["true || self.labels.none == 'x'", true],
    ["self.labels.none == 'x' || true", true],
    ["self.labels.none == 'x' && false", false],
    ["self.labels.none == 'x' || false", 'fault: no such key: none'],
    ["self.tags.exists(t, self.labels[t] == 'x' || t == 'c')", true],
    ["self.tags.all(t, self.labels[t] == 'x' && t == 'a')", false],
  ],
  loops: [
    ["self.tags.exists_one(t, t > 'b')", true],
    ["self.tags.filter(t, t != 'b')", ['a', 'c']],
    ["self.tags.map(t, t != 'b', t + t)", ['aa', 'cc']],
    ["self.tags.all(i, t, i < 3 && t != '')", true],
    ['self.tags.transformList(i, t, t + string(i))', ['a0', 'b1', 'c2']],
    ["self.labels.transformMap(k, v, k + v)['app']", 'appweb'],
    ['self.labels.all(k, k.size() > 2)', true],
    ['self.parts.all(p, self.parts.exists_one(q, p.id == q.id))', true],
    ['cel.bind(n, self.count * 2, n + n)', 12n],
  ],
  lists: [
    ['[1, 3, 2].isSorted()', false],
    ['self.tags.isSorted()', true],
    ['[1, 3, 2].sum() + [0].sum()', 6n],
    ["[duration('1s'), duration('2s')].sum() == duration('3s')", true],
    ['[1.5, 3.0].max()', 3],
    ['[3, 1].min()', 1n],
    ['[].min()', 'fault: min called on empty list'],
    ['[1, 2, 1].lastIndexOf(1)', 2n],
    ["self.tags.indexOf('z')", -1n],
    ['1 in [1, 2] && !(3 in [1, 2])', true],
  ],
  sets: [
    ['sets.contains([1, 2, 3], [2, 2])', true],
    ['sets.equivalent([1, 2], [2, 1, 1])', true],
    ['sets.intersects([1], [2])', false],
  ],
  texts: [
    ['self.name.charAt(1)', 'é'],
    ["self.name.indexOf('l')", 2n],
    ["self.name.lastIndexOf('l')", 3n],
    ["'a,b'.split(',')", ['a', 'b']],
    ["['a', 'b'].join('-')", 'a-b'],
    ["'AbC'.lowerAscii() + 'aBc'.upperAscii()", 'abcABC'],
    ["'aaa'.replace('a', 'b', 2)", 'bba'],
    ["'hello'.substring(1, 3)", 'el'],
    ["'hello'.substring(9)", 'fault: index out of range: 9'],
    ["'\\u2000 x\\t'.trim()", 'x'],
    ["'abc'.reverse()", 'cba'],
    ["'%s is %d of %.1f'.format(['x', 1, 2.55])", 'x is 1 of 2.5'],
    ["strings.quote('a\"b')", '"a\\"b"'],
    ["self.name.matches('^h.*o$')", true],
  ],
  'regular expressions, which never backtrack': [
    ["'abc 123'.find('[0-9]+')", '123'],
    ["'a1b22'.findAll('[0-9]+')", ['1', '22']],
    ["'a1b22'.findAll('[0-9]+', 1)", ['1']],
    ["'a'.matches('(')", 'fault: error parsing regexp: error parsing regexp: missing closing ): `(`'],
  ],
  'addresses of resources': [
    ["url('https://user@example.com:8080/p%20q?a=1&a=2#f').getHost()", 'example.com:8080'],
    ["url('https://example.com:8080/p').getHostname()", 'example.com'],
    ["url('https://[::1]:80/p').getPort()", '80'],
    ["url('/path').getScheme()", ''],
    ["url('https://e.com/p?a=1&a=2').getQuery()['a']", ['1', '2']],
    [
      "url('https://e.com/a b').getEscapedPath()",
      'fault: URL parse error during conversion from string: parse "https://e.com/a b": invalid URI for request',
    ],
    ["isURL('example') || isURL('')", false],
  ],
  'addresses of machines': [
    ["ip('127.0.0.1').isLoopback() && ip('::1').family() == 6", true],
    ["isIP('01.2.3.4') || isIP('::ffff:1.2.3.4') || isIP('fe80::1%eth0')", false],
    ["ip.isCanonical('2001:DB8::1')", false],
    ["string(ip('2001:DB8:0::1'))", '2001:db8::1'],
    ["ip('8.8.8.8').isGlobalUnicast()", true],
    ["ip('x')", 'fault: IP Address "x" parse error during conversion from string'],
    ["cidr('10.0.0.0/8').containsIP('10.1.2.3')", true],
    ["cidr('10.0.0.0/8').containsCIDR('10.1.0.0/16') && !cidr('10.1.0.0/16').containsCIDR('10.0.0.0/8')", true],
    ["string(cidr('10.1.2.3/8').masked())", '10.0.0.0/8'],
    ["cidr('2001:db8::/32').prefixLength()", 32n],
    ["isCIDR('10.0.0.0/33')", false],
  ],
  quantities: [
    ["quantity('1Gi').compareTo(quantity('1024Mi'))", 0n],
    ["quantity('1500m').isGreaterThan(quantity('1'))", true],
    ["quantity('1').add(1).sub(quantity('500m')) == quantity('1500m')", true],
    ["quantity('5').asInteger() + 1", 6n],
    ["quantity('1500m').isInteger()", false],
    ["quantity('1500m').asInteger()", 'fault: cannot convert value to integer'],
    ["quantity('-1').sign()", -1n],
    ["isQuantity('1.5.5')", false],
  ],
  'named formats': [
    ["format.named('dns1123Label').value().validate('a-b').hasValue()", false],
    ["format.dns1123Label().validate('A').hasValue()", true],
    ["format.named('nope').hasValue()", false],
    ["!format.date().validate('2024-02-30').hasValue()", false],
  ],
};

for (const [title, rows] of Object.entries(tables))
  test(title, () => {
    for (const [expression, expected] of rows) assert.deepEqual(worth(expression), expected, expression);
  });

const refused: readonly (readonly [expression: string, at: string, message: string])[] = [
  ['self.nam == 1', '1:5', "undefined field 'nam'"],
  ['sel.name == 1', '1:1', "undeclared reference to 'sel' (in container '')"],
  ['self.name == 1', '1:11', "found no matching overload for '_==_' applied to '(string, int)'"],
  ['self.name + 1', '1:11', "found no matching overload for '_+_' applied to '(string, int)'"],
  ['self.name.startsWith(1)', '1:21', "found no matching overload for 'startsWith' applied to 'string.(int)'"],
  ['size(1)', '1:5', "found no matching overload for 'size' applied to '(int)'"],
  ['nope(1)', '1:5', "undeclared reference to 'nope' (in container '')"],
  ['self.count.x', '1:11', "type 'int' does not support field selection"],
  ['self.on ? 1 : true', '1:9', "found no matching overload for '_?_:_' applied to '(bool, int, bool)'"],
  ['self.count && true', '1:12', "found no matching overload for '_&&_' applied to '(int, bool)'"],
  ['self.count.all(x, true)', '1:5', "expression of type 'int' cannot be range of a comprehension (must be list, map, or dynamic)"],
  ['self.tags.all(t, 1)', '1:18', "expected type 'bool' but found 'int'"],
  ['self.tags.all(1, true)', '1:15', 'Syntax error: all(var, predicate) invalid predicate iteration variable'],
  ['[1, true]', '1:5', "expected type 'int' but found 'bool'"],
  ['has(self)', '1:4', 'invalid argument to has() macro'],
  ['true &&\n  self.on == self.nam', '2:18', "undefined field 'nam'"],
  ['self.', '1:6', 'Syntax error: Expected IDENTIFIER, got EOF'],
  ['9223372036854775808', '1:1', 'Syntax error: invalid int literal'],
  ['-1u == 1u', '1:1', "found no matching overload for '-_' applied to '(uint)'"],
];

test('an expression that cannot be used is refused at its place', () => {
  for (const [expression, at, message] of refused) {
    const compiled = compile(expression, VARIABLES);
    assert.ok('issues' in compiled, expression);
    assert.equal(compiled.message.split('\n')[0], `ERROR: <input>:${at}: ${message}`, expression);
  }
});

test('all faults of an expression are told, each with its line and a mark below its place', () => {
  const compiled = compile('self.nam > 1 ||\n  self.coun > 1', VARIABLES);
  assert.ok('issues' in compiled);
  assert.equal(
    compiled.message,
    "ERROR: <input>:1:5: undefined field 'nam'\n | self.nam > 1 ||\n | ....^\nERROR: <input>:2:7: undefined field 'coun'\n |   self.coun > 1\n | ......^",
  );
});
