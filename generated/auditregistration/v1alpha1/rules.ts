// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Rules of auditregistration.k8s.io/v1alpha1 that look beyond single values. */

import { rulesOfWebhookClientConfig } from "./expressions.js";
import type { SchemaOfType } from "kindwright/generated-code";
/** Schemas by reference name, without fields that no rule speaks of. */
export const types: Readonly<Record<string, unknown>> = {
      "auditregistration/v1alpha1.AuditSink": { between: true, properties: {
        spec: {"anyOf":[{"$ref":"auditregistration/v1alpha1.AuditSinkSpec"}],"rules":{"held":"struct"}},
      } },
      "auditregistration/v1alpha1.AuditSinkSpec": { between: true, properties: {
        policy: {"anyOf":[{"$ref":"auditregistration/v1alpha1.Policy"}],"rules":{"held":"struct"}},
        webhook: {"anyOf":[{"$ref":"auditregistration/v1alpha1.Webhook"},{"type":"null"}],"rules":{"held":"struct"}},
      } },
      "auditregistration/v1alpha1.Policy": { between: true, properties: {
        stages: {"anyOf":[{"type":"array","items":{"enum":["Panic","RequestReceived","ResponseComplete","ResponseStarted"]}},{"type":"null"}],"rules":{"requiredIf":{"level":{"values":["None"],"not":true}}},"because":{"values":"allowed stages are Panic,RequestReceived,ResponseComplete,ResponseStarted"}},
      } },
      "auditregistration/v1alpha1.Webhook": { between: true, properties: {
        clientConfig: {"anyOf":[{"$ref":"auditregistration/v1alpha1.WebhookClientConfig"},{"type":"null"}],"rules":{"held":"struct"}},
      } },
      "auditregistration/v1alpha1.WebhookClientConfig": { between: true, rules: rulesOfWebhookClientConfig, properties: {

      } },
    };
const named = (): Readonly<Record<string, unknown>> => ({ ...types });
export const AuditSink: SchemaOfType = { root: types["auditregistration/v1alpha1.AuditSink"], get named() { return named(); } };
