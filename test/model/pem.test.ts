/** PEM blocks of a text, whatever stands around them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pemBlocks } from '../../runtime/model/values/pem.js';

const block = (label: string, body = 'AAAA\n', end = label): string => `-----BEGIN ${label}-----\n${body}-----END ${end}-----`;

const ROWS: readonly (readonly [about: string, text: string, found: readonly (readonly [label: string, body: string])[]])[] = [
  ['nothing', '', []],
  ['a block', block('KEY'), [['KEY', 'AAAA\n']]],
  [
    'blocks among other text',
    `a\n${block('A')}\nb\n${block('B', 'x\n')}\nc`,
    [
      ['A', 'AAAA\n'],
      ['B', 'x\n'],
    ],
  ],
  ['lines that end as elsewhere', '-----BEGIN A----- \t\r\nx\r\n-----END A-----', [['A', 'x\r\n']]],
  ['an empty label', block(''), [['', 'AAAA\n']]],
  ['another label at the end', block('A', 'x\n', 'B'), []],
  ['no end', '-----BEGIN A-----\nx\n', []],
  ['text behind the beginning', '-----BEGIN A-----x\n-----END A-----', []],
  ['a label over two lines', '-----BEGIN A\nB-----\nx\n-----END A\nB-----', []],
  ['a beginning before a block', `-----BEGIN \n${block('A')}`, [['A', 'AAAA\n']]],
];
for (const [about, text, found] of ROWS)
  test(about, () => {
    const blocks = pemBlocks(text);
    assert.deepEqual(
      blocks.map(({ label, body }) => [label, body]),
      found,
    );
    for (const { text: whole } of blocks) assert.ok(text.includes(whole) && whole.startsWith('-----BEGIN') && whole.endsWith('-----'));
  });
