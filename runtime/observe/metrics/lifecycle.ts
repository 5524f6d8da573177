/** Which metrics a release has, and how (specification 3, rules 9a and 9b). */
import type { MetricDefinition } from '../../model/definition/metric-definition.js';
import { compareReleases, releasesBetween } from '../../model/definition/releases.js';

/** Releases after which a deprecated metric is hidden. In the next one it is gone. */
const HIDDEN_AFTER = 3;

type MetricState =
  | { readonly state: 'shown' }
  /** Works as before, and says that it is deprecated. */
  | { readonly state: 'deprecated' | 'hidden'; readonly since: string }
  | { readonly state: 'gone' };

export function stateIn({ deprecatedSince: since }: MetricDefinition, release: string): MetricState {
  if (since === undefined || compareReleases(since, release) > 0) return { state: 'shown' };
  const age = releasesBetween(since, release);
  if (age < HIDDEN_AFTER) return { state: 'deprecated', since };
  return age === HIDDEN_AFTER ? { state: 'hidden', since } : { state: 'gone' };
}

/** The text by which a metric is explained: with how stable it is, and since when it is deprecated. */
export function helpOf({ stability, description, deprecatedSince }: MetricDefinition, { state }: MetricState): string {
  const notice = state === 'shown' ? '' : `(Deprecated since ${deprecatedSince}.0) `;
  return `[${stability}] ${notice}${description}`;
}
