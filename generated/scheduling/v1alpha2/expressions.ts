// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Rules of the types of scheduling.k8s.io/v1alpha2, compiled from their expressions in CEL. */

import { cel } from "kindwright/generated-code/cel";
import type { GangSchedulingPolicy, PodGroupResourceClaim, PodGroupSchedulingPolicy, PodGroupTemplateReference } from "./types.js";
/** Rules of PodGroupTemplateReference. */
export const rulesOfPodGroupTemplateReference = [
      // has(self.workload)
      cel.rule<PodGroupTemplateReference>({"path":[],"reason":"FieldValueInvalid","message":"must specify one of: `workload`","isTransition":false}, (self) => cel.has(self.workload)),
    ];
/** Rules of PodGroupSchedulingPolicy. */
export const rulesOfPodGroupSchedulingPolicy = [
      // has(self.basic) || has(self.gang)
      cel.rule<PodGroupSchedulingPolicy>({"path":[],"reason":"FieldValueInvalid","message":"must specify one of: `basic`, `gang`","isTransition":false}, (self) => (cel.has(self.basic) || cel.has(self.gang))),
      // !has(self.basic) || !has(self.gang)
      cel.rule<PodGroupSchedulingPolicy>({"path":[],"reason":"FieldValueInvalid","message":"must specify exactly one of: `basic`, `gang`","isTransition":false}, (self) => (!cel.has(self.basic) || !cel.has(self.gang))),
    ];
/** Rules of GangSchedulingPolicy. */
export const rulesOfGangSchedulingPolicy = [
      // self.minCount != 0
      cel.rule<GangSchedulingPolicy>({"path":["minCount"],"reason":"FieldValueRequired","message":"must be greater than or equal to 1","absent":0,"isTransition":false}, (self) => !cel.same(self.minCount, 0)),
      // self.minCount >= 0
      cel.rule<GangSchedulingPolicy>({"path":["minCount"],"reason":"FieldValueInvalid","message":"must be greater than or equal to 1","absent":0,"isTransition":false}, (self) => self.minCount >= 0),
    ];
/** Rules of PodGroupResourceClaim. */
export const rulesOfPodGroupResourceClaim = [
      // has(self.resourceClaimName) || has(self.resourceClaimTemplateName)
      cel.rule<PodGroupResourceClaim>({"path":[],"reason":"FieldValueInvalid","message":"must specify one of: `resourceClaimName`, `resourceClaimTemplateName`","isTransition":false}, (self) => (cel.has(self.resourceClaimName) || cel.has(self.resourceClaimTemplateName))),
      // !has(self.resourceClaimName) || !has(self.resourceClaimTemplateName)
      cel.rule<PodGroupResourceClaim>({"path":[],"reason":"FieldValueInvalid","message":"must specify exactly one of: `resourceClaimName`, `resourceClaimTemplateName`","isTransition":false}, (self) => (!cel.has(self.resourceClaimName) || !cel.has(self.resourceClaimTemplateName))),
    ];
