/** Rules of claims to devices: those that a pod has, and which of them its containers use. */
import type { PodResourceClaim, ResourceClaim } from '../../../../generated/core/v1/types.js';
import { duplicate, type FieldError, invalidValue, required, valueNotFound } from '../../../model/errors.js';
import type { DeclaredFaults } from '../../../model/faults/declared-faults.js';
import { faultsOfEach } from '../../../model/faults/fault-budget.js';
import { isAbsent } from '../values.js';

/** The claim that an entry means: of release 1.30 and before, the reference stands in a part of its own. */
const referenceOf = ({ source, resourceClaimName, resourceClaimTemplateName }: PodResourceClaim): readonly (string | undefined)[] => [
  resourceClaimName ?? source?.resourceClaimName,
  resourceClaimTemplateName ?? source?.resourceClaimTemplateName,
];

/** The fault of what is told of a claim that the specification does not ask for. */
export const unaskedClaim = (field: string, name: string): FieldError =>
  invalidValue(field, name, 'must match the name of an entry in `spec.resourceClaims`');

/** Faults of the claims of a pod, each of which exists by itself or is made from a template. */
export function podClaimFaults(at: string, list: readonly PodResourceClaim[] | undefined, declared: DeclaredFaults): FieldError[] {
  const names = new Set<string>();
  return faultsOfEach(list ?? [], (claim, i) => {
    const field = `${at}[${i}]`;
    const { name } = claim;
    const [own, template] = referenceOf(claim);
    const nested = isAbsent(claim.source) ? field : `${field}.source`;
    const named = declared.take(`${field}.name`);
    const out = name !== '' && names.has(name) ? [duplicate(`${field}.name`, name)] : [...named];
    names.add(name);
    if (isAbsent(own) && isAbsent(template))
      out.push(invalidValue(nested, claim, 'must specify one of: `resourceClaimName`, `resourceClaimTemplateName`'));
    else if (!isAbsent(own) && !isAbsent(template))
      out.push(invalidValue(nested, claim, 'at most one of `resourceClaimName` or `resourceClaimTemplateName` may be specified'));
    return [...out, ...declared.take(nested, 'resourceClaimName', 'resourceClaimTemplateName')];
  });
}

/** Names of the claims of a pod. */
export const claimNames = (list: readonly PodResourceClaim[] | undefined): ReadonlySet<string> =>
  new Set((list ?? []).map(({ name }) => name));

/** Faults of the claims that a container uses: each is one of the pod's, and none is used twice. */
export function usedClaimFaults(
  at: string,
  list: readonly ResourceClaim[] | undefined,
  claims: ReadonlySet<string>,
  declared: DeclaredFaults,
): FieldError[] {
  const seen = new Set<string>();
  const known = [...claims].sort().join(', ');
  const where = `must be one of the names in pod.spec.resourceClaims${claims.size === 0 ? ' which is empty' : `: ${known}`}`;
  return faultsOfEach(list ?? [], ({ name, request = '' }, i) => {
    const field = `${at}[${i}]`;
    if (name === '') {
      declared.take(field);
      return [required(field)];
    }
    const key = request === '' ? name : `${name}/${request}`;
    const malformed = declared.take(field);
    const out: FieldError[] = [];
    // A claim that is used as a whole is not used in part besides.
    if (seen.has(key) || (request === '' ? [...seen].some((other) => other.startsWith(`${name}/`)) : seen.has(name)))
      out.push(duplicate(field, key));
    else {
      out.push(...malformed);
      seen.add(key);
    }
    if (claims.has(name)) return out;
    const fault = valueNotFound(field, name);
    return [...out, { ...fault, message: `${fault.message}: ${where}` }];
  });
}
