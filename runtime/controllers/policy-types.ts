/** Policies of admission tell in their status which of their expressions do not fit the types that they are about. */
import type { ValidatingAdmissionPolicy } from '../../generated/admissionregistration/v1/types.js';
import { typeWarnings } from '../admission/plugins/policies/type-check.js';
import { shownRelease } from '../settings/emulated-release.js';
import { clusterController } from './cluster-controller.js';

const POLICIES = 'validatingadmissionpolicies.admissionregistration.{groupDomain}';

const NAME = 'validatingadmissionpolicy-status-controller';

export const policyTypes = clusterController({
  name: NAME,
  account: NAME,
  define: ({ api, registry, environment }) => {
    if (!environment.enabled('ValidatingAdmissionPolicy')) return undefined;
    const id = registry.words.filled(POLICIES);
    const policies = api.informer<ValidatingAdmissionPolicy>(id);
    return {
      watches: [id],
      async reconcile({ name }, { client, turn }) {
        const policy = policies.get('', name);
        const generation = policy?.metadata.generation ?? 0;
        if (policy === undefined || generation <= (policy.status?.observedGeneration ?? 0)) return;
        const expressionWarnings = await typeWarnings(policy, { registry, release: shownRelease(environment.settings) }, turn);
        const typeChecking = expressionWarnings.length === 0 ? {} : { expressionWarnings };
        const status = { observedGeneration: generation, typeChecking };
        await client.resource(id).apply({ metadata: { name }, status }, { subresource: 'status' });
      },
    };
  },
});
