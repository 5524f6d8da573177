// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** How authorization.k8s.io/v1beta1 maps to the hub versions of its kinds. */

import { one } from "../../../runtime/model/converting.js";
import type { Mapping } from "../../../runtime/model/converting.js";
export const LocalSubjectAccessReviewMapping: Mapping = {
      inner: { spec: one(() => SubjectAccessReviewSpecMapping) },
    };
export const SubjectAccessReviewMapping: Mapping = {
      inner: { spec: one(() => SubjectAccessReviewSpecMapping) },
    };
export const SubjectAccessReviewSpecMapping: Mapping = {
      renamed: [["group","groups"]],
    };
