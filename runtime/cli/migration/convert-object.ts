/** One object in another version, by the code that servers convert with, and what people should know of it. */
import { DecodeError } from '../../codec/decode.js';
import { decodeObject } from '../../codec/objects.js';
import { explain } from '../../model/definition/constraints.js';
import { parseKept } from '../../model/definition/converting.js';
import { equalJson, isObject } from '../../model/json/json.js';
import { type ApiObject, asJson, asObject, type Json, type JsonObject } from '../../model/object.js';
import type { Forms } from '../../resource/form.js';

/** What is changed in an object, both in canonical form, and what is to be told. */
interface Conversion {
  readonly before: JsonObject;
  readonly after: JsonObject;
  readonly notes: readonly string[];
}

/**
 * Converts an object that people wrote. Where the new version fills in something else than the old one did for what was left out, the
 * value of the old one is written down, so that the object means what it meant. Throws DecodeError for values of wrong types.
 */
export async function convertObject(forms: Forms, object: JsonObject, from: string, to: string): Promise<Conversion> {
  await forms.load(from);
  await forms.load(to);
  const read = (): ApiObject => {
    const decoded = decodeObject(forms.code(from), structuredClone(object));
    decoded.kind = forms.definition.kind;
    decoded.apiVersion = from;
    return decoded;
  };
  const before = forms.canonical(read(), from);
  const plain = forms.canonical(forms.between(read(), from, to), to);
  const defaulted = read();
  forms.code(from).applyDefaults(defaulted);
  const meant = forms.canonical(forms.between(defaulted, from, to), to);
  const fresh = structuredClone(plain);
  forms.code(to).applyDefaults(fresh);
  const notes: string[] = [];
  const after = new Meaning(from, to, notes).kept(asJson(plain), asJson(meant), asJson(forms.canonical(fresh, to)), '');
  const result = isObject(after) ? after : asJson(plain);
  // A status that nobody wrote is no part of a manifest, even where a version always has one.
  if (object.status === undefined) for (const each of [asJson(before), result]) delete each.status;
  notes.push(...unknownFields(object, asJson(before), ''), ...keptInAnnotations(asJson(before), result));
  notes.push(...(await faults(forms, result, to)));
  return { before: asJson(before), after: result, notes };
}

/** Faults that the catalogue's own rules find in what the new version would hold. */
async function faults(forms: Forms, object: JsonObject, to: string): Promise<string[]> {
  const code = forms.code(to);
  const whole = asObject(structuredClone(object));
  code.applyDefaults(whole);
  if (code.check(whole)) return [];
  return explain(await code.schema(), whole, { isOn: () => true }).map(
    ({ message, field }) => `to be mended by hand: ${field}: ${message}`,
  );
}

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
};

const inside = (path: string, name: string | number): string =>
  typeof name === 'number' ? `${path}[${name}]` : path === '' ? name : `${path}.${name}`;

/** Keeps what an object means when its defaults are those of another version. */
class Meaning {
  constructor(
    private readonly from: string,
    private readonly to: string,
    private readonly notes: string[],
  ) {}

  /** `plain` as it was written, `meant` with the defaults of the old version, `fresh` with those of the new one. */
  kept(plain: Json | undefined, meant: Json | undefined, fresh: Json | undefined, path: string): Json | undefined {
    if (equalJson(meant, fresh) || path === 'status' || path === 'metadata.creationTimestamp') return plain;
    if (meant === undefined || meant === null) {
      this.notes.push(`${path} is ${shown(fresh)} in ${this.to} where nothing is given; ${this.from} left it open`);
      return plain;
    }
    if (isObject(meant) && isObject(fresh)) return this.#members(isObject(plain) ? plain : {}, meant, fresh, path);
    if (
      Array.isArray(meant) &&
      Array.isArray(fresh) &&
      Array.isArray(plain) &&
      meant.length === fresh.length &&
      meant.length === plain.length
    )
      return meant.map((item, i) => this.kept(plain[i], item, fresh[i], inside(path, i)) ?? null);
    this.notes.push(`${path} is set to ${shown(meant)}, which is what ${this.from} means where nothing is given`);
    return meant;
  }

  #members(plain: JsonObject, meant: JsonObject, fresh: JsonObject, path: string): JsonObject {
    const names = new Set([...Object.keys(plain), ...Object.keys(meant), ...Object.keys(fresh)]);
    const members = [...names].map((name) => [name, this.kept(plain[name], meant[name], fresh[name], inside(path, name))] as const);
    return Object.fromEntries(members.filter(([, value]) => value !== undefined)) as JsonObject;
  }
}

/** Fields that the old version does not have: servers drop them. */
function unknownFields(written: Json, read: Json | undefined, path: string): string[] {
  if (Array.isArray(written))
    return written.flatMap((item, i) => unknownFields(item, Array.isArray(read) ? read[i] : undefined, inside(path, i)));
  if (!isObject(written) || !isObject(read)) return [];
  return Object.entries(written).flatMap(([name, value]) => {
    if (value === null || value === undefined || isBlank(value)) return [];
    const at = inside(path, name);
    return Object.hasOwn(read, name) ? unknownFields(value, read[name], at) : [`${at} is no field of this version, and stays as it is`];
  });
}

/** Whether a value says nothing: nothing at all, or a part without anything in it. */
export function isBlank(value: Json | undefined): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return isObject(value) && Object.values(value).every(isBlank);
}

function keptInAnnotations(before: JsonObject, after: JsonObject): string[] {
  const [was, is] = [annotationsOf(before), annotationsOf(after)];
  return Object.keys(is)
    .filter((name) => was[name] === undefined)
    .map((name) => {
      const fields = Object.keys(parseKept(String(is[name]))?.fields ?? {}).map((pointer) => pointer.slice(1).replaceAll('/', '.'));
      return `${fields.length === 0 ? 'what the new version has no field for' : fields.join(', ')} is kept in the annotation ${name}`;
    });
}

function annotationsOf({ metadata }: JsonObject): JsonObject {
  const annotations = isObject(metadata) ? metadata.annotations : undefined;
  return isObject(annotations) ? annotations : {};
}

/** Why an object cannot be converted, in words for people. */
export const conversionFault = (error: unknown): string =>
  error instanceof DecodeError ? `it cannot be read: ${error.message}` : error instanceof Error ? error.message : String(error);
