/** Priority levels: the sizes of their queues, and the one level that is exempt (specification 3). */

import type { PriorityLevelConfiguration, QueuingConfiguration } from '../../../generated/flowcontrol.apiserver/v1beta1/types.js';
import { type FieldError, forbiddenField, invalidValue } from '../../model/errors.js';
import { type DeclaredFaults, shownAt } from '../../model/faults/declared-faults.js';
import type { RuleContext } from '../../resource/strategy.js';
import { shownRelease } from '../../settings/emulated-release.js';
import { defineKind } from '../kind.js';
import { countFaults } from '../rules/values.js';
import { ageOf, NONE, nameOf } from '../shown.js';
import { levelFaultsOf } from './initial.js';
import { levelBeta3, levelBeta3FromHub, levelBeta3ToHub, zeroSharesKey } from './zero-shares.js';

/** Bits of the hash that shuffle sharding may use to pick queues for a flow: 64, of which 4 are spare. */
const MAX_ENTROPY_BITS = 60;

/** Bits that it takes to pick `handSize` of the queues one after the other; counting stops at more than the maximum. */
function entropyBits(queues: number, handSize: number): number {
  let bits = 0;
  for (let i = 0; i < handSize && bits <= MAX_ENTROPY_BITS; i += 1) bits += Math.log2(queues - i);
  return Math.ceil(bits);
}

function queuingFaults({ queues, handSize }: QueuingConfiguration, at: string, declared: DeclaredFaults): FieldError[] {
  const out = [...declared.take(at)];
  if (handSize <= 0) return out;
  if (handSize > queues) out.push(invalidValue(`${at}.handSize`, handSize, `should not be greater than queues (${queues})`));
  else if (entropyBits(queues, handSize) > MAX_ENTROPY_BITS)
    out.push(
      invalidValue(
        `${at}.handSize`,
        handSize,
        `required entropy bits of deckSize ${queues} and handSize ${handSize} should not be greater than ${MAX_ENTROPY_BITS}`,
      ),
    );
  return out;
}

const QUEUING = 'spec.limited.limitResponse.queuing';

/** Faults of shares, which stored objects name otherwise than later versions do. */
function sharesFaults(shares: number | undefined, { declared, enabled }: RuleContext): readonly FieldError[] {
  if (!enabled('NominalSharesTold')) return [];
  const [real, shown] = ['spec.limited.assuredConcurrencyShares', 'spec.limited.nominalConcurrencyShares'];
  const faults = shownAt(declared, real, shown).take(shown);
  if (!enabled('LevelsWithoutShares')) return faults;
  return countFaults(shown, shares);
}

/** An annotation stands for the shares of levels without any in a version that has none; no stored object has it. */
function annotationFaults({ metadata }: PriorityLevelConfiguration, { words, enabled }: RuleContext): FieldError[] {
  const key = zeroSharesKey(words);
  if (!enabled('LevelsWithoutShares') || metadata.annotations?.[key] === undefined) return [];
  return [forbiddenField('metadata.annotations', `annotation '${key}' is forbidden`)];
}

function levelFaults(object: PriorityLevelConfiguration, context: RuleContext): FieldError[] {
  const { declared } = context;
  const { type, limited } = object.spec;
  const name = nameOf(object);
  const response = limited?.limitResponse;
  // Queues of an answer that has none are forbidden or no matter; their sizes are not told of.
  if (response?.type !== 'Queue') declared.take(QUEUING, 'queues', 'handSize', 'queueLengthLimit');
  const misnamed = (type === 'Exempt' || type === 'Limited') && (type === 'Exempt') !== (name === 'exempt');
  return [
    ...(misnamed ? [invalidValue('spec.type', type, "type must be 'Exempt' if and only if name is 'exempt'")] : []),
    ...(response?.type === 'Queue' && response.queuing !== undefined ? queuingFaults(response.queuing, QUEUING, declared) : []),
    ...annotationFaults(object, context),
    ...sharesFaults(limited?.assuredConcurrencyShares, context),
    ...levelFaultsOf(name, object.spec, shownRelease(context.settings)),
  ];
}

export const priorityLevel = defineKind<PriorityLevelConfiguration>({
  resource: 'prioritylevelconfigurations.flowcontrol.apiserver.{groupDomain}',
  defaulters: { levelBeta3 },
  conversions: { levelBeta3ToHub, levelBeta3FromHub },
  strategy: {
    statusKeeps: ['labels', 'annotations', 'finalizers', 'ownerReferences'],
    statusOwnsNoMetadata: true,
    validate: levelFaults,
    validateUpdate: (object, _old, context) => (context.subresource === 'status' ? [] : levelFaults(object, context)),
    cells(object, { now }) {
      const { type, limited } = object.spec;
      const queuing = limited?.limitResponse.queuing;
      return [
        nameOf(object),
        type,
        limited?.assuredConcurrencyShares ?? NONE,
        queuing?.queues ?? NONE,
        queuing?.handSize ?? NONE,
        queuing?.queueLengthLimit ?? NONE,
        ageOf(object, now),
      ];
    },
  },
});
