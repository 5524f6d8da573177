/** Security policies of pods: rules with ranges, and lists that must not contradict each other. */

import type {
  IDRange,
  PodSecurityPolicy,
  PodSecurityPolicySpec,
  RunAsGroupStrategyOptions,
  RuntimeClassStrategyOptions,
} from '../../../generated/policy/v1beta1/types.js';
import * as allowed from '../../../generated/policy/v1beta1/values.js';
import { duplicate, type FieldError, forbiddenField, invalidValue, required } from '../../model/errors.js';
import type { DeclaredFaults } from '../../model/faults/declared-faults.js';
import { faultsOfEach } from '../../model/faults/fault-budget.js';
import { placed } from '../../model/values/printed-values.js';
import type { Words } from '../../model/values/words.js';
import type { RuleContext } from '../../resource/strategy.js';
import { defineKind } from '../kind.js';
import { driverNameFaults } from '../rules/drivers.js';
import { apparmorNameFault, seccompNameFaults } from '../rules/pod/pod-annotations.js';
import { SYSCTL_MAX } from '../rules/pod/security-context.js';
import { choiceFaults, formatFaults, isAbsent, repeatsOf } from '../rules/values.js';
import { nameOf } from '../shown.js';

/** Stands for everything in lists of names. */
const ALL = '*';

const rangesFaults = (at: string, ranges: readonly IDRange[] | undefined, declared: DeclaredFaults): FieldError[] =>
  faultsOfEach(ranges ?? [], ({ min, max }, i) => [
    ...declared.take(`${at}.ranges[${i}]`),
    ...(min > max ? [invalidValue(`${at}.ranges[${i}].min`, min, 'min cannot be greater than max')] : []),
  ]);

/** What a strategy lets pods run as: a rule, and the ranges that it is about. */
interface RangeStrategy {
  readonly rule?: string;
  readonly ranges?: readonly IDRange[];
}

/** Faults of a strategy, whose rule the catalogue judges unless it may be absent. */
const strategyFaults = (at: string, { rule, ranges }: RangeStrategy, declared: DeclaredFaults, rules?: readonly string[]): FieldError[] => [
  ...declared.take(at, 'rule'),
  ...(rules === undefined ? [] : choiceFaults(`${at}.rule`, rule, rules)),
  ...rangesFaults(at, ranges, declared),
];

/** Faults of the strategy for primary groups. Unlike for the other strategies, its rule says whether it must have ranges. */
function primaryGroupFaults(at: string, strategy: RunAsGroupStrategyOptions | undefined, declared: DeclaredFaults): readonly FieldError[] {
  if (isAbsent(strategy)) return [];
  const { rule, ranges } = strategy;
  const unknown = declared.take(at, 'rule');
  // Ranges count only where the rule asks for them.
  if (unknown.length > 0 || rule === 'RunAsAny') declared.take(at, 'ranges');
  if (unknown.length > 0) return unknown;
  const given = (ranges ?? []).length > 0;
  if (rule === 'RunAsAny') return given ? [invalidValue(`${at}.ranges`, ranges, 'Ranges must be empty')] : [];
  return given ? rangesFaults(at, ranges, declared) : [invalidValue(`${at}.ranges`, ranges, 'must provide at least one range')];
}

function capabilityFaults(spec: PodSecurityPolicySpec): FieldError[] {
  const { requiredDropCapabilities: dropped = [], allowedCapabilities = [] } = spec;
  const gone = new Set(dropped);
  const clashes = (field: 'defaultAddCapabilities' | 'allowedCapabilities'): FieldError[] =>
    faultsOfEach(spec[field] ?? [], (name) =>
      gone.has(name) ? [invalidValue(field, name, `capability is listed in ${field} and requiredDropCapabilities`)] : [],
    );
  const all = dropped.length > 0 && allowedCapabilities.includes(ALL);
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

/** Faults of the paths up to the first that is missing. */
function hostPathFaults(at: string, paths: readonly string[]): FieldError[] {
  const missing = paths.indexOf('');
  const given = missing < 0 ? paths : paths.slice(0, missing);
  return [
    ...faultsOfEach(given, (path, i) => formatFaults('path-without-backsteps', `${at}[${i}]`, path)),
    ...(missing < 0 ? [] : [required(`${at}[${missing}]`, 'is required')]),
  ];
}

const SYSCTL_PATTERN = /^([a-z0-9]([-_a-z0-9]*[a-z0-9])?\.)*([a-z0-9][-_a-z0-9]*)?[a-z0-9*]$/;

function sysctlFaults(at: string, patterns: readonly string[] = []): FieldError[] {
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

/** Whether a pattern covers another: it stands for everything that starts as it does, or for its own name alone. */
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
function overlapFaults({ allowedUnsafeSysctls: allowed = [], forbiddenSysctls: forbidden = [] }: PodSecurityPolicySpec): FieldError[] {
  const meets = overlapsWith(forbidden);
  return faultsOfEach(allowed, (yes, i) =>
    faultsOfEach(meets(yes) ? forbidden : [], (no, j) => {
      if (covers(no, yes)) return [invalidValue(`spec.allowedUnsafeSysctls[${i}]`, yes, `sysctl overlaps with ${no}`)];
      return covers(yes, no) ? [invalidValue(`spec.forbiddenSysctls[${j}]`, no, `sysctl overlaps with ${yes}`)] : [];
    }),
  );
}

function runtimeClassFaults(at: string, options: RuntimeClassStrategyOptions | undefined, declared: DeclaredFaults): FieldError[] {
  if (isAbsent(options)) return [];
  const { allowedRuntimeClassNames: names, defaultRuntimeClassName: chosen } = options;
  const list = `${at}.allowedRuntimeClassNames`;
  const allowed = names ?? [];
  const repeats = repeatsOf(allowed);
  return [
    ...faultsOfEach(allowed, (name, i) => [
      ...(name === ALL ? [] : formatFaults('dns-subdomain', `${list}[${i}]`, name)),
      ...(repeats.has(i) ? [duplicate(`${list}[${i}]`, name)] : []),
    ]),
    ...(!isAbsent(chosen)
      ? [
          ...declared.take(at, 'defaultRuntimeClassName'),
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

function annotationFaults(annotations: Readonly<Record<string, string>>, { label }: Words): FieldError[] {
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

function faults({ spec, metadata }: PodSecurityPolicy, { words, declared, enabled }: RuleContext): FieldError[] {
  const raises = spec.defaultAllowPrivilegeEscalation === true && spec.allowPrivilegeEscalation !== true;
  return [
    ...annotationFaults(metadata.annotations ?? {}, words),
    ...strategyFaults('spec.runAsUser', spec.runAsUser, declared),
    ...primaryGroupFaults('spec.runAsGroup', spec.runAsGroup, declared),
    ...strategyFaults('spec.seLinux', spec.seLinux, declared),
    ...strategyFaults('spec.supplementalGroups', spec.supplementalGroups, declared, allowed.SupplementalGroupsStrategyOptions.rule),
    ...strategyFaults('spec.fsGroup', spec.fsGroup, declared, allowed.FSGroupStrategyOptions.rule),
    ...faultsOfEach(spec.volumes ?? [], (volume) => choiceFaults('spec.volumes', volume, allowed.PodSecurityPolicySpec.volumes)),
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
    ...declared.take('spec', 'allowedProcMountTypes'),
    ...hostPathFaults(
      'spec.allowedHostPaths',
      (spec.allowedHostPaths ?? []).map(({ pathPrefix = '' }) => pathPrefix),
    ),
    ...faultsOfEach(spec.allowedFlexVolumes ?? [], ({ driver }, i) =>
      driver === '' ? [required(`spec.allowedFlexVolumes.allowedFlexVolumes[${i}].driver`, 'must specify a driver')] : [],
    ),
    ...faultsOfEach(spec.allowedCSIDrivers ?? [], ({ name }, i) =>
      driverNameFaults(`spec.allowedCSIDrivers.allowedCSIDriver[${i}].name`, name, enabled),
    ),
    ...sysctlFaults('spec.allowedUnsafeSysctls', spec.allowedUnsafeSysctls),
    ...sysctlFaults('spec.forbiddenSysctls', spec.forbiddenSysctls),
    ...overlapFaults(spec),
    ...runtimeClassFaults('spec.runtimeClass', spec.runtimeClass, declared),
  ];
}

export const podSecurityPolicy = defineKind<PodSecurityPolicy>({
  resource: 'podsecuritypolicies.policy',
  strategy: {
    validate: faults,
    validateUpdate: (object, _old, context) => faults(object, context),
    cells(object) {
      const { spec } = object;
      return [
        nameOf(object),
        String(spec.privileged === true),
        (spec.allowedCapabilities ?? []).join(','),
        spec.seLinux.rule,
        spec.runAsUser.rule,
        spec.fsGroup.rule ?? '',
        spec.supplementalGroups.rule ?? '',
        spec.readOnlyRootFilesystem === true,
        (spec.volumes ?? []).join(','),
      ];
    },
  },
});
