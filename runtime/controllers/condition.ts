/** Conditions that controllers keep in the status of objects. */

import { sameValue } from '../model/json/json.js';
import type { ApiObject } from '../model/object.js';
import type { Resource } from '../resource/resource.js';
import { timestamp } from '../resource/writes/metadata.js';
import { update } from '../resource/writes/update.js';
import { serverAs, writeBy } from './framework/author.js';

export interface Condition {
  readonly type: string;
  readonly status: 'True' | 'False' | 'Unknown';
  readonly reason: string;
  readonly message: string;
}

/** A condition as it is stored: what every kind's type of conditions holds. */
interface StoredCondition {
  readonly type?: string;
  readonly status?: string;
  readonly reason?: string;
  readonly message?: string;
  readonly lastTransitionTime: string | null;
}

/** An object whose status has conditions. */
interface Conditioned<C extends { readonly type?: string } = StoredCondition> {
  readonly status: { readonly conditions?: readonly C[] };
}

export const conditionOf = <C extends { readonly type?: string }>({ status }: Conditioned<C>, type: string): C | undefined =>
  status.conditions?.find((c) => c.type === type);

/** Whether the object tells the condition already; when it came to be so does not count. */
export function tells(object: Conditioned, condition: Condition): boolean {
  const now = conditionOf(object, condition.type);
  return now !== undefined && sameValue({ ...now, lastTransitionTime: undefined }, condition);
}

/** Writes the condition of a cluster-wide object through its status, as `manager` and in a version of the kind; its time changes with its status only. */
export async function setCondition(
  resource: Resource,
  name: string,
  condition: Condition,
  manager: string,
  apiVersion = resource.definition.hub,
): Promise<void> {
  const version = resource.forms.version(apiVersion);
  await resource.ready(version);
  await update(resource, {
    ...writeBy(serverAs(manager), version),
    namespace: '',
    name,
    subresource: 'status',
    replaces: false,
    change: (live) => {
      // An update of what is absent is refused before it asks for a change.
      if (live === undefined) throw new Error(`${name} is absent`);
      return withCondition(live as ApiObject & Conditioned, condition, resource.environment.clock.now());
    },
  });
}

function withCondition(live: ApiObject & Conditioned, condition: Condition, now: number): ApiObject {
  const former = conditionOf(live, condition.type);
  const lastTransitionTime = former?.status === condition.status ? former.lastTransitionTime : timestamp(now);
  const others = (live.status.conditions ?? []).filter((c) => c.type !== condition.type);
  return { ...live, status: { ...live.status, conditions: [...others, { ...condition, lastTransitionTime }] } };
}
