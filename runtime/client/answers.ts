/** How much of the answers of others is read, by what they answer, and how: whoever is called may be wrong, broken or hostile. */

import type { Turn } from '../model/definition/settled.js';
import { type JsonBounds, parseJsonInTurns } from '../model/json/json-in-turns.js';
import { MAX_VALUES } from '../model/json/json-text.js';
import type { Json } from '../model/object.js';

interface AnswerBounds extends JsonBounds {
  readonly bytes: number;
}

const KIB = 1024;
const MIB = 1024 * KIB;

export const ANSWERS = {
  /** Of some objects in another version: as many bytes as a request may bring, each of them being one that a request could bring. */
  conversion: { bytes: 3 * MIB, depth: 10_000, values: MAX_VALUES },
  /** A verdict with a patch, which holds at most an object anew. */
  admission: { bytes: 3 * MIB, depth: 1000, values: MAX_VALUES },
  /** A verdict about images, with the annotations that it wants to be kept. */
  imagePolicy: { bytes: MIB, depth: 20, values: 10_000 },
  /** A verdict about an access, or a user: the longest lists of groups that directories tell have some ten thousand. */
  review: { bytes: MIB, depth: 100, values: 50_000 },
  /** A document or the keys of an issuer, which have some kilobytes, or a token with claims. */
  issuer: { bytes: 256 * KIB, depth: 20, values: 10_000 },
  /** Of another API server: the largest that are known have some 4 MiB and ten levels. */
  openApi: { bytes: 8 * MIB, depth: 100, values: 500_000 },
  /** The resources of one version of another API server, of which this server keeps what it is told. */
  resources: { bytes: MIB, depth: 20, values: 50_000 },
  /** A page of a list of another API server, or the document that lists its resources. */
  list: { bytes: 8 * MIB, depth: 1000, values: 500_000 },
} as const satisfies Readonly<Record<string, AnswerBounds>>;

/** The JSON of an answer whose bytes were bounded as it came. Rejects with SyntaxError and BoundsError. */
export const readAnswer = (text: string, bounds: AnswerBounds, turn: Turn): Promise<Json> => parseJsonInTurns(text, bounds, turn);
