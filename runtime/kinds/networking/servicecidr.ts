/** Ranges that services get their addresses from: one of each family, of which a second one may be added. */

import type { ServiceCIDR } from '../../../generated/networking/v1/types.js';
import { IMMUTABLE } from '../../model/definition/field-rules.js';
import { type FieldError, invalidValue } from '../../model/errors.js';
import { faultsOfEach } from '../../model/faults/fault-budget.js';
import { familyOf } from '../../model/values/addresses.js';
import { faultsOf } from '../../model/values/formats.js';
import { defineKind } from '../kind.js';
import { TOO_MANY_OF_FAMILIES } from '../rules/addresses.js';
import { ageOf, nameOf } from '../shown.js';

const AT = 'spec.cidrs';

function rangeFaults({ spec }: ServiceCIDR, malformed: readonly FieldError[]): FieldError[] {
  const { cidrs = [] } = spec;
  if (cidrs.length > 2) return [invalidValue(AT, { CIDRs: cidrs }, TOO_MANY_OF_FAMILIES)];
  const readable = cidrs.every((cidr) => faultsOf('cidr', cidr).length === 0);
  if (!readable || new Set(cidrs.map(familyOf)).size === cidrs.length) return [...malformed];
  return [
    ...malformed,
    invalidValue(AT, cidrs, 'may specify no more than one IP for each IP family, i.e 192.168.0.0/24 and 2001:db8::/64'),
  ];
}

/** Faults of a change: ranges stay, but a single one may get one of the other family beside it. */
function changeFaults(object: ServiceCIDR, { spec: { cidrs: before = [] } }: ServiceCIDR, malformed: readonly FieldError[]): FieldError[] {
  const { cidrs } = object.spec;
  const now = cidrs ?? [];
  const added = before.length === 1 && now.length === 2;
  if (now.length !== before.length && !added) return [invalidValue(AT, cidrs, IMMUTABLE)];
  return [
    ...faultsOfEach(before, (cidr, i) => (cidr === now[i] ? [] : [invalidValue(`${AT}[${i}]`, now[i], IMMUTABLE)])),
    ...(added ? rangeFaults(object, malformed) : []),
  ];
}

export const serviceCidr = defineKind<ServiceCIDR>({
  resource: 'servicecidrs.networking.{groupDomain}',
  strategy: {
    statusKeeps: ['labels', 'annotations', 'finalizers', 'ownerReferences'],
    statusOwnsNoMetadata: true,
    validate: (object, { declared }) => rangeFaults(object, declared.take(AT)),
    validateUpdate(object, old, { subresource, declared }) {
      const malformed = declared.take(AT);
      return subresource === '' ? changeFaults(object, old, malformed) : [];
    },
    cells: (object, { now }) => [nameOf(object), (object.spec.cidrs ?? []).join(','), ageOf(object, now)],
  },
});
