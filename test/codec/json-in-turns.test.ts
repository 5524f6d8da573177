import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { parseJsonInTurns } from '../../runtime/model/json/json-in-turns.js';
import { BoundsError, type MembersOfOneName, parseJson, type RepeatedMembers, stringify } from '../../runtime/model/json/json-text.js';

const BOUNDS = { depth: 50, values: 100 };
const WIDE = { depth: 50, values: 1_000_000 };

/** Read in turns however short it is: blanks make it long. */
const inTurns = (text: string, bounds = WIDE): Promise<unknown> =>
  parseJsonInTurns(`${' '.repeat(20_000)}${text}`, bounds, () => undefined);

const outcomeOf = async (read: () => unknown): Promise<unknown> => {
  try {
    return { value: await read() };
  } catch (error) {
    assert.ok(error instanceof SyntaxError || error instanceof BoundsError, String(error));
    return 'refused';
  }
};

const TEXTS = [
  '{"a":1,"a":{"x":1},"a":{"y":[1]}}',
  '{"a":{"x":1},"a":2}',
  '{"a":[1],"a":[2]}',
  '{"__proto__":{"a":1},"constructor":null}',
  '[12345678901234567890,-12345678901234567890,1.5,1e3,-0,1e400]',
  '[9007199254740993,1e-400,0.1]',
  '["\\ud800","\\ud83d\\ude00","\\u0041","\\\\","\\""]',
  '"text"',
  'null',
  ' [ true , false ] ',
  '',
  '[',
  '[1',
  '[1,',
  '[1,]',
  '[,1]',
  '{',
  '{"a"',
  '{"a":',
  '{"a":1',
  '{"a":1,',
  '{"a":1,}',
  '{a:1}',
  "{'a':1}",
  '{"a":1]',
  '[1}',
  '1 2',
  '[] []',
  '01',
  '1.',
  '.5',
  '+1',
  '-',
  'NaN',
  'truex',
  'tru',
  '"\n"',
  '"\\x"',
  '"open',
  '[1]x',
  '\u00a0[]',
];
for (const text of TEXTS)
  test(`${JSON.stringify(text)} is read in turns as at once`, async () => {
    assert.deepEqual(await outcomeOf(() => inTurns(text)), await outcomeOf(() => parseJson(text, 50)));
  });

for (const text of TEXTS)
  test(`of members of one name the last takes the place of the others in turns, too: ${JSON.stringify(text)}`, async () => {
    const read = async (parse: (how: MembersOfOneName) => unknown): Promise<unknown> => {
      const repeats: RepeatedMembers = new Map();
      const outcome = await outcomeOf(() => parse({ replace: true, repeats }));
      return outcome === 'refused' ? outcome : { outcome, repeats: [...repeats] };
    };
    const blank = ' '.repeat(20_000);
    assert.deepEqual(
      await read((how) => parseJsonInTurns(`${blank}${text}`, WIDE, () => undefined, how)),
      await read((how) => parseJson(text, 50, undefined, how)),
    );
  });

test('any value, and any damage to its text, is read in turns as at once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.jsonValue({ maxDepth: 6 }),
      fc.nat(),
      fc.constantFrom('', ',', '}', ']', '"', ':', '1', '\\'),
      async (value, at, put) => {
        const text = stringify(value);
        const cut = at % (text.length + 1);
        for (const one of [text, `${text.slice(0, cut)}${put}${text.slice(cut + 1)}`])
          assert.deepEqual(await outcomeOf(() => inTurns(one)), await outcomeOf(() => parseJson(one, 50)), one);
      },
    ),
  );
});

test('depth and values are bounded while the text is read', async () => {
  await assert.rejects(inTurns('['.repeat(51), BOUNDS), /nested deeper than 50 levels/);
  await assert.rejects(inTurns(`[${'{},'.repeat(200)}0]`, BOUNDS), /more than 100 values/);
  await assert.rejects(inTurns('['.repeat(5_000_000), WIDE), /nested deeper/);
  assert.deepEqual(await inTurns('[[[]]]', BOUNDS), [[[]]]);
});

test('a long text is left and gone on with many times', async () => {
  let turns = 0;
  const text = JSON.stringify(Array.from({ length: 50_000 }, (_, i) => ({ i })));
  const read = await parseJsonInTurns(text, WIDE, () => {
    turns += 1;
    return turns % 7 === 0 ? new Promise((resolve) => setImmediate(resolve)) : undefined;
  });
  assert.deepEqual(read, JSON.parse(text));
  assert.ok(turns > text.length / 20_000, String(turns));
});
