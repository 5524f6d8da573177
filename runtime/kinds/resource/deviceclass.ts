/** Classes of devices: which devices belong to them, and the settings that their drivers get. */
import type { DeviceClass } from '../../../generated/resource/v1/types.js';
import { type FieldError, invalidValue } from '../../model/errors.js';
import { faultsOfEach } from '../../model/faults/fault-budget.js';
import { faultsOf } from '../../model/values/formats.js';
import type { Words } from '../../model/values/words.js';
import type { WriteContext } from '../../resource/strategy.js';
import { defineKind } from '../kind.js';
import { isAbsent } from '../rules/values.js';
import { selectorFaults, settingsFaults } from './requests.js';
import { expressionSearch, expressionsOf } from './selectors.js';

/** Whether a text names a resource of nodes that is not the cluster's own. */
const isExtended = (name: string, words: Words): boolean =>
  name.includes('/') &&
  !name.includes(words.label('')) &&
  !name.startsWith('requests.') &&
  faultsOf('qualified-name', `requests.${name}`).length === 0;

const faults = ({ spec }: DeviceClass, context: WriteContext): FieldError[] => [
  ...selectorFaults('spec.selectors', spec.selectors, context.declared),
  ...faultsOfEach(spec.config ?? [], ({ opaque }, i) => settingsFaults(`spec.config[${i}]`, opaque, context)),
  ...(isAbsent(spec.extendedResourceName) || isExtended(spec.extendedResourceName, context.words)
    ? []
    : [invalidValue('spec.extendedResourceName', spec.extendedResourceName, 'must be a valid extended resource name')]),
];

export const deviceClass = defineKind<DeviceClass>({
  resource: 'deviceclasses.resource.{groupDomain}',
  strategy: {
    validate: faults,
    validateLast: ({ spec }, old, context) =>
      expressionSearch(expressionsOf('spec.selectors', spec.selectors), expressionsOf('spec.selectors', old?.spec.selectors), context),
  },
});
