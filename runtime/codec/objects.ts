/** Whole objects of a kind: by its structure, or as the kind reads them itself. */
import type { CanonicalForm, VersionCode } from '../model/definition.js';
import type { ApiObject } from '../model/object.js';
import type { StructStructure } from '../model/structure.js';
import { canonicalize } from './canonicalize.js';
import { decode, type JsonMap } from './decode.js';
import { fitting } from './fitting.js';

/** What is needed of a kind to read its objects. */
export type Readable = Pick<VersionCode, 'structure' | 'reading'>;

/** The object that a value stands for. Throws DecodeError at the first value that cannot be read. */
export const decodeObject = ({ structure, reading }: Readable, value: unknown): ApiObject =>
  (reading === undefined ? decode(structure, value) : reading.decode(value)) as unknown as ApiObject;

/** The canonical form of an object that was read before; may be the object itself. Throws DecodeError as `decodeObject` does. */
export const canonicalObject = ({ structure, reading }: Readable, object: ApiObject, how?: CanonicalForm): ApiObject =>
  (reading === undefined
    ? canonicalize(structure, object as unknown as JsonMap, how)
    : reading.canonical(object, how)) as unknown as ApiObject;

/** The object without values that cannot be read. */
export const fittingObject = ({ structure, reading }: Readable, object: ApiObject): ApiObject =>
  (reading === undefined
    ? fitting(structure, object)
    : reading.decode({ ...object, ...fitting(reading.outline, object) })) as unknown as ApiObject;

/** The structure that text must fit to be read. */
export const readStructure = ({ structure, reading }: Readable): StructStructure => reading?.outline ?? structure;
