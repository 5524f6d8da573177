// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Code of the kinds of apps/v1beta1. */

import * as conversions from "./conversions.js";
import * as defaults from "./defaults.js";
import * as structures from "./structures.js";
import * as validators from "./validators.js";
import { converter, renamed } from "../../../runtime/model/converting.js";
import type { VersionCode } from "../../../runtime/model/definition.js";
/** - */
export const ControllerRevision: VersionCode = {
      structure: structures.ControllerRevision,
      applyDefaults: () => undefined,
      check: validators.checkControllerRevision,
      schema: async () => (await import('./schemas.js')).ControllerRevision,
      ...renamed("apps/v1beta1", "apps/v1"),
      protobuf: async () => (await import('./codecs.js')).ControllerRevision,
    };
/** - */
export const Deployment: VersionCode = {
      structure: structures.Deployment,
      applyDefaults: defaults.defaultDeployment,
      check: validators.checkDeployment,
      schema: async () => (await import('./schemas.js')).Deployment,
      ...converter({ here: "apps/v1beta1", hub: "apps/v1", mapping: conversions.DeploymentMapping, annotation: "conversion.kubernetes.io/kept" }),
      protobuf: async () => (await import('./codecs.js')).Deployment,
    };
/** - */
export const DeploymentRollback: VersionCode = {
      structure: structures.DeploymentRollback,
      applyDefaults: () => undefined,
      check: validators.checkDeploymentRollback,
      schema: async () => (await import('./schemas.js')).DeploymentRollback,
      ...renamed("apps/v1beta1", "apps/v1beta1"),
      protobuf: async () => (await import('./codecs.js')).DeploymentRollback,
    };
/** - */
export const Scale: VersionCode = {
      structure: structures.Scale,
      applyDefaults: () => undefined,
      check: validators.checkScale,
      schema: async () => (await import('./schemas.js')).Scale,
      ...renamed("apps/v1beta1", "apps/v1beta1"),
      protobuf: async () => (await import('./codecs.js')).Scale,
    };
/** - */
export const StatefulSet: VersionCode = {
      structure: structures.StatefulSet,
      applyDefaults: defaults.defaultStatefulSet,
      check: validators.checkStatefulSet,
      schema: async () => (await import('./schemas.js')).StatefulSet,
      ...renamed("apps/v1beta1", "apps/v1"),
      protobuf: async () => (await import('./codecs.js')).StatefulSet,
    };
