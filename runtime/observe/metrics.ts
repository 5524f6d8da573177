/**
 * Metrics as the catalogue declares them, and the text in which collectors read them (exposition format 0.0.4). Who measures keeps the
 * series and adds to it in some nanoseconds; prom-client looks the labels up at every observation, bound before or not, which costs
 * a request with five of them two microseconds.
 */
import type { MetricDefinition } from '../model/definition.js';

export const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

const escaped = (text: string): string => text.replace(/\\/g, '\\\\').replace(/\n/g, '\\n');
const quoted = (text: string): string => `"${escaped(text).replace(/"/g, '\\"')}"`;

/** A value for one set of label values. */
export class Series {
  value = 0;

  add(count = 1): void {
    this.value += count;
  }
}

/** Series of one metric at most: those beyond are counted, but not shown. Label values are names of what is served, never what a client sends. */
const MAX_SERIES = 10_000;

/** One metric: a series for each set of label values that was seen. */
class Metric {
  readonly #series = new Map<string, Series>();

  constructor(
    readonly name: string,
    readonly definition: MetricDefinition,
  ) {}

  /** `labels` has a value for each label of the definition, and no other. A series is there from the first asking for it. */
  series(labels: Readonly<Record<string, string>>): Series {
    const key = this.#key(labels);
    const series = this.#series.get(key) ?? new Series();
    if (this.#series.size < MAX_SERIES) this.#series.set(key, series);
    return series;
  }

  /** Shows the series no longer. */
  forget(labels: Readonly<Record<string, string>>): void {
    this.#series.delete(this.#key(labels));
  }

  #key(labels: Readonly<Record<string, string>>): string {
    const { labels: declared } = this.definition;
    const given = Object.keys(labels);
    if (given.length !== declared.length || declared.some((l) => labels[l] === undefined))
      throw new Error(`${this.name} has the labels ${declared.join(', ')}, not ${given.join(', ')}`);
    const pairs = [...declared].sort().map((l) => `${l}=${quoted(labels[l] ?? '')}`);
    return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
  }

  /** Its lines, series in order; none while there is no series. */
  lines(): string[] {
    if (this.#series.size === 0) return [];
    const { stability, description, type } = this.definition;
    return [
      `# HELP ${this.name} [${stability}] ${escaped(description)}`,
      `# TYPE ${this.name} ${type}`,
      ...[...this.#series].map(([labels, { value }]) => `${this.name}${labels} ${value}`).sort(),
    ];
  }
}

export class Gauge extends Metric {
  set(labels: Readonly<Record<string, string>>, value: number): void {
    this.series(labels).value = value;
  }
}

/** One without labels is there from the start, at zero. */
class Counter extends Metric {
  constructor(name: string, definition: MetricDefinition) {
    super(name, definition);
    if (definition.labels.length === 0) this.series({});
  }

  add(labels: Readonly<Record<string, string>>, count = 1): void {
    this.series(labels).add(count);
  }
}

const CLASSES = { gauge: Gauge, counter: Counter };

export class Metrics {
  readonly #metrics: ReadonlyMap<string, Metric>;

  constructor(definitions: Readonly<Record<string, MetricDefinition>>) {
    this.#metrics = new Map(
      Object.entries(definitions).map(([name, definition]) => [name, new CLASSES[definition.type](name, definition)]),
    );
  }

  /** Throws where the catalogue declares no such metric; so do those below. */
  gauge(name: string): Gauge {
    return this.#of(name, Gauge);
  }

  counter(name: string): Counter {
    return this.#of(name, Counter);
  }

  #of<T extends Metric>(name: string, type: abstract new (...args: never[]) => T): T {
    const metric = this.#metrics.get(name);
    if (!(metric instanceof type)) throw new Error(`the catalogue has no ${type.name.toLowerCase()} ${name}`);
    return metric;
  }

  /** Everything that was measured, by name. */
  text(): string {
    const lines = [...this.#metrics.values()].sort((a, b) => (a.name < b.name ? -1 : 1)).flatMap((m) => m.lines());
    return lines.map((line) => `${line}\n`).join('');
  }
}
