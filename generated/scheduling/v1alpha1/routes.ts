// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Routes of scheduling.k8s.io/v1alpha1. */

import type { RouteTable } from "kindwright/generated-code";
export const priorityclasses: RouteTable = (router, serve) => {
  router.get("/apis/scheduling.k8s.io/v1alpha1/priorityclasses", serve("list"));
  router.post("/apis/scheduling.k8s.io/v1alpha1/priorityclasses", serve("create"));
  router.delete("/apis/scheduling.k8s.io/v1alpha1/priorityclasses", serve("deletecollection"));
  router.get("/apis/scheduling.k8s.io/v1alpha1/priorityclasses/:name", serve("get"));
  router.put("/apis/scheduling.k8s.io/v1alpha1/priorityclasses/:name", serve("update"));
  router.patch("/apis/scheduling.k8s.io/v1alpha1/priorityclasses/:name", serve("patch"));
  router.delete("/apis/scheduling.k8s.io/v1alpha1/priorityclasses/:name", serve("delete"));
};
export const workloads: RouteTable = (router, serve) => {
  router.get("/apis/scheduling.k8s.io/v1alpha1/namespaces/:namespace/workloads", serve("list"));
  router.get("/apis/scheduling.k8s.io/v1alpha1/workloads", serve("list"));
  router.post("/apis/scheduling.k8s.io/v1alpha1/namespaces/:namespace/workloads", serve("create"));
  router.delete("/apis/scheduling.k8s.io/v1alpha1/namespaces/:namespace/workloads", serve("deletecollection"));
  router.get("/apis/scheduling.k8s.io/v1alpha1/namespaces/:namespace/workloads/:name", serve("get"));
  router.put("/apis/scheduling.k8s.io/v1alpha1/namespaces/:namespace/workloads/:name", serve("update"));
  router.patch("/apis/scheduling.k8s.io/v1alpha1/namespaces/:namespace/workloads/:name", serve("patch"));
  router.delete("/apis/scheduling.k8s.io/v1alpha1/namespaces/:namespace/workloads/:name", serve("delete"));
};
