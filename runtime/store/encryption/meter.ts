/** Measurements of encryption. */

/** Whether values are read or written. */
type Direction = 'from_storage' | 'to_storage';

export interface TransformationMeter {
  /** `label`: the metrics label of the provider, or `unknown`. */
  transformed(direction: Direction, label: string, seconds: number, failed: boolean): void;
}

export interface KmsMeter {
  /** `code`: name of a gRPC status. */
  called(service: string, method: string, code: string, seconds: number): void;
  /** A value was read or written whose data key is encrypted with this key of the service. */
  keyUsed(direction: Direction, service: string, keyId: string): void;
  /** The service reported this as the key that it encrypts with. */
  keyTold(service: string, keyId: string): void;
  keyRefused(service: string, why: 'empty' | 'too_long'): void;
  /** A data key was not in memory. */
  missed(): void;
  /** Data keys in memory, where there is room for so many. */
  kept(service: string, count: number, room: number): void;
  /** A data key was made, or making one failed. */
  generated(seconds: number, failed: boolean): void;
}

export interface EncryptionMeter extends TransformationMeter, KmsMeter {
  /** The configuration was loaded again. */
  reloaded(failed: boolean): void;
}

/** Measures nothing. */
export const UNMEASURED: EncryptionMeter = {
  transformed: () => undefined,
  called: () => undefined,
  keyUsed: () => undefined,
  keyTold: () => undefined,
  keyRefused: () => undefined,
  missed: () => undefined,
  kept: () => undefined,
  generated: () => undefined,
  reloaded: () => undefined,
};
