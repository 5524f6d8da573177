import {
  types
} from "./chunk-EE3KWUAX.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/admissionregistration/v1beta1/schemas.js
import { Type } from "kindwright/generated-code/typebox";
var types2 = {
  "admissionregistration/v1beta1.MutatingWebhookConfiguration": Type.Object({
    kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
    webhooks: Type.Optional(Type.Union([Type.Array(Type.Ref("admissionregistration/v1beta1.MutatingWebhook")), Type.Null()]))
  }),
  "admissionregistration/v1beta1.MutatingWebhook": Type.Object({
    name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    clientConfig: Type.Optional(Type.Union([Type.Ref("admissionregistration/v1beta1.WebhookClientConfig"), Type.Null()])),
    rules: Type.Optional(Type.Union([Type.Array(Type.Ref("admissionregistration/v1beta1.RuleWithOperations")), Type.Null()])),
    failurePolicy: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    matchPolicy: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    namespaceSelector: Type.Optional(Type.Union([Type.Ref("meta/v1.LabelSelector"), Type.Null()])),
    objectSelector: Type.Optional(Type.Union([Type.Ref("meta/v1.LabelSelector"), Type.Null()])),
    sideEffects: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    timeoutSeconds: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    admissionReviewVersions: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
    reinvocationPolicy: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "admissionregistration/v1beta1.ValidatingWebhookConfiguration": Type.Object({
    kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
    webhooks: Type.Optional(Type.Union([Type.Array(Type.Ref("admissionregistration/v1beta1.ValidatingWebhook")), Type.Null()]))
  }),
  "admissionregistration/v1beta1.ValidatingWebhook": Type.Object({
    name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    clientConfig: Type.Optional(Type.Union([Type.Ref("admissionregistration/v1beta1.WebhookClientConfig"), Type.Null()])),
    rules: Type.Optional(Type.Union([Type.Array(Type.Ref("admissionregistration/v1beta1.RuleWithOperations")), Type.Null()])),
    failurePolicy: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    matchPolicy: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    namespaceSelector: Type.Optional(Type.Union([Type.Ref("meta/v1.LabelSelector"), Type.Null()])),
    objectSelector: Type.Optional(Type.Union([Type.Ref("meta/v1.LabelSelector"), Type.Null()])),
    sideEffects: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    timeoutSeconds: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    admissionReviewVersions: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()]))
  }),
  "admissionregistration/v1beta1.RuleWithOperations": Type.Object({
    operations: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
    apiGroups: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
    apiVersions: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
    resources: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
    scope: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "admissionregistration/v1beta1.WebhookClientConfig": Type.Object({
    url: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    service: Type.Optional(Type.Union([Type.Ref("admissionregistration/v1beta1.ServiceReference"), Type.Null()])),
    caBundle: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "admissionregistration/v1beta1.ServiceReference": Type.Object({
    namespace: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    path: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    port: Type.Optional(Type.Union([Type.Integer(), Type.Null()]))
  })
};
var named = () => ({ ...types2, ...types });
var MutatingWebhookConfiguration = { root: types2["admissionregistration/v1beta1.MutatingWebhookConfiguration"], get named() {
  return named();
} };
var ValidatingWebhookConfiguration = { root: types2["admissionregistration/v1beta1.ValidatingWebhookConfiguration"], get named() {
  return named();
} };
export {
  MutatingWebhookConfiguration,
  ValidatingWebhookConfiguration,
  types2 as types
};
