import "./chunk-7FSAQLAA.js";

// dist/generated/apiserver.config/v1alpha1/schemas.js
import { Type } from "kindwright/generated-code/typebox";
var types = {
  "apiserver.config/v1alpha1.WebhookAdmission": Type.Object({
    kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    kubeConfigFile: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  })
};
var named = () => ({ ...types });
var WebhookAdmission = { root: types["apiserver.config/v1alpha1.WebhookAdmission"], get named() {
  return named();
} };
export {
  WebhookAdmission,
  types
};
