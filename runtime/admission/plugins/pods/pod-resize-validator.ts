/** A pod grows in place only as far as its node has room at all, and only on nodes that can resize it. */
import type { Node, Pod } from '../../../../generated/core/v1/types.js';
import type { Parts } from '../../../http/server-parts.js';
import { ApiError } from '../../../model/errors.js';
import { sameValue } from '../../../model/json/json.js';
import { quantityNanos } from '../../../model/values/quantity.js';
import { addAmounts, podTotal } from '../../../quota/amounts.js';
import type { AdmissionPlugin } from '../../chain.js';
import { type AdmissionRequest, doing, requestAbout } from '../../request.js';
import { PODS, podRefused } from './pods.js';

const RESIZE = { ...PODS, subresource: 'resize' };

/** Billionths of the unit in which messages tell an amount. */
const UNITS: Readonly<Record<string, bigint>> = { cpu: 1_000_000n, memory: 1_000_000_000n };

const inUnits = (amount: string | undefined, unit: bigint): bigint => ((quantityNanos(amount) ?? 0n) + unit - 1n) / unit;

function tooLarge({ spec }: Pod, { status }: Node): string | undefined {
  const asked = addAmounts(podTotal(spec, 'requests'), spec.overhead ?? {});
  const faults = Object.entries(UNITS).flatMap(([name, unit]) => {
    const [requested, allocatable] = [inUnits(asked[name], unit), inUnits(status.allocatable?.[name], unit)];
    return requested > allocatable ? [`${name}, requested: ${requested}, allocatable: ${allocatable}`] : [];
  });
  return faults.length === 0 ? undefined : `Node didn't have enough allocatable resources: ${faults.join('; ')}`;
}

function unsupported({ metadata: { name, labels } }: Node, label: string): string | undefined {
  const system = labels?.[label] ?? '';
  if (system === 'linux') return undefined;
  return `pod resize is only supported on linux nodes, node ${JSON.stringify(name)} is ${JSON.stringify(system)}`;
}

function refusal(request: AdmissionRequest, why: string, reason: string): ApiError {
  const { code, message, details, reason: of } = podRefused(request, why);
  return new ApiError(code, of, message, { ...details, causes: [{ reason }] });
}

export function podResizeValidator({ registry, environment }: Parts<'registry' | 'environment'>): AdmissionPlugin {
  const name = 'PodResizeValidator';
  if (!registry.has('nodes') || !environment.enabled('InPlacePodVerticalScaling')) return { name, concerns: () => false };
  const nodes = registry.reader<Node>('nodes');
  const system = registry.words.label('os');
  return {
    name,
    concerns: doing(['UPDATE'], RESIZE),
    async validate(request) {
      const { object: pod, old } = requestAbout<Pod>(request, RESIZE) ?? {};
      const place = pod?.spec.nodeName ?? '';
      if (pod === undefined || old === undefined || place === '' || sameValue(pod.spec, old.spec)) return;
      const node = await nodes.get('', place);
      if (node === undefined) throw podRefused(request, `node ${JSON.stringify(place)} not found`);
      const large = tooLarge(pod, node);
      if (large !== undefined) throw refusal(request, large, 'NodeCapacity');
      const other = unsupported(node, system);
      if (other !== undefined) throw refusal(request, other, 'UnsupportedPlatform');
    },
  };
}
