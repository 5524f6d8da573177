import {
  CronJob,
  Job,
  JobTemplate,
  types
} from "./chunk-24LHMPKF.js";
import "./chunk-EFVHZ3MT.js";
import "./chunk-EE3KWUAX.js";
import "./chunk-7FSAQLAA.js";
export {
  CronJob,
  Job,
  JobTemplate,
  types
};
