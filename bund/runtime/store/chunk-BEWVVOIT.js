import {
  clusterController,
  settling,
  unchanged
} from "./chunk-VZMACPSW.js";
import "./chunk-LN2F7F5X.js";
import "./chunk-CRGR5NKP.js";
import "./chunk-7FSAQLAA.js";

// dist/runtime/controllers/finished-jobs.js
var JOBS = "jobs.batch";
var FINAL = ["Complete", "Failed"];
function jobEnd({ spec, status, metadata }) {
  const seconds = spec.ttlSecondsAfterFinished;
  const finished = (status.conditions ?? []).find(({ type, status: holds }) => FINAL.includes(type) && holds === "True");
  const at = Date.parse(finished?.lastTransitionTime ?? "");
  return seconds === void 0 || Number.isNaN(at) || metadata.deletionTimestamp !== void 0 ? void 0 : at + seconds * 1e3;
}
var finishedJobs = clusterController({
  name: "ttl-after-finished",
  account: "ttl-after-finished-controller",
  needs: () => [JOBS],
  define: ({ api, environment }) => {
    if (!environment.enabled("TTLAfterFinished")) return void 0;
    const jobs = api.informer(JOBS);
    return {
      watches: [JOBS],
      async reconcile({ namespace, name }, { client, clock }) {
        const job = jobs.get(namespace, name);
        const end = job && jobEnd(job);
        if (job === void 0 || end === void 0) return void 0;
        const left = end - clock.now();
        if (left > 0) return { requeueAfter: left };
        await settling(
          client.resource(JOBS).delete(namespace, name, { propagationPolicy: "Foreground", preconditions: unchanged(job.metadata) })
        );
        return void 0;
      }
    };
  }
});
export {
  finishedJobs,
  jobEnd
};
