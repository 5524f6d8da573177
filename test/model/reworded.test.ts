import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type FieldError, invalidPart, invalidValue } from '../../runtime/model/errors.js';
import { rewordsOf } from '../../runtime/model/faults/reworded.js';

const protocol = {
  Letters: { since: '1.24', description: 'x', words: { 'one letter or digit': 'one letter' } },
  Fields: { since: '1.25', description: 'x', words: { 'Found {} fields: {}': 'found {} fields: [{}]' } },
  Untold: { until: '1.26', description: 'x', words: { 'above the {} of {}': 'above the {}' } },
  Others: { since: '1.22', description: 'x' },
};
const told = (fault: FieldError, release: string): string => rewordsOf(protocol, release)(fault).message;

test('a fault is told in the words of the release', () => {
  const fault = invalidPart('a', 'it has one letter or digit');
  assert.equal(told(fault, '1.23'), fault.message);
  assert.equal(told(fault, '1.24'), 'Invalid value: it has one letter');
});

test('what stands between the words stays', () => {
  assert.equal(told(invalidPart('a', 'Found 3 fields: a b $1'), '1.25'), 'Invalid value: found 3 fields: [a b $1]');
  assert.equal(told(invalidPart('a', 'above the limit of 5'), '1.26'), 'Invalid value: above the limit');
  assert.equal(told(invalidPart('a', 'above the limit of 5'), '1.27'), 'Invalid value: above the limit of 5');
});

test('the value that is shown is not reworded', () => {
  const fault = rewordsOf(protocol, '1.36')(invalidValue('a', 'one letter or digit', 'one letter or digit'));
  assert.equal(fault.message, 'Invalid value: "one letter or digit": one letter');
  const printed = rewordsOf(protocol, '1.36')(invalidValue('a', { text: 'one letter or digit' }, 'one letter or digit'));
  assert.deepEqual([printed.message.endsWith(': one letter'), printed.bad?.after], [true, ': one letter']);
});

test('long texts are reworded in time that grows with them', () => {
  const text = `Found ${'x'.repeat(200_000)}`;
  assert.equal(told(invalidPart('a', text), '1.36'), `Invalid value: ${text}`);
});
