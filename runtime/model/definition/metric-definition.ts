/** Metrics as catalog/metrics.yaml defines them: their types, labels, stability and lifetimes. */
import type { Life } from './releases.js';

/** What releases may say of a metric in different ways. */
interface MetricWords {
  /** STABLE metrics keep their name, type and labels; BETA ones may get further labels; ALPHA ones may change. */
  readonly stability: 'ALPHA' | 'BETA' | 'STABLE';
  /** The first release that calls it deprecated. */
  readonly deprecatedSince?: string;
  readonly description: string;
  /** Labels that it does not show, as they are of other releases. A server has one value of each. */
  readonly withoutLabels?: readonly string[];
}

/** Pages below `/metrics`. */
export type MetricPage = 'slis';

/** catalog/metrics.yaml, one metric. */
export interface MetricDefinition extends MetricWords, Life<MetricWords> {
  readonly type: 'gauge' | 'counter' | 'histogram' | 'summary';
  readonly labels: readonly string[];
  /** The page below `/metrics` that shows it; that itself by default. */
  readonly page?: MetricPage;
  /** What is shown of the numbers that several workers of one server have; their sum when absent. */
  readonly acrossWorkers?: 'max' | 'min';
  /** The metric, of the same type and labels, whose numbers it shows by another name. */
  readonly sameAs?: string;
  /** Upper bounds of the buckets of a histogram, rising; without the last, which has none. */
  readonly buckets?: readonly number[];
  /** Quantiles that a summary shows, each between 0 and 1. */
  readonly quantiles?: readonly number[];
}
