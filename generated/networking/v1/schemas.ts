// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** TypeBox schemas of networking.k8s.io/v1: types and constraints. */

import * as coreV1 from "../../core/v1/schemas.js";
import * as metaV1 from "../../meta/v1/schemas.js";
import { rulesOfNetworkPolicyPeer } from "./expressions.js";
import { Type } from "kindwright/generated-code/typebox";
import type { SchemaOfType } from "kindwright/generated-code";
import type { TSchema } from "kindwright/generated-code/typebox";
/** Schemas by reference name. */
export const types: Readonly<Record<string, TSchema>> = {
      "networking/v1.IPAddress": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Union([Type.Ref("networking/v1.IPAddressSpec")], {"rules":{"held":"struct"}}),
      }),
      "networking/v1.IPAddressSpec": Type.Object({
        parentRef: Type.Union([Type.Ref("networking/v1.ParentReference")], {"rules":{"needed":true}}),
      }),
      "networking/v1.ParentReference": Type.Object({
        group: Type.Optional(Type.Union([Type.String({"format":"dns-subdomain"}), Type.Null()])),
        resource: Type.Union([Type.String({"minLength":1,"format":"path-segment"})], {"rules":{"needed":true}}),
        name: Type.Union([Type.String({"minLength":1,"format":"path-segment"})], {"rules":{"needed":true}}),
        namespace: Type.Optional(Type.Union([Type.String({"format":"path-segment"}), Type.Null()])),
      }),
      "networking/v1.Ingress": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Optional(Type.Union([Type.Ref("networking/v1.IngressSpec"), Type.Null()])),
        status: Type.Optional(Type.Union([Type.Ref("networking/v1.IngressStatus"), Type.Null()])),
      }),
      "networking/v1.IngressSpec": Type.Object({
        ingressClassName: Type.Optional(Type.Union([Type.String({"format":"dns-subdomain"}), Type.Null()])),
        defaultBackend: Type.Optional(Type.Union([Type.Ref("networking/v1.IngressBackend"), Type.Null()])),
        tls: Type.Optional(Type.Union([Type.Array(Type.Ref("networking/v1.IngressTLS")), Type.Null()])),
        rules: Type.Optional(Type.Union([Type.Array(Type.Ref("networking/v1.IngressRule")), Type.Null()])),
      }),
      "networking/v1.IngressTLS": Type.Object({
        hosts: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        secretName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "networking/v1.IngressStatus": Type.Object({
        loadBalancer: Type.Optional(Type.Union([Type.Ref("networking/v1.IngressLoadBalancerStatus"), Type.Null()])),
      }),
      "networking/v1.IngressRule": Type.Object({
        host: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        http: Type.Optional(Type.Union([Type.Ref("networking/v1.HTTPIngressRuleValue"), Type.Null()])),
      }),
      "networking/v1.HTTPIngressRuleValue": Type.Object({
        paths: Type.Optional(Type.Union([Type.Array(Type.Ref("networking/v1.HTTPIngressPath")), Type.Null()])),
      }),
      "networking/v1.HTTPIngressPath": Type.Object({
        path: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        pathType: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        backend: Type.Optional(Type.Union([Type.Ref("networking/v1.IngressBackend"), Type.Null()])),
      }),
      "networking/v1.IngressBackend": Type.Object({
        service: Type.Optional(Type.Union([Type.Ref("networking/v1.IngressServiceBackend"), Type.Null()])),
        resource: Type.Optional(Type.Union([Type.Ref("core/v1.TypedLocalObjectReference"), Type.Null()])),
      }),
      "networking/v1.IngressServiceBackend": Type.Object({
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        port: Type.Optional(Type.Union([Type.Ref("networking/v1.ServiceBackendPort"), Type.Null()])),
      }),
      "networking/v1.ServiceBackendPort": Type.Object({
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        number: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
      }),
      "networking/v1.IngressLoadBalancerStatus": Type.Object({
        ingress: Type.Optional(Type.Union([Type.Array(Type.Ref("networking/v1.IngressLoadBalancerIngress")), Type.Null()])),
      }),
      "networking/v1.IngressLoadBalancerIngress": Type.Object({
        ip: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        hostname: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        ports: Type.Optional(Type.Union([Type.Array(Type.Ref("networking/v1.IngressPortStatus")), Type.Null()])),
      }),
      "networking/v1.IngressPortStatus": Type.Object({
        port: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        protocol: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        error: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "networking/v1.IngressClass": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Union([Type.Ref("networking/v1.IngressClassSpec")], {"rules":{"held":"struct"}}),
      }, {"between":true}),
      "networking/v1.IngressClassSpec": Type.Object({
        controller: Type.Union([Type.String({"minLength":1,"maxLength":250})], {"rules":{"needed":true,"immutable":true}}),
        parameters: Type.Optional(Type.Union([Type.Ref("networking/v1.IngressClassParametersReference"), Type.Null()])),
      }, {"between":true}),
      "networking/v1.IngressClassParametersReference": Type.Object({
        apiGroup: Type.Optional(Type.Union([Type.String({"format":"dns-subdomain"}), Type.Null()])),
        kind: Type.Union([Type.String({"minLength":1,"format":"path-segment"})], {"rules":{"needed":true},"because":{"nonEmpty":"kind is required"}}),
        name: Type.Union([Type.String({"minLength":1,"format":"path-segment"})], {"rules":{"needed":true},"because":{"nonEmpty":"name is required"}}),
        scope: Type.Optional(Type.Union([Type.Enum(["Cluster","Namespace"]), Type.Null()])),
        namespace: Type.Optional(Type.Union([Type.String({"format":"dns-label"}), Type.Null()], {"rules":{"requiredIf":{"scope":{"values":["Namespace"]}},"forbiddenIf":{"scope":{"values":["Cluster"]}}},"because":{"requiredIf":"`parameters.scope` is set to 'Namespace'","forbiddenIf":"`parameters.scope` is set to 'Cluster'"}})),
      }, {"between":true}),
      "networking/v1.NetworkPolicy": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Optional(Type.Union([Type.Ref("networking/v1.NetworkPolicySpec"), Type.Null()], {"rules":{"held":"struct"}})),
        status: Type.Optional(Type.Union([Type.Ref("networking/v1.NetworkPolicyStatus"), Type.Null()])),
      }, {"between":true}),
      "networking/v1.NetworkPolicySpec": Type.Object({
        podSelector: Type.Optional(Type.Union([Type.Ref("meta/v1.LabelSelector"), Type.Null()])),
        ingress: Type.Optional(Type.Union([Type.Array(Type.Ref("networking/v1.NetworkPolicyIngressRule")), Type.Null()])),
        egress: Type.Optional(Type.Union([Type.Array(Type.Ref("networking/v1.NetworkPolicyEgressRule")), Type.Null()])),
        policyTypes: Type.Optional(Type.Union([Type.Array(Type.Enum(["Ingress","Egress"])), Type.Null()])),
      }, {"between":true}),
      "networking/v1.NetworkPolicyIngressRule": Type.Object({
        ports: Type.Optional(Type.Union([Type.Array(Type.Ref("networking/v1.NetworkPolicyPort")), Type.Null()])),
        from: Type.Optional(Type.Union([Type.Array(Type.Ref("networking/v1.NetworkPolicyPeer")), Type.Null()])),
      }, {"between":true}),
      "networking/v1.NetworkPolicyEgressRule": Type.Object({
        ports: Type.Optional(Type.Union([Type.Array(Type.Ref("networking/v1.NetworkPolicyPort")), Type.Null()])),
        to: Type.Optional(Type.Union([Type.Array(Type.Ref("networking/v1.NetworkPolicyPeer")), Type.Null()])),
      }, {"between":true}),
      "networking/v1.NetworkPolicyPort": Type.Object({
        protocol: Type.Optional(Type.Union([Type.Enum(["TCP","UDP","SCTP"]), Type.Null()])),
        port: Type.Optional(Type.Union([Type.Union([Type.Integer({"minimum":1,"maximum":65535}), Type.String({"format":"port-name"})]), Type.Null()])),
        endPort: Type.Optional(Type.Union([Type.Integer({"minimum":1,"maximum":65535}), Type.Null()])),
      }),
      "networking/v1.IPBlock": Type.Object({
        cidr: Type.Union([Type.String({"minLength":1})], {"rules":{"needed":true}}),
        except: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
      }),
      "networking/v1.NetworkPolicyPeer": Type.Object({
        podSelector: Type.Optional(Type.Union([Type.Ref("meta/v1.LabelSelector"), Type.Null()])),
        namespaceSelector: Type.Optional(Type.Union([Type.Ref("meta/v1.LabelSelector"), Type.Null()])),
        ipBlock: Type.Optional(Type.Union([Type.Ref("networking/v1.IPBlock"), Type.Null()])),
      }, { between: true, rules: rulesOfNetworkPolicyPeer }),
      "networking/v1.NetworkPolicyStatus": Type.Object({
        conditions: Type.Optional(Type.Union([Type.Unknown(), Type.Null()])),
      }),
      "networking/v1.ServiceCIDR": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Union([Type.Ref("networking/v1.ServiceCIDRSpec")], {"rules":{"held":"struct"}}),
        status: Type.Optional(Type.Union([Type.Ref("networking/v1.ServiceCIDRStatus"), Type.Null()])),
      }),
      "networking/v1.ServiceCIDRSpec": Type.Object({
        cidrs: Type.Union([Type.Array(Type.String({"format":"canonical-cidr"}), {"minItems":1})], {"rules":{"needed":true},"because":{"nonEmpty":"at least one CIDR required"}}),
      }),
      "networking/v1.ServiceCIDRStatus": Type.Object({
        conditions: Type.Optional(Type.Union([Type.Unknown(), Type.Null()])),
      }),
    };
let joined: Readonly<Record<string, TSchema>> | undefined;
const named = (): Readonly<Record<string, TSchema>> => (joined ??= { ...types, ...metaV1.types, ...coreV1.types });
export const IPAddress: SchemaOfType = { root: types["networking/v1.IPAddress"], get named() { return named(); } };
export const Ingress: SchemaOfType = { root: types["networking/v1.Ingress"], get named() { return named(); } };
export const IngressClass: SchemaOfType = { root: types["networking/v1.IngressClass"], get named() { return named(); } };
export const NetworkPolicy: SchemaOfType = { root: types["networking/v1.NetworkPolicy"], get named() { return named(); } };
export const ServiceCIDR: SchemaOfType = { root: types["networking/v1.ServiceCIDR"], get named() { return named(); } };
