/** How metrics are shown: in the text format of Prometheus, version 0.0.4. */
import type { Turn } from '../../model/settled.js';

/** A metric that is shown. */
export interface ShownFamily {
  readonly name: string;
  readonly type: string;
  readonly help: string;
  /** The lines of each of its cells, with the ends of their lines. */
  lines(): Iterable<string>;
}

/** Cells that are written before other work may run: fewer lines than take a tenth of a millisecond. */
const CELLS_AT_ONCE = 16;

/** All metrics that have cells, in their order. `turn` lets other work run in between. */
export async function exposition(shown: readonly ShownFamily[], turn: Turn): Promise<string> {
  let text = '';
  let cells = 0;
  for (const { name, type, help, lines } of shown) {
    let head = `# HELP ${name} ${escapedHelp(help)}\n# TYPE ${name} ${type}\n`;
    for (const line of lines()) {
      text += head + line;
      head = '';
      cells += 1;
      const wait = cells % CELLS_AT_ONCE === 0 ? turn() : undefined;
      if (wait !== undefined) await wait;
    }
  }
  return text;
}

const escapedHelp = (text: string): string => text.replace(/[\\\n]/g, (c) => (c === '\n' ? '\\n' : '\\\\'));

/** A value of a sample. */
export function numberText(value: number): string {
  if (Number.isFinite(value)) return String(value);
  return Number.isNaN(value) ? 'NaN' : value > 0 ? '+Inf' : '-Inf';
}

/** Labels with their values, without braces. */
export const labelsText = (labels: Iterable<readonly [name: string, value: string]>): string =>
  [...labels].map(([name, value]) => `${name}="${value.replace(/[\\\n"]/g, (c) => (c === '\n' ? '\\n' : `\\${c}`))}"`).join(',');

/**
 * A bound of a bucket, as collectors know it from servers in Go: `1e+06`, not `1000000`. Labels are compared as texts, so another
 * text would be another series.
 */
export function boundText(bound: number): string {
  const [digits = '', exponent = ''] = bound.toExponential().split('e');
  const power = Number(exponent);
  if (power >= -4 && power < 6) return String(bound);
  return `${digits}e${power < 0 ? '-' : '+'}${String(Math.abs(power)).padStart(2, '0')}`;
}
