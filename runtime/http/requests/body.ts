/** Request bodies: read within bounds, then decoded to the canonical object of a kind. */
import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { DecodeError, type JsonMap } from '../../codec/decode.js';
import { boundedReader, EnvelopeError, isEnvelope, PREFIX, unwrap } from '../../codec/envelope.js';
import { jsonSyntaxFault } from '../../codec/json-syntax.js';
import type { JsonFault } from '../../codec/json-type-faults.js';
import { decodeSent, readStructure, rewrittenObject, strictFaults } from '../../codec/objects.js';
import { BoundsError, checkDepth, decodeText, inspectJson, parseJson, stringify } from '../../codec/parse.js';
import type { StrictFaults } from '../../codec/strict-fields.js';
import type { YamlThreads } from '../../codec/yaml-threads.js';
import type { ServiceDefinition } from '../../model/definition/definition.js';
import { ALL_REWRITTEN } from '../../model/definition/embedded-objects.js';
import type { Turn } from '../../model/definition/settled.js';
import type { StructStructure } from '../../model/definition/structure.js';
import { ApiError, badRequest, invalid, invalidValue, tooLarge, unsupportedMediaType } from '../../model/errors.js';
import { GatheredBytes } from '../../model/gathered-bytes.js';
import { isObject } from '../../model/json/json.js';
import { parseJsonInTurns } from '../../model/json/json-in-turns.js';
import { MAX_VALUES, type MembersOfOneName } from '../../model/json/json-text.js';
import { walked } from '../../model/later-items.js';
import { type ApiObject, apiVersionOf, type Json, parseApiVersion } from '../../model/object.js';
import { type Expected, typedAs, undecodable } from '../../resource/verbs/expected.js';
import { isProtobuf, protobufType } from '../answers/media-types.js';
import { mediaType } from '../answers/negotiate.js';

/** Reads the whole body. Throws 413 beyond `limit` bytes, 400 where the client disconnects before the end. */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > limit) throw bodyTooLarge(limit);
  const body = await bytesOf(request, limit);
  return request.headers['content-encoding'] === 'gzip' ? inflate(body, limit) : body;
}

/** Events are used directly: iterating over a request costs as much as validating a small object. */
function bytesOf(request: IncomingMessage, limit: number): Promise<Buffer> {
  // A server around this one may have read the body already.
  if (request.readableEnded) return Promise.resolve(Buffer.alloc(0));
  return new Promise((resolve, reject) => {
    const bytes = new GatheredBytes();
    const settled = (): void => {
      request.off('data', take);
      request.off('end', finish);
      request.off('close', fail);
    };
    const take = (chunk: Buffer): void => {
      bytes.add(chunk);
      if (bytes.size <= limit) return;
      settled();
      reject(bodyTooLarge(limit));
    };
    const finish = (): void => {
      settled();
      resolve(bytes.all());
    };
    const fail = (): void => {
      settled();
      reject(badRequest('the body ended before it was complete'));
    };
    if (request.destroyed) return fail();
    request.on('data', take);
    request.on('end', finish);
    request.on('close', fail);
    // An error is followed by the request's close.
    request.on('error', () => undefined);
  });
}

const bodyTooLarge = (limit: number): ApiError => tooLarge(`Request body is too large: limit is ${limit}`);

const inflated = promisify(gunzip);

/** Inflates in a thread of Node's: a body of a few kilobytes may have become megabytes. */
async function inflate(body: Buffer, limit: number): Promise<Buffer> {
  try {
    return await inflated(body, { maxOutputLength: limit });
  } catch (error) {
    if (error instanceof RangeError) throw bodyTooLarge(limit);
    throw badRequest('the body is not valid gzip');
  }
}

export const bodyTypes = (service: ServiceDefinition): string[] => ['application/json', 'application/yaml', protobufType(service)];

/** The expected content of a body. */
export interface ExpectedBody extends Expected {
  /** Whether bodies of any apiVersion are accepted, so that only the kind counts. */
  readonly anyVersion?: boolean;
  /** Whether bodies are accepted at every version of the group in which the catalogue has the kind: these are alike. */
  readonly alike?: boolean;
  /** The structure of any kind that the catalogue has; undefined where it has no such one. */
  readonly structureOf: (apiVersion: string, kind: string) => Promise<StructStructure | undefined>;
}

/** What reading a body needs: the limits of the service, and the thread for large YAML. */
export interface Reading {
  readonly service: ServiceDefinition;
  readonly yaml: YamlThreads;
  /** Identifies callers that share the YAML threads as one. */
  readonly tenant: string;
  /** Tells why JSON does not fit a structure. */
  readonly faultOf: JsonFault;
  /** Turns of the work on a large body. */
  readonly turn?: Turn | undefined;
  /** Gathers what the body holds beyond what its kind has; absent where nobody asks for it. */
  readonly strict?: StrictFaults | undefined;
  /** Warns the writer of a body that is refused. */
  readonly warn?: ((texts: readonly string[]) => void) | undefined;
}

/** Values per turn, about 5 ms; the built-in parser takes a third of that. */
const FEW_VALUES = 8192;

interface Parsed {
  readonly value: Json;
  /** Whether a number of JSON has a fraction or an exponent. */
  readonly fractions: boolean;
}

/** JSON text as a value, in turns where it holds many. Throws SyntaxError, and BoundsError. */
export async function parseLongJson(text: string, depth: number, turn: Turn | undefined, how: MembersOfOneName): Promise<Parsed> {
  const traits = inspectJson(text, depth);
  const { fractions } = traits;
  if (turn === undefined || traits.values <= FEW_VALUES) return { value: parseJson(text, depth, traits, how), fractions };
  return { value: await parseJsonInTurns(text, { depth, values: MAX_VALUES }, turn, how), fractions };
}

/** The same. Throws SyntaxError in the words clients know. */
async function parseJsonText(text: string, depth: number, { turn, strict }: Pick<Reading, 'turn' | 'strict'>): Promise<Parsed> {
  try {
    return await parseLongJson(text, depth, turn, { repeats: strict?.repeats });
  } catch (error) {
    if (error instanceof BoundsError) throw new SyntaxError(error.message);
    if (!(error instanceof SyntaxError)) throw new SyntaxError('the body cannot be parsed');
    throw new SyntaxError(jsonSyntaxFault(text) ?? error.message);
  }
}

/** YAML text as a value. Throws SyntaxError, and ApiError where it cannot be read now or takes too long. */
export async function parseYamlText(text: string, { service, yaml, tenant, strict, turn }: Reading): Promise<Json> {
  try {
    const repeated = strict && ((line: number, key: string) => strict.repeatedKey(line, key));
    return await yaml.read(text, service.limits.depth, tenant, { repeated, turn });
  } catch (error) {
    if (error instanceof ApiError || error instanceof SyntaxError) throw error;
    throw new SyntaxError(error instanceof BoundsError ? error.message : 'the body cannot be parsed');
  }
}

const EXCERPT_BYTES = 30;

/** The beginning of a body for an error message: as text if it may be JSON, else in hexadecimal. */
function excerpt(bytes: Buffer): string {
  if (bytes.length === 0) return '<empty>';
  const shown = bytes.subarray(0, EXCERPT_BYTES).toString(bytes[0] === OPENING_BRACE ? 'utf8' : 'hex');
  return bytes.length > EXCERPT_BYTES ? `${shown} ...` : shown;
}

const OPENING_BRACE = 0x7b;

/** Decodes the body to a canonical object of the expected kind. Throws 400 for bad content, 415 for an unknown media type. */
export async function decodeBody(
  body: Buffer,
  contentType: string | undefined,
  expected: ExpectedBody,
  reading: Reading,
): Promise<ApiObject> {
  const { service, turn, faultOf } = reading;
  const type = mediaType(contentType);
  if (isProtobuf(type, service)) return decodeProtobuf(body, expected, service, turn);
  if (type !== '' && type !== 'application/json' && type !== 'application/yaml') throw unsupportedMediaType(bodyTypes(service));
  const unrecognized = (why: string): ApiError =>
    badRequest(`the object provided is unrecognized (must be of type ${expected.kind}): ${why} (${excerpt(body)})`);
  let parsed: Parsed;
  try {
    const text = decodeText(body);
    if (text.trim() === '' && type !== 'application/yaml') throw new SyntaxError('unexpected end of JSON input');
    parsed =
      type === 'application/yaml'
        ? { value: await parseYamlText(text, reading), fractions: false }
        : await parseJsonText(text, service.limits.depth, reading);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw unrecognized(`couldn't get version/kind; json parse error: ${error instanceof Error ? error.message : String(error)}`);
  }
  const { value, fractions } = parsed;
  if (value !== null && (typeof value !== 'object' || Array.isArray(value)))
    throw unrecognized(
      `couldn't get version/kind; json parse error: cannot read ${Array.isArray(value) ? 'an array' : `a ${typeof value}`} as an object`,
    );
  if (turn !== undefined) await turn();
  const json = (): string => (type === 'application/yaml' ? stringify(sortedKeys(value)) : decodeText(body));
  const sent = await objectOf(
    value ?? {},
    expected,
    service,
    unrecognized,
    // Numbers with a fraction or an exponent are not accepted for integer fields, even where their value is whole.
    { json, suspect: fractions, faultOf, strict: reading.strict, warn: reading.warn },
    turn,
  );
  const object = type === 'application/yaml' ? await rewrittenObject(expected.code, sent, ALL_REWRITTEN, turn) : sent;
  // YAML is read as JSON with its members in the order of their names.
  if (reading.strict !== undefined)
    strictFaults(expected.code, (type === 'application/yaml' ? sortedKeys(value ?? {}) : (value ?? {})) as JsonMap, reading.strict);
  return object;
}

/** The text that faults are located in, and whether it must be searched for faults even where the values decode. */
interface Source {
  json(): string;
  readonly suspect: boolean;
  readonly faultOf: JsonFault;
  /** Gathers what the body holds beyond its kind. */
  readonly strict?: StrictFaults | undefined;
  /** Warns the writer of a body that is refused. */
  readonly warn?: ((texts: readonly string[]) => void) | undefined;
}

/** YAML is read as JSON with its members in the order of their names. */
function sortedKeys(value: Json): Json {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(sortedKeys);
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((name) => [name, sortedKeys(value[name] ?? null)]),
  );
}

/** Checks kind and apiVersion, fills them in where they are missing, and decodes. */
async function objectOf(
  value: { [key: string]: Json | undefined },
  expected: ExpectedBody,
  service: ServiceDefinition,
  unrecognized: (why: string) => ApiError,
  source: Source,
  turn: Turn | undefined,
): Promise<ApiObject> {
  const { kind = '', apiVersion = '' } = value;
  if (typeof kind !== 'string' && kind !== null) throw unrecognized("couldn't get version/kind; json parse error: kind is no string");
  if (typeof apiVersion !== 'string' && apiVersion !== null)
    throw unrecognized("couldn't get version/kind; json parse error: apiVersion is no string");
  if (expected.untyped === true) checkUntyped(value, apiVersion ?? '', kind ?? '', expected, source);
  else if (!isExpected(apiVersion ?? '', kind ?? '', expected) && !(await isAlike(apiVersion ?? '', kind ?? '', expected)))
    throw await wrongType(apiVersion ?? '', kind ?? '', expected, service, unrecognized);
  const fault = source.suspect ? source.faultOf(readStructure(expected.code), source.json()) : undefined;
  if (fault !== undefined) throw undecodable(expected, fault);
  return decodedInTurns(value, expected, turn, source);
}

const OF_EVERY_OBJECT: ReadonlySet<string> = new Set(['apiVersion', 'kind', 'metadata']);

/** Throws for a body of an untyped kind that is of another version, of no kind, or, as for any other fault, of another kind. */
function checkUntyped(
  value: { [key: string]: Json | undefined },
  apiVersion: string,
  kind: string,
  expected: Expected,
  { json, strict, warn }: Source,
): void {
  const wanted = apiVersionOf(expected.group, expected.version);
  const shown = (): string => excerpt(Buffer.from(json()));
  if (kind === '') throw undecodable(expected, `unmarshalerDecoder: Object 'Kind' is missing in '${shown()}'`);
  if (apiVersion === '') throw undecodable(expected, `Object 'apiVersion' is missing in '${shown()}'`);
  if (apiVersion !== wanted) {
    // No fields are known of a version that the kind does not have, and the writer is told of each before the request is refused for it. What
    // has items is read as a list, which is not held to fields.
    const ours = apiVersion.startsWith(`${expected.group}/`) && kind === expected.kind && value.items === undefined;
    const unknown = ours && !expected.versions?.has(apiVersion) ? Object.keys(value).filter((name) => !OF_EVERY_OBJECT.has(name)) : [];
    for (const name of unknown.sort()) strict?.unknown(name);
    if (strict?.refuses === true && strict.message !== undefined) throw undecodable(expected, strict.message);
    warn?.(strict?.warnings ?? []);
    throw badRequest(`the API version in the data (${apiVersion}) does not match the expected API version (${wanted})`);
  }
  if (kind === expected.kind) return;
  const { name } = isObject<{ name?: unknown }>(value.metadata) ? value.metadata : {};
  throw invalid({ group: expected.group, name: kind }, typeof name === 'string' ? name : '', [
    invalidValue('kind', kind, `must be ${expected.kind}`),
  ]);
}

/** The version without the slash that stands before it where the empty name of the core group is written. */
const named = (apiVersion: string): string => (apiVersion.lastIndexOf('/') === 0 ? apiVersion.slice(1) : apiVersion);

const isExpected = (apiVersion: string, kind: string, { group, version, kind: wanted, anyVersion }: ExpectedBody): boolean =>
  (kind === '' || kind === wanted) && (anyVersion === true || apiVersion === '' || named(apiVersion) === apiVersionOf(group, version));

/** Whether the body is of the kind at another version of its group, which the reader takes for the one that is expected. */
async function isAlike(apiVersion: string, kind: string, { group, kind: wanted, alike, structureOf }: ExpectedBody): Promise<boolean> {
  if (alike !== true || (kind !== '' && kind !== wanted) || parseApiVersion(apiVersion)?.group !== group) return false;
  return (await structureOf(apiVersion, wanted)) !== undefined;
}

/** The hub's name of the type, such as `core.Pod`. */
const hubName = ({ goPackage, name }: StructStructure): string => `${goPackage}.${name.slice(name.indexOf('.') + 1)}`;

/** The type registry as messages of conformant servers name it. */
const types = ({ groupDomain, mediaVendor }: ServiceDefinition): string =>
  `"${groupDomain}/${mediaVendor}/pkg/api/legacyscheme/scheme.go:30"`;

/** Throws the error for a body of another kind: unknown, unexpected, or of another version. */
async function wrongType(
  apiVersion: string,
  kind: string,
  expected: ExpectedBody,
  service: ServiceDefinition,
  unrecognized: (why: string) => ApiError,
): Promise<ApiError> {
  const wanted = apiVersionOf(expected.group, expected.version);
  const parsed = parseApiVersion(apiVersion);
  if (parsed === undefined) return unrecognized(`unexpected GroupVersion string: ${apiVersion}`);
  const [sentVersion, sentKind] = [apiVersion === '' ? wanted : apiVersion, kind === '' ? expected.kind : kind];
  const known = await expected.structureOf(sentVersion, sentKind);
  if (known !== undefined && parsed.group === expected.group && sentKind === expected.kind)
    return badRequest(`the API version in the data (${sentVersion}) does not match the expected API version (${wanted})`);
  const why =
    known === undefined
      ? `no kind ${JSON.stringify(sentKind)} is registered for version ${JSON.stringify(sentVersion)} in scheme ${types(service)}`
      : `converting (${known.name}) to (${hubName(expected.code.structure)}): unknown conversion`;
  const version = parsed.version === '' ? expected.version : parsed.version;
  return badRequest(`${sentKind} in version ${JSON.stringify(version)} cannot be handled as a ${expected.kind}: ${why}`);
}

/** The object that was sent, decoded in turns where there are any. */
async function decodedInTurns(value: unknown, expected: Expected, turn: Turn | undefined, source?: Source): Promise<ApiObject> {
  try {
    return typedAs(expected, await walked(turn, (later) => decodeSent(expected.code, value, later)));
  } catch (error) {
    throw decodingFault(error, expected, source);
  }
}

function decodingFault(error: unknown, expected: Expected, source: Source | undefined): unknown {
  if (!(error instanceof DecodeError)) return error;
  return undecodable(expected, source?.faultOf(readStructure(expected.code), source.json()) ?? error.message);
}

async function decodeProtobuf(
  body: Buffer,
  expected: ExpectedBody,
  service: ServiceDefinition,
  turn: Turn | undefined,
): Promise<ApiObject> {
  const codec = await expected.code.protobuf();
  const unrecognized = (why: string): ApiError =>
    badRequest(
      `the object provided is unrecognized (must be of type ${expected.kind}): ${why} (${body.subarray(0, 16).toString('hex')}${body.length > 16 ? ' ...' : ''})`,
    );
  if (codec === undefined) throw unrecognized('the kind has no protobuf form');
  try {
    if (body.length === PREFIX.length && isEnvelope(body)) throw unrecognized('empty body');
    const envelope = unwrap(body);
    const { apiVersion, kind } = envelope;
    if (!isExpected(apiVersion, kind, expected) && !(await isAlike(apiVersion, kind, expected)))
      throw await wrongType(apiVersion, kind, expected, service, unrecognized);
    const value = codec.decode(boundedReader(envelope.raw));
    checkDepth(value, service.limits.depth);
    return await decodedInTurns(value, expected, turn);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    if (error instanceof EnvelopeError) throw unrecognized(error.message);
    throw unrecognized(`the protobuf message cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}
