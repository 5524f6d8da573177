import {
  certificateRequests
} from "./chunk-H4ESWRJF.js";
import {
  pemBlocks
} from "./chunk-OYEC4OOM.js";
import {
  clusterController,
  settling,
  unchanged
} from "./chunk-VZMACPSW.js";
import "./chunk-LN2F7F5X.js";
import "./chunk-CRGR5NKP.js";
import "./chunk-7FSAQLAA.js";

// dist/runtime/controllers/certificates/cleaner.js
import { X509Certificate } from "node:crypto";
var LIFE_MS = 3600 * 1e3;
function certificateEnd(base64) {
  const [first] = pemBlocks(Buffer.from(base64, "base64").toString("latin1"));
  return first === void 0 ? Number.POSITIVE_INFINITY : Date.parse(new X509Certificate(first.text).validTo);
}
function requestEnd({ metadata, status }) {
  const times = (status.conditions ?? []).flatMap(({ lastUpdateTime, lastTransitionTime }) => [lastUpdateTime, lastTransitionTime]);
  const changed = [metadata.creationTimestamp, ...times].map((time) => Date.parse(time ?? "")).filter((time) => !Number.isNaN(time));
  return Math.min(Math.max(0, ...changed) + LIFE_MS, certificateEnd(status.certificate ?? ""));
}
var certificateCleaner = clusterController({
  name: "csrcleaner",
  account: "certificate-controller",
  needs: ({ registry: { words } }) => [certificateRequests(words)],
  define: ({ api, registry: { words } }) => {
    const id = certificateRequests(words);
    const requests = api.informer(id);
    return {
      watches: [id],
      async reconcile({ name }, { client, clock }) {
        const request = requests.get("", name);
        if (request === void 0) return void 0;
        const left = requestEnd(request) - clock.now();
        if (left > 0) return { requeueAfter: left };
        await settling(client.resource(id).delete("", name, { preconditions: unchanged(request.metadata) }));
        return void 0;
      }
    };
  }
});
export {
  certificateCleaner,
  requestEnd
};
