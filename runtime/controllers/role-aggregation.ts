/**
 * Cluster roles that gather their rules from others (specification 2, "Aggregated ClusterRoles"): such a role holds the rules of
 * all roles that its selectors pick, each rule once, in the order of the roles' names.
 */

import { isObject, sameValue } from '../model/json.js';
import type { ApiObject } from '../model/object.js';
import type { Resource } from '../resource/resource.js';
import { selectorOfObject } from '../resource/selectors.js';
import { update } from '../resource/update.js';
import { type Controller, isChosen } from './controller.js';
import { SERVER_USER } from './ensure.js';
import { follow } from './follow.js';

const MANAGER = 'clusterrole-aggregation-controller';

const NAME = 'clusterrole-aggregation';

export const roleAggregation: Controller = {
  name: NAME,
  wanted: (settings) => settings.list('authorization-mode').includes('RBAC') && isChosen(settings, NAME),
  async start({ registry, environment: { words } }) {
    const roles = registry.byId(`clusterroles.${words.group('rbac.authorization')}`);
    let running: Promise<void> | undefined;
    let stale = false;
    const settle = async (): Promise<void> => {
      do {
        stale = false;
        await fill(roles);
      } while (stale);
      running = undefined;
    };
    // Changes that come while roles are being filled are dealt with together, in one more round.
    const changed = (): Promise<void> => {
      stale = true;
      running ??= settle().catch(() => {
        // A lost race is settled by the event that caused it.
        running = undefined;
      });
      return running;
    };
    await follow(roles, { restarted: changed, changed: () => void changed() });
  },
};

async function fill(roles: Resource): Promise<void> {
  const all = roles.cache.readable().map((entry) => roles.readable(entry));
  for (const role of all) {
    const wanted = gathered(role, all);
    if (wanted === undefined || sameValue(wanted, role.rules ?? [])) continue;
    await replaceRules(roles, role.metadata.name ?? '', wanted);
  }
}

/** The rules that a role gathers; undefined where it gathers none. */
function gathered(role: ApiObject, all: readonly ApiObject[]): readonly unknown[] | undefined {
  const selectors = isObject(role.aggregationRule) ? role.aggregationRule.clusterRoleSelectors : undefined;
  if (!Array.isArray(selectors)) return undefined;
  const picks = selectors.map((selector) => selectorOfObject(isObject(selector) ? selector : {}));
  const rules = new Map<string, unknown>();
  for (const other of all) {
    if (other === role || !picks.some((picked) => picked.matches(other.metadata.labels))) continue;
    for (const rule of Array.isArray(other.rules) ? other.rules : []) {
      const key = JSON.stringify(rule);
      if (!rules.has(key)) rules.set(key, rule);
    }
  }
  return [...rules.values()];
}

async function replaceRules(roles: Resource, name: string, rules: readonly unknown[]): Promise<void> {
  const version = roles.forms.version(roles.definition.hub);
  await update(roles, {
    caller: { user: SERVER_USER, version, userAgent: MANAGER, warn: () => undefined },
    namespace: '',
    name,
    subresource: '',
    options: { dryRun: false, fieldManager: MANAGER, force: undefined },
    manager: MANAGER,
    replaces: false,
    change: (live) => {
      // An update of what is absent is refused before it asks for a change.
      if (live === undefined) throw new Error(`${name} is absent`);
      return { ...live, rules: [...rules] };
    },
  });
}
