import "./chunk-7FSAQLAA.js";

// dist/generated/client.authentication/v1alpha1/schemas.js
import { Type } from "kindwright/generated-code/typebox";
var types = {
  "client.authentication/v1alpha1.ExecCredential": Type.Object({
    kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    spec: Type.Optional(Type.Union([Type.Ref("client.authentication/v1alpha1.ExecCredentialSpec"), Type.Null()])),
    status: Type.Optional(Type.Union([Type.Ref("client.authentication/v1alpha1.ExecCredentialStatus"), Type.Null()]))
  }),
  "client.authentication/v1alpha1.ExecCredentialSpec": Type.Object({
    response: Type.Optional(Type.Union([Type.Ref("client.authentication/v1alpha1.Response"), Type.Null()])),
    interactive: Type.Optional(Type.Union([Type.Boolean(), Type.Null()]))
  }),
  "client.authentication/v1alpha1.ExecCredentialStatus": Type.Object({
    expirationTimestamp: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    token: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    clientCertificateData: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    clientKeyData: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "client.authentication/v1alpha1.Response": Type.Object({
    header: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.Array(Type.String()) }), Type.Null()])),
    code: Type.Optional(Type.Union([Type.Integer(), Type.Null()]))
  })
};
var named = () => ({ ...types });
var ExecCredential = { root: types["client.authentication/v1alpha1.ExecCredential"], get named() {
  return named();
} };
export {
  ExecCredential,
  types
};
