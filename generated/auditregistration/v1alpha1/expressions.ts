// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Rules of the types of auditregistration.k8s.io/v1alpha1, compiled from their expressions in CEL. */

import { cel } from "kindwright/generated-code/cel";
import type { WebhookClientConfig } from "./types.js";
/** Rules of WebhookClientConfig. */
export const rulesOfWebhookClientConfig = [
      // has(self.url) != has(self.service)
      cel.rule<WebhookClientConfig>({"path":[],"reason":"FieldValueRequired","message":"exactly one of url or service is required","isTransition":false}, (self) => cel.has(self.url) !== cel.has(self.service)),
    ];
