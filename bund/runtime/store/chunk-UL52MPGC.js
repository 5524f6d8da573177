import "./chunk-7FSAQLAA.js";

// dist/generated/batch/v2alpha1/routes.js
var cronjobs = (router, serve) => {
  router.get("/apis/batch/v2alpha1/namespaces/:namespace/cronjobs", serve("list"));
  router.get("/apis/batch/v2alpha1/cronjobs", serve("list"));
  router.post("/apis/batch/v2alpha1/namespaces/:namespace/cronjobs", serve("create"));
  router.delete("/apis/batch/v2alpha1/namespaces/:namespace/cronjobs", serve("deletecollection"));
  router.get("/apis/batch/v2alpha1/namespaces/:namespace/cronjobs/:name", serve("get"));
  router.put("/apis/batch/v2alpha1/namespaces/:namespace/cronjobs/:name", serve("update"));
  router.patch("/apis/batch/v2alpha1/namespaces/:namespace/cronjobs/:name", serve("patch"));
  router.delete("/apis/batch/v2alpha1/namespaces/:namespace/cronjobs/:name", serve("delete"));
  router.get("/apis/batch/v2alpha1/namespaces/:namespace/cronjobs/:name/status", serve("get", "status"));
  router.put("/apis/batch/v2alpha1/namespaces/:namespace/cronjobs/:name/status", serve("update", "status"));
  router.patch("/apis/batch/v2alpha1/namespaces/:namespace/cronjobs/:name/status", serve("patch", "status"));
};
export {
  cronjobs
};
