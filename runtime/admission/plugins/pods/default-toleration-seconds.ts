/** Pods stay for a while on a node that is not ready or not reachable, unless they say otherwise. */
import type { Pod, Toleration } from '../../../../generated/core/v1/types.js';
import type { Parts } from '../../../http/server-parts.js';
import type { AdmissionPlugin } from '../../chain.js';
import { doing, requestAbout } from '../../request.js';
import { PODS } from './pods.js';

const EFFECT = 'NoExecute';

const tolerates = (tolerations: readonly Toleration[], key: string): boolean =>
  tolerations.some((t) => (t.key === key || !t.key) && (t.effect === EFFECT || !t.effect));

export function defaultTolerationSeconds({ environment: { words, settings } }: Parts<'environment'>): AdmissionPlugin {
  const times = (['not-ready', 'unreachable'] as const).map((what) => ({
    key: words.label(what, 'node'),
    tolerationSeconds: settings.number(`default-${what}-toleration-seconds`),
  }));
  return {
    name: 'DefaultTolerationSeconds',
    concerns: doing(['CREATE', 'UPDATE'], PODS),
    admit(request) {
      const spec = requestAbout<Pod>(request, PODS)?.object?.spec;
      if (spec === undefined) return;
      for (const { key, tolerationSeconds } of times) {
        const { tolerations = [] } = spec;
        if (!tolerates(tolerations, key))
          spec.tolerations = [...tolerations, { key, operator: 'Exists', effect: EFFECT, tolerationSeconds }];
      }
    },
  };
}
