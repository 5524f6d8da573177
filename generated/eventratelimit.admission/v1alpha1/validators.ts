// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Validators of eventratelimit.admission.k8s.io/v1alpha1, compiled by TypeBox from schemas.ts: whether a value has the types and keeps the constraints of its schema. */
import type { Value } from "kindwright/generated-code";

const check_1 = ((value: Value): boolean => ((typeof value === "object" && value !== null && !(Array.isArray(value))) && (((value.kind === undefined || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === undefined || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null)))) && (value.limits === undefined || (!("limits" in value) || ((Array.isArray(value.limits) && value.limits.every((unique_0: Value, index: Value): boolean => (check_2(unique_0)))) || value.limits === null))))));
const check_2 = ((value: Value): boolean => ((typeof value === "object" && value !== null && !(Array.isArray(value))) && ((((value.type === undefined || (!("type" in value) || (typeof value.type === "string" || value.type === null))) && (value.qps === undefined || (!("qps" in value) || (Number.isInteger(value.qps) || value.qps === null)))) && (value.burst === undefined || (!("burst" in value) || (Number.isInteger(value.burst) || value.burst === null)))) && (value.cacheSize === undefined || (!("cacheSize" in value) || (Number.isInteger(value.cacheSize) || value.cacheSize === null))))));
export const checkConfiguration = check_1;
export const checkLimit = check_2;
