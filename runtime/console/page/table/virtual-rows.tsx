/** A table of which only the rows on the screen, and some around them, are in the document, however many there are. */
import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** Height of a row in CSS pixels; the style sheet has the same. */
const ROW = 34;
/** Rows that are kept beyond both edges, so that fast scrolling shows no gaps. */
const AROUND = 12;

interface VirtualRowsProps {
  readonly label: string;
  readonly count: number;
  /** Columns, for rows that only keep room. */
  readonly columns: number;
  /** The least width of the table, in widths of the digit 0; a narrower screen scrolls. */
  readonly width: number;
  /** The row that is brought into view when `moves` changes; -1 for none. */
  readonly cursor: number;
  readonly moves: number;
  readonly head: ComponentChildren;
  readonly row: (index: number) => JSX.Element | null;
}

export function VirtualRows({ label, count, columns, width, cursor, moves, head, row }: VirtualRowsProps): JSX.Element {
  const scroller = useRef<HTMLDivElement>(null);
  const top = useSignal(0);
  const height = useSignal(800);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      height.value = element.clientHeight;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null || cursor < 0) return;
    // The row of headings covers the first of those in view.
    if (cursor * ROW < element.scrollTop) element.scrollTop = cursor * ROW;
    else if ((cursor + 2) * ROW > element.scrollTop + element.clientHeight) element.scrollTop = (cursor + 2) * ROW - element.clientHeight;
    top.value = element.scrollTop;
  }, [moves]);
  const first = Math.max(0, Math.min(Math.floor(top.value / ROW), count) - AROUND);
  const last = Math.min(count, Math.ceil((top.value + height.value) / ROW) + AROUND);
  const rows: (JSX.Element | null)[] = [];
  for (let i = first; i < last; i += 1) rows.push(row(i));
  return (
    <section
      ref={scroller}
      class="scroller"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled has to be reached by the keyboard
      tabIndex={0}
      onScroll={({ currentTarget }) => {
        top.value = currentTarget.scrollTop;
      }}
    >
      <table class="rows" aria-rowcount={count + 1} style={{ minWidth: `${width}ch` }}>
        {head}
        <tbody>
          {first > 0 && <Room height={first * ROW} columns={columns} />}
          {rows}
          {last < count && <Room height={(count - last) * ROW} columns={columns} />}
        </tbody>
      </table>
    </section>
  );
}

const Room = ({ height, columns }: { readonly height: number; readonly columns: number }): JSX.Element => (
  <tr class="room">
    <td colSpan={columns} style={{ height: `${height}px` }} />
  </tr>
);
