// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** TypeBox schemas of certificates.k8s.io/v1beta1: types and constraints. */

import * as metaV1 from "../../meta/v1/schemas.js";
import { Type } from "kindwright/generated-code/typebox";
import type { SchemaOfType } from "kindwright/generated-code";
import type { TSchema } from "kindwright/generated-code/typebox";
/** Schemas by reference name. */
export const types: Readonly<Record<string, TSchema>> = {
      "certificates/v1beta1.CertificateSigningRequest": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Optional(Type.Union([Type.Ref("certificates/v1beta1.CertificateSigningRequestSpec"), Type.Null()])),
        status: Type.Optional(Type.Union([Type.Ref("certificates/v1beta1.CertificateSigningRequestStatus"), Type.Null()])),
      }),
      "certificates/v1beta1.CertificateSigningRequestSpec": Type.Object({
        request: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        signerName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        expirationSeconds: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        usages: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        username: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        uid: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        groups: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        extra: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.Array(Type.String()) }), Type.Null()])),
      }),
      "certificates/v1beta1.CertificateSigningRequestStatus": Type.Object({
        conditions: Type.Optional(Type.Union([Type.Array(Type.Ref("certificates/v1beta1.CertificateSigningRequestCondition")), Type.Null()])),
        certificate: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "certificates/v1beta1.CertificateSigningRequestCondition": Type.Object({
        type: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        status: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        reason: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        message: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        lastUpdateTime: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        lastTransitionTime: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "certificates/v1beta1.ClusterTrustBundle": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Optional(Type.Union([Type.Ref("certificates/v1beta1.ClusterTrustBundleSpec"), Type.Null()], {"rules":{"held":"struct"}})),
      }, {"between":true}),
      "certificates/v1beta1.ClusterTrustBundleSpec": Type.Object({
        signerName: Type.Optional(Type.Union([Type.String(), Type.Null()], {"rules":{"immutable":true}})),
        trustBundle: Type.Optional(Type.Union([Type.String({"maxLength":1048576}), Type.Null()])),
      }, {"between":true}),
      "certificates/v1beta1.PodCertificateRequest": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Union([Type.Ref("certificates/v1beta1.PodCertificateRequestSpec")], {"rules":{"held":"struct","immutable":true}}),
        status: Type.Optional(Type.Union([Type.Ref("certificates/v1beta1.PodCertificateRequestStatus"), Type.Null()])),
      }, {"between":true}),
      "certificates/v1beta1.PodCertificateRequestSpec": Type.Object({
        signerName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        podName: Type.Union([Type.String({"format":"dns-subdomain"})], {"rules":{"held":"text"}}),
        podUID: Type.Union([Type.String({"maxLength":128,"pattern":"\\S|\\s"})], {"rules":{"held":"text"},"because":{"pattern":"must not be empty"}}),
        serviceAccountName: Type.Union([Type.String({"format":"dns-subdomain"})], {"rules":{"held":"text"}}),
        serviceAccountUID: Type.Union([Type.String({"maxLength":128,"pattern":"\\S|\\s"})], {"rules":{"held":"text"},"because":{"pattern":"must not be empty"}}),
        nodeName: Type.Union([Type.String({"format":"dns-subdomain"})], {"rules":{"held":"text"}}),
        nodeUID: Type.Union([Type.String({"maxLength":128,"pattern":"\\S|\\s"})], {"rules":{"held":"text"},"because":{"pattern":"must not be empty"}}),
        maxExpirationSeconds: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        pkixPublicKey: Type.Optional(Type.Union([Type.String(), Type.Null()], {"rules":{"bytes":{"max":10240,"base64":true}}})),
        proofOfPossession: Type.Optional(Type.Union([Type.String(), Type.Null()], {"rules":{"bytes":{"max":10240,"base64":true}}})),
        stubPKCS10Request: Type.Optional(Type.Union([Type.String(), Type.Null()], {"rules":{"bytes":{"max":10240,"base64":true}}})),
        unverifiedUserAnnotations: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.String() }), Type.Null()])),
      }, {"between":true}),
      "certificates/v1beta1.PodCertificateRequestStatus": Type.Object({
        conditions: Type.Optional(Type.Union([Type.Array(Type.Ref("meta/v1.Condition")), Type.Null()])),
        certificateChain: Type.Optional(Type.Union([Type.String({"maxLength":102400}), Type.Null()])),
        notBefore: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        beginRefreshAt: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        notAfter: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
    };
let joined: Readonly<Record<string, TSchema>> | undefined;
const named = (): Readonly<Record<string, TSchema>> => (joined ??= { ...types, ...metaV1.types });
export const CertificateSigningRequest: SchemaOfType = { root: types["certificates/v1beta1.CertificateSigningRequest"], get named() { return named(); } };
export const ClusterTrustBundle: SchemaOfType = { root: types["certificates/v1beta1.ClusterTrustBundle"], get named() { return named(); } };
export const PodCertificateRequest: SchemaOfType = { root: types["certificates/v1beta1.PodCertificateRequest"], get named() { return named(); } };
