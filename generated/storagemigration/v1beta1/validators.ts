// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Validators of storagemigration.k8s.io/v1beta1, compiled by TypeBox from schemas.ts: whether a value has the types and keeps the constraints of its schema. */
import { patternOf } from "kindwright/generated-code";
import * as metaV1 from "../../meta/v1/validators.js";
import type { Value } from "kindwright/generated-code";

const external_0 = patternOf("^[1-9]\\d*$");
const check_1 = ((value: Value): boolean => ((typeof value === "object" && value !== null && !(Array.isArray(value))) && ("spec" in value && (((((value.kind === undefined || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === undefined || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null)))) && (value.metadata === undefined || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null)))) && check_3(value.spec)) && (value.status === undefined || (!("status" in value) || (check_5(value.status) || value.status === null)))))));
const check_2 = (value: Value): boolean => metaV1.checkObjectMeta(value);
const check_3 = ((value: Value): boolean => ((typeof value === "object" && value !== null && !(Array.isArray(value))) && ("resource" in value && check_4(value.resource))));
const check_4 = (value: Value): boolean => metaV1.checkGroupResource(value);
const check_5 = ((value: Value): boolean => ((typeof value === "object" && value !== null && !(Array.isArray(value))) && ((value.conditions === undefined || (!("conditions" in value) || ((Array.isArray(value.conditions) && value.conditions.every((unique_0: Value, index: Value): boolean => (check_6(unique_0)))) || value.conditions === null))) && (value.resourceVersion === undefined || (!("resourceVersion" in value) || ((typeof value.resourceVersion === "string" && external_0.test(value.resourceVersion)) || value.resourceVersion === null))))));
const check_6 = (value: Value): boolean => metaV1.checkCondition(value);
export const checkStorageVersionMigration = check_1;
export const checkStorageVersionMigrationSpec = check_3;
export const checkStorageVersionMigrationStatus = check_5;
