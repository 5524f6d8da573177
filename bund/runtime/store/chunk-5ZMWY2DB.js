import "./chunk-7FSAQLAA.js";

// dist/generated/admissionregistration/v1/routes.js
var mutatingwebhookconfigurations = (router, serve) => {
  router.get("/apis/admissionregistration.k8s.io/v1/mutatingwebhookconfigurations", serve("list"));
  router.post("/apis/admissionregistration.k8s.io/v1/mutatingwebhookconfigurations", serve("create"));
  router.delete("/apis/admissionregistration.k8s.io/v1/mutatingwebhookconfigurations", serve("deletecollection"));
  router.get("/apis/admissionregistration.k8s.io/v1/mutatingwebhookconfigurations/:name", serve("get"));
  router.put("/apis/admissionregistration.k8s.io/v1/mutatingwebhookconfigurations/:name", serve("update"));
  router.patch("/apis/admissionregistration.k8s.io/v1/mutatingwebhookconfigurations/:name", serve("patch"));
  router.delete("/apis/admissionregistration.k8s.io/v1/mutatingwebhookconfigurations/:name", serve("delete"));
};
var validatingwebhookconfigurations = (router, serve) => {
  router.get("/apis/admissionregistration.k8s.io/v1/validatingwebhookconfigurations", serve("list"));
  router.post("/apis/admissionregistration.k8s.io/v1/validatingwebhookconfigurations", serve("create"));
  router.delete("/apis/admissionregistration.k8s.io/v1/validatingwebhookconfigurations", serve("deletecollection"));
  router.get("/apis/admissionregistration.k8s.io/v1/validatingwebhookconfigurations/:name", serve("get"));
  router.put("/apis/admissionregistration.k8s.io/v1/validatingwebhookconfigurations/:name", serve("update"));
  router.patch("/apis/admissionregistration.k8s.io/v1/validatingwebhookconfigurations/:name", serve("patch"));
  router.delete("/apis/admissionregistration.k8s.io/v1/validatingwebhookconfigurations/:name", serve("delete"));
};
export {
  mutatingwebhookconfigurations,
  validatingwebhookconfigurations
};
