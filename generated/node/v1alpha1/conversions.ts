// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** How node.k8s.io/v1alpha1 maps to the hub versions of its kinds. */

import type { Mapping } from "kindwright/generated-code";
export const RuntimeClassMapping: Mapping = {
      renamed: [["spec.runtimeHandler","handler"],["spec.overhead","overhead"],["spec.scheduling","scheduling"]],
    };
