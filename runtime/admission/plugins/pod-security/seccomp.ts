import type { SeccompProfile } from '../../../../generated/core/v1/types.js';
import { type CheckedPod, namesOf, quoted, setters, sorted, type Violation } from './check.js';

type Given = SeccompProfile | null | undefined;

const isGiven = (profile: Given): profile is SeccompProfile => profile !== undefined && profile !== null;
const isBad = (profile: Given): profile is SeccompProfile =>
  isGiven(profile) && profile.type !== 'RuntimeDefault' && profile.type !== 'Localhost';

/** The seccomp profiles of a pod that are none of those that hold it back, and the containers that have none at all. */
export function seccompSetters({ spec, containers }: CheckedPod): {
  readonly violation: Violation | undefined;
  readonly without: readonly string[];
} {
  const ofPod = spec.securityContext?.seccompProfile;
  const bad = containers.filter(({ securityContext }) => isBad(securityContext?.seccompProfile));
  const types = sorted([ofPod, ...bad.map(({ securityContext }) => securityContext?.seccompProfile)].filter(isBad).map(({ type }) => type));
  const holds = isGiven(ofPod) && !isBad(ofPod);
  return {
    violation:
      types.length === 0
        ? undefined
        : {
            reason: 'seccompProfile',
            detail: `${setters(isBad(ofPod), namesOf(bad))} must not set securityContext.seccompProfile.type to ${quoted(types)}`,
          },
    without: holds ? [] : namesOf(containers.filter(({ securityContext }) => !isGiven(securityContext?.seccompProfile))),
  };
}
