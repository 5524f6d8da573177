/** Bodies of PATCH requests: which kind of patch they are, and what they say (specification 1, "Content negotiation"). */
import { jsonSyntaxFault } from '../../codec/json-syntax.js';
import { BoundsError, decodeText } from '../../codec/parse.js';
import { findOperationFaults, findRepeats, type StrictFaults } from '../../codec/strict-fields.js';
import { ApiError, badRequest, unsupportedMediaType } from '../../model/errors.js';
import type { Json, JsonObject } from '../../model/object.js';
import type { Patch, PatchType } from '../../resource/verbs/patch.js';
import { parseLongJson, parseYamlText, type Reading } from './body.js';

/** Each kind of patch by its media type. */
const TYPES = {
  'application/json-patch+json': 'json',
  'application/merge-patch+json': 'merge',
  'application/strategic-merge-patch+json': 'strategic',
  'application/apply-patch+yaml': 'apply',
} as const satisfies Readonly<Record<string, PatchType | 'apply'>>;

/**
 * The kind of a patch by its media type. Unlike other media types it is matched exactly. Throws 415 for others, and for apply where that
 * is switched off. Untyped kinds take no strategic merge patches.
 */
export function patchTypeOf(contentType: string | undefined, applying: boolean, untyped = false): PatchType | 'apply' {
  const given = (contentType ?? '').split(';')[0]?.trim();
  const known = Object.entries(TYPES).filter(([, type]) => (type !== 'apply' || applying) && (type !== 'strategic' || !untyped));
  const found = known.find(([media]) => media === given);
  if (found !== undefined) return found[1];
  throw untyped
    ? unsupportedMediaType(known.map(([media]) => media))
    : new ApiError(415, 'UnsupportedMediaType', '415: Unsupported Media Type', {});
}

type PatchReading = Pick<Reading, 'service' | 'strict' | 'turn'>;

/** Reads the body of any patch but an apply. */
export async function readPatch(type: PatchType, body: Buffer, { service, strict, turn }: PatchReading): Promise<Patch> {
  let text = '';
  try {
    text = decodeText(body);
    const { value: document } = await parseLongJson(text, service.limits.depth, turn, { repeats: strict?.repeats, replace: true });
    if (strict !== undefined) judgePatch(type, document, strict);
    return { type, document, strict, text };
  } catch (error) {
    if (error instanceof BoundsError) throw badRequest(error.message);
    throw badRequest(jsonSyntaxFault(text) ?? (error instanceof Error ? error.message : 'the patch cannot be read'));
  }
}

/** Names that the patch itself has again, and members that operations of a JSON patch do not have. */
function judgePatch(type: PatchType, document: Json, strict: StrictFaults): void {
  if (type !== 'json') findRepeats(document, strict);
  else if (Array.isArray(document)) strict.inJsonPatch(() => findOperationFaults(document, strict));
}

/** The value of a JSON text; undefined where it is none. YAML may begin with a brace, too. */
async function parsedJson(text: string, { service, strict, turn }: PatchReading): Promise<Json | undefined> {
  try {
    const { value } = await parseLongJson(text, service.limits.depth, turn, { repeats: strict?.repeats });
    // Only a reader of YAML tells the lines of repeated keys.
    return strict !== undefined && strict.repeats.size > 0 ? undefined : value;
  } catch (error) {
    if (error instanceof BoundsError) throw error;
    return undefined;
  }
}

/** Reads an apply body, which is YAML or JSON. An empty body is an empty configuration. */
export async function readConfig(body: Buffer, reading: Reading): Promise<JsonObject> {
  let value: Json;
  try {
    const text = decodeText(body);
    value = (/^\s*\{/.test(text) ? await parsedJson(text, reading) : undefined) ?? (await parseYamlText(text, reading));
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw badRequest(`error decoding YAML: ${error instanceof Error ? error.message : String(error)}`);
  }
  const { refuses = false, lines = [] } = reading.strict ?? {};
  if (refuses && lines.length > 0)
    throw badRequest(`error strict decoding YAML: error converting YAML to JSON: yaml: unmarshal errors:\n  ${lines.join('\n  ')}`);
  if (value === null) return {};
  if (typeof value !== 'object' || Array.isArray(value)) throw badRequest('error decoding YAML: the configuration is no object');
  return value;
}
