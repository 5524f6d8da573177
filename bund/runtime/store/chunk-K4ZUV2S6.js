import {
  TokenRequest,
  TokenReview,
  checkTokenRequest,
  checkTokenReview
} from "./chunk-6GBM4GIP.js";
import "./chunk-BGZD4DD4.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/authentication/v1/defaults.js
import { eachMade } from "kindwright/generated-code";
function defaultTokenRequest(v, functions) {
  eachMade(v, "spec", defaultTokenRequestSpec, functions);
}
function defaultTokenRequestSpec(v) {
  v.expirationSeconds ??= 3600;
}

// dist/generated/authentication/v1/kinds.js
import { renamed } from "kindwright/generated-code";
var TokenRequest2 = {
  structure: TokenRequest,
  applyDefaults: defaultTokenRequest,
  check: checkTokenRequest,
  schema: async () => (await import("./chunk-6YN4A3OW.js")).TokenRequest,
  ...renamed("authentication.k8s.io/v1", "authentication.k8s.io/v1"),
  protobuf: async () => (await import("./chunk-JJUILJZM.js")).TokenRequest
};
var TokenReview2 = {
  structure: TokenReview,
  applyDefaults: () => void 0,
  check: checkTokenReview,
  schema: async () => (await import("./chunk-6YN4A3OW.js")).TokenReview,
  ...renamed("authentication.k8s.io/v1", "authentication.k8s.io/v1"),
  protobuf: async () => (await import("./chunk-JJUILJZM.js")).TokenReview
};
export {
  TokenRequest2 as TokenRequest,
  TokenReview2 as TokenReview
};
