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
      "certificates/v1alpha1.PodCertificateRequest": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Optional(Type.Union([Type.Ref("certificates/v1alpha1.PodCertificateRequestSpec"), Type.Null()])),
        status: Type.Optional(Type.Union([Type.Ref("certificates/v1alpha1.PodCertificateRequestStatus"), Type.Null()])),
      }),
      "certificates/v1alpha1.PodCertificateRequestSpec": Type.Object({
        signerName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        podName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        podUID: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        serviceAccountName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        serviceAccountUID: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        nodeName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        nodeUID: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        maxExpirationSeconds: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        pkixPublicKey: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        proofOfPossession: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "certificates/v1alpha1.PodCertificateRequestStatus": Type.Object({
        conditions: Type.Optional(Type.Union([Type.Array(Type.Ref("meta/v1.Condition")), Type.Null()])),
        certificateChain: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        notBefore: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        beginRefreshAt: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        notAfter: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
    };
let joined: Readonly<Record<string, TSchema>> | undefined;
const named = (): Readonly<Record<string, TSchema>> => (joined ??= { ...types, ...metaV1.types });
export const ClusterTrustBundle: SchemaOfType = { root: types["certificates/v1alpha1.ClusterTrustBundle"], get named() { return named(); } };
export const PodCertificateRequest: SchemaOfType = { root: types["certificates/v1alpha1.PodCertificateRequest"], get named() { return named(); } };
