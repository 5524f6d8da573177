/** A picture of a curve: both axes by powers of ten, a line for each measure. */
import type { Curve } from './curves.js';

export interface Row {
  readonly size: number;
  readonly values: readonly number[];
}

const WIDTH = 640;
const HEIGHT = 320;
const EDGE = { left: 56, right: 210, top: 16, bottom: 36 } as const;
const COLOURS = ['#0b6bcb', '#c2410c', '#15803d', '#7c3aed', '#b91c1c', '#0f766e'];

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The value as a few digits with a unit of thousands. */
export function short(value: number): string {
  if (value >= 1e6) return `${Number((value / 1e6).toPrecision(3))} M`;
  if (value >= 1e4) return `${Number((value / 1e3).toPrecision(3))} k`;
  return String(Number(value.toPrecision(3)));
}

export function plot({ of, measures }: Curve, rows: readonly Row[]): string {
  const positive = rows.flatMap(({ values }) => values.filter((value) => value > 0));
  const x = axis(
    rows.map(({ size }) => size),
    EDGE.left,
    WIDTH - EDGE.right,
  );
  const y = axis(positive, HEIGHT - EDGE.bottom, EDGE.top);
  const lines = measures.map(({ name, unit }, i) => {
    const points = rows.flatMap(({ size, values }) => ((values[i] ?? 0) > 0 ? [`${x.at(size)},${y.at(values[i] ?? 1)}`] : []));
    const colour = COLOURS[i % COLOURS.length];
    const place = EDGE.top + 12 + i * 20;
    return `<polyline points="${points.join(' ')}" fill="none" stroke="${colour}" stroke-width="2"/>${points
      .map((point) => `<circle cx="${point.split(',')[0]}" cy="${point.split(',')[1]}" r="3" fill="${colour}"/>`)
      .join('')}<text x="${WIDTH - EDGE.right + 12}" y="${place}" fill="${colour}">${escaped(`${name}, ${unit}`)}</text>`;
  });
  const grid = [
    ...x.marks.map((mark) => `<line x1="${x.at(mark)}" x2="${x.at(mark)}" y1="${EDGE.top}" y2="${HEIGHT - EDGE.bottom}"/>`),
    ...y.marks.map((mark) => `<line x1="${EDGE.left}" x2="${WIDTH - EDGE.right}" y1="${y.at(mark)}" y2="${y.at(mark)}"/>`),
  ];
  const marks = [
    ...x.marks.map((mark) => `<text x="${x.at(mark)}" y="${HEIGHT - EDGE.bottom + 16}" text-anchor="middle">${short(mark)}</text>`),
    ...y.marks.map((mark) => `<text x="${EDGE.left - 6}" y="${y.at(mark) + 4}" text-anchor="end">${short(mark)}</text>`),
    `<text x="${(EDGE.left + WIDTH - EDGE.right) / 2}" y="${HEIGHT - 4}" text-anchor="middle">${escaped(of)}</text>`,
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="system-ui, sans-serif" font-size="11">`,
    `<title>${escaped(`How costs grow with ${of}`)}</title>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#ffffff"/>`,
    `<g stroke="#d4d4d8">${grid.join('')}</g>`,
    `<g fill="#3f3f46">${marks.join('')}</g>`,
    ...lines,
    '</svg>',
    '',
  ].join('\n');
}

/** Where values lie between two ends, and the powers of ten that hold them. */
function axis(values: readonly number[], from: number, to: number): { at(value: number): number; marks: number[] } {
  const least = Math.floor(Math.log10(Math.min(...values)));
  const most = Math.max(least + 1, Math.ceil(Math.log10(Math.max(...values))));
  const at = (value: number): number => Math.round(10 * (from + ((Math.log10(value) - least) / (most - least)) * (to - from))) / 10;
  return { at, marks: Array.from({ length: most - least + 1 }, (_, i) => 10 ** (least + i)) };
}
