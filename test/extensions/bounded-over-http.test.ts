/** Small random definitions, with rules, patterns, columns and defaults, and objects of them: no turn of a server takes long for any of them. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import fc from 'fast-check';
import { longestTurn } from '../support/programs/longest-turn.js';
import { TestServer } from '../support/server.js';
import { DEFINITIONS, definition } from './definition.js';

/** Milliseconds of processor time that a turn of the loop may take, those of the client in it. */
const TURN_MS = 100;

let server: TestServer;
before(async () => {
  server = await TestServer.start();
});
after(() => server.close());

const text = fc.constantFrom('self.text', "'a'", "(self.text + 'b')", "self.text.replace('a', self.text)", "self.list.join(',')");
const part = fc
  .tuple(text, fc.constantFrom('a*c|a', '(a|b)*a[ab]{40}c', '[a-z]+', ''))
  .map(([of, pattern]) => `${of}.findAll('${pattern}')`);
const rule = fc.oneof(
  text.map((of) => `${of}.size() > 0`),
  part.map((list) => `${list}.size() >= 0`),
  fc.tuple(text, fc.constantFrom('a*c', '(?:a|bb|b)*a[ab]{60}c')).map(([of, pattern]) => `!${of}.matches('${pattern}')`),
  fc.tuple(fc.nat(14), text).map(([depth, of]) => {
    const bound = Array.from({ length: depth }, (_, i) => `cel.bind(x${i + 1}, x${i} + x${i}, `).join('');
    return `cel.bind(x0, [${of}], ${bound}x${depth}.isSorted()${')'.repeat(depth + 1)}`;
  }),
  fc.nat(40).map((count) => `true${' && self.list.all(x, self.text.contains(x) || true)'.repeat(count)}`),
  fc
    .nat(20)
    .map(
      (depth) =>
        `cel.bind(x0, 'a', ${Array.from({ length: depth }, (_, i) => `cel.bind(x${i + 1}, {x${i}: x${i}}, `).join('')}true${')'.repeat(depth + 1)}`,
    ),
);
const pattern = fc
  .array(
    fc.constantFrom('a', '(?:[)]a{30}){30}', '(a|b)*', '\\pL', '[ab]{40}', '(?:a{10}){100}', '|', '(?:\\Q)\\Ea){30}', '(?i)[B-\\x{1e942}]'),
    {
      minLength: 1,
      maxLength: 8,
    },
  )
  .map((parts) => parts.join(''));
const path = fc
  .array(fc.constantFrom('..a', '[*]', '.tree', '[?(@..b)]', '[0:]', '..*'), { minLength: 1, maxLength: 10 })
  .map((steps) => `.spec${steps.join('')}`);
const wanted = fc.record({
  rules: fc.array(rule, { maxLength: 3 }),
  pattern,
  paths: fc.array(path, { maxLength: 4 }),
  width: fc.nat(5),
  depth: fc.nat(4),
  size: fc.nat(4000),
  items: fc.nat(300),
});

type Wanted = typeof wanted extends fc.Arbitrary<infer T> ? T : never;
type Schema = Record<string, unknown>;

/** Objects inside of each other, each with so many properties that have defaults. */
const defaulted = (depth: number, width: number): Schema =>
  depth === 0
    ? { type: 'string', default: 'x' }
    : {
        type: 'object',
        default: {},
        properties: Object.fromEntries(Array.from({ length: width }, (_, i) => [`p${i}`, defaulted(depth - 1, width)])),
      };

const treeOf = (depth: number): unknown => (depth === 0 ? { b: 1 } : { a: treeOf(depth - 1), b: [depth] });

test('whatever a small definition says, no turn takes long for it, for its objects or for tables of them', async () => {
  let groups = 0;
  const play = async ({ rules, pattern, paths, width, depth, size, items }: Wanted): Promise<void> => {
    groups += 1;
    const group = `g${groups}.random.example.com`;
    const spec = {
      type: 'object',
      properties: {
        text: { type: 'string', maxLength: 5000, ...(rules.length === 0 ? { pattern } : {}) },
        list: { type: 'array', maxItems: 20, items: { type: 'string', maxLength: 10 } },
        filled: { type: 'array', items: defaulted(depth, width) },
        tree: { type: 'object', 'x-kubernetes-preserve-unknown-fields': true },
      },
      'x-kubernetes-validations': rules.map((rule) => ({ rule })),
    };
    const columns = paths.map((jsonPath, i) => ({ name: `c${i}`, type: 'string', jsonPath }));
    const made = definition({ group, schema: { type: 'object', properties: { spec } }, version: { additionalPrinterColumns: columns } });
    const answers = [await server.create(DEFINITIONS, made)];
    const place = `/apis/${group}/v1/namespaces/default/things`;
    if (answers[0]?.status === 201) {
      while ((await server.ask(place)).status === 404) await new Promise(setImmediate);
      const object = {
        apiVersion: `${group}/v1`,
        kind: 'Thing',
        metadata: { name: 'a' },
        spec: { text: 'ab'.repeat(size / 2), list: ['a', 'b', 'c'], filled: Array.from({ length: items }, () => ({})), tree: treeOf(20) },
      };
      answers.push(await server.create(place, object));
      answers.push(await server.ask(place, { headers: { Accept: 'application/json;as=Table;v=v1;g=meta.k8s.io' } }));
      answers.push(await server.ask(`${DEFINITIONS}/${made.metadata.name}`, { method: 'DELETE' }));
    }
    for (const { status, json } of answers) assert.ok(status < 500, JSON.stringify(json));
  };
  await fc.assert(
    fc.asyncProperty(wanted, async (random) => {
      const longest = await longestTurn(TURN_MS, () => play(random));
      assert.ok(longest < TURN_MS, `a turn took ${longest.toFixed(0)} ms`);
    }),
    { numRuns: 40, endOnFailure: true },
  );
});
