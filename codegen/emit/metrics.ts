/** What a server measures: the table of metrics, and the names and labels by which code that measures is typed. */
import { StructureKind } from 'ts-morph';
import type { MetricsSource } from '../schema/schema.js';
import type { Settings } from '../settings.js';
import { comment, key, literal, TypeScriptFile } from './source.js';

type Entry = MetricsSource['metrics'][string];

/** The interface that has the labels of the metrics of each type. */
const INTERFACES = {
  counter: 'CounterLabels',
  gauge: 'GaugeLabels',
  histogram: 'HistogramLabels',
  summary: 'SummaryLabels',
} as const;

const labelsOf = ({ labels }: Entry): string => (labels.length === 0 ? 'never' : labels.map(literal).join(' | '));

/** Metrics of the catalogue; those that come with packages are taken from there. */
export function emitMetrics({ generated, packages }: Settings): TypeScriptFile {
  const file = new TypeScriptFile('metrics.ts', 'Metrics, with their labels.');
  const modules = packages.map((code) => file.useCatalogue(code, 'metrics.js'));
  const own = Object.entries(generated.metrics);
  for (const [type, name] of Object.entries(INTERFACES))
    file.add({
      kind: StructureKind.Interface,
      name,
      isExported: true,
      docs: [`Labels of each ${type}, by its name.`],
      extends: modules.map((module) => `${module}.${name}`),
      properties: own
        .filter(([, metric]) => metric.type === type)
        .map(([metric, entry]) => ({ name: key(metric), type: labelsOf(entry), docs: [comment(entry.description)] })),
    });
  const lines = [
    ...modules.map((module) => `  ...${module}.metrics,`),
    ...own.map(([name, entry]) => `  ${key(name)}: ${literal(entry)},`),
  ];
  file.constant('metrics', `{\n${lines.join('\n')}\n}`, {
    type: `Readonly<Record<string, ${file.usePackageType('MetricDefinition')}>>`,
  });
  return file;
}
