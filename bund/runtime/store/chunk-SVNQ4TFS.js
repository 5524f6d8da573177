import {
  types as types2
} from "./chunk-EFVHZ3MT.js";
import {
  types
} from "./chunk-EE3KWUAX.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/networking/v1beta1/schemas.js
import { Type } from "kindwright/generated-code/typebox";
var types3 = {
  "networking/v1beta1.Ingress": Type.Object({
    kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
    spec: Type.Optional(Type.Union([Type.Ref("networking/v1beta1.IngressSpec"), Type.Null()])),
    status: Type.Optional(Type.Union([Type.Ref("networking/v1beta1.IngressStatus"), Type.Null()]))
  }),
  "networking/v1beta1.IngressSpec": Type.Object({
    ingressClassName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    backend: Type.Optional(Type.Union([Type.Ref("networking/v1beta1.IngressBackend"), Type.Null()])),
    tls: Type.Optional(Type.Union([Type.Array(Type.Ref("networking/v1beta1.IngressTLS")), Type.Null()])),
    rules: Type.Optional(Type.Union([Type.Array(Type.Ref("networking/v1beta1.IngressRule")), Type.Null()]))
  }),
  "networking/v1beta1.IngressTLS": Type.Object({
    hosts: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
    secretName: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "networking/v1beta1.IngressStatus": Type.Object({
    loadBalancer: Type.Optional(Type.Union([Type.Ref("core/v1.LoadBalancerStatus"), Type.Null()]))
  }),
  "networking/v1beta1.IngressRule": Type.Object({
    host: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    http: Type.Optional(Type.Union([Type.Ref("networking/v1beta1.HTTPIngressRuleValue"), Type.Null()]))
  }),
  "networking/v1beta1.HTTPIngressRuleValue": Type.Object({
    paths: Type.Optional(Type.Union([Type.Array(Type.Ref("networking/v1beta1.HTTPIngressPath")), Type.Null()]))
  }),
  "networking/v1beta1.HTTPIngressPath": Type.Object({
    path: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    pathType: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    backend: Type.Optional(Type.Union([Type.Ref("networking/v1beta1.IngressBackend"), Type.Null()]))
  }),
  "networking/v1beta1.IngressBackend": Type.Object({
    serviceName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    servicePort: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.String()]), Type.Null()])),
    resource: Type.Optional(Type.Union([Type.Ref("core/v1.TypedLocalObjectReference"), Type.Null()]))
  }),
  "networking/v1beta1.IngressClass": Type.Object({
    kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
    spec: Type.Optional(Type.Union([Type.Ref("networking/v1beta1.IngressClassSpec"), Type.Null()]))
  }),
  "networking/v1beta1.IngressClassSpec": Type.Object({
    controller: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    parameters: Type.Optional(Type.Union([Type.Ref("networking/v1beta1.IngressClassParametersReference"), Type.Null()]))
  }),
  "networking/v1beta1.IngressClassParametersReference": Type.Object({
    apiGroup: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    scope: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    namespace: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  })
};
var named = () => ({ ...types3, ...types, ...types2 });
var Ingress = { root: types3["networking/v1beta1.Ingress"], get named() {
  return named();
} };
var IngressClass = { root: types3["networking/v1beta1.IngressClass"], get named() {
  return named();
} };
export {
  Ingress,
  IngressClass,
  types3 as types
};
