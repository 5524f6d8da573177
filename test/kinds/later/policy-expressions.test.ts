/** What it costs to judge the expressions of a policy. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { admissionExpressionFaults } from '../../../runtime/kinds/admissionregistration/judged-expressions.js';
import type { PlacedExpression } from '../../../runtime/kinds/admissionregistration/placed-expression.js';
import { leastTime } from '../../support/programs/processor-time.js';

const VARIABLES = 8000;

test('a variable more costs the same however many are above it', async () => {
  const expressions = Array.from(
    { length: VARIABLES },
    (_, i): PlacedExpression => ({
      at: `variables[${i}]`,
      text: i === 0 ? '1' : `variables.v${i - 1}`,
      results: ['any'],
      variable: `v${i}`,
      usesVariables: true,
    }),
  );
  // A tenth of a second on a quiet machine; each variable once copied those above it, which was thirty times as much.
  const took = await leastTime(1500, () => {
    const told = [...admissionExpressionFaults(expressions, { hasParams: false }, '1.36')];
    assert.ok(told.length >= VARIABLES);
    assert.deepEqual(
      told.filter((fault) => fault !== undefined),
      [],
    );
  });
  assert.ok(took < 1500, `${took} ms`);
});
