// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** How authorization.k8s.io/v1beta1 maps to the hub versions of its kinds. */

import { one } from "kindwright/generated-code";
import type { Mapping } from "kindwright/generated-code";
export const LocalSubjectAccessReviewMapping: Mapping = {
      inner: { spec: one(() => SubjectAccessReviewSpecMapping) },
    };
export const SubjectAccessReviewMapping: Mapping = {
      inner: { spec: one(() => SubjectAccessReviewSpecMapping) },
    };
export const SubjectAccessReviewSpecMapping: Mapping = {
      renamed: [["group","groups"]],
    };
