// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** How discovery.k8s.io/v1beta1 maps to the hub versions of its kinds. */

import { eachItem } from "kindwright/generated-code";
import type { Mapping } from "kindwright/generated-code";
export const EndpointSliceMapping: Mapping = {
      inner: { endpoints: eachItem(() => EndpointMapping) },
    };
export const EndpointMapping: Mapping = {
      renamed: [["topology","deprecatedTopology"]],
      derivedInHub: ["zone"],
    };
