// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** TypeBox schemas of coordination.k8s.io/v1beta1: types and constraints. */

import * as metaV1 from "../../meta/v1/schemas.js";
import { Type } from "kindwright/generated-code/typebox";
import type { SchemaOfType } from "kindwright/generated-code";
import type { TSchema } from "kindwright/generated-code/typebox";
/** Schemas by reference name. */
export const types: Readonly<Record<string, TSchema>> = {
      "coordination/v1beta1.Lease": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Optional(Type.Union([Type.Ref("coordination/v1beta1.LeaseSpec"), Type.Null()])),
      }),
      "coordination/v1beta1.LeaseSpec": Type.Object({
        holderIdentity: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        leaseDurationSeconds: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        acquireTime: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        renewTime: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        leaseTransitions: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        strategy: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        preferredHolder: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "coordination/v1beta1.LeaseCandidate": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Union([Type.Ref("coordination/v1beta1.LeaseCandidateSpec")], {"rules":{"held":"struct"}}),
      }, {"between":true}),
      "coordination/v1beta1.LeaseCandidateSpec": Type.Object({
        leaseName: Type.Union([Type.String({"minLength":1})], {"rules":{"needed":true}}),
        pingTime: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        renewTime: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        binaryVersion: Type.Union([Type.String({"minLength":1,"format":"semver"})], {"rules":{"needed":true}}),
        emulationVersion: Type.Optional(Type.Union([Type.String({"format":"semver"}), Type.Null()], {"rules":{"requiredIf":{"strategy":{"values":["OldestEmulationVersion"]}}},"because":{"requiredIf":"must be specified when `strategy` is 'OldestEmulationVersion'"}})),
        strategy: Type.Union([Type.String({"minLength":1})], {"rules":{"needed":true}}),
      }, {"between":true}),
    };
let joined: Readonly<Record<string, TSchema>> | undefined;
const named = (): Readonly<Record<string, TSchema>> => (joined ??= { ...types, ...metaV1.types });
export const Lease: SchemaOfType = { root: types["coordination/v1beta1.Lease"], get named() { return named(); } };
export const LeaseCandidate: SchemaOfType = { root: types["coordination/v1beta1.LeaseCandidate"], get named() { return named(); } };
