import {
  catalogue
} from "../runtime/store/chunk-NTEB5QO4.js";
import "../runtime/store/chunk-7FSAQLAA.js";
export {
  catalogue
};
