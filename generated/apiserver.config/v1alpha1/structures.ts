// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Structures of apiserver.config.k8s.io/v1alpha1: shape and merge markers of every type. */

import { STRING, field, struct } from "../../../runtime/model/structure.js";
import type { StructStructure } from "../../../runtime/model/structure.js";
export const WebhookAdmission: StructStructure = struct("v1alpha1.WebhookAdmission", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("kubeConfigFile", STRING, "+"),
    ], undefined, "apiserver");
