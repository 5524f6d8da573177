/** Calls of a key management service over its socket, each bounded in time and in bytes. */
import { randomUUID } from 'node:crypto';
import * as protocol from '../../../../generated/protocols/kms.js';
import type { Clock } from '../../../model/clock.js';
import { CallError, Channel } from '../../grpc/channel.js';
import type { KmsMeter } from '../meter.js';
import { SORT } from './data-key.js';
import { MAX_ANSWER_BYTES, type SealedKey, sealedKey } from './messages.js';

export interface KmsSettings {
  /** Name of the service in the configuration, without a colon. */
  readonly name: string;
  /** As in unix:///run/kms.sock. */
  readonly endpoint: string;
  readonly timeoutMs: number;
}

export interface KmsParts {
  readonly clock: Clock;
  readonly meter: KmsMeter;
}

export interface KmsStatus {
  readonly version: string;
  readonly healthz: string;
  readonly keyId: string;
}

/** Names of gRPC's status codes, as metrics show them. */
const CODES: readonly string[] = [
  'OK',
  'Canceled',
  'Unknown',
  'InvalidArgument',
  'DeadlineExceeded',
  'NotFound',
  'AlreadyExists',
  'PermissionDenied',
  'ResourceExhausted',
  'FailedPrecondition',
  'Aborted',
  'OutOfRange',
  'Unimplemented',
  'Internal',
  'Unavailable',
  'DataLoss',
  'Unauthenticated',
];

export class KmsConnection {
  readonly #channel: Channel;

  constructor(
    private readonly settings: KmsSettings,
    private readonly meter: KmsMeter,
  ) {
    const peer = `the service ${settings.name}`;
    this.#channel = new Channel({
      peer,
      unreachable: `${peer} cannot be reached`,
      servers: [settings.endpoint],
      maxMessageBytes: MAX_ANSWER_BYTES,
    });
  }

  /** Throws CallError, like the other calls. */
  async status(): Promise<KmsStatus> {
    const answer = await this.#call('Status', protocol.StatusRequest.encode({}).finish(), (bytes) => protocol.StatusResponse.decode(bytes));
    const { version = '', healthz = '', keyId = '' } = answer;
    return { version, healthz, keyId };
  }

  /** Encrypts a seed. Throws an Error also if the answer breaks its bounds. */
  async encrypt(seed: Buffer): Promise<SealedKey> {
    const request = protocol.EncryptRequest.encode({ plaintext: seed, uid: randomUUID() }).finish();
    const answer = await this.#call('Encrypt', request, (bytes) => protocol.EncryptResponse.decode(bytes));
    const { ciphertext = new Uint8Array(), keyId = '', annotations = [] } = answer;
    return sealedKey({ sort: SORT.seed, sealed: ciphertext, keyId, annotations });
  }

  async decrypt({ sealed, keyId, annotations }: SealedKey): Promise<Buffer> {
    const request = protocol.DecryptRequest.encode({
      ciphertext: sealed,
      uid: randomUUID(),
      keyId,
      annotations: [...annotations],
    }).finish();
    const { plaintext = new Uint8Array() } = await this.#call('Decrypt', request, (bytes) => protocol.DecryptResponse.decode(bytes));
    return Buffer.from(plaintext);
  }

  close(): void {
    this.#channel.close();
  }

  async #call<T>(method: string, request: Uint8Array, decode: (bytes: Buffer) => T): Promise<T> {
    const path = `/v2.KeyManagementService/${method}`;
    const since = performance.now();
    const told = (code: number): void =>
      this.meter.called(this.settings.name, path, CODES[code] ?? 'Unknown', (performance.now() - since) / 1000);
    try {
      const answer = await this.#channel.call(path, request, { timeoutMs: this.settings.timeoutMs, repeatable: true });
      told(0);
      return decode(answer);
    } catch (error) {
      if (error instanceof CallError) told(error.code);
      throw error;
    }
  }
}
