// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** TypeBox schemas of certificates.k8s.io/v1alpha1: types and constraints. */

import * as metaV1 from "../../meta/v1/schemas.js";
import { Type } from "kindwright/generated-code/typebox";
import type { SchemaOfType } from "kindwright/generated-code";
import type { TSchema } from "kindwright/generated-code/typebox";
/** Schemas by reference name. */
export const types: Readonly<Record<string, TSchema>> = {
      "certificates/v1alpha1.ClusterTrustBundle": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Optional(Type.Union([Type.Ref("certificates/v1alpha1.ClusterTrustBundleSpec"), Type.Null()])),
      }),
      "certificates/v1alpha1.ClusterTrustBundleSpec": Type.Object({
        signerName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        trustBundle: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
    };
let joined: Readonly<Record<string, TSchema>> | undefined;
const named = (): Readonly<Record<string, TSchema>> => (joined ??= { ...types, ...metaV1.types });
export const ClusterTrustBundle: SchemaOfType = { root: types["certificates/v1alpha1.ClusterTrustBundle"], get named() { return named(); } };
