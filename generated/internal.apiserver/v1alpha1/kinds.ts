// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Code of the kinds of internal.apiserver.k8s.io/v1alpha1. */

import * as structures from "./structures.js";
import * as validators from "./validators.js";
import { renamed } from "kindwright/generated-code";
import type { GeneratedCode } from "kindwright/generated-code";
/** Tells in which versions the API servers of a cluster write and read one resource; named group.resource. */
export const StorageVersion: GeneratedCode = {
      structure: structures.StorageVersion,
      applyDefaults: () => undefined,
      check: validators.checkStorageVersion,
      schema: async () => (await import('./schemas.js')).StorageVersion,
      ...renamed("internal.apiserver.k8s.io/v1alpha1", "internal.apiserver.k8s.io/v1alpha1"),
      protobuf: async () => (await import('./codecs.js')).StorageVersion,
    };
