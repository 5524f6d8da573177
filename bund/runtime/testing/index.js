import {
  ManifestError,
  startTestServer
} from "../store/chunk-2BRNDS3J.js";
import "../store/chunk-IADL6FSL.js";
import "../store/chunk-W6JVLK3F.js";
import "../store/chunk-OKFYFW5C.js";
import "../store/chunk-JH2EDLQ4.js";
import "../store/chunk-ENGVNBH5.js";
import "../store/chunk-7CUB7ORA.js";
import "../store/chunk-OP4HAH2X.js";
import "../store/chunk-G32XGIUG.js";
import "../store/chunk-2OIET5UR.js";
import "../store/chunk-34JUFN7U.js";
import "../store/chunk-OYEC4OOM.js";
import "../store/chunk-VZMACPSW.js";
import "../store/chunk-65GXQMRI.js";
import "../store/chunk-BLROGNFG.js";
import "../store/chunk-LN2F7F5X.js";
import "../store/chunk-L4LMBOJU.js";
import "../store/chunk-LT7G67KE.js";
import "../store/chunk-IHGZBJQJ.js";
import "../store/chunk-BGRWGOVN.js";
import "../store/chunk-CRGR5NKP.js";
import "../store/chunk-7FSAQLAA.js";
export {
  ManifestError,
  startTestServer
};
