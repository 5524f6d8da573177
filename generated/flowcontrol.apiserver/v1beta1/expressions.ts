// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Rules of the types of flowcontrol.apiserver.k8s.io/v1beta1, compiled from their expressions in CEL. */

import { cel } from "kindwright/generated-code/cel";
import type { PolicyRulesWithSubjects } from "./types.js";
/** Rules of PolicyRulesWithSubjects. */
export const rulesOfPolicyRulesWithSubjects = [
      // size(self.?resourceRules.orValue([])) + size(self.?nonResourceRules.orValue([])) > 0
      cel.rule<PolicyRulesWithSubjects>({"path":[],"reason":"FieldValueRequired","message":"at least one of resourceRules and nonResourceRules has to be non-empty","isTransition":false}, (self) => cel.add((self.resourceRules ?? []).length, (self.nonResourceRules ?? []).length) > 0),
    ];
