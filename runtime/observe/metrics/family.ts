/** One metric: a cell for each set of label values that was seen, in a number that is bounded whatever clients send. */
import type { MetricDefinition } from '../../model/definition.js';
import { UNEXPECTED } from './allowed-labels.js';
import { Cell, HistogramCell, SummaryCell } from './cells.js';
import { boundText, labelsText, numberText } from './exposition.js';

export type Labels = Readonly<Record<string, string>>;

/** Cells of one metric at most. Further sets of label values share the one whose values are all OTHER. */
const MAX_CELLS = { counter: 5000, gauge: 5000, histogram: 1000, summary: 200 } as const;
const OTHER = 'other';

interface Labelled<C> {
  readonly values: readonly string[];
  readonly cell: C;
  /** Labels with their values as they are shown; made when they first are. */
  text: string | undefined;
}

export abstract class Family<L extends string, C> {
  readonly #cells = new Map<string, Labelled<C>>();
  readonly #names: readonly string[];
  #sorted: readonly Labelled<C>[] | undefined;
  readonly #collecting = new Map<string, () => void>();

  constructor(
    readonly name: string,
    readonly definition: MetricDefinition,
    /** Values that labels may have, where those are bounded; others are counted as one. */
    private readonly allowed?: ReadonlyMap<string, ReadonlySet<string>>,
  ) {
    this.#names = [...definition.labels].sort();
  }

  protected abstract newCell(): C;
  /** The lines of a cell. `labels`: its labels with their values, without braces; empty where the metric has none. */
  protected abstract linesOf(labels: string, cell: C): string;

  /** The cell of a value for each label, made when it is first asked for. Throws where a label has none, or there is no such label. */
  cell(labels: Readonly<Record<L, string>>): C {
    return this.#labelled(this.#values(labels)).cell;
  }

  /** Shows the cell no longer. */
  forget(labels: Readonly<Record<L, string>>): void {
    if (this.#cells.delete(this.#values(labels).join('\0'))) this.#sorted = undefined;
  }

  /** Shows nothing until cells are asked for anew, which start from zero; for metrics that are collected. */
  clear(): void {
    this.#cells.clear();
    this.#sorted = undefined;
  }

  /** Has `collect` called before the metric is shown, for what need not be followed all the time; one for each name. */
  collectedBy(name: string, collect: () => void): void {
    this.#collecting.set(name, collect);
  }

  /** The lines of each cell as it is now, in the order of their labels. */
  *lines(): Iterable<string> {
    for (const collect of this.#collecting.values()) collect();
    this.#sorted ??= [...this.#cells].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, labelled]) => labelled);
    for (const labelled of this.#sorted) {
      labelled.text ??= labelsText(this.#names.map((name, i) => [name, labelled.values[i] ?? '']));
      yield this.linesOf(labelled.text, labelled.cell);
    }
  }

  #values(given: Labels): string[] {
    const values = this.#names.map((name) => given[name]);
    if (values.includes(undefined) || Object.keys(given).length !== values.length)
      throw new Error(`${this.name} has the labels ${this.#names.join(', ')}, not ${Object.keys(given).join(', ')}`);
    const { allowed } = this;
    if (allowed === undefined) return values.map(String);
    return values.map((value, i) => (allowed.get(this.#names[i] ?? '')?.has(String(value)) === false ? UNEXPECTED : String(value)));
  }

  #labelled(values: readonly string[]): Labelled<C> {
    const known = this.#cells.get(values.join('\0'));
    if (known !== undefined) return known;
    const isFull = this.#cells.size >= MAX_CELLS[this.definition.type];
    if (isFull && values.some((value) => value !== OTHER)) return this.#labelled(values.map(() => OTHER));
    const labelled = { values, cell: this.newCell(), text: undefined };
    this.#cells.set(values.join('\0'), labelled);
    this.#sorted = undefined;
    return labelled;
  }
}

/** A family whose cells are single numbers. One without labels is there from the start, at zero. */
abstract class NumberFamily<L extends string> extends Family<L, Cell> {
  protected newCell(): Cell {
    return new Cell();
  }

  protected linesOf(labels: string, { value }: Cell): string {
    return `${this.name}${braced(labels)} ${numberText(value)}\n`;
  }
}

export class CounterFamily<L extends string> extends NumberFamily<L> {
  add(labels: Readonly<Record<L, string>>, count = 1): void {
    this.cell(labels).add(count);
  }
}

export class GaugeFamily<L extends string> extends NumberFamily<L> {
  set(labels: Readonly<Record<L, string>>, value: number): void {
    this.cell(labels).value = value;
  }
}

export class HistogramFamily<L extends string> extends Family<L, HistogramCell> {
  readonly #bounds: readonly number[];
  /** The label of each bucket, as its lines end before the number. */
  readonly #buckets: readonly string[];

  constructor(name: string, definition: MetricDefinition, allowed?: ReadonlyMap<string, ReadonlySet<string>>) {
    super(name, definition, allowed);
    this.#bounds = definition.buckets ?? [];
    this.#buckets = [...this.#bounds.map(boundText), '+Inf'].map((bound) => `le="${bound}"} `);
  }

  protected newCell(): HistogramCell {
    return new HistogramCell(this.#bounds);
  }

  protected linesOf(labels: string, { counts, sum }: HistogramCell): string {
    const start = `${this.name}_bucket{${followed(labels)}`;
    let count = 0;
    let text = '';
    for (const [i, bucket] of this.#buckets.entries()) {
      count += counts[i] ?? 0;
      text += `${start}${bucket}${count}\n`;
    }
    return text + totals(this.name, labels, sum, count);
  }
}

export class SummaryFamily<L extends string> extends Family<L, SummaryCell> {
  readonly #quantiles: readonly number[];

  constructor(name: string, definition: MetricDefinition, allowed?: ReadonlyMap<string, ReadonlySet<string>>) {
    super(name, definition, allowed);
    this.#quantiles = definition.quantiles ?? [];
  }

  protected newCell(): SummaryCell {
    return new SummaryCell();
  }

  protected linesOf(labels: string, cell: SummaryCell): string {
    const values = cell.quantiles(this.#quantiles);
    const start = `${this.name}{${followed(labels)}`;
    const lines = this.#quantiles.map((quantile, i) => `${start}quantile="${quantile}"} ${numberText(values[i] ?? Number.NaN)}\n`);
    return lines.join('') + totals(this.name, labels, cell.sum, cell.count);
  }
}

const braced = (labels: string): string => (labels === '' ? '' : `{${labels}}`);

/** Labels that another one follows. */
const followed = (labels: string): string => (labels === '' ? '' : `${labels},`);

const totals = (name: string, labels: string, sum: number, count: number): string =>
  `${name}_sum${braced(labels)} ${numberText(sum)}\n${name}_count${braced(labels)} ${count}\n`;
