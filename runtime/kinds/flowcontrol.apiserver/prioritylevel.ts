/** Priority levels: queues that hands can be dealt from, and the name that alone is exempt (specification 3). */

import { type FieldError, invalidValue } from '../../model/errors.js';
import type { ApiObject } from '../../model/object.js';
import { defineKind } from '../kind.js';
import { isAbsent } from '../rules/values.js';
import { ageOf, fieldsOf, nameOf, number, text } from '../shown.js';
import { initialLevels, mandatoryFaults } from './initial.js';

/** Shuffle sharding deals hands from 64 bits of hash; four are spare. */
const MAX_ENTROPY_BITS = 60;
const MAX_QUEUES = 10_000_000;

/** Bits that telling all hands apart takes: one draw from each of the decks that remain, counted up to what is too much. */
function entropyBits(queues: number, handSize: number): number {
  let bits = 0;
  for (let i = 0; i < handSize && bits <= MAX_ENTROPY_BITS; i += 1) bits += Math.log2(queues - i);
  return Math.ceil(bits);
}

function queuingFaults(queuing: ReturnType<typeof fieldsOf>, at: string): FieldError[] {
  const out: FieldError[] = [];
  const [queues, handSize] = [number(queuing.queues), number(queuing.handSize)];
  if (number(queuing.queueLengthLimit) <= 0) out.push(invalidValue(`${at}.queueLengthLimit`, queuing.queueLengthLimit, 'must be positive'));
  if (queues <= 0) out.push(invalidValue(`${at}.queues`, queuing.queues, 'must be positive'));
  else if (queues > MAX_QUEUES) out.push(invalidValue(`${at}.queues`, queues, `must not be greater than ${MAX_QUEUES}`));
  if (handSize <= 0) out.push(invalidValue(`${at}.handSize`, queuing.handSize, 'must be positive'));
  else if (handSize > queues) out.push(invalidValue(`${at}.handSize`, handSize, `should not be greater than queues (${queues})`));
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

function levelFaults(object: ApiObject): FieldError[] {
  const { type, limited } = fieldsOf(object.spec);
  const name = nameOf(object);
  const { queuing, type: response } = fieldsOf(fieldsOf(limited).limitResponse);
  const misnamed = (type === 'Exempt' || type === 'Limited') && (type === 'Exempt') !== (name === 'exempt');
  return [
    ...(misnamed ? [invalidValue('spec.type', type, "type must be 'Exempt' if and only if name is 'exempt'")] : []),
    ...(response === 'Queue' && !isAbsent(queuing) ? queuingFaults(fieldsOf(queuing), 'spec.limited.limitResponse.queuing') : []),
    ...mandatoryFaults(name, object.spec, initialLevels()),
  ];
}

export const priorityLevel = defineKind<ApiObject>({
  resource: 'prioritylevelconfigurations.flowcontrol.apiserver.{groupDomain}',
  strategy: {
    statusKeeps: ['labels', 'annotations', 'finalizers', 'ownerReferences'],
    validate: levelFaults,
    validateUpdate: (object, _old, { subresource }) => (subresource === 'status' ? [] : levelFaults(object)),
    cells(object, { now }) {
      const spec = fieldsOf(object.spec);
      const limited = fieldsOf(spec.limited);
      const queuing = fieldsOf(fieldsOf(limited.limitResponse).queuing);
      const shown = (value: unknown): unknown => (value === undefined ? '<none>' : value);
      return [
        nameOf(object),
        text(spec.type),
        shown(limited.assuredConcurrencyShares),
        shown(queuing.queues),
        shown(queuing.handSize),
        shown(queuing.queueLengthLimit),
        ageOf(object, now),
      ];
    },
  },
});
