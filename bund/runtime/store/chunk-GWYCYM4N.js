import {
  bootstrapSigner,
  isBootstrapToken,
  signedData
} from "./chunk-PYCEXO6G.js";
import "./chunk-W6JVLK3F.js";
import "./chunk-G32XGIUG.js";
import "./chunk-VZMACPSW.js";
import "./chunk-LN2F7F5X.js";
import "./chunk-CRGR5NKP.js";
import "./chunk-7FSAQLAA.js";
export {
  bootstrapSigner,
  isBootstrapToken,
  signedData
};
