// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Structures of certificates.k8s.io/v1alpha1: shape and merge markers of every type. */

import * as metaV1 from "../../meta/v1/structures.js";
import { STRING, field, struct } from "kindwright/generated-code";
import type { StructStructure } from "kindwright/generated-code";
export const ClusterTrustBundle: StructStructure = struct("v1alpha1.ClusterTrustBundle", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", ClusterTrustBundleSpec, "?"),
    ], undefined, "certificates", true);
export const ClusterTrustBundleSpec: StructStructure = struct("v1alpha1.ClusterTrustBundleSpec", () => [
      field("signerName", STRING, "?"),
      field("trustBundle", STRING, "+"),
    ], undefined, "certificates");
