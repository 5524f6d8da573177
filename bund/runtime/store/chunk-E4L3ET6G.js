import {
  ObjectMeta,
  checkObjectMeta
} from "./chunk-BGZD4DD4.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/imagepolicy/v1alpha1/structures.js
import { BOOL, STRING, field, listOf, mapOf, struct } from "kindwright/generated-code";
var ImageReview = struct("v1alpha1.ImageReview", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "?"),
  field("spec", ImageReviewSpec, "+"),
  field("status", ImageReviewStatus, "?")
], void 0, "imagepolicy");
var ImageReviewSpec = struct("v1alpha1.ImageReviewSpec", () => [
  field("containers", listOf(ImageReviewContainerSpec), "?"),
  field("annotations", mapOf(STRING), "?"),
  field("namespace", STRING, "?")
], void 0, "imagepolicy");
var ImageReviewContainerSpec = struct("v1alpha1.ImageReviewContainerSpec", () => [
  field("image", STRING, "?")
], void 0, "imagepolicy");
var ImageReviewStatus = struct("v1alpha1.ImageReviewStatus", () => [
  field("allowed", BOOL, "+"),
  field("reason", STRING, "?"),
  field("auditAnnotations", mapOf(STRING), "?")
], void 0, "imagepolicy");

// dist/generated/imagepolicy/v1alpha1/validators.js
var External = [/(?!)/u, /(?!)/u];
var check_1 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.spec === void 0 || (!("spec" in value) || (check_3(value.spec) || value.spec === null))) && (value.status === void 0 || (!("status" in value) || (check_5(value.status) || value.status === null)))));
var check_2 = (value) => checkObjectMeta(value);
var check_3 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.containers === void 0 || (!("containers" in value) || (Array.isArray(value.containers) && value.containers.every((unique_0, index) => check_4(unique_0)) || value.containers === null))) && (value.annotations === void 0 || (!("annotations" in value) || (typeof value.annotations === "object" && value.annotations !== null && !Array.isArray(value.annotations) && (Object.getOwnPropertyNames(value.annotations).every((unique_1, unique_2) => External[0].test(unique_1) || typeof value.annotations[unique_1] === "string") && true) || value.annotations === null))) && (value.namespace === void 0 || (!("namespace" in value) || (typeof value.namespace === "string" || value.namespace === null)))));
var check_4 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && (value.image === void 0 || (!("image" in value) || (typeof value.image === "string" || value.image === null))));
var check_5 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.allowed === void 0 || (!("allowed" in value) || (typeof value.allowed === "boolean" || value.allowed === null))) && (value.reason === void 0 || (!("reason" in value) || (typeof value.reason === "string" || value.reason === null))) && (value.auditAnnotations === void 0 || (!("auditAnnotations" in value) || (typeof value.auditAnnotations === "object" && value.auditAnnotations !== null && !Array.isArray(value.auditAnnotations) && (Object.getOwnPropertyNames(value.auditAnnotations).every((unique_3, unique_4) => External[1].test(unique_3) || typeof value.auditAnnotations[unique_3] === "string") && true) || value.auditAnnotations === null)))));
var checkImageReview = check_1;

// dist/generated/imagepolicy/v1alpha1/kinds.js
import { renamed } from "kindwright/generated-code";
var ImageReview2 = {
  structure: ImageReview,
  applyDefaults: () => void 0,
  check: checkImageReview,
  schema: async () => (await import("./chunk-2SGYKYMU.js")).ImageReview,
  ...renamed("imagepolicy.k8s.io/v1alpha1", "imagepolicy.k8s.io/v1alpha1"),
  protobuf: async () => (await import("./chunk-BZKBZJGD.js")).ImageReview
};
export {
  ImageReview2 as ImageReview
};
