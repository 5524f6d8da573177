/** Addresses that are taken: named by the address, and of one object for good. */
import type { IPAddress } from '../../../generated/networking/v1/types.js';
import { defineKind } from '../kind.js';
import { changedFaults } from '../rules/values.js';
import { ageOf, nameOf } from '../shown.js';

/** The object that an address is of, as users write it: resource and group, namespace and name. */
function parentText({ spec }: IPAddress): string {
  const { resource = '', group = '', namespace = '', name = '' } = spec.parentRef ?? {};
  return [group === '' ? resource : `${resource}.${group}`, namespace, name].filter((part) => part !== '').join('/');
}

export const ipAddress = defineKind<IPAddress>({
  resource: 'ipaddresses.networking.{groupDomain}',
  strategy: {
    validateUpdate: (object, old) => changedFaults('spec.parentRef', object.spec.parentRef, old.spec.parentRef),
    // Rows tell the age, too, although no column does.
    cells: (object, { now }) => [nameOf(object), parentText(object), ageOf(object, now)],
  },
});
