/** One metric: a cell for each set of label values that was seen, in a number that is bounded whatever clients send. */
import type { MetricDefinition } from '../../model/definition/metric-definition.js';
import { UNEXPECTED } from './allowed-labels.js';
import { Cell, HistogramCell, SummaryCell } from './cells.js';

type Labels = Readonly<Record<string, string>>;

/** One line of what is shown. */
export interface Sample {
  /** Where it is not the metric's own, as of the buckets of a histogram. */
  readonly metricName?: string;
  /** Labels of this sample alone. */
  readonly labels: Record<string, string | number>;
  /** Labels of all samples of one cell: the same object each time, so that its text can be kept. */
  readonly sharedLabels: Record<string, string | number>;
  readonly value: number;
}

const NONE: Record<string, string | number> = {};

/** Cells of one metric at most. Further sets of label values share the one whose values are all OTHER. */
const MAX_CELLS = { counter: 5000, gauge: 5000, histogram: 1000, summary: 200 } as const;
const OTHER = 'other';

interface Labelled<C> {
  readonly labels: Record<string, string>;
  readonly cell: C;
}

export abstract class Family<L extends string, C> {
  #cells = new Map<string, Labelled<C>>();
  readonly #names: readonly string[];
  #sorted: readonly Labelled<C>[] | undefined;
  #collecting = new Map<string, () => void>();
  /** Whether another family has the cells. */
  #isView = false;

  constructor(
    readonly name: string,
    readonly definition: MetricDefinition,
    /** Values that labels may have, where those are bounded; others are counted as one. */
    private readonly allowed?: ReadonlyMap<string, ReadonlySet<string>>,
    /** Called for each measurement that has such another. */
    private readonly unexpected?: () => void,
  ) {
    this.#names = [...definition.labels].sort();
  }

  protected abstract newCell(): C;
  protected abstract samplesOf(labelled: Labelled<C>): Sample[];

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

  /** Shows the cells of another family of its type and labels from now on, by its own name. */
  share(measured: Family<string, unknown>): void {
    const other = measured as Family<L, C>;
    this.#cells = other.#cells;
    this.#collecting = other.#collecting;
    this.#isView = true;
  }

  /** Has `collect` called before the metric is shown, for what need not be followed all the time; one for each name. */
  collectedBy(name: string, collect: () => void): void {
    this.#collecting.set(name, collect);
  }

  /** All cells as they are now, in the order of their labels. */
  *samples(): Iterable<Sample> {
    for (const collect of this.#collecting.values()) collect();
    if (this.#isView) this.#sorted = undefined;
    this.#sorted ??= [...this.#cells].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, labelled]) => labelled);
    for (const labelled of this.#sorted) yield* this.samplesOf(labelled);
  }

  #values(given: Labels): string[] {
    const values = this.#names.map((name) => given[name]);
    if (values.includes(undefined) || Object.keys(given).length !== values.length)
      throw new Error(`${this.name} has the labels ${this.#names.join(', ')}, not ${Object.keys(given).join(', ')}`);
    const { allowed } = this;
    if (allowed === undefined) return values.map(String);
    const isAllowed = (value: unknown, i: number): boolean => allowed.get(this.#names[i] ?? '')?.has(String(value)) !== false;
    if (!values.every(isAllowed)) this.unexpected?.();
    return values.map((value, i) => (isAllowed(value, i) ? String(value) : UNEXPECTED));
  }

  #labelled(values: readonly string[]): Labelled<C> {
    const known = this.#cells.get(values.join('\0'));
    if (known !== undefined) return known;
    const isFull = this.#cells.size >= MAX_CELLS[this.definition.type];
    if (isFull && values.some((value) => value !== OTHER)) return this.#labelled(values.map(() => OTHER));
    const { withoutLabels = [] } = this.definition;
    const shown = this.#names.flatMap((name, i) => (withoutLabels.includes(name) ? [] : [[name, values[i] ?? ''] as const]));
    const labels = Object.fromEntries(shown);
    const labelled = { labels, cell: this.newCell() };
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

  protected samplesOf({ labels, cell }: Labelled<Cell>): Sample[] {
    return [{ labels: NONE, sharedLabels: labels, value: cell.value }];
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
  /** Labels of the buckets, shared by all cells. */
  readonly #buckets: readonly Record<string, string | number>[];

  constructor(name: string, definition: MetricDefinition, allowed?: ReadonlyMap<string, ReadonlySet<string>>, unexpected?: () => void) {
    super(name, definition, allowed, unexpected);
    this.#bounds = definition.buckets ?? [];
    this.#buckets = [...this.#bounds.map(boundText), '+Inf'].map((le) => ({ le }));
  }

  protected newCell(): HistogramCell {
    return new HistogramCell(this.#bounds);
  }

  protected samplesOf({ labels, cell }: Labelled<HistogramCell>): Sample[] {
    let count = 0;
    const buckets = this.#buckets.map((bucket, i): Sample => {
      count += cell.counts[i] ?? 0;
      return { metricName: `${this.name}_bucket`, labels: bucket, sharedLabels: labels, value: count };
    });
    return [
      ...buckets,
      { metricName: `${this.name}_sum`, labels: NONE, sharedLabels: labels, value: cell.sum },
      { metricName: `${this.name}_count`, labels: NONE, sharedLabels: labels, value: count },
    ];
  }
}

export class SummaryFamily<L extends string> extends Family<L, SummaryCell> {
  readonly #quantiles: readonly number[];
  /** Labels of the quantiles, shared by all cells. */
  readonly #labels: readonly Record<string, string | number>[];

  constructor(name: string, definition: MetricDefinition, allowed?: ReadonlyMap<string, ReadonlySet<string>>, unexpected?: () => void) {
    super(name, definition, allowed, unexpected);
    this.#quantiles = definition.quantiles ?? [];
    this.#labels = this.#quantiles.map((quantile) => ({ quantile }));
  }

  protected newCell(): SummaryCell {
    return new SummaryCell();
  }

  protected samplesOf({ labels, cell }: Labelled<SummaryCell>): Sample[] {
    const values = cell.quantiles(this.#quantiles);
    return [
      ...this.#labels.map((quantile, i): Sample => ({ labels: quantile, sharedLabels: labels, value: values[i] ?? Number.NaN })),
      { metricName: `${this.name}_sum`, labels: NONE, sharedLabels: labels, value: cell.sum },
      { metricName: `${this.name}_count`, labels: NONE, sharedLabels: labels, value: cell.count },
    ];
  }
}

/**
 * A bound of a bucket, as collectors know it from servers in Go: `1e+06`, not `1000000`. Labels are compared as texts, so another
 * text would be another series.
 */
function boundText(bound: number): string {
  const [digits = '', exponent = ''] = bound.toExponential().split('e');
  const power = Number(exponent);
  if (power >= -4 && power < 6) return String(bound);
  return `${digits}e${power < 0 ? '-' : '+'}${String(Math.abs(power)).padStart(2, '0')}`;
}
