// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** TypeBox schemas of apiserver.k8s.io/v1beta1: types and constraints. */

import { Type } from "kindwright/generated-code/typebox";
import type { SchemaOfType } from "kindwright/generated-code";
import type { TSchema } from "kindwright/generated-code/typebox";
/** Schemas by reference name. */
export const types: Readonly<Record<string, TSchema>> = {
      "apiserver/v1beta1.EgressSelectorConfiguration": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        egressSelections: Type.Optional(Type.Union([Type.Array(Type.Ref("apiserver/v1beta1.EgressSelection")), Type.Null()])),
      }),
      "apiserver/v1beta1.EgressSelection": Type.Object({
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        connection: Type.Optional(Type.Union([Type.Ref("apiserver/v1beta1.Connection"), Type.Null()])),
      }),
      "apiserver/v1beta1.Connection": Type.Object({
        proxyProtocol: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        transport: Type.Optional(Type.Union([Type.Ref("apiserver/v1beta1.Transport"), Type.Null()])),
      }),
      "apiserver/v1beta1.Transport": Type.Object({
        tcp: Type.Optional(Type.Union([Type.Ref("apiserver/v1beta1.TCPTransport"), Type.Null()])),
        uds: Type.Optional(Type.Union([Type.Ref("apiserver/v1beta1.UDSTransport"), Type.Null()])),
      }),
      "apiserver/v1beta1.TCPTransport": Type.Object({
        url: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        tlsConfig: Type.Optional(Type.Union([Type.Ref("apiserver/v1beta1.TLSConfig"), Type.Null()])),
      }),
      "apiserver/v1beta1.UDSTransport": Type.Object({
        udsName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "apiserver/v1beta1.TLSConfig": Type.Object({
        caBundle: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        clientKey: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        clientCert: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        tlsServerName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
    };
let joined: Readonly<Record<string, TSchema>> | undefined;
const named = (): Readonly<Record<string, TSchema>> => (joined ??= { ...types });
export const EgressSelectorConfiguration: SchemaOfType = { root: types["apiserver/v1beta1.EgressSelectorConfiguration"], get named() { return named(); } };
