// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Validators of scheduling.k8s.io/v1alpha1, compiled by TypeBox from schemas.ts: whether a value has the types and keeps the constraints of its schema. */
import * as metaV1 from "../../meta/v1/validators.js";
import type { Value } from "kindwright/generated-code";

const check_1 = ((value: Value): boolean => ((typeof value === "object" && value !== null && !(Array.isArray(value))) && (((((((value.kind === undefined || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === undefined || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null)))) && (value.metadata === undefined || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null)))) && (value.value === undefined || (!("value" in value) || (Number.isInteger(value.value) || value.value === null)))) && (value.globalDefault === undefined || (!("globalDefault" in value) || (typeof value.globalDefault === "boolean" || value.globalDefault === null)))) && (value.description === undefined || (!("description" in value) || (typeof value.description === "string" || value.description === null)))) && (value.preemptionPolicy === undefined || (!("preemptionPolicy" in value) || (typeof value.preemptionPolicy === "string" || value.preemptionPolicy === null))))));
const check_2 = (value: Value): boolean => metaV1.checkObjectMeta(value);
export const checkPriorityClass = check_1;
