/** Service accounts: of the secrets they name only the names count. */

import type { ApiObject } from '../../model/object.js';
import { ageOf, count, fieldsOf, listOf, nameOf } from '../shown.js';
import type { Strategy } from '../strategy.js';

function namesOnly(object: ApiObject): void {
  if (Array.isArray(object.secrets)) object.secrets = listOf(object.secrets).map((s) => ({ name: fieldsOf(s).name }));
}

export const serviceAccountStrategy: Strategy = {
  prepareForCreate: namesOnly,
  prepareForUpdate: namesOnly,
  cells: (object, now) => [nameOf(object), count(object.secrets), ageOf(object, now)],
};
