import "../store/chunk-7FSAQLAA.js";

// dist/runtime/generated-code/typebox.js
import { Type } from "typebox";
import * as Format from "typebox/format";
import { Hashing } from "typebox/system";
export {
  Format,
  Hashing,
  Type
};
