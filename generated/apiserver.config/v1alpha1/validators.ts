// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Validators of apiserver.config.k8s.io/v1alpha1, compiled by TypeBox from schemas.ts: whether a value has the types and keeps the constraints of its schema. */
import type { Value } from "kindwright/generated-code";

const check_1 = ((value: Value): boolean => ((typeof value === "object" && value !== null && !(Array.isArray(value))) && (((value.kind === undefined || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === undefined || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null)))) && (value.kubeConfigFile === undefined || (!("kubeConfigFile" in value) || (typeof value.kubeConfigFile === "string" || value.kubeConfigFile === null))))));
export const checkWebhookAdmission = check_1;
