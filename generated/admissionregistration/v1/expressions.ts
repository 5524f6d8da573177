// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Rules of the types of admissionregistration.k8s.io/v1, compiled from their expressions in CEL. */

import { cel } from "kindwright/generated-code/cel";
import type { ParamRef, ServiceReference, ValidatingAdmissionPolicyBindingSpec, WebhookClientConfig } from "./types.js";
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
/** Rules of WebhookClientConfig. */
export const rulesOfWebhookClientConfig = [
      // has(self.url) != has(self.service)
      cel.rule<WebhookClientConfig>({"path":[],"reason":"FieldValueRequired","message":"exactly one of url or service is required","isTransition":false}, (self) => cel.has(self.url) !== cel.has(self.service)),
    ];
/** Rules of ServiceReference. */
export const rulesOfServiceReference = [
      // self.?__namespace__.orValue('') != ''
      cel.rule<ServiceReference>({"path":["name"],"reason":"FieldValueRequired","message":"service name is required","absent":"","isTransition":false}, (self) => (self.namespace ?? "") !== ""),
      // self.?name.orValue('') != ''
      cel.rule<ServiceReference>({"path":["namespace"],"reason":"FieldValueRequired","message":"service namespace is required","absent":"","isTransition":false}, (self) => (self.name ?? "") !== ""),
    ];
