/** What is known of one audited request while it is served, and the events that are made of it at each stage. */
import type { Decision, User } from '../../auth/contract.js';
import { parseTrusted, stringify } from '../../codec/parse.js';
import { isObject } from '../../model/json/json.js';
import type { ObjectMeta } from '../../model/object.js';
import type { Words } from '../../model/values/words.js';
import type { FineClock } from './clock.js';
import type { AuditEvent, JsonText, ObjectReference, ResponseStatus } from './event.js';
import type { AuditedAttributes, Stage, Verdict } from './policy.js';

export interface AuditedRequest {
  readonly auditID: string;
  /** Path and query as the client sent them. */
  readonly uri: string;
  readonly attributes: AuditedAttributes;
  /** Nobody, where nobody was identified. */
  readonly user: User | undefined;
  readonly sourceIPs: readonly string[];
  readonly userAgent: string;
  /** Milliseconds since 1970, with a fraction. */
  readonly receivedAt: number;
}

/** Longest name of a client program that is told in full. */
const MAX_USER_AGENT = 1024;

/** What becomes of events that are omitted. */
const STORED = Promise.resolve(true);

/** Says in an event that a part of it was left out because of its size. */
export const truncatedKey = (group: string): string => `${group}/truncated`;

/** An object, or the objects of a list, without the ownership of their fields. */
function withoutOwners(text: JsonText): JsonText {
  const told = parseTrusted(text);
  if (!isObject(told)) return text;
  for (const object of [told, ...(Array.isArray(told.items) ? told.items : [])])
    if (isObject(object) && isObject(object.metadata)) delete object.metadata.managedFields;
  return stringify(told);
}

export class AuditRecord {
  readonly #annotations = new Map<string, string>();
  readonly #objectRef: ObjectReference | undefined;
  #impersonated: User | undefined;
  #impersonatedBy = '';
  #requestObject: JsonText | undefined;
  #responseObject: JsonText | undefined;
  #panic: ResponseStatus | undefined;

  constructor(
    private readonly request: AuditedRequest,
    private readonly verdict: Verdict,
    /** Delivers an event; false where it is lost and that must not be. */
    private readonly deliver: (event: AuditEvent) => Promise<boolean>,
    private readonly words: Words,
    private readonly clock: FineClock,
  ) {
    const { resourceRequest, resource, subresource, namespace, name, group: apiGroup, version: apiVersion } = request.attributes;
    if (resourceRequest) this.#objectRef = { resource, namespace, name, uid: '', apiGroup, apiVersion, resourceVersion: '', subresource };
  }

  get auditID(): string {
    return this.request.auditID;
  }

  /** Whether events have the body of the answer. */
  get wantsResponse(): boolean {
    return this.verdict.level === 'RequestResponse';
  }

  private get wantsRequest(): boolean {
    return this.verdict.level === 'Request' || this.verdict.level === 'RequestResponse';
  }

  /** A fact for the annotations; the first of a key stays. One that is `detailed` is told where the body of the request is. */
  annotate(key: string, value: string, detailed = false): void {
    if (!this.#annotations.has(key) && (!detailed || this.wantsRequest)) this.#annotations.set(key, value);
  }

  authorized({ decision, reason, error }: Decision): void {
    const allowed = decision === 'allow';
    const about = this.words.group('authorization');
    this.annotate(`${about}/decision`, allowed ? 'allow' : 'forbid');
    this.annotate(`${about}/reason`, reason === '' ? (error ?? '') : reason);
  }

  /** The version asked for is going away; `removed` is the release without it, empty where none is known. */
  deprecated(removed: string): void {
    this.annotate(this.words.domainKey('deprecated'), 'true');
    if (removed !== '') this.annotate(this.words.domainKey('removed-release'), removed);
  }

  /** The caller continues as another user; `constraint` is the mode that allows it, where modes are told apart. */
  impersonates(user: User, constraint = ''): void {
    this.#impersonated = user;
    this.#impersonatedBy = constraint;
  }

  /** The object that the client sent, with defaults and before admission; the first of several readings counts. */
  sent(metadata: ObjectMeta | undefined, text: () => JsonText | undefined): void {
    const reference = this.#objectRef;
    if (reference !== undefined && metadata !== undefined) {
      reference.namespace ||= metadata.namespace ?? '';
      reference.name ||= metadata.name ?? '';
      reference.uid ||= metadata.uid ?? '';
      reference.resourceVersion ||= metadata.resourceVersion ?? '';
    }
    // What is sent beside objects, such as patches, is told as it was sent.
    if (this.wantsRequest) this.#requestObject ??= metadata === undefined ? text() : this.#told(text());
  }

  /** The object that is answered; undefined where it is too large to be told. A later answer takes the place of an earlier one. */
  answers(text: JsonText | undefined): void {
    this.#responseObject = this.#told(text);
    if (text === undefined) this.annotate(truncatedKey(this.words.group('audit')), 'true');
  }

  /** An object or a list as events tell of it. */
  #told(text: JsonText | undefined): JsonText | undefined {
    return text === undefined || !this.verdict.omitsOwners ? text : withoutOwners(text);
  }

  /** The request met a fault of the server's own; its last event tells of that instead of the answer. */
  panicked(error: unknown): void {
    const message = `APIServer panic'd: ${error instanceof Error ? error.message : String(error)}`;
    this.#panic = { status: 'Failure', message, reason: 'InternalError', code: 500 };
  }

  /** False where the request must not go on. */
  received(): Promise<boolean> {
    return this.at('RequestReceived');
  }

  /** The answer begins and goes on for as long as the client wants. */
  async started(status: ResponseStatus): Promise<void> {
    await this.at('ResponseStarted', status);
  }

  /** The answer is whole. */
  async complete(status: ResponseStatus): Promise<void> {
    if (this.#panic === undefined) await this.at('ResponseComplete', status);
    else await this.at('Panic', this.#panic);
  }

  private at(stage: Stage, responseStatus?: ResponseStatus): Promise<boolean> {
    const { verdict, request } = this;
    if (verdict.omitted.has(stage)) return STORED;
    const { attributes, userAgent } = request;
    const requestReceivedTimestamp = this.clock.text(request.receivedAt);
    return this.deliver({
      level: verdict.level,
      auditID: request.auditID,
      stage,
      requestURI: request.uri,
      verb: attributes.verb,
      user: request.user,
      impersonatedUser: this.#impersonated,
      impersonationConstraint: this.#impersonatedBy,
      sourceIPs: request.sourceIPs,
      userAgent: userAgent.length > MAX_USER_AGENT ? `${userAgent.slice(0, MAX_USER_AGENT)}...TRUNCATED` : userAgent,
      objectRef: this.#objectRef && { ...this.#objectRef },
      responseStatus,
      requestObject: this.#requestObject,
      responseObject: stage === 'ResponseComplete' ? this.#responseObject : undefined,
      requestReceivedTimestamp,
      stageTimestamp: stage === 'RequestReceived' ? requestReceivedTimestamp : this.clock.text(this.clock.now()),
      annotations: new Map(this.#annotations),
    });
  }
}
