/** Templates of claims to devices, which never change. */
import type { ObjectMeta } from '../../../generated/meta/v1/types.js';
import type { ResourceClaimTemplate } from '../../../generated/resource/v1/types.js';
import { type FieldError, forbiddenField } from '../../model/errors.js';
import { faultsOfEach } from '../../model/faults/fault-budget.js';
import type { WriteContext } from '../../resource/strategy.js';
import { annotationKeyFaults } from '../../resource/writes/metadata.js';
import { defineKind } from '../kind.js';
import { labelMapFaults } from '../rules/selectors.js';
import { isAbsent, rewrittenFaults } from '../rules/values.js';
import { resourceClaimTemplateToHub } from './conversions.js';
import { deviceClaimFaults } from './requests.js';
import { claimExpressions, expressionSearch } from './selectors.js';

const METADATA = 'spec.metadata';
const DEVICES = 'spec.spec.devices';

/** What a template may say of the metadata of its claims. */
const SETTABLE = ['labels', 'annotations'];

function metadataFaults(metadata: ObjectMeta): FieldError[] {
  const others = Object.entries(metadata).filter(([field, value]) => !SETTABLE.includes(field) && !isAbsent(value) && value !== '');
  return [
    ...labelMapFaults(`${METADATA}.labels`, metadata.labels),
    ...annotationKeyFaults(metadata.annotations, `${METADATA}.annotations`),
    ...faultsOfEach(others, ([field]) => [forbiddenField(`${METADATA}.${field === 'uid' ? 'uID' : field}`, 'cannot be set')]),
  ];
}

const faults = ({ spec }: ResourceClaimTemplate, context: WriteContext): FieldError[] => [
  ...metadataFaults(spec.metadata),
  ...deviceClaimFaults(DEVICES, spec.spec.devices, context),
];

export const resourceClaimTemplate = defineKind<ResourceClaimTemplate>({
  resource: 'resourceclaimtemplates.resource.{groupDomain}',
  conversions: { resourceClaimTemplateToHub },
  strategy: {
    validate: faults,
    validateUpdate: (object, old, context) => [...rewrittenFaults('spec', object, old, context), ...faults(object, context)],
    validateLast({ spec }, old, context) {
      const stored = old === undefined ? [] : claimExpressions(DEVICES, old.spec.spec.devices, context);
      return expressionSearch(claimExpressions(DEVICES, spec.spec.devices, context), stored, context);
    },
  },
});
