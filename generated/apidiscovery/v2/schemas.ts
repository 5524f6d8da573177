// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** TypeBox schemas of apidiscovery.k8s.io/v2: types and constraints. */

import * as metaV1 from "../../meta/v1/schemas.js";
import { Type } from "kindwright/generated-code/typebox";
import type { SchemaOfType } from "kindwright/generated-code";
import type { TSchema } from "kindwright/generated-code/typebox";
/** Schemas by reference name. */
export const types: Readonly<Record<string, TSchema>> = {
      "apidiscovery/v2.APIGroupDiscovery": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        versions: Type.Optional(Type.Union([Type.Array(Type.Ref("apidiscovery/v2.APIVersionDiscovery")), Type.Null()])),
      }),
      "apidiscovery/v2.APIVersionDiscovery": Type.Object({
        version: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        resources: Type.Optional(Type.Union([Type.Array(Type.Ref("apidiscovery/v2.APIResourceDiscovery")), Type.Null()])),
        freshness: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "apidiscovery/v2.APIResourceDiscovery": Type.Object({
        resource: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        responseKind: Type.Optional(Type.Union([Type.Ref("meta/v1.GroupVersionKind"), Type.Null()])),
        scope: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        singularResource: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        verbs: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        shortNames: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        categories: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        subresources: Type.Optional(Type.Union([Type.Array(Type.Ref("apidiscovery/v2.APISubresourceDiscovery")), Type.Null()])),
      }),
      "apidiscovery/v2.APISubresourceDiscovery": Type.Object({
        subresource: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        responseKind: Type.Optional(Type.Union([Type.Ref("meta/v1.GroupVersionKind"), Type.Null()])),
        acceptedTypes: Type.Optional(Type.Union([Type.Array(Type.Ref("meta/v1.GroupVersionKind")), Type.Null()])),
        verbs: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
      }),
      "apidiscovery/v2.APIGroupDiscoveryList": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ListMeta"), Type.Null()])),
        items: Type.Optional(Type.Union([Type.Array(Type.Ref("apidiscovery/v2.APIGroupDiscovery")), Type.Null()])),
      }),
    };
let joined: Readonly<Record<string, TSchema>> | undefined;
const named = (): Readonly<Record<string, TSchema>> => (joined ??= { ...types, ...metaV1.types });
export const APIGroupDiscovery: SchemaOfType = { root: types["apidiscovery/v2.APIGroupDiscovery"], get named() { return named(); } };
export const APIGroupDiscoveryList: SchemaOfType = { root: types["apidiscovery/v2.APIGroupDiscoveryList"], get named() { return named(); } };
