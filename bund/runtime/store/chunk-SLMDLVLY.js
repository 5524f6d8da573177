import "./chunk-7FSAQLAA.js";

// dist/generated/authorization/v1/routes.js
var localsubjectaccessreviews = (router, serve) => {
  router.post("/apis/authorization.k8s.io/v1/namespaces/:namespace/localsubjectaccessreviews", serve("create"));
};
var selfsubjectaccessreviews = (router, serve) => {
  router.post("/apis/authorization.k8s.io/v1/selfsubjectaccessreviews", serve("create"));
};
var selfsubjectrulesreviews = (router, serve) => {
  router.post("/apis/authorization.k8s.io/v1/selfsubjectrulesreviews", serve("create"));
};
var subjectaccessreviews = (router, serve) => {
  router.post("/apis/authorization.k8s.io/v1/subjectaccessreviews", serve("create"));
};
export {
  localsubjectaccessreviews,
  selfsubjectaccessreviews,
  selfsubjectrulesreviews,
  subjectaccessreviews
};
