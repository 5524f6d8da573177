/** All cases with state, by what they are about. */
import { bodyCases } from './bodies.js';
import type { StatefulCase } from './case.js';

export const statefulCases: readonly StatefulCase[] = [...bodyCases];
