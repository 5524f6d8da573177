/** Events: seen from what happened last. */
import { invalidValue } from '../../model/errors.js';
import { age } from '../../resource/table.js';
import { fieldsOf, nameOf, number, text } from '../shown.js';
import type { Strategy } from '../strategy.js';

export const eventStrategy: Strategy = {
  validate(object) {
    const about = text(fieldsOf(object.involvedObject).namespace) || 'default';
    return about === object.metadata.namespace ||
      (about === 'default' && text(fieldsOf(object.involvedObject).namespace) === '' && object.metadata.namespace === 'kube-system')
      ? []
      : [invalidValue('involvedObject.namespace', text(fieldsOf(object.involvedObject).namespace), 'does not match event.namespace')];
  },
  cells(object, now) {
    const about = fieldsOf(object.involvedObject);
    const source = fieldsOf(object.source);
    const series = fieldsOf(object.series);
    const first = text(object.firstTimestamp) || text(object.eventTime);
    const last = text(series.lastObservedTime) || text(object.lastTimestamp) || first;
    const kind = text(about.kind).toLowerCase();
    return [
      age(last, now),
      text(object.type),
      text(object.reason),
      text(about.name) === '' ? kind : `${kind}/${text(about.name)}`,
      text(about.fieldPath),
      [text(source.component) || text(object.reportingComponent), text(source.host) || text(object.reportingInstance)]
        .filter((t) => t !== '')
        .join(', '),
      text(object.message).trim(),
      age(first, now),
      // A series counts what came after its first event.
      object.series === undefined || object.series === null ? number(object.count) || 1 : number(series.count) + 1,
      nameOf(object),
    ];
  },
};
