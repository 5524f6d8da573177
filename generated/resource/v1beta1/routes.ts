// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Routes of resource.k8s.io/v1beta1. */

import type { RouteTable } from "kindwright/generated-code";
export const deviceclasses: RouteTable = (router, serve) => {
  router.get("/apis/resource.k8s.io/v1beta1/deviceclasses", serve("list"));
  router.post("/apis/resource.k8s.io/v1beta1/deviceclasses", serve("create"));
  router.delete("/apis/resource.k8s.io/v1beta1/deviceclasses", serve("deletecollection"));
  router.get("/apis/resource.k8s.io/v1beta1/deviceclasses/:name", serve("get"));
  router.put("/apis/resource.k8s.io/v1beta1/deviceclasses/:name", serve("update"));
  router.patch("/apis/resource.k8s.io/v1beta1/deviceclasses/:name", serve("patch"));
  router.delete("/apis/resource.k8s.io/v1beta1/deviceclasses/:name", serve("delete"));
};
export const resourceclaims: RouteTable = (router, serve) => {
  router.get("/apis/resource.k8s.io/v1beta1/namespaces/:namespace/resourceclaims", serve("list"));
  router.get("/apis/resource.k8s.io/v1beta1/resourceclaims", serve("list"));
  router.post("/apis/resource.k8s.io/v1beta1/namespaces/:namespace/resourceclaims", serve("create"));
  router.delete("/apis/resource.k8s.io/v1beta1/namespaces/:namespace/resourceclaims", serve("deletecollection"));
  router.get("/apis/resource.k8s.io/v1beta1/namespaces/:namespace/resourceclaims/:name", serve("get"));
  router.put("/apis/resource.k8s.io/v1beta1/namespaces/:namespace/resourceclaims/:name", serve("update"));
  router.patch("/apis/resource.k8s.io/v1beta1/namespaces/:namespace/resourceclaims/:name", serve("patch"));
  router.delete("/apis/resource.k8s.io/v1beta1/namespaces/:namespace/resourceclaims/:name", serve("delete"));
  router.get("/apis/resource.k8s.io/v1beta1/namespaces/:namespace/resourceclaims/:name/status", serve("get", "status"));
  router.put("/apis/resource.k8s.io/v1beta1/namespaces/:namespace/resourceclaims/:name/status", serve("update", "status"));
  router.patch("/apis/resource.k8s.io/v1beta1/namespaces/:namespace/resourceclaims/:name/status", serve("patch", "status"));
};
export const resourceclaimtemplates: RouteTable = (router, serve) => {
  router.get("/apis/resource.k8s.io/v1beta1/namespaces/:namespace/resourceclaimtemplates", serve("list"));
  router.get("/apis/resource.k8s.io/v1beta1/resourceclaimtemplates", serve("list"));
  router.post("/apis/resource.k8s.io/v1beta1/namespaces/:namespace/resourceclaimtemplates", serve("create"));
  router.delete("/apis/resource.k8s.io/v1beta1/namespaces/:namespace/resourceclaimtemplates", serve("deletecollection"));
  router.get("/apis/resource.k8s.io/v1beta1/namespaces/:namespace/resourceclaimtemplates/:name", serve("get"));
  router.put("/apis/resource.k8s.io/v1beta1/namespaces/:namespace/resourceclaimtemplates/:name", serve("update"));
  router.patch("/apis/resource.k8s.io/v1beta1/namespaces/:namespace/resourceclaimtemplates/:name", serve("patch"));
  router.delete("/apis/resource.k8s.io/v1beta1/namespaces/:namespace/resourceclaimtemplates/:name", serve("delete"));
};
export const resourceslices: RouteTable = (router, serve) => {
  router.get("/apis/resource.k8s.io/v1beta1/resourceslices", serve("list"));
  router.post("/apis/resource.k8s.io/v1beta1/resourceslices", serve("create"));
  router.delete("/apis/resource.k8s.io/v1beta1/resourceslices", serve("deletecollection"));
  router.get("/apis/resource.k8s.io/v1beta1/resourceslices/:name", serve("get"));
  router.put("/apis/resource.k8s.io/v1beta1/resourceslices/:name", serve("update"));
  router.patch("/apis/resource.k8s.io/v1beta1/resourceslices/:name", serve("patch"));
  router.delete("/apis/resource.k8s.io/v1beta1/resourceslices/:name", serve("delete"));
};
