// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Code of the kinds of v1. */

import * as defaults from "./defaults.js";
import * as structures from "./structures.js";
import * as validators from "./validators.js";
import { renamed } from "kindwright/generated-code";
import type { GeneratedCode } from "kindwright/generated-code";
/** Assigns an object to another, as the scheduler puts a pod on a node; deprecated, use the pods/binding subresource. */
export const Binding: GeneratedCode = {
      structure: structures.Binding,
      applyDefaults: () => undefined,
      check: validators.checkBinding,
      schema: async () => (await import('./schemas.js')).Binding,
      ...renamed("v1", "v1"),
      protobuf: async () => (await import('./codecs.js')).Binding,
    };
/** Deprecated health report for a control plane component; query the component's own health endpoint instead. Deprecated since 1.19. */
export const ComponentStatus: GeneratedCode = {
      structure: structures.ComponentStatus,
      applyDefaults: () => undefined,
      check: validators.checkComponentStatus,
      schema: async () => (await import('./schemas.js')).ComponentStatus,
      ...renamed("v1", "v1"),
      protobuf: async () => (await import('./codecs.js')).ComponentStatus,
    };
/** Holds non-confidential configuration for pods to consume as files or variables. */
export const ConfigMap: GeneratedCode = {
      structure: structures.ConfigMap,
      applyDefaults: () => undefined,
      check: validators.checkConfigMap,
      schema: async () => (await import('./schemas.js')).ConfigMap,
      ...renamed("v1", "v1"),
      protobuf: async () => (await import('./codecs.js')).ConfigMap,
    };
/** The addresses and ports that currently stand behind a Service of the same name. Deprecated since 1.33; use discovery.k8s.io/v1. */
export const Endpoints: GeneratedCode = {
      structure: structures.Endpoints,
      applyDefaults: defaults.defaultEndpoints,
      check: validators.checkEndpoints,
      schema: async () => (await import('./schemas.js')).Endpoints,
      ...renamed("v1", "v1"),
      protobuf: async () => (await import('./codecs.js')).Endpoints,
    };
/** The debugging containers of a pod, as its ephemeralcontainers subresource takes and returns them. */
export const EphemeralContainers: GeneratedCode = {
      structure: structures.EphemeralContainers,
      applyDefaults: defaults.defaultEphemeralContainers,
      check: validators.checkEphemeralContainers,
      schema: async () => (await import('./schemas.js')).EphemeralContainers,
      ...renamed("v1", "v1"),
      protobuf: async () => (await import('./codecs.js')).EphemeralContainers,
    };
/** A report of something that happened to an object, kept only for a limited time and without delivery guarantees. */
export const Event: GeneratedCode = {
      structure: structures.Event,
      applyDefaults: () => undefined,
      check: validators.checkEvent,
      schema: async () => (await import('./schemas.js')).Event,
      ...renamed("v1", "v1"),
      protobuf: async () => (await import('./codecs.js')).Event,
    };
/** Sets minimum, maximum and default resource amounts for objects of a namespace. */
export const LimitRange: GeneratedCode = {
      structure: structures.LimitRange,
      applyDefaults: defaults.defaultLimitRange,
      check: validators.checkLimitRange,
      schema: async () => (await import('./schemas.js')).LimitRange,
      ...renamed("v1", "v1"),
      protobuf: async () => (await import('./codecs.js')).LimitRange,
    };
/** A scope for object names that also serves to divide access, quotas and policies. */
export const Namespace: GeneratedCode = {
      structure: structures.Namespace,
      applyDefaults: defaults.defaultNamespace,
      check: validators.checkNamespace,
      schema: async () => (await import('./schemas.js')).Namespace,
      ...renamed("v1", "v1"),
      protobuf: async () => (await import('./codecs.js')).Namespace,
    };
/** A worker machine of the cluster on which pods run. */
export const Node: GeneratedCode = {
      structure: structures.Node,
      applyDefaults: defaults.defaultNode,
      check: validators.checkNode,
      schema: async () => (await import('./schemas.js')).Node,
      ...renamed("v1", "v1"),
      protobuf: async () => (await import('./codecs.js')).Node,
    };
/** Query parameters for proxying a request to a node's kubelet. */
export const NodeProxyOptions: GeneratedCode = {
      structure: structures.NodeProxyOptions,
      applyDefaults: () => undefined,
      check: validators.checkNodeProxyOptions,
      schema: async () => (await import('./schemas.js')).NodeProxyOptions,
      ...renamed("v1", "v1"),
      protobuf: async () => (await import('./codecs.js')).NodeProxyOptions,
    };
/** A piece of cluster storage, prepared by an administrator or provisioned on demand, that a claim can bind to. */
export const PersistentVolume: GeneratedCode = {
      structure: structures.PersistentVolume,
      applyDefaults: defaults.defaultPersistentVolume,
      check: validators.checkPersistentVolume,
      schema: async () => (await import('./schemas.js')).PersistentVolume,
      ...renamed("v1", "v1"),
      protobuf: async () => (await import('./codecs.js')).PersistentVolume,
    };
/** A user's request for storage in a namespace, which binds to a matching persistent volume. */
export const PersistentVolumeClaim: GeneratedCode = {
      structure: structures.PersistentVolumeClaim,
      applyDefaults: defaults.defaultPersistentVolumeClaim,
      check: validators.checkPersistentVolumeClaim,
      schema: async () => (await import('./schemas.js')).PersistentVolumeClaim,
      ...renamed("v1", "v1"),
      protobuf: async () => (await import('./codecs.js')).PersistentVolumeClaim,
    };
/** A group of containers that are placed on one node together and share its network and volumes. */
export const Pod: GeneratedCode = {
      structure: structures.Pod,
      applyDefaults: defaults.defaultPod,
      check: validators.checkPod,
      schema: async () => (await import('./schemas.js')).Pod,
      ...renamed("v1", "v1"),
      protobuf: async () => (await import('./codecs.js')).Pod,
    };
/** Query parameters for attaching to a running container's process. */
export const PodAttachOptions: GeneratedCode = {
      structure: structures.PodAttachOptions,
      applyDefaults: () => undefined,
      check: validators.checkPodAttachOptions,
      schema: async () => (await import('./schemas.js')).PodAttachOptions,
      ...renamed("v1", "v1"),
      protobuf: async () => (await import('./codecs.js')).PodAttachOptions,
    };
/** Query parameters for running a command in a container. */
export const PodExecOptions: GeneratedCode = {
      structure: structures.PodExecOptions,
      applyDefaults: () => undefined,
      check: validators.checkPodExecOptions,
      schema: async () => (await import('./schemas.js')).PodExecOptions,
      ...renamed("v1", "v1"),
      protobuf: async () => (await import('./codecs.js')).PodExecOptions,
    };
/** Query parameters for reading a container's log. */
export const PodLogOptions: GeneratedCode = {
      structure: structures.PodLogOptions,
      applyDefaults: () => undefined,
      check: validators.checkPodLogOptions,
      schema: async () => (await import('./schemas.js')).PodLogOptions,
      ...renamed("v1", "v1"),
      protobuf: async () => (await import('./codecs.js')).PodLogOptions,
    };
/** Query parameters for forwarding connections to ports of a pod. */
export const PodPortForwardOptions: GeneratedCode = {
      structure: structures.PodPortForwardOptions,
      applyDefaults: () => undefined,
      check: validators.checkPodPortForwardOptions,
      schema: async () => (await import('./schemas.js')).PodPortForwardOptions,
      ...renamed("v1", "v1"),
      protobuf: async () => (await import('./codecs.js')).PodPortForwardOptions,
    };
/** Query parameters for proxying a request to a pod. */
export const PodProxyOptions: GeneratedCode = {
      structure: structures.PodProxyOptions,
      applyDefaults: () => undefined,
      check: validators.checkPodProxyOptions,
      schema: async () => (await import('./schemas.js')).PodProxyOptions,
      ...renamed("v1", "v1"),
      protobuf: async () => (await import('./codecs.js')).PodProxyOptions,
    };
/** Wraps a pod's status for transfer apart from the rest of the pod. */
export const PodStatusResult: GeneratedCode = {
      structure: structures.PodStatusResult,
      applyDefaults: () => undefined,
      check: validators.checkPodStatusResult,
      schema: async () => (await import('./schemas.js')).PodStatusResult,
      ...renamed("v1", "v1"),
      protobuf: async () => (await import('./codecs.js')).PodStatusResult,
    };
/** A stored blueprint for pods, rarely used because controllers embed their own. */
export const PodTemplate: GeneratedCode = {
      structure: structures.PodTemplate,
      applyDefaults: defaults.defaultPodTemplate,
      check: validators.checkPodTemplate,
      schema: async () => (await import('./schemas.js')).PodTemplate,
      ...renamed("v1", "v1"),
      protobuf: async () => (await import('./codecs.js')).PodTemplate,
    };
/** Internal bookkeeping of which values in a range, such as cluster IPs or node ports, are taken. */
export const RangeAllocation: GeneratedCode = {
      structure: structures.RangeAllocation,
      applyDefaults: () => undefined,
      check: validators.checkRangeAllocation,
      schema: async () => (await import('./schemas.js')).RangeAllocation,
      ...renamed("v1", "v1"),
      protobuf: async () => (await import('./codecs.js')).RangeAllocation,
    };
/** Keeps a set number of identical pods running, replacing those that go away. */
export const ReplicationController: GeneratedCode = {
      structure: structures.ReplicationController,
      applyDefaults: defaults.defaultReplicationController,
      check: validators.checkReplicationController,
      rules: async () => (await import('./rules.js')).ReplicationController,
      schema: async () => (await import('./schemas.js')).ReplicationController,
      ...renamed("v1", "v1"),
      protobuf: async () => (await import('./codecs.js')).ReplicationController,
    };
/** Caps the total resources and object counts within a namespace. */
export const ResourceQuota: GeneratedCode = {
      structure: structures.ResourceQuota,
      applyDefaults: () => undefined,
      check: validators.checkResourceQuota,
      schema: async () => (await import('./schemas.js')).ResourceQuota,
      ...renamed("v1", "v1"),
      protobuf: async () => (await import('./codecs.js')).ResourceQuota,
    };
/** Holds sensitive data such as passwords, tokens or keys, at most 1 MiB in all. */
export const Secret: GeneratedCode = {
      structure: structures.Secret,
      applyDefaults: defaults.defaultSecret,
      check: validators.checkSecret,
      rules: async () => (await import('./rules.js')).Secret,
      schema: async () => (await import('./schemas.js')).Secret,
      ...renamed("v1", "v1"),
      protobuf: async () => (await import('./codecs.js')).Secret,
    };
/** An object reference wrapped so that it can be stored on its own, as in an annotation. */
export const SerializedReference: GeneratedCode = {
      structure: structures.SerializedReference,
      applyDefaults: () => undefined,
      check: validators.checkSerializedReference,
      schema: async () => (await import('./schemas.js')).SerializedReference,
      ...renamed("v1", "v1"),
      protobuf: async () => (await import('./codecs.js')).SerializedReference,
    };
/** A stable name and address in front of a changing set of pods. */
export const Service: GeneratedCode = {
      structure: structures.Service,
      applyDefaults: defaults.defaultService,
      check: validators.checkService,
      schema: async () => (await import('./schemas.js')).Service,
      ...renamed("v1", "v1"),
      protobuf: async () => (await import('./codecs.js')).Service,
    };
/** An identity for processes in pods when they talk to the API server. */
export const ServiceAccount: GeneratedCode = {
      structure: structures.ServiceAccount,
      applyDefaults: () => undefined,
      check: validators.checkServiceAccount,
      schema: async () => (await import('./schemas.js')).ServiceAccount,
      ...renamed("v1", "v1"),
      protobuf: async () => (await import('./codecs.js')).ServiceAccount,
    };
/** Query parameters for proxying a request to a Service. */
export const ServiceProxyOptions: GeneratedCode = {
      structure: structures.ServiceProxyOptions,
      applyDefaults: () => undefined,
      check: validators.checkServiceProxyOptions,
      schema: async () => (await import('./schemas.js')).ServiceProxyOptions,
      ...renamed("v1", "v1"),
      protobuf: async () => (await import('./codecs.js')).ServiceProxyOptions,
    };
