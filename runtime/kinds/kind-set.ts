/** The kinds of one server, by what they are looked up by. */
import type { Operation } from '../http/routing/operations.js';
import type { Catalogue } from '../model/definition/definition.js';
import { type Conversion, type Defaulter, KindFunctions, type Switch } from '../model/definition/kind-functions.js';
import type { ShownRelease } from '../model/definition/releases.js';
import { suggestion } from '../model/faults/nearest.js';
import type { Words } from '../model/values/words.js';
import type { Strategy } from '../resource/strategy.js';
import type { Kind } from './kind.js';

const NONE: Strategy = {};

/** The kinds, with the domain words of the server in their names. Throws where two kinds provide the same name. */
export class KindSet {
  readonly functions: KindFunctions;
  readonly operations = new Map<string, Readonly<Record<string, Operation>>>();
  readonly #strategies = new Map<string, Strategy>();

  constructor(kinds: readonly Kind[], words: Words, shown: ShownRelease, enabled?: Switch) {
    const defaulters = new Map<string, Defaulter>();
    const conversions = new Map<string, Conversion>();
    for (const kind of kinds) {
      const id = words.filled(kind.resource);
      if (this.#strategies.has(id)) throw new Error(`two kinds in code are for ${id}; make one of them`);
      this.#strategies.set(id, kind.strategy);
      this.operations.set(id, kind.operations);
      add(defaulters, kind.defaulters, 'defaulter');
      add(conversions, kind.conversions, 'conversion');
    }
    this.functions = new KindFunctions(words, shown, defaulters, conversions, enabled);
  }

  /** Ids of the resources that the kinds are for. */
  get resources(): readonly string[] {
    return [...this.#strategies.keys()];
  }

  /** A fault for each word by which the catalogue refers to code that no kind gives: functions, and rules that versions are without. */
  faults({ functions, resources }: Pick<Catalogue, 'functions' | 'resources'>): string[] {
    const ruleFaults = resources.flatMap(({ id, code = id, versions }) => {
      const known = Object.keys(this.strategy(code).rules ?? {});
      const named = new Set([...versions.values()].flatMap((version) => version.withoutRules ?? []));
      return [...named]
        .filter((rule) => !known.includes(rule))
        .map((rule) => `a version of ${id} is without the rule ${rule}, which its kind in code does not have${suggestion(rule, known)}`);
    });
    return [...this.functions.faults(functions), ...ruleFaults];
  }

  /** What the kind of a resource adds; nothing where no kind in code is for it. */
  strategy(id: string): Strategy {
    return this.#strategies.get(id) ?? NONE;
  }
}

function add<F>(all: Map<string, F>, given: Readonly<Record<string, F>>, what: string): void {
  for (const [name, f] of Object.entries(given)) {
    if (all.has(name)) throw new Error(`two kinds in code give the ${what} ${name}`);
    all.set(name, f);
  }
}
