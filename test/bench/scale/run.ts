/**
 * How what a server does grows with what there is: measures each curve, and writes what was measured as a page with pictures.
 * `npm run bench -- scale [--only=objects,watchers] [--most=100000] [--out=runtime]`. Ends with 1 where anything grows
 * faster than what there is.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { CURVES, type Curve, type Measure } from './curves.js';
import { plot, type Row, short } from './plot.js';

/** A cost that doubles when what there is doubles has the power 1; a machine that does other things makes that less exact. */
const LINEAR = 1.2;
const CONSTANT = 0.4;

/** The power of the size that a measure grows with between two rows. */
const powerOf = (before: Row, after: Row, i: number): number =>
  Math.log((after.values[i] ?? 1) / (before.values[i] ?? 1)) / Math.log(after.size / before.size);

/** Sentences about what grows faster than it may. */
function faults({ name, measures }: Curve, rows: readonly Row[]): string[] {
  const told: string[] = [];
  for (const [i, measure] of measures.entries())
    for (const [j, after] of rows.entries()) {
      const before = rows[j - 1];
      if (before === undefined || (after.values[i] ?? 0) < measure.noise) continue;
      const power = powerOf({ ...before, values: before.values.map((value) => Math.max(value, measure.noise / 10)) }, after, i);
      if (power > (measure.grows === 1 ? LINEAR : CONSTANT))
        told.push(`${name}: ${measure.name} grows with the power ${power.toFixed(2)} from ${before.size} to ${after.size}`);
    }
  return told;
}

const heading = ({ name, unit }: Measure): string => `${name}, ${unit}`;

function section(curve: Curve, rows: readonly Row[]): string {
  const table = [
    `| ${curve.of} | ${curve.measures.map(heading).join(' | ')} |`,
    `| --- |${' ---: |'.repeat(curve.measures.length)}`,
    ...rows.map(({ size, values }) => `| ${short(size)} | ${values.map(short).join(' | ')} |`),
  ];
  const title = `${curve.name.charAt(0).toUpperCase()}${curve.name.slice(1)}`;
  return [`## ${title}`, curve.about, '', `![${title}](scaling/${curve.name}.svg)`, '', ...table, ''].join('\n');
}

const { values: given } = parseArgs({ options: { only: { type: 'string' }, most: { type: 'string' }, out: { type: 'string' } } });
const only = given.only?.split(',');
const most = Number(given.most ?? Number.POSITIVE_INFINITY);
const sections: string[] = [];
const told: string[] = [];
for (const curve of CURVES.filter(({ name }) => only?.includes(name) !== false)) {
  const rows: Row[] = [];
  console.log(`${curve.name}: ${curve.measures.map(heading).join('; ')}`);
  await curve.run(
    curve.sizes.filter((size) => size <= most),
    (size, values) => {
      rows.push({ size, values });
      console.log(`${String(size).padStart(10)}  ${values.map((value) => short(value).padStart(9)).join('')}`);
    },
  );
  told.push(...faults(curve, rows));
  sections.push(section(curve, rows));
  if (given.out !== undefined) {
    mkdirSync(path.join(given.out, 'scaling'), { recursive: true });
    writeFileSync(path.join(given.out, 'scaling', `${curve.name}.svg`), plot(curve, rows));
  }
}
if (given.out !== undefined) {
  const file = path.join(given.out, 'SCALING.md');
  const head = readFileSync(file, 'utf8').split('\n## ')[0]?.trimEnd() ?? '';
  const machine = `Measured on ${cpus().length} cores (${cpus()[0]?.model.trim()}) with Node ${process.versions.node}.`;
  writeFileSync(file, `${head}\n\n${sections.join('\n')}\n${machine}\n`);
}
for (const line of told) console.log(line);
process.exitCode = told.length > 0 ? 1 : 0;
