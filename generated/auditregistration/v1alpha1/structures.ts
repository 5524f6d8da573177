// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Structures of auditregistration.k8s.io/v1alpha1: shape and merge markers of every type. */

import * as metaV1 from "../../meta/v1/structures.js";
import { BYTES, INT32, INT64, STRING, field, listOf, struct } from "kindwright/generated-code";
import type { StructStructure } from "kindwright/generated-code";
export const AuditSink: StructStructure = struct("v1alpha1.AuditSink", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", AuditSinkSpec, "?"),
    ], undefined, "auditregistration", true);
export const AuditSinkSpec: StructStructure = struct("v1alpha1.AuditSinkSpec", () => [
      field("policy", Policy, "+"),
      field("webhook", Webhook, "+"),
    ], undefined, "auditregistration");
export const Policy: StructStructure = struct("v1alpha1.Policy", () => [
      field("level", STRING, "+"),
      field("stages", listOf(STRING), "+"),
    ], undefined, "auditregistration");
export const Webhook: StructStructure = struct("v1alpha1.Webhook", () => [
      field("throttle", WebhookThrottleConfig, "*"),
      field("clientConfig", WebhookClientConfig, "+"),
    ], undefined, "auditregistration");
export const WebhookThrottleConfig: StructStructure = struct("v1alpha1.WebhookThrottleConfig", () => [
      field("qps", INT64, "*", { default: 10 }),
      field("burst", INT64, "*", { default: 15 }),
    ], undefined, "auditregistration");
export const WebhookClientConfig: StructStructure = struct("v1alpha1.WebhookClientConfig", () => [
      field("url", STRING, "*"),
      field("service", ServiceReference, "*"),
      field("caBundle", BYTES, "?"),
    ], undefined, "auditregistration");
export const ServiceReference: StructStructure = struct("v1alpha1.ServiceReference", () => [
      field("namespace", STRING, "+"),
      field("name", STRING, "+"),
      field("path", STRING, "*"),
      field("port", INT32, "*", { default: 443 }),
    ], undefined, "auditregistration");
