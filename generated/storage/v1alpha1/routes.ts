// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Routes of storage.k8s.io/v1alpha1. */

import type { RouteTable } from "kindwright/generated-code";
export const csistoragecapacities: RouteTable = (router, serve) => {
  router.get("/apis/storage.k8s.io/v1alpha1/namespaces/:namespace/csistoragecapacities", serve("list"));
  router.get("/apis/storage.k8s.io/v1alpha1/csistoragecapacities", serve("list"));
  router.post("/apis/storage.k8s.io/v1alpha1/namespaces/:namespace/csistoragecapacities", serve("create"));
  router.delete("/apis/storage.k8s.io/v1alpha1/namespaces/:namespace/csistoragecapacities", serve("deletecollection"));
  router.get("/apis/storage.k8s.io/v1alpha1/namespaces/:namespace/csistoragecapacities/:name", serve("get"));
  router.put("/apis/storage.k8s.io/v1alpha1/namespaces/:namespace/csistoragecapacities/:name", serve("update"));
  router.patch("/apis/storage.k8s.io/v1alpha1/namespaces/:namespace/csistoragecapacities/:name", serve("patch"));
  router.delete("/apis/storage.k8s.io/v1alpha1/namespaces/:namespace/csistoragecapacities/:name", serve("delete"));
};
export const volumeattachments: RouteTable = (router, serve) => {
  router.get("/apis/storage.k8s.io/v1alpha1/volumeattachments", serve("list"));
  router.post("/apis/storage.k8s.io/v1alpha1/volumeattachments", serve("create"));
  router.delete("/apis/storage.k8s.io/v1alpha1/volumeattachments", serve("deletecollection"));
  router.get("/apis/storage.k8s.io/v1alpha1/volumeattachments/:name", serve("get"));
  router.put("/apis/storage.k8s.io/v1alpha1/volumeattachments/:name", serve("update"));
  router.patch("/apis/storage.k8s.io/v1alpha1/volumeattachments/:name", serve("patch"));
  router.delete("/apis/storage.k8s.io/v1alpha1/volumeattachments/:name", serve("delete"));
};
export const volumeattributesclasses: RouteTable = (router, serve) => {
  router.get("/apis/storage.k8s.io/v1alpha1/volumeattributesclasses", serve("list"));
  router.post("/apis/storage.k8s.io/v1alpha1/volumeattributesclasses", serve("create"));
  router.delete("/apis/storage.k8s.io/v1alpha1/volumeattributesclasses", serve("deletecollection"));
  router.get("/apis/storage.k8s.io/v1alpha1/volumeattributesclasses/:name", serve("get"));
  router.put("/apis/storage.k8s.io/v1alpha1/volumeattributesclasses/:name", serve("update"));
  router.patch("/apis/storage.k8s.io/v1alpha1/volumeattributesclasses/:name", serve("patch"));
  router.delete("/apis/storage.k8s.io/v1alpha1/volumeattributesclasses/:name", serve("delete"));
};
