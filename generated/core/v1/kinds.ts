// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Code of the kinds of v1. */

import * as defaults from "./defaults.js";
import * as structures from "./structures.js";
import * as validators from "./validators.js";
import { renamed } from "../../../runtime/model/converting.js";
import type { VersionCode } from "../../../runtime/model/definition.js";
/** - */
export const Binding: VersionCode = {
      structure: structures.Binding,
      applyDefaults: () => undefined,
      check: validators.checkBinding,
      schema: async () => (await import('./schemas.js')).Binding,
      ...renamed("v1", "v1"),
      protobuf: async () => (await import('./codecs.js')).Binding,
    };
/** - */
export const ComponentStatus: VersionCode = {
      structure: structures.ComponentStatus,
      applyDefaults: () => undefined,
      check: validators.checkComponentStatus,
      schema: async () => (await import('./schemas.js')).ComponentStatus,
      ...renamed("v1", "v1"),
      protobuf: async () => (await import('./codecs.js')).ComponentStatus,
    };
/** - */
export const ConfigMap: VersionCode = {
      structure: structures.ConfigMap,
      applyDefaults: () => undefined,
      check: validators.checkConfigMap,
      schema: async () => (await import('./schemas.js')).ConfigMap,
      ...renamed("v1", "v1"),
      protobuf: async () => (await import('./codecs.js')).ConfigMap,
    };
/** - */
export const Endpoints: VersionCode = {
      structure: structures.Endpoints,
      applyDefaults: defaults.defaultEndpoints,
      check: validators.checkEndpoints,
      schema: async () => (await import('./schemas.js')).Endpoints,
      ...renamed("v1", "v1"),
      protobuf: async () => (await import('./codecs.js')).Endpoints,
    };
/** - */
export const EphemeralContainers: VersionCode = {
      structure: structures.EphemeralContainers,
      applyDefaults: defaults.defaultEphemeralContainers,
      check: validators.checkEphemeralContainers,
      schema: async () => (await import('./schemas.js')).EphemeralContainers,
      ...renamed("v1", "v1"),
      protobuf: async () => (await import('./codecs.js')).EphemeralContainers,
    };
/** One record in the audit log: who asked the API server for what, and with what result. */
export const Event: VersionCode = {
      structure: structures.Event,
      applyDefaults: () => undefined,
      check: validators.checkEvent,
      schema: async () => (await import('./schemas.js')).Event,
      ...renamed("v1", "v1"),
      protobuf: async () => (await import('./codecs.js')).Event,
    };
/** - */
export const LimitRange: VersionCode = {
      structure: structures.LimitRange,
      applyDefaults: defaults.defaultLimitRange,
      check: validators.checkLimitRange,
      schema: async () => (await import('./schemas.js')).LimitRange,
      ...renamed("v1", "v1"),
      protobuf: async () => (await import('./codecs.js')).LimitRange,
    };
/** - */
export const Namespace: VersionCode = {
      structure: structures.Namespace,
      applyDefaults: defaults.defaultNamespace,
      check: validators.checkNamespace,
      schema: async () => (await import('./schemas.js')).Namespace,
      ...renamed("v1", "v1"),
      protobuf: async () => (await import('./codecs.js')).Namespace,
    };
/** - */
export const Node: VersionCode = {
      structure: structures.Node,
      applyDefaults: defaults.defaultNode,
      check: validators.checkNode,
      schema: async () => (await import('./schemas.js')).Node,
      ...renamed("v1", "v1"),
      protobuf: async () => (await import('./codecs.js')).Node,
    };
/** - */
export const NodeProxyOptions: VersionCode = {
      structure: structures.NodeProxyOptions,
      applyDefaults: () => undefined,
      check: validators.checkNodeProxyOptions,
      schema: async () => (await import('./schemas.js')).NodeProxyOptions,
      ...renamed("v1", "v1"),
      protobuf: async () => (await import('./codecs.js')).NodeProxyOptions,
    };
/** - */
export const PersistentVolume: VersionCode = {
      structure: structures.PersistentVolume,
      applyDefaults: defaults.defaultPersistentVolume,
      check: validators.checkPersistentVolume,
      schema: async () => (await import('./schemas.js')).PersistentVolume,
      ...renamed("v1", "v1"),
      protobuf: async () => (await import('./codecs.js')).PersistentVolume,
    };
/** - */
export const PersistentVolumeClaim: VersionCode = {
      structure: structures.PersistentVolumeClaim,
      applyDefaults: defaults.defaultPersistentVolumeClaim,
      check: validators.checkPersistentVolumeClaim,
      schema: async () => (await import('./schemas.js')).PersistentVolumeClaim,
      ...renamed("v1", "v1"),
      protobuf: async () => (await import('./codecs.js')).PersistentVolumeClaim,
    };
/** - */
export const Pod: VersionCode = {
      structure: structures.Pod,
      applyDefaults: defaults.defaultPod,
      check: validators.checkPod,
      schema: async () => (await import('./schemas.js')).Pod,
      ...renamed("v1", "v1"),
      protobuf: async () => (await import('./codecs.js')).Pod,
    };
/** - */
export const PodAttachOptions: VersionCode = {
      structure: structures.PodAttachOptions,
      applyDefaults: () => undefined,
      check: validators.checkPodAttachOptions,
      schema: async () => (await import('./schemas.js')).PodAttachOptions,
      ...renamed("v1", "v1"),
      protobuf: async () => (await import('./codecs.js')).PodAttachOptions,
    };
/** - */
export const PodExecOptions: VersionCode = {
      structure: structures.PodExecOptions,
      applyDefaults: () => undefined,
      check: validators.checkPodExecOptions,
      schema: async () => (await import('./schemas.js')).PodExecOptions,
      ...renamed("v1", "v1"),
      protobuf: async () => (await import('./codecs.js')).PodExecOptions,
    };
/** - */
export const PodLogOptions: VersionCode = {
      structure: structures.PodLogOptions,
      applyDefaults: () => undefined,
      check: validators.checkPodLogOptions,
      schema: async () => (await import('./schemas.js')).PodLogOptions,
      ...renamed("v1", "v1"),
      protobuf: async () => (await import('./codecs.js')).PodLogOptions,
    };
/** - */
export const PodPortForwardOptions: VersionCode = {
      structure: structures.PodPortForwardOptions,
      applyDefaults: () => undefined,
      check: validators.checkPodPortForwardOptions,
      schema: async () => (await import('./schemas.js')).PodPortForwardOptions,
      ...renamed("v1", "v1"),
      protobuf: async () => (await import('./codecs.js')).PodPortForwardOptions,
    };
/** - */
export const PodProxyOptions: VersionCode = {
      structure: structures.PodProxyOptions,
      applyDefaults: () => undefined,
      check: validators.checkPodProxyOptions,
      schema: async () => (await import('./schemas.js')).PodProxyOptions,
      ...renamed("v1", "v1"),
      protobuf: async () => (await import('./codecs.js')).PodProxyOptions,
    };
/** - */
export const PodStatusResult: VersionCode = {
      structure: structures.PodStatusResult,
      applyDefaults: () => undefined,
      check: validators.checkPodStatusResult,
      schema: async () => (await import('./schemas.js')).PodStatusResult,
      ...renamed("v1", "v1"),
      protobuf: async () => (await import('./codecs.js')).PodStatusResult,
    };
/** - */
export const PodTemplate: VersionCode = {
      structure: structures.PodTemplate,
      applyDefaults: defaults.defaultPodTemplate,
      check: validators.checkPodTemplate,
      schema: async () => (await import('./schemas.js')).PodTemplate,
      ...renamed("v1", "v1"),
      protobuf: async () => (await import('./codecs.js')).PodTemplate,
    };
/** - */
export const RangeAllocation: VersionCode = {
      structure: structures.RangeAllocation,
      applyDefaults: () => undefined,
      check: validators.checkRangeAllocation,
      schema: async () => (await import('./schemas.js')).RangeAllocation,
      ...renamed("v1", "v1"),
      protobuf: async () => (await import('./codecs.js')).RangeAllocation,
    };
/** - */
export const ReplicationController: VersionCode = {
      structure: structures.ReplicationController,
      applyDefaults: defaults.defaultReplicationController,
      check: validators.checkReplicationController,
      schema: async () => (await import('./schemas.js')).ReplicationController,
      ...renamed("v1", "v1"),
      protobuf: async () => (await import('./codecs.js')).ReplicationController,
    };
/** - */
export const ResourceQuota: VersionCode = {
      structure: structures.ResourceQuota,
      applyDefaults: () => undefined,
      check: validators.checkResourceQuota,
      schema: async () => (await import('./schemas.js')).ResourceQuota,
      ...renamed("v1", "v1"),
      protobuf: async () => (await import('./codecs.js')).ResourceQuota,
    };
/** - */
export const Secret: VersionCode = {
      structure: structures.Secret,
      applyDefaults: defaults.defaultSecret,
      check: validators.checkSecret,
      schema: async () => (await import('./schemas.js')).Secret,
      ...renamed("v1", "v1"),
      protobuf: async () => (await import('./codecs.js')).Secret,
    };
/** - */
export const SerializedReference: VersionCode = {
      structure: structures.SerializedReference,
      applyDefaults: () => undefined,
      check: validators.checkSerializedReference,
      schema: async () => (await import('./schemas.js')).SerializedReference,
      ...renamed("v1", "v1"),
      protobuf: async () => (await import('./codecs.js')).SerializedReference,
    };
/** - */
export const Service: VersionCode = {
      structure: structures.Service,
      applyDefaults: defaults.defaultService,
      check: validators.checkService,
      schema: async () => (await import('./schemas.js')).Service,
      ...renamed("v1", "v1"),
      protobuf: async () => (await import('./codecs.js')).Service,
    };
/** - */
export const ServiceAccount: VersionCode = {
      structure: structures.ServiceAccount,
      applyDefaults: () => undefined,
      check: validators.checkServiceAccount,
      schema: async () => (await import('./schemas.js')).ServiceAccount,
      ...renamed("v1", "v1"),
      protobuf: async () => (await import('./codecs.js')).ServiceAccount,
    };
/** - */
export const ServiceProxyOptions: VersionCode = {
      structure: structures.ServiceProxyOptions,
      applyDefaults: () => undefined,
      check: validators.checkServiceProxyOptions,
      schema: async () => (await import('./schemas.js')).ServiceProxyOptions,
      ...renamed("v1", "v1"),
      protobuf: async () => (await import('./codecs.js')).ServiceProxyOptions,
    };
