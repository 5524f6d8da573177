// @ts-nocheck compiled by TypeBox from schemas.ts
/** Validators of podtolerationrestriction.admission.k8s.io/v1alpha1: whether a value has the types and keeps the constraints of its schema. */
import * as coreV1 from "../../core/v1/validators.js";

const check_1 = ((value) => ((typeof value === "object" && value !== null && !(Array.isArray(value))) && ((((value.kind === undefined || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === undefined || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null)))) && (value.default === undefined || (!("default" in value) || ((Array.isArray(value.default) && value.default.every((unique_0, index) => (check_2(unique_0)))) || value.default === null)))) && (value.whitelist === undefined || (!("whitelist" in value) || ((Array.isArray(value.whitelist) && value.whitelist.every((unique_1, index) => (check_2(unique_1)))) || value.whitelist === null))))));
const check_2 = (value) => coreV1.checkToleration(value);
export const checkConfiguration = check_1;
