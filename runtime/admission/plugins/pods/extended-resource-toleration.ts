/** Pods that ask for a device of a vendor tolerate the taint of its name, which keeps other pods away from such nodes. */
import type { Pod, Toleration } from '../../../../generated/core/v1/types.js';
import type { Parts } from '../../../http/server-parts.js';
import { isExtended } from '../../../kinds/rules/pod/resources.js';
import type { AdmissionPlugin } from '../../chain.js';
import { doing, requestAbout } from '../../request.js';
import { PODS } from './pods.js';

const isSame = (a: Toleration, b: Toleration): boolean =>
  (a.key ?? '') === b.key && (a.effect ?? '') === b.effect && (a.operator ?? '') === b.operator && (a.value ?? '') === '';

export function extendedResourceToleration({ environment: { words } }: Parts<'environment'>): AdmissionPlugin {
  return {
    name: 'ExtendedResourceToleration',
    concerns: doing(['CREATE', 'UPDATE'], PODS),
    admit(request) {
      const spec = requestAbout<Pod>(request, PODS)?.object?.spec;
      if (spec === undefined) return;
      const asked = [...(spec.containers ?? []), ...(spec.initContainers ?? [])].flatMap(({ resources }) =>
        Object.keys(resources.requests ?? {}),
      );
      for (const key of [...new Set(asked)].filter((name) => isExtended(name, words)).sort()) {
        const toleration = { key, operator: 'Exists', effect: 'NoSchedule' };
        const { tolerations = [] } = spec;
        const at = tolerations.findIndex((other) => isSame(other, toleration));
        spec.tolerations = at < 0 ? [...tolerations, toleration] : tolerations.with(at, toleration);
      }
    },
  };
}
