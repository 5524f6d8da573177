import "./chunk-7FSAQLAA.js";

// dist/generated/apiserver/v1beta1/schemas.js
import { Type } from "kindwright/generated-code/typebox";
var types = {
  "apiserver/v1beta1.EgressSelectorConfiguration": Type.Object({
    kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    egressSelections: Type.Optional(Type.Union([Type.Array(Type.Ref("apiserver/v1beta1.EgressSelection")), Type.Null()]))
  }),
  "apiserver/v1beta1.EgressSelection": Type.Object({
    name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    connection: Type.Optional(Type.Union([Type.Ref("apiserver/v1beta1.Connection"), Type.Null()]))
  }),
  "apiserver/v1beta1.Connection": Type.Object({
    proxyProtocol: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    transport: Type.Optional(Type.Union([Type.Ref("apiserver/v1beta1.Transport"), Type.Null()]))
  }),
  "apiserver/v1beta1.Transport": Type.Object({
    tcp: Type.Optional(Type.Union([Type.Ref("apiserver/v1beta1.TCPTransport"), Type.Null()])),
    uds: Type.Optional(Type.Union([Type.Ref("apiserver/v1beta1.UDSTransport"), Type.Null()]))
  }),
  "apiserver/v1beta1.TCPTransport": Type.Object({
    url: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    tlsConfig: Type.Optional(Type.Union([Type.Ref("apiserver/v1beta1.TLSConfig"), Type.Null()]))
  }),
  "apiserver/v1beta1.UDSTransport": Type.Object({
    udsName: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "apiserver/v1beta1.TLSConfig": Type.Object({
    caBundle: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    clientKey: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    clientCert: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  })
};
var named = () => ({ ...types });
var EgressSelectorConfiguration = { root: types["apiserver/v1beta1.EgressSelectorConfiguration"], get named() {
  return named();
} };
export {
  EgressSelectorConfiguration,
  types
};
