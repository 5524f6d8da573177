/**
 * Documents in pieces: each path and each definition is text that is made once, so that a document is put together anew without making
 * again what stays as it was. There may be tens of thousands.
 */
import { isObject } from '../../model/json/json.js';
import { stringify } from '../../model/json/json-text.js';

type Schema = Readonly<Record<string, unknown>>;

/** A path or a definition, as JSON and as whatever other forms were asked for. */
export class Piece {
  readonly #forms = new Map<string, Uint8Array>();

  private constructor(json: Buffer) {
    this.#forms.set(JSON_FORM, json);
  }

  static of(value: unknown): Piece {
    return new Piece(Buffer.from(stringify(value)));
  }

  get json(): Buffer {
    return this.#forms.get(JSON_FORM) as Buffer;
  }

  /** The value that the piece says, made anew. */
  get value(): unknown {
    return JSON.parse(this.json.toString());
  }

  /** The piece in a form, which `make` makes of its value where nobody asked for it before. */
  async in(form: string, make: (value: unknown) => Promise<Uint8Array>): Promise<Uint8Array> {
    const known = this.#forms.get(form) ?? (await make(this.value));
    this.#forms.set(form, known);
    return known;
  }

  /** Keeps the same bytes where they stand in a document, so that they are held once. */
  standsAt(form: string, bytes: Uint8Array): void {
    this.#forms.set(form, bytes);
  }
}

const JSON_FORM = 'json';

export type Pieces = ReadonlyMap<string, Piece>;

/** A document: its members by name, of which the paths and the definitions are in pieces. */
export interface PiecedDocument {
  readonly members: Schema;
  readonly paths: Pieces;
  readonly definitions: Pieces;
}

const piecesOf = (value: unknown): Map<string, Piece> =>
  new Map(Object.entries(isObject<Schema>(value) ? value : {}).map(([name, member]) => [name, Piece.of(member)]));

export const pieced = (document: Schema): PiecedDocument => {
  const { paths, definitions } = document;
  return { members: { ...document, paths: {}, definitions: {} }, paths: piecesOf(paths), definitions: piecesOf(definitions) };
};

/** Bytes one after the other, some of which are pieces. */
export class Assembly {
  readonly #parts: Uint8Array[] = [];
  readonly #pieces: { readonly piece: Piece; readonly part: number }[] = [];

  constructor(private readonly form: string) {}

  add(bytes: Uint8Array | string): void {
    this.#parts.push(typeof bytes === 'string' ? Buffer.from(bytes) : bytes);
  }

  addPiece(piece: Piece, bytes: Uint8Array): void {
    this.#pieces.push({ piece, part: this.#parts.length });
    this.#parts.push(bytes);
  }

  /** All of it. From then on the pieces are parts of these bytes. */
  finish(): Buffer {
    const whole = Buffer.concat(this.#parts);
    let [at, next] = [0, 0];
    for (const [i, { length }] of this.#parts.entries()) {
      const placed = this.#pieces[next];
      if (placed?.part === i) {
        placed.piece.standsAt(this.form, whole.subarray(at, at + length));
        next += 1;
      }
      at += length;
    }
    return whole;
  }
}

/** The document as JSON, its members in the order in which it has them. */
export function inJson({ members, paths, definitions }: PiecedDocument): Buffer {
  const out = new Assembly(JSON_FORM);
  const addPieces = (pieces: Pieces): void => {
    let separator = '{';
    for (const [name, piece] of pieces) {
      out.add(`${separator}${JSON.stringify(name)}:`);
      out.addPiece(piece, piece.json);
      separator = ',';
    }
    out.add(pieces.size === 0 ? '{}' : '}');
  };
  let separator = '{';
  for (const [name, value] of Object.entries(members)) {
    out.add(`${separator}${JSON.stringify(name)}:`);
    if (name === 'paths') addPieces(paths);
    else if (name === 'definitions') addPieces(definitions);
    else out.add(JSON.stringify(value));
    separator = ',';
  }
  out.add('}');
  return out.finish();
}
