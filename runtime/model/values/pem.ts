/** Blocks of PEM texts (RFC 7468), read in one pass. */

export interface PemBlock {
  /** As in `CERTIFICATE`. */
  readonly label: string;
  /** What stands between the two lines. */
  readonly body: string;
  /** The block with its lines. */
  readonly text: string;
}

const BEGIN = '-----BEGIN ';
const END = '-----END ';
const DASHES = '-----';

/** The label that starts here and the place after the dashes that end it; undefined where a line or a dash ends it before. */
function labelAt(text: string, start: number): { readonly label: string; readonly end: number } | undefined {
  let at = start;
  while (at < text.length && text[at] !== '-' && text[at] !== '\n') at += 1;
  return text.startsWith(DASHES, at) ? { label: text.slice(start, at), end: at + DASHES.length } : undefined;
}

/** The place after blanks and the end of the line; undefined where something else stands there. */
function nextLine(text: string, start: number): number | undefined {
  let at = start;
  while (text[at] === ' ' || text[at] === '\t' || text[at] === '\r') at += 1;
  return text[at] === '\n' ? at + 1 : undefined;
}

/** The blocks of a text, whatever stands around them; what ends with another label than it begins with is none. */
export function pemBlocks(text: string): PemBlock[] {
  const out: PemBlock[] = [];
  let at = 0;
  for (;;) {
    const start = text.indexOf(BEGIN, at);
    if (start < 0) return out;
    at = start + BEGIN.length;
    const begin = labelAt(text, at);
    const body = begin === undefined ? undefined : nextLine(text, begin.end);
    if (begin === undefined || body === undefined) continue;
    const last = text.indexOf(END, body);
    if (last < 0) return out;
    at = last + END.length;
    const end = labelAt(text, at);
    if (end?.label === begin.label) out.push({ label: begin.label, body: text.slice(body, last), text: text.slice(start, end.end) });
  }
}
