/** What kinds add in code, by resource id. A kind without an entry lives by its catalogue entry alone. */
import type { Strategy } from './strategy.js';

const NONE: Strategy = {};

const STRATEGIES: Readonly<Record<string, Strategy>> = {};

export const strategyOf = (id: string): Strategy => STRATEGIES[id] ?? NONE;
