/** Rules of which requests webhooks and policies are about: operations, groups, versions, resources. */

import type { RuleWithOperations } from '../../../generated/admissionregistration/v1/types.js';
import { type FieldError, invalidValue } from '../../model/errors.js';
import type { DeclaredFaults } from '../../model/faults/declared-faults.js';
import { faultsOfEach } from '../../model/faults/fault-budget.js';

function resourceFaults(at: string, resources: readonly string[], declared: DeclaredFaults): FieldError[] {
  const [ofAll, inAll] = [new Set<string>(), new Set<string>()];
  const out = faultsOfEach(resources, (resource, i) => {
    if (resource === '') return declared.take(`${at}[${i}]`);
    const slash = resource.indexOf('/');
    if (slash < 0) return [];
    const [name, subresource] = [resource.slice(0, slash), resource.slice(slash + 1)];
    const covered = [...(ofAll.has(name) ? [`${name}/*`] : []), ...(inAll.has(subresource) ? [`*/${subresource}`] : [])];
    if (subresource === '*') ofAll.add(name);
    if (name === '*') inAll.add(subresource);
    return covered.map((by) => invalidValue(`${at}[${i}]`, resource, `if '${by}' is present, must not specify ${resource}`));
  });
  if (resources.length > 1 && resources.includes('*/*'))
    out.push(invalidValue(at, resources, "if '*/*' is present, must not specify other resources"));
  // A conformant server remembers only the last resource without a subresource, so a `*` that comes last is not told of.
  const whole = resources.filter((resource) => resource !== '' && !resource.includes('/'));
  if (whole.includes('*') && whole.at(-1) !== '*')
    out.push(invalidValue(at, resources, "if '*' is present, must not specify other resources without subresources"));
  return out;
}

export const requestRuleFaults = (at: string, { resources = [] }: RuleWithOperations, declared: DeclaredFaults): FieldError[] => [
  ...declared.take(at, 'operations', 'apiGroups', 'apiVersions'),
  ...resourceFaults(`${at}.resources`, resources, declared),
  ...declared.take(at, 'resources', 'scope'),
];
