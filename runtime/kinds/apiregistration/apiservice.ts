/** API services: those without a backend are served here, and so are available from the start. */
import { ageOf, fieldsOf, listOf, nameOf, text } from '../shown.js';
import type { Strategy } from '../strategy.js';

const AVAILABLE = 'Available';

export const apiServiceStrategy: Strategy = {
  prepareForCreate(object, { now }) {
    if (fieldsOf(object.spec).service !== undefined) return;
    object.status = {
      conditions: [
        { type: AVAILABLE, status: 'True', lastTransitionTime: now, reason: 'Local', message: 'Local APIServices are always available' },
      ],
    };
  },
  cells(object, now) {
    const { service } = fieldsOf(object.spec);
    const { namespace, name } = fieldsOf(service);
    const available = listOf(fieldsOf(object.status).conditions).find((c) => c.type === AVAILABLE);
    const status = text(available?.status, 'Unknown');
    return [
      nameOf(object),
      service === undefined || service === null ? 'Local' : `${text(namespace)}/${text(name)}`,
      status === 'True' ? status : `${status} (${text(available?.reason)})`.replace(' ()', ''),
      ageOf(object, now),
    ];
  },
};
