// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Routes of scheduling.k8s.io/v1alpha2. */

import type { RouteTable } from "kindwright/generated-code";
export const podgroups: RouteTable = (router, serve) => {
  router.get("/apis/scheduling.k8s.io/v1alpha2/namespaces/:namespace/podgroups", serve("list"));
  router.get("/apis/scheduling.k8s.io/v1alpha2/podgroups", serve("list"));
  router.post("/apis/scheduling.k8s.io/v1alpha2/namespaces/:namespace/podgroups", serve("create"));
  router.delete("/apis/scheduling.k8s.io/v1alpha2/namespaces/:namespace/podgroups", serve("deletecollection"));
  router.get("/apis/scheduling.k8s.io/v1alpha2/namespaces/:namespace/podgroups/:name", serve("get"));
  router.put("/apis/scheduling.k8s.io/v1alpha2/namespaces/:namespace/podgroups/:name", serve("update"));
  router.patch("/apis/scheduling.k8s.io/v1alpha2/namespaces/:namespace/podgroups/:name", serve("patch"));
  router.delete("/apis/scheduling.k8s.io/v1alpha2/namespaces/:namespace/podgroups/:name", serve("delete"));
  router.get("/apis/scheduling.k8s.io/v1alpha2/namespaces/:namespace/podgroups/:name/status", serve("get", "status"));
  router.put("/apis/scheduling.k8s.io/v1alpha2/namespaces/:namespace/podgroups/:name/status", serve("update", "status"));
  router.patch("/apis/scheduling.k8s.io/v1alpha2/namespaces/:namespace/podgroups/:name/status", serve("patch", "status"));
};
export const workloads: RouteTable = (router, serve) => {
  router.get("/apis/scheduling.k8s.io/v1alpha2/namespaces/:namespace/workloads", serve("list"));
  router.get("/apis/scheduling.k8s.io/v1alpha2/workloads", serve("list"));
  router.post("/apis/scheduling.k8s.io/v1alpha2/namespaces/:namespace/workloads", serve("create"));
  router.delete("/apis/scheduling.k8s.io/v1alpha2/namespaces/:namespace/workloads", serve("deletecollection"));
  router.get("/apis/scheduling.k8s.io/v1alpha2/namespaces/:namespace/workloads/:name", serve("get"));
  router.put("/apis/scheduling.k8s.io/v1alpha2/namespaces/:namespace/workloads/:name", serve("update"));
  router.patch("/apis/scheduling.k8s.io/v1alpha2/namespaces/:namespace/workloads/:name", serve("patch"));
  router.delete("/apis/scheduling.k8s.io/v1alpha2/namespaces/:namespace/workloads/:name", serve("delete"));
};
