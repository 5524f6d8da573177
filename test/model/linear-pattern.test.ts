/** Patterns find what the library's own searches find, though they run its machines themselves; what is kept of them is bounded. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { RE2JS } from 're2js';
import { faultOfPattern, KeptPatterns } from '../../runtime/model/patterns/kept-patterns.js';
import { matching, patternOf } from '../../runtime/model/patterns/linear-pattern.js';

/** What the library's public searches find, one after the other. */
function foundByLibrary(pattern: string, text: string): string[] {
  const matcher = RE2JS.compile(pattern).matcher(text);
  const out: string[] = [];
  while (matcher.find()) out.push(matcher.group() ?? '');
  return out;
}

function holdsBoth(pattern: string, text: string): void {
  const compiled = matching(pattern);
  assert.equal(compiled.test(text), RE2JS.compile(pattern).matcher(text).find(), `${pattern} in ${JSON.stringify(text)}`);
  // A second search finds what the first one left behind.
  assert.equal(compiled.test(`${text}b`), RE2JS.compile(pattern).matcher(`${text}b`).find(), `${pattern} in ${JSON.stringify(text)} and b`);
  assert.deepEqual([...compiled.found(text)], foundByLibrary(pattern, text), `${pattern} in ${JSON.stringify(text)}`);
}

/** Patterns of each of the library's machines: one way, literal prefixes, sets of states, places that are remembered, all ways. */
const PATTERNS = [
  ...['', 'a', '^a', 'a$', '^a*$', '^(?:a|b)+$', '^abc$', '^a(b)?c', '\\Aab\\z', '(?m)^b', '(?m)a$'],
  ...['abc', 'abc+', 'ab|cd', 'a*c|a', '(a|b)*a[ab]{3}c', '(?:a|bb|b)*a[ab]{60}c', '[a-z]+', '[^a]', '(a+)(b+)', 'a{2,3}', 'a*?b', '(?:)'],
  ...[
    '\\bab\\b',
    '\\Bb',
    '\\w+\\s\\w+',
    '\\d+',
    '(?i)AbC',
    '(?s)a.b',
    'a.b',
    '\\pL+',
    '\\p{Greek}',
    '[[:alpha:]]+',
    '\\x{1F600}',
    '.',
    '.*',
    '\\n',
  ],
  ...['\\Qa.b\\E', '[)]', '(?:\\Q)\\Ea)', '(?P<name>a)b', 'a||b', '(|a)+', '(?:a*)*', 'x{0}a', '(?:ab){100}'],
];
const TEXTS = [
  ...['', 'a', 'b', 'ab', 'abc', 'aab', 'ba', 'ABC', 'a.b', 'a\nb', 'b\nb\n', 'ab cd', ' ab ', 'a1_b 22', 'aaac', 'abababc', ')', ')a'],
  ...['é', 'ω λόγος', '\u{1F600}', 'a\u{1F600}b', '\ud83d', 'a\ude00b', 'ſK', 'ab'.repeat(100), `${'ab'.repeat(300)}c`, 'a'.repeat(500)],
];

test('each of many patterns finds in each of many texts what the library finds', () => {
  for (const pattern of PATTERNS) for (const text of TEXTS) holdsBoth(pattern, text);
});

const atom = fc.constantFrom('a', 'b', '.', '[ab]', '[^a]', '\\b', '^', '$', '\\w', 'é', '\\pL', '(?i:A)', '\\x{1F600}');
const { pattern: RANDOM } = fc.letrec<{ pattern: string }>((tie) => ({
  pattern: fc.oneof(
    { depthSize: 'small' },
    atom,
    fc.tuple(tie('pattern'), tie('pattern')).map(([a, b]) => `${a}${b}`),
    fc.tuple(tie('pattern'), tie('pattern')).map(([a, b]) => `(?:${a}|${b})`),
    fc.tuple(tie('pattern'), fc.constantFrom('*', '+', '?', '*?', '{2}', '{1,3}')).map(([a, times]) => `(${a})${times}`),
  ),
}));
const text = fc.array(fc.constantFrom('a', 'b', 'A', ' ', '\n', 'é', '\u{1F600}', '1'), { maxLength: 40 }).map((parts) => parts.join(''));

test('a random pattern finds in a random text what the library finds', () => {
  fc.assert(fc.property(RANDOM, text, holdsBoth), { numRuns: 1000 });
});

test('patterns are compiled once, and again when others took their place', () => {
  const patterns = new KeptPatterns(256 * 1024);
  let paid = 0;
  const pay = (work: number): void => {
    paid += work;
  };
  patterns.compile('[a-z]{1,60}', pay);
  const once = paid;
  assert.ok(once > 0);
  patterns.compile('[a-z]{1,60}', pay);
  assert.equal(paid, once, 'it was kept');
  for (let i = 0; i < 100; i += 1) patterns.compile(`x${i}[a-z]{1,60}`, pay);
  const before = paid;
  patterns.compile('[a-z]{1,60}', pay);
  assert.ok(paid > before, 'it was forgotten, so that what is kept has a bound');
});

test('a pattern that is none is told as such each time, and is paid once', () => {
  const patterns = new KeptPatterns();
  let paid = 0;
  const compile = (): unknown =>
    patterns.compile('a(', (work) => {
      paid += work;
    });
  const first = compile();
  assert.ok(typeof first === 'object' && first !== null && 'fault' in first);
  const once = paid;
  assert.deepEqual(compile(), first);
  assert.equal(paid, once);
});

test('a pattern is judged without its program as it is when it is compiled, and paid alike', () => {
  const wrong = ['(', ')', '[', 'a{2,1}', '(?=a)', '\\1', '\\pX', '(?P<n>a)(?P<n>b)', 'a**', 'a{1001}', '(?:a{1000}){1000}', '\\'];
  for (const pattern of [...PATTERNS, ...wrong]) {
    let [judged, compiled] = [0, 0];
    const fault = faultOfPattern(pattern, (work) => {
      judged += work;
    });
    const kept = new KeptPatterns().compile(pattern, (work) => {
      compiled += work;
    });
    assert.equal(fault, 'fault' in kept ? kept.fault : undefined, pattern);
    assert.equal(judged, compiled, pattern);
  }
  for (const pattern of wrong.slice(0, 3)) assert.ok(faultOfPattern(pattern, () => undefined) !== undefined, pattern);
});

test('a pattern of a catalogue fits what it fits when it is compiled at once', () => {
  for (const pattern of PATTERNS) {
    const [late, compiled] = [patternOf(pattern), matching(pattern)];
    for (const text of ['', 'a', 'ab', 'b', '0', ' ', 'aaaa']) assert.equal(late.test(text), compiled.test(text), `${pattern} ${text}`);
  }
});
