// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Routes of certificates.k8s.io/v1beta1. */

import type { RouteTable } from "kindwright/generated-code";
export const certificatesigningrequests: RouteTable = (router, serve) => {
  router.get("/apis/certificates.k8s.io/v1beta1/certificatesigningrequests", serve("list"));
  router.post("/apis/certificates.k8s.io/v1beta1/certificatesigningrequests", serve("create"));
  router.delete("/apis/certificates.k8s.io/v1beta1/certificatesigningrequests", serve("deletecollection"));
  router.get("/apis/certificates.k8s.io/v1beta1/certificatesigningrequests/:name", serve("get"));
  router.put("/apis/certificates.k8s.io/v1beta1/certificatesigningrequests/:name", serve("update"));
  router.patch("/apis/certificates.k8s.io/v1beta1/certificatesigningrequests/:name", serve("patch"));
  router.delete("/apis/certificates.k8s.io/v1beta1/certificatesigningrequests/:name", serve("delete"));
  router.get("/apis/certificates.k8s.io/v1beta1/certificatesigningrequests/:name/approval", serve("get", "approval"));
  router.put("/apis/certificates.k8s.io/v1beta1/certificatesigningrequests/:name/approval", serve("update", "approval"));
  router.patch("/apis/certificates.k8s.io/v1beta1/certificatesigningrequests/:name/approval", serve("patch", "approval"));
  router.get("/apis/certificates.k8s.io/v1beta1/certificatesigningrequests/:name/status", serve("get", "status"));
  router.put("/apis/certificates.k8s.io/v1beta1/certificatesigningrequests/:name/status", serve("update", "status"));
  router.patch("/apis/certificates.k8s.io/v1beta1/certificatesigningrequests/:name/status", serve("patch", "status"));
};
export const clustertrustbundles: RouteTable = (router, serve) => {
  router.get("/apis/certificates.k8s.io/v1beta1/clustertrustbundles", serve("list"));
  router.post("/apis/certificates.k8s.io/v1beta1/clustertrustbundles", serve("create"));
  router.delete("/apis/certificates.k8s.io/v1beta1/clustertrustbundles", serve("deletecollection"));
  router.get("/apis/certificates.k8s.io/v1beta1/clustertrustbundles/:name", serve("get"));
  router.put("/apis/certificates.k8s.io/v1beta1/clustertrustbundles/:name", serve("update"));
  router.patch("/apis/certificates.k8s.io/v1beta1/clustertrustbundles/:name", serve("patch"));
  router.delete("/apis/certificates.k8s.io/v1beta1/clustertrustbundles/:name", serve("delete"));
};
export const podcertificaterequests: RouteTable = (router, serve) => {
  router.get("/apis/certificates.k8s.io/v1beta1/namespaces/:namespace/podcertificaterequests", serve("list"));
  router.get("/apis/certificates.k8s.io/v1beta1/podcertificaterequests", serve("list"));
  router.post("/apis/certificates.k8s.io/v1beta1/namespaces/:namespace/podcertificaterequests", serve("create"));
  router.delete("/apis/certificates.k8s.io/v1beta1/namespaces/:namespace/podcertificaterequests", serve("deletecollection"));
  router.get("/apis/certificates.k8s.io/v1beta1/namespaces/:namespace/podcertificaterequests/:name", serve("get"));
  router.put("/apis/certificates.k8s.io/v1beta1/namespaces/:namespace/podcertificaterequests/:name", serve("update"));
  router.patch("/apis/certificates.k8s.io/v1beta1/namespaces/:namespace/podcertificaterequests/:name", serve("patch"));
  router.delete("/apis/certificates.k8s.io/v1beta1/namespaces/:namespace/podcertificaterequests/:name", serve("delete"));
  router.get("/apis/certificates.k8s.io/v1beta1/namespaces/:namespace/podcertificaterequests/:name/status", serve("get", "status"));
  router.put("/apis/certificates.k8s.io/v1beta1/namespaces/:namespace/podcertificaterequests/:name/status", serve("update", "status"));
  router.patch("/apis/certificates.k8s.io/v1beta1/namespaces/:namespace/podcertificaterequests/:name/status", serve("patch", "status"));
};
