// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** TypeBox schemas of coordination.k8s.io/v1alpha1: types and constraints. */

import * as metaV1 from "../../meta/v1/schemas.js";
import { Type } from "kindwright/generated-code/typebox";
import type { SchemaOfType } from "kindwright/generated-code";
import type { TSchema } from "kindwright/generated-code/typebox";
/** Schemas by reference name. */
export const types: Readonly<Record<string, TSchema>> = {
      "coordination/v1alpha1.LeaseCandidate": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Optional(Type.Union([Type.Ref("coordination/v1alpha1.LeaseCandidateSpec"), Type.Null()])),
      }),
      "coordination/v1alpha1.LeaseCandidateSpec": Type.Object({
        leaseName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        pingTime: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        renewTime: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        binaryVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        emulationVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        preferredStrategies: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
      }),
    };
let joined: Readonly<Record<string, TSchema>> | undefined;
const named = (): Readonly<Record<string, TSchema>> => (joined ??= { ...types, ...metaV1.types });
export const LeaseCandidate: SchemaOfType = { root: types["coordination/v1alpha1.LeaseCandidate"], get named() { return named(); } };
