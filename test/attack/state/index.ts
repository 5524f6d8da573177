/** All cases with state, by what they are about. */
import { answerCases } from './answers.js';
import { bodyCases } from './bodies.js';
import type { StatefulCase } from './case.js';
import { controllerCases } from './controllers.js';
import { outgoingCases } from './outgoing.js';
import { rbacCases } from './rbac.js';
import { yamlCases } from './yaml.js';

export const statefulCases: readonly StatefulCase[] = [
  ...bodyCases,
  ...yamlCases,
  ...rbacCases,
  ...controllerCases,
  ...answerCases,
  ...outgoingCases,
];
