// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** TypeBox schemas of resourcequota.admission.k8s.io/v1alpha1: types and constraints. */

import * as coreV1 from "../../core/v1/schemas.js";
import * as metaV1 from "../../meta/v1/schemas.js";
import { Type } from "kindwright/generated-code/typebox";
import type { SchemaOfType } from "kindwright/generated-code";
import type { TSchema } from "kindwright/generated-code/typebox";
/** Schemas by reference name. */
export const types: Readonly<Record<string, TSchema>> = {
      "resourcequota.admission/v1alpha1.Configuration": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        limitedResources: Type.Optional(Type.Union([Type.Array(Type.Ref("resourcequota.admission/v1alpha1.LimitedResource")), Type.Null()])),
      }),
      "resourcequota.admission/v1alpha1.LimitedResource": Type.Object({
        apiGroup: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        resource: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        matchContains: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        matchScopes: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.ScopedResourceSelectorRequirement")), Type.Null()])),
      }),
    };
let joined: Readonly<Record<string, TSchema>> | undefined;
const named = (): Readonly<Record<string, TSchema>> => (joined ??= { ...types, ...coreV1.types, ...metaV1.types });
export const Configuration: SchemaOfType = { root: types["resourcequota.admission/v1alpha1.Configuration"], get named() { return named(); } };
