// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Resources of certificates.k8s.io/v1alpha1: names, verbs, subresources, columns and lifetimes. */

import type { VersionDefinition } from "kindwright/generated-code";
export const ClusterTrustBundle: VersionDefinition = {
      group: "certificates.k8s.io",
      version: "v1alpha1",
      kind: "ClusterTrustBundle",
      listKind: "ClusterTrustBundleList",
      plural: "clustertrustbundles",
      singular: "",
      shortNames: [],
      categories: [],
      namespaced: false,
      verbs: ["create","delete","deletecollection","get","list","patch","update","watch"],
      enabledByDefault: false,
      featureGate: "ClusterTrustBundle",
      subresources: [],
      columns: [{"name":"Name","type":"string","format":"name","description":"Name of the ClusterTrustBundle, unique in its scope.","priority":0,"value":".metadata.name"},{"name":"SignerName","type":"string","format":"","description":"SignerName of the ClusterTrustBundle.","priority":0}],
      plainTable: false,
      selectableFields: [{"label":"spec.signerName","path":"spec.signerName"}],
      lifetime: {"introduced":"1.27","deprecated":"1.34","removed":"1.37"},
      storageVersionHash: "XGGGW2kGm+w=",
      changes: {"1.33":{"storageVersionHash":"v5yhuVertL4="}},
      load: async () => (await import('./kinds.js')).ClusterTrustBundle,
    };
