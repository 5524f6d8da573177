/** The seccomp and AppArmor profiles that a policy's annotations allow and set by default. */
import type { Container, Pod, SeccompProfile } from '../../../../generated/core/v1/types.js';
import type { PodSecurityPolicy } from '../../../../generated/policy/v1beta1/types.js';
import { containerSeccomp, podSeccomp, profileName, profileOf } from '../../../kinds/rules/pod/pod-annotations.js';
import { type FieldError, forbiddenField } from '../../../model/errors.js';
import type { Words } from '../../../model/values/words.js';
import { placedContainers } from './effective.js';

type Annotations = Readonly<Record<string, string>>;

const SECCOMP = 'seccomp.security.alpha';
const APPARMOR = 'apparmor.security.beta';
const CONTAINER_APPARMOR = 'container.apparmor.security.beta';

interface Allowance {
  readonly given: string;
  readonly allowed: readonly string[];
}

const allowanceOf = (annotations: Annotations, prefix: string, { label }: Words): Allowance => ({
  given: annotations[label('defaultProfileName', prefix)] ?? '',
  allowed: (annotations[label('allowedProfileNames', prefix)] ?? '').split(',').filter((name) => name !== ''),
});

/** A runtime's default profile has two names that mean the same. */
const sameName = (name: string): string => (name === 'docker/default' ? 'runtime/default' : name);

const allows = ({ allowed }: Allowance, name: string): boolean => allowed.includes('*') || allowed.map(sameName).includes(sameName(name));

export class Profiles {
  readonly #seccomp: Allowance;
  readonly #appArmor: Allowance;

  constructor(
    { metadata }: Readonly<PodSecurityPolicy>,
    private readonly words: Words,
  ) {
    this.#seccomp = allowanceOf(metadata.annotations ?? {}, SECCOMP, words);
    this.#appArmor = allowanceOf(metadata.annotations ?? {}, APPARMOR, words);
  }

  /** Sets the profiles that a pod does not name. */
  fillIn(pod: Pod): void {
    const { label } = this.words;
    const [seccomp, appArmor] = [this.#seccomp.given, this.#appArmor.given];
    const annotations = { ...pod.metadata.annotations };
    if (seccomp !== '' && this.#podProfile(pod) === '') {
      annotations[podSeccomp(this.words)] = seccomp;
      const profile = profileOf(seccomp);
      if (profile !== undefined) pod.spec.securityContext = { ...pod.spec.securityContext, seccompProfile: profile };
    }
    if (appArmor !== '')
      for (const { container } of placedContainers(pod.spec)) annotations[label(container.name, CONTAINER_APPARMOR)] ??= appArmor;
    if (Object.keys(annotations).length > 0) pod.metadata.annotations = annotations;
  }

  podFaults(pod: Pod): FieldError[] {
    return this.#seccompFaults('spec.securityContext.seccompProfile', this.#podProfile(pod));
  }

  containerFaults(at: string, pod: Pod, container: Container): FieldError[] {
    const { metadata } = pod;
    const annotated = metadata.annotations?.[containerSeccomp(container.name, this.words)];
    const seccomp = named(container.securityContext?.seccompProfile) ?? annotated ?? this.#podProfile(pod);
    const appArmor = metadata.annotations?.[this.words.label(container.name, CONTAINER_APPARMOR)] ?? '';
    return [...this.#appArmorFaults(at, appArmor), ...this.#seccompFaults(`${at}.securityContext.seccompProfile`, seccomp)];
  }

  #podProfile({ metadata, spec }: Pod): string {
    return named(spec.securityContext?.seccompProfile) ?? metadata.annotations?.[podSeccomp(this.words)] ?? '';
  }

  #seccompFaults(at: string, name: string): FieldError[] {
    const { allowed } = this.#seccomp;
    if (allowed.length === 0) return name === '' ? [] : [forbiddenField(at, 'seccomp may not be set')];
    if (allows(this.#seccomp, name)) return [];
    return [forbiddenField(at, `${name} is not an allowed seccomp profile. Valid values are ${allowed.join(',')}`)];
  }

  #appArmorFaults(at: string, name: string): FieldError[] {
    const { allowed } = this.#appArmor;
    // A policy without AppArmor annotations allows any profile.
    if (allowed.length === 0 || allows(this.#appArmor, name)) return [];
    const why =
      name === ''
        ? 'AppArmor profile must be set'
        : `${name} is not an allowed profile. Allowed values: ${JSON.stringify(allowed.join(','))}`;
    return [forbiddenField(at, why)];
  }
}

const named = (profile: SeccompProfile | undefined): string | undefined => profile && profileName(profile);
