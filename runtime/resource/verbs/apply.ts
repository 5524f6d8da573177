/** Server-side apply: a configuration says what its manager wants of an object (specification 1, "Server-side apply"). */
import { type AppliedObject, createFieldManager, type FieldManager, managerOf } from '../../apply/index.js';
import { decodeApplied } from '../../codec/objects.js';
import { type Turn, whenThere } from '../../model/definition/settled.js';
import { isObject, own } from '../../model/json/json.js';
import { type ApiObject, apiVersionOf, type JsonObject } from '../../model/object.js';
import type { Environment } from '../environment.js';
import type { Resource } from '../resource.js';
import { checkName, timestamp } from '../writes/metadata.js';
import { type Updated, update } from '../writes/update.js';
import { type Expected, expectedOf, readAs } from './expected.js';
import type { ObjectRequest } from './request.js';

/** Applies the configuration. An absent object is created, but not through a subresource. */
export function apply(resource: Resource, request: ObjectRequest, config: JsonObject): Promise<Updated> {
  const { caller, name, subresource, options } = request;
  const { version } = caller;
  const apiVersion = apiVersionOf(version.group, version.version);
  const expected = expectedOf(resource, version);
  let dropped = false;
  const applied = applying(config, {
    fields: resource.fieldManager,
    expected,
    name,
    manager: managerOf(options.fieldManager, caller.userAgent),
    force: options.force === true,
    subresource,
    ignored: resource.ignoredBy(version, subresource),
    unowned: resource.unownedBy(subresource),
    read: (merged, kept) => {
      dropped = expected.code.reading !== undefined && dropsContent(merged, kept, resource.statusFields(version));
    },
    complete: (object, turn) => resource.completed(object, apiVersion, turn),
  });
  return update(resource, {
    ...request,
    replaces: false,
    rebuilds: true,
    owned: true,
    creates: subresource === '',
    change: (live, _, turn) => applied(live, turn),
    dropped: () => dropped,
  });
}

interface Applying {
  readonly fields: FieldManager;
  readonly expected: Expected;
  /** The name in the URL: the object's, also where the configuration names none. */
  readonly name: string;
  readonly manager: string;
  readonly force: boolean;
  /** The subresource through which the request writes; empty for the object itself. */
  readonly subresource: string;
  /** Paths of fields that this endpoint does not write. */
  readonly ignored: readonly (readonly string[])[];
  /** Paths of fields that have no owners. */
  readonly unowned?: readonly (readonly string[])[];
  /** Told what was merged, and what of it is kept. */
  read?(merged: ApiObject, kept: ApiObject): void;
  /** Makes the stored form of a merged and decoded object. */
  complete(object: ApiObject, turn: Turn | undefined): ApiObject | Promise<ApiObject>;
}

/** Makes a new object from the live one, which may be absent. Large objects are worked on in turns. */
type Changing = (live: ApiObject | undefined, turn?: Turn) => ApiObject | Promise<ApiObject>;

/** What an applied configuration makes of an object, with the ownership that follows. */
export function applying(
  config: JsonObject,
  { fields, expected, name, manager, force, subresource, ignored, unowned, read, complete }: Applying,
): Changing {
  const checked = ({ object }: AppliedObject): ApiObject => {
    checkName(object, name);
    return object;
  };
  return (live, turn) => {
    const options = {
      live,
      config,
      kind: expected.kind,
      apiVersion: apiVersionOf(expected.group, expected.version),
      manager,
      force,
      subresource,
      ignored,
      unowned,
      defaults: (merged: ApiObject) =>
        whenThere(
          readAs(expected, turn, (later) => decodeApplied(expected.code, merged, later)),
          (object) => {
            read?.(merged, object);
            return complete(object, turn);
          },
        ),
    };
    return whenThere(fields.apply(options, turn), checked);
  };
}

/** Whether anything beside metadata and status was merged that is not kept. */
const dropsContent = (merged: ApiObject, kept: ApiObject, status: readonly string[]): boolean =>
  Object.keys(merged).some((name) => name !== 'metadata' && !status.includes(name) && lacks(kept[name], merged[name]));

/** Whether a value has less in it than another, of which nulls count for nothing. */
function lacks(kept: unknown, whole: unknown): boolean {
  if (whole === null || whole === undefined) return false;
  if (kept === undefined) return true;
  if (Array.isArray(whole)) return Array.isArray(kept) && whole.some((item, i) => lacks(kept[i], item));
  return isObject(whole) && isObject(kept) && Object.keys(whole).some((name) => lacks(own(kept, name), own(whole, name)));
}

/**
 * The field manager of an object without recorded ownership, such as a scale: every existing field conflicts (specification 1, server-side
 * apply 10).
 */
export const untracked = ({ group, version, code }: Expected, { enabled, clock }: Pick<Environment, 'enabled' | 'clock'>): FieldManager =>
  createFieldManager({
    structures: {
      structure: (apiVersion) => (apiVersion === apiVersionOf(group, version) ? code.structure : undefined),
      convert: (object) => object,
    },
    now: () => timestamp(clock.now()),
    enabled,
  });
