/**
 * Metrics of one server, as the catalogue declares them. Whoever measures keeps cells and adds to them in some nanoseconds; prom-client,
 * which looks labels up at every observation, shows them (`exposition.ts`), and is loaded when somebody first asks, or at leisure before.
 */
import type { CounterLabels, GaugeLabels, HistogramLabels, SummaryLabels } from '../../../generated/metrics.js';
import type { MetricDefinition, MetricPage } from '../../model/definition/metric-definition.js';
import { entryIn } from '../../model/definition/releases.js';
import type { Turn } from '../../model/definition/settled.js';
import { joinedMetrics, joiningOfProcess } from './across-workers.js';
import type { AllowedLabels } from './allowed-labels.js';
import type { Exposition, ShownFamily } from './exposition.js';
import { CounterFamily, GaugeFamily, HistogramFamily, SummaryFamily } from './family.js';
import { helpOf, stateIn } from './lifecycle.js';

export const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

interface MetricsOptions {
  /** The release whose metrics are shown. */
  readonly release: string;
  /** Whether metrics that this release hides are shown once more. */
  readonly showHidden: boolean;
  /** Names of metrics that are not shown. */
  readonly disabled: readonly string[];
  /** Values that labels may have, where those are bounded. */
  readonly allowed?: AllowedLabels;
  /** Takes a line for each metric that is deprecated. */
  readonly warn: (line: string) => void;
}

type AnyFamily = CounterFamily<string> | GaugeFamily<string> | HistogramFamily<string> | SummaryFamily<string>;

const FAMILIES = { counter: CounterFamily, gauge: GaugeFamily, histogram: HistogramFamily, summary: SummaryFamily };

const exposition = (): Promise<typeof import('./exposition.js')> => import('./exposition.js');

/** Metrics by whatever name. One that the catalogue does not declare as it is asked for throws. */
interface MetricsByName {
  counter(name: string): CounterFamily<string>;
  gauge(name: string): GaugeFamily<string>;
  histogram(name: string): HistogramFamily<string>;
  summary(name: string): SummaryFamily<string>;
}

/** A page once somebody has asked for it. */
interface ShownPage {
  exposition?: Promise<Exposition>;
  underway?: Promise<string> | undefined;
}

export class Metrics {
  readonly #families = new Map<string, AnyFamily>();
  readonly #shown: ShownFamily[] = [];
  readonly #pages = new Map<MetricPage | undefined, ShownPage>();

  constructor(definitions: Readonly<Record<string, MetricDefinition>>, { release, showHidden, disabled, allowed, warn }: MetricsOptions) {
    const unexpected = (): void => this.#own('cardinality_enforcement_unexpected_categorizations_total')?.cell({}).add();
    for (const [name, declared] of Object.entries(definitions)) {
      const family = new FAMILIES[declared.type](name, entryIn(declared, release) ?? declared, allowed?.get(name), unexpected);
      this.#families.set(name, family);
      if (declared.labels.length === 0) family.cell({});
    }
    for (const [name, declared] of Object.entries(definitions)) {
      const family = this.#families.get(name);
      const measured = declared.sameAs === undefined ? undefined : this.#families.get(declared.sameAs);
      if (measured !== undefined) family?.share(measured);
      // What the release does not have is measured and not shown: who measures need not know.
      const definition = entryIn(declared, release) && family?.definition;
      if (family === undefined || definition === undefined) continue;
      const state = stateIn(definition, release);
      if (state.state === 'gone') continue;
      this.#registered(definition.stability, state.state === 'shown' ? '' : `${state.since}.0`);
      const isHidden = state.state === 'hidden' && !showHidden;
      if (isHidden) this.#own('hidden_metrics_total')?.cell({}).add();
      if (disabled.includes(name)) this.#own('disabled_metrics_total')?.cell({}).add();
      if (isHidden || disabled.includes(name)) continue;
      if (state.state !== 'shown') warn(`The metric ${name} is deprecated since release ${state.since}.`);
      this.#shown.push({ family, help: helpOf(definition, state) });
    }
    this.#shown.sort((a, b) => (a.family.name < b.family.name ? -1 : 1));
  }

  /** Metrics that the catalogue of a project adds. Those of this package have types of their own, so that a misspelled name does not compile. */
  readonly byName: MetricsByName = {
    counter: (name) => this.#of(name, CounterFamily<string>),
    gauge: (name) => this.#of(name, GaugeFamily<string>),
    histogram: (name) => this.#of(name, HistogramFamily<string>),
    summary: (name) => this.#of(name, SummaryFamily<string>),
  };

  /** Throws where the catalogue of a server has no such metric; so do those below. */
  counter<N extends keyof CounterLabels>(name: N): CounterFamily<CounterLabels[N]>;
  counter(name: string): CounterFamily<string> {
    return this.#of(name, CounterFamily<string>);
  }

  gauge<N extends keyof GaugeLabels>(name: N): GaugeFamily<GaugeLabels[N]>;
  gauge(name: string): GaugeFamily<string> {
    return this.#of(name, GaugeFamily<string>);
  }

  histogram<N extends keyof HistogramLabels>(name: N): HistogramFamily<HistogramLabels[N]>;
  histogram(name: string): HistogramFamily<string> {
    return this.#of(name, HistogramFamily<string>);
  }

  summary<N extends keyof SummaryLabels>(name: N): SummaryFamily<SummaryLabels[N]>;
  summary(name: string): SummaryFamily<string> {
    return this.#of(name, SummaryFamily<string>);
  }

  #registered(stability_level: string, deprecated_version: string): void {
    this.#own('registered_metrics_total')?.cell({ stability_level, deprecated_version }).add();
  }

  /** A counter of metrics, where the catalogue has it. */
  #own(name: string): CounterFamily<string> | undefined {
    const family = this.#families.get(name);
    return family instanceof CounterFamily ? family : undefined;
  }

  #of<T extends AnyFamily>(name: string, type: new (...args: never[]) => T): T {
    const family = this.#families.get(name);
    if (!(family instanceof type)) throw new Error(`the catalogue has no metric ${name} of this type`);
    return family;
  }

  /**
   * Everything of a page that was measured, by name, and on the main one what the process takes. `turn` lets other work run in between. Whoever asks while
   * a text is being made gets that one.
   */
  text(turn: Turn, page?: MetricPage): Promise<string> {
    const known = this.#pages.get(page) ?? {};
    this.#pages.set(page, known);
    known.underway ??= this.#text(known, turn, page).finally(() => {
      known.underway = undefined;
    });
    return known.underway;
  }

  /** What several processes of one server have measured, each told by `text`, as one text. */
  joined(texts: readonly string[], turn: Turn): Promise<string> {
    return joinedMetrics(
      texts,
      (name) => {
        const declared = this.#families.get(name)?.definition;
        return declared === undefined ? joiningOfProcess(name) : (declared.acrossWorkers ?? 'sum');
      },
      turn,
    );
  }

  /** Loads what shows metrics, which takes the thread for a while, so that nobody waits for it later. */
  async load(): Promise<void> {
    await exposition();
  }

  async #text(known: ShownPage, turn: Turn, page: MetricPage | undefined): Promise<string> {
    known.exposition ??= exposition().then(
      ({ Exposition }) =>
        new Exposition(
          this.#shown.filter(({ family }) => family.definition.page === page),
          page === undefined,
        ),
    );
    return (await known.exposition).text(turn);
  }
}
