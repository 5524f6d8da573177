/** Profiles of new pods that stand in fields and in older annotations: each fills in the other where that is missing, while a release does so. */
import type { AppArmorProfile, Container, Pod, PodSpec, SeccompProfile } from '../../../../generated/core/v1/types.js';
import type { WriteContext } from '../../../resource/strategy.js';
import {
  apparmorName,
  apparmorOf,
  apparmorPrefix,
  containerSeccomp,
  podSeccomp,
  profileName,
  profileOf,
} from '../../rules/pod/pod-annotations.js';
import { APPARMOR_PAST } from '../../rules/pod/warnings/specification.js';

/** The specification with something done to each of its containers. */
const withContainers = (spec: PodSpec, change: (container: Container) => Container): PodSpec => ({
  ...spec,
  containers: spec.containers?.map(change) ?? null,
  ...(spec.initContainers === undefined ? {} : { initContainers: spec.initContainers.map(change) }),
});

type Part = { readonly seccompProfile: SeccompProfile } | { readonly appArmorProfile: AppArmorProfile };

const withContext = (container: Container, part: Part): Container => ({
  ...container,
  securityContext: { ...container.securityContext, ...part },
});

/** Aligns seccomp profiles, of the pod and of containers. */
export function alignSeccomp(object: Pod, { words, enabled }: WriteContext): void {
  if (!enabled('SeccompFromAnnotations')) return;
  const { spec, metadata } = object;
  const annotations = { ...metadata.annotations };
  /** The profile that an empty field gets from the annotation; a field that is set is written to the annotation instead. */
  const missing = (profile: SeccompProfile | undefined, key: string): SeccompProfile | undefined => {
    const named = annotations[key];
    if (profile === undefined) return named === undefined ? undefined : profileOf(named);
    const name = profileName(profile);
    if (named === undefined && name !== undefined && enabled('SeccompAnnotated')) annotations[key] = name;
    return undefined;
  };
  const seccompProfile = missing(spec.securityContext.seccompProfile, podSeccomp(words));
  const aligned = withContainers(spec, (container) => {
    const profile = missing(container.securityContext?.seccompProfile, containerSeccomp(container.name, words));
    return profile === undefined ? container : withContext(container, { seccompProfile: profile });
  });
  object.spec = {
    ...aligned,
    ...(seccompProfile === undefined ? {} : { securityContext: { ...spec.securityContext, seccompProfile } }),
  };
  if (Object.keys(annotations).length > 0) metadata.annotations = annotations;
}

/** Aligns AppArmor profiles of containers, and warns of annotations where there could be fields. */
export function alignAppArmor(object: Pod, { words, enabled, warn }: WriteContext): void {
  const { spec, metadata } = object;
  if (!enabled('AppArmorFields') || spec.os?.name === 'windows') return;
  const annotations = { ...metadata.annotations };
  const ofPod = spec.securityContext.appArmorProfile;
  object.spec = withContainers(spec, (container) => {
    const key = `${apparmorPrefix(words)}${container.name}`;
    const named = annotations[key];
    const own = container.securityContext?.appArmorProfile;
    if (named === undefined) {
      const name = apparmorName(own ?? ofPod);
      if (name !== undefined && enabled('AppArmorAnnotated')) annotations[key] = name;
      return container;
    }
    if (own !== undefined) return container;
    warn(`metadata.annotations[${key}]: ${APPARMOR_PAST}`);
    const profile = apparmorOf(named);
    return profile === undefined || apparmorName(ofPod) === named ? container : withContext(container, { appArmorProfile: profile });
  });
  if (Object.keys(annotations).length > 0) metadata.annotations = annotations;
}
