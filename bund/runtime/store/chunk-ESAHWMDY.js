import "./chunk-7FSAQLAA.js";

// dist/generated/scheduling/v1/routes.js
var priorityclasses = (router, serve) => {
  router.get("/apis/scheduling.k8s.io/v1/priorityclasses", serve("list"));
  router.post("/apis/scheduling.k8s.io/v1/priorityclasses", serve("create"));
  router.delete("/apis/scheduling.k8s.io/v1/priorityclasses", serve("deletecollection"));
  router.get("/apis/scheduling.k8s.io/v1/priorityclasses/:name", serve("get"));
  router.put("/apis/scheduling.k8s.io/v1/priorityclasses/:name", serve("update"));
  router.patch("/apis/scheduling.k8s.io/v1/priorityclasses/:name", serve("patch"));
  router.delete("/apis/scheduling.k8s.io/v1/priorityclasses/:name", serve("delete"));
};
export {
  priorityclasses
};
