// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Validators of certificates.k8s.io/v1alpha1, compiled by TypeBox from schemas.ts: whether a value has the types and keeps the constraints of its schema. */
import * as metaV1 from "../../meta/v1/validators.js";
import type { Value } from "kindwright/generated-code";

const check_1 = ((value: Value): boolean => ((typeof value === "object" && value !== null && !(Array.isArray(value))) && ((((value.kind === undefined || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === undefined || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null)))) && (value.metadata === undefined || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null)))) && (value.spec === undefined || (!("spec" in value) || (check_3(value.spec) || value.spec === null))))));
const check_2 = (value: Value): boolean => metaV1.checkObjectMeta(value);
const check_3 = ((value: Value): boolean => ((typeof value === "object" && value !== null && !(Array.isArray(value))) && ((value.signerName === undefined || (!("signerName" in value) || (typeof value.signerName === "string" || value.signerName === null))) && (value.trustBundle === undefined || (!("trustBundle" in value) || (typeof value.trustBundle === "string" || value.trustBundle === null))))));
export const checkClusterTrustBundle = check_1;
export const checkClusterTrustBundleSpec = check_3;
