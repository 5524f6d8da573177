// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Code of the kinds of extensions/v1beta1. */

import * as conversions from "./conversions.js";
import * as defaults from "./defaults.js";
import * as structures from "./structures.js";
import * as validators from "./validators.js";
import { converter, renamed } from "kindwright/generated-code";
import type { GeneratedCode } from "kindwright/generated-code";
/** Runs one copy of a pod on every node, or on every node that the pod's scheduling rules admit. Deprecated since 1.8 and removed in 1.16; use apps/v1. */
export const DaemonSet: GeneratedCode = {
      structure: structures.DaemonSet,
      applyDefaults: defaults.defaultDaemonSet,
      check: validators.checkDaemonSet,
      schema: async () => (await import('./schemas.js')).DaemonSet,
      ...converter({ here: "extensions/v1beta1", hub: "apps/v1", mapping: conversions.DaemonSetMapping, annotation: "conversion.kubernetes.io/kept", finishToHub: "templateGenerationToHub", finishFromHub: "templateGenerationFromHub" }),
      protobuf: async () => (await import('./codecs.js')).DaemonSet,
    };
/** Runs a set of interchangeable pods and replaces them step by step when their template changes. Deprecated since 1.8 and removed in 1.16; use apps/v1. */
export const Deployment: GeneratedCode = {
      structure: structures.Deployment,
      applyDefaults: defaults.defaultDeployment,
      check: validators.checkDeployment,
      schema: async () => (await import('./schemas.js')).Deployment,
      ...converter({ here: "extensions/v1beta1", hub: "apps/v1", mapping: conversions.DeploymentMapping, annotation: "conversion.kubernetes.io/kept" }),
      protobuf: async () => (await import('./codecs.js')).Deployment,
    };
/** Returns a Deployment to an older revision when sent to its rollback subresource; copying the old template back does the same. Deprecated since 1.8 and removed in 1.16. */
export const DeploymentRollback: GeneratedCode = {
      structure: structures.DeploymentRollback,
      applyDefaults: () => undefined,
      check: validators.checkDeploymentRollback,
      schema: async () => (await import('./schemas.js')).DeploymentRollback,
      ...renamed("extensions/v1beta1", "extensions/v1beta1"),
      protobuf: async () => (await import('./codecs.js')).DeploymentRollback,
    };
/** Rules by which HTTP traffic from outside reaches Services inside; an ingress controller has to be running to carry them out. Deprecated since 1.14 and removed in 1.22; use networking.k8s.io/v1. */
export const Ingress: GeneratedCode = {
      structure: structures.Ingress,
      applyDefaults: defaults.defaultIngress,
      check: validators.checkIngress,
      schema: async () => (await import('./schemas.js')).Ingress,
      ...converter({ here: "extensions/v1beta1", hub: "networking.k8s.io/v1", mapping: conversions.IngressMapping, annotation: "conversion.kubernetes.io/kept", finishToHub: "ingressToHub", finishFromHub: "ingressFromHub" }),
      protobuf: async () => (await import('./codecs.js')).Ingress,
    };
/** Limits which network traffic the selected pods may receive or send; it works only if the network plugin enforces it. Deprecated since 1.9 and removed in 1.16; use networking.k8s.io/v1. */
export const NetworkPolicy: GeneratedCode = {
      structure: structures.NetworkPolicy,
      applyDefaults: defaults.defaultNetworkPolicy,
      check: validators.checkNetworkPolicy,
      schema: async () => (await import('./schemas.js')).NetworkPolicy,
      ...renamed("extensions/v1beta1", "networking.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).NetworkPolicy,
    };
/** Restricts what pods may ask for concerning security. Deprecated since 1.11 and removed in 1.16; use policy/v1beta1. */
export const PodSecurityPolicy: GeneratedCode = {
      structure: structures.PodSecurityPolicy,
      applyDefaults: defaults.defaultPodSecurityPolicy,
      check: validators.checkPodSecurityPolicy,
      schema: async () => (await import('./schemas.js')).PodSecurityPolicy,
      ...renamed("extensions/v1beta1", "policy/v1beta1"),
      protobuf: async () => (await import('./codecs.js')).PodSecurityPolicy,
    };
/** Keeps a given number of identical pods running; usually created and managed by a Deployment. Deprecated since 1.8 and removed in 1.16; use apps/v1. */
export const ReplicaSet: GeneratedCode = {
      structure: structures.ReplicaSet,
      applyDefaults: defaults.defaultReplicaSet,
      check: validators.checkReplicaSet,
      schema: async () => (await import('./schemas.js')).ReplicaSet,
      ...renamed("extensions/v1beta1", "apps/v1"),
      protobuf: async () => (await import('./codecs.js')).ReplicaSet,
    };
/** Common view of a workload's replica count, read and written through its scale subresource. Deprecated since 1.2 and removed in 1.16. */
export const Scale: GeneratedCode = {
      structure: structures.Scale,
      applyDefaults: () => undefined,
      check: validators.checkScale,
      schema: async () => (await import('./schemas.js')).Scale,
      ...renamed("extensions/v1beta1", "extensions/v1beta1"),
      protobuf: async () => (await import('./codecs.js')).Scale,
    };
