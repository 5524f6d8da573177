// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Rules of the types of storage.k8s.io/v1, compiled from their expressions in CEL. */

import { cel } from "kindwright/generated-code/cel";
import type { CSIDriverSpec, VolumeAttachmentSource } from "./types.js";
/** Rules of CSIDriverSpec. */
export const rulesOfCSIDriverSpec = [
      // !has(self.serviceAccountTokenInSecrets) || size(self.?tokenRequests.orValue([])) > 0
      cel.rule<CSIDriverSpec>({"path":["serviceAccountTokenInSecrets"],"reason":"FieldValueInvalid","message":"must be unset if tokenRequests is empty","absent":false,"isTransition":false}, (self) => (!cel.has(self.serviceAccountTokenInSecrets) || (self.tokenRequests ?? []).length > 0)),
    ];
/** Rules of VolumeAttachmentSource. */
export const rulesOfVolumeAttachmentSource = [
      // has(self.inlineVolumeSpec) || has(self.persistentVolumeName)
      cel.rule<VolumeAttachmentSource>({"path":[],"reason":"FieldValueRequired","message":"must specify exactly one of inlineVolumeSpec and persistentVolumeName","isTransition":false}, (self) => (cel.has(self.inlineVolumeSpec) || cel.has(self.persistentVolumeName))),
      // !has(self.inlineVolumeSpec) || !has(self.persistentVolumeName)
      cel.rule<VolumeAttachmentSource>({"path":[],"reason":"FieldValueForbidden","message":"must specify exactly one of inlineVolumeSpec and persistentVolumeName","isTransition":false}, (self) => (!cel.has(self.inlineVolumeSpec) || !cel.has(self.persistentVolumeName))),
      // has(self.inlineVolumeSpec) || !has(self.persistentVolumeName) || self.persistentVolumeName != ''
      cel.rule<VolumeAttachmentSource>({"path":["persistentVolumeName"],"reason":"FieldValueRequired","message":"must specify non empty persistentVolumeName","absent":"","isTransition":false}, (self) => (cel.has(self.inlineVolumeSpec) || !cel.has(self.persistentVolumeName) || self.persistentVolumeName !== "")),
    ];
