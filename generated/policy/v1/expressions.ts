// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Rules of the types of policy/v1, compiled from their expressions in CEL. */

import { cel } from "kindwright/generated-code/cel";
import type { PodDisruptionBudgetSpec } from "./types.js";
/** Rules of PodDisruptionBudgetSpec. */
export const rulesOfPodDisruptionBudgetSpec = [
      // !has(self.minAvailable) || !has(self.maxUnavailable)
      cel.rule<PodDisruptionBudgetSpec>({"path":[],"reason":"FieldValueInvalid","message":"minAvailable and maxUnavailable cannot be both set","isTransition":false}, (self) => (!cel.has(self.minAvailable) || !cel.has(self.maxUnavailable))),
    ];
