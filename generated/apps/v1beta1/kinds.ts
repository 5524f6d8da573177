// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Code of the kinds of apps/v1beta1. */

import * as conversions from "./conversions.js";
import * as defaults from "./defaults.js";
import * as structures from "./structures.js";
import * as validators from "./validators.js";
import { converter, renamed } from "kindwright/generated-code";
import type { GeneratedCode } from "kindwright/generated-code";
/** A saved, unchangeable copy of a template that DaemonSets and StatefulSets use for updates and for rolling back. Deprecated since 1.8 and removed in 1.16; use apps/v1. */
export const ControllerRevision: GeneratedCode = {
      structure: structures.ControllerRevision,
      applyDefaults: () => undefined,
      check: validators.checkControllerRevision,
      schema: async () => (await import('./schemas.js')).ControllerRevision,
      ...renamed("apps/v1beta1", "apps/v1"),
      protobuf: async () => (await import('./codecs.js')).ControllerRevision,
    };
/** Runs a set of interchangeable pods and replaces them step by step when their template changes. Deprecated since 1.8 and removed in 1.16; use apps/v1. */
export const Deployment: GeneratedCode = {
      structure: structures.Deployment,
      applyDefaults: defaults.defaultDeployment,
      check: validators.checkDeployment,
      schema: async () => (await import('./schemas.js')).Deployment,
      ...converter({ here: "apps/v1beta1", hub: "apps/v1", mapping: conversions.DeploymentMapping, annotation: "conversion.kubernetes.io/kept" }),
      protobuf: async () => (await import('./codecs.js')).Deployment,
    };
/** Returns a Deployment to an older revision when sent to its rollback subresource; copying the old template back does the same. Deprecated since 1.8 and removed in 1.16; use apps/v1. */
export const DeploymentRollback: GeneratedCode = {
      structure: structures.DeploymentRollback,
      applyDefaults: () => undefined,
      check: validators.checkDeploymentRollback,
      schema: async () => (await import('./schemas.js')).DeploymentRollback,
      ...renamed("apps/v1beta1", "apps/v1beta1"),
      protobuf: async () => (await import('./codecs.js')).DeploymentRollback,
    };
/** Common view of a workload's replica count, read and written through its scale subresource. Deprecated since 1.8 and removed in 1.16; use autoscaling/v1. */
export const Scale: GeneratedCode = {
      structure: structures.Scale,
      applyDefaults: () => undefined,
      check: validators.checkScale,
      schema: async () => (await import('./schemas.js')).Scale,
      ...renamed("apps/v1beta1", "apps/v1beta1"),
      protobuf: async () => (await import('./codecs.js')).Scale,
    };
/** Runs pods that keep a stable name, network identity and storage, numbered from 0 and handled in order. Deprecated since 1.8 and removed in 1.16; use apps/v1. */
export const StatefulSet: GeneratedCode = {
      structure: structures.StatefulSet,
      applyDefaults: defaults.defaultStatefulSet,
      check: validators.checkStatefulSet,
      schema: async () => (await import('./schemas.js')).StatefulSet,
      ...renamed("apps/v1beta1", "apps/v1"),
      protobuf: async () => (await import('./codecs.js')).StatefulSet,
    };
