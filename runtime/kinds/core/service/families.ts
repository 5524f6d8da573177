/** IP families of services on a cluster that has one range of addresses, or one of each family. */
import type { ServiceSpec } from '../../../../generated/core/v1/types.js';
import { type FieldError, invalidValue } from '../../../model/errors.js';
import { faultsOfEach } from '../../../model/faults/fault-budget.js';
import { type Family, familyOf } from '../../../model/values/addresses.js';
import { printedTexts } from '../../../model/values/printed-values.js';
import type { Enabled } from '../../../settings/feature-gates.js';
import { isHeadless } from './rules.js';

interface Settled {
  /** Fields that replace those of the specification. */
  readonly fields: Partial<ServiceSpec>;
  readonly faults: FieldError[];
}

const other = (family: string): Family => (family === 'IPv4' ? 'IPv6' : 'IPv4');

/** Whether only the creator of a service fills its endpoints, so that it may have any family. */
const isLoose = (spec: ServiceSpec): boolean => isHeadless(spec) && Object.keys(spec.selector ?? {}).length === 0;

/**
 * Fills in families and their policy. Faults where the cluster cannot give what is asked for; `configured` are the families
 * of its ranges, its own first.
 */
export function settleFamilies(spec: ServiceSpec, configured: readonly Family[], enabled: Enabled): Settled {
  const own = configured[0] ?? 'IPv4';
  if (spec.type === 'ExternalName') return { fields: {}, faults: [] };
  const { ipFamilyPolicy: asked = '', clusterIPs = [] } = spec;
  const families = [...(spec.ipFamilies ?? [])];
  if (!isHeadless(spec)) for (const ip of clusterIPs.slice(families.length)) families.push(familyOf(ip));
  // Without a word of it services have one family, where clusters have two by default.
  const byDefault = enabled('DualStackByDefault');
  if (byDefault && asked === '' && families.length > 1 && !isLoose(spec))
    return {
      fields: {},
      faults: [
        invalidValue(
          'spec.ipFamilyPolicy',
          'SingleStack',
          "must be 'RequireDualStack' or 'PreferDualStack' when multiple IP families are specified",
        ),
      ],
    };
  if (asked === 'SingleStack' && families.length > 1)
    return {
      fields: {},
      faults: [
        invalidValue('spec.ipFamilyPolicy', asked, "must be RequireDualStack or PreferDualStack when multiple 'ipFamilies' are specified"),
      ],
    };
  if (isLoose(spec)) {
    const policy = asked || 'RequireDualStack';
    if (families.length === 0) families.push(own);
    if (policy !== 'SingleStack' && families.length === 1) families.push(other(families[0] ?? own));
    return { fields: { ipFamilies: families, ipFamilyPolicy: policy }, faults: [] };
  }
  const policy = asked || (families.length > 1 ? 'RequireDualStack' : 'SingleStack');
  const faults: FieldError[] = [];
  if (policy === 'RequireDualStack' && configured.length < 2)
    faults.push(invalidValue('spec.ipFamilyPolicy', policy, 'Cluster is not configured for dual stack services'));
  faults.push(
    ...faultsOfEach(families, (family, i) =>
      configured.some((known) => known === family)
        ? []
        : [invalidValue(`spec.ipFamilies[${i}]`, printedTexts(spec.clusterIPs), `ipfamily ${family} is not configured on cluster`)],
    ),
  );
  if (families.length === 0) families.push(own);
  if (policy !== 'SingleStack' && families.length === 1 && configured.length === 2) families.push(other(families[0] ?? own));
  return { fields: { ipFamilies: families, ipFamilyPolicy: policy }, faults };
}
