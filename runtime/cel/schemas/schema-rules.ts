/** The rules of a schema, each with the part of an object that it applies to. */
import { type FieldError, invalidValue } from '../../model/errors.js';
import { MAX_FAULTS } from '../../model/faults/fault-budget.js';
import { type FaultSearch, timed } from '../../model/faults/fault-search.js';
import { isObject } from '../../model/json/json.js';
import { KeptPatterns } from '../../model/patterns/kept-patterns.js';
import { Budget, BudgetFault, EvaluationFault, FormatFault } from '../fault.js';
import { reportedPath } from '../field-path.js';
import { EVERYTHING, type Vocabulary } from '../library/index.js';
import { type CompiledRule, compileRule, ObjectBudgetFault, PER_OBJECT, type Rule, ruleFaults, unjudged } from '../rule.js';
import type { Type } from '../types.js';
import type { Value } from '../values.js';
import { view } from '../views.js';
import { Correlated, keyOf } from './correlated.js';
import { listKeys, membersOf, type Schema, SchemaTypes, schemaOf } from './schema-type.js';

const VALIDATIONS = 'x-kubernetes-validations' as const;

/** The rules of a schema itself, without those of its parts. */
const rulesIn = (schema: Schema): readonly Rule[] => (Array.isArray(schema[VALIDATIONS]) ? schema[VALIDATIONS].filter(isRule) : []);

const isRule = (value: unknown): value is Rule => isObject(value) && typeof value.rule === 'string';

/** How objects are held to rules. */
interface RuleManner {
  /** Messages show the value that breaks a rule, where it has no parts, and not the name of its type. */
  readonly showsValues: boolean;
  /**
   * Is told of the faults of parts that stay as they are stored, by rules that do not look at what was stored; when absent, such faults count as
   * all others do.
   */
  readonly tolerated?: (fault: FieldError) => void;
  /** What evaluations may cost that others share; a budget of the object's own when absent. */
  readonly budget?: Budget;
}

/** How the rules of a schema are read. */
interface RuleReading {
  /** Whether the schema is that of whole objects. */
  readonly isRoot: boolean;
  /** What a rule may say. */
  vocabularyFor(rule: Rule): Vocabulary;
}

/** Rules of a schema whose objects are checked. */
export interface SchemaRules {
  /**
   * The faults of an object by the rules, at most as many as an answer shows. `old` is what was stored before, undefined for a new object;
   * `path` is the path of the object, which is empty for a whole one. Objects must fit the schema already.
   */
  faults(self: unknown, old: unknown, path: string, manner?: RuleManner): FaultSearch;
}

/** Is told how long rules take, in seconds. */
export interface RuleMeter {
  /** All rules of a schema were compiled. */
  compiled(seconds: number): void;
  /** An object was held to the rules of its schema. */
  evaluated(seconds: number): void;
}

/** As conformant servers of the first releases with rules do. */
const FIRST_MANNER: RuleManner = { showsValues: false };

/** Rules of a stored definition, which may say all that the server knows. */
const STORED: RuleReading = { isRoot: true, vocabularyFor: () => EVERYTHING };

/** The rules of a definition's schema, which are compiled when they are first used; undefined where it has none. `patterns` are the server's. */
export function schemaRules(
  schema: unknown,
  patterns = new KeptPatterns(),
  meter?: RuleMeter,
  { isRoot, vocabularyFor } = STORED,
): SchemaRules | undefined {
  const root = schemaOf(schema);
  if (root === undefined || !hasRules(root)) return undefined;
  // Requests that arrive while the rules are being compiled wait for the same compilation.
  const compiling = partOf(root, isRoot, { types: new SchemaTypes(), patterns, vocabularyFor });
  let compiled: IteratorResult<undefined, Part | undefined> | undefined;
  let milliseconds = 0;
  const goOn = (): IteratorResult<undefined, Part | undefined> => {
    const since = performance.now();
    const next = compiling.next();
    milliseconds += performance.now() - since;
    if (next.done) meter?.compiled(milliseconds / 1000);
    return next;
  };
  return {
    *faults(self, old, path, manner = FIRST_MANNER) {
      while (compiled?.done !== true) {
        compiled = goOn();
        if (compiled.done !== true) yield;
      }
      if (compiled.value === undefined) return;
      const search = new Validation(manner).faults(compiled.value, self, old, path);
      yield* meter === undefined ? search : timed(search, (seconds) => meter.evaluated(seconds));
    },
  };
}

/** Whether a schema, or one inside it, has rules. */
export function hasRules(schema: Schema): boolean {
  if (rulesIn(schema).length > 0) return true;
  const [items, values] = [schemaOf(schema.items), schemaOf(schema.additionalProperties)];
  return (
    (items !== undefined && hasRules(items)) ||
    (values !== undefined && hasRules(values)) ||
    membersOf(schema.properties).some(([, property]) => hasRules(property))
  );
}

/** The parts of a schema that contain rules. */
interface Part {
  /** How faults name the value. */
  readonly named: string;
  readonly type: Type | undefined;
  readonly schema: Schema;
  readonly rules: readonly CompiledRule[];
  /** Why rules do not compile, of those that do not. */
  readonly unread: readonly string[];
  readonly properties: readonly (readonly [name: string, part: Part])[];
  readonly items?: Part | undefined;
  readonly values?: Part | undefined;
  /** Key fields of a keyed list; undefined for other lists. */
  readonly keys?: readonly string[] | undefined;
}

/** Shared by the compilation of all rules of a schema. */
interface Compiling extends Pick<RuleReading, 'vocabularyFor'> {
  readonly types: SchemaTypes;
  readonly patterns: KeptPatterns;
}

/** The parts of a schema with rules; undefined if there are none. */
function* partOf(schema: Schema, isRoot: boolean, compiling: Compiling): Generator<undefined, Part | undefined> {
  const own = rulesIn(schema);
  const type = own.length === 0 ? undefined : compiling.types.of(schema, isRoot);
  const rules: CompiledRule[] = [];
  const unread: string[] = [];
  if (type !== undefined)
    for (const rule of own) {
      const compiled = yield* compileRule(rule, type, compiling.patterns, compiling.vocabularyFor(rule));
      if ('rule' in compiled) rules.push(compiled);
      else if (compiled.condition !== undefined) unread.push(compiled.condition);
      yield;
    }
  const inner = function* (value: unknown): Generator<undefined, Part | undefined> {
    const below = schemaOf(value);
    return below === undefined ? undefined : yield* partOf(below, false, compiling);
  };
  const properties: [string, Part][] = [];
  for (const [name, property] of membersOf(schema.properties)) {
    const part = yield* partOf(property, false, compiling);
    if (part !== undefined) properties.push([name, part]);
  }
  const [items, values] = [yield* inner(schema.items), yield* inner(schema.additionalProperties)];
  if (rules.length + unread.length + properties.length === 0 && items === undefined && values === undefined) return undefined;
  return {
    named: typeof schema.type === 'string' && schema.type !== '' ? schema.type : 'object',
    type,
    schema,
    rules,
    unread,
    properties,
    items,
    values,
    keys: listKeys(schema),
  };
}

type Members = Readonly<Record<string, unknown>>;

const own = (value: unknown, name: string): unknown => (isObject<Members>(value) && Object.hasOwn(value, name) ? value[name] : undefined);

const within = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

/** A value as rules see it, or why they cannot; undefined if its type is wrong, which the schema's own faults report. */
function viewed(value: unknown, type: Type): Value | FormatFault | undefined {
  try {
    return view(value, type);
  } catch (error) {
    if (error instanceof FormatFault) return error;
    if (error instanceof EvaluationFault) return undefined;
    throw error;
  }
}

/** Values that are visited between two pauses, beside the pauses of expensive rules. */
const PAUSE_VALUES = 100;

/** Nanoseconds of work that comparing two parts of values takes. */
const COMPARED_WORK = 60;

/** What was stored where a value is. */
interface Found {
  /** Undefined where nothing was stored in its place. */
  readonly here: Correlated | undefined;
  /** The innermost value around it of which something was stored. */
  readonly around: Correlated | undefined;
}

/** What was stored where a value is; it is looked for when the value breaks a rule. */
class Kept {
  #found: Found | undefined;

  constructor(private readonly find: () => Found) {}

  get found(): Found {
    this.#found ??= this.find();
    return this.#found;
  }

  /** The same of a part of the value. */
  part(part: (of: Correlated) => Correlated | undefined): Kept {
    if (this === NOTHING_KEPT) return this;
    return new Kept(() => {
      const { here } = this.found;
      return here === undefined ? this.found : { here: part(here), around: here };
    });
  }
}

const NOTHING_KEPT = new Kept(() => ({ here: undefined, around: undefined }));

/** One object's validation: all its rules share a budget. */
class Validation {
  readonly #budget: Budget;
  #found = 0;
  #looked = 0;

  constructor(private readonly manner: RuleManner) {
    this.#budget = manner.budget ?? new Budget(PER_OBJECT);
  }

  *faults(part: Part, self: unknown, old: unknown, path: string): FaultSearch {
    const isNew = this.manner.tolerated === undefined || old === undefined;
    const kept = isNew ? NOTHING_KEPT : new Kept(() => ({ here: new Correlated(part.schema, self, old), around: undefined }));
    try {
      for (const fault of this.#faults(part, self, old, path, kept)) {
        if (fault !== undefined) this.#found += 1;
        if (this.#found <= MAX_FAULTS) yield fault;
      }
    } catch (error) {
      if (!(error instanceof ObjectBudgetFault)) throw error;
      if (this.#found < MAX_FAULTS) yield error.fault;
    }
  }

  *#faults(part: Part, self: unknown, old: unknown, path: string, kept: Kept): FaultSearch {
    if (self === undefined || self === null || this.#found >= MAX_FAULTS) return;
    this.#looked += 1;
    if (this.#looked % PAUSE_VALUES === 0) yield;
    yield* this.#ownFaults(part, self, old, path, kept);
    const inside = (name: string): Kept => kept.part((of) => of.member(name));
    for (const [name, property] of part.properties)
      yield* this.#faults(property, own(self, name), own(old, name), within(path, name), inside(name));
    if (part.values !== undefined && isObject<Members>(self))
      for (const key of Object.keys(self)) yield* this.#faults(part.values, self[key], own(old, key), `${path}[${key}]`, inside(key));
    if (part.items !== undefined && Array.isArray(self)) yield* this.#itemFaults(part, part.items, self, old, path, kept);
  }

  /** Whether a value is what was stored in its place; one that cannot be found again, where what is around it is. */
  #stays({ found: { here, around } }: Kept): boolean {
    try {
      return (here ?? around)?.equals((parts) => this.#budget.work(COMPARED_WORK * parts)) === true;
    } catch (error) {
      // What is too large to be compared counts as changed.
      if (error instanceof BudgetFault) return false;
      throw error;
    }
  }

  *#ownFaults({ rules, unread, type, named, schema }: Part, self: unknown, old: unknown, path: string, kept: Kept): FaultSearch {
    yield* unread.map((why) => invalidValue(reportedPath(path, undefined, schema), named, `rule compile error: ${why}`));
    if (type === undefined || rules.length === 0) return;
    const value = viewed(self, type);
    if (value === undefined) return;
    if (value instanceof FormatFault)
      return yield* rules.map(({ rule }) => unjudged(rule, value, { at: reportedPath(path, undefined, schema), named }));
    const stored = old === undefined || old === null ? undefined : viewed(old, type);
    const before = stored instanceof FormatFault ? undefined : stored;
    for (const [i, rule] of rules.entries()) {
      if (this.#budget.due() || (i > 0 && i % PAUSE_VALUES === 0)) yield;
      const about = {
        at: reportedPath(path, undefined, schema),
        path: () => reportedPath(path, rule.rule.fieldPath, schema),
        named,
        self,
        shows: this.manner.showsValues,
      };
      const { tolerated } = this.manner;
      for (const fault of ruleFaults(rule, value, before, about, this.#budget))
        if (fault === undefined || tolerated === undefined || rule.isTransition || !this.#stays(kept)) yield fault;
        else tolerated(fault);
    }
  }

  /** Items of keyed lists are compared with the stored item of the same key; other items have no stored value. */
  *#itemFaults({ keys }: Part, items: Part, self: readonly unknown[], old: unknown, path: string, kept: Kept): FaultSearch {
    const before = new Map<string, unknown>();
    if (keys !== undefined && Array.isArray(old)) for (const item of old) before.set(keyOf(item, keys), item);
    for (const [i, item] of self.entries())
      yield* this.#faults(
        items,
        item,
        keys === undefined ? undefined : before.get(keyOf(item, keys)),
        `${path}[${i}]`,
        kept.part((of) => of.item(i)),
      );
  }
}
