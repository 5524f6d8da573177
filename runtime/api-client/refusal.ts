/** Answers that are errors. */
import { ApiError, type StatusDetails } from '../model/errors.js';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value of a text in JSON; undefined for any other text. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The error that a Status object describes; for other bodies, an error with their text. */
export function refusal(code: number, status: unknown, text = ''): ApiError {
  if (!isRecord(status) || status.kind !== 'Status') return new ApiError(code, '', text.trim() || `the server answered with ${code}`);
  const details = isRecord(status.details) ? (status.details as StatusDetails) : {};
  return new ApiError(Number(status.code ?? code), String(status.reason ?? ''), String(status.message ?? ''), details);
}

/** Whether an error says that a revision is no longer kept. */
export const isExpired = (error: unknown): boolean => error instanceof ApiError && error.code === 410;

/** Refusals of such codes pass by themselves: too slow, history gone, too many requests. */
const PASSING: readonly number[] = [408, 410, 429];

/** Whether to ask again would be refused in the same way. */
export const isFinal = (error: unknown): boolean =>
  error instanceof ApiError && error.code >= 400 && error.code < 500 && !PASSING.includes(error.code);
