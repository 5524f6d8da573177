import "./chunk-7FSAQLAA.js";

// dist/generated/rbac.authorization/v1/routes.js
var clusterroles = (router, serve) => {
  router.get("/apis/rbac.authorization.k8s.io/v1/clusterroles", serve("list"));
  router.post("/apis/rbac.authorization.k8s.io/v1/clusterroles", serve("create"));
  router.delete("/apis/rbac.authorization.k8s.io/v1/clusterroles", serve("deletecollection"));
  router.get("/apis/rbac.authorization.k8s.io/v1/clusterroles/:name", serve("get"));
  router.put("/apis/rbac.authorization.k8s.io/v1/clusterroles/:name", serve("update"));
  router.patch("/apis/rbac.authorization.k8s.io/v1/clusterroles/:name", serve("patch"));
  router.delete("/apis/rbac.authorization.k8s.io/v1/clusterroles/:name", serve("delete"));
};
var clusterrolebindings = (router, serve) => {
  router.get("/apis/rbac.authorization.k8s.io/v1/clusterrolebindings", serve("list"));
  router.post("/apis/rbac.authorization.k8s.io/v1/clusterrolebindings", serve("create"));
  router.delete("/apis/rbac.authorization.k8s.io/v1/clusterrolebindings", serve("deletecollection"));
  router.get("/apis/rbac.authorization.k8s.io/v1/clusterrolebindings/:name", serve("get"));
  router.put("/apis/rbac.authorization.k8s.io/v1/clusterrolebindings/:name", serve("update"));
  router.patch("/apis/rbac.authorization.k8s.io/v1/clusterrolebindings/:name", serve("patch"));
  router.delete("/apis/rbac.authorization.k8s.io/v1/clusterrolebindings/:name", serve("delete"));
};
var roles = (router, serve) => {
  router.get("/apis/rbac.authorization.k8s.io/v1/namespaces/:namespace/roles", serve("list"));
  router.get("/apis/rbac.authorization.k8s.io/v1/roles", serve("list"));
  router.post("/apis/rbac.authorization.k8s.io/v1/namespaces/:namespace/roles", serve("create"));
  router.delete("/apis/rbac.authorization.k8s.io/v1/namespaces/:namespace/roles", serve("deletecollection"));
  router.get("/apis/rbac.authorization.k8s.io/v1/namespaces/:namespace/roles/:name", serve("get"));
  router.put("/apis/rbac.authorization.k8s.io/v1/namespaces/:namespace/roles/:name", serve("update"));
  router.patch("/apis/rbac.authorization.k8s.io/v1/namespaces/:namespace/roles/:name", serve("patch"));
  router.delete("/apis/rbac.authorization.k8s.io/v1/namespaces/:namespace/roles/:name", serve("delete"));
};
var rolebindings = (router, serve) => {
  router.get("/apis/rbac.authorization.k8s.io/v1/namespaces/:namespace/rolebindings", serve("list"));
  router.get("/apis/rbac.authorization.k8s.io/v1/rolebindings", serve("list"));
  router.post("/apis/rbac.authorization.k8s.io/v1/namespaces/:namespace/rolebindings", serve("create"));
  router.delete("/apis/rbac.authorization.k8s.io/v1/namespaces/:namespace/rolebindings", serve("deletecollection"));
  router.get("/apis/rbac.authorization.k8s.io/v1/namespaces/:namespace/rolebindings/:name", serve("get"));
  router.put("/apis/rbac.authorization.k8s.io/v1/namespaces/:namespace/rolebindings/:name", serve("update"));
  router.patch("/apis/rbac.authorization.k8s.io/v1/namespaces/:namespace/rolebindings/:name", serve("patch"));
  router.delete("/apis/rbac.authorization.k8s.io/v1/namespaces/:namespace/rolebindings/:name", serve("delete"));
};
export {
  clusterrolebindings,
  clusterroles,
  rolebindings,
  roles
};
