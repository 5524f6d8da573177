/** What servers take of policies and bindings although it most likely is not meant so: it is told before anybody wonders. */
import { bindsPolicy, isBinding, isPolicy } from '../../admission/plugins/policies/kinds.js';
import { servedKind } from '../../admission/plugins/policies/parameters.js';
import { warningsOfManifest } from '../../admission/plugins/policies/type-check.js';
import { suggestion } from '../../model/faults/nearest.js';
import { isObject } from '../../model/json/json.js';
import { apiVersionOf, type Json, type JsonObject } from '../../model/object.js';
import type { Server } from '../../server/server.js';
import type { FoundObject } from '../migration/manifests.js';
import { calledIn, unknownKindText } from './called.js';
import type { Remark, Trial } from './trial.js';

interface Doubt {
  readonly field: string;
  readonly why: string;
}

/** A part of an object; empty where it is none. */
const partOf = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});
const specOf = ({ spec }: JsonObject): JsonObject => partOf(spec);
const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);
const textsOf = (value: Json | undefined): readonly string[] => listOf(value).filter((one) => typeof one === 'string');
const nameOf = (object: JsonObject): string => calledIn(object).name;

export class Doubts {
  readonly #policies: readonly FoundObject[];
  readonly #bindings: readonly FoundObject[];

  constructor(
    private readonly server: Server,
    private readonly trial: Trial,
  ) {
    this.#policies = trial.policies.filter(({ object }) => isPolicy(object));
    this.#bindings = trial.policies.filter(({ object }) => isBinding(object));
  }

  async all(): Promise<readonly Remark[]> {
    const remarks: Remark[] = [];
    const add = ({ place, object, lineOf }: FoundObject, doubts: readonly Doubt[]): void => {
      for (const { field, why } of doubts) remarks.push({ ...place, line: lineOf(field), ...calledIn(object), why: `${field}: ${why}` });
    };
    for (const found of this.#policies) {
      const ofParameters = this.#ofParameters(found.object);
      // Expressions are doubtful for the same reason then.
      const ofTypes = ofParameters.length > 0 ? [] : await this.#ofTypes(found.object);
      add(found, [...this.#ofRules(found.object), ...ofParameters, ...ofTypes]);
    }
    for (const found of this.#bindings) add(found, this.#ofBinding(found.object));
    return remarks;
  }

  /** Rules about resources that nobody serves. */
  #ofRules(policy: JsonObject): readonly Doubt[] {
    const { registry } = this.server;
    const rules = listOf(partOf(specOf(policy).matchConstraints).resourceRules);
    return rules.map(partOf).flatMap((rule, i) => {
      const versions = textsOf(rule.apiGroups).flatMap((group) => textsOf(rule.apiVersions).map((version) => apiVersionOf(group, version)));
      if (versions.some((version) => version.includes('*'))) return [];
      const known = versions.flatMap((version) => [...(registry.inVersion(version)?.keys() ?? [])]);
      return textsOf(rule.resources)
        .map((resource) => resource.split('/')[0] ?? '')
        .filter((plural) => plural !== '*' && !known.includes(plural))
        .map((plural) => ({
          field: `spec.matchConstraints.resourceRules[${i}].resources`,
          why: `release ${this.trial.release} has no resource ${plural} in ${versions.join(', ')}${suggestion(plural, known)}`,
        }));
    });
  }

  /** Parameters whose kind nobody serves, or that no binding gives. */
  #ofParameters(policy: JsonObject): readonly Doubt[] {
    const { paramKind } = specOf(policy);
    if (!isObject(paramKind)) return [];
    const [apiVersion, kind] = [String(paramKind.apiVersion), String(paramKind.kind)];
    const field = 'spec.paramKind';
    if (servedKind(this.server.registry, { apiVersion, kind }) === undefined) {
      const why = unknownKindText(this.server.registry, this.trial.release, { apiVersion, kind });
      return [{ field, why: `${why}; its definition may stand among the policies` }];
    }
    const bindings = this.#bindings.filter(({ object }) => bindsPolicy(object, policy));
    const isGiven = bindings.some(({ object }) => isObject(specOf(object).paramRef));
    const why = `no binding gives parameters, so that params is null; a binding does with spec.paramRef`;
    return isGiven ? [] : [{ field, why }];
  }

  /** Expressions that do not fit the types of what a policy is about. */
  async #ofTypes(policy: JsonObject): Promise<readonly Doubt[]> {
    const { registry } = this.server;
    const warnings = await warningsOfManifest(policy, { registry, release: this.trial.release });
    return warnings.map(({ fieldRef, warning }) => ({ field: fieldRef, why: warning }));
  }

  /** A binding of no policy, and one whose parameter is not there. */
  #ofBinding(binding: JsonObject): readonly Doubt[] {
    const { policyName, paramRef } = specOf(binding);
    const called = String(policyName);
    const policies = this.#policies.map(({ object }) => object);
    const bound = policies.find((policy) => bindsPolicy(binding, policy));
    if (bound === undefined) {
      const why = `no policy of the kind that it binds is called ${called}${suggestion(called, policies.map(nameOf))}`;
      return [{ field: 'spec.policyName', why }];
    }
    const { name, namespace } = partOf(paramRef);
    const { paramKind } = specOf(bound);
    if (typeof name !== 'string' || !isObject(paramKind)) return [];
    const isMeant = (object: JsonObject): boolean =>
      object.kind === paramKind.kind && (typeof namespace !== 'string' || (calledIn(object).namespace ?? 'default') === namespace);
    const given = [...this.trial.policies, ...this.trial.around].map(({ object }) => object).filter(isMeant);
    if (given.some((object) => nameOf(object) === name)) return [];
    const where = typeof namespace === 'string' ? ` in ${namespace}` : '';
    const near = suggestion(name, given.map(nameOf));
    const why = `there is no ${String(paramKind.kind)} ${name}${where}${near === '' ? '; it may stand among the policies, or in --namespace-objects' : near}`;
    return [{ field: 'spec.paramRef', why }];
  }
}
