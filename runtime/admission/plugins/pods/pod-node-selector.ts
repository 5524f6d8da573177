/** Restricts pods to the nodes that their namespace is meant for. */
import type { ConfigReader } from '../../../codec/config-file.js';
import type { Parts } from '../../../http/server-parts.js';
import { faultsOf } from '../../../model/values/formats.js';
import type { AdmissionPlugin } from '../../chain.js';
import type { AdmissionRequest } from '../../request.js';
import type { Configure } from '../factory.js';
import { namespaceAnnotations } from '../namespaces/namespaces.js';
import { creatingPods, newPod, podRefused } from './pods.js';

type Labels = Readonly<Record<string, string>>;

const CLUSTER_DEFAULT = 'clusterDefaultNodeSelector';

/** Parses labels such as `a=b,c=d`. Throws an Error that names the bad part. */
function labelsIn(text: string): Labels {
  const labels: Record<string, string> = {};
  for (const part of text.split(',').filter((label) => label !== '')) {
    const [key = '', value = '', ...more] = part.split('=').map((word) => word.trim());
    const isLabel = part.includes('=') && more.length === 0;
    if (!isLabel || faultsOf('qualified-name', key).length + faultsOf('label-value', value).length > 0)
      throw new Error(`invalid selector: [${part.split('=').join(' ')}]`);
    labels[key] = value;
  }
  return labels;
}

const conflict = (a: Labels, b: Labels): boolean => Object.entries(a).some(([key, value]) => b[key] !== undefined && b[key] !== value);
const isWithin = (labels: Labels, allowed: Labels): boolean =>
  Object.keys(allowed).length === 0 || Object.entries(labels).every(([key, value]) => allowed[key] === value);

/** `listed`: the labels that pods may select, by namespace, and the labels that are added if a namespace has no annotation. */
export function podNodeSelector(parts: Parts<'registry'>, listed: ReadonlyMap<string, Labels> = new Map()): AdmissionPlugin {
  const annotation = parts.registry.words.label('node-selector', 'scheduler.alpha');
  const annotations = namespaceAnnotations(parts);
  const ofNamespace = async (request: AdmissionRequest): Promise<Labels> => {
    const text = (await annotations(request.namespace))[annotation];
    if (text === undefined) return listed.get(CLUSTER_DEFAULT) ?? {};
    try {
      return labelsIn(text);
    } catch (error) {
      throw podRefused(request, error instanceof Error ? error.message : String(error));
    }
  };
  const check = (request: AdmissionRequest, own: Labels, ofNamespace: Labels): void => {
    if (conflict(ofNamespace, own)) throw podRefused(request, 'pod node label selector conflicts with its namespace node label selector');
  };
  return {
    name: 'PodNodeSelector',
    concerns: creatingPods,
    async admit(request) {
      const spec = newPod(request)?.spec;
      if (spec === undefined) return;
      const [own, wanted] = [spec.nodeSelector ?? {}, await ofNamespace(request)];
      check(request, own, wanted);
      if (Object.keys(wanted).length > 0) spec.nodeSelector = { ...wanted, ...own };
    },
    async validate(request) {
      const own = newPod(request)?.spec.nodeSelector ?? {};
      check(request, own, await ofNamespace(request));
      if (!isWithin(own, listed.get(request.namespace) ?? {}))
        throw podRefused(request, 'pod node label selector labels conflict with its namespace whitelist');
    },
  };
}

function listedOf(reader: ConfigReader): Map<string, Labels> {
  reader.only(['podNodeSelectorPluginConfig']);
  const config = reader.member('podNodeSelectorPluginConfig');
  return new Map(
    config.names().map((namespace) => {
      const text = config.member(namespace);
      try {
        return [namespace, labelsIn(text.text())];
      } catch (error) {
        text.fault(error instanceof Error ? error.message : String(error));
        return [namespace, {}];
      }
    }),
  );
}

export const listedNodeSelectors: Configure = (reader) => {
  const listed = listedOf(reader);
  return (parts) => podNodeSelector(parts, listed);
};
