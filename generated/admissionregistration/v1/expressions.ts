// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Rules of the types of admissionregistration.k8s.io/v1, compiled from their expressions in CEL. */

import { cel } from "kindwright/generated-code/cel";
import type { ParamRef, ValidatingAdmissionPolicyBindingSpec } from "./types.js";
/** Rules of ValidatingAdmissionPolicyBindingSpec. */
export const rulesOfValidatingAdmissionPolicyBindingSpec = [
      // !has(self.validationActions) || !('Deny' in self.validationActions) || !('Warn' in self.validationActions)
      cel.rule<ValidatingAdmissionPolicyBindingSpec>({"path":["validationActions"],"reason":"FieldValueInvalid","message":"must not contain both Deny and Warn (repeating the same validation failure information in the API response and headers serves no purpose)","isTransition":false}, (self) => (!cel.has(self.validationActions) || !self.validationActions.some((each) => cel.same(each, "Deny")) || !self.validationActions.some((each) => cel.same(each, "Warn")))),
    ];
/** Rules of ParamRef. */
export const rulesOfParamRef = [
      // self.?name.orValue('') != '' || has(self.selector)
      cel.rule<ParamRef>({"path":[],"reason":"FieldValueRequired","message":"one of name or selector must be specified","isTransition":false}, (self) => ((self.name ?? "") !== "" || cel.has(self.selector))),
      // self.?name.orValue('') == '' || !has(self.selector)
      cel.rule<ParamRef>({"path":["name"],"reason":"FieldValueForbidden","message":"name and selector are mutually exclusive","absent":"","isTransition":false}, (self) => ((self.name ?? "") === "" || !cel.has(self.selector))),
      // self.?name.orValue('') == '' || !has(self.selector)
      cel.rule<ParamRef>({"path":["selector"],"reason":"FieldValueForbidden","message":"name and selector are mutually exclusive","isTransition":false}, (self) => ((self.name ?? "") === "" || !cel.has(self.selector))),
    ];
