import "./chunk-7FSAQLAA.js";

// dist/generated/certificates/v1/routes.js
var certificatesigningrequests = (router, serve) => {
  router.get("/apis/certificates.k8s.io/v1/certificatesigningrequests", serve("list"));
  router.post("/apis/certificates.k8s.io/v1/certificatesigningrequests", serve("create"));
  router.delete("/apis/certificates.k8s.io/v1/certificatesigningrequests", serve("deletecollection"));
  router.get("/apis/certificates.k8s.io/v1/certificatesigningrequests/:name", serve("get"));
  router.put("/apis/certificates.k8s.io/v1/certificatesigningrequests/:name", serve("update"));
  router.patch("/apis/certificates.k8s.io/v1/certificatesigningrequests/:name", serve("patch"));
  router.delete("/apis/certificates.k8s.io/v1/certificatesigningrequests/:name", serve("delete"));
  router.get("/apis/certificates.k8s.io/v1/certificatesigningrequests/:name/approval", serve("get", "approval"));
  router.put("/apis/certificates.k8s.io/v1/certificatesigningrequests/:name/approval", serve("update", "approval"));
  router.patch("/apis/certificates.k8s.io/v1/certificatesigningrequests/:name/approval", serve("patch", "approval"));
  router.get("/apis/certificates.k8s.io/v1/certificatesigningrequests/:name/status", serve("get", "status"));
  router.put("/apis/certificates.k8s.io/v1/certificatesigningrequests/:name/status", serve("update", "status"));
  router.patch("/apis/certificates.k8s.io/v1/certificatesigningrequests/:name/status", serve("patch", "status"));
};
export {
  certificatesigningrequests
};
