// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Structures of apiserver.config.k8s.io/v1alpha1: shape and merge markers of every type. */

import { STRING, field, struct } from "kindwright/generated-code";
import type { StructStructure } from "kindwright/generated-code";
export const WebhookAdmission: StructStructure = struct("v1alpha1.WebhookAdmission", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("kubeConfigFile", STRING, "+"),
    ], undefined, "apiserver");
