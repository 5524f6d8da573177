/** Adds a namespace's tolerations to its pods, and checks that pods have only allowed ones. */
import type { Pod, Toleration } from '../../../../generated/core/v1/types.js';
import type { Configuration } from '../../../../generated/podtolerationrestriction.admission/v1alpha1/types.js';
import type { ConfigReader } from '../../../codec/config-file.js';
import type { Parts } from '../../../http/server-parts.js';
import { qosClass } from '../../../kinds/core/pod/quality.js';
import { isObject } from '../../../model/json/json.js';
import { parseJson } from '../../../model/json/json-text.js';
import type { Json } from '../../../model/object.js';
import type { AdmissionPlugin } from '../../chain.js';
import { type AdmissionRequest, doing, requestAbout } from '../../request.js';
import type { Configure } from '../factory.js';
import { namespaceAnnotations } from '../namespaces/namespaces.js';
import { PODS, podRefused } from './pods.js';
import { covers, joined } from './tolerations.js';

interface Restriction {
  /** The default and the allowed tolerations in namespaces without annotations; everything is allowed if empty. */
  readonly defaults: readonly Toleration[];
  readonly allowed: readonly Toleration[];
}

const DEPTH = 10;
const TEXTS = ['key', 'operator', 'value', 'effect'] as const;

function tolerationOf(value: Json): Toleration {
  if (!isObject(value)) throw new Error('tolerations are objects');
  const texts = TEXTS.filter((name) => value[name] !== undefined && value[name] !== null);
  const { tolerationSeconds } = value;
  if (texts.some((name) => typeof value[name] !== 'string')) throw new Error('fields of tolerations are texts');
  if (tolerationSeconds !== undefined && !Number.isSafeInteger(tolerationSeconds)) throw new Error('tolerationSeconds is a whole number');
  return {
    ...Object.fromEntries(texts.map((name) => [name, String(value[name])])),
    ...(tolerationSeconds === undefined ? {} : { tolerationSeconds: Number(tolerationSeconds) }),
  };
}

/** Tolerations as JSON text; undefined where it is absent. Throws an Error where it is none. */
function tolerationsIn(text: string | undefined): Toleration[] | undefined {
  if (text === undefined) return undefined;
  if (text === '') return [];
  const value = parseJson(text, DEPTH);
  if (!Array.isArray(value)) throw new Error('tolerations are a list');
  return value.map(tolerationOf);
}

export function podTolerationRestriction(
  parts: Parts<'registry'>,
  { defaults, allowed }: Restriction = { defaults: [], allowed: [] },
): AdmissionPlugin {
  const { label } = parts.registry.words;
  const annotations = namespaceAnnotations(parts);
  const pressure: Toleration = { key: label('memory-pressure', 'node'), operator: 'Exists', effect: 'NoSchedule' };
  const ofNamespace = async (request: AdmissionRequest, name: string): Promise<Toleration[] | undefined> => {
    const key = label(name, 'scheduler.alpha');
    try {
      return tolerationsIn((await annotations(request.namespace))[key]);
    } catch (error) {
      throw error instanceof SyntaxError || (error instanceof Error && error.name === 'Error')
        ? podRefused(request, `annotation ${key} of the namespace: ${error.message}`)
        : error;
    }
  };
  return {
    name: 'PodTolerationRestriction',
    concerns: doing(['CREATE', 'UPDATE'], PODS),
    async admit(request) {
      const spec = requestAbout<Pod>(request, PODS)?.object?.spec;
      if (spec === undefined) return;
      const given = request.operation === 'CREATE' ? ((await ofNamespace(request, 'defaultTolerations')) ?? defaults) : [];
      const more = qosClass(spec) === 'BestEffort' ? given : [...given, pressure];
      if (more.length > 0) spec.tolerations = structuredClone(joined([...(spec.tolerations ?? []), ...more]));
    },
    async validate(request) {
      const tolerations = requestAbout<Pod>(request, PODS)?.object?.spec.tolerations ?? [];
      if (tolerations.length === 0) return;
      const own = await ofNamespace(request, 'tolerationsWhitelist');
      const list = own ?? allowed;
      if (list.length === 0 || tolerations.every((one) => list.some((wide) => covers(wide, one)))) return;
      const whose = own === undefined ? 'cluster' : 'namespace';
      throw podRefused(
        request,
        `pod tolerations (possibly merged with namespace default tolerations) conflict with its ${whose} whitelist`,
      );
    },
  };
}

const SECONDS = Number.MAX_SAFE_INTEGER;

function readToleration(reader: ConfigReader<Toleration>): Toleration {
  reader.only([...TEXTS, 'tolerationSeconds']);
  const seconds = reader.member('tolerationSeconds');
  const texts = TEXTS.filter((name) => reader.member(name).isGiven).map((name) => [name, reader.member(name).text()]);
  return { ...Object.fromEntries(texts), ...(seconds.isGiven ? { tolerationSeconds: seconds.number(-SECONDS, SECONDS) } : {}) };
}

export const tolerationSettings: Configure = (settings, { words }) => {
  const reader = settings.as<Configuration>();
  reader.only(['apiVersion', 'kind', 'default', 'whitelist']);
  reader.member('apiVersion').oneOf([`${words.group('podtolerationrestriction.admission')}/v1alpha1`]);
  reader.member('kind').oneOf(['Configuration']);
  const [defaults, allowed] = (['default', 'whitelist'] as const).map((name) => reader.member(name).items().map(readToleration));
  return (parts) => podTolerationRestriction(parts, { defaults: defaults ?? [], allowed: allowed ?? [] });
};
