/** Pods stay five minutes on a node that is not ready or not reachable, unless they say otherwise. */
import type { Pod, Toleration } from '../../../generated/core/v1/types.js';
import type { ServerParts } from '../../http/server-parts.js';
import type { AdmissionPlugin } from '../chain.js';
import { requestAbout } from '../request.js';

const SECONDS = 300;
const EFFECT = 'NoExecute';

const tolerates = (tolerations: readonly Toleration[], key: string): boolean =>
  tolerations.some((t) => (t.key === key || !t.key) && (t.effect === EFFECT || !t.effect));

export function defaultTolerationSeconds({ environment: { words } }: Pick<ServerParts, 'environment'>): AdmissionPlugin {
  const keys = [words.label('not-ready', 'node'), words.label('unreachable', 'node')];
  return {
    name: 'DefaultTolerationSeconds',
    admit(request) {
      if (request.operation !== 'CREATE' && request.operation !== 'UPDATE') return;
      const spec = requestAbout<Pod>(request, { group: '', resource: 'pods' })?.object?.spec;
      if (spec === undefined) return;
      for (const key of keys) {
        const { tolerations = [] } = spec;
        if (!tolerates(tolerations, key))
          spec.tolerations = [...tolerations, { key, operator: 'Exists', effect: EFFECT, tolerationSeconds: SECONDS }];
      }
    },
  };
}
