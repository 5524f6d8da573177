/**
 * The Protobuf envelope (specification 1, "Protobuf envelope"): four prefix bytes, then a message with the type, the
 * object's bytes, and how they are encoded.
 */
import { BinaryReader, BinaryWriter } from '@bufbuild/protobuf/wire';
import { MAX_VALUES, tooMany } from '../model/json/json-text.js';

export const PREFIX = Buffer.from([0x6b, 0x38, 0x73, 0x00]);

interface Envelope {
  readonly apiVersion: string;
  readonly kind: string;
  readonly raw: Uint8Array;
}

/** Thrown for bytes that are no envelope. */
export class EnvelopeError extends Error {
  override readonly name = 'EnvelopeError';
}

export const isEnvelope = (bytes: Uint8Array): boolean =>
  bytes.length >= 4 && bytes[0] === 0x6b && bytes[1] === 0x38 && bytes[2] === 0x73 && bytes[3] === 0;

/** Wraps a message. The content encoding and type are written even when empty, as conformant encoders do. */
export function wrap(apiVersion: string, kind: string, raw: Uint8Array, contentType = ''): Buffer {
  const { head, tail } = wrapParts(apiVersion, kind, raw.length, contentType);
  return Buffer.concat([head, raw, tail]);
}

/** The bytes before and after an object's message of `size` bytes. */
export function wrapParts(apiVersion: string, kind: string, size: number, contentType = ''): { head: Buffer; tail: Buffer } {
  const type = new BinaryWriter().uint32(10).string(apiVersion).uint32(18).string(kind).finish();
  const head = new BinaryWriter().uint32(10).bytes(type).uint32(18).uint32(size).finish();
  const tail = new BinaryWriter().uint32(26).string('').uint32(34).string(contentType).finish();
  return { head: Buffer.concat([PREFIX, head]), tail: Buffer.from(tail) };
}

export function unwrap(bytes: Uint8Array): Envelope {
  if (!isEnvelope(bytes)) throw new EnvelopeError('provided data does not appear to be a protobuf message, expected prefix 6b 38 73 00');
  const out = { apiVersion: '', kind: '', raw: new Uint8Array() };
  try {
    const reader = new BinaryReader(bytes.subarray(4));
    while (reader.pos < reader.len) {
      const tag = reader.uint32();
      if (tag === 10) Object.assign(out, typeMeta(reader.bytes()));
      else if (tag === 18) out.raw = Uint8Array.from(reader.bytes());
      else reader.skip(tag & 7);
    }
  } catch (error) {
    throw new EnvelopeError(`the protobuf envelope cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  return out;
}

/** Numbers that may be read of a message: a tag and a length, or a tag and a value, for each field. */
const MAX_NUMBERS = 2 * MAX_VALUES;

/** A reader of a message that throws BoundsError once there are more fields than a JSON text may have values. */
export function boundedReader(raw: Uint8Array): BinaryReader {
  const reader = new BinaryReader(raw);
  if (raw.length <= MAX_NUMBERS) return reader;
  const uint32 = reader.uint32.bind(reader);
  let left = MAX_NUMBERS;
  reader.uint32 = () => {
    left -= 1;
    if (left < 0) throw tooMany();
    return uint32();
  };
  return reader;
}

function typeMeta(bytes: Uint8Array): { apiVersion: string; kind: string } {
  const out = { apiVersion: '', kind: '' };
  const reader = new BinaryReader(bytes);
  while (reader.pos < reader.len) {
    const tag = reader.uint32();
    if (tag === 10) out.apiVersion = reader.string();
    else if (tag === 18) out.kind = reader.string();
    else reader.skip(tag & 7);
  }
  return out;
}
