/** Audit events: what happened, in one object for each stage of a request, and their texts in each version of their kind. */
import type { User } from '../../auth/contract.js';
import type { Level, Stage } from './policy.js';

/** A value as JSON text, as it stands in the event. */
export type JsonText = string;

export interface ObjectReference {
  resource: string;
  namespace: string;
  name: string;
  uid: string;
  apiGroup: string;
  apiVersion: string;
  resourceVersion: string;
  subresource: string;
}

export interface ResponseStatus {
  readonly status?: string;
  readonly message?: string;
  readonly reason?: string;
  /** What it is about, where that is told. */
  readonly details?: JsonText;
  readonly code: number;
}

export interface AuditEvent {
  readonly level: Level;
  readonly auditID: string;
  readonly stage: Stage;
  readonly requestURI: string;
  readonly verb: string;
  /** Nobody, where nobody was identified. */
  readonly user: User | undefined;
  readonly impersonatedUser: User | undefined;
  /** By which mode the caller became another user, where modes are told apart; empty otherwise. */
  readonly impersonationConstraint: string;
  readonly sourceIPs: readonly string[];
  readonly userAgent: string;
  readonly objectRef: Readonly<ObjectReference> | undefined;
  readonly responseStatus: ResponseStatus | undefined;
  readonly requestObject: JsonText | undefined;
  readonly responseObject: JsonText | undefined;
  /** Microseconds, as text of RFC 3339. */
  readonly requestReceivedTimestamp: string;
  readonly stageTimestamp: string;
  readonly annotations: ReadonlyMap<string, string>;
}

/** Versions of the kind that events can be written in. */
export const EVENT_VERSIONS = ['v1', 'v1beta1', 'v1alpha1'] as const;
type EventVersion = (typeof EVENT_VERSIONS)[number];

/** How events are written: in which version of which API group. */
export interface EventForm {
  readonly group: string;
  readonly version: EventVersion;
}

/** An event by itself. */
export const eventText = (event: AuditEvent, { group, version }: EventForm): JsonText =>
  `{"kind":"Event","apiVersion":${JSON.stringify(`${group}/${version}`)},${members(event, version)}}`;

/** Several events in one list. */
export const eventListText = (events: readonly AuditEvent[], { group, version }: EventForm): JsonText =>
  `{"kind":"EventList","apiVersion":${JSON.stringify(`${group}/${version}`)},"metadata":{},"items":[${events
    .map((event) => `{${members(event, version)}}`)
    .join(',')}]}`;

/** Written by hand, as every audited request waits for it. */
function members(event: AuditEvent, version: EventVersion): string {
  const {
    impersonatedUser,
    impersonationConstraint: constraint,
    sourceIPs,
    objectRef,
    responseStatus,
    requestObject,
    responseObject,
    annotations,
  } = event;
  const { requestReceivedTimestamp, stageTimestamp } = event;
  // Older versions say when in fields of their own, to the second.
  const older = version !== 'v1';
  const creation = older ? `"metadata":{"creationTimestamp":"${wholeSeconds(stageTimestamp)}"},` : '';
  const timestamp = older ? `,"timestamp":"${wholeSeconds(requestReceivedTimestamp)}"` : '';
  const before =
    `${creation}"level":"${event.level}"${timestamp},"auditID":${JSON.stringify(event.auditID)},"stage":"${event.stage}",` +
    `"requestURI":${JSON.stringify(event.requestURI)},"verb":${JSON.stringify(event.verb)},"user":${userText(event.user)}`;
  return (
    before +
    (impersonatedUser === undefined ? '' : `,"impersonatedUser":${userText(impersonatedUser)}`) +
    (constraint === '' ? '' : `,"authenticationMetadata":${object(member('impersonationConstraint', constraint))}`) +
    (sourceIPs.length === 0 ? '' : `,"sourceIPs":${JSON.stringify(sourceIPs)}`) +
    member('userAgent', event.userAgent) +
    (objectRef === undefined ? '' : `,"objectRef":${referenceText(objectRef, version)}`) +
    (responseStatus === undefined ? '' : `,"responseStatus":${statusText(responseStatus)}`) +
    // Bodies are JSON already.
    (requestObject === undefined ? '' : `,"requestObject":${requestObject}`) +
    (responseObject === undefined ? '' : `,"responseObject":${responseObject}`) +
    `,"requestReceivedTimestamp":"${requestReceivedTimestamp}","stageTimestamp":"${stageTimestamp}"` +
    (annotations.size === 0 ? '' : `,"annotations":${annotationsText(annotations)}`)
  );
}

/** A member with a comma before it; nothing for an empty text. */
const member = (name: string, text: string | undefined): string =>
  text === undefined || text === '' ? '' : `,"${name}":${JSON.stringify(text)}`;

/** An object of members that each begin with a comma. */
const object = (members: string): string => `{${members.slice(1)}}`;

const wholeSeconds = (time: string): string => `${time.slice(0, 'yyyy-mm-ddThh:mm:ss'.length)}Z`;

function userText(user: User | undefined): string {
  if (user === undefined) return '{}';
  const { name, uid, groups, extra } = user;
  return object(
    member('username', name) +
      member('uid', uid) +
      (groups.length === 0 ? '' : `,"groups":${JSON.stringify(groups)}`) +
      (isEmpty(extra) ? '' : `,"extra":${JSON.stringify(extra)}`),
  );
}

function isEmpty(extra: object): boolean {
  for (const _ in extra) return false;
  return true;
}

function referenceText(reference: Readonly<ObjectReference>, version: EventVersion): string {
  const { resource, namespace, name, uid, apiGroup, apiVersion, resourceVersion, subresource } = reference;
  // The oldest version has no field for the group.
  const joined = version === 'v1alpha1' && apiGroup !== '';
  return object(
    member('resource', resource) +
      member('namespace', namespace) +
      member('name', name) +
      member('uid', uid) +
      (joined ? '' : member('apiGroup', apiGroup)) +
      member('apiVersion', joined ? `${apiGroup}/${apiVersion}` : apiVersion) +
      member('resourceVersion', resourceVersion) +
      member('subresource', subresource),
  );
}

const statusText = ({ status, message, reason, details, code }: ResponseStatus): string =>
  `{"metadata":{}${member('status', status)}${member('message', message)}${member('reason', reason)}${
    // A body is JSON already.
    details === undefined ? '' : `,"details":${details}`
  },"code":${code}}`;

const annotationsText = (annotations: ReadonlyMap<string, string>): string =>
  object(
    [...annotations]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, value]) => `,${JSON.stringify(key)}:${JSON.stringify(value)}`)
      .join(''),
  );
