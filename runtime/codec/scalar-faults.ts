/** What is wrong with values that stand as text or numbers in JSON, whichever reader comes by them. */
import type { ScalarName } from '../model/definition/structure.js';
import { isDuration } from '../model/values/duration.js';
import { type QuantityFault, quantityFault } from '../model/values/quantity.js';
import { timeFault } from './times.js';

/** Index of the first byte that base64 text cannot have there. */
export function base64FaultAt(text: string): number | undefined {
  let quantum = 0;
  let start = 0;
  for (let i = 0; i < text.length; i += 1) {
    const c = text.charAt(i);
    if (c === '\n' || c === '\r') continue;
    if (c === '=') {
      const rest = text.slice(i).replace(/[\r\n]/g, '');
      if (quantum < 2) return i;
      return rest === '='.repeat(4 - quantum) ? undefined : rest.length < 4 - quantum ? text.length : i + (4 - quantum);
    }
    if (!/[A-Za-z0-9+/]/.test(c)) return i;
    if (quantum === 0) start = i;
    quantum = (quantum + 1) % 4;
  }
  return quantum === 0 ? undefined : start;
}

const kindOf = (value: unknown): string =>
  Array.isArray(value) ? 'array' : typeof value === 'boolean' ? 'bool' : typeof value === 'number' ? 'number' : 'object';

/** The fault for a value that should be a string. */
function textFault(json: string, judge: (text: string) => string | undefined): string | undefined {
  if (json === 'null') return undefined;
  const value: unknown = JSON.parse(json);
  return typeof value === 'string' ? judge(value) : `json: cannot unmarshal ${kindOf(value)} into Go value of type string`;
}

const QUANTITY_WORDS: Readonly<Record<QuantityFault, string>> = {
  format: "quantities must match the regular expression '^([+-]?[0-9.]+)([eEinumkKMGTP]*[-+]?[0-9]*)$'",
  suffix: "unable to parse quantity's suffix",
};

function integerOrText(json: string): string | undefined {
  if (json.startsWith('"') || json === 'null') return undefined;
  const value: unknown = JSON.parse(json);
  if (typeof value !== 'number') return `json: cannot unmarshal ${kindOf(value)} into Go value of type int32`;
  const whole = /^-?\d+$/.test(json) && Math.abs(value + 0.5) < 2 ** 31;
  return whole ? undefined : `json: cannot unmarshal number ${json} into Go value of type int32`;
}

/** Types that read themselves from the bytes of their value. */
export const SELF_READ: Readonly<
  Record<Exclude<ScalarName, 'string' | 'bool' | 'int32' | 'int64' | 'bytes' | 'double'>, (json: string) => string | undefined>
> = {
  time: (json) => textFault(json, (text) => timeFault(text, 0)),
  microtime: (json) => textFault(json, (text) => timeFault(text, 6)),
  duration: (json) => textFault(json, (text) => (isDuration(text) ? undefined : `time: invalid duration ${JSON.stringify(text)}`)),
  quantity(json) {
    if (json === 'null') return undefined;
    const fault = quantityFault(json.startsWith('"') ? json.slice(1, -1) : json);
    return fault === undefined ? undefined : QUANTITY_WORDS[fault];
  },
  intorstring: integerOrText,
};
