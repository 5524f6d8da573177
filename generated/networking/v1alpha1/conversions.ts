// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** How networking.k8s.io/v1alpha1 maps to the hub versions of its kinds. */

import { one } from "kindwright/generated-code";
import type { Mapping } from "kindwright/generated-code";
export const IPAddressMapping: Mapping = {
      inner: { spec: one(() => IPAddressSpecMapping) },
    };
export const IPAddressSpecMapping: Mapping = {
      inner: { parentRef: one(() => ParentReferenceMapping) },
    };
export const ParentReferenceMapping: Mapping = {
      keptHere: ["uid"],
    };
