import "./chunk-7FSAQLAA.js";

// dist/generated/apiserver.config/v1alpha1/structures.js
import { STRING, field, struct } from "kindwright/generated-code";
var WebhookAdmission = struct("v1alpha1.WebhookAdmission", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("kubeConfigFile", STRING, "+")
], void 0, "apiserver");

// dist/generated/apiserver.config/v1alpha1/validators.js
var check_1 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.kubeConfigFile === void 0 || (!("kubeConfigFile" in value) || (typeof value.kubeConfigFile === "string" || value.kubeConfigFile === null)))));
var checkWebhookAdmission = check_1;

// dist/generated/apiserver.config/v1alpha1/kinds.js
import { renamed } from "kindwright/generated-code";
var WebhookAdmission2 = {
  structure: WebhookAdmission,
  applyDefaults: () => void 0,
  check: checkWebhookAdmission,
  schema: async () => (await import("./chunk-277H35TX.js")).WebhookAdmission,
  ...renamed("apiserver.config.k8s.io/v1alpha1", "apiserver.config.k8s.io/v1alpha1"),
  protobuf: async () => void 0
};
export {
  WebhookAdmission2 as WebhookAdmission
};
