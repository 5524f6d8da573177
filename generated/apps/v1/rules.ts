// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Rules of apps/v1 that look beyond single values. */

import * as coreV1 from "../../core/v1/rules.js";
import { rulesOfDeploymentSpec, rulesOfDeploymentStatus, rulesOfReplicaSetStatus, rulesOfStatefulSetStatus } from "./expressions.js";
import type { SchemaOfType } from "kindwright/generated-code";
/** Schemas by reference name, without fields that no rule speaks of. */
export const types: Readonly<Record<string, unknown>> = {
      "apps/v1.Deployment": { between: true, properties: {
        spec: {"anyOf":[{"$ref":"apps/v1.DeploymentSpec"},{"type":"null"}],"rules":{"held":"struct"}},
        status: {"anyOf":[{"$ref":"apps/v1.DeploymentStatus"},{"type":"null"}],"rules":{"held":"struct"}},
      } },
      "apps/v1.DeploymentSpec": { between: true, rules: rulesOfDeploymentSpec, properties: {

      } },
      "apps/v1.DeploymentStatus": { between: true, rules: rulesOfDeploymentStatus, properties: {

      } },
      "apps/v1.ReplicaSet": { between: true, properties: {
        status: {"anyOf":[{"$ref":"apps/v1.ReplicaSetStatus"},{"type":"null"}],"rules":{"held":"struct"}},
      } },
      "apps/v1.ReplicaSetStatus": { between: true, rules: rulesOfReplicaSetStatus, properties: {

      } },
      "apps/v1.StatefulSet": { between: true, properties: {
        status: {"anyOf":[{"$ref":"apps/v1.StatefulSetStatus"},{"type":"null"}],"rules":{"held":"struct"}},
      } },
      "apps/v1.StatefulSetStatus": { between: true, rules: rulesOfStatefulSetStatus, properties: {

      } },
    };
const named = (): Readonly<Record<string, unknown>> => ({ ...types, ...coreV1.types });
export const Deployment: SchemaOfType = { root: types["apps/v1.Deployment"], get named() { return named(); } };
export const ReplicaSet: SchemaOfType = { root: types["apps/v1.ReplicaSet"], get named() { return named(); } };
export const StatefulSet: SchemaOfType = { root: types["apps/v1.StatefulSet"], get named() { return named(); } };
