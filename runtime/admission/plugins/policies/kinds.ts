/** Kinds of policies and of their bindings, as manifests name them. */
import { isObject } from '../../../model/json/json.js';
import type { JsonObject } from '../../../model/object.js';

const POLICY = /^(Validating|Mutating)AdmissionPolicy$/;
const BINDING = /^(Validating|Mutating)AdmissionPolicyBinding$/;

/** The feature gates without which policies say nothing; releases in which they are done have none. */
export const POLICY_GATES = ['ValidatingAdmissionPolicy', 'MutatingAdmissionPolicy'] as const;

export const isPolicy = ({ kind }: JsonObject): boolean => typeof kind === 'string' && POLICY.test(kind);
export const isBinding = ({ kind }: JsonObject): boolean => typeof kind === 'string' && BINDING.test(kind);

export const bindsPolicy = ({ kind, spec }: JsonObject, policy: JsonObject): boolean =>
  kind === `${String(policy.kind)}Binding` && isObject(spec) && spec.policyName === nameOf(policy);

/** A binding for a policy that has none: it is judged about all that its rules name, and what breaks it is denied. */
export function plainBinding(policy: JsonObject): JsonObject {
  const name = nameOf(policy);
  const actions = policy.kind === 'ValidatingAdmissionPolicy' ? { validationActions: ['Deny'] } : {};
  return {
    apiVersion: policy.apiVersion ?? '',
    kind: `${String(policy.kind)}Binding`,
    metadata: { name },
    spec: { policyName: name, ...actions },
  };
}

const nameOf = ({ metadata }: JsonObject): string => (isObject(metadata) && typeof metadata.name === 'string' ? metadata.name : '');
