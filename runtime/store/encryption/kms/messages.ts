/** The message that is stored for a value that a data key of a service encrypted, and the answers of the service, each with its bounds. */

import { createHash } from 'node:crypto';
import * as protocol from '../../../../generated/protocols/kms.js';
import { bufferOf } from '../../bytes.js';
import { SORT, type Sort } from './data-key.js';

/** A data key, encrypted by the service. */
export interface SealedKey {
  readonly sort: Sort;
  readonly sealed: Uint8Array;
  /** Identifies the service's key. */
  readonly keyId: string;
  readonly annotations: readonly protocol.Annotation[];
}

const MAX_KEY_ID_BYTES = 1024;
const MAX_SEALED_BYTES = 1024;
const MAX_ANNOTATION_BYTES = 32 * 1024;
/** The longest answer of a service that can be valid, with room for its framing. */
export const MAX_ANSWER_BYTES = 64 * 1024;

const NOTHING = new Uint8Array();

/** Annotations are named by domain names of at least two labels. */
const DOMAIN = /^[a-z0-9](?:[-a-z0-9]*[a-z0-9])?(?:\.[a-z0-9](?:[-a-z0-9]*[a-z0-9])?)+$/;

/** Why the text cannot be a key's name; undefined if it can. */
export function keyIdFault(keyId: string): 'empty' | 'too_long' | undefined {
  if (keyId === '') return 'empty';
  return Buffer.byteLength(keyId) > MAX_KEY_ID_BYTES ? 'too_long' : undefined;
}

/** The key, with annotations in the order of their names. Throws an Error if it breaks a bound. */
export function sealedKey({ sort, sealed, keyId, annotations }: SealedKey): SealedKey {
  const fault = keyIdFault(keyId);
  if (fault !== undefined)
    throw new Error(`the name of its key is ${fault === 'empty' ? 'empty' : `longer than ${MAX_KEY_ID_BYTES} bytes`}`);
  if (sealed.length === 0 || sealed.length > MAX_SEALED_BYTES)
    throw new Error(`its sealed data key has ${sealed.length} bytes, not 1 to ${MAX_SEALED_BYTES}`);
  let bytes = 0;
  for (const { key = '', value = NOTHING } of annotations) {
    if (!DOMAIN.test(key)) throw new Error(`its annotation ${JSON.stringify(key)} is named by no full domain name`);
    bytes += Buffer.byteLength(key) + value.length;
  }
  if (bytes > MAX_ANNOTATION_BYTES) throw new Error(`its annotations are longer than ${MAX_ANNOTATION_BYTES} bytes`);
  const inOrder = annotations.length < 2 ? annotations : [...annotations].sort((a, b) => ((a.key ?? '') < (b.key ?? '') ? -1 : 1));
  return { sort, sealed, keyId, annotations: inOrder };
}

/** A short digest of an encrypted key of any size. */
export function fingerprint({ sort, sealed, keyId, annotations }: SealedKey): string {
  const hash = createHash('sha256').update(
    JSON.stringify([sort, sealed.length, keyId, annotations.map(({ key, value }) => [key, value?.length])]),
  );
  hash.update(sealed);
  for (const { value } of annotations) if (value !== undefined) hash.update(value);
  return hash.digest('base64');
}

/** The bytes that are stored after the prefix. */
export const encodeObject = ({ sort, sealed, keyId, annotations }: SealedKey, data: Uint8Array): Uint8Array =>
  protocol.EncryptedObject.encode({
    encryptedData: data,
    keyId,
    encryptedDekSource: sealed,
    annotations: [...annotations],
    ...(sort === SORT.key ? {} : { encryptedDekSourceType: sort }),
  }).finish();

/** Reads the bytes after the prefix. Throws an Error if they are not such a message. */
export function decodeObject(payload: Buffer): { readonly by: SealedKey; readonly data: Buffer } {
  const message = decoded(payload);
  const { encryptedData = NOTHING, keyId = '', encryptedDekSource = NOTHING, annotations = [], encryptedDekSourceType = 0 } = message;
  if (encryptedDekSourceType !== SORT.key && encryptedDekSourceType !== SORT.seed)
    throw new Error(`its data key is of a sort that is not known: ${encryptedDekSourceType}`);
  if (encryptedData.length === 0) throw new Error('it holds no data');
  const by = sealedKey({ sort: encryptedDekSourceType, sealed: encryptedDekSource, keyId, annotations });
  return { by, data: bufferOf(encryptedData) };
}

function decoded(payload: Buffer): protocol.EncryptedObject {
  try {
    return protocol.EncryptedObject.decode(payload);
  } catch {
    throw new Error('it is no message of a key management service');
  }
}
