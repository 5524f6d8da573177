/** Rules of annotations by which pods were configured before there were fields for it. */
import { type FieldError, forbiddenField, invalidValue } from '../../model/errors.js';
import { faultsOfEach } from '../../model/fault-budget.js';
import { label } from '../../model/words.js';
import { type Fields, fieldsOf, listOf, text } from '../shown.js';
import { descendingPathFaults } from './values.js';

export const podSeccomp = (): string => label('pod', 'seccomp.security.alpha');
export const containerSeccomp = (name: string): string => label(name, 'container.seccomp.security.alpha');
const apparmorPrefix = (): string => label('', 'container.apparmor.security.beta');
const mirror = (): string => label('config.mirror');

const LOCAL = 'localhost/';

/** The profile as the annotations name it; undefined where a profile has no such name. */
export function profileName(profile: Fields): string | undefined {
  switch (profile.type) {
    case 'Unconfined':
      return 'unconfined';
    case 'RuntimeDefault':
      return 'runtime/default';
    case 'Localhost':
      return text(profile.localhostProfile) === '' ? undefined : `${LOCAL}${text(profile.localhostProfile)}`;
    default:
      return undefined;
  }
}

/** The profile that an annotation names; undefined where it names none. */
export function profileOf(name: string): Fields | undefined {
  if (name === 'unconfined') return { type: 'Unconfined' };
  if (name === 'runtime/default' || name === 'docker/default') return { type: 'RuntimeDefault' };
  if (name.startsWith(LOCAL) && name.length > LOCAL.length) return { type: 'Localhost', localhostProfile: name.slice(LOCAL.length) };
  return undefined;
}

export function seccompNameFaults(field: string, name: string): FieldError[] {
  if (name.startsWith(LOCAL)) return descendingPathFaults(field, name.slice(LOCAL.length));
  return profileOf(name) === undefined ? [invalidValue(field, name, 'must be a valid seccomp profile')] : [];
}

/** What is wrong with a profile's name; undefined where nothing is. */
export const apparmorNameFault = (name: string): string | undefined =>
  name === '' || name === 'runtime/default' || name === 'unconfined' || name.startsWith(LOCAL)
    ? undefined
    : `invalid AppArmor profile name: ${JSON.stringify(name)}`;

function apparmorFaults(field: string, name: string, container: string, names: ReadonlySet<string>): FieldError[] {
  const fault = apparmorNameFault(name);
  return [
    ...(names.has(container) ? [] : [invalidValue(field, container, 'container not found')]),
    ...(fault === undefined ? [] : [invalidValue(field, name, fault)]),
  ];
}

/** Annotations of a pod, or of the pods of a template, that stand at the path. */
export function podAnnotationFaults(at: string, annotations: Readonly<Record<string, string>>, spec: Fields): FieldError[] {
  const out: FieldError[] = [];
  const mirrored = annotations[mirror()];
  if (mirrored !== undefined && text(spec.nodeName) === '')
    out.push(invalidValue(`${at}[${mirror()}]`, mirrored, 'must set spec.nodeName if mirror pod annotation is set'));
  const [seccomp, prefix] = [[podSeccomp(), containerSeccomp('')], apparmorPrefix()] as const;
  const entries = Object.entries(annotations);
  const confined = entries.filter(([key]) => key.startsWith(prefix));
  const names = new Set(confined.length === 0 ? [] : [...listOf(spec.initContainers), ...listOf(spec.containers)].map((c) => text(c.name)));
  return [
    ...out,
    ...faultsOfEach(entries, ([key, value]) =>
      key === seccomp[0] || key.startsWith(seccomp[1] ?? '') ? seccompNameFaults(`${at}.${key}`, value) : [],
    ),
    ...faultsOfEach(confined, ([key, value]) => apparmorFaults(`${at}[${key}]`, value, key.slice(prefix.length), names)),
  ];
}

/** Annotations that stay as the pod was made with. */
export function fixedAnnotationFaults(
  at: string,
  now: Readonly<Record<string, string>>,
  before: Readonly<Record<string, string>>,
): FieldError[] {
  const fixed = (key: string): string | undefined =>
    key.startsWith(apparmorPrefix()) ? 'AppArmor annotations' : key === mirror() ? 'mirror pod annotation' : undefined;
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

/** Where annotation and field of the specification at the path both speak, they say the same. */
export function seccompClashes(at: string, annotations: Readonly<Record<string, string>>, spec: Fields): FieldError[] {
  const out: FieldError[] = [];
  const compare = (key: string, context: unknown, field: string): void => {
    const named = annotations[key];
    const profile = fieldsOf(context).seccompProfile;
    if (named === undefined || profile === undefined) return;
    const said = profileOf(named);
    if (said === undefined) return;
    if (said.type !== fieldsOf(profile).type) out.push(clash(`${field}.seccompProfile.type`));
    else if (said.type === 'Localhost' && said.localhostProfile !== fieldsOf(profile).localhostProfile)
      out.push(clash(`${field}.seccompProfile.localhostProfile`));
  };
  compare(podSeccomp(), spec.securityContext, `${at}.securityContext`);
  for (const field of ['containers', 'initContainers'])
    listOf(spec[field]).forEach((c, i) => {
      compare(containerSeccomp(text(c.name)), c.securityContext, `${at}.${field}[${i}].securityContext`);
    });
  return out;
}
