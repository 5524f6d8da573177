import {
  types
} from "./chunk-EE3KWUAX.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/apiregistration/v1/schemas.js
import { Type } from "kindwright/generated-code/typebox";
var types2 = {
  "apiregistration/v1.APIService": Type.Object({
    kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
    spec: Type.Optional(Type.Union([Type.Ref("apiregistration/v1.APIServiceSpec"), Type.Null()], { "rules": { "held": "struct" } })),
    status: Type.Optional(Type.Union([Type.Ref("apiregistration/v1.APIServiceStatus"), Type.Null()], { "rules": { "held": "struct" } }))
  }, { "between": true }),
  "apiregistration/v1.ServiceReference": Type.Object({
    namespace: Type.Optional(Type.Union([Type.String({ "minLength": 1 }), Type.Null()], { "rules": { "needed": true } })),
    name: Type.Optional(Type.Union([Type.String({ "minLength": 1 }), Type.Null()], { "rules": { "needed": true } })),
    port: Type.Optional(Type.Union([Type.Integer({ "minimum": 1, "maximum": 65535 }), Type.Null()], { "because": { "range": "port is not valid: must be between 1 and 65535, inclusive" } }))
  }, { "between": true }),
  "apiregistration/v1.APIServiceSpec": Type.Object({
    service: Type.Optional(Type.Union([Type.Ref("apiregistration/v1.ServiceReference"), Type.Null()])),
    group: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    version: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    insecureSkipTLSVerify: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
    caBundle: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    groupPriorityMinimum: Type.Optional(Type.Union([Type.Integer({ "minimum": 1, "maximum": 2e4 }), Type.Null()], { "because": { "range": "must be positive and less than 20000" } })),
    versionPriority: Type.Optional(Type.Union([Type.Integer({ "minimum": 1, "maximum": 1e3 }), Type.Null()], { "because": { "range": "must be positive and less than 1000" } }))
  }, { "between": true }),
  "apiregistration/v1.APIServiceCondition": Type.Object({
    type: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    status: Type.Optional(Type.Union([Type.Enum(["True", "False", "Unknown"]), Type.Null()], { "rules": { "held": "text" } })),
    lastTransitionTime: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    reason: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    message: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }, { "between": true }),
  "apiregistration/v1.APIServiceStatus": Type.Object({
    conditions: Type.Optional(Type.Union([Type.Array(Type.Ref("apiregistration/v1.APIServiceCondition")), Type.Null()]))
  }, { "between": true })
};
var named = () => ({ ...types2, ...types });
var APIService = { root: types2["apiregistration/v1.APIService"], get named() {
  return named();
} };
export {
  APIService,
  types2 as types
};
