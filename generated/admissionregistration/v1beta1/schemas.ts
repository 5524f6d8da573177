// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** TypeBox schemas of admissionregistration.k8s.io/v1beta1: types and constraints. */

import * as metaV1 from "../../meta/v1/schemas.js";
import * as admissionregistrationV1 from "../v1/schemas.js";
import { Type } from "kindwright/generated-code/typebox";
import type { SchemaOfType } from "kindwright/generated-code";
import type { TSchema } from "kindwright/generated-code/typebox";
/** Schemas by reference name. */
export const types: Readonly<Record<string, TSchema>> = {
      "admissionregistration/v1beta1.MutatingWebhookConfiguration": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        webhooks: Type.Optional(Type.Union([Type.Array(Type.Ref("admissionregistration/v1beta1.MutatingWebhook")), Type.Null()])),
      }),
      "admissionregistration/v1beta1.MutatingWebhook": Type.Object({
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        clientConfig: Type.Optional(Type.Union([Type.Ref("admissionregistration/v1beta1.WebhookClientConfig"), Type.Null()])),
        rules: Type.Optional(Type.Union([Type.Array(Type.Ref("admissionregistration/v1.RuleWithOperations")), Type.Null()])),
        failurePolicy: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        matchPolicy: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        namespaceSelector: Type.Optional(Type.Union([Type.Ref("meta/v1.LabelSelector"), Type.Null()])),
        objectSelector: Type.Optional(Type.Union([Type.Ref("meta/v1.LabelSelector"), Type.Null()])),
        sideEffects: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        timeoutSeconds: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        admissionReviewVersions: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        reinvocationPolicy: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        matchConditions: Type.Optional(Type.Union([Type.Array(Type.Ref("admissionregistration/v1beta1.MatchCondition")), Type.Null()])),
      }),
      "admissionregistration/v1beta1.MatchCondition": Type.Object({
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        expression: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "admissionregistration/v1beta1.ValidatingWebhookConfiguration": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        webhooks: Type.Optional(Type.Union([Type.Array(Type.Ref("admissionregistration/v1beta1.ValidatingWebhook")), Type.Null()])),
      }),
      "admissionregistration/v1beta1.ValidatingWebhook": Type.Object({
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        clientConfig: Type.Optional(Type.Union([Type.Ref("admissionregistration/v1beta1.WebhookClientConfig"), Type.Null()])),
        rules: Type.Optional(Type.Union([Type.Array(Type.Ref("admissionregistration/v1.RuleWithOperations")), Type.Null()])),
        failurePolicy: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        matchPolicy: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        namespaceSelector: Type.Optional(Type.Union([Type.Ref("meta/v1.LabelSelector"), Type.Null()])),
        objectSelector: Type.Optional(Type.Union([Type.Ref("meta/v1.LabelSelector"), Type.Null()])),
        sideEffects: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        timeoutSeconds: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        admissionReviewVersions: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        matchConditions: Type.Optional(Type.Union([Type.Array(Type.Ref("admissionregistration/v1beta1.MatchCondition")), Type.Null()])),
      }),
      "admissionregistration/v1beta1.RuleWithOperations": Type.Object({
        operations: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        apiGroups: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        apiVersions: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        resources: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        scope: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "admissionregistration/v1beta1.WebhookClientConfig": Type.Object({
        url: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        service: Type.Optional(Type.Union([Type.Ref("admissionregistration/v1beta1.ServiceReference"), Type.Null()])),
        caBundle: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "admissionregistration/v1beta1.ServiceReference": Type.Object({
        namespace: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        path: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        port: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
      }),
    };
let joined: Readonly<Record<string, TSchema>> | undefined;
const named = (): Readonly<Record<string, TSchema>> => (joined ??= { ...types, ...metaV1.types, ...admissionregistrationV1.types });
export const MutatingWebhookConfiguration: SchemaOfType = { root: types["admissionregistration/v1beta1.MutatingWebhookConfiguration"], get named() { return named(); } };
export const ValidatingWebhookConfiguration: SchemaOfType = { root: types["admissionregistration/v1beta1.ValidatingWebhookConfiguration"], get named() { return named(); } };
