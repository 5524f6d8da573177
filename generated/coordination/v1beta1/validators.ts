// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Validators of coordination.k8s.io/v1beta1, compiled by TypeBox from schemas.ts: whether a value has the types and keeps the constraints of its schema. */
import * as metaV1 from "../../meta/v1/validators.js";
import type { Value } from "kindwright/generated-code";

const check_1 = ((value: Value): boolean => ((typeof value === "object" && value !== null && !(Array.isArray(value))) && ((((value.kind === undefined || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === undefined || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null)))) && (value.metadata === undefined || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null)))) && (value.spec === undefined || (!("spec" in value) || (check_3(value.spec) || value.spec === null))))));
const check_2 = (value: Value): boolean => metaV1.checkObjectMeta(value);
const check_3 = ((value: Value): boolean => ((typeof value === "object" && value !== null && !(Array.isArray(value))) && (((((value.holderIdentity === undefined || (!("holderIdentity" in value) || (typeof value.holderIdentity === "string" || value.holderIdentity === null))) && (value.leaseDurationSeconds === undefined || (!("leaseDurationSeconds" in value) || (Number.isInteger(value.leaseDurationSeconds) || value.leaseDurationSeconds === null)))) && (value.acquireTime === undefined || (!("acquireTime" in value) || (typeof value.acquireTime === "string" || value.acquireTime === null)))) && (value.renewTime === undefined || (!("renewTime" in value) || (typeof value.renewTime === "string" || value.renewTime === null)))) && (value.leaseTransitions === undefined || (!("leaseTransitions" in value) || (Number.isInteger(value.leaseTransitions) || value.leaseTransitions === null))))));
export const checkLease = check_1;
export const checkLeaseSpec = check_3;
