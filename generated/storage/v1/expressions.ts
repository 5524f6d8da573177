// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Rules of the types of storage.k8s.io/v1, compiled from their expressions in CEL. */

import { cel } from "kindwright/generated-code/cel";
import type { VolumeAttachmentSource } from "./types.js";
/** Rules of VolumeAttachmentSource. */
export const rulesOfVolumeAttachmentSource = [
      // has(self.inlineVolumeSpec) || has(self.persistentVolumeName)
      cel.rule<VolumeAttachmentSource>({"path":[],"reason":"FieldValueRequired","message":"must specify exactly one of inlineVolumeSpec and persistentVolumeName","isTransition":false}, (self) => (cel.has(self.inlineVolumeSpec) || cel.has(self.persistentVolumeName))),
      // !has(self.inlineVolumeSpec) || !has(self.persistentVolumeName)
      cel.rule<VolumeAttachmentSource>({"path":[],"reason":"FieldValueForbidden","message":"must specify exactly one of inlineVolumeSpec and persistentVolumeName","isTransition":false}, (self) => (!cel.has(self.inlineVolumeSpec) || !cel.has(self.persistentVolumeName))),
      // has(self.inlineVolumeSpec) || !has(self.persistentVolumeName) || self.persistentVolumeName != ''
      cel.rule<VolumeAttachmentSource>({"path":["persistentVolumeName"],"reason":"FieldValueRequired","message":"must specify non empty persistentVolumeName","absent":"","isTransition":false}, (self) => (cel.has(self.inlineVolumeSpec) || !cel.has(self.persistentVolumeName) || self.persistentVolumeName !== "")),
    ];
