// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Rules of coordination.k8s.io/v1beta1 that look beyond single values. */

import type { SchemaOfType } from "kindwright/generated-code";
/** Schemas by reference name, without fields that no rule speaks of. */
export const types: Readonly<Record<string, unknown>> = {
      "coordination/v1beta1.LeaseCandidate": { between: true, properties: {
        spec: {"anyOf":[{"$ref":"coordination/v1beta1.LeaseCandidateSpec"}],"rules":{"held":"struct"}},
      } },
      "coordination/v1beta1.LeaseCandidateSpec": { between: true, properties: {
        emulationVersion: {"anyOf":[{"type":"string","format":"semver"},{"type":"null"}],"rules":{"requiredIf":{"strategy":{"values":["OldestEmulationVersion"]}}},"because":{"requiredIf":"must be specified when `strategy` is 'OldestEmulationVersion'"}},
      } },
    };
const named = (): Readonly<Record<string, unknown>> => ({ ...types });
export const LeaseCandidate: SchemaOfType = { root: types["coordination/v1beta1.LeaseCandidate"], get named() { return named(); } };
