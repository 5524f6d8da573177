// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** How discovery.k8s.io/v1alpha1 maps to the hub versions of its kinds. */

import { eachItem } from "../../../runtime/model/converting.js";
import type { Mapping } from "../../../runtime/model/converting.js";
export const EndpointSliceMapping: Mapping = {
      inner: { endpoints: eachItem(() => EndpointMapping) },
    };
export const EndpointMapping: Mapping = {
      renamed: [["topology","deprecatedTopology"]],
      keptInHub: ["hints"],
      derivedInHub: ["zone"],
    };
