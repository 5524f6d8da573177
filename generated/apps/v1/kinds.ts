// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Code of the kinds of apps/v1. */

import * as defaults from "./defaults.js";
import * as structures from "./structures.js";
import * as validators from "./validators.js";
import { renamed } from "kindwright/generated-code";
import type { GeneratedCode } from "kindwright/generated-code";
/** A saved, unchangeable copy of a template that DaemonSets and StatefulSets use for updates and for rolling back. */
export const ControllerRevision: GeneratedCode = {
      structure: structures.ControllerRevision,
      applyDefaults: () => undefined,
      check: validators.checkControllerRevision,
      schema: async () => (await import('./schemas.js')).ControllerRevision,
      ...renamed("apps/v1", "apps/v1"),
      protobuf: async () => (await import('./codecs.js')).ControllerRevision,
    };
/** Runs one copy of a pod on every node, or on every node that the pod's scheduling rules admit. */
export const DaemonSet: GeneratedCode = {
      structure: structures.DaemonSet,
      applyDefaults: defaults.defaultDaemonSet,
      check: validators.checkDaemonSet,
      rules: async () => (await import('./rules.js')).DaemonSet,
      schema: async () => (await import('./schemas.js')).DaemonSet,
      ...renamed("apps/v1", "apps/v1"),
      protobuf: async () => (await import('./codecs.js')).DaemonSet,
    };
/** Runs a set of interchangeable pods and replaces them step by step when their template changes. */
export const Deployment: GeneratedCode = {
      structure: structures.Deployment,
      applyDefaults: defaults.defaultDeployment,
      check: validators.checkDeployment,
      rules: async () => (await import('./rules.js')).Deployment,
      schema: async () => (await import('./schemas.js')).Deployment,
      ...renamed("apps/v1", "apps/v1"),
      protobuf: async () => (await import('./codecs.js')).Deployment,
    };
/** Keeps a given number of identical pods running; usually created and managed by a Deployment. */
export const ReplicaSet: GeneratedCode = {
      structure: structures.ReplicaSet,
      applyDefaults: defaults.defaultReplicaSet,
      check: validators.checkReplicaSet,
      rules: async () => (await import('./rules.js')).ReplicaSet,
      schema: async () => (await import('./schemas.js')).ReplicaSet,
      ...renamed("apps/v1", "apps/v1"),
      protobuf: async () => (await import('./codecs.js')).ReplicaSet,
    };
/** Runs pods that keep a stable name, network identity and storage, numbered from 0 and handled in order. */
export const StatefulSet: GeneratedCode = {
      structure: structures.StatefulSet,
      applyDefaults: defaults.defaultStatefulSet,
      check: validators.checkStatefulSet,
      rules: async () => (await import('./rules.js')).StatefulSet,
      schema: async () => (await import('./schemas.js')).StatefulSet,
      ...renamed("apps/v1", "apps/v1"),
      protobuf: async () => (await import('./codecs.js')).StatefulSet,
    };
