import "./chunk-7FSAQLAA.js";

// dist/generated/authentication/v1beta1/routes.js
var tokenreviews = (router, serve) => {
  router.post("/apis/authentication.k8s.io/v1beta1/tokenreviews", serve("create"));
};
export {
  tokenreviews
};
