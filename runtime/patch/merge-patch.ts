import { badRequest, invalid, invalidValue } from '../model/errors.js';
import { isObject, own, setOwn } from '../model/json/json.js';
import type { Json, JsonObject } from '../model/object.js';
import type { Rewriting } from './rewriting.js';

/**
 * JSON merge patch (RFC 7386): members of the patch replace those of the document, objects merge, null removes. Beyond the
 * standard, as clients of this API know it, lists come without their nulls, unless they replace an object.
 * Neither argument changes; the result shares with them what is untouched.
 *
 * @param rewriting told of the objects and lists that the patch goes into or brings.
 * @throws ApiError 400 for a null patch, 422 (a cause on field `patch`) for any other that is no object: nothing else
 *   than an object could be the result.
 */
export function applyMergePatch(document: JsonObject, patch: Json, rewriting?: Rewriting): JsonObject {
  if (patch === null) throw badRequest('Invalid JSON Patch');
  if (!isObject(patch)) throw invalid({ group: '', name: '' }, '', [invalidValue('patch', patch, 'a merge patch must be an object')]);
  return merged(document, patch, rewriting);
}

function merged(target: JsonObject, patch: JsonObject, rewriting: Rewriting | undefined): JsonObject {
  const out: JsonObject = { ...target };
  rewriting?.add(out);
  for (const key of Object.keys(patch)) {
    const change = patch[key];
    if (change === undefined) continue;
    if (change === null) delete out[key];
    else {
      const before = own(out, key);
      if (!isObject(before)) setOwn(out, key, withoutNulls(change, rewriting));
      else setOwn(out, key, isObject(change) ? merged(before, change, rewriting) : change);
    }
  }
  return out;
}

function withoutNulls(value: Json, rewriting: Rewriting | undefined): Json {
  if (!Array.isArray(value)) return isObject(value) ? merged({}, value, rewriting) : value;
  const list = value.flatMap((item) => (item === null ? [] : [withoutNulls(item, rewriting)]));
  rewriting?.add(list);
  return list;
}
