import "./chunk-7FSAQLAA.js";

// dist/generated/storage/v1/routes.js
var csidrivers = (router, serve) => {
  router.get("/apis/storage.k8s.io/v1/csidrivers", serve("list"));
  router.post("/apis/storage.k8s.io/v1/csidrivers", serve("create"));
  router.delete("/apis/storage.k8s.io/v1/csidrivers", serve("deletecollection"));
  router.get("/apis/storage.k8s.io/v1/csidrivers/:name", serve("get"));
  router.put("/apis/storage.k8s.io/v1/csidrivers/:name", serve("update"));
  router.patch("/apis/storage.k8s.io/v1/csidrivers/:name", serve("patch"));
  router.delete("/apis/storage.k8s.io/v1/csidrivers/:name", serve("delete"));
};
var csinodes = (router, serve) => {
  router.get("/apis/storage.k8s.io/v1/csinodes", serve("list"));
  router.post("/apis/storage.k8s.io/v1/csinodes", serve("create"));
  router.delete("/apis/storage.k8s.io/v1/csinodes", serve("deletecollection"));
  router.get("/apis/storage.k8s.io/v1/csinodes/:name", serve("get"));
  router.put("/apis/storage.k8s.io/v1/csinodes/:name", serve("update"));
  router.patch("/apis/storage.k8s.io/v1/csinodes/:name", serve("patch"));
  router.delete("/apis/storage.k8s.io/v1/csinodes/:name", serve("delete"));
};
var storageclasses = (router, serve) => {
  router.get("/apis/storage.k8s.io/v1/storageclasses", serve("list"));
  router.post("/apis/storage.k8s.io/v1/storageclasses", serve("create"));
  router.delete("/apis/storage.k8s.io/v1/storageclasses", serve("deletecollection"));
  router.get("/apis/storage.k8s.io/v1/storageclasses/:name", serve("get"));
  router.put("/apis/storage.k8s.io/v1/storageclasses/:name", serve("update"));
  router.patch("/apis/storage.k8s.io/v1/storageclasses/:name", serve("patch"));
  router.delete("/apis/storage.k8s.io/v1/storageclasses/:name", serve("delete"));
};
var volumeattachments = (router, serve) => {
  router.get("/apis/storage.k8s.io/v1/volumeattachments", serve("list"));
  router.post("/apis/storage.k8s.io/v1/volumeattachments", serve("create"));
  router.delete("/apis/storage.k8s.io/v1/volumeattachments", serve("deletecollection"));
  router.get("/apis/storage.k8s.io/v1/volumeattachments/:name", serve("get"));
  router.put("/apis/storage.k8s.io/v1/volumeattachments/:name", serve("update"));
  router.patch("/apis/storage.k8s.io/v1/volumeattachments/:name", serve("patch"));
  router.delete("/apis/storage.k8s.io/v1/volumeattachments/:name", serve("delete"));
  router.get("/apis/storage.k8s.io/v1/volumeattachments/:name/status", serve("get", "status"));
  router.put("/apis/storage.k8s.io/v1/volumeattachments/:name/status", serve("update", "status"));
  router.patch("/apis/storage.k8s.io/v1/volumeattachments/:name/status", serve("patch", "status"));
};
export {
  csidrivers,
  csinodes,
  storageclasses,
  volumeattachments
};
