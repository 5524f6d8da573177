// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Validators of resource.k8s.io/v1alpha3, compiled by TypeBox from schemas.ts: whether a value has the types and keeps the constraints of its schema. */
import * as metaV1 from "../../meta/v1/validators.js";
import type { Value } from "kindwright/generated-code";

const check_1 = ((value: Value): boolean => ((typeof value === "object" && value !== null && !(Array.isArray(value))) && ("spec" in value && (((((value.kind === undefined || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === undefined || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null)))) && (value.metadata === undefined || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null)))) && check_3(value.spec)) && (value.status === undefined || (!("status" in value) || (check_8(value.status) || value.status === null)))))));
const check_2 = (value: Value): boolean => metaV1.checkObjectMeta(value);
const check_3 = ((value: Value): boolean => ((typeof value === "object" && value !== null && !(Array.isArray(value))) && ("taint" in value && ((value.deviceSelector === undefined || (!("deviceSelector" in value) || (check_4(value.deviceSelector) || value.deviceSelector === null))) && check_7(value.taint)))));
const check_4 = ((value: Value): boolean => ((typeof value === "object" && value !== null && !(Array.isArray(value))) && (((((value.deviceClassName === undefined || (!("deviceClassName" in value) || (typeof value.deviceClassName === "string" || value.deviceClassName === null))) && (value.driver === undefined || (!("driver" in value) || (typeof value.driver === "string" || value.driver === null)))) && (value.pool === undefined || (!("pool" in value) || (typeof value.pool === "string" || value.pool === null)))) && (value.device === undefined || (!("device" in value) || (typeof value.device === "string" || value.device === null)))) && (value.selectors === undefined || (!("selectors" in value) || ((Array.isArray(value.selectors) && value.selectors.every((unique_0: Value, index: Value): boolean => (check_5(unique_0)))) || value.selectors === null))))));
const check_5 = ((value: Value): boolean => ((typeof value === "object" && value !== null && !(Array.isArray(value))) && (value.cel === undefined || (!("cel" in value) || (check_6(value.cel) || value.cel === null)))));
const check_6 = ((value: Value): boolean => ((typeof value === "object" && value !== null && !(Array.isArray(value))) && (value.expression === undefined || (!("expression" in value) || (typeof value.expression === "string" || value.expression === null)))));
const check_7 = ((value: Value): boolean => ((typeof value === "object" && value !== null && !(Array.isArray(value))) && ("effect" in value && ((((value.key === undefined || (!("key" in value) || (typeof value.key === "string" || value.key === null))) && (value.value === undefined || (!("value" in value) || (typeof value.value === "string" || value.value === null)))) && ((value.effect === "NoExecute" || value.effect === "NoSchedule") || value.effect === "None")) && (value.timeAdded === undefined || (!("timeAdded" in value) || (typeof value.timeAdded === "string" || value.timeAdded === null)))))));
const check_8 = ((value: Value): boolean => ((typeof value === "object" && value !== null && !(Array.isArray(value))) && (value.conditions === undefined || (!("conditions" in value) || ((Array.isArray(value.conditions) && value.conditions.every((unique_1: Value, index: Value): boolean => (check_9(unique_1)))) || value.conditions === null)))));
const check_9 = (value: Value): boolean => metaV1.checkCondition(value);
export const checkDeviceTaintRule = check_1;
export const checkDeviceTaintRuleSpec = check_3;
export const checkDeviceTaintRuleStatus = check_8;
export const checkDeviceTaintSelector = check_4;
export const checkDeviceSelector = check_5;
export const checkCELDeviceSelector = check_6;
export const checkDeviceTaint = check_7;
