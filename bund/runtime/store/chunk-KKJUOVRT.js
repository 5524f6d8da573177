import {
  types
} from "./chunk-EE3KWUAX.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/certificates/v1beta1/schemas.js
import { Type } from "kindwright/generated-code/typebox";
var types2 = {
  "certificates/v1beta1.CertificateSigningRequest": Type.Object({
    kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
    spec: Type.Optional(Type.Union([Type.Ref("certificates/v1beta1.CertificateSigningRequestSpec"), Type.Null()])),
    status: Type.Optional(Type.Union([Type.Ref("certificates/v1beta1.CertificateSigningRequestStatus"), Type.Null()]))
  }),
  "certificates/v1beta1.CertificateSigningRequestSpec": Type.Object({
    request: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    signerName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    usages: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
    username: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    uid: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    groups: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
    extra: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.Array(Type.String()) }), Type.Null()]))
  }),
  "certificates/v1beta1.CertificateSigningRequestStatus": Type.Object({
    conditions: Type.Optional(Type.Union([Type.Array(Type.Ref("certificates/v1beta1.CertificateSigningRequestCondition")), Type.Null()])),
    certificate: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "certificates/v1beta1.CertificateSigningRequestCondition": Type.Object({
    type: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    status: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    reason: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    message: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    lastUpdateTime: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    lastTransitionTime: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  })
};
var named = () => ({ ...types2, ...types });
var CertificateSigningRequest = { root: types2["certificates/v1beta1.CertificateSigningRequest"], get named() {
  return named();
} };
export {
  CertificateSigningRequest,
  types2 as types
};
