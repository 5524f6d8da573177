import "./chunk-7FSAQLAA.js";

// dist/generated/events/v1beta1/routes.js
var events = (router, serve) => {
  router.get("/apis/events.k8s.io/v1beta1/namespaces/:namespace/events", serve("list"));
  router.get("/apis/events.k8s.io/v1beta1/events", serve("list"));
  router.post("/apis/events.k8s.io/v1beta1/namespaces/:namespace/events", serve("create"));
  router.delete("/apis/events.k8s.io/v1beta1/namespaces/:namespace/events", serve("deletecollection"));
  router.get("/apis/events.k8s.io/v1beta1/namespaces/:namespace/events/:name", serve("get"));
  router.put("/apis/events.k8s.io/v1beta1/namespaces/:namespace/events/:name", serve("update"));
  router.patch("/apis/events.k8s.io/v1beta1/namespaces/:namespace/events/:name", serve("patch"));
  router.delete("/apis/events.k8s.io/v1beta1/namespaces/:namespace/events/:name", serve("delete"));
};
export {
  events
};
