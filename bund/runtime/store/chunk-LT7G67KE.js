// dist/runtime/model/linear-pattern.js
import { RE2JS } from "re2js";
var matching = (pattern) => RE2JS.compile(pattern);

export {
  matching
};
