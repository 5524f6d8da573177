// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Code of the kinds of apps/v1beta2. */

import * as defaults from "./defaults.js";
import * as structures from "./structures.js";
import * as validators from "./validators.js";
import { renamed } from "../../../runtime/model/converting.js";
import type { VersionCode } from "../../../runtime/model/definition.js";
/** - */
export const ControllerRevision: VersionCode = {
      structure: structures.ControllerRevision,
      applyDefaults: () => undefined,
      check: validators.checkControllerRevision,
      schema: async () => (await import('./schemas.js')).ControllerRevision,
      ...renamed("apps/v1beta2", "apps/v1"),
      protobuf: async () => (await import('./codecs.js')).ControllerRevision,
    };
/** - */
export const DaemonSet: VersionCode = {
      structure: structures.DaemonSet,
      applyDefaults: defaults.defaultDaemonSet,
      check: validators.checkDaemonSet,
      schema: async () => (await import('./schemas.js')).DaemonSet,
      ...renamed("apps/v1beta2", "apps/v1"),
      protobuf: async () => (await import('./codecs.js')).DaemonSet,
    };
/** - */
export const Deployment: VersionCode = {
      structure: structures.Deployment,
      applyDefaults: defaults.defaultDeployment,
      check: validators.checkDeployment,
      schema: async () => (await import('./schemas.js')).Deployment,
      ...renamed("apps/v1beta2", "apps/v1"),
      protobuf: async () => (await import('./codecs.js')).Deployment,
    };
/** - */
export const ReplicaSet: VersionCode = {
      structure: structures.ReplicaSet,
      applyDefaults: defaults.defaultReplicaSet,
      check: validators.checkReplicaSet,
      schema: async () => (await import('./schemas.js')).ReplicaSet,
      ...renamed("apps/v1beta2", "apps/v1"),
      protobuf: async () => (await import('./codecs.js')).ReplicaSet,
    };
/** - */
export const Scale: VersionCode = {
      structure: structures.Scale,
      applyDefaults: () => undefined,
      check: validators.checkScale,
      schema: async () => (await import('./schemas.js')).Scale,
      ...renamed("apps/v1beta2", "apps/v1beta2"),
      protobuf: async () => (await import('./codecs.js')).Scale,
    };
/** - */
export const StatefulSet: VersionCode = {
      structure: structures.StatefulSet,
      applyDefaults: defaults.defaultStatefulSet,
      check: validators.checkStatefulSet,
      schema: async () => (await import('./schemas.js')).StatefulSet,
      ...renamed("apps/v1beta2", "apps/v1"),
      protobuf: async () => (await import('./codecs.js')).StatefulSet,
    };
