import {
  ObjectMeta,
  checkObjectMeta
} from "./chunk-BGZD4DD4.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/authentication/v1beta1/structures.js
import { BOOL, STRING, field, listOf, mapOf, struct } from "kindwright/generated-code";
var TokenReview = struct("v1beta1.TokenReview", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "?"),
  field("spec", TokenReviewSpec, "+"),
  field("status", TokenReviewStatus, "?")
], void 0, "authentication");
var TokenReviewSpec = struct("v1beta1.TokenReviewSpec", () => [
  field("token", STRING, "?"),
  field("audiences", listOf(STRING), "?")
], void 0, "authentication");
var TokenReviewStatus = struct("v1beta1.TokenReviewStatus", () => [
  field("authenticated", BOOL, "?"),
  field("user", UserInfo, "?"),
  field("audiences", listOf(STRING), "?"),
  field("error", STRING, "?")
], void 0, "authentication");
var UserInfo = struct("v1beta1.UserInfo", () => [
  field("username", STRING, "?"),
  field("uid", STRING, "?"),
  field("groups", listOf(STRING), "?"),
  field("extra", mapOf(listOf(STRING)), "?")
], void 0, "authentication");

// dist/generated/authentication/v1beta1/validators.js
var External = [/(?!)/u];
var check_1 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.spec === void 0 || (!("spec" in value) || (check_3(value.spec) || value.spec === null))) && (value.status === void 0 || (!("status" in value) || (check_4(value.status) || value.status === null)))));
var check_2 = (value) => checkObjectMeta(value);
var check_3 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.token === void 0 || (!("token" in value) || (typeof value.token === "string" || value.token === null))) && (value.audiences === void 0 || (!("audiences" in value) || (Array.isArray(value.audiences) && value.audiences.every((unique_0, index) => typeof unique_0 === "string") || value.audiences === null)))));
var check_4 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.authenticated === void 0 || (!("authenticated" in value) || (typeof value.authenticated === "boolean" || value.authenticated === null))) && (value.user === void 0 || (!("user" in value) || (check_5(value.user) || value.user === null))) && (value.audiences === void 0 || (!("audiences" in value) || (Array.isArray(value.audiences) && value.audiences.every((unique_5, index) => typeof unique_5 === "string") || value.audiences === null))) && (value.error === void 0 || (!("error" in value) || (typeof value.error === "string" || value.error === null)))));
var check_5 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.username === void 0 || (!("username" in value) || (typeof value.username === "string" || value.username === null))) && (value.uid === void 0 || (!("uid" in value) || (typeof value.uid === "string" || value.uid === null))) && (value.groups === void 0 || (!("groups" in value) || (Array.isArray(value.groups) && value.groups.every((unique_1, index) => typeof unique_1 === "string") || value.groups === null))) && (value.extra === void 0 || (!("extra" in value) || (typeof value.extra === "object" && value.extra !== null && !Array.isArray(value.extra) && (Object.getOwnPropertyNames(value.extra).every((unique_2, unique_3) => External[0].test(unique_2) || Array.isArray(value.extra[unique_2]) && value.extra[unique_2].every((unique_4, index) => typeof unique_4 === "string")) && true) || value.extra === null)))));
var checkTokenReview = check_1;

// dist/generated/authentication/v1beta1/kinds.js
import { renamed } from "kindwright/generated-code";
var TokenReview2 = {
  structure: TokenReview,
  applyDefaults: () => void 0,
  check: checkTokenReview,
  schema: async () => (await import("./chunk-J64SZAFZ.js")).TokenReview,
  ...renamed("authentication.k8s.io/v1beta1", "authentication.k8s.io/v1"),
  protobuf: async () => (await import("./chunk-3MVYDUWZ.js")).TokenReview
};
export {
  TokenReview2 as TokenReview
};
