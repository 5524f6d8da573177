// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Rules of the types of v1, compiled from their expressions in CEL. */

import { cel } from "kindwright/generated-code/cel";
import type { ReplicationControllerStatus } from "./types.js";
/** Rules of ReplicationControllerStatus. */
export const rulesOfReplicationControllerStatus = [
      // self.?fullyLabeledReplicas.orValue(0) <= self.?replicas.orValue(0)
      cel.rule<ReplicationControllerStatus>({"path":["fullyLabeledReplicas"],"reason":"FieldValueInvalid","message":"cannot be greater than status.replicas","absent":0,"isTransition":false}, (self) => (self.fullyLabeledReplicas ?? 0) <= (self.replicas ?? 0)),
      // self.?readyReplicas.orValue(0) <= self.?replicas.orValue(0)
      cel.rule<ReplicationControllerStatus>({"path":["readyReplicas"],"reason":"FieldValueInvalid","message":"cannot be greater than status.replicas","absent":0,"isTransition":false}, (self) => (self.readyReplicas ?? 0) <= (self.replicas ?? 0)),
      // self.?availableReplicas.orValue(0) <= self.?replicas.orValue(0)
      cel.rule<ReplicationControllerStatus>({"path":["availableReplicas"],"reason":"FieldValueInvalid","message":"cannot be greater than status.replicas","absent":0,"isTransition":false}, (self) => (self.availableReplicas ?? 0) <= (self.replicas ?? 0)),
      // self.?availableReplicas.orValue(0) <= self.?readyReplicas.orValue(0)
      cel.rule<ReplicationControllerStatus>({"path":["availableReplicas"],"reason":"FieldValueInvalid","message":"cannot be greater than readyReplicas","absent":0,"isTransition":false}, (self) => (self.availableReplicas ?? 0) <= (self.readyReplicas ?? 0)),
    ];
