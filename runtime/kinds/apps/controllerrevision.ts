/** Controller revisions: kept states of a workload, whose data never changes. */

import type { ControllerRevision } from '../../../generated/apps/v1/types.js';
import { type FieldError, required, toldLast } from '../../model/errors.js';
import { isObject } from '../../model/json/json.js';
import { defineKind } from '../kind.js';
import { isAbsent, rewrittenFaults } from '../rules/values.js';
import { ageOf, NONE, nameOf } from '../shown.js';

const faults = (object: ControllerRevision): FieldError[] => [...(isAbsent(object.data) ? [required('data', 'data is mandatory')] : [])];

export const controllerRevision = defineKind<ControllerRevision>({
  resource: 'controllerrevisions.apps',
  strategy: {
    validate: (object, context) => {
      const { data } = object;
      const shapeless = context.enabled('RevisionsJudged') && !isAbsent(data) && !isObject(data);
      return [...faults(object), ...(shapeless ? [required('data', 'data must be a valid JSON object')] : [])];
    },
    validateUpdate: (object, old, context) => [...faults(object), ...toldLast(rewrittenFaults('data', object, old, context))],
    cells(object, { now }) {
      const owner = object.metadata.ownerReferences?.find((o) => o.controller === true);
      const kind = owner === undefined ? '' : owner.kind.toLowerCase();
      const group = owner?.apiVersion.includes('/') ? `.${owner.apiVersion.split('/')[0]}` : '';
      return [nameOf(object), owner === undefined ? NONE : `${kind}${group}/${owner.name}`, object.revision, ageOf(object, now)];
    },
  },
});
