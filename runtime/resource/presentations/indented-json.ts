/** JSON for people, with two blanks a level. What stands very deep goes on one line. */
import { stringify } from '../../codec/parse.js';
import { Pieces } from '../../codec/text-pieces.js';
import { SHOWN_LEVELS } from '../../codec/yaml-text.js';
import type { Structure } from '../../model/definition/structure.js';

/** How a value is laid out, whose lines after the first begin at the margin; in pieces, as they are written. */
export type Layout = (value: unknown, structure: Structure | undefined, margin?: string, level?: number) => Iterable<string>;

/** Every value laid out alike, whatever its type. */
export const evenly: Layout = (value, _structure, margin = '', level = 1) => written(value, undefined, EVEN, margin, level);

/**
 * The layout of earlier releases, whose writer went by types: free-form JSON stands on one line, what a map holds begins at
 * the margin of the whole text, and a struct of which nothing is shown spans three lines.
 */
export const byType: Layout = (value, structure, margin = '', level = 1) => written(value, structure, TYPED, margin, level);

/** What a layout makes of types. */
interface Style {
  isShort(structure: Structure | undefined): boolean;
  /** The margin of what an object holds, whose own lines begin at `inner`. */
  within(structure: Structure | undefined, inner: string): string;
  /** What stands between the braces of an object of which nothing is shown. */
  nothing(margin: string): string;
}

const EVEN: Style = { isShort: () => false, within: (_, inner) => inner, nothing: () => '' };
const TYPED: Style = {
  isShort: (structure) => structure?.kind === 'free',
  within: (structure, inner) => (structure?.kind === 'map' ? '' : inner),
  nothing: (margin) => `\n${margin}  \n${margin}`,
};

function* written(value: unknown, structure: Structure | undefined, style: Style, margin: string, level: number): Generator<string, void> {
  const writer = new Writer(style);
  yield* writer.value('', value, structure, margin, level);
  yield writer.out.take();
}

class Writer {
  readonly out = new Pieces();

  constructor(private readonly style: Style) {}

  /** Writes a value after what stands before it on its line. */
  value(head: string, value: unknown, structure: Structure | undefined, margin: string, level: number): Iterable<string> {
    if (typeof value === 'object' && value !== null && level <= SHOWN_LEVELS && !this.style.isShort(structure))
      return Array.isArray(value) ? this.#list(head, value, structure, margin, level) : this.#object(head, value, structure, margin, level);
    this.out.add(head + (stringify(value) ?? 'null'));
    return NONE;
  }

  *#list(head: string, list: readonly unknown[], structure: Structure | undefined, margin: string, level: number): Generator<string, void> {
    const items = structure?.kind === 'list' ? structure.items : undefined;
    let gap = `\n${margin}  `;
    this.out.add(`${head}[`);
    for (const item of list) {
      yield* this.value(gap, item ?? null, items, `${margin}  `, level + 1);
      gap = `,\n${margin}  `;
      // What holds neither texts nor numbers is as long as what does.
      if (this.out.full) yield this.out.take();
    }
    this.out.add(list.length === 0 ? ']' : `\n${margin}]`);
  }

  *#object(head: string, object: object, structure: Structure | undefined, margin: string, level: number): Generator<string, void> {
    const members = object as Readonly<Record<string, unknown>>;
    const within = this.style.within(structure, `${margin}  `);
    const first = `\n${margin}  `;
    let gap = first;
    this.out.add(`${head}{`);
    for (const name of Object.keys(members)) {
      const member = members[name];
      if (member === undefined) continue;
      yield* this.value(`${gap}${stringify(name)}: `, member, typeOf(structure, name), within, level + 1);
      gap = `,\n${margin}  `;
      if (this.out.full) yield this.out.take();
    }
    this.out.add(`${gap === first ? this.style.nothing(margin) : `\n${margin}`}}`);
  }
}

const NONE: readonly string[] = [];

function typeOf(structure: Structure | undefined, member: string): Structure | undefined {
  if (structure?.kind === 'map') return structure.values;
  return structure?.kind === 'struct' ? structure.byName.get(member)?.type : undefined;
}
