/** All functions that expressions may call, by name. */
import type { Overload } from '../functions.js';
import { FORMAT } from './formats.js';
import { LISTS } from './lists.js';
import { NETWORK } from './networks.js';
import { OPERATORS } from './operators.js';
import { OPTIONALS } from './optionals.js';
import { PATTERNS } from './patterns.js';
import { QUANTITIES } from './quantities.js';
import { STANDARD } from './standard.js';
import { STRINGS } from './strings.js';
import { URLS } from './urls.js';

const ALL: readonly Overload[] = [
  ...OPERATORS,
  ...STANDARD,
  ...STRINGS,
  ...LISTS,
  ...PATTERNS,
  ...URLS,
  ...NETWORK,
  ...QUANTITIES,
  ...FORMAT,
  ...OPTIONALS,
];

function byName(): ReadonlyMap<string, readonly Overload[]> {
  const out = new Map<string, Overload[]>();
  for (const overload of ALL) {
    const known = out.get(overload.name);
    if (known === undefined) out.set(overload.name, [overload]);
    else known.push(overload);
  }
  return out;
}

export const FUNCTIONS = byName();
