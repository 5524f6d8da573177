/** Tells flow control of the priority levels and flow schemas that are stored, whenever they change. */
import type * as api from '../../../generated/flowcontrol.apiserver/v1beta1/types.js';
import type { FlowSchema, PriorityLevel } from '../../flowcontrol/configuration.js';
import type { FlowControl } from '../../flowcontrol/flow-control.js';
import type { Controller } from '../framework/contract.js';
import { NEEDS } from './controller.js';

export const levelOf = ({ metadata, spec }: Pick<api.PriorityLevelConfiguration, 'metadata' | 'spec'>): PriorityLevel => ({
  name: metadata.name ?? '',
  uid: metadata.uid ?? '',
  shares: spec.type === 'Exempt' ? undefined : (spec.limited?.assuredConcurrencyShares ?? 1),
  queuing: spec.limited?.limitResponse.type === 'Queue' ? spec.limited.limitResponse.queuing : undefined,
});

export const schemaOf = ({ metadata, spec }: Pick<api.FlowSchema, 'metadata' | 'spec'>): FlowSchema => ({
  name: metadata.name ?? '',
  uid: metadata.uid ?? '',
  level: spec.priorityLevelConfiguration.name,
  precedence: spec.matchingPrecedence,
  distinguisher: spec.distinguisherMethod?.type,
  rules: spec.rules ?? [],
});

export const flowControlConfiguration = (control: FlowControl): Controller => ({
  name: 'priority-and-fairness-config-consumer',
  needs: NEEDS,
  async start({ registry, api }) {
    const [levelsId = '', schemasId = ''] = NEEDS.map(registry.words.filled);
    const levels = api.informer<api.PriorityLevelConfiguration>(levelsId);
    const schemas = api.informer<api.FlowSchema>(schemasId);
    const changed = { levels: new Map<string, PriorityLevel | undefined>(), schemas: new Map<string, FlowSchema | undefined>() };
    let begun = false;
    let waiting = false;
    const apply = (): void => {
      waiting = false;
      control.change(changed);
      for (const objects of Object.values(changed)) objects.clear();
    };
    // What is told together is one change of the configuration, and all that is there at the start is the first.
    const later = (): void => {
      if (begun && !waiting) queueMicrotask(apply);
      waiting = begun;
    };
    levels.onChange(({ type, name, object }) => {
      changed.levels.set(name, type === 'deleted' ? undefined : levelOf(object));
      later();
    });
    schemas.onChange(({ type, name, object }) => {
      changed.schemas.set(name, type === 'deleted' ? undefined : schemaOf(object));
      later();
    });
    await Promise.all([levels.synced(), schemas.synced()]);
    begun = true;
    apply();
  },
});
