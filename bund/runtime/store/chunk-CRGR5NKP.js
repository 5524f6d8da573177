// dist/runtime/model/json.js
var isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
var own = (object, key) => Object.hasOwn(object, key) ? object[key] : void 0;
function setOwn(object, key, value) {
  if (key === "__proto__") Object.defineProperty(object, key, { value, writable: true, enumerable: true, configurable: true });
  else object[key] = value;
}
function isEmptyObject(object) {
  for (const key of Object.keys(object)) if (object[key] !== void 0) return false;
  return true;
}
var equalJson = (a, b) => isEqual(a, b, isPresent);
var sameValue = (a, b) => isEqual(a, b, isGiven);
var isPresent = (value) => value !== void 0;
var isGiven = (value) => value !== void 0 && value !== null;
function isEqual(a, b, counts) {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return sameNumber(a, b) || !counts(a) && !counts(b);
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!isEqual(a[i], b[i], counts)) return false;
    return true;
  }
  if (Array.isArray(b)) return false;
  const [left, right] = [a, b];
  let present = 0;
  for (const key of Object.keys(left)) {
    const value = left[key];
    if (!counts(value)) continue;
    present++;
    if (!isEqual(value, own(right, key), counts)) return false;
  }
  for (const key of Object.keys(right)) if (counts(right[key])) present--;
  return present === 0;
}
function sameNumber(a, b) {
  if (typeof a === "bigint" && typeof b === "number") return Number.isInteger(b) && BigInt(b) === a;
  if (typeof a === "number" && typeof b === "bigint") return sameNumber(b, a);
  return false;
}
function copied(value) {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(copied);
  const out = {};
  for (const key of Object.keys(value)) {
    const member = value[key];
    if (member !== void 0) setOwn(out, key, copied(member));
  }
  return out;
}

export {
  isObject,
  own,
  setOwn,
  isEmptyObject,
  equalJson,
  sameValue,
  copied
};
