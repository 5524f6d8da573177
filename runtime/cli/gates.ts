/** Feature gates: which are on. */
import type { FeatureDefinition } from '../model/definition.js';
import { FlagError } from './flags.js';

type Features = Readonly<Record<string, FeatureDefinition>>;

/** A test for gates. AllAlpha and AllBeta switch whole stages; a gate named itself wins. Throws FlagError for unknown and locked gates. */
export function featureGates(features: Features, switches: ReadonlyMap<string, boolean>): (gate: string) => boolean {
  const faults: string[] = [];
  for (const [name, on] of switches) {
    const feature = features[name];
    if (feature === undefined) faults.push(`unrecognized feature gate: ${name}`);
    else if (feature.locked && on !== feature.default)
      faults.push(`cannot set feature gate ${name} to ${on}, feature is locked to ${feature.default}`);
  }
  if (faults.length > 0) throw new FlagError(faults);
  const stages: Readonly<Record<string, boolean | undefined>> = { ALPHA: switches.get('AllAlpha'), BETA: switches.get('AllBeta') };
  return (gate) => {
    const feature = features[gate];
    if (feature === undefined) return false;
    return switches.get(gate) ?? (feature.locked ? undefined : stages[feature.stage]) ?? feature.default;
  };
}
