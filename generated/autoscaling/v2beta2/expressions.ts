// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Rules of the types of autoscaling/v2beta2, compiled from their expressions in CEL. */

import { cel } from "kindwright/generated-code/cel";
import type { HPAScalingPolicy, HPAScalingRules } from "./types.js";
/** Rules of HPAScalingRules. */
export const rulesOfHPAScalingRules = [
      // self.?policies.orValue([]).size() > 0
      cel.rule<HPAScalingRules>({"path":["policies"],"reason":"FieldValueRequired","message":"must specify at least one Policy","isTransition":false}, (self) => (self.policies ?? []).length > 0),
    ];
/** Rules of HPAScalingPolicy. */
export const rulesOfHPAScalingPolicy = [
      // self.value > 0
      cel.rule<HPAScalingPolicy>({"path":["value"],"reason":"FieldValueInvalid","message":"must be greater than zero","absent":0,"isTransition":false}, (self) => self.value > 0),
      // self.periodSeconds > 0
      cel.rule<HPAScalingPolicy>({"path":["periodSeconds"],"reason":"FieldValueInvalid","message":"must be greater than zero","absent":0,"isTransition":false}, (self) => self.periodSeconds > 0),
      // self.periodSeconds <= 1800
      cel.rule<HPAScalingPolicy>({"path":["periodSeconds"],"reason":"FieldValueInvalid","message":"must be less than or equal to 1800","absent":0,"isTransition":false}, (self) => self.periodSeconds <= 1800),
    ];
