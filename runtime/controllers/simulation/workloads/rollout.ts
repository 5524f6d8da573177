/** How many pods each replica set of a deployment is to have next. All pure: what is there goes in, what is to be comes out. */
import type { Deployment, ReplicaSet } from '../../../../generated/apps/v1/types.js';
import { share } from './pods-of-workloads.js';

/** How many pods there may be beside the wanted ones, and how many of those may be missing. */
export function bounds({ spec: { replicas, strategy } }: Readonly<Deployment>): { readonly surge: number; readonly unavailable: number } {
  if (strategy.type === 'Recreate') return { surge: 0, unavailable: replicas };
  const { maxSurge, maxUnavailable } = strategy.rollingUpdate ?? {};
  const surge = share(maxSurge, replicas, Math.ceil);
  const unavailable = Math.min(replicas, share(maxUnavailable, replicas, Math.floor));
  return { surge, unavailable: surge === 0 && unavailable === 0 ? 1 : unavailable };
}

export interface Scaling {
  readonly set: Readonly<ReplicaSet>;
  readonly replicas: number;
}

const wanted = (sets: readonly Readonly<ReplicaSet>[]): number => sets.reduce((sum, { spec }) => sum + spec.replicas, 0);
const available = ({ status }: Readonly<ReplicaSet>): number => status.availableReplicas ?? 0;

/** Grows the new set as far as all may be together. */
function grown(deployment: Readonly<Deployment>, newest: Readonly<ReplicaSet>, old: readonly Readonly<ReplicaSet>[]): number {
  const { replicas } = deployment.spec;
  if (newest.spec.replicas >= replicas) return replicas;
  const room = replicas + bounds(deployment).surge - wanted([newest, ...old]);
  return room <= 0 ? newest.spec.replicas : Math.min(replicas, newest.spec.replicas + room);
}

/** Takes pods from old sets, those that are not available first, as many as may be missing. */
function shrunk(deployment: Readonly<Deployment>, newest: Readonly<ReplicaSet>, old: readonly Readonly<ReplicaSet>[]): Scaling[] {
  const { replicas } = deployment.spec;
  const least = replicas - bounds(deployment).unavailable;
  const unready = newest.spec.replicas - available(newest);
  let removable = wanted([newest, ...old]) - least - unready;
  // What a set tells is available may be more than it still wants.
  if (removable <= 0) return [];
  const left = new Map(old.map((set) => [set, set.spec.replicas]));
  for (const set of old) {
    const useless = Math.min(Math.max(0, removable), Math.max(0, set.spec.replicas - available(set)));
    left.set(set, set.spec.replicas - useless);
    removable -= useless;
  }
  const alive = [newest, ...old].reduce((sum, set) => sum + available(set), 0);
  let spare = Math.max(0, alive - least);
  for (const set of old) {
    const kept = left.get(set) ?? 0;
    const taken = Math.min(kept, spare);
    left.set(set, kept - taken);
    spare -= taken;
  }
  return old.map((set) => ({ set, replicas: left.get(set) ?? 0 }));
}

/** The next step of a rolling update. Growing and shrinking take turns, as each waits for what the other has brought about. */
export function rollingStep(
  deployment: Readonly<Deployment>,
  newest: Readonly<ReplicaSet>,
  old: readonly Readonly<ReplicaSet>[],
): Scaling[] {
  const replicas = grown(deployment, newest, old);
  if (replicas !== newest.spec.replicas) return [{ set: newest, replicas }];
  return shrunk(deployment, newest, old).filter((scaling) => scaling.replicas !== scaling.set.spec.replicas);
}

/** A deployment that is scaled while several of its sets have pods scales each in proportion. */
export function proportionalStep(deployment: Readonly<Deployment>, sets: readonly Readonly<ReplicaSet>[]): Scaling[] {
  const active = sets.filter(({ spec }) => spec.replicas > 0);
  const { replicas } = deployment.spec;
  if (active.length <= 1) {
    const [only = sets[0]] = active;
    return only === undefined || only.spec.replicas === replicas ? [] : [{ set: only, replicas }];
  }
  const total = wanted(active);
  const whole = replicas === 0 ? 0 : replicas + bounds(deployment).surge;
  const larger = active.toSorted((a, b) => b.spec.replicas - a.spec.replicas);
  const shares = larger.map(({ spec }) => Math.floor((spec.replicas * whole) / total));
  const rest = whole - shares.reduce((sum, one) => sum + one, 0);
  return larger
    .map((set, i) => ({ set, replicas: (shares[i] ?? 0) + (i === 0 ? rest : 0) }))
    .filter((scaling) => scaling.replicas !== scaling.set.spec.replicas);
}
