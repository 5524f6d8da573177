// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Rules of the types of apiregistration.k8s.io/v1, compiled from their expressions in CEL. */

import { cel } from "kindwright/generated-code/cel";
import type { APIServiceSpec } from "./types.js";
/** Rules of APIServiceSpec. */
export const rulesOfAPIServiceSpec = [
      // has(self.service) || !self.?insecureSkipTLSVerify.orValue(false)
      cel.rule<APIServiceSpec>({"path":["insecureSkipTLSVerify"],"reason":"FieldValueInvalid","message":"local APIServices may not have insecureSkipTLSVerify","absent":false,"isTransition":false}, (self) => (cel.has(self.service) || !(self.insecureSkipTLSVerify ?? false))),
      // !has(self.service) || !self.?insecureSkipTLSVerify.orValue(false) || !has(self.caBundle)
      cel.rule<APIServiceSpec>({"path":["insecureSkipTLSVerify"],"reason":"FieldValueInvalid","message":"may not be true if caBundle is present","absent":false,"isTransition":false}, (self) => (!cel.has(self.service) || !(self.insecureSkipTLSVerify ?? false) || !cel.has(self.caBundle))),
    ];
