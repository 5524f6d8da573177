// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Validators of authentication.k8s.io/v1alpha1, compiled by TypeBox from schemas.ts: whether a value has the types and keeps the constraints of its schema. */
import * as authenticationV1 from "../v1/validators.js";
import * as metaV1 from "../../meta/v1/validators.js";
import type { Value } from "kindwright/generated-code";

const check_1 = ((value: Value): boolean => ((typeof value === "object" && value !== null && !(Array.isArray(value))) && ((((value.kind === undefined || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === undefined || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null)))) && (value.metadata === undefined || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null)))) && (value.status === undefined || (!("status" in value) || (check_3(value.status) || value.status === null))))));
const check_2 = (value: Value): boolean => metaV1.checkObjectMeta(value);
const check_3 = ((value: Value): boolean => ((typeof value === "object" && value !== null && !(Array.isArray(value))) && (value.userInfo === undefined || (!("userInfo" in value) || (check_4(value.userInfo) || value.userInfo === null)))));
const check_4 = (value: Value): boolean => authenticationV1.checkUserInfo(value);
export const checkSelfSubjectReview = check_1;
export const checkSelfSubjectReviewStatus = check_3;
