// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Routes of storage.k8s.io/v1beta1. */

import type { RouteTable } from "kindwright/generated-code";
export const csidrivers: RouteTable = (router, serve) => {
  router.get("/apis/storage.k8s.io/v1beta1/csidrivers", serve("list"));
  router.post("/apis/storage.k8s.io/v1beta1/csidrivers", serve("create"));
  router.delete("/apis/storage.k8s.io/v1beta1/csidrivers", serve("deletecollection"));
  router.get("/apis/storage.k8s.io/v1beta1/csidrivers/:name", serve("get"));
  router.put("/apis/storage.k8s.io/v1beta1/csidrivers/:name", serve("update"));
  router.patch("/apis/storage.k8s.io/v1beta1/csidrivers/:name", serve("patch"));
  router.delete("/apis/storage.k8s.io/v1beta1/csidrivers/:name", serve("delete"));
};
export const csinodes: RouteTable = (router, serve) => {
  router.get("/apis/storage.k8s.io/v1beta1/csinodes", serve("list"));
  router.post("/apis/storage.k8s.io/v1beta1/csinodes", serve("create"));
  router.delete("/apis/storage.k8s.io/v1beta1/csinodes", serve("deletecollection"));
  router.get("/apis/storage.k8s.io/v1beta1/csinodes/:name", serve("get"));
  router.put("/apis/storage.k8s.io/v1beta1/csinodes/:name", serve("update"));
  router.patch("/apis/storage.k8s.io/v1beta1/csinodes/:name", serve("patch"));
  router.delete("/apis/storage.k8s.io/v1beta1/csinodes/:name", serve("delete"));
};
export const csistoragecapacities: RouteTable = (router, serve) => {
  router.get("/apis/storage.k8s.io/v1beta1/namespaces/:namespace/csistoragecapacities", serve("list"));
  router.get("/apis/storage.k8s.io/v1beta1/csistoragecapacities", serve("list"));
  router.post("/apis/storage.k8s.io/v1beta1/namespaces/:namespace/csistoragecapacities", serve("create"));
  router.delete("/apis/storage.k8s.io/v1beta1/namespaces/:namespace/csistoragecapacities", serve("deletecollection"));
  router.get("/apis/storage.k8s.io/v1beta1/namespaces/:namespace/csistoragecapacities/:name", serve("get"));
  router.put("/apis/storage.k8s.io/v1beta1/namespaces/:namespace/csistoragecapacities/:name", serve("update"));
  router.patch("/apis/storage.k8s.io/v1beta1/namespaces/:namespace/csistoragecapacities/:name", serve("patch"));
  router.delete("/apis/storage.k8s.io/v1beta1/namespaces/:namespace/csistoragecapacities/:name", serve("delete"));
};
export const storageclasses: RouteTable = (router, serve) => {
  router.get("/apis/storage.k8s.io/v1beta1/storageclasses", serve("list"));
  router.post("/apis/storage.k8s.io/v1beta1/storageclasses", serve("create"));
  router.delete("/apis/storage.k8s.io/v1beta1/storageclasses", serve("deletecollection"));
  router.get("/apis/storage.k8s.io/v1beta1/storageclasses/:name", serve("get"));
  router.put("/apis/storage.k8s.io/v1beta1/storageclasses/:name", serve("update"));
  router.patch("/apis/storage.k8s.io/v1beta1/storageclasses/:name", serve("patch"));
  router.delete("/apis/storage.k8s.io/v1beta1/storageclasses/:name", serve("delete"));
};
export const volumeattachments: RouteTable = (router, serve) => {
  router.get("/apis/storage.k8s.io/v1beta1/volumeattachments", serve("list"));
  router.post("/apis/storage.k8s.io/v1beta1/volumeattachments", serve("create"));
  router.delete("/apis/storage.k8s.io/v1beta1/volumeattachments", serve("deletecollection"));
  router.get("/apis/storage.k8s.io/v1beta1/volumeattachments/:name", serve("get"));
  router.put("/apis/storage.k8s.io/v1beta1/volumeattachments/:name", serve("update"));
  router.patch("/apis/storage.k8s.io/v1beta1/volumeattachments/:name", serve("patch"));
  router.delete("/apis/storage.k8s.io/v1beta1/volumeattachments/:name", serve("delete"));
};
export const volumeattributesclasses: RouteTable = (router, serve) => {
  router.get("/apis/storage.k8s.io/v1beta1/volumeattributesclasses", serve("list"));
  router.post("/apis/storage.k8s.io/v1beta1/volumeattributesclasses", serve("create"));
  router.delete("/apis/storage.k8s.io/v1beta1/volumeattributesclasses", serve("deletecollection"));
  router.get("/apis/storage.k8s.io/v1beta1/volumeattributesclasses/:name", serve("get"));
  router.put("/apis/storage.k8s.io/v1beta1/volumeattributesclasses/:name", serve("update"));
  router.patch("/apis/storage.k8s.io/v1beta1/volumeattributesclasses/:name", serve("patch"));
  router.delete("/apis/storage.k8s.io/v1beta1/volumeattributesclasses/:name", serve("delete"));
};
