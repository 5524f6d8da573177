import "./chunk-7FSAQLAA.js";

// dist/generated/extensions/v1beta1/routes.js
var daemonsets = (router, serve) => {
  router.get("/apis/extensions/v1beta1/namespaces/:namespace/daemonsets", serve("list"));
  router.get("/apis/extensions/v1beta1/daemonsets", serve("list"));
  router.post("/apis/extensions/v1beta1/namespaces/:namespace/daemonsets", serve("create"));
  router.delete("/apis/extensions/v1beta1/namespaces/:namespace/daemonsets", serve("deletecollection"));
  router.get("/apis/extensions/v1beta1/namespaces/:namespace/daemonsets/:name", serve("get"));
  router.put("/apis/extensions/v1beta1/namespaces/:namespace/daemonsets/:name", serve("update"));
  router.patch("/apis/extensions/v1beta1/namespaces/:namespace/daemonsets/:name", serve("patch"));
  router.delete("/apis/extensions/v1beta1/namespaces/:namespace/daemonsets/:name", serve("delete"));
  router.get("/apis/extensions/v1beta1/namespaces/:namespace/daemonsets/:name/status", serve("get", "status"));
  router.put("/apis/extensions/v1beta1/namespaces/:namespace/daemonsets/:name/status", serve("update", "status"));
  router.patch("/apis/extensions/v1beta1/namespaces/:namespace/daemonsets/:name/status", serve("patch", "status"));
};
var deployments = (router, serve) => {
  router.get("/apis/extensions/v1beta1/namespaces/:namespace/deployments", serve("list"));
  router.get("/apis/extensions/v1beta1/deployments", serve("list"));
  router.post("/apis/extensions/v1beta1/namespaces/:namespace/deployments", serve("create"));
  router.delete("/apis/extensions/v1beta1/namespaces/:namespace/deployments", serve("deletecollection"));
  router.get("/apis/extensions/v1beta1/namespaces/:namespace/deployments/:name", serve("get"));
  router.put("/apis/extensions/v1beta1/namespaces/:namespace/deployments/:name", serve("update"));
  router.patch("/apis/extensions/v1beta1/namespaces/:namespace/deployments/:name", serve("patch"));
  router.delete("/apis/extensions/v1beta1/namespaces/:namespace/deployments/:name", serve("delete"));
  router.get("/apis/extensions/v1beta1/namespaces/:namespace/deployments/:name/scale", serve("get", "scale"));
  router.put("/apis/extensions/v1beta1/namespaces/:namespace/deployments/:name/scale", serve("update", "scale"));
  router.patch("/apis/extensions/v1beta1/namespaces/:namespace/deployments/:name/scale", serve("patch", "scale"));
  router.get("/apis/extensions/v1beta1/namespaces/:namespace/deployments/:name/status", serve("get", "status"));
  router.put("/apis/extensions/v1beta1/namespaces/:namespace/deployments/:name/status", serve("update", "status"));
  router.patch("/apis/extensions/v1beta1/namespaces/:namespace/deployments/:name/status", serve("patch", "status"));
};
var ingresses = (router, serve) => {
  router.get("/apis/extensions/v1beta1/namespaces/:namespace/ingresses", serve("list"));
  router.get("/apis/extensions/v1beta1/ingresses", serve("list"));
  router.post("/apis/extensions/v1beta1/namespaces/:namespace/ingresses", serve("create"));
  router.delete("/apis/extensions/v1beta1/namespaces/:namespace/ingresses", serve("deletecollection"));
  router.get("/apis/extensions/v1beta1/namespaces/:namespace/ingresses/:name", serve("get"));
  router.put("/apis/extensions/v1beta1/namespaces/:namespace/ingresses/:name", serve("update"));
  router.patch("/apis/extensions/v1beta1/namespaces/:namespace/ingresses/:name", serve("patch"));
  router.delete("/apis/extensions/v1beta1/namespaces/:namespace/ingresses/:name", serve("delete"));
  router.get("/apis/extensions/v1beta1/namespaces/:namespace/ingresses/:name/status", serve("get", "status"));
  router.put("/apis/extensions/v1beta1/namespaces/:namespace/ingresses/:name/status", serve("update", "status"));
  router.patch("/apis/extensions/v1beta1/namespaces/:namespace/ingresses/:name/status", serve("patch", "status"));
};
var networkpolicies = (router, serve) => {
  router.get("/apis/extensions/v1beta1/namespaces/:namespace/networkpolicies", serve("list"));
  router.get("/apis/extensions/v1beta1/networkpolicies", serve("list"));
  router.post("/apis/extensions/v1beta1/namespaces/:namespace/networkpolicies", serve("create"));
  router.delete("/apis/extensions/v1beta1/namespaces/:namespace/networkpolicies", serve("deletecollection"));
  router.get("/apis/extensions/v1beta1/namespaces/:namespace/networkpolicies/:name", serve("get"));
  router.put("/apis/extensions/v1beta1/namespaces/:namespace/networkpolicies/:name", serve("update"));
  router.patch("/apis/extensions/v1beta1/namespaces/:namespace/networkpolicies/:name", serve("patch"));
  router.delete("/apis/extensions/v1beta1/namespaces/:namespace/networkpolicies/:name", serve("delete"));
};
var podsecuritypolicies = (router, serve) => {
  router.get("/apis/extensions/v1beta1/podsecuritypolicies", serve("list"));
  router.post("/apis/extensions/v1beta1/podsecuritypolicies", serve("create"));
  router.delete("/apis/extensions/v1beta1/podsecuritypolicies", serve("deletecollection"));
  router.get("/apis/extensions/v1beta1/podsecuritypolicies/:name", serve("get"));
  router.put("/apis/extensions/v1beta1/podsecuritypolicies/:name", serve("update"));
  router.patch("/apis/extensions/v1beta1/podsecuritypolicies/:name", serve("patch"));
  router.delete("/apis/extensions/v1beta1/podsecuritypolicies/:name", serve("delete"));
};
var replicasets = (router, serve) => {
  router.get("/apis/extensions/v1beta1/namespaces/:namespace/replicasets", serve("list"));
  router.get("/apis/extensions/v1beta1/replicasets", serve("list"));
  router.post("/apis/extensions/v1beta1/namespaces/:namespace/replicasets", serve("create"));
  router.delete("/apis/extensions/v1beta1/namespaces/:namespace/replicasets", serve("deletecollection"));
  router.get("/apis/extensions/v1beta1/namespaces/:namespace/replicasets/:name", serve("get"));
  router.put("/apis/extensions/v1beta1/namespaces/:namespace/replicasets/:name", serve("update"));
  router.patch("/apis/extensions/v1beta1/namespaces/:namespace/replicasets/:name", serve("patch"));
  router.delete("/apis/extensions/v1beta1/namespaces/:namespace/replicasets/:name", serve("delete"));
  router.get("/apis/extensions/v1beta1/namespaces/:namespace/replicasets/:name/scale", serve("get", "scale"));
  router.put("/apis/extensions/v1beta1/namespaces/:namespace/replicasets/:name/scale", serve("update", "scale"));
  router.patch("/apis/extensions/v1beta1/namespaces/:namespace/replicasets/:name/scale", serve("patch", "scale"));
  router.get("/apis/extensions/v1beta1/namespaces/:namespace/replicasets/:name/status", serve("get", "status"));
  router.put("/apis/extensions/v1beta1/namespaces/:namespace/replicasets/:name/status", serve("update", "status"));
  router.patch("/apis/extensions/v1beta1/namespaces/:namespace/replicasets/:name/status", serve("patch", "status"));
};
export {
  daemonsets,
  deployments,
  ingresses,
  networkpolicies,
  podsecuritypolicies,
  replicasets
};
