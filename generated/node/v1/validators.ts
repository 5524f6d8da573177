// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Validators of node.k8s.io/v1, compiled by TypeBox from schemas.ts: whether a value has the types and keeps the constraints of its schema. */
import { fitting } from "kindwright/generated-code";
import * as coreV1 from "../../core/v1/validators.js";
import * as metaV1 from "../../meta/v1/validators.js";
import type { Value } from "kindwright/generated-code";

const external_0 = fitting("dns-label");
const external_1 = /(?!)/u;
const check_1 = ((value: Value): boolean => ((typeof value === "object" && value !== null && !(Array.isArray(value))) && ("handler" in value && ((((((value.kind === undefined || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === undefined || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null)))) && (value.metadata === undefined || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null)))) && (typeof value.handler === "string" && external_0(value.handler))) && (value.overhead === undefined || (!("overhead" in value) || (check_3(value.overhead) || value.overhead === null)))) && (value.scheduling === undefined || (!("scheduling" in value) || (check_4(value.scheduling) || value.scheduling === null)))))));
const check_2 = (value: Value): boolean => metaV1.checkObjectMeta(value);
const check_3 = ((value: Value): boolean => ((typeof value === "object" && value !== null && !(Array.isArray(value))) && (value.podFixed === undefined || (!("podFixed" in value) || (((typeof value.podFixed === "object" && value.podFixed !== null && !(Array.isArray(value.podFixed))) && (Object.getOwnPropertyNames(value.podFixed).every((unique_0: Value, unique_1: Value): boolean => ((external_1.test(unique_0) || typeof value.podFixed[unique_0] === "string"))) && true)) || value.podFixed === null)))));
const check_4 = ((value: Value): boolean => ((typeof value === "object" && value !== null && !(Array.isArray(value))) && ((value.nodeSelector === undefined || (!("nodeSelector" in value) || (((typeof value.nodeSelector === "object" && value.nodeSelector !== null && !(Array.isArray(value.nodeSelector))) && (Object.getOwnPropertyNames(value.nodeSelector).every((unique_2: Value, unique_3: Value): boolean => ((external_1.test(unique_2) || typeof value.nodeSelector[unique_2] === "string"))) && true)) || value.nodeSelector === null))) && (value.tolerations === undefined || (!("tolerations" in value) || ((Array.isArray(value.tolerations) && value.tolerations.every((unique_4: Value, index: Value): boolean => (check_5(unique_4)))) || value.tolerations === null))))));
const check_5 = (value: Value): boolean => coreV1.checkToleration(value);
export const checkRuntimeClass = check_1;
export const checkOverhead = check_3;
export const checkScheduling = check_4;
