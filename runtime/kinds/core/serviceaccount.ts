/** Service accounts: of the secrets they name only the names count. */

import type { ApiObject } from '../../model/object.js';
import { defineKind } from '../kind.js';
import { ageOf, count, fieldsOf, listOf, nameOf } from '../shown.js';
import { token } from './token.js';

function namesOnly(object: ApiObject): void {
  if (Array.isArray(object.secrets)) object.secrets = listOf(object.secrets).map((s) => ({ name: fieldsOf(s).name }));
}

export const serviceAccount = defineKind<ApiObject>({
  resource: 'serviceaccounts',
  strategy: {
    prepareForCreate: namesOnly,
    prepareForUpdate: namesOnly,
    cells: (object, { now }) => [nameOf(object), count(object.secrets), ageOf(object, now)],
  },
  operations: { token: token },
});
