// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Rules of the types of apps/v1, compiled from their expressions in CEL. */

import { cel } from "kindwright/generated-code/cel";
import type { DaemonSetStatus, DeploymentSpec, DeploymentStatus, ReplicaSetStatus, StatefulSetStatus, StatefulSetUpdateStrategy } from "./types.js";
/** Rules of DaemonSetStatus. */
export const rulesOfDaemonSetStatus = [
      // self.?collisionCount.orValue(0) >= oldSelf.?collisionCount.orValue(self.?collisionCount.orValue(0))
      cel.rule<DaemonSetStatus>({"path":["collisionCount"],"reason":"FieldValueInvalid","message":"cannot be decremented","absent":0,"isTransition":true}, (self, oldSelf) => (self.collisionCount ?? 0) >= (oldSelf.collisionCount ?? (self.collisionCount ?? 0))),
    ];
/** Rules of DeploymentSpec. */
export const rulesOfDeploymentSpec = [
      // self.progressDeadlineSeconds > self.?minReadySeconds.orValue(0)
      cel.rule<DeploymentSpec>({"path":["progressDeadlineSeconds"],"reason":"FieldValueInvalid","message":"must be greater than minReadySeconds","absent":0,"isTransition":false}, (self) => self.progressDeadlineSeconds > (self.minReadySeconds ?? 0)),
    ];
/** Rules of DeploymentStatus. */
export const rulesOfDeploymentStatus = [
      // self.?updatedReplicas.orValue(0) <= self.?replicas.orValue(0)
      cel.rule<DeploymentStatus>({"path":["updatedReplicas"],"reason":"FieldValueInvalid","message":"cannot be greater than status.replicas","absent":0,"isTransition":false}, (self) => (self.updatedReplicas ?? 0) <= (self.replicas ?? 0)),
      // self.?readyReplicas.orValue(0) <= self.?replicas.orValue(0)
      cel.rule<DeploymentStatus>({"path":["readyReplicas"],"reason":"FieldValueInvalid","message":"cannot be greater than status.replicas","absent":0,"isTransition":false}, (self) => (self.readyReplicas ?? 0) <= (self.replicas ?? 0)),
      // self.?availableReplicas.orValue(0) <= self.?replicas.orValue(0)
      cel.rule<DeploymentStatus>({"path":["availableReplicas"],"reason":"FieldValueInvalid","message":"cannot be greater than status.replicas","absent":0,"isTransition":false}, (self) => (self.availableReplicas ?? 0) <= (self.replicas ?? 0)),
      // self.?availableReplicas.orValue(0) <= self.?readyReplicas.orValue(0)
      cel.rule<DeploymentStatus>({"path":["availableReplicas"],"reason":"FieldValueInvalid","message":"cannot be greater than readyReplicas","absent":0,"isTransition":false}, (self) => (self.availableReplicas ?? 0) <= (self.readyReplicas ?? 0)),
      // self.?collisionCount.orValue(0) >= oldSelf.?collisionCount.orValue(self.?collisionCount.orValue(0))
      cel.rule<DeploymentStatus>({"path":["collisionCount"],"reason":"FieldValueInvalid","message":"cannot be decremented","absent":0,"isTransition":true}, (self, oldSelf) => (self.collisionCount ?? 0) >= (oldSelf.collisionCount ?? (self.collisionCount ?? 0))),
    ];
/** Rules of ReplicaSetStatus. */
export const rulesOfReplicaSetStatus = [
      // self.?fullyLabeledReplicas.orValue(0) <= self.?replicas.orValue(0)
      cel.rule<ReplicaSetStatus>({"path":["fullyLabeledReplicas"],"reason":"FieldValueInvalid","message":"cannot be greater than status.replicas","absent":0,"isTransition":false}, (self) => (self.fullyLabeledReplicas ?? 0) <= (self.replicas ?? 0)),
      // self.?readyReplicas.orValue(0) <= self.?replicas.orValue(0)
      cel.rule<ReplicaSetStatus>({"path":["readyReplicas"],"reason":"FieldValueInvalid","message":"cannot be greater than status.replicas","absent":0,"isTransition":false}, (self) => (self.readyReplicas ?? 0) <= (self.replicas ?? 0)),
      // self.?availableReplicas.orValue(0) <= self.?replicas.orValue(0)
      cel.rule<ReplicaSetStatus>({"path":["availableReplicas"],"reason":"FieldValueInvalid","message":"cannot be greater than status.replicas","absent":0,"isTransition":false}, (self) => (self.availableReplicas ?? 0) <= (self.replicas ?? 0)),
      // self.?availableReplicas.orValue(0) <= self.?readyReplicas.orValue(0)
      cel.rule<ReplicaSetStatus>({"path":["availableReplicas"],"reason":"FieldValueInvalid","message":"cannot be greater than readyReplicas","absent":0,"isTransition":false}, (self) => (self.availableReplicas ?? 0) <= (self.readyReplicas ?? 0)),
    ];
/** Rules of StatefulSetUpdateStrategy. */
export const rulesOfStatefulSetUpdateStrategy = [
      // self.?type.orValue('') != 'OnDelete' || !has(self.rollingUpdate)
      cel.rule<StatefulSetUpdateStrategy>({"path":["rollingUpdate"],"reason":"FieldValueInvalid","message":"only allowed for updateStrategy 'RollingUpdate'","isTransition":false}, (self) => ((self.type ?? "") !== "OnDelete" || !cel.has(self.rollingUpdate))),
    ];
/** Rules of StatefulSetStatus. */
export const rulesOfStatefulSetStatus = [
      // self.?readyReplicas.orValue(0) <= self.?replicas.orValue(0)
      cel.rule<StatefulSetStatus>({"path":["readyReplicas"],"reason":"FieldValueInvalid","message":"cannot be greater than status.replicas","absent":0,"isTransition":false}, (self) => (self.readyReplicas ?? 0) <= (self.replicas ?? 0)),
      // self.?currentReplicas.orValue(0) <= self.?replicas.orValue(0)
      cel.rule<StatefulSetStatus>({"path":["currentReplicas"],"reason":"FieldValueInvalid","message":"cannot be greater than status.replicas","absent":0,"isTransition":false}, (self) => (self.currentReplicas ?? 0) <= (self.replicas ?? 0)),
      // self.?updatedReplicas.orValue(0) <= self.?replicas.orValue(0)
      cel.rule<StatefulSetStatus>({"path":["updatedReplicas"],"reason":"FieldValueInvalid","message":"cannot be greater than status.replicas","absent":0,"isTransition":false}, (self) => (self.updatedReplicas ?? 0) <= (self.replicas ?? 0)),
      // !has(self.availableReplicas) || self.availableReplicas <= self.?replicas.orValue(0)
      cel.rule<StatefulSetStatus>({"path":["availableReplicas"],"reason":"FieldValueInvalid","message":"cannot be greater than status.replicas","absent":0,"isTransition":false}, (self) => (!cel.has(self.availableReplicas) || self.availableReplicas <= (self.replicas ?? 0))),
      // !has(self.availableReplicas) || self.availableReplicas <= self.?readyReplicas.orValue(0)
      cel.rule<StatefulSetStatus>({"path":["availableReplicas"],"reason":"FieldValueInvalid","message":"cannot be greater than status.readyReplicas","absent":0,"isTransition":false}, (self) => (!cel.has(self.availableReplicas) || self.availableReplicas <= (self.readyReplicas ?? 0))),
      // self.?collisionCount.orValue(0) >= oldSelf.?collisionCount.orValue(self.?collisionCount.orValue(0))
      cel.rule<StatefulSetStatus>({"path":["collisionCount"],"reason":"FieldValueInvalid","message":"cannot be decremented","absent":0,"isTransition":true}, (self, oldSelf) => (self.collisionCount ?? 0) >= (oldSelf.collisionCount ?? (self.collisionCount ?? 0))),
    ];
