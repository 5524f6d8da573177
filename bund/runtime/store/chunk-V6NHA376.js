import {
  types
} from "./chunk-EE3KWUAX.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/auditregistration/v1alpha1/schemas.js
import { Type } from "kindwright/generated-code/typebox";
var types2 = {
  "auditregistration/v1alpha1.AuditSink": Type.Object({
    kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
    spec: Type.Optional(Type.Union([Type.Ref("auditregistration/v1alpha1.AuditSinkSpec"), Type.Null()]))
  }),
  "auditregistration/v1alpha1.AuditSinkSpec": Type.Object({
    policy: Type.Optional(Type.Union([Type.Ref("auditregistration/v1alpha1.Policy"), Type.Null()])),
    webhook: Type.Optional(Type.Union([Type.Ref("auditregistration/v1alpha1.Webhook"), Type.Null()]))
  }),
  "auditregistration/v1alpha1.Policy": Type.Object({
    level: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    stages: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()]))
  }),
  "auditregistration/v1alpha1.Webhook": Type.Object({
    throttle: Type.Optional(Type.Union([Type.Ref("auditregistration/v1alpha1.WebhookThrottleConfig"), Type.Null()])),
    clientConfig: Type.Optional(Type.Union([Type.Ref("auditregistration/v1alpha1.WebhookClientConfig"), Type.Null()]))
  }),
  "auditregistration/v1alpha1.WebhookThrottleConfig": Type.Object({
    qps: Type.Optional(Type.Union([Type.Union([Type.Integer({ "minimum": 1 }), Type.BigInt()]), Type.Null()], { "because": { "min": "qps must be a positive number" } })),
    burst: Type.Optional(Type.Union([Type.Union([Type.Integer({ "minimum": 1 }), Type.BigInt()]), Type.Null()], { "because": { "min": "burst must be a positive number" } }))
  }),
  "auditregistration/v1alpha1.WebhookClientConfig": Type.Object({
    url: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    service: Type.Optional(Type.Union([Type.Ref("auditregistration/v1alpha1.ServiceReference"), Type.Null()])),
    caBundle: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "auditregistration/v1alpha1.ServiceReference": Type.Object({
    namespace: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    path: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    port: Type.Optional(Type.Union([Type.Integer(), Type.Null()]))
  })
};
var named = () => ({ ...types2, ...types });
var AuditSink = { root: types2["auditregistration/v1alpha1.AuditSink"], get named() {
  return named();
} };
export {
  AuditSink,
  types2 as types
};
