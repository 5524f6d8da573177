// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Resources of certificates.k8s.io/v1: names, verbs, subresources, columns and lifetimes. */

import type { VersionDefinition } from "kindwright/generated-code";
export const CertificateSigningRequest: VersionDefinition = {
      group: "certificates.k8s.io",
      version: "v1",
      kind: "CertificateSigningRequest",
      listKind: "CertificateSigningRequestList",
      plural: "certificatesigningrequests",
      singular: "",
      shortNames: ["csr"],
      categories: [],
      namespaced: false,
      verbs: ["create","delete","deletecollection","get","list","patch","update","watch"],
      enabledByDefault: true,
      subresources: [{"name":"approval","group":"certificates.k8s.io","version":"v1","kind":"CertificateSigningRequest","verbs":["get","patch","update"]},{"name":"status","group":"certificates.k8s.io","version":"v1","kind":"CertificateSigningRequest","verbs":["get","patch","update"]}],
      columns: [{"name":"Name","type":"string","format":"name","description":"Name of the CertificateSigningRequest, unique in its scope.","priority":0,"value":".metadata.name"},{"name":"Age","type":"string","format":"","description":"Time since the object was created.","priority":0,"value":".metadata.creationTimestamp"},{"name":"SignerName","type":"string","format":"","description":"SignerName of the CertificateSigningRequest.","priority":0},{"name":"Requestor","type":"string","format":"","description":"Requestor of the CertificateSigningRequest.","priority":0},{"name":"RequestedDuration","type":"string","format":"","description":"RequestedDuration of the CertificateSigningRequest.","priority":0,"since":"1.22"},{"name":"Condition","type":"string","format":"","description":"Condition of the CertificateSigningRequest.","priority":0}],
      plainTable: false,
      selectableFields: [{"label":"spec.signerName","path":"spec.signerName"}],
      lifetime: {"introduced":"1.19"},
      storageVersionHash: "95fRKMXA+00=",
      load: async () => (await import('./kinds.js')).CertificateSigningRequest,
    };
