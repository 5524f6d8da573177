/**
 * Bad values in error messages, printed as Go prints values of their types, since that is what clients know:
 * `map[string]string{"app":"web"}`, `[]string{"192.0.2.1"}`, `core.Taint{Key:"a", …}`.
 */

import { abridged } from '../abridged.js';
import { isObject } from '../json/json.js';
import { quantityParts } from './quantity.js';

type Fields = Readonly<Record<string, unknown>>;

/** A value that is already printed, and is shown without quotes. */
export class Printed {
  constructor(readonly text: string) {}
}

/** A value whose type stands at another path than the one the fault is reported at. */
export class Placed {
  constructor(
    readonly path: string,
    readonly value: unknown,
  ) {}
}

/** What a write would make of a value that may not change; a message tells how the two differ. */
export class Changed {
  constructor(
    readonly now: unknown,
    readonly before: unknown,
    /** The fields that are told, in the order of the type that clients know; all of them when absent. */
    readonly told?: readonly string[],
  ) {}
}

/** Marks a value as one of the type at another path. */
export const placed = (path: string, value: unknown): Placed => new Placed(path, value);

/** A number or text that may be either. */
export const printedIntOrString = (value: unknown): Printed =>
  new Printed(
    typeof value === 'string'
      ? `intstr.IntOrString{Type:1, IntVal:0, StrVal:${quoted(value)}}`
      : `intstr.IntOrString{Type:0, IntVal:${Number(value ?? 0)}, StrVal:""}`,
  );

/** A quantity with its inner parts. */
export function printedQuantity(value: unknown): Printed {
  const { digits, scale, spelling, format } = quantityParts(value);
  return new Printed(
    `resource.Quantity{i:resource.int64Amount{value:${digits}, scale:${scale}}, d:resource.infDecAmount{Dec:(*inf.Dec)(nil)}, s:${quoted(spelling)}, Format:${quoted(format)}}`,
  );
}

/** A list of plain texts. */
export const printedTexts = (values: readonly string[] | null | undefined): Printed =>
  new Printed(
    values === null || values === undefined ? '[]string(nil)' : `[]string{${(abridged(values) as string[]).map(quoted).join(', ')}}`,
  );

/** Base64 characters that are shown at most: each byte prints as up to seven characters. */
const MAX_BASE64 = 1024;

/** Bytes, given in base64. */
export const printedBytes = (base64: string): Printed =>
  new Printed(
    base64 === ''
      ? '[]byte(nil)'
      : `[]byte{${[...Buffer.from(base64.slice(0, MAX_BASE64), 'base64')].map((b) => `0x${b.toString(16)}`).join(', ')}}`,
  );

/** Any JSON, as Go prints it where it has no type. */
export const printedJson = (value: unknown): Printed => new Printed(goJson(abridged(value)));

function goJson(value: unknown): string {
  if (value === null || value === undefined) return 'interface {}(nil)';
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `[]interface {}{${value.map(goJson).join(', ')}}`;
  if (!isObject<Fields>(value)) return String(value);
  const names = Object.keys(value).sort();
  return `map[string]interface {}{${names.map((name) => `${quoted(name)}:${goJson(value[name])}`).join(', ')}}`;
}

/** Characters that Go writes as a letter after a backslash, between quotes. */
export const ESCAPED: Readonly<Record<string, string>> = {
  '\x07': '\\a',
  '\b': '\\b',
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '\v': '\\v',
  '"': '\\"',
  '\\': '\\\\',
};

/** A text in quotes. */
export const quoted = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is escaped
  `"${text.replace(/[\x00-\x1f\x7f"\\]/g, (c) => ESCAPED[c] ?? `\\x${c.charCodeAt(0).toString(16).padStart(2, '0')}`)}"`;
