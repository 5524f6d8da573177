// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Routes of networking.k8s.io/v1. */

import type { RouteTable } from "kindwright/generated-code";
export const ipaddresses: RouteTable = (router, serve) => {
  router.get("/apis/networking.k8s.io/v1/ipaddresses", serve("list"));
  router.post("/apis/networking.k8s.io/v1/ipaddresses", serve("create"));
  router.delete("/apis/networking.k8s.io/v1/ipaddresses", serve("deletecollection"));
  router.get("/apis/networking.k8s.io/v1/ipaddresses/:name", serve("get"));
  router.put("/apis/networking.k8s.io/v1/ipaddresses/:name", serve("update"));
  router.patch("/apis/networking.k8s.io/v1/ipaddresses/:name", serve("patch"));
  router.delete("/apis/networking.k8s.io/v1/ipaddresses/:name", serve("delete"));
};
export const ingresses: RouteTable = (router, serve) => {
  router.get("/apis/networking.k8s.io/v1/namespaces/:namespace/ingresses", serve("list"));
  router.get("/apis/networking.k8s.io/v1/ingresses", serve("list"));
  router.post("/apis/networking.k8s.io/v1/namespaces/:namespace/ingresses", serve("create"));
  router.delete("/apis/networking.k8s.io/v1/namespaces/:namespace/ingresses", serve("deletecollection"));
  router.get("/apis/networking.k8s.io/v1/namespaces/:namespace/ingresses/:name", serve("get"));
  router.put("/apis/networking.k8s.io/v1/namespaces/:namespace/ingresses/:name", serve("update"));
  router.patch("/apis/networking.k8s.io/v1/namespaces/:namespace/ingresses/:name", serve("patch"));
  router.delete("/apis/networking.k8s.io/v1/namespaces/:namespace/ingresses/:name", serve("delete"));
  router.get("/apis/networking.k8s.io/v1/namespaces/:namespace/ingresses/:name/status", serve("get", "status"));
  router.put("/apis/networking.k8s.io/v1/namespaces/:namespace/ingresses/:name/status", serve("update", "status"));
  router.patch("/apis/networking.k8s.io/v1/namespaces/:namespace/ingresses/:name/status", serve("patch", "status"));
};
export const ingressclasses: RouteTable = (router, serve) => {
  router.get("/apis/networking.k8s.io/v1/ingressclasses", serve("list"));
  router.post("/apis/networking.k8s.io/v1/ingressclasses", serve("create"));
  router.delete("/apis/networking.k8s.io/v1/ingressclasses", serve("deletecollection"));
  router.get("/apis/networking.k8s.io/v1/ingressclasses/:name", serve("get"));
  router.put("/apis/networking.k8s.io/v1/ingressclasses/:name", serve("update"));
  router.patch("/apis/networking.k8s.io/v1/ingressclasses/:name", serve("patch"));
  router.delete("/apis/networking.k8s.io/v1/ingressclasses/:name", serve("delete"));
};
export const networkpolicies: RouteTable = (router, serve) => {
  router.get("/apis/networking.k8s.io/v1/namespaces/:namespace/networkpolicies", serve("list"));
  router.get("/apis/networking.k8s.io/v1/networkpolicies", serve("list"));
  router.post("/apis/networking.k8s.io/v1/namespaces/:namespace/networkpolicies", serve("create"));
  router.delete("/apis/networking.k8s.io/v1/namespaces/:namespace/networkpolicies", serve("deletecollection"));
  router.get("/apis/networking.k8s.io/v1/namespaces/:namespace/networkpolicies/:name", serve("get"));
  router.put("/apis/networking.k8s.io/v1/namespaces/:namespace/networkpolicies/:name", serve("update"));
  router.patch("/apis/networking.k8s.io/v1/namespaces/:namespace/networkpolicies/:name", serve("patch"));
  router.delete("/apis/networking.k8s.io/v1/namespaces/:namespace/networkpolicies/:name", serve("delete"));
  router.get("/apis/networking.k8s.io/v1/namespaces/:namespace/networkpolicies/:name/status", serve("get", "status"));
  router.put("/apis/networking.k8s.io/v1/namespaces/:namespace/networkpolicies/:name/status", serve("update", "status"));
  router.patch("/apis/networking.k8s.io/v1/namespaces/:namespace/networkpolicies/:name/status", serve("patch", "status"));
};
export const servicecidrs: RouteTable = (router, serve) => {
  router.get("/apis/networking.k8s.io/v1/servicecidrs", serve("list"));
  router.post("/apis/networking.k8s.io/v1/servicecidrs", serve("create"));
  router.delete("/apis/networking.k8s.io/v1/servicecidrs", serve("deletecollection"));
  router.get("/apis/networking.k8s.io/v1/servicecidrs/:name", serve("get"));
  router.put("/apis/networking.k8s.io/v1/servicecidrs/:name", serve("update"));
  router.patch("/apis/networking.k8s.io/v1/servicecidrs/:name", serve("patch"));
  router.delete("/apis/networking.k8s.io/v1/servicecidrs/:name", serve("delete"));
  router.get("/apis/networking.k8s.io/v1/servicecidrs/:name/status", serve("get", "status"));
  router.put("/apis/networking.k8s.io/v1/servicecidrs/:name/status", serve("update", "status"));
  router.patch("/apis/networking.k8s.io/v1/servicecidrs/:name/status", serve("patch", "status"));
};
