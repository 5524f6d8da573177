// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** TypeBox schemas of auditregistration.k8s.io/v1alpha1: types and constraints. */

import * as metaV1 from "../../meta/v1/schemas.js";
import { rulesOfWebhookClientConfig } from "./expressions.js";
import { Type } from "kindwright/generated-code/typebox";
import type { SchemaOfType } from "kindwright/generated-code";
import type { TSchema } from "kindwright/generated-code/typebox";
/** Schemas by reference name. */
export const types: Readonly<Record<string, TSchema>> = {
      "auditregistration/v1alpha1.AuditSink": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Union([Type.Ref("auditregistration/v1alpha1.AuditSinkSpec")], {"rules":{"held":"struct"}}),
      }, {"between":true}),
      "auditregistration/v1alpha1.AuditSinkSpec": Type.Object({
        policy: Type.Union([Type.Ref("auditregistration/v1alpha1.Policy")], {"rules":{"held":"struct"}}),
        webhook: Type.Optional(Type.Union([Type.Ref("auditregistration/v1alpha1.Webhook"), Type.Null()], {"rules":{"held":"struct"}})),
      }, {"between":true}),
      "auditregistration/v1alpha1.Policy": Type.Object({
        level: Type.Union([Type.Enum(["Metadata","None","Request","RequestResponse"])], {"rules":{"needed":true}}),
        stages: Type.Optional(Type.Union([Type.Array(Type.Enum(["Panic","RequestReceived","ResponseComplete","ResponseStarted"])), Type.Null()], {"rules":{"requiredIf":{"level":{"values":["None"],"not":true}}},"because":{"values":"allowed stages are Panic,RequestReceived,ResponseComplete,ResponseStarted"}})),
      }, {"between":true}),
      "auditregistration/v1alpha1.Webhook": Type.Object({
        throttle: Type.Optional(Type.Union([Type.Ref("auditregistration/v1alpha1.WebhookThrottleConfig"), Type.Null()])),
        clientConfig: Type.Optional(Type.Union([Type.Ref("auditregistration/v1alpha1.WebhookClientConfig"), Type.Null()], {"rules":{"held":"struct"}})),
      }, {"between":true}),
      "auditregistration/v1alpha1.WebhookThrottleConfig": Type.Object({
        qps: Type.Optional(Type.Union([Type.Union([Type.Integer({"minimum":1}), Type.BigInt({ minimum: 1n })]), Type.Null()], {"because":{"min":"qps must be a positive number"}})),
        burst: Type.Optional(Type.Union([Type.Union([Type.Integer({"minimum":1}), Type.BigInt({ minimum: 1n })]), Type.Null()], {"because":{"min":"burst must be a positive number"}})),
      }),
      "auditregistration/v1alpha1.WebhookClientConfig": Type.Object({
        url: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        service: Type.Optional(Type.Union([Type.Ref("auditregistration/v1alpha1.ServiceReference"), Type.Null()])),
        caBundle: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }, { between: true, rules: rulesOfWebhookClientConfig }),
      "auditregistration/v1alpha1.ServiceReference": Type.Object({
        namespace: Type.Union([Type.String({"minLength":1})], {"rules":{"needed":true},"because":{"nonEmpty":"service namespace is required"}}),
        name: Type.Union([Type.String({"minLength":1})], {"rules":{"needed":true},"because":{"nonEmpty":"service name is required"}}),
        path: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        port: Type.Optional(Type.Union([Type.Integer({"minimum":1,"maximum":65535}), Type.Null()], {"because":{"range":"port is not valid: must be between 1 and 65535, inclusive"}})),
      }),
    };
let joined: Readonly<Record<string, TSchema>> | undefined;
const named = (): Readonly<Record<string, TSchema>> => (joined ??= { ...types, ...metaV1.types });
export const AuditSink: SchemaOfType = { root: types["auditregistration/v1alpha1.AuditSink"], get named() { return named(); } };
