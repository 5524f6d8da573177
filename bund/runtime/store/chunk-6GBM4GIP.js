import {
  ObjectMeta,
  checkObjectMeta
} from "./chunk-BGZD4DD4.js";

// dist/generated/authentication/v1/structures.js
import { BOOL, INT64, STRING, TIME, field, listOf, mapOf, struct } from "kindwright/generated-code";
var TokenRequest = struct("v1.TokenRequest", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "?"),
  field("spec", TokenRequestSpec, "+"),
  field("status", TokenRequestStatus, "?")
], void 0, "authentication");
var TokenRequestSpec = struct("v1.TokenRequestSpec", () => [
  field("audiences", listOf(STRING), "+"),
  field("expirationSeconds", INT64, "!", { default: 3600 }),
  field("boundObjectRef", BoundObjectReference, "!")
], void 0, "authentication");
var TokenRequestStatus = struct("v1.TokenRequestStatus", () => [
  field("token", STRING, "+"),
  field("expirationTimestamp", TIME, "+")
], void 0, "authentication");
var BoundObjectReference = struct("v1.BoundObjectReference", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("name", STRING, "?"),
  field("uid", STRING, "?")
], void 0, "authentication");
var TokenReview = struct("v1.TokenReview", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "?"),
  field("spec", TokenReviewSpec, "+"),
  field("status", TokenReviewStatus, "?")
], void 0, "authentication");
var TokenReviewSpec = struct("v1.TokenReviewSpec", () => [
  field("token", STRING, "?"),
  field("audiences", listOf(STRING), "?")
], void 0, "authentication");
var TokenReviewStatus = struct("v1.TokenReviewStatus", () => [
  field("authenticated", BOOL, "?"),
  field("user", UserInfo, "?"),
  field("audiences", listOf(STRING), "?"),
  field("error", STRING, "?")
], void 0, "authentication");
var UserInfo = struct("v1.UserInfo", () => [
  field("username", STRING, "?"),
  field("uid", STRING, "?"),
  field("groups", listOf(STRING), "?"),
  field("extra", mapOf(listOf(STRING)), "?")
], void 0, "authentication");

// dist/generated/authentication/v1/validators.js
var External = [/(?!)/u];
var check_1 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.spec === void 0 || (!("spec" in value) || (check_3(value.spec) || value.spec === null))) && (value.status === void 0 || (!("status" in value) || (check_5(value.status) || value.status === null)))));
var check_2 = (value) => checkObjectMeta(value);
var check_3 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.audiences === void 0 || (!("audiences" in value) || (Array.isArray(value.audiences) && value.audiences.every((unique_0, index) => typeof unique_0 === "string") || value.audiences === null))) && (value.expirationSeconds === void 0 || (!("expirationSeconds" in value) || (Number.isInteger(value.expirationSeconds) || typeof value.expirationSeconds === "bigint" || value.expirationSeconds === null))) && (value.boundObjectRef === void 0 || (!("boundObjectRef" in value) || (check_4(value.boundObjectRef) || value.boundObjectRef === null)))));
var check_4 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.name === void 0 || (!("name" in value) || (typeof value.name === "string" || value.name === null))) && (value.uid === void 0 || (!("uid" in value) || (typeof value.uid === "string" || value.uid === null)))));
var check_5 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.token === void 0 || (!("token" in value) || (typeof value.token === "string" || value.token === null))) && (value.expirationTimestamp === void 0 || (!("expirationTimestamp" in value) || (typeof value.expirationTimestamp === "string" || value.expirationTimestamp === null)))));
var check_6 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.spec === void 0 || (!("spec" in value) || (check_7(value.spec) || value.spec === null))) && (value.status === void 0 || (!("status" in value) || (check_8(value.status) || value.status === null)))));
var check_7 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.token === void 0 || (!("token" in value) || (typeof value.token === "string" || value.token === null))) && (value.audiences === void 0 || (!("audiences" in value) || (Array.isArray(value.audiences) && value.audiences.every((unique_1, index) => typeof unique_1 === "string") || value.audiences === null)))));
var check_8 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.authenticated === void 0 || (!("authenticated" in value) || (typeof value.authenticated === "boolean" || value.authenticated === null))) && (value.user === void 0 || (!("user" in value) || (check_9(value.user) || value.user === null))) && (value.audiences === void 0 || (!("audiences" in value) || (Array.isArray(value.audiences) && value.audiences.every((unique_6, index) => typeof unique_6 === "string") || value.audiences === null))) && (value.error === void 0 || (!("error" in value) || (typeof value.error === "string" || value.error === null)))));
var check_9 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.username === void 0 || (!("username" in value) || (typeof value.username === "string" || value.username === null))) && (value.uid === void 0 || (!("uid" in value) || (typeof value.uid === "string" || value.uid === null))) && (value.groups === void 0 || (!("groups" in value) || (Array.isArray(value.groups) && value.groups.every((unique_2, index) => typeof unique_2 === "string") || value.groups === null))) && (value.extra === void 0 || (!("extra" in value) || (typeof value.extra === "object" && value.extra !== null && !Array.isArray(value.extra) && (Object.getOwnPropertyNames(value.extra).every((unique_3, unique_4) => External[0].test(unique_3) || Array.isArray(value.extra[unique_3]) && value.extra[unique_3].every((unique_5, index) => typeof unique_5 === "string")) && true) || value.extra === null)))));
var checkTokenRequest = check_1;
var checkTokenReview = check_6;
var checkUserInfo = check_9;

export {
  TokenRequest,
  TokenReview,
  UserInfo,
  checkTokenRequest,
  checkTokenReview,
  checkUserInfo
};
