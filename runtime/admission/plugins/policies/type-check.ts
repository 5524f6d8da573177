/** Doubts about the types in a policy's expressions: it is taken all the same, because requests may be of other kinds. */
import type { ValidatingAdmissionPolicy } from '../../../../generated/admissionregistration/v1/types.js';
import { compiling, DYN, type Field, type Type } from '../../../cel/index.js';
import { inputTypes, variablesOf, vocabularyOfPolicies } from '../../../kinds/admissionregistration/expression-types.js';
import type { Turn } from '../../../model/definition/settled.js';
import { finishedInTurns } from '../../../model/faults/fault-search.js';
import { isObject } from '../../../model/json/json.js';
import { apiVersionOf, type JsonObject } from '../../../model/object.js';
import { KeptPatterns } from '../../../model/patterns/kept-patterns.js';
import type { Registry, Served } from '../../../resource/registry.js';
import { objectType } from './object-type.js';
import { servedKind } from './parameters.js';
import { PolicySet } from './policy-set.js';

/** A doubt about an expression, as the status of a policy has it. */
interface ExpressionWarning {
  /** The path of the expression's field. */
  readonly fieldRef: string;
  /** The kinds that it is doubtful for, each with its faults. */
  readonly warning: string;
}

/** Kinds that a policy is checked for at most; it says nothing of further ones. */
const MAX_KINDS = 10;
/** Characters of all warnings together; the rest is left out. */
const MAX_TEXT = 64 * 1024;

/** What a server shows: the kinds, and the release whose expressions may say what they say. */
interface ShownRelease {
  readonly registry: Registry;
  readonly release: string;
}

type Spec = ValidatingAdmissionPolicy['spec'];

/** A list of names; none where it stands for all names. */
const named = (names: readonly string[] | undefined): readonly string[] => (names?.includes('*') ? [] : [...(names ?? [])].sort());

/** The kinds that the rules of a policy name, by group, version and name. Rules for every group or version, and subresources, name none. */
function kindsOf(registry: Registry, { matchConstraints }: Spec): readonly Served[] {
  const found = new Map<string, Served>();
  for (const { apiGroups, apiVersions, resources = [] } of matchConstraints?.resourceRules ?? [])
    for (const group of named(apiGroups))
      for (const version of named(apiVersions))
        for (const plural of resources) {
          const served = registry.inVersion(apiVersionOf(group, version))?.get(plural);
          if (served !== undefined && found.size < MAX_KINDS) found.set(`${group}\n${version}\n${served.version.kind}`, served);
        }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, served]) => served);
}

async function typeOf({ resource, version }: Served): Promise<Type> {
  await resource.ready(version);
  const structure = resource.forms.structure(apiVersionOf(version.group, version.version));
  return structure === undefined ? DYN : objectType(version.kind, structure);
}

/** The expressions that are checked: rules, and what makes their messages. */
const expressionsOf = ({ validations = [] }: Spec): readonly { readonly fieldRef: string; readonly text: string }[] =>
  validations
    .flatMap(({ expression, messageExpression = '' }, i) => [
      { fieldRef: `spec.validations[${i}].expression`, text: expression },
      { fieldRef: `spec.validations[${i}].messageExpression`, text: messageExpression },
    ])
    .filter(({ text }) => text.trim() !== '');

/** The warnings of a policy: empty where nothing is doubtful, or its rules name no kind that is served. */
export async function typeWarnings(
  { spec }: Readonly<ValidatingAdmissionPolicy>,
  { registry, release }: ShownRelease,
  turn: Turn,
): Promise<readonly ExpressionWarning[]> {
  const vocabulary = vocabularyOfPolicies(release);
  const given = spec.paramKind === undefined || spec.paramKind === null ? undefined : servedKind(registry, spec.paramKind);
  const params = given === undefined ? undefined : await typeOf(given);
  const expressions = expressionsOf(spec);
  const faults = expressions.map((): string[] => []);
  for (const served of kindsOf(registry, spec)) {
    const { group, version, kind } = served.version;
    const patterns = new KeptPatterns();
    const fields = new Map<string, Field>();
    const known = new Map([...inputTypes(await typeOf(served), params), ['variables', variablesOf(fields)] as const]);
    const check = (text: string) => finishedInTurns(compiling(text, known, patterns, vocabulary), turn);
    for (const { name, expression } of spec.variables ?? []) {
      const done = await check(expression);
      fields.set(name, { name, type: 'issues' in done ? DYN : done.type });
    }
    for (const [i, { text }] of expressions.entries()) {
      const done = await check(text);
      if ('issues' in done) faults[i]?.push(`${group}/${version}, Kind=${kind}: ${done.message}\n`);
    }
  }
  const warnings: ExpressionWarning[] = [];
  let left = MAX_TEXT;
  for (const [i, { fieldRef }] of expressions.entries()) {
    const warning = (faults[i] ?? []).join('\n').slice(0, left);
    if (warning !== '') warnings.push({ fieldRef, warning });
    left -= warning.length;
  }
  return warnings;
}

/** The warnings of the stored policy that a manifest became; none where it was not taken, or is of a kind that is not checked. */
export async function warningsOfManifest({ kind, metadata }: JsonObject, shown: ShownRelease): Promise<readonly ExpressionWarning[]> {
  if (kind !== 'ValidatingAdmissionPolicy' || !isObject(metadata)) return [];
  const { registry } = shown;
  const [policies] = PolicySet.resourcesOf(registry, 'validating');
  const reader = registry.reader<ValidatingAdmissionPolicy>(policies);
  await reader.ready();
  const policy = reader.peek('', String(metadata.name));
  return policy === undefined ? [] : typeWarnings(policy, shown, registry.pace.begin());
}
