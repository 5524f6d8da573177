/** The known word that an unknown one most likely means. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nearest } from '../../runtime/model/faults/nearest.js';

const KNOWN = ['string', 'bool', 'int32', 'int64', 'intorstring', 'dns-label', 'dns-subdomain', 'minLength', 'maxLength', 'get', 'list'];

const WORDS: readonly (readonly [string, string, string | undefined])[] = [
  ['other case', 'String', 'string'],
  ['hyphens left out', 'dnslabel', 'dns-label'],
  ['case and hyphens of another notation', 'DNS_SubDomain', 'dns-subdomain'],
  ['neighbours swapped', 'minLenght', 'minLength'],
  ['a letter missing', 'bol', 'bool'],
  ['a letter too many', 'gett', 'get'],
  ['another letter', 'lisk', 'list'],
  ['a beginning', 'into', 'intorstring'],
  ['the fewest slips of several', 'int6', 'int64'],
  ['nothing alike', 'quantity', undefined],
  ['nothing at all', '', undefined],
  ['a short word that shares no letter', 'x', undefined],
];

for (const [what, word, expected] of WORDS) test(`${what}: ${word}`, () => assert.equal(nearest(word, KNOWN), expected));

test('no word is near where none is known', () => assert.equal(nearest('string', []), undefined));
