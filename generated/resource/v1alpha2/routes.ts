// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Routes of resource.k8s.io/v1alpha2. */

import type { RouteTable } from "kindwright/generated-code";
export const podschedulingcontexts: RouteTable = (router, serve) => {
  router.get("/apis/resource.k8s.io/v1alpha2/namespaces/:namespace/podschedulingcontexts", serve("list"));
  router.get("/apis/resource.k8s.io/v1alpha2/podschedulingcontexts", serve("list"));
  router.post("/apis/resource.k8s.io/v1alpha2/namespaces/:namespace/podschedulingcontexts", serve("create"));
  router.delete("/apis/resource.k8s.io/v1alpha2/namespaces/:namespace/podschedulingcontexts", serve("deletecollection"));
  router.get("/apis/resource.k8s.io/v1alpha2/namespaces/:namespace/podschedulingcontexts/:name", serve("get"));
  router.put("/apis/resource.k8s.io/v1alpha2/namespaces/:namespace/podschedulingcontexts/:name", serve("update"));
  router.patch("/apis/resource.k8s.io/v1alpha2/namespaces/:namespace/podschedulingcontexts/:name", serve("patch"));
  router.delete("/apis/resource.k8s.io/v1alpha2/namespaces/:namespace/podschedulingcontexts/:name", serve("delete"));
  router.get("/apis/resource.k8s.io/v1alpha2/namespaces/:namespace/podschedulingcontexts/:name/status", serve("get", "status"));
  router.put("/apis/resource.k8s.io/v1alpha2/namespaces/:namespace/podschedulingcontexts/:name/status", serve("update", "status"));
  router.patch("/apis/resource.k8s.io/v1alpha2/namespaces/:namespace/podschedulingcontexts/:name/status", serve("patch", "status"));
};
export const resourceclaims: RouteTable = (router, serve) => {
  router.get("/apis/resource.k8s.io/v1alpha2/namespaces/:namespace/resourceclaims", serve("list"));
  router.get("/apis/resource.k8s.io/v1alpha2/resourceclaims", serve("list"));
  router.post("/apis/resource.k8s.io/v1alpha2/namespaces/:namespace/resourceclaims", serve("create"));
  router.delete("/apis/resource.k8s.io/v1alpha2/namespaces/:namespace/resourceclaims", serve("deletecollection"));
  router.get("/apis/resource.k8s.io/v1alpha2/namespaces/:namespace/resourceclaims/:name", serve("get"));
  router.put("/apis/resource.k8s.io/v1alpha2/namespaces/:namespace/resourceclaims/:name", serve("update"));
  router.patch("/apis/resource.k8s.io/v1alpha2/namespaces/:namespace/resourceclaims/:name", serve("patch"));
  router.delete("/apis/resource.k8s.io/v1alpha2/namespaces/:namespace/resourceclaims/:name", serve("delete"));
  router.get("/apis/resource.k8s.io/v1alpha2/namespaces/:namespace/resourceclaims/:name/status", serve("get", "status"));
  router.put("/apis/resource.k8s.io/v1alpha2/namespaces/:namespace/resourceclaims/:name/status", serve("update", "status"));
  router.patch("/apis/resource.k8s.io/v1alpha2/namespaces/:namespace/resourceclaims/:name/status", serve("patch", "status"));
};
export const resourceclaimparameters: RouteTable = (router, serve) => {
  router.get("/apis/resource.k8s.io/v1alpha2/namespaces/:namespace/resourceclaimparameters", serve("list"));
  router.get("/apis/resource.k8s.io/v1alpha2/resourceclaimparameters", serve("list"));
  router.post("/apis/resource.k8s.io/v1alpha2/namespaces/:namespace/resourceclaimparameters", serve("create"));
  router.delete("/apis/resource.k8s.io/v1alpha2/namespaces/:namespace/resourceclaimparameters", serve("deletecollection"));
  router.get("/apis/resource.k8s.io/v1alpha2/namespaces/:namespace/resourceclaimparameters/:name", serve("get"));
  router.put("/apis/resource.k8s.io/v1alpha2/namespaces/:namespace/resourceclaimparameters/:name", serve("update"));
  router.patch("/apis/resource.k8s.io/v1alpha2/namespaces/:namespace/resourceclaimparameters/:name", serve("patch"));
  router.delete("/apis/resource.k8s.io/v1alpha2/namespaces/:namespace/resourceclaimparameters/:name", serve("delete"));
};
export const resourceclaimtemplates: RouteTable = (router, serve) => {
  router.get("/apis/resource.k8s.io/v1alpha2/namespaces/:namespace/resourceclaimtemplates", serve("list"));
  router.get("/apis/resource.k8s.io/v1alpha2/resourceclaimtemplates", serve("list"));
  router.post("/apis/resource.k8s.io/v1alpha2/namespaces/:namespace/resourceclaimtemplates", serve("create"));
  router.delete("/apis/resource.k8s.io/v1alpha2/namespaces/:namespace/resourceclaimtemplates", serve("deletecollection"));
  router.get("/apis/resource.k8s.io/v1alpha2/namespaces/:namespace/resourceclaimtemplates/:name", serve("get"));
  router.put("/apis/resource.k8s.io/v1alpha2/namespaces/:namespace/resourceclaimtemplates/:name", serve("update"));
  router.patch("/apis/resource.k8s.io/v1alpha2/namespaces/:namespace/resourceclaimtemplates/:name", serve("patch"));
  router.delete("/apis/resource.k8s.io/v1alpha2/namespaces/:namespace/resourceclaimtemplates/:name", serve("delete"));
};
export const resourceclasses: RouteTable = (router, serve) => {
  router.get("/apis/resource.k8s.io/v1alpha2/resourceclasses", serve("list"));
  router.post("/apis/resource.k8s.io/v1alpha2/resourceclasses", serve("create"));
  router.delete("/apis/resource.k8s.io/v1alpha2/resourceclasses", serve("deletecollection"));
  router.get("/apis/resource.k8s.io/v1alpha2/resourceclasses/:name", serve("get"));
  router.put("/apis/resource.k8s.io/v1alpha2/resourceclasses/:name", serve("update"));
  router.patch("/apis/resource.k8s.io/v1alpha2/resourceclasses/:name", serve("patch"));
  router.delete("/apis/resource.k8s.io/v1alpha2/resourceclasses/:name", serve("delete"));
};
export const resourceclassparameters: RouteTable = (router, serve) => {
  router.get("/apis/resource.k8s.io/v1alpha2/namespaces/:namespace/resourceclassparameters", serve("list"));
  router.get("/apis/resource.k8s.io/v1alpha2/resourceclassparameters", serve("list"));
  router.post("/apis/resource.k8s.io/v1alpha2/namespaces/:namespace/resourceclassparameters", serve("create"));
  router.delete("/apis/resource.k8s.io/v1alpha2/namespaces/:namespace/resourceclassparameters", serve("deletecollection"));
  router.get("/apis/resource.k8s.io/v1alpha2/namespaces/:namespace/resourceclassparameters/:name", serve("get"));
  router.put("/apis/resource.k8s.io/v1alpha2/namespaces/:namespace/resourceclassparameters/:name", serve("update"));
  router.patch("/apis/resource.k8s.io/v1alpha2/namespaces/:namespace/resourceclassparameters/:name", serve("patch"));
  router.delete("/apis/resource.k8s.io/v1alpha2/namespaces/:namespace/resourceclassparameters/:name", serve("delete"));
};
export const resourceslices: RouteTable = (router, serve) => {
  router.get("/apis/resource.k8s.io/v1alpha2/resourceslices", serve("list"));
  router.post("/apis/resource.k8s.io/v1alpha2/resourceslices", serve("create"));
  router.delete("/apis/resource.k8s.io/v1alpha2/resourceslices", serve("deletecollection"));
  router.get("/apis/resource.k8s.io/v1alpha2/resourceslices/:name", serve("get"));
  router.put("/apis/resource.k8s.io/v1alpha2/resourceslices/:name", serve("update"));
  router.patch("/apis/resource.k8s.io/v1alpha2/resourceslices/:name", serve("patch"));
  router.delete("/apis/resource.k8s.io/v1alpha2/resourceslices/:name", serve("delete"));
};
