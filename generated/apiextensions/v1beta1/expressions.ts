// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Rules of the types of apiextensions.k8s.io/v1beta1, compiled from their expressions in CEL. */

import { cel } from "kindwright/generated-code/cel";
import type { CustomResourceDefinitionVersion, ServiceReference, WebhookClientConfig } from "./types.js";
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
/** Rules of CustomResourceDefinitionVersion. */
export const rulesOfCustomResourceDefinitionVersion = [
      // !has(self.deprecationWarning) || self.?deprecated.orValue(false)
      cel.rule<CustomResourceDefinitionVersion>({"path":["deprecationWarning"],"reason":"FieldValueInvalid","message":"can only be set for deprecated versions","absent":"","isTransition":false}, (self) => (!cel.has(self.deprecationWarning) || (self.deprecated ?? false))),
    ];
