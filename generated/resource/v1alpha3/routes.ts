// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Routes of resource.k8s.io/v1alpha3. */

import type { RouteTable } from "kindwright/generated-code";
export const deviceclasses: RouteTable = (router, serve) => {
  router.get("/apis/resource.k8s.io/v1alpha3/deviceclasses", serve("list"));
  router.post("/apis/resource.k8s.io/v1alpha3/deviceclasses", serve("create"));
  router.delete("/apis/resource.k8s.io/v1alpha3/deviceclasses", serve("deletecollection"));
  router.get("/apis/resource.k8s.io/v1alpha3/deviceclasses/:name", serve("get"));
  router.put("/apis/resource.k8s.io/v1alpha3/deviceclasses/:name", serve("update"));
  router.patch("/apis/resource.k8s.io/v1alpha3/deviceclasses/:name", serve("patch"));
  router.delete("/apis/resource.k8s.io/v1alpha3/deviceclasses/:name", serve("delete"));
};
export const devicetaintrules: RouteTable = (router, serve) => {
  router.get("/apis/resource.k8s.io/v1alpha3/devicetaintrules", serve("list"));
  router.post("/apis/resource.k8s.io/v1alpha3/devicetaintrules", serve("create"));
  router.delete("/apis/resource.k8s.io/v1alpha3/devicetaintrules", serve("deletecollection"));
  router.get("/apis/resource.k8s.io/v1alpha3/devicetaintrules/:name", serve("get"));
  router.put("/apis/resource.k8s.io/v1alpha3/devicetaintrules/:name", serve("update"));
  router.patch("/apis/resource.k8s.io/v1alpha3/devicetaintrules/:name", serve("patch"));
  router.delete("/apis/resource.k8s.io/v1alpha3/devicetaintrules/:name", serve("delete"));
  router.get("/apis/resource.k8s.io/v1alpha3/devicetaintrules/:name/status", serve("get", "status"));
  router.put("/apis/resource.k8s.io/v1alpha3/devicetaintrules/:name/status", serve("update", "status"));
  router.patch("/apis/resource.k8s.io/v1alpha3/devicetaintrules/:name/status", serve("patch", "status"));
};
export const podschedulingcontexts: RouteTable = (router, serve) => {
  router.get("/apis/resource.k8s.io/v1alpha3/namespaces/:namespace/podschedulingcontexts", serve("list"));
  router.get("/apis/resource.k8s.io/v1alpha3/podschedulingcontexts", serve("list"));
  router.post("/apis/resource.k8s.io/v1alpha3/namespaces/:namespace/podschedulingcontexts", serve("create"));
  router.delete("/apis/resource.k8s.io/v1alpha3/namespaces/:namespace/podschedulingcontexts", serve("deletecollection"));
  router.get("/apis/resource.k8s.io/v1alpha3/namespaces/:namespace/podschedulingcontexts/:name", serve("get"));
  router.put("/apis/resource.k8s.io/v1alpha3/namespaces/:namespace/podschedulingcontexts/:name", serve("update"));
  router.patch("/apis/resource.k8s.io/v1alpha3/namespaces/:namespace/podschedulingcontexts/:name", serve("patch"));
  router.delete("/apis/resource.k8s.io/v1alpha3/namespaces/:namespace/podschedulingcontexts/:name", serve("delete"));
  router.get("/apis/resource.k8s.io/v1alpha3/namespaces/:namespace/podschedulingcontexts/:name/status", serve("get", "status"));
  router.put("/apis/resource.k8s.io/v1alpha3/namespaces/:namespace/podschedulingcontexts/:name/status", serve("update", "status"));
  router.patch("/apis/resource.k8s.io/v1alpha3/namespaces/:namespace/podschedulingcontexts/:name/status", serve("patch", "status"));
};
export const resourceclaims: RouteTable = (router, serve) => {
  router.get("/apis/resource.k8s.io/v1alpha3/namespaces/:namespace/resourceclaims", serve("list"));
  router.get("/apis/resource.k8s.io/v1alpha3/resourceclaims", serve("list"));
  router.post("/apis/resource.k8s.io/v1alpha3/namespaces/:namespace/resourceclaims", serve("create"));
  router.delete("/apis/resource.k8s.io/v1alpha3/namespaces/:namespace/resourceclaims", serve("deletecollection"));
  router.get("/apis/resource.k8s.io/v1alpha3/namespaces/:namespace/resourceclaims/:name", serve("get"));
  router.put("/apis/resource.k8s.io/v1alpha3/namespaces/:namespace/resourceclaims/:name", serve("update"));
  router.patch("/apis/resource.k8s.io/v1alpha3/namespaces/:namespace/resourceclaims/:name", serve("patch"));
  router.delete("/apis/resource.k8s.io/v1alpha3/namespaces/:namespace/resourceclaims/:name", serve("delete"));
  router.get("/apis/resource.k8s.io/v1alpha3/namespaces/:namespace/resourceclaims/:name/status", serve("get", "status"));
  router.put("/apis/resource.k8s.io/v1alpha3/namespaces/:namespace/resourceclaims/:name/status", serve("update", "status"));
  router.patch("/apis/resource.k8s.io/v1alpha3/namespaces/:namespace/resourceclaims/:name/status", serve("patch", "status"));
};
export const resourceclaimtemplates: RouteTable = (router, serve) => {
  router.get("/apis/resource.k8s.io/v1alpha3/namespaces/:namespace/resourceclaimtemplates", serve("list"));
  router.get("/apis/resource.k8s.io/v1alpha3/resourceclaimtemplates", serve("list"));
  router.post("/apis/resource.k8s.io/v1alpha3/namespaces/:namespace/resourceclaimtemplates", serve("create"));
  router.delete("/apis/resource.k8s.io/v1alpha3/namespaces/:namespace/resourceclaimtemplates", serve("deletecollection"));
  router.get("/apis/resource.k8s.io/v1alpha3/namespaces/:namespace/resourceclaimtemplates/:name", serve("get"));
  router.put("/apis/resource.k8s.io/v1alpha3/namespaces/:namespace/resourceclaimtemplates/:name", serve("update"));
  router.patch("/apis/resource.k8s.io/v1alpha3/namespaces/:namespace/resourceclaimtemplates/:name", serve("patch"));
  router.delete("/apis/resource.k8s.io/v1alpha3/namespaces/:namespace/resourceclaimtemplates/:name", serve("delete"));
};
export const resourcepoolstatusrequests: RouteTable = (router, serve) => {
  router.get("/apis/resource.k8s.io/v1alpha3/resourcepoolstatusrequests", serve("list"));
  router.post("/apis/resource.k8s.io/v1alpha3/resourcepoolstatusrequests", serve("create"));
  router.delete("/apis/resource.k8s.io/v1alpha3/resourcepoolstatusrequests", serve("deletecollection"));
  router.get("/apis/resource.k8s.io/v1alpha3/resourcepoolstatusrequests/:name", serve("get"));
  router.put("/apis/resource.k8s.io/v1alpha3/resourcepoolstatusrequests/:name", serve("update"));
  router.patch("/apis/resource.k8s.io/v1alpha3/resourcepoolstatusrequests/:name", serve("patch"));
  router.delete("/apis/resource.k8s.io/v1alpha3/resourcepoolstatusrequests/:name", serve("delete"));
  router.get("/apis/resource.k8s.io/v1alpha3/resourcepoolstatusrequests/:name/status", serve("get", "status"));
  router.put("/apis/resource.k8s.io/v1alpha3/resourcepoolstatusrequests/:name/status", serve("update", "status"));
  router.patch("/apis/resource.k8s.io/v1alpha3/resourcepoolstatusrequests/:name/status", serve("patch", "status"));
};
export const resourceslices: RouteTable = (router, serve) => {
  router.get("/apis/resource.k8s.io/v1alpha3/resourceslices", serve("list"));
  router.post("/apis/resource.k8s.io/v1alpha3/resourceslices", serve("create"));
  router.delete("/apis/resource.k8s.io/v1alpha3/resourceslices", serve("deletecollection"));
  router.get("/apis/resource.k8s.io/v1alpha3/resourceslices/:name", serve("get"));
  router.put("/apis/resource.k8s.io/v1alpha3/resourceslices/:name", serve("update"));
  router.patch("/apis/resource.k8s.io/v1alpha3/resourceslices/:name", serve("patch"));
  router.delete("/apis/resource.k8s.io/v1alpha3/resourceslices/:name", serve("delete"));
};
