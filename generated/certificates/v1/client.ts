// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Kinds of certificates.k8s.io/v1, for clients. */

import type * as certificatesV1 from "./types.js";
import type { Kind } from "kindwright/client";
/** Asks a signer to issue a certificate; it must be approved first and disappears by itself after some time. */
export const certificatesigningrequests: Kind<{
      object: certificatesV1.CertificateSigningRequest;
      scope: "Cluster";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: { approval: { body: certificatesV1.CertificateSigningRequest; verbs: "get" | "patch" | "update" }; status: { body: certificatesV1.CertificateSigningRequest; verbs: "get" | "patch" | "update" } };
    }> = {"apiVersion":"certificates.k8s.io/v1","kind":"CertificateSigningRequest","plural":"certificatesigningrequests"};
