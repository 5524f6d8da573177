/** Service accounts: references to secrets keep only the names. */

import type { ServiceAccount } from '../../../generated/core/v1/types.js';
import { defineKind } from '../kind.js';
import { ageOf, nameOf } from '../shown.js';
import { token } from './token.js';

function namesOnly(account: ServiceAccount): void {
  if (account.secrets !== undefined) account.secrets = account.secrets.map(({ name }) => ({ name }));
}

export const serviceAccount = defineKind<ServiceAccount>({
  resource: 'serviceaccounts',
  strategy: {
    prepareForCreate: namesOnly,
    prepareForUpdate: namesOnly,
    cells: (object, { now }) => [nameOf(object), object.secrets?.length ?? 0, ageOf(object, now)],
  },
  operations: { token },
});
