import type { Json } from '../object.js';
import { isObject } from './json.js';

/** A value as the messages of this API print it: `map[k:v]` with sorted keys, `[a b]`, strings without quotes. */
export function printed(value: Json | undefined): string {
  if (value === undefined || value === null) return '<nil>';
  if (Array.isArray(value)) return `[${value.map(printed).join(' ')}]`;
  if (typeof value !== 'object') return String(value);
  const members = Object.keys(value).sort();
  return `map[${members.map((key) => `${key}:${printed(value[key])}`).join(' ')}]`;
}

/** A value as Go code spells it: `map[string]interface {}{"k":1}`, `[]interface {}{"a", true}`. */
export function spelled(value: Json | undefined): string {
  if (value === undefined || value === null) return 'interface {}(nil)';
  if (Array.isArray(value)) return `[]interface {}{${value.map(spelled).join(', ')}}`;
  if (typeof value === 'string') return JSON.stringify(value);
  if (!isObject(value)) return String(value);
  const members = Object.keys(value).sort();
  return `map[string]interface {}{${members.map((key) => `${JSON.stringify(key)}:${spelled(value[key])}`).join(', ')}}`;
}
