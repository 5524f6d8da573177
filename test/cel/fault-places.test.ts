/** Faults of evaluations tell which part of the expression has no value, beside their words. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Budget, compile, DYN, EvaluationFault, view } from '../../runtime/cel/index.js';
import { finished } from '../../runtime/model/faults/fault-search.js';

const SELF = { name: 'web', parts: [{ id: 1 }, {}], none: 0, text: 'x' };

/**
 * Each expression with a mark where the part is that is at fault, and the words of the fault. A call is at its operator or bracket, as faults of
 * an expression's text tell it.
 */
const FAULTS: readonly (readonly [marked: string, words: string])[] = [
  ['self→.missing', 'no such key: missing'],
  ['self.name == "web" && self→.missing == 1', 'no such key: missing'],
  ['self.name == "db" || 1 →/ self.none > 0', 'division by zero'],
  ['self.parts.all(part, part→.id > 0)', 'no such key: id'],
  ['self.parts.map(part, part→.id).size() > 0', 'no such key: id'],
  ['self.parts→[7].id == 1', 'index out of bounds: 7'],
  ['self.name == "web" ?\n  int→(self.text) : 0', 'type conversion error'],
  ['self.text →&& true', 'no such overload'],
  [`[${'1, '.repeat(40)}self→.missing].size() > 0`, 'no such key: missing'],
];

for (const [marked, words] of FAULTS)
  test(`the place of the fault: ${marked.slice(-60)}`, () => {
    const text = marked.replace('→', '');
    const compiled = compile(text, new Map([['self', DYN]]));
    assert.ok(!('issues' in compiled), text);
    assert.throws(
      () => finished(compiled.runInTurns([view(SELF, DYN)], new Budget(1_000_000))),
      (error) => {
        assert.ok(error instanceof EvaluationFault);
        const { offset = 0, message } = error;
        assert.equal(`${text.slice(0, offset)}→${text.slice(offset)}`, marked);
        assert.ok(message.includes(words), message);
        return true;
      },
    );
  });
