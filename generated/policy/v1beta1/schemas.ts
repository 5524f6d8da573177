// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** TypeBox schemas of policy/v1beta1: types and constraints. */

import * as coreV1 from "../../core/v1/schemas.js";
import * as metaV1 from "../../meta/v1/schemas.js";
import { Type } from "kindwright/generated-code/typebox";
import type { SchemaOfType } from "kindwright/generated-code";
import type { TSchema } from "kindwright/generated-code/typebox";
/** Schemas by reference name. */
export const types: Readonly<Record<string, TSchema>> = {
      "policy/v1beta1.Eviction": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        deleteOptions: Type.Optional(Type.Union([Type.Ref("meta/v1.DeleteOptions"), Type.Null()])),
      }),
      "policy/v1beta1.PodDisruptionBudget": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Optional(Type.Union([Type.Ref("policy/v1beta1.PodDisruptionBudgetSpec"), Type.Null()])),
        status: Type.Optional(Type.Union([Type.Ref("policy/v1beta1.PodDisruptionBudgetStatus"), Type.Null()])),
      }),
      "policy/v1beta1.PodDisruptionBudgetSpec": Type.Object({
        minAvailable: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.String()]), Type.Null()])),
        selector: Type.Optional(Type.Union([Type.Ref("meta/v1.LabelSelector"), Type.Null()])),
        maxUnavailable: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.String()]), Type.Null()])),
        unhealthyPodEvictionPolicy: Type.Optional(Type.Union([Type.Enum(["AlwaysAllow","IfHealthyBudget"]), Type.Null()])),
      }),
      "policy/v1beta1.PodDisruptionBudgetStatus": Type.Object({
        observedGeneration: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()])),
        disruptedPods: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.String() }), Type.Null()])),
        disruptionsAllowed: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        currentHealthy: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        desiredHealthy: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        expectedPods: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        conditions: Type.Optional(Type.Union([Type.Array(Type.Ref("meta/v1.Condition")), Type.Null()])),
      }),
      "policy/v1beta1.PodSecurityPolicy": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Union([Type.Ref("policy/v1beta1.PodSecurityPolicySpec")], {"rules":{"held":"struct"}}),
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
        seLinux: Type.Union([Type.Ref("policy/v1beta1.SELinuxStrategyOptions")], {"rules":{"held":"struct"}}),
        runAsUser: Type.Union([Type.Ref("policy/v1beta1.RunAsUserStrategyOptions")], {"rules":{"held":"struct"}}),
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
        allowedProcMountTypes: Type.Optional(Type.Union([Type.Array(Type.Enum(["Default","Unmasked"])), Type.Null()])),
        runtimeClass: Type.Optional(Type.Union([Type.Ref("policy/v1beta1.RuntimeClassStrategyOptions"), Type.Null()])),
      }),
      "policy/v1beta1.AllowedHostPath": Type.Object({
        pathPrefix: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        readOnly: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
      }),
      "policy/v1beta1.AllowedFlexVolume": Type.Object({
        driver: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "policy/v1beta1.AllowedCSIDriver": Type.Object({
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "policy/v1beta1.HostPortRange": Type.Object({
        min: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        max: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
      }),
      "policy/v1beta1.SELinuxStrategyOptions": Type.Object({
        rule: Type.Union([Type.Enum(["MustRunAs","RunAsAny"])], {"rules":{"held":"text"}}),
        seLinuxOptions: Type.Optional(Type.Union([Type.Ref("core/v1.SELinuxOptions"), Type.Null()])),
      }),
      "policy/v1beta1.RunAsUserStrategyOptions": Type.Object({
        rule: Type.Union([Type.Enum(["MustRunAs","MustRunAsNonRoot","RunAsAny"])], {"rules":{"held":"text"}}),
        ranges: Type.Optional(Type.Union([Type.Array(Type.Ref("policy/v1beta1.IDRange")), Type.Null()])),
      }),
      "policy/v1beta1.RunAsGroupStrategyOptions": Type.Object({
        rule: Type.Union([Type.Enum(["MustRunAs","RunAsAny","MayRunAs"])], {"rules":{"held":"text"}}),
        ranges: Type.Optional(Type.Union([Type.Array(Type.Ref("policy/v1beta1.IDRange")), Type.Null()])),
      }),
      "policy/v1beta1.IDRange": Type.Object({
        min: Type.Optional(Type.Union([Type.Union([Type.Integer({"minimum":0}), Type.BigInt({ minimum: 0n })]), Type.Null()], {"because":{"min":"min cannot be negative"}})),
        max: Type.Optional(Type.Union([Type.Union([Type.Integer({"minimum":0}), Type.BigInt({ minimum: 0n })]), Type.Null()], {"because":{"min":"max cannot be negative"}})),
      }),
      "policy/v1beta1.FSGroupStrategyOptions": Type.Object({
        rule: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        ranges: Type.Optional(Type.Union([Type.Array(Type.Ref("policy/v1beta1.IDRange")), Type.Null()])),
      }),
      "policy/v1beta1.SupplementalGroupsStrategyOptions": Type.Object({
        rule: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        ranges: Type.Optional(Type.Union([Type.Array(Type.Ref("policy/v1beta1.IDRange")), Type.Null()])),
      }),
      "policy/v1beta1.RuntimeClassStrategyOptions": Type.Object({
        allowedRuntimeClassNames: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        defaultRuntimeClassName: Type.Optional(Type.Union([Type.String({"format":"dns-subdomain"}), Type.Null()])),
      }),
    };
let joined: Readonly<Record<string, TSchema>> | undefined;
const named = (): Readonly<Record<string, TSchema>> => (joined ??= { ...types, ...metaV1.types, ...coreV1.types });
export const Eviction: SchemaOfType = { root: types["policy/v1beta1.Eviction"], get named() { return named(); } };
export const PodDisruptionBudget: SchemaOfType = { root: types["policy/v1beta1.PodDisruptionBudget"], get named() { return named(); } };
export const PodSecurityPolicy: SchemaOfType = { root: types["policy/v1beta1.PodSecurityPolicy"], get named() { return named(); } };
