// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Routes of resource.k8s.io/v1alpha1. */

import type { RouteTable } from "kindwright/generated-code";
export const podschedulings: RouteTable = (router, serve) => {
  router.get("/apis/resource.k8s.io/v1alpha1/namespaces/:namespace/podschedulings", serve("list"));
  router.get("/apis/resource.k8s.io/v1alpha1/podschedulings", serve("list"));
  router.post("/apis/resource.k8s.io/v1alpha1/namespaces/:namespace/podschedulings", serve("create"));
  router.delete("/apis/resource.k8s.io/v1alpha1/namespaces/:namespace/podschedulings", serve("deletecollection"));
  router.get("/apis/resource.k8s.io/v1alpha1/namespaces/:namespace/podschedulings/:name", serve("get"));
  router.put("/apis/resource.k8s.io/v1alpha1/namespaces/:namespace/podschedulings/:name", serve("update"));
  router.patch("/apis/resource.k8s.io/v1alpha1/namespaces/:namespace/podschedulings/:name", serve("patch"));
  router.delete("/apis/resource.k8s.io/v1alpha1/namespaces/:namespace/podschedulings/:name", serve("delete"));
  router.get("/apis/resource.k8s.io/v1alpha1/namespaces/:namespace/podschedulings/:name/status", serve("get", "status"));
  router.put("/apis/resource.k8s.io/v1alpha1/namespaces/:namespace/podschedulings/:name/status", serve("update", "status"));
  router.patch("/apis/resource.k8s.io/v1alpha1/namespaces/:namespace/podschedulings/:name/status", serve("patch", "status"));
};
export const resourceclaims: RouteTable = (router, serve) => {
  router.get("/apis/resource.k8s.io/v1alpha1/namespaces/:namespace/resourceclaims", serve("list"));
  router.get("/apis/resource.k8s.io/v1alpha1/resourceclaims", serve("list"));
  router.post("/apis/resource.k8s.io/v1alpha1/namespaces/:namespace/resourceclaims", serve("create"));
  router.delete("/apis/resource.k8s.io/v1alpha1/namespaces/:namespace/resourceclaims", serve("deletecollection"));
  router.get("/apis/resource.k8s.io/v1alpha1/namespaces/:namespace/resourceclaims/:name", serve("get"));
  router.put("/apis/resource.k8s.io/v1alpha1/namespaces/:namespace/resourceclaims/:name", serve("update"));
  router.patch("/apis/resource.k8s.io/v1alpha1/namespaces/:namespace/resourceclaims/:name", serve("patch"));
  router.delete("/apis/resource.k8s.io/v1alpha1/namespaces/:namespace/resourceclaims/:name", serve("delete"));
  router.get("/apis/resource.k8s.io/v1alpha1/namespaces/:namespace/resourceclaims/:name/status", serve("get", "status"));
  router.put("/apis/resource.k8s.io/v1alpha1/namespaces/:namespace/resourceclaims/:name/status", serve("update", "status"));
  router.patch("/apis/resource.k8s.io/v1alpha1/namespaces/:namespace/resourceclaims/:name/status", serve("patch", "status"));
};
export const resourceclaimtemplates: RouteTable = (router, serve) => {
  router.get("/apis/resource.k8s.io/v1alpha1/namespaces/:namespace/resourceclaimtemplates", serve("list"));
  router.get("/apis/resource.k8s.io/v1alpha1/resourceclaimtemplates", serve("list"));
  router.post("/apis/resource.k8s.io/v1alpha1/namespaces/:namespace/resourceclaimtemplates", serve("create"));
  router.delete("/apis/resource.k8s.io/v1alpha1/namespaces/:namespace/resourceclaimtemplates", serve("deletecollection"));
  router.get("/apis/resource.k8s.io/v1alpha1/namespaces/:namespace/resourceclaimtemplates/:name", serve("get"));
  router.put("/apis/resource.k8s.io/v1alpha1/namespaces/:namespace/resourceclaimtemplates/:name", serve("update"));
  router.patch("/apis/resource.k8s.io/v1alpha1/namespaces/:namespace/resourceclaimtemplates/:name", serve("patch"));
  router.delete("/apis/resource.k8s.io/v1alpha1/namespaces/:namespace/resourceclaimtemplates/:name", serve("delete"));
};
export const resourceclasses: RouteTable = (router, serve) => {
  router.get("/apis/resource.k8s.io/v1alpha1/resourceclasses", serve("list"));
  router.post("/apis/resource.k8s.io/v1alpha1/resourceclasses", serve("create"));
  router.delete("/apis/resource.k8s.io/v1alpha1/resourceclasses", serve("deletecollection"));
  router.get("/apis/resource.k8s.io/v1alpha1/resourceclasses/:name", serve("get"));
  router.put("/apis/resource.k8s.io/v1alpha1/resourceclasses/:name", serve("update"));
  router.patch("/apis/resource.k8s.io/v1alpha1/resourceclasses/:name", serve("patch"));
  router.delete("/apis/resource.k8s.io/v1alpha1/resourceclasses/:name", serve("delete"));
};
