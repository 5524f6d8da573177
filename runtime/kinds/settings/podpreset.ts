/** Pod presets: what they add to pods keeps the rules of pods. */
import type { PodPreset, PodPresetSpec } from '../../../generated/settings/v1alpha1/types.js';
import { type FieldError, required } from '../../model/errors.js';
import type { WriteContext } from '../../resource/strategy.js';
import { defineKind } from '../kind.js';
import { environmentFaults, environmentSourceFaults } from '../rules/pod/environment.js';
import { mountFaults } from '../rules/pod/mounts.js';
import { checkedVolumes } from '../rules/pod/volumes.js';
import { labelSelectorFaults } from '../rules/selectors.js';

/** Fields of a preset that are added to pods, of which it has at least one. */
const ADDED = ['volumes', 'env', 'envFrom', 'volumeMounts'] satisfies readonly (keyof PodPresetSpec)[];

function faults({ spec }: PodPreset, context: WriteContext): FieldError[] {
  const { declared } = context;
  const volumes = checkedVolumes('spec.volumes', spec.volumes, context);
  return [
    ...labelSelectorFaults('spec.selector', spec.selector),
    ...(ADDED.every((field) => spec[field] === undefined) ? [required(`spec.${ADDED.join('.')}`, 'must specify at least one')] : []),
    ...volumes.faults,
    ...environmentFaults('spec.env', spec.env, context),
    ...environmentSourceFaults('spec.envFrom', spec.envFrom, context),
    ...mountFaults('spec.volumeMounts', spec.volumeMounts, volumes.sound, declared),
  ];
}

export const podPreset = defineKind<PodPreset>({
  resource: 'podpresets.settings.{groupDomain}',
  strategy: {
    // Pods that exist keep what a preset gave them, so the preset's spec never changes.
    prepareForUpdate(object, old) {
      object.spec = old.spec;
    },
    validate: faults,
  },
});
