// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Rules of the types of batch/v1, compiled from their expressions in CEL. */

import { cel } from "kindwright/generated-code/cel";
import type { JobSpec, JobStatus } from "./types.js";
/** Rules of JobStatus. */
export const rulesOfJobStatus = [
      // self.?active.orValue(0) >= 0
      cel.rule<JobStatus>({"path":["active"],"reason":"FieldValueInvalid","message":"must be greater than or equal to 0","absent":0,"isTransition":false}, (self) => (self.active ?? 0) >= 0),
      // self.?succeeded.orValue(0) >= 0
      cel.rule<JobStatus>({"path":["succeeded"],"reason":"FieldValueInvalid","message":"must be greater than or equal to 0","absent":0,"isTransition":false}, (self) => (self.succeeded ?? 0) >= 0),
      // self.?failed.orValue(0) >= 0
      cel.rule<JobStatus>({"path":["failed"],"reason":"FieldValueInvalid","message":"must be greater than or equal to 0","absent":0,"isTransition":false}, (self) => (self.failed ?? 0) >= 0),
    ];
/** Rules of JobSpec. */
export const rulesOfJobSpec = [
      // self.?completionMode.orValue('') != 'Indexed' || has(self.completions)
      cel.rule<JobSpec>({"path":["completions"],"reason":"FieldValueRequired","message":"when completion mode is Indexed","absent":0,"isTransition":false}, (self) => ((self.completionMode ?? "") !== "Indexed" || cel.has(self.completions))),
      // self.?completionMode.orValue('') != 'Indexed' || self.?parallelism.orValue(0) <= 100000
      cel.rule<JobSpec>({"path":["parallelism"],"reason":"FieldValueInvalid","message":"must be less than or equal to 100000 when completion mode is Indexed","absent":0,"isTransition":false}, (self) => ((self.completionMode ?? "") !== "Indexed" || (self.parallelism ?? 0) <= 100000)),
    ];
