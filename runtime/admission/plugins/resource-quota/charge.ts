/** What one write takes from the quotas of its namespace, and why it may be refused. */

import type { Pod, ResourceQuota, ScopedResourceSelectorRequirement } from '../../../../generated/core/v1/types.js';
import { type ApiError, forbidden } from '../../../model/errors.js';
import { typed } from '../../../model/object.js';
import { compareQuantities, subtractQuantities } from '../../../model/values/quantity.js';
import type { Words } from '../../../model/values/words.js';
import { type Amounts, addAmounts } from '../../../quota/amounts.js';
import { untoldAmounts } from '../../../quota/pods.js';
import { inScope, inScopes, NO_SCOPES, type Scopes, scopesOf } from '../../../quota/scopes.js';
import { countedResource, objectScopes, objectUsage } from '../../../quota/usage.js';
import type { AdmissionRequest } from '../../request.js';
import type { LimitedResource } from './settings.js';

type Quota = Readonly<ResourceQuota>;

const named = (amounts: Amounts, names: readonly string[]): string => names.map((name) => `${name}=${amounts[name] ?? '0'}`).join(',');

const asText = ({ scopeName, operator, values = [] }: ScopedResourceSelectorRequirement): string =>
  `{${scopeName} ${operator} [${values.join(' ')}]}`;

const toldFor = (untold: ReadonlyMap<string, readonly string[]>): string =>
  [...untold].map(([name, containers]) => `${name} for: ${containers.join(',')}`).join('; ');

export class Charge {
  /** As in `pods` or `jobs.batch`. */
  readonly #resource: string;
  #used: Amounts | undefined;
  #scopes: Scopes | undefined;

  constructor(
    private readonly request: AdmissionRequest,
    private readonly limited: readonly LimitedResource[],
    private readonly now: number,
    private readonly words: Words,
    /** Whether refusals name the containers of pods that do not tell what they need. */
    private readonly namesContainers: boolean,
  ) {
    const { group, resource } = request;
    this.#resource = group === '' ? resource : `${resource}.${group}`;
  }

  /** Whether the quota bounds something that the object counts. The bounds in force are those in the quota's status. */
  matches({ spec, status }: Quota): boolean {
    if (!Object.keys(status.hard ?? {}).some((name) => countedResource(name, this.words) === this.#resource)) return false;
    return inScopes(scopesOf(spec), this.#objectScopes());
  }

  /** The error if no quota of the namespace covers what the settings limit. */
  uncovered(quotas: readonly Quota[]): ApiError | undefined {
    const limits = this.limited.filter(({ resource }) => resource === this.#resource);
    if (limits.length === 0) return undefined;
    const covered = new Set(quotas.filter((quota) => this.matches(quota)).flatMap((quota) => this.#bounded(quota)));
    const names = Object.keys(this.#usage())
      .filter((name) => limits.some(({ matchContains }) => matchContains.some((text) => name.includes(text))) && !covered.has(name))
      .sort();
    if (names.length > 0) return this.#refused(`insufficient quota to consume: ${names.join(',')}`);
    const object = this.#objectScopes();
    const held = new Set(quotas.flatMap(({ spec }) => scopesOf(spec).filter((scope) => inScope(scope, object))).map((s) => s.scopeName));
    const open = limits.flatMap(({ matchScopes }) => matchScopes).filter((scope) => inScope(scope, object) && !held.has(scope.scopeName));
    return open.length === 0 ? undefined : this.#refused(`insufficient quota to match these scopes: [${open.map(asText).join(' ')}]`);
  }

  /** The error if the object cannot be counted in a quota: it has no amount, or the current usage is unknown. */
  uncountable(quota: Quota): ApiError | undefined {
    const { metadata, status } = quota;
    const bounded = this.#bounded(quota);
    const pod = this.#pod;
    const untold = pod === undefined ? undefined : untoldAmounts(pod, bounded, this.words);
    if (untold !== undefined && untold.size > 0)
      return this.#refused(
        `failed quota: ${metadata.name}: must specify ${this.namesContainers ? toldFor(untold) : [...untold.keys()].join(',')}`,
      );
    if (bounded.every((name) => status.used?.[name] !== undefined)) return undefined;
    return this.#refused(`status unknown for quota: ${metadata.name}, resources: ${bounded.join(',')}`);
  }

  /** What the write adds to the quota; for an update, the difference to the stored object. */
  added({ status }: Quota): Amounts {
    const [usage, before] = [this.#usage(), this.request.operation === 'UPDATE' ? this.#usageOf(this.request.old) : {}];
    const more = Object.entries(usage)
      .filter(([name]) => status.hard?.[name] !== undefined)
      .map(([name, amount]) => [name, before[name] === undefined ? amount : subtractQuantities(amount, before[name])] as const)
      .filter(([, amount]) => compareQuantities(amount, '0') !== 0);
    return Object.fromEntries(more);
  }

  /** The error if usage and the added amounts exceed a bound. */
  exceeding({ metadata, status }: Quota, used: Amounts, added: Amounts): ApiError | undefined {
    const hard = status.hard ?? {};
    const total = addAmounts(used, added);
    const passed = Object.keys(added)
      .filter((name) => compareQuantities(total[name], hard[name]) > 0)
      .sort();
    if (passed.length === 0) return undefined;
    const [requested, before, bounds] = [named(added, passed), named(used, passed), named(hard, passed)];
    return this.#refused(`exceeded quota: ${metadata.name}, requested: ${requested}, used: ${before}, limited: ${bounds}`);
  }

  /** The names that the quota bounds and that are counted of such objects. */
  #bounded({ status }: Quota): string[] {
    return Object.keys(status.hard ?? {})
      .filter((name) => countedResource(name, this.words) === this.#resource)
      .sort();
  }

  get #pod(): Pod | undefined {
    // What is sent to pods is decoded by their structure.
    return this.#resource === 'pods' && this.request.object !== undefined ? typed<Pod>(this.request.object) : undefined;
  }

  /** The same for every quota that is asked about. */
  #usage(): Amounts {
    this.#used ??= this.#usageOf(this.request.object);
    return this.#used;
  }

  #objectScopes(): Scopes {
    const { object } = this.request;
    this.#scopes ??= object === undefined ? NO_SCOPES : objectScopes(this.#resource, object);
    return this.#scopes;
  }

  #usageOf(object: unknown): Amounts {
    return object === undefined ? {} : objectUsage(this.#resource, object, this.now, this.words);
  }

  #refused(why: string): ApiError {
    const { group, resource: name, shownName } = this.request;
    return forbidden({ group, name }, shownName, why);
  }
}
