// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** TypeBox schemas of extensions/v1beta1: types and constraints. */

import * as coreV1 from "../../core/v1/schemas.js";
import * as metaV1 from "../../meta/v1/schemas.js";
import { Type } from "kindwright/generated-code/typebox";
import type { SchemaOfType } from "kindwright/generated-code";
import type { TSchema } from "kindwright/generated-code/typebox";
/** Schemas by reference name. */
export const types: Readonly<Record<string, TSchema>> = {
      "extensions/v1beta1.DaemonSet": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Union([Type.Ref("extensions/v1beta1.DaemonSetSpec")], {"rules":{"held":"struct"}}),
        status: Type.Optional(Type.Union([Type.Ref("extensions/v1beta1.DaemonSetStatus"), Type.Null()])),
      }),
      "extensions/v1beta1.DaemonSetUpdateStrategy": Type.Object({
        type: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        rollingUpdate: Type.Optional(Type.Union([Type.Ref("extensions/v1beta1.RollingUpdateDaemonSet"), Type.Null()])),
      }),
      "extensions/v1beta1.RollingUpdateDaemonSet": Type.Object({
        maxUnavailable: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.String()]), Type.Null()])),
        maxSurge: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.String()]), Type.Null()])),
      }),
      "extensions/v1beta1.DaemonSetSpec": Type.Object({
        selector: Type.Optional(Type.Union([Type.Ref("meta/v1.LabelSelector"), Type.Null()])),
        template: Type.Union([Type.Ref("core/v1.PodTemplateSpec")], {"rules":{"held":"struct"}}),
        updateStrategy: Type.Optional(Type.Union([Type.Ref("extensions/v1beta1.DaemonSetUpdateStrategy"), Type.Null()])),
        minReadySeconds: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        templateGeneration: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()])),
        revisionHistoryLimit: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
      }),
      "extensions/v1beta1.DaemonSetStatus": Type.Object({
        currentNumberScheduled: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        numberMisscheduled: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        desiredNumberScheduled: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        numberReady: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        observedGeneration: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()])),
        updatedNumberScheduled: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        numberAvailable: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        numberUnavailable: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        collisionCount: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        conditions: Type.Optional(Type.Union([Type.Array(Type.Ref("extensions/v1beta1.DaemonSetCondition")), Type.Null()])),
      }),
      "extensions/v1beta1.DaemonSetCondition": Type.Object({
        type: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        status: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        lastTransitionTime: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        reason: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        message: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "extensions/v1beta1.Deployment": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Union([Type.Ref("extensions/v1beta1.DeploymentSpec")], {"rules":{"held":"struct"}}),
        status: Type.Optional(Type.Union([Type.Ref("extensions/v1beta1.DeploymentStatus"), Type.Null()])),
      }),
      "extensions/v1beta1.DeploymentSpec": Type.Object({
        replicas: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        selector: Type.Optional(Type.Union([Type.Ref("meta/v1.LabelSelector"), Type.Null()])),
        template: Type.Union([Type.Ref("core/v1.PodTemplateSpec")], {"rules":{"held":"struct"}}),
        strategy: Type.Optional(Type.Union([Type.Ref("extensions/v1beta1.DeploymentStrategy"), Type.Null()])),
        minReadySeconds: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        revisionHistoryLimit: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        paused: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        rollbackTo: Type.Optional(Type.Union([Type.Ref("extensions/v1beta1.RollbackConfig"), Type.Null()])),
        progressDeadlineSeconds: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
      }),
      "extensions/v1beta1.DeploymentStrategy": Type.Object({
        type: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        rollingUpdate: Type.Optional(Type.Union([Type.Ref("extensions/v1beta1.RollingUpdateDeployment"), Type.Null()])),
      }),
      "extensions/v1beta1.RollingUpdateDeployment": Type.Object({
        maxUnavailable: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.String()]), Type.Null()])),
        maxSurge: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.String()]), Type.Null()])),
      }),
      "extensions/v1beta1.DeploymentStatus": Type.Object({
        observedGeneration: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()])),
        replicas: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        updatedReplicas: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        readyReplicas: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        availableReplicas: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        unavailableReplicas: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        terminatingReplicas: Type.Optional(Type.Union([Type.Integer({"minimum":0}), Type.Null()])),
        conditions: Type.Optional(Type.Union([Type.Array(Type.Ref("extensions/v1beta1.DeploymentCondition")), Type.Null()])),
        collisionCount: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
      }),
      "extensions/v1beta1.DeploymentCondition": Type.Object({
        type: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        status: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        lastUpdateTime: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        lastTransitionTime: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        reason: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        message: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "extensions/v1beta1.DeploymentRollback": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        updatedAnnotations: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.String() }), Type.Null()])),
        rollbackTo: Type.Optional(Type.Union([Type.Ref("extensions/v1beta1.RollbackConfig"), Type.Null()])),
      }),
      "extensions/v1beta1.Ingress": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Optional(Type.Union([Type.Ref("extensions/v1beta1.IngressSpec"), Type.Null()])),
        status: Type.Optional(Type.Union([Type.Ref("extensions/v1beta1.IngressStatus"), Type.Null()])),
      }),
      "extensions/v1beta1.IngressSpec": Type.Object({
        ingressClassName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        backend: Type.Optional(Type.Union([Type.Ref("extensions/v1beta1.IngressBackend"), Type.Null()])),
        tls: Type.Optional(Type.Union([Type.Array(Type.Ref("extensions/v1beta1.IngressTLS")), Type.Null()])),
        rules: Type.Optional(Type.Union([Type.Array(Type.Ref("extensions/v1beta1.IngressRule")), Type.Null()])),
      }),
      "extensions/v1beta1.IngressTLS": Type.Object({
        hosts: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        secretName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "extensions/v1beta1.IngressStatus": Type.Object({
        loadBalancer: Type.Optional(Type.Union([Type.Ref("extensions/v1beta1.IngressLoadBalancerStatus"), Type.Null()])),
      }),
      "extensions/v1beta1.IngressRule": Type.Object({
        host: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        http: Type.Optional(Type.Union([Type.Ref("extensions/v1beta1.HTTPIngressRuleValue"), Type.Null()])),
      }),
      "extensions/v1beta1.HTTPIngressRuleValue": Type.Object({
        paths: Type.Optional(Type.Union([Type.Array(Type.Ref("extensions/v1beta1.HTTPIngressPath")), Type.Null()])),
      }),
      "extensions/v1beta1.HTTPIngressPath": Type.Object({
        path: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        pathType: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        backend: Type.Optional(Type.Union([Type.Ref("extensions/v1beta1.IngressBackend"), Type.Null()])),
      }),
      "extensions/v1beta1.IngressBackend": Type.Object({
        serviceName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        servicePort: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.String()]), Type.Null()])),
        resource: Type.Optional(Type.Union([Type.Ref("core/v1.TypedLocalObjectReference"), Type.Null()])),
      }),
      "extensions/v1beta1.IngressLoadBalancerStatus": Type.Object({
        ingress: Type.Optional(Type.Union([Type.Array(Type.Ref("extensions/v1beta1.IngressLoadBalancerIngress")), Type.Null()])),
      }),
      "extensions/v1beta1.IngressLoadBalancerIngress": Type.Object({
        ip: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        hostname: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        ports: Type.Optional(Type.Union([Type.Array(Type.Ref("extensions/v1beta1.IngressPortStatus")), Type.Null()])),
      }),
      "extensions/v1beta1.IngressPortStatus": Type.Object({
        port: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        protocol: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        error: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "extensions/v1beta1.NetworkPolicy": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Optional(Type.Union([Type.Ref("extensions/v1beta1.NetworkPolicySpec"), Type.Null()])),
        status: Type.Optional(Type.Union([Type.Ref("extensions/v1beta1.NetworkPolicyStatus"), Type.Null()])),
      }),
      "extensions/v1beta1.NetworkPolicySpec": Type.Object({
        podSelector: Type.Optional(Type.Union([Type.Ref("meta/v1.LabelSelector"), Type.Null()])),
        ingress: Type.Optional(Type.Union([Type.Array(Type.Ref("extensions/v1beta1.NetworkPolicyIngressRule")), Type.Null()])),
        egress: Type.Optional(Type.Union([Type.Array(Type.Ref("extensions/v1beta1.NetworkPolicyEgressRule")), Type.Null()])),
        policyTypes: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
      }),
      "extensions/v1beta1.NetworkPolicyIngressRule": Type.Object({
        ports: Type.Optional(Type.Union([Type.Array(Type.Ref("extensions/v1beta1.NetworkPolicyPort")), Type.Null()])),
        from: Type.Optional(Type.Union([Type.Array(Type.Ref("extensions/v1beta1.NetworkPolicyPeer")), Type.Null()])),
      }),
      "extensions/v1beta1.NetworkPolicyEgressRule": Type.Object({
        ports: Type.Optional(Type.Union([Type.Array(Type.Ref("extensions/v1beta1.NetworkPolicyPort")), Type.Null()])),
        to: Type.Optional(Type.Union([Type.Array(Type.Ref("extensions/v1beta1.NetworkPolicyPeer")), Type.Null()])),
      }),
      "extensions/v1beta1.NetworkPolicyPort": Type.Object({
        protocol: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        port: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.String()]), Type.Null()])),
        endPort: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
      }),
      "extensions/v1beta1.IPBlock": Type.Object({
        cidr: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        except: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
      }),
      "extensions/v1beta1.NetworkPolicyPeer": Type.Object({
        podSelector: Type.Optional(Type.Union([Type.Ref("meta/v1.LabelSelector"), Type.Null()])),
        namespaceSelector: Type.Optional(Type.Union([Type.Ref("meta/v1.LabelSelector"), Type.Null()])),
        ipBlock: Type.Optional(Type.Union([Type.Ref("extensions/v1beta1.IPBlock"), Type.Null()])),
      }),
      "extensions/v1beta1.NetworkPolicyStatus": Type.Object({
        conditions: Type.Optional(Type.Union([Type.Array(Type.Ref("meta/v1.Condition")), Type.Null()])),
      }),
      "extensions/v1beta1.PodSecurityPolicy": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Optional(Type.Union([Type.Ref("extensions/v1beta1.PodSecurityPolicySpec"), Type.Null()])),
      }),
      "extensions/v1beta1.PodSecurityPolicySpec": Type.Object({
        privileged: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        defaultAddCapabilities: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        requiredDropCapabilities: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        allowedCapabilities: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        volumes: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        hostNetwork: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        hostPorts: Type.Optional(Type.Union([Type.Array(Type.Ref("extensions/v1beta1.HostPortRange")), Type.Null()])),
        hostPID: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        hostIPC: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        seLinux: Type.Optional(Type.Union([Type.Ref("extensions/v1beta1.SELinuxStrategyOptions"), Type.Null()])),
        runAsUser: Type.Optional(Type.Union([Type.Ref("extensions/v1beta1.RunAsUserStrategyOptions"), Type.Null()])),
        runAsGroup: Type.Optional(Type.Union([Type.Ref("extensions/v1beta1.RunAsGroupStrategyOptions"), Type.Null()])),
        supplementalGroups: Type.Optional(Type.Union([Type.Ref("extensions/v1beta1.SupplementalGroupsStrategyOptions"), Type.Null()])),
        fsGroup: Type.Optional(Type.Union([Type.Ref("extensions/v1beta1.FSGroupStrategyOptions"), Type.Null()])),
        readOnlyRootFilesystem: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        defaultAllowPrivilegeEscalation: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        allowPrivilegeEscalation: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        allowedHostPaths: Type.Optional(Type.Union([Type.Array(Type.Ref("extensions/v1beta1.AllowedHostPath")), Type.Null()])),
        allowedFlexVolumes: Type.Optional(Type.Union([Type.Array(Type.Ref("extensions/v1beta1.AllowedFlexVolume")), Type.Null()])),
        allowedCSIDrivers: Type.Optional(Type.Union([Type.Array(Type.Ref("extensions/v1beta1.AllowedCSIDriver")), Type.Null()])),
        allowedUnsafeSysctls: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        forbiddenSysctls: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        allowedProcMountTypes: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        runtimeClass: Type.Optional(Type.Union([Type.Ref("extensions/v1beta1.RuntimeClassStrategyOptions"), Type.Null()])),
      }),
      "extensions/v1beta1.AllowedHostPath": Type.Object({
        pathPrefix: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        readOnly: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
      }),
      "extensions/v1beta1.AllowedFlexVolume": Type.Object({
        driver: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "extensions/v1beta1.AllowedCSIDriver": Type.Object({
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "extensions/v1beta1.HostPortRange": Type.Object({
        min: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        max: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
      }),
      "extensions/v1beta1.SELinuxStrategyOptions": Type.Object({
        rule: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        seLinuxOptions: Type.Optional(Type.Union([Type.Ref("core/v1.SELinuxOptions"), Type.Null()])),
      }),
      "extensions/v1beta1.RunAsUserStrategyOptions": Type.Object({
        rule: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        ranges: Type.Optional(Type.Union([Type.Array(Type.Ref("extensions/v1beta1.IDRange")), Type.Null()])),
      }),
      "extensions/v1beta1.RunAsGroupStrategyOptions": Type.Object({
        rule: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        ranges: Type.Optional(Type.Union([Type.Array(Type.Ref("extensions/v1beta1.IDRange")), Type.Null()])),
      }),
      "extensions/v1beta1.IDRange": Type.Object({
        min: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()])),
        max: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()])),
      }),
      "extensions/v1beta1.FSGroupStrategyOptions": Type.Object({
        rule: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        ranges: Type.Optional(Type.Union([Type.Array(Type.Ref("extensions/v1beta1.IDRange")), Type.Null()])),
      }),
      "extensions/v1beta1.SupplementalGroupsStrategyOptions": Type.Object({
        rule: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        ranges: Type.Optional(Type.Union([Type.Array(Type.Ref("extensions/v1beta1.IDRange")), Type.Null()])),
      }),
      "extensions/v1beta1.RuntimeClassStrategyOptions": Type.Object({
        allowedRuntimeClassNames: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        defaultRuntimeClassName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "extensions/v1beta1.ReplicaSet": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Union([Type.Ref("extensions/v1beta1.ReplicaSetSpec")], {"rules":{"held":"struct"}}),
        status: Type.Optional(Type.Union([Type.Ref("extensions/v1beta1.ReplicaSetStatus"), Type.Null()])),
      }),
      "extensions/v1beta1.ReplicaSetSpec": Type.Object({
        replicas: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        minReadySeconds: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        selector: Type.Optional(Type.Union([Type.Ref("meta/v1.LabelSelector"), Type.Null()])),
        template: Type.Union([Type.Ref("core/v1.PodTemplateSpec")], {"rules":{"held":"struct"}}),
      }),
      "extensions/v1beta1.ReplicaSetStatus": Type.Object({
        replicas: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        fullyLabeledReplicas: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        readyReplicas: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        availableReplicas: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        terminatingReplicas: Type.Optional(Type.Union([Type.Integer({"minimum":0}), Type.Null()])),
        observedGeneration: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()])),
        conditions: Type.Optional(Type.Union([Type.Array(Type.Ref("extensions/v1beta1.ReplicaSetCondition")), Type.Null()])),
      }),
      "extensions/v1beta1.ReplicaSetCondition": Type.Object({
        type: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        status: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        lastTransitionTime: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        reason: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        message: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "extensions/v1beta1.Scale": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Optional(Type.Union([Type.Ref("extensions/v1beta1.ScaleSpec"), Type.Null()])),
        status: Type.Optional(Type.Union([Type.Ref("extensions/v1beta1.ScaleStatus"), Type.Null()])),
      }),
      "extensions/v1beta1.ScaleSpec": Type.Object({
        replicas: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
      }),
      "extensions/v1beta1.ScaleStatus": Type.Object({
        replicas: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        selector: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.String() }), Type.Null()])),
        targetSelector: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "extensions/v1beta1.RollbackConfig": Type.Object({
        revision: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()])),
      }),
    };
let joined: Readonly<Record<string, TSchema>> | undefined;
const named = (): Readonly<Record<string, TSchema>> => (joined ??= { ...types, ...metaV1.types, ...coreV1.types });
export const DaemonSet: SchemaOfType = { root: types["extensions/v1beta1.DaemonSet"], get named() { return named(); } };
export const Deployment: SchemaOfType = { root: types["extensions/v1beta1.Deployment"], get named() { return named(); } };
export const DeploymentRollback: SchemaOfType = { root: types["extensions/v1beta1.DeploymentRollback"], get named() { return named(); } };
export const Ingress: SchemaOfType = { root: types["extensions/v1beta1.Ingress"], get named() { return named(); } };
export const NetworkPolicy: SchemaOfType = { root: types["extensions/v1beta1.NetworkPolicy"], get named() { return named(); } };
export const PodSecurityPolicy: SchemaOfType = { root: types["extensions/v1beta1.PodSecurityPolicy"], get named() { return named(); } };
export const ReplicaSet: SchemaOfType = { root: types["extensions/v1beta1.ReplicaSet"], get named() { return named(); } };
export const Scale: SchemaOfType = { root: types["extensions/v1beta1.Scale"], get named() { return named(); } };
