import {
  TokenRequest,
  TokenReview,
  types
} from "./chunk-7E6AAWW6.js";
import "./chunk-EE3KWUAX.js";
import "./chunk-7FSAQLAA.js";
export {
  TokenRequest,
  TokenReview,
  types
};
