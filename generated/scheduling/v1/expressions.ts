// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Rules of the types of scheduling.k8s.io/v1, compiled from their expressions in CEL. */

import { cel } from "kindwright/generated-code/cel";
import type { PriorityClass } from "./types.js";
/** Rules of PriorityClass. */
export const rulesOfPriorityClass = [
      // self.metadata.?name.orValue('').startsWith('system-') || self.value <= 1000000000
      cel.rule<PriorityClass>({"path":["value"],"reason":"FieldValueForbidden","message":"maximum allowed value of a user defined priority is 1000000000","absent":0,"isTransition":false}, (self) => ((self.metadata.name ?? "").startsWith("system-") || self.value <= 1000000000)),
    ];
