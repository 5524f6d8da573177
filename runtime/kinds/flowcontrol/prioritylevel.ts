/** Priority levels and flow schemas: the union rules of specification 3, and what their rows say. */
import { type FieldError, forbiddenField, invalidValue, notSupported, required } from '../../model/errors.js';
import type { ApiObject } from '../../model/object.js';
import { ageOf, fieldsOf, listOf, nameOf, number, text } from '../shown.js';
import type { Strategy } from '../strategy.js';

/** Shuffle sharding deals hands from 64 bits of hash; four are spare. */
const MAX_ENTROPY_BITS = 60;
const MAX_QUEUES = 10_000_000;

/** Bits that telling all hands apart takes: one draw from each of the decks that remain. */
function entropyBits(queues: number, handSize: number): number {
  let bits = 0;
  for (let i = 0; i < handSize; i += 1) bits += Math.log2(queues - i);
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
  const spec = fieldsOf(object.spec);
  const out: FieldError[] = [];
  if ((spec.type === 'Exempt') !== (nameOf(object) === 'exempt') && (spec.type === 'Exempt' || nameOf(object) === 'exempt'))
    out.push(invalidValue('spec.type', spec.type, "type must be 'Exempt' if and only if name is 'exempt'"));
  if (spec.type !== 'Exempt' && spec.type !== 'Limited') return [...out, notSupported('spec.type', text(spec.type), ['Exempt', 'Limited'])];
  if (spec.type === 'Exempt')
    return spec.limited === undefined ? out : [...out, forbiddenField('spec.limited', 'must be nil if the type is not Limited')];
  if (spec.limited === undefined) return [...out, required('spec.limited', 'must not be empty when type is Limited')];
  const limited = fieldsOf(spec.limited);
  if (number(limited.assuredConcurrencyShares) <= 0)
    out.push(invalidValue('spec.limited.assuredConcurrencyShares', limited.assuredConcurrencyShares, 'must be positive'));
  const response = fieldsOf(limited.limitResponse);
  const at = 'spec.limited.limitResponse';
  if (response.type === 'Reject') {
    if (response.queuing !== undefined)
      out.push(forbiddenField(`${at}.queuing`, 'must be nil if limited.limitResponse.type is not Limited'));
  } else if (response.type === 'Queue') {
    if (response.queuing === undefined) out.push(required(`${at}.queuing`, 'must not be empty if limited.limitResponse.type is Limited'));
    else out.push(...queuingFaults(fieldsOf(response.queuing), `${at}.queuing`));
  } else out.push(notSupported(`${at}.type`, text(response.type), ['Queue', 'Reject']));
  return out;
}

export const priorityLevelStrategy: Strategy = {
  validate: levelFaults,
  cells(object, now) {
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
};

export const flowSchemaStrategy: Strategy = {
  cells(object, now) {
    const spec = fieldsOf(object.spec);
    const dangling = listOf(fieldsOf(object.status).conditions).find((c) => c.type === 'Dangling');
    return [
      nameOf(object),
      text(fieldsOf(spec.priorityLevelConfiguration).name),
      number(spec.matchingPrecedence),
      text(fieldsOf(spec.distinguisherMethod).type, '<none>'),
      ageOf(object, now),
      dangling === undefined ? '?' : text(dangling.status),
    ];
  },
};
