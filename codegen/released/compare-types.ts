/** Rules 1 and 2 for types: every kind is followed from its own type to all that it holds, whatever the types are called now. */
import { equalJson } from '../../runtime/model/json/json.js';
import { type FieldModel, inPlaceOf, referenceTo, type TypeExpression, type TypeModel } from '../model.js';
import { brokenMeaning, brokenWords, changedEntries, refusingWords } from './compare-fields.js';
import type { KeptKind } from './compare-kinds.js';
import { compareShownType } from './compare-shown.js';
import type { Held } from './held.js';
import { fieldWords, promisedFields, typeText } from './promised.js';
import { wordsIn } from './shown.js';
import type { TypeEntry } from './snapshot.js';

/** A type of the snapshot by its version and name, and what has its place now. */
interface Pair {
  readonly ref: string;
  readonly name: string;
  readonly now: TypeModel;
  /** Whether the hub is the one that it was: the rules of a kind stand in its hub alone. */
  readonly sameHub: boolean;
}

/** Compares the types of kinds that are there still, each pair once. */
export function compareTypes(kinds: readonly KeptKind[], held: Held): void {
  const queue: Pair[] = kinds.map(({ ref, kind, before }) => {
    const hub = kind.hub === kind ? undefined : referenceTo(kind.hub);
    return { ref, name: kind.name, now: kind.type, sameHub: before.hub === hub };
  });
  const seen = new Set<string>();
  for (const pair of queue) {
    const id = `${pair.ref}.${pair.name}=${referenceTo(pair.now)}`;
    if (seen.has(id)) continue;
    seen.add(id);
    const before = held.before.versions[pair.ref]?.types[pair.name];
    if (before !== undefined) new TypeComparison(pair, before, held, queue).run();
  }
}

class TypeComparison {
  readonly #type: string;

  constructor(
    private readonly pair: Pair,
    private readonly before: TypeEntry,
    private readonly held: Held,
    private readonly queue: Pair[],
  ) {
    this.#type = referenceTo(pair.now);
  }

  run(): void {
    const { before } = this;
    const { now } = this.pair;
    for (const word of ['structType', 'jsonUnion', 'protobuf'] as const)
      if (!equalJson(before.words?.[word], now.source[word])) this.#broken(now, [word], `\`${word}\` of ${this.#type} has changed`);
    const collection = before.list === undefined ? (before.map === undefined ? undefined : `map<${before.map}>`) : `list<${before.list}>`;
    if (collection !== undefined && !this.#isSame(collection, now.collection ?? { form: 'named', type: now }))
      this.#broken(now, [now.source.list === undefined ? 'map' : 'list'], `${this.#type} was ${collection}`);
    if (this.pair.sameHub) this.#compareRules();
    if (this.pair.sameHub) this.#compareConversion();
    this.#compareFields();
    compareShownType(this.pair.ref, now, before, this.held);
  }

  #compareFields(): void {
    const { now } = this.pair;
    const fields = promisedFields(now);
    const former = this.before.fields ?? {};
    for (const [name, before] of Object.entries(former)) {
      const field = fields.find((each) => each.name === name);
      if (field === undefined) {
        this.#broken(now, ['fields'], `"${name}" of ${this.#type} is gone`);
        continue;
      }
      const holder = holderOf(now, field) ?? now;
      // What a release to come has otherwise is a break of the promise, too.
      const [was, words] = [wordsIn(before, this.held.last), wordsIn(fieldWords(field, now), this.held.timeline.release)];
      if (!this.#isSame(String(before.type), field.type))
        this.#brokenField(holder, name, 'type', `is ${typeText(field.type, now)} in place of ${String(before.type)}`);
      if (was === undefined) continue;
      if (words === undefined) {
        this.#brokenField(holder, name, 'until', `is gone in ${this.held.timeline.release}`);
        continue;
      }
      const broken = this.pair.sameHub ? brokenWords(was, words) : brokenMeaning(was, words);
      for (const { word, what } of broken) this.#brokenField(holder, name, word, what);
    }
    if (!this.pair.sameHub) return;
    for (const field of fields)
      if (!Object.hasOwn(former, field.name))
        for (const { word, what } of refusingWords(fieldWords(field, now), field.exact))
          this.#brokenField(holderOf(now, field) ?? now, field.name, word, what);
  }

  /** A rule may be added for fields that are added with it. */
  #compareRules(): void {
    const { now } = this.pair;
    const former = this.before.rules ?? [];
    for (const [i, { rule }] of (now.source.rules ?? []).entries()) {
      const named = [...rule.matchAll(/\bself\.(\w+)/g)].map(([, name]) => name ?? '');
      const isOfNew = named.some((name) => this.before.fields?.[name] === undefined);
      if (!former.includes(rule) && !isOfNew)
        this.#broken(now, ['rules', String(i)], `${this.#type} is held to a rule that it was not held to`);
    }
  }

  /** Rule 2: what earlier releases put into annotations, or moved, must be found again. */
  #compareConversion(): void {
    const { now } = this.pair;
    const [before, current] = [this.before.conversion, now.source.conversion];
    if (before === undefined || current === undefined) return;
    for (const part of ['rename', 'keep', 'keepFromHub'] as const)
      for (const name of changedEntries(before[part], current[part])) {
        // A field that has a counterpart by now need not be kept beside the object.
        if (part !== 'rename' && current[part]?.[name] === undefined) continue;
        this.held.at(now)('KW042', ['conversion', part, name], {
          what: `\`${part}\` of "${name}" in ${this.#type} is not that of release ${this.held.last}`,
          advice: 'objects that it stored or converted would lose the field; leave it as it was in this version',
        });
      }
  }

  /** Whether what a field holds has the same form; types that it holds are compared in their turn. */
  #isSame(before: string, now: TypeExpression): boolean {
    const [, form, inner] = /^(list|map)<(.*)>$/.exec(before) ?? [];
    if (inner !== undefined) {
      if (now.form === 'named') return now.type.collection !== undefined && this.#isSame(before, now.type.collection);
      if (now.form === 'list') return form === 'list' && this.#isSame(inner, now.items);
      return now.form === 'map' && form === 'map' && this.#isSame(inner, now.values);
    }
    if (now.form === 'scalar') return before === now.scalar;
    const dot = before.lastIndexOf('.');
    const [ref, name] = before.includes('/') ? [before.slice(0, dot), before.slice(dot + 1)] : [this.pair.ref, before];
    const former = this.held.before.versions[ref]?.types[name];
    if (now.form !== 'named') {
      const collection =
        former?.list === undefined ? (former?.map === undefined ? undefined : `map<${former.map}>`) : `list<${former.list}>`;
      return collection !== undefined && this.#isSame(collection, now);
    }
    // Types of packages are not in the snapshot, and are known by their names.
    if (former === undefined) return referenceTo(now.type) === `${ref}.${name}`;
    this.queue.push({ ref, name, now: now.type, sameHub: this.pair.sameHub });
    return true;
  }

  #brokenField(holder: TypeModel, field: string, word: string, what: string): void {
    this.#broken(holder, ['fields', field, word], `"${field}" of ${referenceTo(holder)} ${what}`);
  }

  #broken(type: TypeModel, keys: readonly string[], what: string): void {
    const { last, timeline } = this.held;
    const { folder } = type.version.group;
    this.held.at(type)('KW041', keys, {
      what: `${what}, unlike in release ${last}`,
      advice: `leave it as it was in ${type.version.ref}, and change it in a version of its own, such as ${folder}/${versionAfter(type.version.version)}, in ${timeline.release} at the earliest`,
    });
  }
}

/** The type that declares a field, among those whose fields stand in its place. */
function holderOf(type: TypeModel, field: FieldModel): TypeModel | undefined {
  if (type.fields.includes(field)) return type.variantOf ?? type;
  for (const each of type.fields) {
    const holder = each.inlined === undefined ? undefined : holderOf(inPlaceOf(each, each.inlined), field);
    if (holder !== undefined) return holder;
  }
  return undefined;
}

/** v2 after v1, v1beta2 after v1beta1. */
const versionAfter = (version: string): string => version.replace(/\d+$/, (number) => String(Number(number) + 1));
