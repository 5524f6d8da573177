import { badRequest, invalid, invalidValue } from '../model/errors.js';
import { isObject, own, setOwn } from '../model/json/json.js';
import type { Json, JsonObject } from '../model/object.js';
import type { Rewriting } from './rewriting.js';

/** How a merge patch is merged. */
interface MergeManner {
  readonly nullItems?: boolean | undefined;
  readonly rewriting?: Rewriting | undefined;
}

/**
 * JSON merge patch (RFC 7386): members of the patch replace those of the document, objects merge, null removes. Beyond the
 * standard, as clients of early releases know it, lists come without their nulls, unless they replace an object.
 * Neither argument changes; the result shares with them what is untouched.
 *
 * @param nullItems whether lists keep their nulls, as the standard has it.
 * @param rewriting told of the objects and lists that the patch goes into or brings.
 * @throws ApiError 400 for a patch that is null, a text, a number or a boolean, 422 (a cause on field `patch`) for a list: nothing else than
 *   an object could be the result.
 */
export function applyMergePatch(document: JsonObject, patch: Json, { nullItems, rewriting }: MergeManner = {}): JsonObject {
  if (Array.isArray(patch)) throw invalid({ group: '', name: '' }, '', [invalidValue('patch', patch, 'a merge patch must be an object')]);
  if (!isObject(patch)) throw badRequest('Invalid JSON Patch');
  return merged(document, patch, { nullItems, rewriting });
}

function merged(target: JsonObject, patch: JsonObject, manner: MergeManner): JsonObject {
  const out: JsonObject = { ...target };
  manner.rewriting?.add(out);
  for (const key of Object.keys(patch)) {
    const change = patch[key];
    if (change === undefined) continue;
    if (change === null) delete out[key];
    else {
      const before = own(out, key);
      if (!isObject(before)) setOwn(out, key, withoutNulls(change, manner));
      else setOwn(out, key, isObject(change) ? merged(before, change, manner) : change);
    }
  }
  return out;
}

function withoutNulls(value: Json, manner: MergeManner): Json {
  if (!Array.isArray(value)) return isObject(value) ? merged({}, value, manner) : value;
  const list = value.flatMap((item) => (item === null && manner.nullItems !== true ? [] : [withoutNulls(item, manner)]));
  manner.rewriting?.add(list);
  return list;
}
