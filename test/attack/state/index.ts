/** All cases with state, by what they are about. */
import { bodyCases } from './bodies.js';
import type { StatefulCase } from './case.js';
import { rbacCases } from './rbac.js';

export const statefulCases: readonly StatefulCase[] = [...bodyCases, ...rbacCases];
