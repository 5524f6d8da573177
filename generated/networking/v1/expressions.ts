// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Rules of the types of networking.k8s.io/v1, compiled from their expressions in CEL. */

import { cel } from "kindwright/generated-code/cel";
import type { NetworkPolicyPeer } from "./types.js";
/** Rules of NetworkPolicyPeer. */
export const rulesOfNetworkPolicyPeer = [
      // has(self.podSelector) || has(self.namespaceSelector) || has(self.ipBlock)
      cel.rule<NetworkPolicyPeer>({"path":[],"reason":"FieldValueRequired","message":"must specify a peer","isTransition":false}, (self) => (cel.has(self.podSelector) || cel.has(self.namespaceSelector) || cel.has(self.ipBlock))),
    ];
