/** What reading and writing may cost: time in proportion to the text, and levels and values only so many. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { parse as readYaml } from 'yaml';
import { decode } from '../../runtime/codec/decode.js';
import { boundedReader } from '../../runtime/codec/envelope.js';
import { jsonSyntaxFault } from '../../runtime/codec/json-syntax.js';
import { BoundsError, parseJson, parseYaml, stringify } from '../../runtime/codec/parse.js';
import { toYaml } from '../../runtime/codec/yaml-text.js';
import { YamlThread } from '../../runtime/codec/yaml-thread.js';
import { DOUBLE, DURATION, field, INT64, listOf, STRING, struct } from '../../runtime/model/structure.js';
import { applyJsonPatch } from '../../runtime/patch/index.js';
import { PRETTY } from '../../runtime/resource/text-form.js';

const DEPTH = 1000;

/** The shortest of some runs, in milliseconds. */
function cost(run: () => void): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 3; i += 1) {
    const started = performance.now();
    run();
    least = Math.min(least, performance.now() - started);
  }
  return least;
}

/** Text of about so many characters. */
type Growing = (size: number) => string;

const many = (count: number, of: (i: number) => string): string => Array.from({ length: count }, (_, i) => of(i)).join(',');

const JSON_TEXTS: Readonly<Record<string, Growing>> = {
  'an object and many of its name': (n) => `{"a":{${many(n / 40, (i) => `"k${i}":1`)}},${many(n / 40, () => '"a":{"b":1}')}}`,
  'objects of one name inside of objects of one name': (n) => `{${many(n / 25, () => '"a":{"b":{"c":1}}')}}`,
  'long integers': (n) => `[${many(n / 20, () => '9007199254740993')}]`,
  'escaped surrogates': (n) => `["${'\\ud83d\\ude00'.repeat(n / 12)}"]`,
  'backslashes and quotes': (n) => `["${'\\\\\\"'.repeat(n / 4)}"]`,
  'one long number': (n) => `[1.${'9'.repeat(n)}]`,
  blanks: (n) => `[${' '.repeat(n)}9007199254740993]`,
};
for (const [name, text] of Object.entries(JSON_TEXTS))
  test(`JSON of ${name} takes time in proportion to its length`, () => {
    const [small, large] = [text(100_000), text(400_000)];
    parseJson(small, DEPTH);
    const [once, fourTimes] = [cost(() => parseJson(small, DEPTH)), cost(() => parseJson(large, DEPTH))];
    assert.ok(fourTimes < 8 * once + 100, `${once} ms grew to ${fourTimes} ms`);
    const syntax = cost(() => assert.notEqual(jsonSyntaxFault(`${large}]`), undefined));
    assert.ok(syntax < 500, `the fault took ${syntax} ms`);
  });

test('JSON objects of one name merge, the last of other values counts, and faults are those of the built-in reader', () => {
  const text = '{"a":{"x":1,"y":{"z":1}},"a":{"y":{"w":2},"x":3},"b":[1],"b":[2],"c":{"x":1},"c":5,"d":1,"d":{"e":1}}';
  assert.deepEqual(parseJson(text, DEPTH), { a: { x: 3, y: { z: 1, w: 2 } }, b: [2], c: 5, d: { e: 1 } });
  for (const bad of ['{"a":1,"a":}', '[9007199254740993', '[09007199254740993]', '["\\ud800]'])
    assert.throws(() => parseJson(bad, DEPTH), SyntaxError, bad);
});

test('JSON is read as the built-in reader does, whichever way it takes', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      const exact = parseJson(`[9007199254740993,${text}]`, DEPTH) as unknown[];
      assert.deepEqual(exact[1], parseJson(text, DEPTH));
      assert.equal(exact[0], 9007199254740993n);
    }),
  );
});

test('numbers that no double can hold are refused, longer integers keep their digits', () => {
  for (const text of ['1e400', '-1e999', '9'.repeat(400)]) assert.throws(() => parseJson(`[${text}]`, DEPTH), /out of range/, text);
  const kept = '[123456789012345678901234567890,-9223372036854775809,9007199254740993,1e+21,0.1]';
  assert.equal(stringify(parseJson(kept, DEPTH)), kept);
});

test('half characters become U+FFFD in JSON and YAML, in names too; whole ones stay', () => {
  const text = '{"a":"x\\ud800y","\\udc00":1,"b":"\\ud83d\\ude00"}';
  const read = { a: 'x\ufffdy', '\ufffd': 1, b: '😀' };
  assert.deepEqual(parseJson(text, DEPTH), read);
  assert.deepEqual(parseYaml('a: "x\\ud800y"\n"\\udc00": 1\n', DEPTH), { a: 'x\ufffdy', '\ufffd': 1 });
});

const DEEP_YAML: Readonly<Record<string, string>> = {
  lists: '['.repeat(1500),
  maps: '{a: '.repeat(1000),
  dashes: '- '.repeat(1500),
  'explicit keys': '? '.repeat(1500),
};
for (const [name, text] of Object.entries(DEEP_YAML))
  test(`YAML deep in ${name} is refused before it is composed`, () => assert.throws(() => parseYaml(text, 500), BoundsError));

test('YAML aliases cannot make a document of long texts', () => {
  const text = `a: &a ${'x'.repeat(3000)}\nb: [${'*a,'.repeat(2000)}]\n`;
  assert.throws(() => parseYaml(text, DEPTH), /excessive aliasing/);
});

test('more values than any object holds are refused', async () => {
  assert.throws(() => parseJson(`[${'{},'.repeat(150_000)}1]`, DEPTH), /more than 100000 values/);
  const reader = boundedReader(Buffer.alloc(1_000_000, 0x08));
  assert.throws(() => {
    for (;;) reader.uint32();
  }, /more than 100000 values/);
});

test('a large YAML document is read in a thread, while others have their turns', async () => {
  const thread = new YamlThread();
  const text = `big: 9007199254740993\n__proto__: a\nitems:\n${'- {a: b}\n'.repeat(5_000)}`;
  let turns = 0;
  const ticking = setInterval(() => {
    turns += 1;
  }, 1);
  const value = (await thread.read(text, DEPTH)) as { items: unknown[]; big: bigint };
  clearInterval(ticking);
  assert.ok(turns > 5, `${turns} turns`);
  assert.equal(value.items.length, 5_000);
  assert.equal(value.big, 9007199254740993n);
  assert.ok(Object.hasOwn(value, '__proto__'));
  await assert.rejects(thread.read(`${'[1] '.repeat(2000)}`, DEPTH), SyntaxError);
  await assert.rejects(thread.read('['.repeat(5000), DEPTH), BoundsError);
  await thread.close();
  await assert.rejects(thread.read(text, DEPTH), { code: 503 });
});

test('a document that takes too long is given up, the next is read, and more than can wait are refused', async () => {
  const slow = new YamlThread({ documentMs: 1, idleMs: 1 });
  const text = '- {a: b}\n'.repeat(3_000);
  const answers = await Promise.allSettled(Array.from({ length: 20 }, () => slow.read(text, DEPTH)));
  const codes = answers.map((answer) => (answer.status === 'rejected' ? (answer.reason as { code: number }).code : 200));
  assert.deepEqual([...new Set(codes)].sort(), [413, 429]);
  await slow.close();
  const patient = new YamlThread({ documentMs: 60_000, idleMs: 1 });
  assert.equal(((await patient.read(text, DEPTH)) as unknown[]).length, 3_000);
  await patient.close();
});

test('YAML answers read back as what was written, with long integers, at any depth', () => {
  const text = fc.string({
    unit: fc.constantFrom('a', 'e', '0', '.', '\n', ' ', '-', ':', '#', '"', "'", '|', '\t', '~', '%', '&', '😀'),
    maxLength: 8,
  });
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      text,
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
      fc.array(tie('value')),
      fc.dictionary(text, tie('value'), { noNullPrototype: true }),
    ),
  }));
  fc.assert(fc.property(value, (made) => assert.deepEqual(readYaml(toYaml(made), { version: '1.1' }), made)));
  assert.equal(
    toYaml({ b: 9007199254740993n, a: [{ c: 'yes', b: 'x\ny\n' }, [], {}] }),
    'a:\n- b: |\n    x\n    y\n  c: "yes"\n- []\n- {}\nb: 9007199254740993\n',
  );
  const words = (count: number): string => Array.from({ length: count }, () => 'word').join(' ');
  assert.equal(toYaml({ a: [{ b: words(20) }] }), `a:\n- b: ${words(16)}\n    ${words(4)}\n`, 'long lines are broken after 80 columns');
  assert.equal(toYaml({ a: `${words(16)}:  word` }), `a: '${words(16)}:  word'\n`, 'not between two blanks');
  assert.equal(
    toYaml(['[{"a":"b"}]', "# it's", '12:30', '2001-12-14 21:59:43', 'true', '\u0007:', '']),
    `- '[{"a":"b"}]'\n- '# it''s'\n- "12:30"\n- "2001-12-14 21:59:43"\n- "true"\n- "\\a:"\n- ""\n`,
    'quotes are single ones, but for what looks like another value or must be escaped',
  );
  assert.equal(toYaml({ on: 'off', n: 'e5', list: [[1, 2], []] }), 'list:\n- - 1\n  - 2\n- []\n"n": "e5"\n"on": "off"\n');
});

test('margins end at a depth, so that no form of a deep object is much longer than the object', () => {
  let deep: unknown = Array(50_000).fill(0);
  for (let i = 0; i < 900; i += 1) deep = i % 2 === 0 ? [deep] : { a: deep };
  for (const written of [toYaml(deep), PRETTY.whole(deep)]) assert.ok(written.length < 150_000, `${written.length} characters`);
});

test('a JSON patch builds nothing deeper than a body may be', () => {
  const doubling = Array.from({ length: 30 }, (_, i) => ({ op: 'copy', from: '/a', path: `/a${'/a'.repeat(2 ** Math.min(i, 9))}` }));
  assert.throws(() => applyJsonPatch({ a: { a: {} } }, [...doubling, ...doubling], 10_000, 20), BoundsError);
  const sinking = Array.from({ length: 1000 }, () => [
    { op: 'add', path: '/t', value: {} },
    { op: 'move', from: '/a', path: '/t/a' },
    { op: 'move', from: '/t', path: '/a' },
  ]).flat();
  assert.throws(() => applyJsonPatch({ a: {} }, sinking, 10_000, 500), BoundsError);
});

const kind = struct('v1.Kind', () => [
  field('long', INT64, '?'),
  field('ratio', DOUBLE, '?'),
  field('wait', DURATION, '?'),
  field('bytes', { kind: 'scalar', scalar: 'bytes' }, '?'),
  field('names', listOf(STRING), '?'),
]);

test('what a message cannot hold is no value of a kind', () => {
  for (const value of [
    { long: 1e19 },
    { long: 2n ** 63n },
    { long: -(2 ** 63) - 2048 },
    { ratio: Number.NaN },
    { ratio: Number.POSITIVE_INFINITY },
    { wait: '2562047h47m16.854775808s' },
    { wait: `${'9'.repeat(1000)}h` },
    { bytes: 'Q' },
    { bytes: 'Q===' },
    { bytes: 'QQ=Q' },
  ])
    assert.throws(() => decode(kind, value), stringify(value));
  assert.deepEqual(decode(kind, { long: 2n ** 63n - 1n, wait: '2562047h47m16.854775807s', bytes: 'QR==' }), {
    long: 2n ** 63n - 1n,
    wait: '2562047h47m16.854775807s',
    bytes: 'QQ==',
  });
});
