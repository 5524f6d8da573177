/**
 * Levels without shares of their own in v1beta3, where no shares mean the default: from the release on that knows such levels, an
 * annotation says that none are meant.
 */
import type { PriorityLevelConfiguration } from '../../../generated/flowcontrol.apiserver/v1beta1/types.js';
import type { PriorityLevelConfiguration as PriorityLevelBeta3 } from '../../../generated/flowcontrol.apiserver/v1beta3/types.js';
import type { Draft } from '../../model/definition/draft.js';
import type { Switch } from '../../model/definition/kind-functions.js';
import type { Words } from '../../model/values/words.js';

/** The annotation that says so, whatever its value is. */
export const zeroSharesKey = (words: Words): string => `${words.group('flowcontrol')}/v1beta3-preserve-zero-concurrency-shares`;

const DEFAULT_SHARES = 30;

export function levelBeta3({ metadata, spec }: Draft<PriorityLevelBeta3>, words: Words, enabled: Switch): void {
  const limited = spec?.limited;
  if (limited === undefined || limited === null || (limited.nominalConcurrencyShares ?? 0) !== 0) return;
  const meant = enabled('LevelsWithoutShares') && metadata?.annotations?.[zeroSharesKey(words)] !== undefined;
  limited.nominalConcurrencyShares = meant ? 0 : DEFAULT_SHARES;
}

/** No stored object has the annotation. */
export function levelBeta3ToHub(
  converted: Draft<PriorityLevelConfiguration>,
  original: Draft<PriorityLevelBeta3>,
  words: Words,
  enabled: Switch,
): void {
  const { annotations } = original.metadata ?? {};
  const key = zeroSharesKey(words);
  if (annotations?.[key] === undefined || !enabled('LevelsWithoutShares')) return;
  const { [key]: _, ...others } = annotations;
  const { annotations: __, ...metadata } = original.metadata ?? {};
  converted.metadata = { ...metadata, ...(Object.keys(others).length === 0 ? {} : { annotations: others }) };
}

export function levelBeta3FromHub(
  converted: Draft<PriorityLevelBeta3>,
  original: Draft<PriorityLevelConfiguration>,
  words: Words,
  enabled: Switch,
): void {
  if (original.spec?.limited?.assuredConcurrencyShares !== 0 || !enabled('LevelsWithoutShares')) return;
  converted.metadata = { ...original.metadata, annotations: { ...original.metadata?.annotations, [zeroSharesKey(words)]: '' } };
}
