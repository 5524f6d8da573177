// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Resources of certificates.k8s.io/v1beta1: names, verbs, subresources, columns and lifetimes. */

import type { VersionDefinition } from "kindwright/generated-code";
export const CertificateSigningRequest: VersionDefinition = {
      group: "certificates.k8s.io",
      version: "v1beta1",
      kind: "CertificateSigningRequest",
      listKind: "CertificateSigningRequestList",
      plural: "certificatesigningrequests",
      singular: "",
      shortNames: ["csr"],
      categories: [],
      namespaced: false,
      verbs: ["create","delete","deletecollection","get","list","patch","update","watch"],
      enabledByDefault: true,
      subresources: [{"name":"approval","group":"certificates.k8s.io","version":"v1beta1","kind":"CertificateSigningRequest","verbs":["get","patch","update"]},{"name":"status","group":"certificates.k8s.io","version":"v1beta1","kind":"CertificateSigningRequest","verbs":["get","patch","update"]}],
      columns: [{"name":"Name","type":"string","format":"name","description":"Name of the CertificateSigningRequest, unique in its scope.","priority":0,"value":".metadata.name"},{"name":"Age","type":"string","format":"","description":"Time since the object was created.","priority":0,"value":".metadata.creationTimestamp"},{"name":"SignerName","type":"string","format":"","description":"SignerName of the CertificateSigningRequest.","priority":0},{"name":"Requestor","type":"string","format":"","description":"Requestor of the CertificateSigningRequest.","priority":0},{"name":"Condition","type":"string","format":"","description":"Condition of the CertificateSigningRequest.","priority":0}],
      plainTable: false,
      selectableFields: [{"label":"spec.signerName","path":"spec.signerName"}],
      lifetime: {"introduced":"1.12","deprecated":"1.19","removed":"1.22","replacement":"certificates.k8s.io/v1/CertificateSigningRequest","changes":["spec.signerName is required, and may not be that of unknown signers of old.","spec.usages is required, without duplicates.","Conditions have a status, and types that differ; certificates are PEM with CERTIFICATE blocks alone."]},
      withoutRules: ["namedSigner","knownUsages","uniqueUsages","conditionTypes","uniqueConditions","certificateForm","certificateStays"],
      storageVersionHash: "95fRKMXA+00=",
      load: async () => (await import('./kinds.js')).CertificateSigningRequest,
    };
