// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Rules of the types of rbac.authorization.k8s.io/v1, compiled from their expressions in CEL. */

import { cel } from "kindwright/generated-code/cel";
import type { PolicyRule } from "./types.js";
/** Rules of PolicyRule. */
export const rulesOfPolicyRule = [
      // size(self.?nonResourceURLs.orValue([])) == 0 || size(self.?apiGroups.orValue([])) + size(self.?resources.orValue([])) + size(self.?resourceNames.orValue([])) == 0
      cel.rule<PolicyRule>({"path":["nonResourceURLs"],"reason":"FieldValueInvalid","message":"rules cannot apply to both regular resources and non-resource URLs","isTransition":false}, (self) => (cel.same((self.nonResourceURLs ?? []).length, 0) || cel.same(cel.add(cel.add((self.apiGroups ?? []).length, (self.resources ?? []).length), (self.resourceNames ?? []).length), 0))),
    ];
