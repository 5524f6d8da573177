// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Validators of podtolerationrestriction.admission.k8s.io/v1alpha1, compiled by TypeBox from schemas.ts: whether a value has the types and keeps the constraints of its schema. */
import * as coreV1 from "../../core/v1/validators.js";
import type { Value } from "kindwright/generated-code";

const check_1 = ((value: Value): boolean => ((typeof value === "object" && value !== null && !(Array.isArray(value))) && ((((value.kind === undefined || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === undefined || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null)))) && (value.default === undefined || (!("default" in value) || ((Array.isArray(value.default) && value.default.every((unique_0: Value, index: Value): boolean => (check_2(unique_0)))) || value.default === null)))) && (value.whitelist === undefined || (!("whitelist" in value) || ((Array.isArray(value.whitelist) && value.whitelist.every((unique_1: Value, index: Value): boolean => (check_2(unique_1)))) || value.whitelist === null))))));
const check_2 = (value: Value): boolean => coreV1.checkToleration(value);
export const checkConfiguration = check_1;
