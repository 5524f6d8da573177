/** What reading and writing may cost: time in proportion to the text, and levels and values only so many. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { decode } from '../../runtime/codec/decode.js';
import { boundedReader } from '../../runtime/codec/envelope.js';
import { jsonSyntaxFault } from '../../runtime/codec/json-syntax.js';
import { BoundsError, parseJson, parseYaml, stringify, yamlDocuments } from '../../runtime/codec/parse.js';
import { joined } from '../../runtime/codec/text-pieces.js';
import { DocumentQueue } from '../../runtime/codec/yaml-queue.js';
import { toYaml } from '../../runtime/codec/yaml-text.js';
import { YamlThreads } from '../../runtime/codec/yaml-threads.js';
import { DOUBLE, DURATION, field, INT64, listOf, STRING, struct } from '../../runtime/model/definition/structure.js';
import { parseJsonInTurns } from '../../runtime/model/json/json-in-turns.js';
import { MAX_VALUES } from '../../runtime/model/json/json-text.js';
import { applyJsonPatch } from '../../runtime/patch/index.js';
import { PRETTY } from '../../runtime/resource/presentations/text-form.js';
import { leastTime, processorTime } from '../support/programs/processor-time.js';

const yamlOf = (value: unknown): string => joined(toYaml(value));

const DEPTH = 1000;

/** The least that one of some runs works, in milliseconds. */
function cost(run: () => void): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 3; i += 1) {
    const worked = processorTime();
    run();
    least = Math.min(least, worked());
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
  const thread = new YamlThreads();
  const text = `big: 9007199254740993\n__proto__: a\nitems:\n${'- {a: b}\n'.repeat(5_000)}`;
  let turns = 0;
  const ticking = setInterval(() => {
    turns += 1;
  }, 1);
  const value = (await thread.read(text, DEPTH, 'user:a')) as { items: unknown[]; big: bigint };
  clearInterval(ticking);
  assert.ok(turns > 5, `${turns} turns`);
  assert.equal(value.items.length, 5_000);
  assert.equal(value.big, 9007199254740993n);
  assert.ok(Object.hasOwn(value, '__proto__'));
  await assert.rejects(thread.read(`${'[1] '.repeat(2000)}`, DEPTH, 'user:a'), SyntaxError);
  await assert.rejects(thread.read('['.repeat(5000), DEPTH, 'user:a'), BoundsError);
  await thread.close();
  await assert.rejects(thread.read(text, DEPTH, 'user:a'), { code: 503 });
});

test('a document that takes too long is given up, the next is read, and more than can wait are refused', async () => {
  const slow = new YamlThreads({ documentMs: 1, idleMs: 1 });
  const text = '- {a: b}\n'.repeat(3_000);
  const answers = await Promise.allSettled(Array.from({ length: 20 }, () => slow.read(text, DEPTH, 'user:a')));
  const codes = answers.map((answer) => (answer.status === 'rejected' ? (answer.reason as { code: number }).code : 200));
  assert.deepEqual([...new Set(codes)].sort(), [413, 429]);
  await slow.close();
  const patient = new YamlThreads({ documentMs: 60_000, idleMs: 1 });
  assert.equal(((await patient.read(text, DEPTH, 'user:a')) as unknown[]).length, 3_000);
  await patient.close();
});

const YAML_TEXTS: Readonly<Record<string, Growing>> = {
  'a tab before members': (n) => `a: b\n${'\tc: d\n'.repeat(n / 6)}`,
  'closing brackets alone': (n) => `a: ${']'.repeat(n)}`,
  'opening brackets': (n) => `a: ${'['.repeat(n)}`,
  'digits and colons': (n) => `a: ${'1:'.repeat(n / 2)}1`,
  'a flow at the margin': (n) => `a: [\n${'a\n'.repeat(n / 2)}]`,
  'explicit keys': (n) => '? a\n: b\n'.repeat(n / 8),
  'empty lines': (n) => `a: b\n${'\n'.repeat(n)}c: d`,
  comments: (n) => `a: b\n${'# c\n'.repeat(n / 4)}`,
  markers: (n) => '---\n'.repeat(n / 4),
  directives: (n) => '%a b\n'.repeat(n / 5),
  'one long text': (n) => `a: "${'b \\n '.repeat(n / 5)}"`,
  'lines of one text': (n) => `a: b\n${'  c d\n'.repeat(n / 6)}`,
  anchors: (n) => Array.from({ length: n / 16 }, (_, i) => `k${i}: &a${i} x\n`).join(''),
  merges: (n) => `b: &b {a: 1}\n${Array.from({ length: n / 20 }, (_, i) => `k${i}:\n  <<: *b\n`).join('')}`,
};
for (const [name, text] of Object.entries(YAML_TEXTS))
  test(`YAML of ${name} takes time in proportion to its length`, () => {
    const read = (of: string) => (): void => {
      try {
        parseYaml(of, DEPTH);
      } catch (error) {
        if (!(error instanceof SyntaxError) && !(error instanceof BoundsError)) throw error;
      }
    };
    const [small, large] = [read(text(50_000)), read(text(200_000))];
    small();
    const [once, fourTimes] = [cost(small), cost(large)];
    assert.ok(fourTimes < 8 * once + 60, `${once} ms grew to ${fourTimes} ms`);
  });

test('plain scalars of YAML mean what the ecosystem reads', () => {
  const meant: Readonly<Record<string, unknown>> = {
    '010': 8,
    '09': 9,
    '0x1F': 31,
    '0b11': 3,
    '1_000': 1000,
    '+12': 12,
    '1e3': 1000,
    '.5': 0.5,
    '1.': 1,
    '12:30:45': '12:30:45',
    '2020-01-01': '2020-01-01',
    '.inf': '.inf',
    _1: '_1',
    '~': null,
    y: true,
    Off: false,
    '9007199254740993': 9007199254740993n,
    '"y"': 'y',
    '!!str 1': '1',
    '!!int "7"': 7,
    '!unknown x': 'x',
    '!!binary aGk=': 'aGk=',
  };
  for (const [text, value] of Object.entries(meant)) assert.deepEqual(parseYaml(`a: ${text}`, DEPTH), { a: value }, text);
  assert.throws(() => parseYaml('a: !!int x', DEPTH), SyntaxError);
});

test('the documents of a stream are read one by one, and faults of later ones are told at their line', () => {
  const documents = yamlDocuments('# a\n---\na: |\n  ---\n  b\n---\n%c\n...\n---\nd: e: f\n', DEPTH);
  assert.deepEqual(documents.next().value, { a: '---\nb\n' });
  assert.throws(() => [...documents], /yaml: line (7|10): /);
  assert.deepEqual(parseYaml('%YAML 1.1\n---\na: 1\n...\n--- }', DEPTH), { a: 1 });
});

test('whoever had the least time of the reading threads is next, and nobody has two documents read at once', () => {
  const queue = new DocumentQueue<{ text: string; refuse(): void }>();
  const document = (text: string) => ({ text, refuse: () => assert.fail(`${text} was refused`) });
  for (const text of ['a1', 'a2', 'a3']) queue.add('a', document(text));
  assert.equal(queue.next()?.document.text, 'a1');
  assert.equal(queue.next(), undefined);
  queue.done('a', 1000);
  queue.add('b', document('b1'));
  queue.add('b', document('b2'));
  const order: (string | undefined)[] = [];
  for (const [flow, ms] of [
    ['b', 400],
    ['b', 400],
    ['a', 1],
    ['a', 1],
  ] as const) {
    const next = queue.next();
    order.push(next?.document.text);
    assert.equal(next?.flow, flow);
    queue.done(flow, ms);
  }
  assert.deepEqual(order, ['b1', 'b2', 'a2', 'a3']);
});

test('too many documents of one caller are refused, and never those of others', () => {
  const refused: string[] = [];
  const queue = new DocumentQueue<{ text: string; refuse(): void }>(100);
  const document = (text: string) => ({ text, refuse: () => refused.push(text) });
  for (let i = 0; i < 10; i += 1) queue.add('a', document(`a${i}`));
  assert.deepEqual(refused, ['a8', 'a9']);
  queue.add('b', document('b'.repeat(60)));
  queue.add('a', document('c'.repeat(50)));
  assert.deepEqual(refused.slice(2), ['c'.repeat(50)]);
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
  fc.assert(fc.property(value, (made) => assert.deepEqual(parseYaml(yamlOf(made), DEPTH), made)));
  assert.equal(
    yamlOf({ b: 9007199254740993n, a: [{ c: 'yes', b: 'x\ny\n' }, [], {}] }),
    'a:\n- b: |\n    x\n    y\n  c: "yes"\n- []\n- {}\nb: 9007199254740993\n',
  );
  const words = (count: number): string => Array.from({ length: count }, () => 'word').join(' ');
  assert.equal(yamlOf({ a: [{ b: words(20) }] }), `a:\n- b: ${words(16)}\n    ${words(4)}\n`, 'long lines are broken after 80 columns');
  assert.equal(yamlOf({ a: `${words(16)}:  word` }), `a: '${words(16)}:  word'\n`, 'not between two blanks');
  assert.equal(
    yamlOf(['[{"a":"b"}]', "# it's", '12:30', '2001-12-14 21:59:43', 'true', '\u0007:', '']),
    `- '[{"a":"b"}]'\n- '# it''s'\n- "12:30"\n- "2001-12-14 21:59:43"\n- "true"\n- "\\a:"\n- ""\n`,
    'quotes are single ones, but for what looks like another value or must be escaped',
  );
  assert.equal(yamlOf({ 'f:data': { '.': {}, 'f:k': {} } }), 'f:data:\n  .: {}\n  f:k: {}\n', 'a dot is text');
  assert.equal(yamlOf({ on: 'off', n: 'e5', list: [[1, 2], []] }), 'list:\n- - 1\n  - 2\n- []\n"n": "e5"\n"on": "off"\n');
});

test('margins end at a depth, so that no form of a deep object is much longer than the object', () => {
  let deep: unknown = Array(50_000).fill(0);
  for (let i = 0; i < 900; i += 1) deep = i % 2 === 0 ? [deep] : { a: deep };
  for (const written of [yamlOf(deep), joined(PRETTY.whole(deep))]) assert.ok(written.length < 150_000, `${written.length} characters`);
});

test('a JSON patch builds nothing deeper than a body may be', () => {
  const doubling = Array.from({ length: 30 }, (_, i) => ({ op: 'copy', from: '/a', path: `/a${'/a'.repeat(2 ** Math.min(i, 9))}` }));
  assert.throws(() => applyJsonPatch({ a: { a: {} } }, [...doubling, ...doubling], { depth: 20 }), BoundsError);
  const sinking = Array.from({ length: 1000 }, () => [
    { op: 'add', path: '/t', value: {} },
    { op: 'move', from: '/a', path: '/t/a' },
    { op: 'move', from: '/t', path: '/a' },
  ]).flat();
  assert.throws(() => applyJsonPatch({ a: {} }, sinking, { depth: 500 }), BoundsError);
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

const PLAIN: readonly (readonly [what: string, item: string])[] = [
  ['numbers', '0'],
  ['fractions', '0.5'],
  ['words', 'true'],
  ['words among blanks', ' false '],
];
for (const [what, item] of PLAIN)
  test(`a list of ${what} counts a quarter of other values, however it is read`, async () => {
    const list = (count: number): string => `{"l":[${`${item},`.repeat(count - 1)}${item}]}`;
    const bounds = { depth: DEPTH, values: MAX_VALUES };
    for (const read of [
      async (text: string) => parseJson(text, DEPTH),
      (text: string) => parseJsonInTurns(text, bounds, () => undefined),
    ]) {
      assert.equal(((await read(list(390_000))) as { l: unknown[] }).l.length, 390_000);
      await assert.rejects(read(list(410_000)), /more than 100000 values/);
      await assert.rejects(read(list(110_000).replaceAll(item, '{}')), /more than 100000 values/);
      await assert.rejects(read(list(110_000).replaceAll(item, 'null')), /more than 100000 values/);
      await assert.rejects(read(list(110_000).replaceAll(item, '"a"')), /more than 100000 values/);
      await assert.rejects(read(`{${many(110_000, (i) => `"k${i}":${item}`)}}`), /more than 100000 values/);
    }
  });

test('large YAML with a tab in its second line is refused, or read, at once', async () => {
  const size = 3 * 1024 * 1024 - 100;
  const fillings = ['  key: "value"\n', '[', '- ', '"', ': ', '---\n', '&a ', '\t', ' ', '#\n', '\t\n', '\n'];
  for (const filling of fillings) {
    const text = `apiVersion: v1\n\tkind: ConfigMap\n${filling.repeat(size / filling.length)}`;
    const ms = await leastTime(2000, () => assert.throws(() => parseYaml(text, DEPTH), /^SyntaxError: yaml: line 2: /));
    assert.ok(ms < 2000, `${JSON.stringify(filling)} took ${ms} ms`);
  }
});
