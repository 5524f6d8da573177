/** Server-side apply: a configuration says what its manager wants of an object (specification 1, "Server-side apply"). */
import { type AppliedObject, createFieldManager, type FieldManager, managerOf } from '../../apply/index.js';
import { decodeApplied } from '../../codec/objects.js';
import { type Turn, whenThere } from '../../model/definition/settled.js';
import { type ApiObject, apiVersionOf, type JsonObject } from '../../model/object.js';
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
  const applied = applying(config, {
    fields: resource.fieldManager,
    expected: expectedOf(resource, version),
    name,
    manager: managerOf(options.fieldManager, caller.userAgent),
    force: options.force === true,
    ignored: resource.ignoredBy(version, subresource),
    unowned: resource.unownedBy(subresource),
    complete: (object, turn) => resource.completed(object, apiVersion, turn),
  });
  return update(resource, {
    ...request,
    replaces: false,
    rebuilds: true,
    owned: true,
    creates: subresource === '',
    change: (live, _, turn) => applied(live, turn),
  });
}

interface Applying {
  readonly fields: FieldManager;
  readonly expected: Expected;
  /** The name in the URL: the object's, also where the configuration names none. */
  readonly name: string;
  readonly manager: string;
  readonly force: boolean;
  /** Paths of fields that this endpoint does not write. */
  readonly ignored: readonly (readonly string[])[];
  /** Paths of fields that have no owners. */
  readonly unowned?: readonly (readonly string[])[];
  /** Makes the stored form of a merged and decoded object. */
  complete(object: ApiObject, turn: Turn | undefined): ApiObject | Promise<ApiObject>;
}

/** Makes a new object from the live one, which may be absent. Large objects are worked on in turns. */
type Changing = (live: ApiObject | undefined, turn?: Turn) => ApiObject | Promise<ApiObject>;

/** The function that merges an applied configuration into an object and records who owns what. */
export function applying(config: JsonObject, { fields, expected, name, manager, force, ignored, unowned, complete }: Applying): Changing {
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
      ignored,
      unowned,
      defaults: (merged: ApiObject) =>
        whenThere(
          readAs(expected, turn, (later) => decodeApplied(expected.code, merged, later)),
          (object) => complete(object, turn),
        ),
    };
    return whenThere(fields.apply(options, turn), checked);
  };
}

/**
 * The field manager of an object without recorded ownership, such as a scale: every existing field conflicts (specification 1, server-side
 * apply 10).
 */
export const untracked = ({ group, version, code }: Expected): FieldManager =>
  createFieldManager({
    structures: {
      structure: (apiVersion) => (apiVersion === apiVersionOf(group, version) ? code.structure : undefined),
      convert: (object) => object,
    },
    now: timestamp,
  });
