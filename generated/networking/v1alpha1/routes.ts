// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Routes of networking.k8s.io/v1alpha1. */

import type { RouteTable } from "kindwright/generated-code";
export const clustercidrs: RouteTable = (router, serve) => {
  router.get("/apis/networking.k8s.io/v1alpha1/clustercidrs", serve("list"));
  router.post("/apis/networking.k8s.io/v1alpha1/clustercidrs", serve("create"));
  router.delete("/apis/networking.k8s.io/v1alpha1/clustercidrs", serve("deletecollection"));
  router.get("/apis/networking.k8s.io/v1alpha1/clustercidrs/:name", serve("get"));
  router.put("/apis/networking.k8s.io/v1alpha1/clustercidrs/:name", serve("update"));
  router.patch("/apis/networking.k8s.io/v1alpha1/clustercidrs/:name", serve("patch"));
  router.delete("/apis/networking.k8s.io/v1alpha1/clustercidrs/:name", serve("delete"));
};
export const ipaddresses: RouteTable = (router, serve) => {
  router.get("/apis/networking.k8s.io/v1alpha1/ipaddresses", serve("list"));
  router.post("/apis/networking.k8s.io/v1alpha1/ipaddresses", serve("create"));
  router.delete("/apis/networking.k8s.io/v1alpha1/ipaddresses", serve("deletecollection"));
  router.get("/apis/networking.k8s.io/v1alpha1/ipaddresses/:name", serve("get"));
  router.put("/apis/networking.k8s.io/v1alpha1/ipaddresses/:name", serve("update"));
  router.patch("/apis/networking.k8s.io/v1alpha1/ipaddresses/:name", serve("patch"));
  router.delete("/apis/networking.k8s.io/v1alpha1/ipaddresses/:name", serve("delete"));
};
export const servicecidrs: RouteTable = (router, serve) => {
  router.get("/apis/networking.k8s.io/v1alpha1/servicecidrs", serve("list"));
  router.post("/apis/networking.k8s.io/v1alpha1/servicecidrs", serve("create"));
  router.delete("/apis/networking.k8s.io/v1alpha1/servicecidrs", serve("deletecollection"));
  router.get("/apis/networking.k8s.io/v1alpha1/servicecidrs/:name", serve("get"));
  router.put("/apis/networking.k8s.io/v1alpha1/servicecidrs/:name", serve("update"));
  router.patch("/apis/networking.k8s.io/v1alpha1/servicecidrs/:name", serve("patch"));
  router.delete("/apis/networking.k8s.io/v1alpha1/servicecidrs/:name", serve("delete"));
  router.get("/apis/networking.k8s.io/v1alpha1/servicecidrs/:name/status", serve("get", "status"));
  router.put("/apis/networking.k8s.io/v1alpha1/servicecidrs/:name/status", serve("update", "status"));
  router.patch("/apis/networking.k8s.io/v1alpha1/servicecidrs/:name/status", serve("patch", "status"));
};
