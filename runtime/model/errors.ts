/**
 * The one error class of the server. Thrown anywhere, rendered once as a complete Status object.
 * Reasons, codes and message forms are those clients parse (specification 1, "Errors").
 */
import { abridged, cut } from './abridged.js';
import { MAX_FAULT_TEXT, MAX_FAULTS } from './faults/fault-budget.js';
import { Changed, Placed, Printed, quoted } from './values/printed-values.js';

export interface StatusCause {
  reason?: string;
  message?: string;
  field?: string;
}

export interface StatusDetails {
  name?: string;
  group?: string;
  kind?: string;
  uid?: string;
  causes?: StatusCause[];
  retryAfterSeconds?: number;
}

/** Words of a Status for what went wrong, which clients decide by. */
export type StatusReason =
  | 'AlreadyExists'
  | 'BadRequest'
  | 'Conflict'
  | 'Expired'
  | 'Forbidden'
  | 'Gone'
  | 'InternalError'
  | 'Invalid'
  | 'MethodNotAllowed'
  | 'NotAcceptable'
  | 'NotFound'
  | 'RequestEntityTooLarge'
  | 'ServerTimeout'
  | 'ServiceUnavailable'
  | 'Timeout'
  | 'TooManyRequests'
  | 'Unauthorized'
  | 'UnsupportedMediaType';

/** What an error is about: the resource (plural) or the kind, with its group. */
export interface GroupAnd {
  readonly group: string;
  /** A plural resource name or a Kind, whichever the error form asks for. */
  readonly name: string;
}

const qualified = (of: GroupAnd): string => (of.group === '' ? of.name : `${of.name}.${of.group}`);

export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly code: number,
    readonly reason: string,
    message: string,
    /** Null where the Status has no details. */
    readonly details: StatusDetails | null = {},
    /** Extra response headers, such as Retry-After. */
    readonly headers: Readonly<Record<string, string>> = {},
    /** Metadata of the Status: a fresh continue token of an expired list. */
    readonly listMeta: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }

  /** Whether the server gave this reason. */
  is(reason: StatusReason): boolean {
    return this.reason === reason;
  }

  /** What is wrong with single fields, as in `spec.replicas`; empty where the server names none. */
  get causes(): readonly StatusCause[] {
    return this.details?.causes ?? [];
  }

  /** The Status object clients receive, keys in canonical order. */
  toStatus(): Record<string, unknown> {
    return {
      kind: 'Status',
      apiVersion: 'v1',
      metadata: { ...this.listMeta },
      status: 'Failure',
      ...(this.message === '' ? {} : { message: this.message }),
      ...(this.reason === '' ? {} : { reason: this.reason }),
      ...(this.details === null ? {} : { details: this.details }),
      code: this.code,
    };
  }
}

/** A failure of the server that is told as a line of plain text, as conformant servers do where authorization fails. */
export class PlainTextError extends ApiError {
  constructor(message: string) {
    super(500, 'InternalError', message);
  }
}

const about = (of: GroupAnd, name: string | undefined, more: Omit<StatusDetails, 'name' | 'group' | 'kind'> = {}): StatusDetails => ({
  ...(name ? { name } : {}),
  ...(of.group ? { group: of.group } : {}),
  ...(of.name ? { kind: of.name } : {}),
  ...more,
});

export const badRequest = (message: string): ApiError => new ApiError(400, 'BadRequest', message, null);

export const unauthorized = (): ApiError => new ApiError(401, 'Unauthorized', 'Unauthorized', null);

export const forbidden = (resource: GroupAnd, name: string, why: string): ApiError =>
  new ApiError(
    403,
    'Forbidden',
    `${qualified(resource)} ${name === '' ? '' : `"${name}" `}is forbidden: ${why}`.replace(/^ /, ''),
    about(resource, name),
  );

export const notFound = (resource: GroupAnd, name: string): ApiError =>
  new ApiError(404, 'NotFound', `${qualified(resource)} "${name}" not found`, about(resource, name));

/** An unknown version, resource or subresource below a known root. */
export const pathNotFound = (): ApiError => new ApiError(404, 'NotFound', 'the server could not find the requested resource', {});

export const methodNotAllowed = (): ApiError =>
  new ApiError(405, 'MethodNotAllowed', 'the server does not allow this method on the requested resource', {});

/** A verb that a resource, or one of its subresources, does not have. */
export const verbNotSupported = (of: GroupAnd, verb: string): ApiError =>
  new ApiError(
    405,
    'MethodNotAllowed',
    `${verb} is not supported on resources of kind ${JSON.stringify(qualified(of))}`,
    about(of, undefined),
  );

export const unsupportedMediaType = (accepted: readonly string[]): ApiError =>
  new ApiError(
    415,
    'UnsupportedMediaType',
    `the body of the request was in an unknown format - accepted media types include: ${accepted.join(', ')}`,
    null,
  );

export const tooLarge = (message: string): ApiError => new ApiError(413, 'RequestEntityTooLarge', message, null);

export const alreadyExists = (resource: GroupAnd, name: string): ApiError =>
  new ApiError(409, 'AlreadyExists', `${qualified(resource)} "${name}" already exists`, about(resource, name));

export const conflict = (resource: GroupAnd, name: string, why: string): ApiError =>
  new ApiError(409, 'Conflict', `Operation cannot be fulfilled on ${qualified(resource)} "${name}": ${why}`, about(resource, name));

/** The 409 that a write gets which lost a race against another. */
export const modified = (resource: GroupAnd, name: string): ApiError =>
  conflict(resource, name, 'the object has been modified; please apply your changes to the latest version and try again');

export const expired = (message: string, continueToken?: string): ApiError =>
  new ApiError(410, 'Expired', message, null, {}, continueToken === undefined ? {} : { continue: continueToken });

export const internalError = (message: string): ApiError =>
  new ApiError(500, 'InternalError', `Internal error occurred: ${message}`, { causes: [{ message }] });

/** What the server failed in without anybody having foreseen it: clients are told no reason, and of no object. */
export const unforeseen = (message: string): ApiError => new ApiError(500, '', message, null);

export const unavailable = (message: string): ApiError => new ApiError(503, 'ServiceUnavailable', message, null);

/** The server cannot do it now, and may later: an answer that clients wait and ask again after. */
export const serverTimeout = (resource: GroupAnd, operation: string, message: string, retryAfterSeconds: number): ApiError =>
  new ApiError(500, 'ServerTimeout', message, about(resource, operation, { retryAfterSeconds }), {
    'Retry-After': String(retryAfterSeconds),
  });

/** A request whose time was over before it was done. */
export const outOfTime = (): ApiError =>
  new ApiError(504, 'Timeout', 'Timeout: request did not complete within requested timeout - context deadline exceeded', {});

/** The requested version is ahead of the store (specification 1, 504 row). */
export const resourceVersionTooLarge = (message: string, retryAfterSeconds: number): ApiError =>
  new ApiError(
    504,
    'Timeout',
    message,
    { causes: [{ reason: 'ResourceVersionTooLarge', message: 'Too large resource version' }], retryAfterSeconds },
    { 'Retry-After': String(retryAfterSeconds) },
  );

/** One fault of a field, with the wording that clients parse. */
export interface FieldError {
  readonly reason:
    | 'FieldValueRequired'
    | 'FieldValueInvalid'
    | 'FieldValueTypeInvalid'
    | 'FieldValueNotSupported'
    | 'FieldValueDuplicate'
    | 'FieldValueNotFound'
    | 'FieldValueForbidden'
    | 'FieldValueTooLong'
    | 'FieldValueTooMany'
    | 'InternalError';
  readonly field: string;
  readonly message: string;
  /** The bad value and the words around it, for printing the value again by its type. */
  readonly bad?: { readonly value: unknown; readonly before: string; readonly after: string };
  /** Where it is told among the faults that the catalogue's constraints find; by its field when absent. */
  readonly told?: 'first' | 'last';
}

/** Faults that are told before those that the catalogue's constraints find, or after them, whatever fields they are about. */
export const toldFirst = (faults: readonly FieldError[]): FieldError[] => faults.map((fault) => ({ ...fault, told: 'first' }));
export const toldLast = (faults: readonly FieldError[]): FieldError[] => faults.map((fault) => ({ ...fault, told: 'last' }));

/** Prints a value whose type is not known: strings quoted, null as "null", anything else as JSON. */
const printed = (value: unknown): string => {
  if (value instanceof Printed) return cut(value.text);
  if (value instanceof Placed) return printed(value.value);
  if (value === undefined || value === null) return '"null"';
  if (typeof value === 'string') return quoted(cut(value));
  if (typeof value === 'bigint') return value.toString();
  return cut(JSON.stringify(abridged(value), (_, v: unknown) => (typeof v === 'bigint' ? v.toString() : v)) ?? 'null');
};

const isPlain = (value: unknown): boolean =>
  value instanceof Printed || !(value === undefined || value === null || typeof value === 'object');

/** A fault that shows the bad value; `withPrintedValue` prints it again where its type is known. */
const showing = (reason: FieldError['reason'], field: string, value: unknown, word: string, detail: string): FieldError => {
  const [before, after] = [`${word}: `, detail === '' ? '' : `: ${detail}`];
  const message = `${before}${printed(value)}${after}`;
  return isPlain(value) ? { reason, field, message } : { reason, field, message, bad: { value, before, after } };
};

export const required = (field: string, detail = ''): FieldError => ({
  reason: 'FieldValueRequired',
  field,
  message: detail === '' ? 'Required value' : `Required value: ${detail}`,
});

export const invalidValue = (field: string, value: unknown, detail: string): FieldError =>
  showing('FieldValueInvalid', field, value, 'Invalid value', detail);

/** A fault of a part of the object whose value is not shown. */
export const invalidPart = (field: string, detail: string): FieldError => ({
  reason: 'FieldValueInvalid',
  field,
  message: `Invalid value: ${detail}`,
});

/** A value of another type than the field's. */
export const typeInvalid = (field: string, value: unknown, detail: string): FieldError =>
  showing('FieldValueTypeInvalid', field, value, 'Invalid value', detail);

type Bound = number | bigint;

/** What clients are told of a number outside of its bounds, of which there is at least one. */
const boundsText = (min: Bound | undefined, max: Bound | undefined): string => {
  if (min !== undefined && max !== undefined) return `must be between ${min} and ${max}, inclusive`;
  return min === undefined ? `must be less than or equal to ${max}` : `must be greater than or equal to ${min}`;
};

/** A number, or an amount of something, outside of its bounds, which belong to the range. */
export const outOfBounds = (field: string, value: unknown, min: Bound | undefined, max?: Bound): FieldError =>
  invalidValue(field, value, boundsText(min, max));

export const notSupported = (field: string, value: unknown, supported: readonly string[]): FieldError =>
  showing(
    'FieldValueNotSupported',
    field,
    value,
    'Unsupported value',
    supported.length === 0 ? '' : `supported values: ${supported.map((s) => JSON.stringify(s)).join(', ')}`,
  );

export const duplicate = (field: string, value: unknown, detail = ''): FieldError =>
  showing('FieldValueDuplicate', field, value, 'Duplicate value', detail);

export const valueNotFound = (field: string, value: unknown): FieldError => showing('FieldValueNotFound', field, value, 'Not found', '');

export const forbiddenField = (field: string, detail: string): FieldError => ({
  reason: 'FieldValueForbidden',
  field,
  message: `Forbidden: ${detail}`,
});

/** The same of a value that may not change, with what the write would change of it. */
export const forbiddenChange = (field: string, detail: string, now: unknown, before: unknown, told?: readonly string[]): FieldError => ({
  ...forbiddenField(field, detail),
  bad: { value: new Changed(now, before, told), before: '', after: '' },
});

/** A fault that lies in what the server made of a field, such as a check that could not be made. */
export const internalFault = (field: string, detail: string): FieldError => ({
  reason: 'InternalError',
  field,
  message: `Internal error: ${detail}`,
});

export const tooLong = (field: string, maxBytes: number): FieldError => ({
  reason: 'FieldValueTooLong',
  field,
  message: `Too long: must have at most ${maxBytes} bytes`,
});

export const tooMany = (field: string, actual: number, max: number | bigint): FieldError => ({
  reason: 'FieldValueTooMany',
  field,
  message: `Too many: ${actual}: must have at most ${max} items`,
});

/** Characters of a cause's path and of an object's name, and of a message, that an answer shows. */
const MAX_PATH = 1024;
const MAX_MESSAGE = 2 * 4096;

/** 422 with every fault as a cause, as far as there are not too many (specification 1, "Errors"); `kind` is a Kind with its group. */
export function invalid(kind: GroupAnd, fullName: string, all: readonly FieldError[]): ApiError {
  const name = cut(fullName, MAX_PATH);
  const seen = new Set<string>();
  const causes: Required<StatusCause>[] = [];
  let text = 0;
  for (const { reason, field: path, message: whole } of all.slice(0, MAX_FAULTS)) {
    const [field, message] = [cut(path, MAX_PATH), cut(whole, MAX_MESSAGE)];
    const line = `${field}: ${message}`;
    // A fault that two rules report is listed once.
    if (seen.has(line)) continue;
    seen.add(line);
    causes.push({ reason, message, field });
    text += line.length;
    if (text > MAX_FAULT_TEXT) break;
  }
  const lines = [...seen];
  const list = lines.length === 1 ? lines[0] : `[${lines.join(', ')}]`;
  if (kind.name === '' && kind.group === '') return new ApiError(422, 'Invalid', ` "${name}" is invalid: ${list}`, { causes });
  return new ApiError(
    422,
    'Invalid',
    `${qualified(kind)} "${name}" is invalid${lines.length === 0 ? '' : `: ${list}`}`,
    about(kind, name, { causes }),
  );
}
