/** The plugin PodSecurityPolicy: a pod must be allowed by a policy that its creator, or the pod's account, may use (specification 2). */
import type { Pod } from '../../../../generated/core/v1/types.js';
import type { PodSecurityPolicy } from '../../../../generated/policy/v1beta1/types.js';
import type { User } from '../../../auth/contract.js';
import { accountUser } from '../../../auth/service-account-claims.js';
import type { Parts } from '../../../http/server-parts.js';
import type { FieldError } from '../../../model/errors.js';
import { sameValue } from '../../../model/json/json.js';
import type { ObjectReader } from '../../../resource/reader.js';
import type { AdmissionPlugin } from '../../chain.js';
import { type AdmissionRequest, doing, requestAbout } from '../../request.js';
import { PODS, podRefused } from '../pods/pods.js';
import { policyFaults } from './checks.js';
import { fillIn } from './filling.js';
import { Profiles } from './profiles.js';

type Policy = Readonly<PodSecurityPolicy>;

const POLICIES = 'podsecuritypolicies';
/** Groups in which the permission to use a policy is looked up; policies were in the second one in earlier releases. */
const GROUPS = ['policy', 'extensions'];

interface Allowed {
  readonly pod: Pod;
  readonly by: string;
}

/** The pod after a policy's defaults, and the policy's objections to it. */
interface Judged extends Allowed {
  readonly faults: readonly FieldError[];
}

const nameOf = ({ metadata }: Policy): string => metadata.name ?? '';

class PodSecurityPolicies implements AdmissionPlugin {
  readonly name = 'PodSecurityPolicy';
  readonly concerns = doing(['CREATE', 'UPDATE'], PODS);
  readonly #note: string;

  constructor(
    private readonly parts: Parts<'registry' | 'authorizer'>,
    private readonly policies: ObjectReader<PodSecurityPolicy>,
  ) {
    this.#note = parts.registry.words.label('psp');
  }

  async admit(request: AdmissionRequest): Promise<void> {
    if (request.operation !== 'CREATE') return;
    const pod = requestAbout<Pod>(request, PODS)?.object;
    if (pod === undefined) return;
    const allowed = await this.#allowed(request, pod, true, '');
    if (Array.isArray(allowed)) throw podRefused(request, `PodSecurityPolicy: unable to admit pod: [${allowed.join(' ')}]`);
    const { metadata, spec } = allowed.pod;
    pod.spec = spec;
    pod.metadata = { ...metadata, annotations: { ...metadata.annotations, [this.#note]: allowed.by } };
    request.annotate(this.#fact('admit-policy'), allowed.by);
  }

  async validate(request: AdmissionRequest): Promise<void> {
    const { object, old } = requestAbout<Pod>(request, PODS) ?? {};
    if (object === undefined || (old !== undefined && isOwnershipAlone(object, old))) return;
    const allowed = await this.#allowed(request, object, false, object.metadata.annotations?.[this.#note] ?? '');
    if (Array.isArray(allowed)) throw podRefused(request, `PodSecurityPolicy: unable to validate pod: [${allowed.join(' ')}]`);
    request.annotate(this.#fact('validate-policy'), allowed.by);
  }

  #fact(key: string): string {
    return `podsecuritypolicy.${this.parts.registry.words.group('admission')}/${key}`;
  }

  /**
   * The pod by the first policy, in order of names, that allows it without changing it. If there is none and the pod may be changed, by the
   * first that allows it at all; if none does, the objections of all usable policies. `hint`: the policy that is tried first.
   */
  async #allowed(request: AdmissionRequest, pod: Pod, mayChange: boolean, hint: string): Promise<Allowed | string[]> {
    const policies = [...(await this.policies.list())].sort((a, b) => Number(nameOf(b) === hint) - Number(nameOf(a) === hint));
    if (policies.length === 0) throw podRefused(request, 'PodSecurityPolicy: no providers available to validate pod request');
    const faulty: Judged[] = [];
    let changed: Allowed | undefined;
    for (const policy of policies) {
      const judged = this.#judged(pod, policy);
      if (judged.faults.length > 0) {
        faulty.push(judged);
        continue;
      }
      const changes = !sameValue(judged.pod, pod);
      if (changes && (!mayChange || changed !== undefined)) continue;
      if (!(await this.#mayUse(request, pod, judged.by))) continue;
      if (!changes) return judged;
      changed = judged;
    }
    if (changed !== undefined) return changed;
    const told: string[] = [];
    for (const { by, faults } of faulty)
      if (await this.#mayUse(request, pod, by)) told.push(...faults.map(({ field, message }) => `${field}: ${message}`));
    return told;
  }

  #judged(pod: Pod, policy: Policy): Judged {
    const copy = structuredClone(pod);
    const profiles = new Profiles(policy, this.parts.registry.words);
    fillIn(copy, policy.spec, profiles);
    return { pod: copy, by: nameOf(policy), faults: policyFaults(copy, policy.spec, profiles) };
  }

  /** Whether the user, or the pod's account, may use the policy in the pod's namespace. */
  async #mayUse({ user, namespace }: AdmissionRequest, { spec }: Pod, name: string): Promise<boolean> {
    const account = spec.serviceAccountName ?? '';
    const users = [...(account === '' ? [] : [accountOf(namespace, account)]), user];
    for (const group of GROUPS)
      for (const asking of users) {
        const { decision } = await this.parts.authorizer.authorize({
          user: asking,
          verb: 'use',
          group,
          version: '*',
          resource: POLICIES,
          subresource: '',
          namespace,
          name,
          resourceRequest: true,
          path: '',
        });
        if (decision === 'allow') return true;
      }
    return false;
  }
}

const accountOf = (namespace: string, account: string): User => ({
  name: accountUser(namespace, account),
  uid: '',
  groups: ['system:serviceaccounts', `system:serviceaccounts:${namespace}`, 'system:authenticated'],
  extra: {},
});

/** Whether only the pod's owners change. The garbage collector may do that without permission to use the pod's policy. */
function isOwnershipAlone(pod: Pod, old: Pod): boolean {
  const rest = ({ metadata, ...others }: Pod): object => {
    const { ownerReferences: _, finalizers: __, resourceVersion: ___, managedFields: ____, ...kept } = metadata;
    return { ...others, metadata: kept };
  };
  return sameValue(rest(pod), rest(old));
}

export function podSecurityPolicy(parts: Parts<'registry' | 'authorizer'>): AdmissionPlugin {
  const { registry } = parts;
  const id = `${POLICIES}.${GROUPS[0]}`;
  if (!registry.has(id)) return { name: 'PodSecurityPolicy' };
  return new PodSecurityPolicies(parts, registry.reader<PodSecurityPolicy>(id));
}
