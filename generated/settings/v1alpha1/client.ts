// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Kinds of settings.k8s.io/v1alpha1, for clients. */

import type * as settingsV1alpha1 from "./types.js";
import type { Kind } from "kindwright/client";
/** Adds environment variables and volumes to new pods that fit its selector; removed after release 1.19. */
export const podpresets: Kind<{
      object: settingsV1alpha1.PodPreset;
      scope: "Namespaced";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"settings.k8s.io/v1alpha1","kind":"PodPreset","plural":"podpresets","scopedBy":"namespaces"};
