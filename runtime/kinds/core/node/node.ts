/** Nodes: taints, networks, and the row that tells whether a node takes pods. */

import type { Node, NodeConfigSource, NodeSpec, NodeStatus, NodeSystemInfo, Taint } from '../../../../generated/core/v1/types.js';
import type { Draft } from '../../../model/definition/draft.js';
import { duplicate, type FieldError, forbiddenField, invalidValue, required, tooLong } from '../../../model/errors.js';
import { type DeclaredFaults, shownAt } from '../../../model/faults/declared-faults.js';
import { faultsOfEach } from '../../../model/faults/fault-budget.js';
import { sameValue } from '../../../model/json/json.js';
import { faultsOf } from '../../../model/values/formats.js';
import { placed } from '../../../model/values/printed-values.js';
import type { Words } from '../../../model/values/words.js';
import type { WriteContext } from '../../../resource/strategy.js';
import type { Enabled } from '../../../settings/feature-gates.js';
import { defineKind } from '../../kind.js';
import { familyFaults } from '../../rules/addresses.js';
import { amountFaults } from '../../rules/pod/resources.js';
import { isAbsent } from '../../rules/values.js';
import { ageOf, NONE, nameOf } from '../../shown.js';
import { nodeProxy } from './proxies.js';

function taintFaults(taints: readonly Taint[], declared: DeclaredFaults): FieldError[] {
  const seen = new Set<string>();
  return faultsOfEach(taints, (taint, i) => {
    // Clients know these faults by this path, although taints are part of the specification.
    const at = `metadata.taints[${i}]`;
    const { key, effect } = taint;
    const out = [...shownAt(declared, `spec.taints[${i}]`, at).take(at)];
    const pair = `${key} ${effect}`;
    if (seen.has(pair)) out.push(duplicate(at, placed(`spec.taints[${i}]`, taint), 'taints must be unique by key and effect pair'));
    seen.add(pair);
    return out;
  });
}

/** Faults of the networks of a node's pods, of which there is one of each family. */
function networkFaults({ podCIDRs: ranges = [] }: NodeSpec): FieldError[] {
  const at = 'spec.podCIDRs';
  return [
    ...faultsOfEach(ranges, (range, i) =>
      faultsOf('cidr', range).length === 0 ? [] : [invalidValue(`${at}[${i}]`, ranges, 'must be valid CIDR')],
    ),
    ...familyFaults(at, ranges, ranges, { format: 'cidr', what: 'CIDR' }),
  ];
}

/** A node tells each of its addresses once; what was registered otherwise is held to it with the next change. */
const addressFaults = ({ addresses = [] }: NodeStatus): FieldError[] => {
  const seen = new Set<string>();
  return faultsOfEach(addresses, (address, i) => {
    const key = `${address.type} ${address.address}`;
    if (seen.has(key)) return [duplicate(`status.addresses[${i}]`, address)];
    seen.add(key);
    return [];
  });
};

const amountsFaults = (status: NodeStatus, words: Words): FieldError[] =>
  (['capacity', 'allocatable'] as const).flatMap((field) =>
    faultsOfEach(Object.entries(status[field] ?? {}), ([name, amount]) => amountFaults(`status.${field}.${name}`, name, amount, words)),
  );

const MAX_FEATURE = 253;
const FEATURE = /^[A-Z][A-Za-z0-9]*(?:\/[A-Za-z0-9]+)*$/;

const featureWords = (feature: string): string =>
  `invalid feature name ${JSON.stringify(feature)}: must start with an UpperCamelCase segment, with subsequent segments separated by '/' (e.g., MyFeature or MyFeature/mySubFeature), and contain only alphanumeric characters and slashes`;

/** A node tells its features once each and in their order, so that two lists of them are compared at once. */
const featureFaults = ({ declaredFeatures: features }: NodeStatus): FieldError[] =>
  faultsOfEach(features ?? [], (feature, i) => {
    const at = `status.declaredFeatures[${i}]`;
    const before = features?.[i - 1] ?? '';
    return [
      ...(i > 0 && before === feature ? [duplicate(at, feature)] : []),
      ...(before > feature ? [invalidValue(at, feature, 'list must be sorted alphabetically')] : []),
      ...(feature.length > MAX_FEATURE ? [tooLong(at, MAX_FEATURE)] : []),
      ...(feature.length > MAX_FEATURE || FEATURE.test(feature) ? [] : [invalidValue(at, feature, featureWords(feature))]),
    ];
  });

const faults = ({ spec, status }: Node, { words, declared }: WriteContext): FieldError[] => [
  ...taintFaults(spec.taints ?? [], declared),
  ...amountsFaults(status, words),
  ...featureFaults(status),
  ...networkFaults(spec),
];

/** Parts of a reference to a kubelet's configuration that tell which state of the config map is meant. */
const STATE = ['uid', 'resourceVersion'] as const;

/** Faults of a reference to a kubelet's configuration; only a status tells the state of the config map that is in use. */
function configFaults(at: string, source: NodeConfigSource | undefined, place: 'spec' | 'status', declared: DeclaredFaults): FieldError[] {
  if (isAbsent(source)) return [];
  const { configMap } = source;
  if (isAbsent(configMap)) return [invalidValue(at, source, 'exactly one reference subfield must be non-nil')];
  const field = `${at}.configMap`;
  return [
    ...STATE.flatMap((name): FieldError[] => {
      const given = (configMap[name] ?? '') !== '';
      if (place === 'spec') return given ? [forbiddenField(`${field}.${name}`, `${name} must not be set in spec`)] : [];
      return given ? [] : [required(`${field}.${name}`, `${name} must be set in status`)];
    }),
    ...declared.take(field),
  ];
}

/** What a status tells of the configurations of a kubelet. */
const CONFIGS = ['assigned', 'active', 'lastKnownGood'] as const;

/** Faults of where a kubelet has its configuration from, which changes of a node are held to. */
const allConfigFaults = ({ spec, status }: Node, { declared }: WriteContext): FieldError[] => [
  ...configFaults('spec.configSource', spec.configSource, 'spec', declared),
  ...CONFIGS.flatMap((name) => configFaults(`status.config.${name}`, status.config?.[name], 'status', declared)),
];

/** Refuses changes to what a node keeps once it has got it. */
function fixedFaults({ spec }: Node, { spec: before }: Node): FieldError[] {
  const fixed = (field: string, now: unknown, was: unknown, what: string): FieldError[] =>
    was === undefined || was === '' || sameValue(now, was)
      ? []
      : [forbiddenField(`spec.${field}`, `node updates may not change ${what} except from "" to valid`)];
  return [
    ...fixed('podCIDRs', spec.podCIDRs ?? [], before.podCIDRs, 'podCIDR'),
    ...fixed('providerID', spec.providerID, before.providerID, 'providerID'),
    ...(spec.externalID === before.externalID ? [] : [forbiddenField('spec.externalID', 'may not be updated')]),
  ];
}

/** The single network is the first of the list of networks; where they differ, the single one counts. */
function nodeSpec(spec: Draft<NodeSpec>): void {
  const { podCIDR = '', podCIDRs: [first = ''] = [] } = spec;
  if (podCIDR === '') {
    if (first !== '') spec.podCIDR = first;
  } else if (first !== podCIDR) spec.podCIDRs = [podCIDR];
}

function statusText({ spec, status }: Node): string {
  const ready = status.conditions?.find(({ type }) => type === 'Ready');
  const state = ready === undefined ? 'Unknown' : ready.status === 'True' ? 'Ready' : 'NotReady';
  return spec.unschedulable === true ? `${state},SchedulingDisabled` : state;
}

function roles({ metadata }: Node, { label }: Words): string {
  const prefix = label('', 'node-role');
  const out = new Set<string>();
  for (const [key, value] of Object.entries(metadata.labels ?? {})) {
    if (key.startsWith(prefix) && key.length > prefix.length) out.add(key.slice(prefix.length));
    else if (key === label('role') && value !== '') out.add(value);
  }
  return out.size === 0 ? NONE : [...out].sort().join(',');
}

/** Capacity that is not reserved can be allocated. */
function nodeStatus(status: Draft<NodeStatus>): void {
  if (status.allocatable === undefined && status.capacity !== undefined) status.allocatable = { ...status.capacity };
}

/** Nodes no longer tell of configurations that their agents get from the cluster, unless the stored one does already. */
function dropConfig(object: Node, old: Node | undefined, enabled: Enabled): void {
  if (enabled('DynamicKubeletConfig')) return;
  if (old?.spec.configSource === undefined) {
    const { configSource: _, ...spec } = object.spec;
    object.spec = spec;
  }
  if (old?.status.config !== undefined) return;
  const { config: _, ...status } = object.status;
  object.status = status;
}

const UNKNOWN = '<unknown>';

/** The kernel of a node, with what its machine is where a release tells that. */
const kernelText = ({ kernelVersion, architecture }: NodeSystemInfo, enabled: Enabled): string =>
  kernelVersion === '' || architecture === '' || !enabled('KernelsWithArchitecture')
    ? kernelVersion || UNKNOWN
    : `${kernelVersion} (${architecture})`;

export const node = defineKind<Node>({
  resource: 'nodes',
  strategy: {
    // The agent that registers a node reports its status as well, so the status is kept.
    statusOnCreate: true,
    prepareForCreate(object, { enabled }) {
      dropConfig(object, undefined, enabled);
      if (!enabled('NodeDeclaredFeatures')) delete object.status.declaredFeatures;
    },
    prepareForUpdate: (object, old, { enabled }) => dropConfig(object, old, enabled),
    validate(object, context) {
      for (const path of ['spec.configSource', 'status.config']) context.declared.take(path);
      return faults(object, context);
    },
    validateUpdate: (object, old, context) => [
      ...faults(object, context),
      ...addressFaults(object.status),
      ...allConfigFaults(object, context),
      ...(context.subresource === '' ? fixedFaults(object, old) : []),
    ],
    cells(object, { now, words, enabled }) {
      const { addresses = [], nodeInfo } = object.status;
      const addressOf = (type: string): string => addresses.find((a) => a.type === type)?.address || NONE;
      return [
        nameOf(object),
        statusText(object),
        roles(object, words),
        ageOf(object, now),
        nodeInfo.kubeletVersion,
        addressOf('InternalIP'),
        addressOf('ExternalIP'),
        nodeInfo.osImage || UNKNOWN,
        kernelText(nodeInfo, enabled),
        nodeInfo.containerRuntimeVersion || UNKNOWN,
      ];
    },
  },
  defaulters: { nodeSpec, nodeStatus },
  operations: { proxy: nodeProxy },
});
