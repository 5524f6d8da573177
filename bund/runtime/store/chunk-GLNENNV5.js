import {
  ObjectMeta,
  checkObjectMeta
} from "./chunk-BGZD4DD4.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/coordination/v1/structures.js
import { INT32, MICROTIME, STRING, field, struct } from "kindwright/generated-code";
var Lease = struct("v1.Lease", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "?"),
  field("spec", LeaseSpec, "?")
], void 0, "coordination");
var LeaseSpec = struct("v1.LeaseSpec", () => [
  field("holderIdentity", STRING, "*"),
  field("leaseDurationSeconds", INT32, "*"),
  field("acquireTime", MICROTIME, "*"),
  field("renewTime", MICROTIME, "*"),
  field("leaseTransitions", INT32, "*")
], void 0, "coordination");

// dist/generated/coordination/v1/validators.js
var check_1 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.spec === void 0 || (!("spec" in value) || (check_3(value.spec) || value.spec === null)))));
var check_2 = (value) => checkObjectMeta(value);
var check_3 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.holderIdentity === void 0 || (!("holderIdentity" in value) || (typeof value.holderIdentity === "string" || value.holderIdentity === null))) && (value.leaseDurationSeconds === void 0 || (!("leaseDurationSeconds" in value) || (Number.isInteger(value.leaseDurationSeconds) && (!(Number.isFinite(value.leaseDurationSeconds) || typeof value.leaseDurationSeconds === "bigint") || value.leaseDurationSeconds >= 1) || value.leaseDurationSeconds === null))) && (value.acquireTime === void 0 || (!("acquireTime" in value) || (typeof value.acquireTime === "string" || value.acquireTime === null))) && (value.renewTime === void 0 || (!("renewTime" in value) || (typeof value.renewTime === "string" || value.renewTime === null))) && (value.leaseTransitions === void 0 || (!("leaseTransitions" in value) || (Number.isInteger(value.leaseTransitions) && (!(Number.isFinite(value.leaseTransitions) || typeof value.leaseTransitions === "bigint") || value.leaseTransitions >= 0) || value.leaseTransitions === null)))));
var checkLease = check_1;

// dist/generated/coordination/v1/kinds.js
import { renamed } from "kindwright/generated-code";
var Lease2 = {
  structure: Lease,
  applyDefaults: () => void 0,
  check: checkLease,
  schema: async () => (await import("./chunk-D7YWX224.js")).Lease,
  ...renamed("coordination.k8s.io/v1", "coordination.k8s.io/v1"),
  protobuf: async () => (await import("./chunk-DCTQN4O4.js")).Lease
};
export {
  Lease2 as Lease
};
