import "./chunk-7FSAQLAA.js";

// dist/generated/networking/v1/routes.js
var ingresses = (router, serve) => {
  router.get("/apis/networking.k8s.io/v1/namespaces/:namespace/ingresses", serve("list"));
  router.get("/apis/networking.k8s.io/v1/ingresses", serve("list"));
  router.post("/apis/networking.k8s.io/v1/namespaces/:namespace/ingresses", serve("create"));
  router.delete("/apis/networking.k8s.io/v1/namespaces/:namespace/ingresses", serve("deletecollection"));
  router.get("/apis/networking.k8s.io/v1/namespaces/:namespace/ingresses/:name", serve("get"));
  router.put("/apis/networking.k8s.io/v1/namespaces/:namespace/ingresses/:name", serve("update"));
  router.patch("/apis/networking.k8s.io/v1/namespaces/:namespace/ingresses/:name", serve("patch"));
  router.delete("/apis/networking.k8s.io/v1/namespaces/:namespace/ingresses/:name", serve("delete"));
  router.get("/apis/networking.k8s.io/v1/namespaces/:namespace/ingresses/:name/status", serve("get", "status"));
  router.put("/apis/networking.k8s.io/v1/namespaces/:namespace/ingresses/:name/status", serve("update", "status"));
  router.patch("/apis/networking.k8s.io/v1/namespaces/:namespace/ingresses/:name/status", serve("patch", "status"));
};
var ingressclasses = (router, serve) => {
  router.get("/apis/networking.k8s.io/v1/ingressclasses", serve("list"));
  router.post("/apis/networking.k8s.io/v1/ingressclasses", serve("create"));
  router.delete("/apis/networking.k8s.io/v1/ingressclasses", serve("deletecollection"));
  router.get("/apis/networking.k8s.io/v1/ingressclasses/:name", serve("get"));
  router.put("/apis/networking.k8s.io/v1/ingressclasses/:name", serve("update"));
  router.patch("/apis/networking.k8s.io/v1/ingressclasses/:name", serve("patch"));
  router.delete("/apis/networking.k8s.io/v1/ingressclasses/:name", serve("delete"));
};
var networkpolicies = (router, serve) => {
  router.get("/apis/networking.k8s.io/v1/namespaces/:namespace/networkpolicies", serve("list"));
  router.get("/apis/networking.k8s.io/v1/networkpolicies", serve("list"));
  router.post("/apis/networking.k8s.io/v1/namespaces/:namespace/networkpolicies", serve("create"));
  router.delete("/apis/networking.k8s.io/v1/namespaces/:namespace/networkpolicies", serve("deletecollection"));
  router.get("/apis/networking.k8s.io/v1/namespaces/:namespace/networkpolicies/:name", serve("get"));
  router.put("/apis/networking.k8s.io/v1/namespaces/:namespace/networkpolicies/:name", serve("update"));
  router.patch("/apis/networking.k8s.io/v1/namespaces/:namespace/networkpolicies/:name", serve("patch"));
  router.delete("/apis/networking.k8s.io/v1/namespaces/:namespace/networkpolicies/:name", serve("delete"));
};
export {
  ingressclasses,
  ingresses,
  networkpolicies
};
