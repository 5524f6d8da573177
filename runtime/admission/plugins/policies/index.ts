/** The plugins MutatingAdmissionPolicy and ValidatingAdmissionPolicy. */
import type { AdmissionPlugin } from '../../chain.js';
import { type AdmissionPluginFactory, switched } from '../factory.js';
import type { PolicyListener } from './judged.js';
import { MutatingPolicies } from './mutating.js';
import type { PolicyParts } from './plugin.js';
import { type PolicyKind, PolicySet } from './policy-set.js';
import { ValidatingPolicies } from './validating.js';

interface PluginOfPolicies {
  readonly name: 'MutatingAdmissionPolicy' | 'ValidatingAdmissionPolicy';
  /** The first release whose flags know the plugin. */
  readonly since: string;
  readonly kind: PolicyKind;
  make(parts: PolicyParts, listener?: PolicyListener): AdmissionPlugin;
}

/** A plugin that does nothing where its gate is off, or the catalogue has no policies. */
const policies = ({ name, since, kind, make }: PluginOfPolicies, listener?: PolicyListener): AdmissionPluginFactory =>
  switched(
    name,
    true,
    (parts) => {
      const isThere = PolicySet.resourcesOf(parts.registry, kind).every((id) => parts.registry.has(id));
      return isThere && parts.environment.enabled(name) ? make(parts, listener) : { name, concerns: () => false };
    },
    { since },
  );

const MUTATING: PluginOfPolicies = {
  name: 'MutatingAdmissionPolicy',
  since: '1.32',
  kind: 'mutating',
  make: (parts, listener) => new MutatingPolicies(parts, listener),
};

const VALIDATING: PluginOfPolicies = {
  name: 'ValidatingAdmissionPolicy',
  since: '1.26',
  kind: 'validating',
  make: (parts, listener) => new ValidatingPolicies(parts, listener),
};

export const mutatingPolicies = policies(MUTATING);
export const validatingPolicies = policies(VALIDATING);

/** The same plugins, which tell whoever tries policies out what each of them says. */
export const listenedPolicies = (listener: PolicyListener): readonly AdmissionPluginFactory[] => [
  policies(MUTATING, listener),
  policies(VALIDATING, listener),
];
