/** What expressions may say at which release, and what the later libraries do. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Budget, compile, EvaluationFault, type Type, vocabularyOf } from '../../runtime/cel/index.js';
import { KeptPatterns } from '../../runtime/model/patterns/kept-patterns.js';
import { resultOf } from './result-of.js';

const NONE: ReadonlyMap<string, Type> = new Map();

const compiledAt = (expression: string, release: string) => compile(expression, NONE, new KeptPatterns(), vocabularyOf(release));
const refusalAt = (expression: string, release: string): string => {
  const compiled = compiledAt(expression, release);
  return 'issues' in compiled ? compiled.message : '';
};

/** The first release that takes each expression, and the release before it. */
const FIRST: readonly (readonly [expression: string, before: string, since: string])[] = [
  ['1 < 2.0', '1.28', '1.29'],
  ['optional.of(1).hasValue()', '1.28', '1.29'],
  ["{'a': 1}.?a.hasValue()", '1.28', '1.29'],
  ['[1, ?{"a": 1}[?"b"]] == [1]', '1.28', '1.29'],
  ["{'a': 1}[?'a'].optMap(x, x + 1).value() == 2", '1.28', '1.29'],
  ["isQuantity('1Gi')", '1.28', '1.29'],
  ["isIP('::1') && ip('::1').isLoopback()", '1.29', '1.30'],
  ["cidr('10.0.0.0/8').containsIP('10.1.1.1')", '1.29', '1.30'],
  ['sets.contains([1, 2], [1])', '1.29', '1.30'],
  ["'%s'.format(['x']) == 'x'", '1.29', '1.30'],
  ["!format.dns1123Label().validate('ok').hasValue()", '1.31', '1.32'],
  ["jsonpatch.escapeKey('a/b') == 'a~1b'", '1.31', '1.32'],
  ['[1, 2].all(i, v, i < v)', '1.32', '1.33'],
  ["{'a': 1}.exists(k, v, k == 'a' && v == 1)", '1.32', '1.33'],
  ['[1, 2].transformList(i, v, v * 2) == [2, 4]', '1.32', '1.33'],
  ["isSemver('1.2.3')", '1.33', '1.34'],
];

test('an expression is taken from the release on that brought what it says', () => {
  for (const [expression, before, since] of FIRST) {
    assert.notEqual(refusalAt(expression, before), '', `${expression} at ${before}`);
    assert.equal(refusalAt(expression, since), '', `${expression} at ${since}`);
    assert.equal(refusalAt(expression, '1.36'), '', `${expression} at 1.36`);
  }
});

test('a function that is not there yet is told of as one that is nowhere', () => {
  assert.match(refusalAt("isSemver('1.2.3')", '1.33'), /^ERROR: <input>:1:9: undeclared reference to 'isSemver' \(in container ''\)/);
  assert.match(refusalAt('[1].all(i, v, i < v)', '1.30'), /undeclared reference to 'all'/);
});

test('the first releases with rules take strings, lists, patterns and addresses; those before take all that the server knows', () => {
  for (const expression of ["'abc'.charAt(0) == 'a'", '[1, 2].isSorted()', "'a1'.find('[0-9]') == '1'", "isURL('https://a')"])
    assert.equal(refusalAt(expression, '1.25'), '', expression);
  assert.equal(refusalAt("isSemver('1.2.3')", '1.21'), '');
});

const costAt = (expression: string, release: string): number => {
  const compiled = compiledAt(expression, release);
  return 'issues' in compiled ? Number.NaN : compiled.cost;
};

test('comparing values of libraries has a cost without a bound in the first release that has networks', () => {
  const expression = "cidr('10.0.0.0/8') == cidr('10.0.0.0/8')";
  assert.equal(costAt(expression, '1.30'), Number.POSITIVE_INFINITY);
  assert.ok(costAt(expression, '1.33') < 100);
});

test('what is done with the result of a macro has a cost without a bound before the releases that know its size', () => {
  for (const expression of ['[1, 2].map(x, x).sum() < 10', '[1, 2].filter(x, x > 1).exists(x, x > 1)']) {
    assert.equal(costAt(expression, '1.29'), Number.POSITIVE_INFINITY, expression);
    assert.ok(costAt(expression, '1.30') < 200, expression);
  }
  assert.ok(costAt('[1, 2].all(x, x > 1) && [1, 2].map(x, x).size() > 1', '1.25') < 200);
});

const resultAt = (expression: string): unknown => {
  const compiled = compiledAt(expression, '1.36');
  if ('issues' in compiled) return compiled.message;
  try {
    return resultOf(compiled, [], new Budget(1_000_000));
  } catch (error) {
    if (error instanceof EvaluationFault) return `fault: ${error.message}`;
    throw error;
  }
};

const holds = (expression: string): void => assert.equal(resultAt(expression), true, expression);

test('versions are read, told apart and ordered as semantic versioning says', () => {
  for (const expression of [
    "isSemver('1.2.3') && isSemver('1.2.3-rc.1+build.5') && isSemver('18446744073709551615.0.0')",
    "!isSemver('1.2') && !isSemver('v1.2.3') && !isSemver('01.2.3') && !isSemver('1.2.3-') && !isSemver('1.2.3-01') && !isSemver('')",
    "!isSemver('18446744073709551616.0.0') && !isSemver('1.2.3-a..b') && !isSemver('1.2.3+a..b') && !isSemver('1.2.3.4')",
    "isSemver('v1.2', true) && isSemver('01.02.03', true) && !isSemver('1.2.3.4', true) && !isSemver('1.x', true)",
    "semver('v1.2', true).major() == 1 && semver('v1.2', true).minor() == 2 && semver('v1.2', true).patch() == 0",
    "semver('1.2.3').isLessThan(semver('1.10.0')) && semver('2.0.0').isGreaterThan(semver('1.99.99'))",
    "['1.0.0-alpha', '1.0.0-alpha.1', '1.0.0-alpha.beta', '1.0.0-beta.2', '1.0.0-beta.11', '1.0.0-rc.1', '1.0.0'].all(i, v, i == 0 || semver('1.0.0-alpha').isLessThan(semver(v)))",
    "semver('1.0.0-alpha.1').compareTo(semver('1.0.0-alpha.beta')) == -1 && semver('1.0.0-rc.1').compareTo(semver('1.0.0')) == -1",
    "semver('1.0.0-beta.11').compareTo(semver('1.0.0-beta.2')) == 1 && semver('1.0.0+a').compareTo(semver('1.0.0+b')) == 0",
    "semver('1.0.0+a') == semver('1.0.0') && semver('1.0.0') != semver('1.0.0-rc')",
    "type(semver('1.0.0')) == type(semver('2.0.0'))",
  ])
    holds(expression);
  assert.equal(resultAt("semver('1.2').major() == 1"), 'fault: invalid semantic version: "1.2"');
});

test('optional items of lists and maps are there if they have a value', () => {
  for (const expression of [
    '[1, ?optional.none()] == [1]',
    '[?optional.of(1), 2] == [1, 2]',
    '[ ? optional.of(1) , ?optional.none(), ?optional.of(3)] == [1, 3]',
    "{?'a': optional.of(1), 'b': 2, ?'c': optional.none()} == {'a': 1, 'b': 2}",
    '1 in [?optional.of(1)] && [[?optional.none()], [1]].size() == 2',
    "['?', \"[?\", r'\\?', '''?''', ?optional.of('x')].size() == 5",
    '[1, // a mark: ?\n ?optional.of(2)] == [1, 2]',
    '[true ? 1 : 2, ?optional.of(true ? 3 : 4)] == [1, 3]',
    "{'a': [1, 2]}[?'a'].orValue([]).size() == 2",
  ])
    holds(expression);
  assert.match(String(resultAt('[?1] == [1]')), /expected type 'optional_type\(int\)' but found 'int'/);
  assert.match(String(resultAt('size([1], ?optional.of(1)) == 1')), /Syntax error: extraneous input '\?'/);
});

test('entries of several maps make one, in which each key is once', () => {
  holds("{'a': 'x', 'b': 'y'}.transformMapEntry(k, v, {v: k}) == {'x': 'a', 'y': 'b'}");
  holds("['a', 'b'].transformMapEntry(i, v, v != 'b', {v: i}) == {'a': 0}");
  assert.equal(resultAt("['a', 'b'].transformMapEntry(i, v, {'k': v}).size() == 1"), 'fault: Failed with repeated key');
  assert.match(String(resultAt("['a'].transformMapEntry(i, v, v).size() == 1")), /expected type 'map\(dyn, dyn\)' but found 'string'/);
});

test('keys are escaped for paths of patches', () => {
  assert.equal(resultAt("jsonpatch.escapeKey('a/b~c')"), 'a~1b~0c');
});

test('literal patterns, durations and moments are read when the expression is, from some release on', () => {
  for (const [expression, place] of [
    ["'abc'.matches('[')", 'invalid matches argument'],
    ["duration('soon') > duration('1h')", 'invalid duration argument'],
    ["timestamp('today') < timestamp('2020-01-01T00:00:00Z')", 'invalid timestamp argument'],
    ["[1].exists(x, 'a'.matches('('))", 'invalid matches argument'],
  ] as const) {
    assert.equal(refusalAt(expression, '1.28'), '', expression);
    assert.match(refusalAt(expression, '1.30'), new RegExp(place), expression);
  }
  assert.equal(refusalAt("'abc'.matches('[a-c]+') && duration('1h') < duration('2h')", '1.36'), '');
});

test('values are bound to names only by expressions that may do so', () => {
  assert.match(refusalAt('cel.bind(a, 1, a == 1)', '1.36'), /undeclared reference to 'cel'/);
  assert.ok(!('issues' in compile('cel.bind(a, 1, a == 1)', NONE)));
});
