/** All cases with state, by what they are about. */
import { admissionCases } from './admission.js';
import { answerCases } from './answers.js';
import type { StatefulCase } from './case.js';
import { columnCases } from './columns.js';
import { controllerCases } from './controllers.js';
import { expressionCases, quantityCases } from './expressions.js';
import { healthyBefore } from './healthy-before.js';
import { listCases } from './lists.js';
import { outgoingCases } from './outgoing.js';
import { patchCases } from './patches.js';
import { patternCases } from './patterns.js';
import { rbacCases } from './rbac.js';
import { schemaCases, versionCases } from './schemas.js';
import { selectorCases } from './selectors.js';
import { shownCases } from './shown.js';
import { watchCases } from './watches.js';
import { yamlCases } from './yaml.js';

const cases: readonly StatefulCase[] = [
  ...listCases,
  ...patchCases,
  ...yamlCases,
  ...selectorCases,
  ...watchCases,
  ...rbacCases,
  ...admissionCases,
  ...controllerCases,
  ...expressionCases,
  ...quantityCases,
  ...patternCases,
  ...columnCases,
  ...schemaCases,
  ...versionCases,
  ...answerCases,
  ...shownCases,
  ...outgoingCases,
];

/** Each says whether it is there as a sibling alone. */
export const statefulCases: readonly StatefulCase[] = cases.map((one) =>
  healthyBefore.has(one.name) ? { ...one, healthyBefore: true } : one,
);
