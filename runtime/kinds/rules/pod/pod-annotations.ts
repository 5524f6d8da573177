/** Rules of annotations by which pods were configured before there were fields for it. */
import type { AppArmorProfile, PodSpec, SeccompProfile } from '../../../../generated/core/v1/types.js';
import { type FieldError, forbiddenField, invalidValue } from '../../../model/errors.js';
import { faultsOfEach } from '../../../model/faults/fault-budget.js';
import type { Words } from '../../../model/values/words.js';
import type { KindContext } from '../../../resource/strategy.js';
import { formatFaults } from '../values.js';

type Annotations = Readonly<Record<string, string>>;

/** The annotation that names the seccomp profile of a pod. */
export const podSeccomp = ({ label }: Words): string => label('pod', 'seccomp.security.alpha');
/** The annotation that names the seccomp profile of the pod's container of this name. */
export const containerSeccomp = (name: string, { label }: Words): string => label(name, 'container.seccomp.security.alpha');
/** What annotations that name an AppArmor profile start with; the container's name follows. */
export const apparmorPrefix = ({ label }: Words): string => label('', 'container.apparmor.security.beta');
/** The annotation of a pod that mirrors one that its node runs by itself. */
const mirrorOf = ({ label }: Words): string => label('config.mirror');

const LOCAL = 'localhost/';

/** The profile as the annotations name it; undefined where a profile has no such name. */
export function profileName({ type, localhostProfile = '' }: SeccompProfile): string | undefined {
  switch (type) {
    case 'Unconfined':
      return 'unconfined';
    case 'RuntimeDefault':
      return 'runtime/default';
    case 'Localhost':
      return localhostProfile === '' ? undefined : `${LOCAL}${localhostProfile}`;
    default:
      return undefined;
  }
}

/** The profile that an annotation names; undefined where it names none. */
export function profileOf(name: string): SeccompProfile | undefined {
  if (name === 'unconfined') return { type: 'Unconfined' };
  if (name === 'runtime/default' || name === 'docker/default') return { type: 'RuntimeDefault' };
  if (name.startsWith(LOCAL) && name.length > LOCAL.length) return { type: 'Localhost', localhostProfile: name.slice(LOCAL.length) };
  return undefined;
}

export function seccompNameFaults(field: string, name: string): FieldError[] {
  if (name.startsWith(LOCAL)) return formatFaults('descending-path', field, name.slice(LOCAL.length));
  return profileOf(name) === undefined ? [invalidValue(field, name, 'must be a valid seccomp profile')] : [];
}

/** The fault of a profile's name; undefined if it is valid. */
export const apparmorNameFault = (name: string): string | undefined =>
  name === '' || name === 'runtime/default' || name === 'unconfined' || name.startsWith(LOCAL)
    ? undefined
    : `invalid AppArmor profile name: ${JSON.stringify(name)}`;

/** An AppArmor profile as annotations name it; undefined where a profile has no such name. */
export function apparmorName(profile: AppArmorProfile | undefined): string | undefined {
  switch (profile?.type) {
    case 'Unconfined':
      return 'unconfined';
    case 'RuntimeDefault':
      return 'runtime/default';
    case 'Localhost':
      return profile.localhostProfile === undefined ? undefined : `${LOCAL}${profile.localhostProfile}`;
    default:
      return undefined;
  }
}

/** The AppArmor profile that an annotation names; undefined where it names none. */
export function apparmorOf(name: string): AppArmorProfile | undefined {
  if (name === 'unconfined') return { type: 'Unconfined' };
  if (name === 'runtime/default') return { type: 'RuntimeDefault' };
  if (name.startsWith(LOCAL) && name.length > LOCAL.length) return { type: 'Localhost', localhostProfile: name.slice(LOCAL.length) };
  return undefined;
}

function apparmorFaults(field: string, name: string, container: string, names: ReadonlySet<string>): FieldError[] {
  const fault = apparmorNameFault(name);
  return [
    ...(names.has(container) ? [] : [invalidValue(field, container, 'container not found')]),
    ...(fault === undefined ? [] : [invalidValue(field, name, fault)]),
  ];
}

/** What a pod says of how much its end would cost: a whole number of 32 bits, written in the one way that such numbers are. */
function deletionCostFaults(at: string, annotations: Annotations, { label }: Words): FieldError[] {
  const key = label('pod-deletion-cost', 'controller');
  const cost = annotations[key];
  const isCost = cost === undefined || (/^(0|-?[1-9]\d{0,9})$/.test(cost) && BigInt.asIntN(32, BigInt(cost)) === BigInt(cost));
  return isCost ? [] : [invalidValue(`${at}[${key}]`, cost, 'must be a 32bit integer')];
}

/** Faults of the annotations, which stand at the path, of a pod or of the pods of a template. */
export function podAnnotationFaults(at: string, annotations: Annotations, spec: PodSpec, { words, enabled }: KindContext): FieldError[] {
  const out: FieldError[] = enabled('PodDeletionCost') ? deletionCostFaults(at, annotations, words) : [];
  const mirror = mirrorOf(words);
  const mirrored = annotations[mirror];
  if (mirrored !== undefined && (spec.nodeName ?? '') === '')
    out.push(invalidValue(`${at}[${mirror}]`, mirrored, 'must set spec.nodeName if mirror pod annotation is set'));
  const [ofPod, ofContainers, apparmor] = [podSeccomp(words), containerSeccomp('', words), apparmorPrefix(words)];
  const entries = Object.entries(annotations);
  const confined = entries.filter(([key]) => key.startsWith(apparmor));
  const containers = confined.length === 0 ? [] : [...(spec.initContainers ?? []), ...(spec.containers ?? [])];
  const names = new Set(containers.map((c) => c.name));
  return [
    ...out,
    ...faultsOfEach(entries, ([key, value]) =>
      key === ofPod || key.startsWith(ofContainers) ? seccompNameFaults(`${at}.${key}`, value) : [],
    ),
    ...faultsOfEach(confined, ([key, value]) => apparmorFaults(`${at}[${key}]`, value, key.slice(apparmor.length), names)),
  ];
}

/** Faults of changes to annotations that stay as the pod was created with. */
export function fixedAnnotationFaults(at: string, now: Annotations, before: Annotations, words: Words): FieldError[] {
  const [apparmor, mirror] = [apparmorPrefix(words), mirrorOf(words)];
  const fixed = (key: string): string | undefined =>
    key.startsWith(apparmor) ? 'AppArmor annotations' : key === mirror ? 'mirror pod annotation' : undefined;
  const refuse = (keys: string[], what: string): FieldError[] =>
    faultsOfEach(keys, (key) => (fixed(key) === undefined ? [] : [forbiddenField(`${at}[${key}]`, `may not ${what} ${fixed(key)}`)]));
  return [
    ...refuse(
      Object.keys(before).filter((key) => now[key] !== before[key]),
      'remove or update',
    ),
    ...refuse(
      Object.keys(now).filter((key) => before[key] === undefined),
      'add',
    ),
  ];
}

const clash = (field: string): FieldError => forbiddenField(field, 'seccomp type in annotation and field must match');

/** Faults of seccomp profiles of the specification at the path whose annotation and field contradict each other. */
export function seccompClashes(at: string, annotations: Annotations, spec: PodSpec, words: Words): FieldError[] {
  const out: FieldError[] = [];
  const compare = (key: string, profile: SeccompProfile | undefined, field: string): void => {
    const named = annotations[key];
    if (named === undefined || profile === undefined) return;
    const said = profileOf(named);
    if (said === undefined) return;
    if (said.type !== profile.type) out.push(clash(`${field}.seccompProfile.type`));
    else if (said.type === 'Localhost' && said.localhostProfile !== profile.localhostProfile)
      out.push(clash(`${field}.seccompProfile.localhostProfile`));
  };
  compare(podSeccomp(words), spec.securityContext.seccompProfile, `${at}.securityContext`);
  const ofContainers = containerSeccomp('', words);
  if (!Object.keys(annotations).some((key) => key.startsWith(ofContainers))) return out;
  for (const field of ['containers', 'initContainers'] as const)
    (spec[field] ?? []).forEach((c, i) => {
      compare(containerSeccomp(c.name, words), c.securityContext?.seccompProfile, `${at}.${field}[${i}].securityContext`);
    });
  return out;
}

/** Faults of AppArmor profiles of the specification at the path whose annotation and field contradict each other. */
export function apparmorClashes(at: string, annotations: Annotations, spec: PodSpec, words: Words): FieldError[] {
  const prefix = apparmorPrefix(words);
  if (spec.os?.name === 'windows' || !Object.keys(annotations).some((key) => key.startsWith(prefix))) return [];
  return (['containers', 'initContainers'] as const).flatMap((field) =>
    faultsOfEach(spec[field] ?? [], ({ name, securityContext }, i) => {
      const [profile, said] = [securityContext?.appArmorProfile, apparmorOf(annotations[`${prefix}${name}`] ?? '')];
      if (profile === undefined || said === undefined) return [];
      const where = `${at}.${field}[${i}].securityContext.appArmorProfile`;
      if (said.type !== profile.type) return [forbiddenField(`${where}.type`, 'apparmor type in annotation and field must match')];
      return said.type !== 'Localhost' || said.localhostProfile === profile.localhostProfile
        ? []
        : [forbiddenField(`${where}.localhostProfile`, 'apparmor profile in annotation and field must match')];
    }),
  );
}
