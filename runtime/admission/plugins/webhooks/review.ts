/** The exchange with a webhook: the review that is sent, and how its answer is read (specification 2, "Admission review exchange"). */
import { randomUUID } from 'node:crypto';
import type { AdmissionReview } from '../../../../generated/admission/v1/types.js';
import { isObject } from '../../../model/json/json.js';
import type { ApiObject, Json, JsonObject } from '../../../model/object.js';
import type { Words } from '../../../model/values/words.js';
import type { AdmissionRequest } from '../../request.js';
import type { Hook, HookType } from './hooks.js';
import { type AskedAs, namespaceOf } from './matching.js';

/** The decision of a webhook. */
export interface Verdict {
  readonly allowed: boolean;
  /** The Status for the client. */
  readonly status: unknown;
  /** JSON text of the patch; undefined if the webhook changes nothing. */
  readonly patch: string | undefined;
  readonly patchType: string;
  readonly annotations: Readonly<Record<string, string>>;
  readonly warnings: readonly string[];
}

const KIND = 'AdmissionReview';
/** The supported versions of the exchange, the preferred one first. */
const VERSIONS = ['v1', 'v1beta1'] as const;
type ReviewVersion = (typeof VERSIONS)[number];

/** The first of the webhook's versions that is supported here. */
export const reviewVersionOf = ({ reviewVersions }: Hook): ReviewVersion | undefined =>
  VERSIONS.find((version) => version === reviewVersions.find((v) => VERSIONS.some((known) => known === v)));

interface Question {
  readonly uid: string;
  readonly apiVersion: string;
  readonly review: AdmissionReview;
}

export interface AskedObjects {
  readonly object: ApiObject | undefined;
  readonly old: ApiObject | undefined;
}

/** The review of the request, whose objects are in the version `as`. */
export function questionOf(
  request: AdmissionRequest,
  as: AskedAs,
  { object, old }: AskedObjects,
  version: ReviewVersion,
  words: Words,
): Question {
  const { user, asked, subresource, name, operation, dryRun, options, view } = request;
  const namespace = namespaceOf(request);
  // Through a subresource the kind is that of the request's body, which has only one version.
  const sentKind = object ?? old;
  const ownKind = view !== undefined || request.kind !== asked.kind;
  const kindOf = ({ group, version: v, kind }: AskedAs): { group: string; version: string; kind: string } =>
    ownKind ? { ...groupVersionOf(sentKind?.apiVersion ?? ''), kind: sentKind?.kind ?? request.kind } : { group, version: v, kind };
  const resourceOf = ({ group, version: v, plural }: AskedAs): { group: string; version: string; resource: string } => ({
    group,
    version: v,
    resource: plural,
  });
  const uid = randomUUID();
  const apiVersion = `${words.group('admission')}/${version}`;
  return {
    uid,
    apiVersion,
    review: {
      kind: KIND,
      apiVersion,
      request: {
        uid,
        kind: kindOf(as),
        resource: resourceOf(as),
        ...(subresource === '' ? {} : { subResource: subresource }),
        requestKind: kindOf(asked),
        requestResource: resourceOf(asked),
        ...(subresource === '' ? {} : { requestSubResource: subresource }),
        ...(name === '' ? {} : { name }),
        ...(namespace === '' ? {} : { namespace }),
        operation,
        userInfo: {
          username: user.name,
          ...(user.uid ? { uid: user.uid } : {}),
          ...(user.groups.length === 0 ? {} : { groups: [...user.groups] }),
          ...(Object.keys(user.extra ?? {}).length === 0 ? {} : { extra: { ...user.extra } }),
        },
        object: (object as JsonObject | undefined) ?? null,
        oldObject: (old as JsonObject | undefined) ?? null,
        dryRun,
        options: options?.() ?? null,
      } as AdmissionReview['request'],
    },
  };
}

function groupVersionOf(apiVersion: string): { group: string; version: string } {
  const slash = apiVersion.indexOf('/');
  return slash < 0 ? { group: '', version: apiVersion } : { group: apiVersion.slice(0, slash), version: apiVersion.slice(slash + 1) };
}

/** A warning becomes a header of the answer, so empty ones and those with line breaks are dropped. */
const tellable = (text: unknown): text is string => typeof text === 'string' && text !== '' && !/[\r\n]/.test(text);

/** Reads the answer. Throws an Error that says what is wrong with it. */
export function verdictOf(answer: Json, { uid, apiVersion }: Question, type: HookType): Verdict {
  if (!isObject(answer))
    throw new Error(
      `couldn't get version/kind; json parse error: cannot read ${Array.isArray(answer) ? 'an array' : typeof answer} as an object`,
    );
  const strict = apiVersion.endsWith('/v1');
  const said = [answer.apiVersion ?? '', answer.kind ?? ''];
  if (said.some((text) => text !== '') && (said[0] !== apiVersion || said[1] !== KIND)) throw new Error(unexpected(apiVersion, said));
  const { response } = answer;
  if (!isObject(response)) throw new Error('webhook response was absent');
  if (strict && response.uid !== uid)
    throw new Error(`expected response.uid=${JSON.stringify(uid)}, got ${JSON.stringify(response.uid ?? '')}`);
  if (strict && said.some((text) => text === '')) throw new Error(unexpected(apiVersion, said));
  const { allowed = false, patch = null, patchType = null, status, auditAnnotations, warnings } = response;
  if (typeof allowed !== 'boolean') throw new Error(`response.allowed must be true or false, and is ${JSON.stringify(allowed)}`);
  const operations = patchText(patch);
  if (type === 'validating' && strict) {
    if (operations !== undefined) throw new Error('validating webhook may not return response.patch');
    if (patchType !== null) throw new Error('validating webhook may not return response.patchType');
  }
  if (type === 'mutating' && strict) {
    if (operations !== undefined && patchType === null) throw new Error('webhook returned response.patch but not response.patchType');
    if (operations === undefined && patchType !== null) throw new Error('webhook returned response.patchType but not response.patch');
    if (patchType === '') throw new Error('webhook returned invalid response.patchType of ""');
  }
  return {
    allowed,
    status,
    patch: type === 'mutating' ? operations : undefined,
    patchType: typeof patchType === 'string' && strict ? patchType : 'JSONPatch',
    annotations: isObject(auditAnnotations) ? textsOf(auditAnnotations) : {},
    warnings: Array.isArray(warnings) ? warnings.filter(tellable) : [],
  };
}

const unexpected = (apiVersion: string, [said = '', kind = '']: readonly unknown[]): string => {
  const { group, version } = groupVersionOf(String(said));
  return `expected webhook response of ${apiVersion}, Kind=${KIND}, got ${group}/${version}, Kind=${String(kind)}`;
};

/** The text of a patch in base64; undefined for none. */
function patchText(patch: unknown): string | undefined {
  if (patch === null || patch === '') return undefined;
  // The text may have line breaks anywhere.
  if (typeof patch !== 'string' || !/^[A-Za-z0-9+/]*={0,2}$/.test(patch.replaceAll(/[\r\n]/g, '')))
    throw new Error('response.patch is not in base64');
  return Buffer.from(patch, 'base64').toString('utf8');
}

const textsOf = (map: JsonObject): Record<string, string> =>
  Object.fromEntries(Object.entries(map).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
