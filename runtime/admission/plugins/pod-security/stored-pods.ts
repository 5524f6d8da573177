/** Pods that are in a namespace already when it is to enforce another level: they stay, and who changes the level is told of them. */
import type { Pod } from '../../../../generated/core/v1/types.js';
import type { Registry } from '../../../resource/registry.js';
import { type Checks, inShort } from './check.js';
import { type LevelAndVersion, shown } from './levels.js';
import { podIn } from './templates.js';

/** Pods that are judged at most, and milliseconds that it may take. */
const MAX_PODS = 3000;
const MAX_MS = 1000;

/** The pods that break the level in the same way. */
interface Alike {
  readonly first: string;
  readonly count: number;
}

const others = (count: number): string => (count === 1 ? '' : ` (and ${count - 1} other pod${count === 2 ? '' : 's'})`);

export class StoredPods {
  constructor(
    private readonly registry: Registry,
    private readonly checks: Checks,
    private readonly runtimeClasses: ReadonlySet<string>,
  ) {}

  /** What breaks the level, one warning for each way; `endsAt` by `performance.now()`. */
  async warnings(namespace: string, level: LevelAndVersion, endsAt: number): Promise<readonly string[]> {
    if (!this.registry.has('pods')) return [];
    const reader = this.registry.reader<Pod>('pods');
    await reader.ready();
    const now = performance.now();
    const until = Math.min(now + MAX_MS, now + (endsAt - now) / 2);
    const turn = this.registry.pace.begin();
    // Only those that are judged are read, each in its turn.
    const { resource } = reader;
    const { entries, count } = resource.cache.list(resource.collection(namespace), { limit: MAX_PODS });
    const alike = new Map<string, Alike>();
    let checked = 0;
    for (const { item } of entries) {
      await turn();
      const pod = reader.copy(item);
      checked += 1;
      if (!this.runtimeClasses.has(pod.spec.runtimeClassName ?? '')) {
        const why = inShort(await this.checks.violations(podIn(pod), level, turn));
        const name = pod.metadata.name ?? '';
        const known = alike.get(why) ?? { first: name, count: 0 };
        if (why !== '') alike.set(why, { first: known.first < name ? known.first : name, count: known.count + 1 });
      }
      if (performance.now() > until) break;
    }
    return [
      ...(checked < count ? [`new PodSecurity enforce level only checked against the first ${checked} of ${count} existing pods`] : []),
      ...(alike.size === 0
        ? []
        : [
            `existing pods in namespace ${JSON.stringify(namespace)} violate the new PodSecurity enforce level ${JSON.stringify(shown(level))}`,
          ]),
      ...[...alike].map(([why, { first, count }]) => `${first}${others(count)}: ${why}`).sort(),
    ];
  }
}
