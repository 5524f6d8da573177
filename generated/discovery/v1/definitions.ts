// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Resources of discovery.k8s.io/v1: names, verbs, subresources, columns and lifetimes. */

import type { VersionDefinition } from "kindwright/generated-code";
export const EndpointSlice: VersionDefinition = {
      group: "discovery.k8s.io",
      version: "v1",
      kind: "EndpointSlice",
      listKind: "EndpointSliceList",
      plural: "endpointslices",
      singular: "",
      shortNames: [],
      categories: [],
      namespaced: true,
      verbs: ["create","delete","deletecollection","get","list","patch","update","watch"],
      enabledByDefault: true,
      subresources: [],
      columns: [{"name":"Name","type":"string","format":"name","description":"Name of the EndpointSlice, unique in its scope.","priority":0,"value":".metadata.name"},{"name":"AddressType","type":"string","format":"","description":"AddressType of the EndpointSlice.","priority":0},{"name":"Ports","type":"string","format":"","description":"Ports of the EndpointSlice.","priority":0},{"name":"Endpoints","type":"string","format":"","description":"Endpoints of the EndpointSlice.","priority":0},{"name":"Age","type":"string","format":"","description":"Time since the object was created.","priority":0,"value":".metadata.creationTimestamp"}],
      plainTable: false,
      selectableFields: [],
      lifetime: {"introduced":"1.21"},
      storageVersionHash: "Nx3SIv6I0mE=",
      changes: {"1.31":{"storageVersionHash":"qgS0xkrxYAI="}},
      load: async () => (await import('./kinds.js')).EndpointSlice,
    };
