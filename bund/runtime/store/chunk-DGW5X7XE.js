import {
  certificateRequests,
  hasCondition,
  isOpen
} from "./chunk-H4ESWRJF.js";
import {
  Signer,
  nodeClientFault,
  readRequest
} from "./chunk-34JUFN7U.js";
import "./chunk-OYEC4OOM.js";
import {
  clusterController,
  settling
} from "./chunk-VZMACPSW.js";
import "./chunk-LN2F7F5X.js";
import "./chunk-CRGR5NKP.js";
import "./chunk-7FSAQLAA.js";

// dist/runtime/controllers/certificates/approver.js
var RECOGNIZERS = [
  {
    subresource: "selfnodeclient",
    message: "Auto approving self kubelet client certificate after SubjectAccessReview.",
    recognizes: (sender, { commonName }) => sender === commonName
  },
  {
    subresource: "nodeclient",
    message: "Auto approving kubelet client certificate after SubjectAccessReview.",
    recognizes: () => true
  }
];
async function approval({ spec }, authorizer, group) {
  const request = readRequest(spec.request ?? "");
  if (request === void 0 || nodeClientFault(request, spec.usages ?? []) !== void 0) return void 0;
  const { username = "", uid = "", groups = [], extra = {} } = spec;
  const user = {
    name: username,
    uid,
    groups,
    extra: Object.fromEntries(Object.entries(extra).map(([key, values]) => [key, values ?? []]))
  };
  for (const { subresource, message, recognizes } of RECOGNIZERS) {
    if (!recognizes(username, request)) continue;
    const asked = {
      user,
      verb: "create",
      resourceRequest: true,
      path: "",
      group,
      version: "*",
      resource: "certificatesigningrequests",
      subresource,
      namespace: "",
      name: ""
    };
    if ((await authorizer.authorize(asked)).decision === "allow") return message;
  }
  return void 0;
}
var certificateApprover = clusterController({
  name: "csrapproving",
  account: "certificate-controller",
  needs: ({ registry: { words } }) => [certificateRequests(words)],
  define: ({ api, authorizer, registry: { words } }) => {
    const id = certificateRequests(words);
    const requests = api.informer(id);
    return {
      watches: [id],
      async reconcile({ name }, { client }) {
        const request = requests.get("", name);
        if (request === void 0 || request.spec.signerName !== words.label(Signer.nodeClient)) return;
        if (!isOpen(request) || hasCondition(request, "Approved")) return;
        const message = await approval(request, authorizer, words.group("certificates"));
        if (message === void 0) return;
        const condition = {
          type: "Approved",
          status: "True",
          reason: "AutoApproved",
          message,
          lastUpdateTime: null,
          lastTransitionTime: null
        };
        const status = { ...request.status, conditions: [...request.status.conditions ?? [], condition] };
        await settling(client.resource(id).updateSubresource({ ...request, status }, "approval"));
      }
    };
  }
});
export {
  certificateApprover
};
