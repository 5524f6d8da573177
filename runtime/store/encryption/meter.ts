/** What is measured of encryption. */

/** Whether values are read or written. */
type Direction = 'from_storage' | 'to_storage';

export interface TransformationMeter {
  /** `label`: of the provider, or `unknown`. */
  transformed(direction: Direction, label: string, seconds: number, failed: boolean): void;
}

export interface KmsMeter {
  /** `code`: the name of a status of gRPC. */
  called(service: string, method: string, code: string, seconds: number): void;
  /** A value was read or written whose data key is sealed by this key of the service. */
  keyUsed(direction: Direction, service: string, keyId: string): void;
  /** The service said that this is the key it seals with. */
  keyTold(service: string, keyId: string): void;
  keyRefused(service: string, why: 'empty' | 'too_long'): void;
  /** A data key was not in memory. */
  missed(): void;
  /** Data keys in memory. */
  kept(service: string, count: number): void;
  /** A data key was made, or could not be. */
  generated(seconds: number, failed: boolean): void;
}

export interface EncryptionMeter extends TransformationMeter, KmsMeter {
  /** The configuration was read again. */
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
