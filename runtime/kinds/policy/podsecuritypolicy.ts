/** Security policies of pods: rules with ranges, and lists that must not contradict each other. */

import { duplicate, type FieldError, forbiddenField, invalidValue, notSupported, required } from '../../model/errors.js';
import { faultsOfEach } from '../../model/fault-budget.js';
import type { ApiObject } from '../../model/object.js';
import { placed } from '../../model/printed-values.js';
import { label } from '../../model/words.js';
import { defineKind } from '../kind.js';
import { driverNameFaults } from '../rules/drivers.js';
import { apparmorNameFault, seccompNameFaults } from '../rules/pod-annotations.js';
import { PROC_MOUNTS, SYSCTL_MAX } from '../rules/security-context.js';
import { choiceFaults, formatFaults, isAbsent, repeatsOf, textsOf } from '../rules/values.js';
import { type Fields, fieldsOf, listOf, nameOf, text } from '../shown.js';

/** Stands for everything in lists of names. */
const ALL = '*';

const USER_RULES = ['MustRunAs', 'MustRunAsNonRoot', 'RunAsAny'];
const GROUP_RULES = ['MayRunAs', 'MustRunAs', 'RunAsAny'];
const LABEL_RULES = ['MustRunAs', 'RunAsAny'];
/** In the order in which this one rule's words are printed. */
const PRIMARY_GROUP_RULES = ['MustRunAs', 'RunAsAny', 'MayRunAs'];

const VOLUMES = [
  ALL,
  'awsElasticBlockStore',
  'azureDisk',
  'azureFile',
  'cephFS',
  'cinder',
  'configMap',
  'csi',
  'downwardAPI',
  'emptyDir',
  'ephemeral',
  'fc',
  'flexVolume',
  'flocker',
  'gcePersistentDisk',
  'gitRepo',
  'glusterfs',
  'hostPath',
  'iscsi',
  'nfs',
  'persistentVolumeClaim',
  'photonPersistentDisk',
  'portworxVolume',
  'projected',
  'quobyte',
  'rbd',
  'scaleIO',
  'secret',
  'storageos',
  'vsphereVolume',
];

const integer = (value: unknown): bigint => (typeof value === 'number' || typeof value === 'bigint' ? BigInt(value) : 0n);

const rangesFaults = (at: string, ranges: unknown): FieldError[] =>
  faultsOfEach(listOf(ranges), (range, i) => {
    const [min, max] = [integer(range.min), integer(range.max)];
    const field = (end: string): string => `${at}.ranges[${i}].${end}`;
    return [
      ...(min < 0n ? [invalidValue(field('min'), min, 'min cannot be negative')] : []),
      ...(max < 0n ? [invalidValue(field('max'), max, 'max cannot be negative')] : []),
      ...(min > max ? [invalidValue(field('min'), min, 'min cannot be greater than max')] : []),
    ];
  });

const strategyFaults = (at: string, value: unknown, rules: readonly string[]): FieldError[] => {
  const { rule, ranges } = fieldsOf(value);
  return [...choiceFaults(`${at}.rule`, rule, rules), ...rangesFaults(at, ranges)];
};

/** Unlike the other strategies, this one holds its ranges to its rule. */
function primaryGroupFaults(at: string, value: unknown): FieldError[] {
  if (isAbsent(value)) return [];
  const { rule, ranges } = fieldsOf(value);
  if (!PRIMARY_GROUP_RULES.includes(text(rule))) return choiceFaults(`${at}.rule`, rule, PRIMARY_GROUP_RULES);
  const given = listOf(ranges).length > 0;
  if (rule === 'RunAsAny') return given ? [invalidValue(`${at}.ranges`, ranges, 'Ranges must be empty')] : [];
  return given ? rangesFaults(at, ranges) : [invalidValue(`${at}.ranges`, ranges, 'must provide at least one range')];
}

function capabilityFaults(spec: Fields): FieldError[] {
  const dropped = textsOf(spec.requiredDropCapabilities);
  const gone = new Set(dropped);
  const clashes = (field: string): FieldError[] =>
    faultsOfEach(textsOf(spec[field]), (name) =>
      gone.has(name) ? [invalidValue(field, name, `capability is listed in ${field} and requiredDropCapabilities`)] : [],
    );
  const all = dropped.length > 0 && textsOf(spec.allowedCapabilities).includes(ALL);
  return [
    ...(all
      ? [
          invalidValue(
            'requiredDropCapabilities',
            placed('spec.requiredDropCapabilities', dropped),
            'must be empty when all capabilities are allowed by a wildcard',
          ),
        ]
      : []),
    ...clashes('defaultAddCapabilities'),
    ...clashes('allowedCapabilities'),
  ];
}

/** Paths up to the first that is missing. */
function hostPathFaults(at: string, paths: readonly string[]): FieldError[] {
  const missing = paths.indexOf('');
  const given = missing < 0 ? paths : paths.slice(0, missing);
  return [
    ...faultsOfEach(given, (path, i) =>
      path.split('/').includes('..') ? [invalidValue(`${at}[${i}]`, path, "must not contain '..'")] : [],
    ),
    ...(missing < 0 ? [] : [required(`${at}[${missing}]`, 'is required')]),
  ];
}

const SYSCTL_PATTERN = /^([a-z0-9]([-_a-z0-9]*[a-z0-9])?\.)*([a-z0-9][-_a-z0-9]*)?[a-z0-9*]$/;

function sysctlFaults(at: string, patterns: readonly string[]): FieldError[] {
  const isPattern = (pattern: string): boolean => pattern.length <= SYSCTL_MAX && SYSCTL_PATTERN.test(pattern);
  const coversAll = patterns.length > 1 && patterns.includes(ALL);
  return [
    ...faultsOfEach(patterns, (pattern, i) => {
      if (pattern === '') return [invalidValue(`${at}[${i}]`, pattern, 'empty sysctl not allowed')];
      const words = `must have at most ${SYSCTL_MAX} characters and match regex ${SYSCTL_PATTERN.source.slice(1, -1)}`;
      return isPattern(pattern) ? [] : [invalidValue(`${at}[${i}]`, pattern, words)];
    }),
    ...(coversAll ? [forbiddenField(`${at}.items`, `if '${ALL}' is present, must not specify other sysctls`)] : []),
  ];
}

/** What a pattern covers: everything that starts so, or this name alone. */
const covers = (pattern: string, other: string): boolean =>
  pattern.endsWith(ALL) ? other.replace(/\*$/, '').startsWith(pattern.slice(0, -1)) : pattern === other;

/** Tells whether a pattern covers one of the list or is covered by one; patterns that are too long to be any have no part in it. */
function overlapsWith(patterns: readonly string[]): (pattern: string) => boolean {
  const fitting = patterns.filter((pattern) => pattern.length <= SYSCTL_MAX);
  const names = new Set(fitting);
  const beginnings = new Set(fitting.filter((pattern) => pattern.endsWith(ALL)).map((pattern) => pattern.slice(0, -1)));
  const sorted = fitting.map((pattern) => pattern.replace(/\*$/, '')).sort();
  const hasBelow = (beginning: string): boolean => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle] ?? '') < beginning) low = middle + 1;
      else high = middle;
    }
    return sorted[low]?.startsWith(beginning) === true;
  };
  return (pattern) => {
    if (pattern.length > SYSCTL_MAX) return false;
    const plain = pattern.replace(/\*$/, '');
    if (names.has(pattern) || (plain !== pattern && hasBelow(plain))) return true;
    for (let end = 0; end <= plain.length; end += 1) if (beginnings.has(plain.slice(0, end))) return true;
    return false;
  };
}

/** Nothing is both allowed and forbidden: the narrower pattern of two is the one at fault. */
function overlapFaults(spec: Fields): FieldError[] {
  const [allowed, forbidden] = [textsOf(spec.allowedUnsafeSysctls), textsOf(spec.forbiddenSysctls)];
  const meets = overlapsWith(forbidden);
  return faultsOfEach(allowed, (yes, i) =>
    faultsOfEach(meets(yes) ? forbidden : [], (no, j) => {
      if (covers(no, yes)) return [invalidValue(`spec.allowedUnsafeSysctls[${i}]`, yes, `sysctl overlaps with ${no}`)];
      return covers(yes, no) ? [invalidValue(`spec.forbiddenSysctls[${j}]`, no, `sysctl overlaps with ${yes}`)] : [];
    }),
  );
}

function runtimeClassFaults(at: string, value: unknown): FieldError[] {
  if (isAbsent(value)) return [];
  const { allowedRuntimeClassNames: names, defaultRuntimeClassName: chosen } = fieldsOf(value);
  const list = `${at}.allowedRuntimeClassNames`;
  const allowed = textsOf(names);
  const repeats = repeatsOf(allowed);
  return [
    ...faultsOfEach(allowed, (name, i) => [
      ...(name === ALL ? [] : formatFaults('dns-subdomain', `${list}[${i}]`, name)),
      ...(repeats.has(i) ? [duplicate(`${list}[${i}]`, name)] : []),
    ]),
    ...(typeof chosen === 'string'
      ? [
          ...formatFaults('dns-subdomain', `${at}.defaultRuntimeClassName`, chosen),
          ...(allowed.includes(chosen) || allowed.includes(ALL)
            ? []
            : [required(list, `default ${JSON.stringify(chosen)} must be allowed`)]),
        ]
      : []),
    ...(allowed.length > 1 && allowed.includes(ALL)
      ? [invalidValue(list, names, `if '${ALL}' is present, must not specify other RuntimeClass names`)]
      : []),
  ];
}

function annotationFaults(annotations: Readonly<Record<string, string>>): FieldError[] {
  const of = (name: string, domain: string): readonly [field: string, value: string] => {
    const key = label(name, domain);
    return [`metadata.annotations[${key}]`, annotations[key] ?? ''];
  };
  const [apparmorAt, apparmor] = of('defaultProfileName', 'apparmor.security.beta');
  const [apparmorsAt, apparmors] = of('allowedProfileNames', 'apparmor.security.beta');
  const [seccompAt, seccomp] = of('defaultProfileName', 'seccomp.security.alpha');
  const [seccompsAt, seccomps] = of('allowedProfileNames', 'seccomp.security.alpha');
  const apparmorFaults = (field: string, shown: string, profiles: readonly string[]): FieldError[] =>
    faultsOfEach(profiles, (profile) => {
      const fault = apparmorNameFault(profile);
      return fault === undefined ? [] : [invalidValue(field, shown, fault)];
    });
  return [
    ...apparmorFaults(apparmorAt, apparmor, [apparmor]),
    ...apparmorFaults(apparmorsAt, apparmors, apparmors.split(',')),
    ...(seccomp === '' ? [] : seccompNameFaults(seccompAt, seccomp)),
    ...(seccomps === '' ? [] : faultsOfEach(seccomps.split(','), (name) => (name === ALL ? [] : seccompNameFaults(seccompsAt, name)))),
  ];
}

function faults(object: ApiObject): FieldError[] {
  const spec = fieldsOf(object.spec);
  const raises = spec.defaultAllowPrivilegeEscalation === true && spec.allowPrivilegeEscalation !== true;
  return [
    ...annotationFaults(object.metadata.annotations ?? {}),
    ...strategyFaults('spec.runAsUser', spec.runAsUser, USER_RULES),
    ...primaryGroupFaults('spec.runAsGroup', spec.runAsGroup),
    ...strategyFaults('spec.seLinux', spec.seLinux, LABEL_RULES),
    ...strategyFaults('spec.supplementalGroups', spec.supplementalGroups, GROUP_RULES),
    ...strategyFaults('spec.fsGroup', spec.fsGroup, GROUP_RULES),
    ...faultsOfEach(textsOf(spec.volumes), (volume) => (VOLUMES.includes(volume) ? [] : [notSupported('spec.volumes', volume, VOLUMES)])),
    ...capabilityFaults(spec),
    ...(raises
      ? [
          invalidValue(
            'spec.defaultAllowPrivilegeEscalation',
            true,
            'Cannot set DefaultAllowPrivilegeEscalation to true without also setting AllowPrivilegeEscalation to true',
          ),
        ]
      : []),
    ...faultsOfEach(textsOf(spec.allowedProcMountTypes), (type, i) => choiceFaults(`spec.allowedProcMountTypes[${i}]`, type, PROC_MOUNTS)),
    ...hostPathFaults(
      'spec.allowedHostPaths',
      listOf(spec.allowedHostPaths).map((p) => text(p.pathPrefix)),
    ),
    ...faultsOfEach(listOf(spec.allowedFlexVolumes), ({ driver }, i) =>
      text(driver) === '' ? [required(`spec.allowedFlexVolumes.allowedFlexVolumes[${i}].driver`, 'must specify a driver')] : [],
    ),
    ...faultsOfEach(listOf(spec.allowedCSIDrivers), ({ name }, i) =>
      driverNameFaults(`spec.allowedCSIDrivers.allowedCSIDriver[${i}].name`, text(name)),
    ),
    ...sysctlFaults('spec.allowedUnsafeSysctls', textsOf(spec.allowedUnsafeSysctls)),
    ...sysctlFaults('spec.forbiddenSysctls', textsOf(spec.forbiddenSysctls)),
    ...overlapFaults(spec),
    ...runtimeClassFaults('spec.runtimeClass', spec.runtimeClass),
  ];
}

export const podSecurityPolicy = defineKind<ApiObject>({
  resource: 'podsecuritypolicies.policy',
  strategy: {
    validate: faults,
    validateUpdate: faults,
    cells(object) {
      const spec = fieldsOf(object.spec);
      const rule = (field: string): string => text(fieldsOf(spec[field]).rule);
      return [
        nameOf(object),
        String(spec.privileged === true),
        textsOf(spec.allowedCapabilities).join(','),
        rule('seLinux'),
        rule('runAsUser'),
        rule('fsGroup'),
        rule('supplementalGroups'),
        spec.readOnlyRootFilesystem === true,
        textsOf(spec.volumes).join(','),
      ];
    },
  },
});
