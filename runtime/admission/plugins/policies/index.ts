/** The plugins MutatingAdmissionPolicy and ValidatingAdmissionPolicy. */
import type { AdmissionPlugin } from '../../chain.js';
import { type AdmissionPluginFactory, switched } from '../factory.js';
import { MutatingPolicies } from './mutating.js';
import type { PolicyParts } from './plugin.js';
import { type PolicyKind, PolicySet } from './policy-set.js';
import { ValidatingPolicies } from './validating.js';

interface PluginOfPolicies {
  readonly name: 'MutatingAdmissionPolicy' | 'ValidatingAdmissionPolicy';
  /** The first release whose flags know the plugin. */
  readonly since: string;
  readonly kind: PolicyKind;
  make(parts: PolicyParts): AdmissionPlugin;
}

/** A plugin that does nothing where its gate is off, or the catalogue has no policies. */
const policies = ({ name, since, kind, make }: PluginOfPolicies): AdmissionPluginFactory =>
  switched(
    name,
    true,
    (parts) => {
      const isThere = PolicySet.resourcesOf(parts.registry, kind).every((id) => parts.registry.has(id));
      return isThere && parts.environment.enabled(name) ? make(parts) : { name, concerns: () => false };
    },
    { since },
  );

export const mutatingPolicies = policies({
  name: 'MutatingAdmissionPolicy',
  since: '1.32',
  kind: 'mutating',
  make: (parts) => new MutatingPolicies(parts),
});

export const validatingPolicies = policies({
  name: 'ValidatingAdmissionPolicy',
  since: '1.26',
  kind: 'validating',
  make: (parts) => new ValidatingPolicies(parts),
});
