import {
  types as types2
} from "./chunk-EFVHZ3MT.js";
import {
  types
} from "./chunk-EE3KWUAX.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/policy/v1beta1/schemas.js
import { Type } from "kindwright/generated-code/typebox";
var types3 = {
  "policy/v1beta1.Eviction": Type.Object({
    kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
    deleteOptions: Type.Optional(Type.Union([Type.Ref("meta/v1.DeleteOptions"), Type.Null()]))
  }),
  "policy/v1beta1.PodDisruptionBudget": Type.Object({
    kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
    spec: Type.Optional(Type.Union([Type.Ref("policy/v1beta1.PodDisruptionBudgetSpec"), Type.Null()])),
    status: Type.Optional(Type.Union([Type.Ref("policy/v1beta1.PodDisruptionBudgetStatus"), Type.Null()]))
  }),
  "policy/v1beta1.PodDisruptionBudgetSpec": Type.Object({
    minAvailable: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.String()]), Type.Null()])),
    selector: Type.Optional(Type.Union([Type.Ref("meta/v1.LabelSelector"), Type.Null()])),
    maxUnavailable: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.String()]), Type.Null()]))
  }),
  "policy/v1beta1.PodDisruptionBudgetStatus": Type.Object({
    observedGeneration: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()])),
    disruptedPods: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.String() }), Type.Null()])),
    disruptionsAllowed: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    currentHealthy: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    desiredHealthy: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    expectedPods: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    conditions: Type.Optional(Type.Union([Type.Array(Type.Ref("meta/v1.Condition")), Type.Null()]))
  }),
  "policy/v1beta1.PodSecurityPolicy": Type.Object({
    kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
    spec: Type.Optional(Type.Union([Type.Ref("policy/v1beta1.PodSecurityPolicySpec"), Type.Null()]))
  }),
  "policy/v1beta1.PodSecurityPolicySpec": Type.Object({
    privileged: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
    defaultAddCapabilities: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
    requiredDropCapabilities: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
    allowedCapabilities: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
    volumes: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
    hostNetwork: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
    hostPorts: Type.Optional(Type.Union([Type.Array(Type.Ref("policy/v1beta1.HostPortRange")), Type.Null()])),
    hostPID: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
    hostIPC: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
    seLinux: Type.Optional(Type.Union([Type.Ref("policy/v1beta1.SELinuxStrategyOptions"), Type.Null()])),
    runAsUser: Type.Optional(Type.Union([Type.Ref("policy/v1beta1.RunAsUserStrategyOptions"), Type.Null()])),
    runAsGroup: Type.Optional(Type.Union([Type.Ref("policy/v1beta1.RunAsGroupStrategyOptions"), Type.Null()])),
    supplementalGroups: Type.Optional(Type.Union([Type.Ref("policy/v1beta1.SupplementalGroupsStrategyOptions"), Type.Null()])),
    fsGroup: Type.Optional(Type.Union([Type.Ref("policy/v1beta1.FSGroupStrategyOptions"), Type.Null()])),
    readOnlyRootFilesystem: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
    defaultAllowPrivilegeEscalation: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
    allowPrivilegeEscalation: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
    allowedHostPaths: Type.Optional(Type.Union([Type.Array(Type.Ref("policy/v1beta1.AllowedHostPath")), Type.Null()])),
    allowedFlexVolumes: Type.Optional(Type.Union([Type.Array(Type.Ref("policy/v1beta1.AllowedFlexVolume")), Type.Null()])),
    allowedCSIDrivers: Type.Optional(Type.Union([Type.Array(Type.Ref("policy/v1beta1.AllowedCSIDriver")), Type.Null()])),
    allowedUnsafeSysctls: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
    forbiddenSysctls: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
    allowedProcMountTypes: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
    runtimeClass: Type.Optional(Type.Union([Type.Ref("policy/v1beta1.RuntimeClassStrategyOptions"), Type.Null()]))
  }),
  "policy/v1beta1.AllowedHostPath": Type.Object({
    pathPrefix: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    readOnly: Type.Optional(Type.Union([Type.Boolean(), Type.Null()]))
  }),
  "policy/v1beta1.AllowedFlexVolume": Type.Object({
    driver: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "policy/v1beta1.AllowedCSIDriver": Type.Object({
    name: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "policy/v1beta1.HostPortRange": Type.Object({
    min: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    max: Type.Optional(Type.Union([Type.Integer(), Type.Null()]))
  }),
  "policy/v1beta1.SELinuxStrategyOptions": Type.Object({
    rule: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    seLinuxOptions: Type.Optional(Type.Union([Type.Ref("core/v1.SELinuxOptions"), Type.Null()]))
  }),
  "policy/v1beta1.RunAsUserStrategyOptions": Type.Object({
    rule: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    ranges: Type.Optional(Type.Union([Type.Array(Type.Ref("policy/v1beta1.IDRange")), Type.Null()]))
  }),
  "policy/v1beta1.RunAsGroupStrategyOptions": Type.Object({
    rule: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    ranges: Type.Optional(Type.Union([Type.Array(Type.Ref("policy/v1beta1.IDRange")), Type.Null()]))
  }),
  "policy/v1beta1.IDRange": Type.Object({
    min: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()])),
    max: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()]))
  }),
  "policy/v1beta1.FSGroupStrategyOptions": Type.Object({
    rule: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    ranges: Type.Optional(Type.Union([Type.Array(Type.Ref("policy/v1beta1.IDRange")), Type.Null()]))
  }),
  "policy/v1beta1.SupplementalGroupsStrategyOptions": Type.Object({
    rule: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    ranges: Type.Optional(Type.Union([Type.Array(Type.Ref("policy/v1beta1.IDRange")), Type.Null()]))
  }),
  "policy/v1beta1.RuntimeClassStrategyOptions": Type.Object({
    allowedRuntimeClassNames: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
    defaultRuntimeClassName: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  })
};
var named = () => ({ ...types3, ...types, ...types2 });
var Eviction = { root: types3["policy/v1beta1.Eviction"], get named() {
  return named();
} };
var PodDisruptionBudget = { root: types3["policy/v1beta1.PodDisruptionBudget"], get named() {
  return named();
} };
var PodSecurityPolicy = { root: types3["policy/v1beta1.PodSecurityPolicy"], get named() {
  return named();
} };
export {
  Eviction,
  PodDisruptionBudget,
  PodSecurityPolicy,
  types3 as types
};
