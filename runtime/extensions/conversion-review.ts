/** Conversion reviews: what webhooks are sent, and which parts of their answers are used. */
import { randomUUID } from 'node:crypto';
import { ANSWERS, readAnswer } from '../client/answers.js';
import { BoundsError, stringify } from '../codec/parse.js';
import type { Turn } from '../model/definition/settled.js';
import { ApiError } from '../model/errors.js';
import { isObject } from '../model/json/json.js';
import type { ApiObject, Json, JsonObject, ObjectMeta } from '../model/object.js';

/** The supported versions of reviews. */
const REVIEWS: readonly string[] = ['v1', 'v1beta1'];

/** The first of the webhook's versions that is supported. */
export const reviewVersion = (offered: readonly string[] = []): string => offered.find((version) => REVIEWS.includes(version)) ?? 'v1';

/** The kind of the converted objects, for error messages. */
export interface Converted {
  /** apiVersion and kind of the objects that are sent. */
  readonly from: string;
  readonly kind: string;
  readonly to: string;
}

/** A failed conversion, in the words that clients know. */
const fault = ({ from, kind }: Converted, why: string): ApiError =>
  new ApiError(500, '', `conversion webhook for ${from}, Kind=${kind} ${why}`, null);

/** `cause`: what is wrong with the answer. */
export function failed(about: Converted, why: string, cause?: unknown): ApiError {
  const error = fault(about, `failed: ${why}`);
  error.cause = cause;
  return error;
}

export interface Review {
  readonly uid: string;
  readonly apiVersion: string;
  /** The objects to convert. */
  readonly objects: readonly ApiObject[];
  /** The JSON to send. */
  readonly text: string;
}

/** Bounds of one review, in objects and in characters of their JSON: a long list is converted in several. */
const MAX_OBJECTS = 500;
const MAX_CHARACTERS = 1024 * 1024;

/** A review of as many of the objects as fit, and at least one, from the given one on. The JSON is written in turns. */
export async function reviewFrom(
  objects: readonly ApiObject[],
  { from, most }: { readonly from: number; readonly most: number },
  { to, apiVersion }: { readonly to: string; readonly apiVersion: string },
  turn: Turn,
): Promise<Review> {
  const texts: string[] = [];
  let characters = 0;
  for (const { metadata, ...object } of objects.slice(from, from + Math.min(most, MAX_OBJECTS))) {
    const { resourceVersion: _, ...sent } = metadata;
    const text = stringify({ ...object, metadata: sent });
    if (texts.length > 0 && characters + text.length > MAX_CHARACTERS) break;
    texts.push(text);
    characters += text.length;
    await turn();
  }
  const uid = randomUUID();
  const request = `{"uid":${JSON.stringify(uid)},"desiredAPIVersion":${JSON.stringify(to)},"objects":[${texts.join(',')}]}`;
  const response = JSON.stringify({ uid: '', convertedObjects: null, result: { metadata: {} } });
  const text = `{"kind":"ConversionReview","apiVersion":${JSON.stringify(apiVersion)},"request":${request},"response":${response}}`;
  return { uid, apiVersion, objects: objects.slice(from, from + texts.length), text };
}

async function parsed(text: string, about: Converted, turn: Turn): Promise<JsonObject> {
  let value: Json;
  try {
    value = await readAnswer(text, ANSWERS.conversion, turn);
  } catch (error) {
    if (!(error instanceof SyntaxError) && !(error instanceof BoundsError)) throw error;
    throw failed(about, `couldn't get version/kind; json parse error: ${error.message}`, error);
  }
  if (!isObject(value)) throw failed(about, "couldn't get version/kind; json parse error: the answer is no object");
  return value;
}

/** The objects of an answer, each with the metadata that it had before. Rejects with ApiError where the answer breaks a rule. */
export async function convertedObjects(text: string, review: Review, about: Converted, turn: Turn): Promise<ApiObject[]> {
  const before = review.objects;
  const answer = await parsed(text, about, turn);
  const shown = (apiVersion: unknown): string => `${String(apiVersion).split('/')[1] ?? ''}.ConversionReview`;
  if (answer.kind !== 'ConversionReview' || answer.apiVersion !== review.apiVersion)
    throw failed(about, `converting (${shown(answer.apiVersion)}) to (${shown(review.apiVersion)}): unknown conversion`);
  const { response } = answer;
  if (!isObject(response)) throw failed(about, 'no response provided');
  // The first version of reviews did not ask for the uid.
  if (review.apiVersion.endsWith('/v1') && response.uid !== review.uid)
    throw failed(about, `expected response.uid=${JSON.stringify(review.uid)}, got ${JSON.stringify(response.uid ?? '')}`);
  const result = isObject(response.result) ? response.result : {};
  if (result.status !== 'Success') {
    const why = typeof result.message === 'string' && result.message !== '' ? result.message : undefined;
    throw failed(about, why ?? `response.result.status was '${String(result.status ?? '')}', not 'Success'`);
  }
  const objects = Array.isArray(response.convertedObjects) ? response.convertedObjects : [];
  if (objects.length !== before.length) throw fault(about, `returned ${objects.length} objects, expected ${before.length}`);
  return objects.map((object, i) => restored(object, before[i] as ApiObject, i, about));
}

function restored(value: Json, before: ApiObject, index: number, about: Converted): ApiObject {
  const invalid = (why: string): ApiError => fault(about, `returned invalid object at index ${index}: ${why}`);
  if (!isObject(value)) throw invalid('it is no object');
  const { apiVersion, kind, metadata } = value;
  if (apiVersion !== about.to) throw invalid(`invalid groupVersion (expected ${about.to}, received ${String(apiVersion ?? '')})`);
  if (kind !== about.kind) throw invalid(`invalid kind (expected ${about.kind}, received ${String(kind ?? '')})`);
  if (!isObject(metadata)) throw invalid('missing metadata');
  for (const [field, name] of SAME) {
    const [had, has] = [before.metadata[field] ?? '', metadata[field] ?? ''];
    if (had !== has) throw fault(about, `returned invalid object: must have the same ${name}: ${had} != ${String(has)}`);
  }
  return { ...value, metadata: withTexts(before.metadata, metadata, about) } as ApiObject;
}

const SAME = [
  ['name', 'name'],
  ['namespace', 'namespace'],
  ['uid', 'UID'],
] as const;

/** The metadata from before the conversion, with the labels and annotations from after it: a webhook may change nothing else of it. */
function withTexts(before: ObjectMeta, after: JsonObject, about: Converted): ObjectMeta {
  const { labels: _, annotations: __, ...rest } = before;
  const [labels, annotations] = [textsOf(after.labels, 'labels', about), textsOf(after.annotations, 'annotations', about)];
  return { ...rest, ...(labels === undefined ? {} : { labels }), ...(annotations === undefined ? {} : { annotations }) };
}

function textsOf(value: Json | undefined, field: string, about: Converted): Record<string, string> | undefined {
  if (value === undefined || value === null) return undefined;
  if (!isObject<Record<string, string>>(value) || Object.values(value).some((text) => typeof text !== 'string'))
    throw fault(about, `returned invalid metadata.${field}`);
  return Object.keys(value).length === 0 ? undefined : value;
}
