// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Rules of the types of coordination.k8s.io/v1, compiled from their expressions in CEL. */

import { cel } from "kindwright/generated-code/cel";
import type { LeaseSpec } from "./types.js";
/** Rules of LeaseSpec. */
export const rulesOfLeaseSpec = [
      // has(self.strategy) || self.?preferredHolder.orValue('') == ''
      cel.rule<LeaseSpec>({"path":["preferredHolder"],"reason":"FieldValueForbidden","message":"may only be specified if `strategy` is defined","absent":"","isTransition":false}, (self) => (cel.has(self.strategy) || (self.preferredHolder ?? "") === "")),
    ];
