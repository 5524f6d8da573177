/** Pod presets: what is added to pods is said once, and held to the rules of the pods that get it. */

import { type FieldError, required } from '../../model/errors.js';
import type { ApiObject } from '../../model/object.js';
import type { KindContext } from '../../resource/strategy.js';
import { defineKind } from '../kind.js';
import { environmentFaults, environmentSourceFaults } from '../rules/environment.js';
import { mountFaults } from '../rules/mounts.js';
import { labelSelectorFaults } from '../rules/selectors.js';
import { isAbsent } from '../rules/values.js';
import { checkedVolumes } from '../rules/volumes.js';
import { fieldsOf } from '../shown.js';

const ADDED = ['volumes', 'env', 'envFrom', 'volumeMounts'];

function faults(object: ApiObject, { words }: KindContext): FieldError[] {
  const spec = fieldsOf(object.spec);
  const volumes = checkedVolumes('spec.volumes', spec.volumes, words);
  return [
    ...labelSelectorFaults('spec.selector', spec.selector),
    ...(ADDED.every((field) => isAbsent(spec[field])) ? [required(`spec.${ADDED.join('.')}`, 'must specify at least one')] : []),
    ...volumes.faults,
    ...environmentFaults('spec.env', spec.env),
    ...environmentSourceFaults('spec.envFrom', spec.envFrom),
    ...mountFaults('spec.volumeMounts', spec.volumeMounts, volumes.sound),
  ];
}

export const podPreset = defineKind<ApiObject>({
  resource: 'podpresets.settings.{groupDomain}',
  strategy: {
    // Pods that are there keep what they were given, so a preset keeps what it gives.
    prepareForUpdate(object, old) {
      object.spec = old.spec;
    },
    validate: faults,
  },
});
