/** The objects of flow control that every server has, and the conditions of flow schemas. */
import type { FlowSchema, PriorityLevelConfiguration } from '../../../generated/flowcontrol.apiserver/v1beta1/types.js';
import { apiVersionOf } from '../../model/object.js';
import type { Registry } from '../../resource/registry.js';
import type { Resource } from '../../resource/resource.js';
import type { Controller, HostParts, Running } from '../framework/contract.js';
import { Repeating } from '../framework/repeating.js';
import { keepDangling } from './dangling.js';
import { ensureDefaults } from './default-objects.js';

/** Resources that flow control is configured by, as catalogues spell their ids. */
export const NEEDS = ['prioritylevelconfigurations.flowcontrol.apiserver.{groupDomain}', 'flowschemas.flowcontrol.apiserver.{groupDomain}'];

/** Milliseconds between two looks at whether the objects are as they should be. */
const REPAIR_MS = 60_000;

/** The version that clients prefer of those that are served; the hub where none is. */
function preferredVersion(registry: Registry, { definition }: Resource): string {
  const served = registry.ownRanked().flatMap(({ name, versions }) => versions.map((version) => apiVersionOf(name, version.name)));
  return served.find((apiVersion) => definition.versions.has(apiVersion)) ?? definition.hub;
}

export const flowControl: Controller = {
  name: 'priority-and-fairness-config-producer',
  needs: NEEDS,
  async start({ registry, api, clock }: HostParts<'registry' | 'clock' | 'api'>): Promise<Running> {
    const [levels = '', schemas = ''] = NEEDS.map(registry.words.filled);
    const repair = (): Promise<void> => ensureDefaults(registry, levels, schemas);
    await repair();
    const dangling = await keepDangling(
      {
        levels: api.informer<PriorityLevelConfiguration>(levels),
        flows: api.informer<FlowSchema>(schemas),
        levelsId: levels,
        resource: registry.byId(schemas),
        apiVersion: preferredVersion(registry, registry.byId(schemas)),
      },
      api,
    );
    const repairing = new Repeating(clock, () => REPAIR_MS, repair);
    repairing.later();
    return {
      async stop() {
        await Promise.all([dangling.stop(), repairing.stop()]);
      },
    };
  },
};
