/** Metrics as collectors read them: the text format, back to numbers. */

interface Sample {
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** The samples of all metrics by their names. */
export type Samples = ReadonlyMap<string, readonly Sample[]>;

const LINE = /^([A-Za-z_:][\w:]*)(?:\{(.*)\})? (\S+)/;
const LABEL = /([A-Za-z_]\w*)="((?:[^"\\]|\\.)*)",?/gy;
const ESCAPED: Readonly<Record<string, string>> = { '\\n': '\n', '\\"': '"', '\\\\': '\\' };

/** Lines that are no samples, such as those of help, are passed over. */
export function samplesOf(text: string): Samples {
  const samples = new Map<string, Sample[]>();
  for (const line of text.split('\n')) {
    const [, name, labels = '', value] = LINE.exec(line) ?? [];
    if (name === undefined || line.startsWith('#')) continue;
    const known = samples.get(name) ?? [];
    known.push({ labels: labelsOf(labels), value: Number(value) });
    samples.set(name, known);
  }
  return samples;
}

/** Labels are read one after the other, each where the one before ends. */
const labelsOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(LABEL)].map(([, label = '', quoted = '']) => [
      label,
      quoted.replace(/\\[n"\\]/g, (escaped) => ESCAPED[escaped] ?? escaped),
    ]),
  );

/** The sum of a metric's samples that have these labels. */
export const sumOf = (samples: Samples, name: string, having: Readonly<Record<string, string>> = {}): number =>
  (samples.get(name) ?? [])
    .filter(({ labels }) => Object.entries(having).every(([label, value]) => labels[label] === value))
    .reduce((sum, { value }) => sum + value, 0);

/** What a metric's samples add up to for each set of the labels named; keys are their values. */
export function grouped(samples: Samples, name: string, by: readonly string[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { labels, value } of samples.get(name) ?? []) {
    const key = JSON.stringify(by.map((label) => labels[label] ?? ''));
    sums.set(key, (sums.get(key) ?? 0) + value);
  }
  return sums;
}
