/** What the object of a request must be, and the form in which verbs take it. */
import { DecodeError } from '../../codec/decode.js';
import type { VersionCode, VersionDefinition } from '../../model/definition/definition.js';
import type { Turn } from '../../model/definition/settled.js';
import { type ApiError, badRequest } from '../../model/errors.js';
import { type LaterItems, walked } from '../../model/later-items.js';
import { type ApiObject, apiVersionOf } from '../../model/object.js';
import type { Resource } from '../resource.js';

/** The kind and version that an object is expected to be of, and the code that reads it. */
export interface Expected {
  readonly group: string;
  readonly version: string;
  readonly kind: string;
  readonly code: VersionCode;
  /**
   * Whether only the definition names the kind, as for custom resources: an object of another kind is then accepted as an object with a
   * fault.
   */
  readonly untyped?: boolean;
  /** All versions of an untyped kind, by apiVersion. */
  readonly versions?: ReadonlyMap<string, unknown>;
}

/** The kind and version of a request about a version of a resource. The version's code must be loaded. */
export function expectedOf(resource: Resource, { group, version, kind, untyped }: VersionDefinition): Expected {
  const code = resource.forms.code(apiVersionOf(group, version));
  return { group, version, kind, code, ...(untyped === undefined ? {} : { untyped, versions: resource.definition.versions }) };
}

/** An object that was decoded, marked with the expected kind and version. */
export function typedAs({ kind, group, version }: Expected, object: ApiObject): ApiObject {
  object.kind = kind;
  object.apiVersion = apiVersionOf(group, version);
  return object;
}

/** The 400 for a body that cannot be read as an object of the kind. */
export const undecodable = ({ kind, version }: Expected, fault: string): ApiError =>
  badRequest(`${kind} in version ${JSON.stringify(version)} cannot be handled as a ${kind}: ${fault}`);

/**
 * The object that `read` makes of a value, marked with the expected kind, in turns where the object is large; 400 where `read` throws
 * DecodeError.
 */
export function readAs(
  expected: Expected,
  turn: Turn | undefined,
  read: (later: LaterItems | undefined) => ApiObject,
): ApiObject | Promise<ApiObject> {
  const refused = (error: unknown): never => {
    throw error instanceof DecodeError ? undecodable(expected, error.message) : error;
  };
  try {
    const object = walked(turn, read);
    return object instanceof Promise ? object.then((whole) => typedAs(expected, whole), refused) : typedAs(expected, object);
  } catch (error) {
    return refused(error);
  }
}
