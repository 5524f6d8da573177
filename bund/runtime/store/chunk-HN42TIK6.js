import "./chunk-7FSAQLAA.js";

// dist/generated/apps/v1/routes.js
var controllerrevisions = (router, serve) => {
  router.get("/apis/apps/v1/namespaces/:namespace/controllerrevisions", serve("list"));
  router.get("/apis/apps/v1/controllerrevisions", serve("list"));
  router.post("/apis/apps/v1/namespaces/:namespace/controllerrevisions", serve("create"));
  router.delete("/apis/apps/v1/namespaces/:namespace/controllerrevisions", serve("deletecollection"));
  router.get("/apis/apps/v1/namespaces/:namespace/controllerrevisions/:name", serve("get"));
  router.put("/apis/apps/v1/namespaces/:namespace/controllerrevisions/:name", serve("update"));
  router.patch("/apis/apps/v1/namespaces/:namespace/controllerrevisions/:name", serve("patch"));
  router.delete("/apis/apps/v1/namespaces/:namespace/controllerrevisions/:name", serve("delete"));
};
var daemonsets = (router, serve) => {
  router.get("/apis/apps/v1/namespaces/:namespace/daemonsets", serve("list"));
  router.get("/apis/apps/v1/daemonsets", serve("list"));
  router.post("/apis/apps/v1/namespaces/:namespace/daemonsets", serve("create"));
  router.delete("/apis/apps/v1/namespaces/:namespace/daemonsets", serve("deletecollection"));
  router.get("/apis/apps/v1/namespaces/:namespace/daemonsets/:name", serve("get"));
  router.put("/apis/apps/v1/namespaces/:namespace/daemonsets/:name", serve("update"));
  router.patch("/apis/apps/v1/namespaces/:namespace/daemonsets/:name", serve("patch"));
  router.delete("/apis/apps/v1/namespaces/:namespace/daemonsets/:name", serve("delete"));
  router.get("/apis/apps/v1/namespaces/:namespace/daemonsets/:name/status", serve("get", "status"));
  router.put("/apis/apps/v1/namespaces/:namespace/daemonsets/:name/status", serve("update", "status"));
  router.patch("/apis/apps/v1/namespaces/:namespace/daemonsets/:name/status", serve("patch", "status"));
};
var deployments = (router, serve) => {
  router.get("/apis/apps/v1/namespaces/:namespace/deployments", serve("list"));
  router.get("/apis/apps/v1/deployments", serve("list"));
  router.post("/apis/apps/v1/namespaces/:namespace/deployments", serve("create"));
  router.delete("/apis/apps/v1/namespaces/:namespace/deployments", serve("deletecollection"));
  router.get("/apis/apps/v1/namespaces/:namespace/deployments/:name", serve("get"));
  router.put("/apis/apps/v1/namespaces/:namespace/deployments/:name", serve("update"));
  router.patch("/apis/apps/v1/namespaces/:namespace/deployments/:name", serve("patch"));
  router.delete("/apis/apps/v1/namespaces/:namespace/deployments/:name", serve("delete"));
  router.get("/apis/apps/v1/namespaces/:namespace/deployments/:name/scale", serve("get", "scale"));
  router.put("/apis/apps/v1/namespaces/:namespace/deployments/:name/scale", serve("update", "scale"));
  router.patch("/apis/apps/v1/namespaces/:namespace/deployments/:name/scale", serve("patch", "scale"));
  router.get("/apis/apps/v1/namespaces/:namespace/deployments/:name/status", serve("get", "status"));
  router.put("/apis/apps/v1/namespaces/:namespace/deployments/:name/status", serve("update", "status"));
  router.patch("/apis/apps/v1/namespaces/:namespace/deployments/:name/status", serve("patch", "status"));
};
var replicasets = (router, serve) => {
  router.get("/apis/apps/v1/namespaces/:namespace/replicasets", serve("list"));
  router.get("/apis/apps/v1/replicasets", serve("list"));
  router.post("/apis/apps/v1/namespaces/:namespace/replicasets", serve("create"));
  router.delete("/apis/apps/v1/namespaces/:namespace/replicasets", serve("deletecollection"));
  router.get("/apis/apps/v1/namespaces/:namespace/replicasets/:name", serve("get"));
  router.put("/apis/apps/v1/namespaces/:namespace/replicasets/:name", serve("update"));
  router.patch("/apis/apps/v1/namespaces/:namespace/replicasets/:name", serve("patch"));
  router.delete("/apis/apps/v1/namespaces/:namespace/replicasets/:name", serve("delete"));
  router.get("/apis/apps/v1/namespaces/:namespace/replicasets/:name/scale", serve("get", "scale"));
  router.put("/apis/apps/v1/namespaces/:namespace/replicasets/:name/scale", serve("update", "scale"));
  router.patch("/apis/apps/v1/namespaces/:namespace/replicasets/:name/scale", serve("patch", "scale"));
  router.get("/apis/apps/v1/namespaces/:namespace/replicasets/:name/status", serve("get", "status"));
  router.put("/apis/apps/v1/namespaces/:namespace/replicasets/:name/status", serve("update", "status"));
  router.patch("/apis/apps/v1/namespaces/:namespace/replicasets/:name/status", serve("patch", "status"));
};
var statefulsets = (router, serve) => {
  router.get("/apis/apps/v1/namespaces/:namespace/statefulsets", serve("list"));
  router.get("/apis/apps/v1/statefulsets", serve("list"));
  router.post("/apis/apps/v1/namespaces/:namespace/statefulsets", serve("create"));
  router.delete("/apis/apps/v1/namespaces/:namespace/statefulsets", serve("deletecollection"));
  router.get("/apis/apps/v1/namespaces/:namespace/statefulsets/:name", serve("get"));
  router.put("/apis/apps/v1/namespaces/:namespace/statefulsets/:name", serve("update"));
  router.patch("/apis/apps/v1/namespaces/:namespace/statefulsets/:name", serve("patch"));
  router.delete("/apis/apps/v1/namespaces/:namespace/statefulsets/:name", serve("delete"));
  router.get("/apis/apps/v1/namespaces/:namespace/statefulsets/:name/scale", serve("get", "scale"));
  router.put("/apis/apps/v1/namespaces/:namespace/statefulsets/:name/scale", serve("update", "scale"));
  router.patch("/apis/apps/v1/namespaces/:namespace/statefulsets/:name/scale", serve("patch", "scale"));
  router.get("/apis/apps/v1/namespaces/:namespace/statefulsets/:name/status", serve("get", "status"));
  router.put("/apis/apps/v1/namespaces/:namespace/statefulsets/:name/status", serve("update", "status"));
  router.patch("/apis/apps/v1/namespaces/:namespace/statefulsets/:name/status", serve("patch", "status"));
};
export {
  controllerrevisions,
  daemonsets,
  deployments,
  replicasets,
  statefulsets
};
