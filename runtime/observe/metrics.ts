/** Metrics as the catalogue declares them, and the text in which collectors read them (exposition format 0.0.4). */
import type { MetricDefinition } from '../model/definition.js';

export const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

const escaped = (text: string): string => text.replace(/\\/g, '\\\\').replace(/\n/g, '\\n');
const quoted = (text: string): string => `"${escaped(text).replace(/"/g, '\\"')}"`;

/** One metric: a value for each set of label values that was seen. */
export class Gauge {
  readonly #values = new Map<string, number>();

  constructor(
    readonly name: string,
    private readonly definition: MetricDefinition,
  ) {}

  /** `labels` has a value for each label of the definition, and no other. */
  set(labels: Readonly<Record<string, string>>, value: number): void {
    this.#values.set(this.#series(labels), value);
  }

  /** Shows the series no longer. */
  forget(labels: Readonly<Record<string, string>>): void {
    this.#values.delete(this.#series(labels));
  }

  #series(labels: Readonly<Record<string, string>>): string {
    const { labels: declared } = this.definition;
    const given = Object.keys(labels);
    if (given.length !== declared.length || declared.some((l) => labels[l] === undefined))
      throw new Error(`${this.name} has the labels ${declared.join(', ')}, not ${given.join(', ')}`);
    const pairs = [...declared].sort().map((l) => `${l}=${quoted(labels[l] ?? '')}`);
    return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
  }

  /** Its lines, series in order; none while nothing was set. */
  lines(): string[] {
    if (this.#values.size === 0) return [];
    const { stability, description, type } = this.definition;
    return [
      `# HELP ${this.name} [${stability}] ${escaped(description)}`,
      `# TYPE ${this.name} ${type}`,
      ...[...this.#values].map(([labels, value]) => `${this.name}${labels} ${value}`).sort(),
    ];
  }
}

export class Metrics {
  readonly #gauges: ReadonlyMap<string, Gauge>;

  constructor(definitions: Readonly<Record<string, MetricDefinition>>) {
    this.#gauges = new Map(Object.entries(definitions).map(([name, definition]) => [name, new Gauge(name, definition)]));
  }

  /** Throws where the catalogue declares no such metric. */
  gauge(name: string): Gauge {
    const gauge = this.#gauges.get(name);
    if (gauge === undefined) throw new Error(`the catalogue has no metric ${name}`);
    return gauge;
  }

  /** Everything that was measured, by name. */
  text(): string {
    const lines = [...this.#gauges.values()].sort((a, b) => (a.name < b.name ? -1 : 1)).flatMap((g) => g.lines());
    return lines.map((line) => `${line}\n`).join('');
  }
}
