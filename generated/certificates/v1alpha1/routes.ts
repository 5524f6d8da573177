// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Routes of certificates.k8s.io/v1alpha1. */

import type { RouteTable } from "kindwright/generated-code";
export const clustertrustbundles: RouteTable = (router, serve) => {
  router.get("/apis/certificates.k8s.io/v1alpha1/clustertrustbundles", serve("list"));
  router.post("/apis/certificates.k8s.io/v1alpha1/clustertrustbundles", serve("create"));
  router.delete("/apis/certificates.k8s.io/v1alpha1/clustertrustbundles", serve("deletecollection"));
  router.get("/apis/certificates.k8s.io/v1alpha1/clustertrustbundles/:name", serve("get"));
  router.put("/apis/certificates.k8s.io/v1alpha1/clustertrustbundles/:name", serve("update"));
  router.patch("/apis/certificates.k8s.io/v1alpha1/clustertrustbundles/:name", serve("patch"));
  router.delete("/apis/certificates.k8s.io/v1alpha1/clustertrustbundles/:name", serve("delete"));
};
export const podcertificaterequests: RouteTable = (router, serve) => {
  router.get("/apis/certificates.k8s.io/v1alpha1/namespaces/:namespace/podcertificaterequests", serve("list"));
  router.get("/apis/certificates.k8s.io/v1alpha1/podcertificaterequests", serve("list"));
  router.post("/apis/certificates.k8s.io/v1alpha1/namespaces/:namespace/podcertificaterequests", serve("create"));
  router.delete("/apis/certificates.k8s.io/v1alpha1/namespaces/:namespace/podcertificaterequests", serve("deletecollection"));
  router.get("/apis/certificates.k8s.io/v1alpha1/namespaces/:namespace/podcertificaterequests/:name", serve("get"));
  router.put("/apis/certificates.k8s.io/v1alpha1/namespaces/:namespace/podcertificaterequests/:name", serve("update"));
  router.patch("/apis/certificates.k8s.io/v1alpha1/namespaces/:namespace/podcertificaterequests/:name", serve("patch"));
  router.delete("/apis/certificates.k8s.io/v1alpha1/namespaces/:namespace/podcertificaterequests/:name", serve("delete"));
  router.get("/apis/certificates.k8s.io/v1alpha1/namespaces/:namespace/podcertificaterequests/:name/status", serve("get", "status"));
  router.put("/apis/certificates.k8s.io/v1alpha1/namespaces/:namespace/podcertificaterequests/:name/status", serve("update", "status"));
  router.patch("/apis/certificates.k8s.io/v1alpha1/namespaces/:namespace/podcertificaterequests/:name/status", serve("patch", "status"));
};
