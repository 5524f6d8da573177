/** How another API server is told who is calling. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { callerHeaders } from '../../runtime/http/requests/caller-headers.js';

test('the uid of a caller is told to servers of releases that know of it', () => {
  const ann = { name: 'ann', uid: 'u-1', groups: ['dev'], extra: {} };
  assert.deepEqual(callerHeaders(ann), { 'x-remote-user': ['ann'], 'x-remote-group': ['dev'] });
  assert.deepEqual(callerHeaders(ann, true)['x-remote-uid'], ['u-1']);
  assert.equal(callerHeaders({ ...ann, uid: '' }, true)['x-remote-uid'], undefined);
});
