/** Numbers of the last looks as a line; the newest stands beside it as text, for those who do not see the line. */
import type { JSX } from 'preact';

const [WIDTH, HEIGHT] = [120, 24];

interface SparkLineProps {
  /** The oldest first. */
  readonly values: readonly number[];
  /** Places for values, so that a line which has just begun does not fill the whole width. */
  readonly places: number;
}

export function SparkLine({ values, places }: SparkLineProps): JSX.Element {
  const top = Math.max(1, ...values);
  const x = (i: number): number => WIDTH - ((values.length - 1 - i) * WIDTH) / (places - 1);
  const points = values.map((value, i) => `${x(i).toFixed(1)},${(HEIGHT - 2 - (value / top) * (HEIGHT - 4)).toFixed(1)}`);
  return (
    <svg class="spark" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT} aria-hidden="true">
      <polyline points={points.join(' ')} />
    </svg>
  );
}
