/** The row that keys are about. It stays at its object while others come and go around it. */
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { rowKey, type ShownRows } from './live-rows.js';

export interface Cursor {
  /** Place of the row among those that are shown; -1 where there is none. */
  readonly at: number;
  /** How often it was moved. */
  readonly moves: number;
  /** Moves it by so many rows, to the first or last at most. */
  move(by: number): void;
  /** Gives once after each move whether its row is to take the focus. */
  claimsFocus(): boolean;
}

interface Place {
  at: number;
  /** Key of the row there. */
  key: string;
  claimsFocus: boolean;
}

export function useCursor(rows: ShownRows): Cursor {
  const place = useRef<Place>({ at: -1, key: '', claimsFocus: false }).current;
  const moves = useSignal(0);
  const stand = (at: number): void => {
    const row = rows.at(at);
    place.at = row === undefined ? -1 : at;
    place.key = row === undefined ? '' : rowKey(row);
  };
  // Where the row is gone, the one that has come into its place is next.
  if (place.at >= 0) stand(rows.placeOf(place.key) ?? Math.min(place.at, rows.length - 1));
  return {
    at: place.at,
    moves: moves.value,
    move(by) {
      stand(Math.max(0, Math.min(rows.length - 1, place.at + by)));
      place.claimsFocus = true;
      moves.value += 1;
    },
    claimsFocus() {
      const claims = place.claimsFocus;
      place.claimsFocus = false;
      return claims;
    },
  };
}
