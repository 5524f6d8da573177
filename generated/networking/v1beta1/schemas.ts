// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** TypeBox schemas of networking.k8s.io/v1beta1: types and constraints. */

import * as coreV1 from "../../core/v1/schemas.js";
import * as metaV1 from "../../meta/v1/schemas.js";
import { Type } from "kindwright/generated-code/typebox";
import type { SchemaOfType } from "kindwright/generated-code";
import type { TSchema } from "kindwright/generated-code/typebox";
/** Schemas by reference name. */
export const types: Readonly<Record<string, TSchema>> = {
      "networking/v1beta1.IPAddress": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Optional(Type.Union([Type.Ref("networking/v1beta1.IPAddressSpec"), Type.Null()])),
      }),
      "networking/v1beta1.IPAddressSpec": Type.Object({
        parentRef: Type.Optional(Type.Union([Type.Ref("networking/v1beta1.ParentReference"), Type.Null()])),
      }),
      "networking/v1beta1.ParentReference": Type.Object({
        group: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        resource: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        namespace: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "networking/v1beta1.Ingress": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Optional(Type.Union([Type.Ref("networking/v1beta1.IngressSpec"), Type.Null()])),
        status: Type.Optional(Type.Union([Type.Ref("networking/v1beta1.IngressStatus"), Type.Null()])),
      }),
      "networking/v1beta1.IngressSpec": Type.Object({
        ingressClassName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        backend: Type.Optional(Type.Union([Type.Ref("networking/v1beta1.IngressBackend"), Type.Null()])),
        tls: Type.Optional(Type.Union([Type.Array(Type.Ref("networking/v1beta1.IngressTLS")), Type.Null()])),
        rules: Type.Optional(Type.Union([Type.Array(Type.Ref("networking/v1beta1.IngressRule")), Type.Null()])),
      }),
      "networking/v1beta1.IngressTLS": Type.Object({
        hosts: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        secretName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "networking/v1beta1.IngressStatus": Type.Object({
        loadBalancer: Type.Optional(Type.Union([Type.Ref("networking/v1beta1.IngressLoadBalancerStatus"), Type.Null()])),
      }),
      "networking/v1beta1.IngressRule": Type.Object({
        host: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        http: Type.Optional(Type.Union([Type.Ref("networking/v1beta1.HTTPIngressRuleValue"), Type.Null()])),
      }),
      "networking/v1beta1.HTTPIngressRuleValue": Type.Object({
        paths: Type.Optional(Type.Union([Type.Array(Type.Ref("networking/v1beta1.HTTPIngressPath")), Type.Null()])),
      }),
      "networking/v1beta1.HTTPIngressPath": Type.Object({
        path: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        pathType: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        backend: Type.Optional(Type.Union([Type.Ref("networking/v1beta1.IngressBackend"), Type.Null()])),
      }),
      "networking/v1beta1.IngressBackend": Type.Object({
        serviceName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        servicePort: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.String()]), Type.Null()])),
        resource: Type.Optional(Type.Union([Type.Ref("core/v1.TypedLocalObjectReference"), Type.Null()])),
      }),
      "networking/v1beta1.IngressLoadBalancerStatus": Type.Object({
        ingress: Type.Optional(Type.Union([Type.Array(Type.Ref("networking/v1beta1.IngressLoadBalancerIngress")), Type.Null()])),
      }),
      "networking/v1beta1.IngressLoadBalancerIngress": Type.Object({
        ip: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        hostname: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        ports: Type.Optional(Type.Union([Type.Array(Type.Ref("networking/v1beta1.IngressPortStatus")), Type.Null()])),
      }),
      "networking/v1beta1.IngressPortStatus": Type.Object({
        port: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        protocol: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        error: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "networking/v1beta1.IngressClass": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Optional(Type.Union([Type.Ref("networking/v1beta1.IngressClassSpec"), Type.Null()])),
      }),
      "networking/v1beta1.IngressClassSpec": Type.Object({
        controller: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        parameters: Type.Optional(Type.Union([Type.Ref("networking/v1beta1.IngressClassParametersReference"), Type.Null()])),
      }),
      "networking/v1beta1.IngressClassParametersReference": Type.Object({
        apiGroup: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        scope: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        namespace: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "networking/v1beta1.ServiceCIDR": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Optional(Type.Union([Type.Ref("networking/v1beta1.ServiceCIDRSpec"), Type.Null()])),
        status: Type.Optional(Type.Union([Type.Ref("networking/v1beta1.ServiceCIDRStatus"), Type.Null()])),
      }),
      "networking/v1beta1.ServiceCIDRSpec": Type.Object({
        cidrs: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
      }),
      "networking/v1beta1.ServiceCIDRStatus": Type.Object({
        conditions: Type.Optional(Type.Union([Type.Array(Type.Ref("meta/v1.Condition")), Type.Null()])),
      }),
    };
let joined: Readonly<Record<string, TSchema>> | undefined;
const named = (): Readonly<Record<string, TSchema>> => (joined ??= { ...types, ...metaV1.types, ...coreV1.types });
export const IPAddress: SchemaOfType = { root: types["networking/v1beta1.IPAddress"], get named() { return named(); } };
export const Ingress: SchemaOfType = { root: types["networking/v1beta1.Ingress"], get named() { return named(); } };
export const IngressClass: SchemaOfType = { root: types["networking/v1beta1.IngressClass"], get named() { return named(); } };
export const ServiceCIDR: SchemaOfType = { root: types["networking/v1beta1.ServiceCIDR"], get named() { return named(); } };
