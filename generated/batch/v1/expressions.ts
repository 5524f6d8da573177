// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Rules of the types of batch/v1, compiled from their expressions in CEL. */

import { cel } from "kindwright/generated-code/cel";
import type { JobSpec } from "./types.js";
/** Rules of JobSpec. */
export const rulesOfJobSpec = [
      // self.?completionMode.orValue('') != 'Indexed' || has(self.completions)
      cel.rule<JobSpec>({"path":["completions"],"reason":"FieldValueRequired","message":"when completion mode is Indexed","absent":0,"isTransition":false}, (self) => ((self.completionMode ?? "") !== "Indexed" || cel.has(self.completions))),
      // self.?completionMode.orValue('') != 'Indexed' || self.?parallelism.orValue(0) <= 100000
      cel.rule<JobSpec>({"path":["parallelism"],"reason":"FieldValueInvalid","message":"must be less than or equal to 100000 when completion mode is Indexed","absent":0,"isTransition":false}, (self) => ((self.completionMode ?? "") !== "Indexed" || (self.parallelism ?? 0) <= 100000)),
    ];
