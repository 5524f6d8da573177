// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Rules of apps/v1 that look beyond single values. */

import * as coreV1 from "../../core/v1/rules.js";
import { rulesOfDaemonSetStatus, rulesOfDeploymentSpec, rulesOfDeploymentStatus, rulesOfReplicaSetStatus, rulesOfStatefulSetStatus, rulesOfStatefulSetUpdateStrategy } from "./expressions.js";
import type { SchemaOfType } from "kindwright/generated-code";
/** Schemas by reference name, without fields that no rule speaks of. */
export const types: Readonly<Record<string, unknown>> = {
      "apps/v1.DaemonSet": { between: true, properties: {
        status: {"anyOf":[{"$ref":"apps/v1.DaemonSetStatus"},{"type":"null"}],"rules":{"held":"struct"}},
      } },
      "apps/v1.DaemonSetStatus": { between: true, rules: rulesOfDaemonSetStatus, properties: {

      } },
      "apps/v1.Deployment": { between: true, properties: {
        spec: {"anyOf":[{"$ref":"apps/v1.DeploymentSpec"}],"rules":{"held":"struct"}},
        status: {"anyOf":[{"$ref":"apps/v1.DeploymentStatus"},{"type":"null"}],"rules":{"held":"struct"}},
      } },
      "apps/v1.DeploymentSpec": { between: true, rules: rulesOfDeploymentSpec, properties: {
        strategy: {"anyOf":[{"$ref":"apps/v1.DeploymentStrategy"},{"type":"null"}],"rules":{"held":"struct"}},
      } },
      "apps/v1.DeploymentStrategy": { between: true, properties: {
        rollingUpdate: {"anyOf":[{"$ref":"apps/v1.RollingUpdateDeployment"},{"type":"null"}],"rules":{"forbiddenIf":{"type":{"values":["Recreate"]}}},"because":{"forbiddenIf":"may not be specified when strategy `type` is 'Recreate'"}},
      } },
      "apps/v1.DeploymentStatus": { between: true, rules: rulesOfDeploymentStatus, properties: {

      } },
      "apps/v1.ReplicaSet": { between: true, properties: {
        status: {"anyOf":[{"$ref":"apps/v1.ReplicaSetStatus"},{"type":"null"}],"rules":{"held":"struct"}},
      } },
      "apps/v1.ReplicaSetStatus": { between: true, rules: rulesOfReplicaSetStatus, properties: {

      } },
      "apps/v1.StatefulSet": { between: true, properties: {
        spec: {"anyOf":[{"$ref":"apps/v1.StatefulSetSpec"}],"rules":{"held":"struct"}},
        status: {"anyOf":[{"$ref":"apps/v1.StatefulSetStatus"},{"type":"null"}],"rules":{"held":"struct"}},
      } },
      "apps/v1.StatefulSetUpdateStrategy": { between: true, rules: rulesOfStatefulSetUpdateStrategy, properties: {

      } },
      "apps/v1.StatefulSetSpec": { between: true, properties: {
        updateStrategy: {"anyOf":[{"$ref":"apps/v1.StatefulSetUpdateStrategy"},{"type":"null"}],"rules":{"held":"struct"}},
      } },
      "apps/v1.StatefulSetStatus": { between: true, rules: rulesOfStatefulSetStatus, properties: {

      } },
    };
const named = (): Readonly<Record<string, unknown>> => ({ ...types, ...coreV1.types });
export const DaemonSet: SchemaOfType = { root: types["apps/v1.DaemonSet"], get named() { return named(); } };
export const Deployment: SchemaOfType = { root: types["apps/v1.Deployment"], get named() { return named(); } };
export const ReplicaSet: SchemaOfType = { root: types["apps/v1.ReplicaSet"], get named() { return named(); } };
export const StatefulSet: SchemaOfType = { root: types["apps/v1.StatefulSet"], get named() { return named(); } };
