/** Feature gates and features of the protocol: which are on. */
import type { GateStages, ProtocolLives } from '../../generated/flags.js';
import type { FeatureDefinition, ServiceProfile } from '../model/definition/definition.js';
import { compareReleases, entriesIn, entryIn, type Life } from '../model/definition/releases.js';
import { suggestion } from '../model/faults/nearest.js';
import { FlagError } from './read.js';

type Features = Readonly<Record<string, FeatureDefinition>>;

/** Names of what the runtime asks for: a gate or feature of the protocol that the catalogue does not have does not compile. */
export type GateName = keyof GateStages | keyof ProtocolLives;

/** Whether a gate is on, or the protocol of the release shown has a feature. */
export type Enabled = (gate: GateName) => boolean;

/** The same for a gate that a definition or a project names. False for one that is not in the catalogue. */
export type EnabledByName = (gate: string) => boolean;

/** Gates that switch all others of a stage which are not named themselves. */
const STAGES: Readonly<Record<string, FeatureDefinition['stage']>> = { AllAlpha: 'ALPHA', AllBeta: 'BETA' };

export class FeatureGates {
  readonly #on = new Set<string>();

  /**
   * `settled`: features that are on without a gate. Throws FlagError that names every gate that is unknown, or locked to the other value.
   */
  constructor(features: Features, switches: ReadonlyMap<string, boolean>, settled: readonly string[] = []) {
    const faults: string[] = [];
    for (const [name, on] of switches) {
      const feature = Object.hasOwn(features, name) ? features[name] : undefined;
      if (feature === undefined) faults.push(`unrecognized feature gate: ${name}${suggestion(name, Object.keys(features))}`);
      else if (feature.locked && on !== feature.default)
        faults.push(`cannot set feature gate ${name} to ${on}, feature is locked to ${feature.default}`);
    }
    if (faults.length > 0) throw new FlagError(faults);
    for (const name of settled) this.#on.add(name);
    const stages = new Map(Object.entries(STAGES).map(([gate, stage]) => [stage, switches.get(gate)]));
    for (const [name, feature] of Object.entries(features)) {
      const ofStage = feature.locked || STAGES[name] !== undefined ? undefined : stages.get(feature.stage);
      if (switches.get(name) ?? ofStage ?? feature.default) this.#on.add(name);
    }
  }

  readonly enabled: Enabled = (name) => this.#on.has(name);

  readonly enabledByName: EnabledByName = (name) => this.#on.has(name);
}

/**
 * The gates of a release, in which features that came to stay outlive their gates, and what its protocol has beside them. Throws as
 * FeatureGates does.
 */
export function featureGates(
  { features, protocol }: { readonly features: Features; readonly protocol: Readonly<Record<string, Life>> },
  switches: ReadonlyMap<string, boolean>,
  release: string,
  profile: ServiceProfile = 'cluster',
): FeatureGates {
  const settled = Object.keys(features).filter((name) => isSettled(features[name] as FeatureDefinition, release));
  const expected = profile === 'cluster' ? [] : EXPECTED.filter((name) => !switches.has(name));
  return new FeatureGates(gatesOf(features, release), switches, [...settled, ...expected, ...Object.keys(entriesIn(protocol, release))]);
}

/** What clients of today expect of an API at whatever release, unless that is a cluster's. */
const EXPECTED: readonly GateName[] = ['FieldValidationJudged', 'OpenAPIV3', 'ServerSideFieldValidation', 'WarningHeaders'];

/** Whether a gate had its last release before this one, and was on for everybody by then (specification 3, rule 8). */
function isSettled(feature: FeatureDefinition, release: string): boolean {
  const { until } = feature;
  if (until === undefined || compareReleases(until, release) >= 0) return false;
  const last = entryIn(feature, until);
  return last?.stage === 'GA' && last.default;
}

/** The gates that a release has, at the stages that they have there. */
export const gatesOf = (features: Features, release: string): Features => entriesIn(features, release);

/** Stages whose gates go away, as warnings call them (specification 3, rules 8 and 9). */
const GOING: Readonly<Partial<Record<FeatureDefinition['stage'], string>>> = { GA: 'GA', DEPRECATED: 'deprecated' };

/** A warning for each gate that is switched although it goes away. */
export function gateWarnings(features: Features, switches: ReadonlyMap<string, boolean>, release: string): string[] {
  const gates = gatesOf(features, release);
  return [...switches].flatMap(([name, on]) => {
    const going = Object.hasOwn(gates, name) ? GOING[gates[name]?.stage ?? 'ALPHA'] : undefined;
    return going === undefined ? [] : [`Setting ${going} feature gate ${name}=${on}. It will be removed in a future release.`];
  });
}
