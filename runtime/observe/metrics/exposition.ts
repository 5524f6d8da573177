/** How metrics are shown: by a registry of prom-client, one for each server, which is also asked what the process takes. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry, Summary } from 'prom-client';
import type { Turn } from '../../model/definition/settled.js';
import type { Family, Sample } from './family.js';

/** A metric that is shown. */
export interface ShownFamily {
  readonly family: Family<string, unknown>;
  readonly help: string;
}

/** Lines that are written before other work may run. */
const LINES_AT_ONCE = 500;

/** Where a registered metric has its samples from: all of them, or the part that is being written. */
class Source {
  part: Sample[] | undefined;

  constructor(readonly family: Family<string, unknown>) {}

  samples(): Sample[] {
    return this.part ?? [...this.family.samples()];
  }
}

interface ViewConfiguration {
  readonly name: string;
  readonly help: string;
  readonly registers: Registry[];
}

class CounterView extends Counter {
  constructor(
    configuration: ViewConfiguration,
    private readonly source: Source,
  ) {
    super(configuration);
  }

  override async get(): ReturnType<Counter['get']> {
    return { ...(await super.get()), values: this.source.samples() };
  }
}

class GaugeView extends Gauge {
  constructor(
    configuration: ViewConfiguration,
    private readonly source: Source,
  ) {
    super(configuration);
  }

  override async get(): ReturnType<Gauge['get']> {
    return { ...(await super.get()), values: this.source.samples() };
  }
}

class HistogramView extends Histogram {
  readonly #empty: Histogram;

  constructor(
    configuration: ViewConfiguration,
    private readonly source: Source,
  ) {
    super(configuration);
    this.#empty = new Histogram({ ...configuration, registers: [] });
  }

  /** The registry asks histograms by this name; their own `get` asks it, too. */
  async getForPromString(): ReturnType<Histogram['get']> {
    return { ...(await this.#empty.get()), values: this.source.samples() };
  }
}

class SummaryView extends Summary {
  constructor(
    configuration: ViewConfiguration,
    private readonly source: Source,
  ) {
    super(configuration);
  }

  override async get(): ReturnType<Summary['get']> {
    return { ...(await super.get()), values: this.source.samples() };
  }
}

const VIEWS = { counter: CounterView, gauge: GaugeView, histogram: HistogramView, summary: SummaryView };

export class Exposition {
  readonly #registry = new Registry();
  readonly #sources = new Map<string, Source>();

  /** `ofProcess`: whether it shows what the process takes, too. */
  constructor(shown: readonly ShownFamily[], ofProcess: boolean) {
    for (const { family, help } of shown) {
      const source = new Source(family);
      new VIEWS[family.definition.type]({ name: family.name, help, registers: [this.#registry] }, source);
      this.#sources.set(family.name, source);
    }
    if (ofProcess) collectDefaultMetrics({ register: this.#registry });
  }

  /** All metrics that have samples, in the text format of collectors. */
  async text(turn: Turn): Promise<string> {
    const parts: string[] = [];
    for (const { name } of this.#registry.getMetricsAsArray()) {
      const source = this.#sources.get(name);
      if (source === undefined) parts.push(await this.#registry.getSingleMetricAsString(name));
      else await this.#write(name, source, parts, turn);
      await turn();
    }
    return `${parts.join('\n')}\n`;
  }

  async #write(name: string, source: Source, parts: string[], turn: Turn): Promise<void> {
    let part: Sample[] = [];
    let begun = false;
    const write = async (): Promise<void> => {
      source.part = part;
      const text = await this.#registry.getSingleMetricAsString(name);
      source.part = undefined;
      parts.push(begun ? withoutHead(text) : text);
      begun = true;
      part = [];
      await turn();
    };
    for (const sample of source.family.samples()) if (part.push(sample) === LINES_AT_ONCE) await write();
    if (part.length > 0) await write();
  }
}

/** What goes on in a metric that is written in parts: each part begins with the two lines of its help and its type. */
const withoutHead = (text: string): string => text.slice(text.indexOf('\n', text.indexOf('\n') + 1) + 1);
