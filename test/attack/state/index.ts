/** All cases with state, by what they are about. */
import { answerCases } from './answers.js';
import { bodyCases } from './bodies.js';
import type { StatefulCase } from './case.js';
import { controllerCases } from './controllers.js';
import { definitionCases } from './definitions.js';
import { outgoingCases } from './outgoing.js';
import { rbacCases } from './rbac.js';
import { watchCases } from './watches.js';
import { yamlCases } from './yaml.js';

export const statefulCases: readonly StatefulCase[] = [
  ...bodyCases,
  ...yamlCases,
  ...watchCases,
  ...rbacCases,
  ...controllerCases,
  ...definitionCases,
  ...answerCases,
  ...outgoingCases,
];
