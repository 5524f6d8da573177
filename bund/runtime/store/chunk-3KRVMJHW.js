import "./chunk-7FSAQLAA.js";

// dist/generated/batch/v1/routes.js
var cronjobs = (router, serve) => {
  router.get("/apis/batch/v1/namespaces/:namespace/cronjobs", serve("list"));
  router.get("/apis/batch/v1/cronjobs", serve("list"));
  router.post("/apis/batch/v1/namespaces/:namespace/cronjobs", serve("create"));
  router.delete("/apis/batch/v1/namespaces/:namespace/cronjobs", serve("deletecollection"));
  router.get("/apis/batch/v1/namespaces/:namespace/cronjobs/:name", serve("get"));
  router.put("/apis/batch/v1/namespaces/:namespace/cronjobs/:name", serve("update"));
  router.patch("/apis/batch/v1/namespaces/:namespace/cronjobs/:name", serve("patch"));
  router.delete("/apis/batch/v1/namespaces/:namespace/cronjobs/:name", serve("delete"));
  router.get("/apis/batch/v1/namespaces/:namespace/cronjobs/:name/status", serve("get", "status"));
  router.put("/apis/batch/v1/namespaces/:namespace/cronjobs/:name/status", serve("update", "status"));
  router.patch("/apis/batch/v1/namespaces/:namespace/cronjobs/:name/status", serve("patch", "status"));
};
var jobs = (router, serve) => {
  router.get("/apis/batch/v1/namespaces/:namespace/jobs", serve("list"));
  router.get("/apis/batch/v1/jobs", serve("list"));
  router.post("/apis/batch/v1/namespaces/:namespace/jobs", serve("create"));
  router.delete("/apis/batch/v1/namespaces/:namespace/jobs", serve("deletecollection"));
  router.get("/apis/batch/v1/namespaces/:namespace/jobs/:name", serve("get"));
  router.put("/apis/batch/v1/namespaces/:namespace/jobs/:name", serve("update"));
  router.patch("/apis/batch/v1/namespaces/:namespace/jobs/:name", serve("patch"));
  router.delete("/apis/batch/v1/namespaces/:namespace/jobs/:name", serve("delete"));
  router.get("/apis/batch/v1/namespaces/:namespace/jobs/:name/status", serve("get", "status"));
  router.put("/apis/batch/v1/namespaces/:namespace/jobs/:name/status", serve("update", "status"));
  router.patch("/apis/batch/v1/namespaces/:namespace/jobs/:name/status", serve("patch", "status"));
};
export {
  cronjobs,
  jobs
};
