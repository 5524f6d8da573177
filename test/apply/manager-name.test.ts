import assert from 'node:assert/strict';
import { test } from 'node:test';
import { managedFieldsFaults, managerFaults, managerOf } from '../../runtime/apply/index.js';

const names: [fieldManager: string | undefined, userAgent: string | undefined, manager: string][] = [
  ['explicit', 'agent/1', 'explicit'],
  [undefined, 'agent/v1.2 (linux/amd64) tool/abc', 'agent'],
  ['', 'agent/2', 'agent'],
  [undefined, 'agent without slash', 'agent without slash'],
  [undefined, 'd\tagent/2', 'dagent'],
  [undefined, '/starts-with-slash', 'unknown'],
  [undefined, '', 'unknown'],
  [undefined, undefined, 'unknown'],
  [undefined, `${'x'.repeat(200)}/1`, 'x'.repeat(128)],
  [undefined, `${'x'.repeat(127)}é/1`, 'x'.repeat(127)],
];

for (const [fieldManager, userAgent, manager] of names) {
  test(`fieldManager=${fieldManager} and User-Agent ${JSON.stringify(userAgent?.slice(0, 40))} make the manager ${manager.slice(0, 40)}`, () => {
    assert.equal(managerOf(fieldManager, userAgent), manager);
  });
}

test('names over 128 bytes and with characters that cannot be printed are faults', () => {
  assert.deepEqual(managerFaults('m'.repeat(128)), []);
  assert.deepEqual(managerFaults('m'.repeat(129)), [
    { reason: 'FieldValueTooLong', field: 'fieldManager', message: 'Too long: must have at most 128 bytes' },
  ]);
  assert.deepEqual(managerFaults('bad\tname'), [
    {
      reason: 'FieldValueInvalid',
      field: 'fieldManager',
      message: 'Invalid value: "bad\\tname": invalid character U+0009 (at position 3)',
    },
  ]);
});

test('faults of entries name the entry', () => {
  assert.deepEqual(
    managedFieldsFaults([{ manager: 'fine' }, { manager: 'm'.repeat(129) }]).map(({ field }) => field),
    ['metadata.managedFields[1].manager'],
  );
});
