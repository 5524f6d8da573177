// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Routes of admissionregistration.k8s.io/v1. */

import type { RouteTable } from "kindwright/generated-code";
export const mutatingadmissionpolicies: RouteTable = (router, serve) => {
  router.get("/apis/admissionregistration.k8s.io/v1/mutatingadmissionpolicies", serve("list"));
  router.post("/apis/admissionregistration.k8s.io/v1/mutatingadmissionpolicies", serve("create"));
  router.delete("/apis/admissionregistration.k8s.io/v1/mutatingadmissionpolicies", serve("deletecollection"));
  router.get("/apis/admissionregistration.k8s.io/v1/mutatingadmissionpolicies/:name", serve("get"));
  router.put("/apis/admissionregistration.k8s.io/v1/mutatingadmissionpolicies/:name", serve("update"));
  router.patch("/apis/admissionregistration.k8s.io/v1/mutatingadmissionpolicies/:name", serve("patch"));
  router.delete("/apis/admissionregistration.k8s.io/v1/mutatingadmissionpolicies/:name", serve("delete"));
};
export const mutatingadmissionpolicybindings: RouteTable = (router, serve) => {
  router.get("/apis/admissionregistration.k8s.io/v1/mutatingadmissionpolicybindings", serve("list"));
  router.post("/apis/admissionregistration.k8s.io/v1/mutatingadmissionpolicybindings", serve("create"));
  router.delete("/apis/admissionregistration.k8s.io/v1/mutatingadmissionpolicybindings", serve("deletecollection"));
  router.get("/apis/admissionregistration.k8s.io/v1/mutatingadmissionpolicybindings/:name", serve("get"));
  router.put("/apis/admissionregistration.k8s.io/v1/mutatingadmissionpolicybindings/:name", serve("update"));
  router.patch("/apis/admissionregistration.k8s.io/v1/mutatingadmissionpolicybindings/:name", serve("patch"));
  router.delete("/apis/admissionregistration.k8s.io/v1/mutatingadmissionpolicybindings/:name", serve("delete"));
};
export const mutatingwebhookconfigurations: RouteTable = (router, serve) => {
  router.get("/apis/admissionregistration.k8s.io/v1/mutatingwebhookconfigurations", serve("list"));
  router.post("/apis/admissionregistration.k8s.io/v1/mutatingwebhookconfigurations", serve("create"));
  router.delete("/apis/admissionregistration.k8s.io/v1/mutatingwebhookconfigurations", serve("deletecollection"));
  router.get("/apis/admissionregistration.k8s.io/v1/mutatingwebhookconfigurations/:name", serve("get"));
  router.put("/apis/admissionregistration.k8s.io/v1/mutatingwebhookconfigurations/:name", serve("update"));
  router.patch("/apis/admissionregistration.k8s.io/v1/mutatingwebhookconfigurations/:name", serve("patch"));
  router.delete("/apis/admissionregistration.k8s.io/v1/mutatingwebhookconfigurations/:name", serve("delete"));
};
export const validatingadmissionpolicies: RouteTable = (router, serve) => {
  router.get("/apis/admissionregistration.k8s.io/v1/validatingadmissionpolicies", serve("list"));
  router.post("/apis/admissionregistration.k8s.io/v1/validatingadmissionpolicies", serve("create"));
  router.delete("/apis/admissionregistration.k8s.io/v1/validatingadmissionpolicies", serve("deletecollection"));
  router.get("/apis/admissionregistration.k8s.io/v1/validatingadmissionpolicies/:name", serve("get"));
  router.put("/apis/admissionregistration.k8s.io/v1/validatingadmissionpolicies/:name", serve("update"));
  router.patch("/apis/admissionregistration.k8s.io/v1/validatingadmissionpolicies/:name", serve("patch"));
  router.delete("/apis/admissionregistration.k8s.io/v1/validatingadmissionpolicies/:name", serve("delete"));
  router.get("/apis/admissionregistration.k8s.io/v1/validatingadmissionpolicies/:name/status", serve("get", "status"));
  router.put("/apis/admissionregistration.k8s.io/v1/validatingadmissionpolicies/:name/status", serve("update", "status"));
  router.patch("/apis/admissionregistration.k8s.io/v1/validatingadmissionpolicies/:name/status", serve("patch", "status"));
};
export const validatingadmissionpolicybindings: RouteTable = (router, serve) => {
  router.get("/apis/admissionregistration.k8s.io/v1/validatingadmissionpolicybindings", serve("list"));
  router.post("/apis/admissionregistration.k8s.io/v1/validatingadmissionpolicybindings", serve("create"));
  router.delete("/apis/admissionregistration.k8s.io/v1/validatingadmissionpolicybindings", serve("deletecollection"));
  router.get("/apis/admissionregistration.k8s.io/v1/validatingadmissionpolicybindings/:name", serve("get"));
  router.put("/apis/admissionregistration.k8s.io/v1/validatingadmissionpolicybindings/:name", serve("update"));
  router.patch("/apis/admissionregistration.k8s.io/v1/validatingadmissionpolicybindings/:name", serve("patch"));
  router.delete("/apis/admissionregistration.k8s.io/v1/validatingadmissionpolicybindings/:name", serve("delete"));
};
export const validatingwebhookconfigurations: RouteTable = (router, serve) => {
  router.get("/apis/admissionregistration.k8s.io/v1/validatingwebhookconfigurations", serve("list"));
  router.post("/apis/admissionregistration.k8s.io/v1/validatingwebhookconfigurations", serve("create"));
  router.delete("/apis/admissionregistration.k8s.io/v1/validatingwebhookconfigurations", serve("deletecollection"));
  router.get("/apis/admissionregistration.k8s.io/v1/validatingwebhookconfigurations/:name", serve("get"));
  router.put("/apis/admissionregistration.k8s.io/v1/validatingwebhookconfigurations/:name", serve("update"));
  router.patch("/apis/admissionregistration.k8s.io/v1/validatingwebhookconfigurations/:name", serve("patch"));
  router.delete("/apis/admissionregistration.k8s.io/v1/validatingwebhookconfigurations/:name", serve("delete"));
};
