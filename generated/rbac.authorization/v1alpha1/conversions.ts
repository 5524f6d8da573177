// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** How rbac.authorization.k8s.io/v1alpha1 maps to the hub versions of its kinds. */

import { eachItem } from "kindwright/generated-code";
import type { Mapping } from "kindwright/generated-code";
export const ClusterRoleBindingMapping: Mapping = {
      inner: { subjects: eachItem(() => SubjectMapping) },
    };
export const RoleBindingMapping: Mapping = {
      inner: { subjects: eachItem(() => SubjectMapping) },
    };
export const SubjectMapping: Mapping = {
      derivedHere: ["apiVersion"],
      derivedInHub: ["apiGroup"],
    };
