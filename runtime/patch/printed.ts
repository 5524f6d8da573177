import type { Json } from '../model/object.js';

/** A value as the messages of this API print it: `map[k:v]` with sorted keys, `[a b]`, strings without quotes. */
export function printed(value: Json | undefined): string {
  if (value === undefined || value === null) return '<nil>';
  if (Array.isArray(value)) return `[${value.map(printed).join(' ')}]`;
  if (typeof value !== 'object') return String(value);
  const members = Object.keys(value).sort();
  return `map[${members.map((key) => `${key}:${printed(value[key])}`).join(' ')}]`;
}
