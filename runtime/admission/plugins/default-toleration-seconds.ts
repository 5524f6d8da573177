/** Pods stay five minutes on a node that is not ready or not reachable, unless they say otherwise. */
import { label } from '../../model/words.js';
import type { AdmissionPlugin } from '../chain.js';

interface Toleration {
  readonly key?: string;
  readonly operator?: string;
  readonly effect?: string;
  readonly tolerationSeconds?: number;
}

const SECONDS = 300;
const EFFECT = 'NoExecute';

const tolerates = (tolerations: readonly Toleration[], key: string): boolean =>
  tolerations.some((t) => (t.key === key || !t.key) && (t.effect === EFFECT || !t.effect));

export const defaultTolerationSeconds: AdmissionPlugin = {
  name: 'DefaultTolerationSeconds',
  admit({ operation, group, resource, subresource, object }) {
    if (
      group !== '' ||
      resource !== 'pods' ||
      subresource !== '' ||
      object === undefined ||
      (operation !== 'CREATE' && operation !== 'UPDATE')
    )
      return;
    const spec = object.spec as { tolerations?: Toleration[] };
    for (const key of [label('not-ready', 'node'), label('unreachable', 'node')]) {
      const tolerations = spec.tolerations ?? [];
      if (!tolerates(tolerations, key))
        spec.tolerations = [...tolerations, { key, operator: 'Exists', effect: EFFECT, tolerationSeconds: SECONDS }];
    }
  },
};
