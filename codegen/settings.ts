/** Flags, feature gates and metrics of a catalogue and of those that it extends. */
import type { TSchema } from 'typebox';
import { checkLife } from './checks/lives.js';
import { conforms } from './conforms.js';
import type { Diagnostics } from './diagnostics.js';
import type { LoadedCatalogue } from './load.js';
import type { Origin } from './origins.js';
import { FeaturesFile, type FeaturesSource, FlagsFile, type FlagsSource, MetricsFile, type MetricsSource } from './schema/schema.js';
import type { SourceFile } from './source-file.js';

export interface Settings {
  readonly flags: FlagsSource['flags'];
  readonly features: FeaturesSource['features'];
  readonly protocol: NonNullable<FeaturesSource['protocol']>;
  readonly metrics: MetricsSource['metrics'];
  /** Those that are generated: the code of packages has the others. */
  readonly generated: Pick<Settings, 'flags' | 'features' | 'protocol' | 'metrics'>;
  /** What the code of the others is imported under. */
  readonly packages: readonly string[];
}

/** Reports histograms without bounds, bounds that do not rise, names that collectors do not take, and names for what is none like it. */
function checkMetrics(file: SourceFile, { metrics }: MetricsSource, diagnostics: Diagnostics): void {
  for (const [name, metric] of Object.entries(metrics)) {
    const { type, labels, buckets, sameAs } = metric;
    const report = (key: string, what: string, why: string): void =>
      diagnostics.report('KW034', file.position(['metrics', name, key]), { what, why });
    checkLife(name, metric, (keys, what, why) => diagnostics.report('KW034', file.position(['metrics', name, ...keys]), { what, why }));
    const same = sameAs === undefined ? metric : metrics[sameAs];
    if (same?.type !== type || String([...same.labels].sort()) !== String([...labels].sort()) || String(same.buckets) !== String(buckets))
      report('sameAs', `the metric ${name}`, `the file has no ${type} ${String(sameAs)} with the same labels and buckets`);
    if (type === 'histogram' && buckets === undefined)
      report('type', `the histogram ${name}`, 'it needs `buckets`, the upper bounds of its buckets');
    if (type !== 'histogram' && buckets !== undefined) report('buckets', `the buckets of ${name}`, `a ${type} has none`);
    if (buckets?.some((bound, i) => i > 0 && bound <= (buckets[i - 1] ?? bound)))
      report('buckets', `the buckets of ${name}`, 'each bound must be greater than the one before');
    if (!/^[A-Za-z_:][\w:]*$/.test(name)) report('type', `the metric ${JSON.stringify(name)}`, 'names have letters, digits, _ and :');
    for (const label of labels)
      if (!/^[A-Za-z_]\w*$/.test(label) || label === 'le')
        report('labels', `the label ${JSON.stringify(label)}`, 'labels have letters, digits and _, and `le` is that of buckets');
    for (const { withoutLabels = [] } of [metric, ...Object.values(metric.changes ?? {})])
      for (const label of withoutLabels ?? [])
        if (!labels.includes(label)) report('labels', `the label ${label} that ${name} does not show`, 'it is none of its labels');
  }
}

/** Reports features of the protocol whose lives are wrong, or that code could not tell from a gate. */
function checkProtocol(file: SourceFile, { features, protocol = {} }: FeaturesSource, diagnostics: Diagnostics): void {
  for (const [name, feature] of Object.entries(protocol)) {
    const report = (keys: readonly string[], what: string, why: string): void =>
      diagnostics.report('KW034', file.position(['protocol', name, ...keys]), { what, why });
    checkLife(name, feature, report);
    if (Object.hasOwn(features, name))
      report([], `the feature ${name} of the protocol`, 'a gate has this name; whoever asks would not know which is meant');
  }
}

/** The files of one name in all catalogues, as far as they are without fault, each after those that it extends. */
function allOf<T>(
  name: string,
  schema: TSchema,
  { catalogues }: LoadedCatalogue,
  diagnostics: Diagnostics,
): { origin: Origin; file: SourceFile; value: T }[] {
  return catalogues.flatMap(({ origin, files }) => {
    const file = files.find((f) => f.file === name);
    return file !== undefined && conforms<T>(file, schema, diagnostics) ? [{ origin, file, value: file.value }] : [];
  });
}

const joined = <T>(parts: readonly Readonly<Record<string, T>>[]): Readonly<Record<string, T>> => Object.assign({}, ...parts);

export function settingsOf(loaded: LoadedCatalogue, diagnostics: Diagnostics): Settings {
  const flags = allOf<FlagsSource>('flags.yaml', FlagsFile, loaded, diagnostics);
  const features = allOf<FeaturesSource>('features.yaml', FeaturesFile, loaded, diagnostics);
  const metrics = allOf<MetricsSource>('metrics.yaml', MetricsFile, loaded, diagnostics);
  for (const { file, value } of features) {
    for (const [name, gate] of Object.entries(value.features))
      checkLife(name, gate, (keys, what, why) => diagnostics.report('KW034', file.position(['features', name, ...keys]), { what, why }));
    checkProtocol(file, value, diagnostics);
  }
  for (const { file, value } of flags)
    for (const [name, flag] of Object.entries(value.flags))
      checkLife(name, flag, (keys, what, why) => diagnostics.report('KW034', file.position(['flags', name, ...keys]), { what, why }));
  for (const { file, value } of metrics) checkMetrics(file, value, diagnostics);
  const isGenerated = ({ origin }: { readonly origin: Origin }): boolean => origin.code === undefined;
  return {
    flags: joined(flags.map(({ value }) => value.flags)),
    features: joined(features.map(({ value }) => value.features)),
    protocol: joined(features.map(({ value }) => value.protocol ?? {})),
    metrics: joined(metrics.map(({ value }) => value.metrics)),
    generated: {
      flags: joined(flags.filter(isGenerated).map(({ value }) => value.flags)),
      features: joined(features.filter(isGenerated).map(({ value }) => value.features)),
      protocol: joined(features.filter(isGenerated).map(({ value }) => value.protocol ?? {})),
      metrics: joined(metrics.filter(isGenerated).map(({ value }) => value.metrics)),
    },
    packages: loaded.catalogues.flatMap(({ origin }) => origin.code ?? []),
  };
}
