import { type Turn, whenThere } from '../../model/definition/settled.js';
import type { ApiObject } from '../../model/object.js';
import type { Enabled } from '../../settings/feature-gates.js';
import { apply } from '../apply.js';
import type { AppliedObject, ApplyOptions, OwnershipRules, Prepared, TrackUpdateOptions } from '../requests.js';
import type { VersionedStructures } from '../versions.js';
import { withClaimsInTurns } from './claims.js';
import { EMPTY_SET, type FieldSet, setOfFields } from './field-set.js';
import { claimsOf } from './track-update.js';

interface FieldManagerOptions {
  readonly structures: VersionedStructures;
  /** The time of new entries: RFC 3339 in whole seconds. */
  now(): string;
  /** What the protocol of the release shown has. */
  readonly enabled: Enabled;
}

export interface FieldManager {
  /**
   * The object with managedFields as they are after a create, an update or a patch that is no apply: the manager owns
   * the fields that have a new value, and all others lose these and what is gone (specification 1, server-side apply 3).
   * Never fails; entries that cannot be read are left out. Neither argument changes.
   */
  trackUpdate(options: TrackUpdateOptions): ApiObject;
  /** The same in turns, for large objects. */
  trackUpdate(options: TrackUpdateOptions, turn: Turn | undefined): ApiObject | Promise<ApiObject>;
  /**
   * The live object with an applied configuration merged in, and with what the manager applied before and nobody owns
   * any more taken out.
   *
   * @throws ApiError 409 with one cause per conflicting field; 400 for configurations of another kind or version, with
   *   managedFields, unknown fields or values of the wrong type; 422 where the live object holds lists whose items
   *   cannot be told apart.
   */
  apply(options: ApplyOptions): AppliedObject;
  /** The same in turns, for large objects and configurations. */
  apply(options: ApplyOptions, turn: Turn | undefined): AppliedObject | Promise<AppliedObject>;
}

/** The field manager of one kind. */
export function createFieldManager({ structures, now, enabled }: FieldManagerOptions): FieldManager {
  const sets = new Map<string, FieldSet>();
  const setOf = (paths: readonly (readonly string[])[] = []): FieldSet => {
    if (paths.length === 0) return EMPTY_SET;
    let key = '';
    for (const path of paths) for (const [depth, name] of path.entries()) key += `${depth}:${name} `;
    const set = sets.get(key) ?? setOfFields(paths);
    sets.set(key, set);
    return set;
  };
  const rules: OwnershipRules = {
    namesSubresources: enabled('EntriesOfSubresources'),
    resetsUntracked: enabled('ResetsUntracked'),
    repeats: enabled('RepeatedItemsOwned') ? 'taken' : 'refused',
    keyFields: enabled('PartialKeys') ? 'any' : 'all',
    namesConfig: enabled('ConfigurationsNamed'),
    sentOrder: enabled('ItemsAsSent'),
    keepsEmptied: enabled('EmptiedObjectsStay'),
    orderCounts: enabled('OrderOfItemsCounts'),
    alwaysTimed: !enabled('TimesOfChanges'),
  };
  const prepared = <Options extends Pick<ApplyOptions, 'ignored' | 'unowned' | 'subresource'>>(options: Options): Prepared<Options> => ({
    ...options,
    ignored: setOf(options.ignored),
    unowned: setOf(options.unowned),
    now: now(),
    entrySubresource: rules.namesSubresources && options.subresource !== '' ? options.subresource : undefined,
    rules,
  });
  // Without turns the result is there at once.
  return {
    trackUpdate: ((options: TrackUpdateOptions, turn?: Turn) => {
      const claimed = claimsOf(prepared(options), structures, turn);
      return whenThere(claimed, (claims) => withClaimsInTurns(options.updated, claims, options.live !== undefined, turn));
    }) as FieldManager['trackUpdate'],
    apply: ((options: ApplyOptions, turn?: Turn) => apply(prepared(options), structures, turn)) as FieldManager['apply'],
  };
}
