/** The plugin PodSecurity: pods keep to the level of the standards that the labels of their namespace ask for. */
import type { Namespace, Pod } from '../../../../generated/core/v1/types.js';
import type { Parts } from '../../../http/server-parts.js';
import { containerSeccomp, podSeccomp } from '../../../kinds/rules/pod/pod-annotations.js';
import { forbidden, invalid, notFound } from '../../../model/errors.js';
import type { Words } from '../../../model/values/words.js';
import type { ObjectReader } from '../../../resource/reader.js';
import { shownRelease } from '../../../settings/emulated-release.js';
import type { AdmissionPlugin } from '../../chain.js';
import { type AdmissionRequest, type AdmissionRequestOf, typedRequest } from '../../request.js';
import type { Configure } from '../factory.js';
import { isNamespace } from '../namespaces/namespaces.js';
import { PODS } from '../pods/pods.js';
import { baseline } from './baseline.js';
import { type CheckedPod, Checks, inDetail } from './check.js';
import {
  isPrivileged,
  isSame,
  isStricter,
  type LevelAndVersion,
  MODES,
  type Mode,
  type Policy,
  policyOf,
  shown,
  shownVersion,
} from './levels.js';
import { restricted } from './restricted.js';
import { NO_SETTINGS, type PodSecuritySettings, podSecuritySettings } from './settings.js';
import { StoredPods } from './stored-pods.js';
import { makesPods, podIn, templateOf } from './templates.js';

const NAME = 'PodSecurity';

/** Subresources of pods that leave the pod as it is, as far as levels are about it. */
const HARMLESS = ['exec', 'attach', 'binding', 'eviction', 'log', 'portforward', 'proxy', 'status'];

type PluginParts = Parts<'registry' | 'environment' | 'metrics'>;

class PodSecurity implements AdmissionPlugin {
  readonly name = NAME;
  readonly #words: Words;
  readonly #checks: Checks;
  readonly #stored: StoredPods;

  constructor(
    private readonly parts: PluginParts,
    private readonly namespaces: ObjectReader<Namespace>,
    private readonly settings: PodSecuritySettings,
  ) {
    const { registry, environment } = parts;
    this.#words = registry.words;
    const newest = Number(shownRelease(environment.settings).split('.')[1]);
    this.#checks = new Checks({ baseline, restricted }, newest, {
      words: registry.words,
      appArmorFields: environment.enabled('AppArmorFields'),
      ownUsers: environment.enabled('UserNamespacesPodSecurityStandards'),
    });
    this.#stored = new StoredPods(registry, this.#checks, settings.runtimeClasses);
    // Who looks at the metrics sees that nobody was exempt so far.
    const exempt = parts.metrics.counter('pod_security_exemptions_total');
    for (const request_operation of ['create', 'update'])
      for (const resource of ['pod', 'controller']) exempt.add({ request_operation, resource, subresource: '' }, 0);
  }

  concerns(request: AdmissionRequest): boolean {
    const { operation, group, resource, subresource } = request;
    if (operation !== 'CREATE' && operation !== 'UPDATE') return false;
    if (group === PODS.group && resource === PODS.resource) return !HARMLESS.includes(subresource);
    return subresource === '' && (isNamespace(request) || makesPods(request));
  }

  async validate(request: AdmissionRequest): Promise<void> {
    const { object, old, group, resource } = request;
    if (object === undefined) return;
    if (isNamespace(request)) return this.#judgeNamespace(typedRequest<Namespace>(request));
    if (this.#isExempt(request)) return;
    const { policy, faults } = await this.#policyOf(request.namespace);
    if (group !== PODS.group || resource !== PODS.resource) {
      if (faults.length === 0 && [policy.audit, policy.warn].every(({ level }) => level === 'privileged')) return;
      const template = templateOf(request, object);
      if (template !== undefined) await this.#judge(request, template, policy, faults, ['audit', 'warn']);
      return;
    }
    if (faults.length === 0 && isPrivileged(policy)) {
      this.#count(request, 'allow', 'enforce', policy.enforce);
      return;
    }
    const about = typedRequest<Pod>(request);
    if (about.object === undefined) return;
    if (old !== undefined && about.old !== undefined && !isSignificant(about.object, about.old, this.#words)) return;
    await this.#judge(request, podIn(about.object), policy, faults, MODES);
  }

  /** Refuses, notes and warns of what the pod breaks, in this order: of what is refused nobody is warned. */
  async #judge(
    request: AdmissionRequest,
    pod: CheckedPod,
    policy: Policy,
    faults: readonly string[],
    modes: readonly Mode[],
  ): Promise<void> {
    const runtimeClass = pod.spec.runtimeClassName ?? '';
    if (this.settings.runtimeClasses.has(runtimeClass)) {
      this.#exempt(request, 'runtimeClass');
      return;
    }
    if (faults.length > 0) {
      const [first = ''] = faults;
      this.#annotate(request, 'error', `Failed to parse policy: ${faults.length === 1 ? first : `[${faults.join(', ')}]`}`);
      this.#countError(request, false);
    }
    const known = new Map<string, string>();
    const turn = this.parts.environment.pace.begin();
    const found = async (asked: LevelAndVersion): Promise<string> => {
      const key = shown(asked);
      const detail = known.get(key) ?? inDetail(await this.#checks.violations(pod, asked, turn));
      known.set(key, detail);
      return detail === '' ? '' : `PodSecurity ${JSON.stringify(key)}: ${detail}`;
    };
    const refused = modes.includes('enforce') ? await found(policy.enforce) : '';
    if (modes.includes('enforce')) {
      this.#annotate(request, 'enforce-policy', shown(policy.enforce));
      this.#count(request, refused === '' ? 'allow' : 'deny', 'enforce', policy.enforce);
    }
    const noted = await found(policy.audit);
    if (noted !== '') {
      this.#annotate(request, 'audit-violations', `would violate ${noted}`);
      this.#count(request, 'deny', 'audit', policy.audit);
    }
    const { group, resource: name, shownName } = request;
    if (refused !== '') throw forbidden({ group, name }, shownName, `violates ${refused}`);
    const warned = await found(policy.warn);
    if (warned === '') return;
    request.warn(`would violate ${warned}`);
    this.#count(request, 'deny', 'warn', policy.warn);
  }

  /** Labels of new namespaces are valid, and those of others that change. Pods that are there already are judged by a stricter level. */
  async #judgeNamespace(request: AdmissionRequestOf<Namespace>): Promise<void> {
    const { object, old, name } = request;
    if (object === undefined) return;
    const asked = this.#policyIn(object);
    const before = old === undefined ? undefined : this.#policyIn(old);
    const [faults, known] = [asked.faults, before?.faults ?? []].map((all) =>
      all.map(({ field, message }) => `${field}: ${message}`).join(),
    );
    if (asked.faults.length > 0 && faults !== known) throw invalid({ group: '', name: 'Namespace' }, request.shownName, asked.faults);
    const { enforce } = asked.policy;
    if (before !== undefined) {
      const then = before.policy.enforce;
      if (isSame(enforce, then) || enforce.level === 'privileged') return;
      if (enforce.version === then.version && !isStricter(enforce.level, then.level)) return;
    }
    if (this.settings.namespaces.has(request.shownName)) {
      const why = this.#ignoredPolicy(asked.policy);
      if (why !== '')
        request.warn(`namespace ${JSON.stringify(request.shownName)} is exempt from Pod Security, and the policy (${why}) will be ignored`);
      return;
    }
    if (before === undefined) return;
    for (const warning of await this.#stored.warnings(name, enforce, request.endsAt)) request.warn(warning);
  }

  /** The policy in few words; empty where it asks for no more than every namespace is asked for. */
  #ignoredPolicy(policy: Policy): string {
    if (MODES.every((mode) => isSame(policy[mode], this.settings.defaults[mode]))) return '';
    return MODES.filter((mode) => policy[mode].level !== 'privileged')
      .map((mode) => `${mode}=${shown(policy[mode])}`)
      .join(', ');
  }

  #policyIn({ metadata: { labels = {} } }: Readonly<Namespace>): ReturnType<typeof policyOf> {
    return policyOf(labels, this.settings.defaults, this.#words);
  }

  async #policyOf(name: string): Promise<{ readonly policy: Policy; readonly faults: readonly string[] }> {
    const namespace = await this.namespaces.get('', name);
    if (namespace === undefined) throw notFound({ group: '', name: 'namespaces' }, name);
    const { policy, faults } = this.#policyIn(namespace);
    return { policy, faults: faults.map(({ field, message }) => `${field}: ${message}`) };
  }

  #isExempt(request: AdmissionRequest): boolean {
    const why = this.settings.namespaces.has(request.namespace) ? 'namespace' : this.settings.users.has(request.user.name) ? 'user' : '';
    if (why !== '') this.#exempt(request, why);
    return why !== '';
  }

  #exempt(request: AdmissionRequest, why: 'user' | 'namespace' | 'runtimeClass'): void {
    this.#annotate(request, 'exempt', why);
    this.parts.metrics.counter('pod_security_exemptions_total').add(this.#labels(request));
  }

  #annotate(request: AdmissionRequest, key: string, text: string): void {
    request.annotate(this.#words.label(key, 'pod-security'), text);
  }

  #labels(request: AdmissionRequest): Record<'request_operation' | 'resource' | 'subresource', string> {
    const resource = isNamespace(request) ? 'namespace' : makesPods(request) ? 'controller' : 'pod';
    return { request_operation: request.operation.toLowerCase(), resource, subresource: request.subresource };
  }

  #count(request: AdmissionRequest, decision: 'allow' | 'deny', mode: Mode, { level, version }: LevelAndVersion): void {
    const policy_version = this.#checks.isFuture(version) ? 'future' : shownVersion(version);
    this.parts.metrics
      .counter('pod_security_evaluations_total')
      .add({ decision, mode, policy_level: level, policy_version, ...this.#labels(request) });
  }

  #countError(request: AdmissionRequest, fatal: boolean): void {
    this.parts.metrics.counter('pod_security_errors_total').add({ fatal: String(fatal), ...this.#labels(request) });
  }
}

/** Whether the update changes something that levels are about and that may change: images, and profiles that annotations tell. */
function isSignificant({ metadata, spec }: Pod, old: Pod, words: Words): boolean {
  const profile = (key: string): boolean => metadata.annotations?.[key] !== old.metadata.annotations?.[key];
  if (profile(podSeccomp(words))) return true;
  for (const list of ['containers', 'initContainers', 'ephemeralContainers'] as const) {
    const [now, then] = [spec[list] ?? [], old.spec[list] ?? []];
    if (now.length !== then.length) return true;
    const images = new Map(then.map(({ name, image }) => [name, image]));
    if (now.some(({ name, image }) => !images.has(name) || images.get(name) !== image || profile(containerSeccomp(name, words))))
      return true;
  }
  return false;
}

export function podSecurity(parts: PluginParts, settings: PodSecuritySettings = NO_SETTINGS): AdmissionPlugin {
  const { registry, environment } = parts;
  if (!registry.has('namespaces') || !environment.enabled('PodSecurity')) return { name: NAME, concerns: () => false };
  return new PodSecurity(parts, registry.reader<Namespace>('namespaces'), settings);
}

export const configuredPodSecurity: Configure = (reader, source) => {
  const settings = podSecuritySettings(reader.as(), source);
  return (parts) => podSecurity(parts, settings);
};
