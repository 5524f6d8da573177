/** Query options of writes and lists, read and checked (specification 1, "Query parameters"). */
import { managerFaults } from '../../apply/index.js';
import type { ServiceProfile } from '../../model/definition/definition.js';
import { type ApiError, badRequest, type FieldError, forbiddenField, invalid, invalidValue, notSupported } from '../../model/errors.js';
import type { JsonObject } from '../../model/object.js';
import { isTrue } from '../../model/query.js';
import { type FieldRequirement, type LabelSelector, parseFieldSelector, parseLabelSelector } from '../../model/selectors/selectors.js';
import type { Words } from '../../model/values/words.js';
import type { Enabled } from '../../settings/feature-gates.js';
import type { Environment } from '../environment.js';

/** What becomes of fields that a kind does not know, and of names that an object has more than once. */
type FieldValidation = 'Ignore' | 'Warn' | 'Strict';

const FIELD_VALIDATIONS: readonly string[] = ['Ignore', 'Strict', 'Warn'] satisfies FieldValidation[];
const isFieldValidation = (value: string): value is FieldValidation => FIELD_VALIDATIONS.includes(value);

export interface WriteOptions {
  readonly dryRun: boolean;
  /** How strictly fields are checked, and whether the request itself named that level; undefined in releases without field validation. */
  readonly fieldValidation?: { readonly level: FieldValidation; readonly named: boolean };
  /** Undefined where the request names no manager. */
  readonly fieldManager: string | undefined;
  readonly force: boolean | undefined;
}

export interface DeleteOptions {
  readonly dryRun: boolean;
  readonly gracePeriodSeconds: number | undefined;
  readonly propagationPolicy: 'Orphan' | 'Background' | 'Foreground' | undefined;
  readonly orphanDependents: boolean | undefined;
  readonly preconditions: { readonly uid?: string; readonly resourceVersion?: string } | undefined;
  /** Whether the object is deleted as part of a collection, so that the request does not name it. */
  readonly ofCollection?: boolean;
}

export interface ListOptions {
  readonly labels: LabelSelector | undefined;
  readonly fields: readonly FieldRequirement[];
  readonly resourceVersion: string;
  readonly match: string;
  readonly limit: number;
  readonly continue: string;
  readonly timeoutSeconds: number | undefined;
  readonly bookmarks: boolean;
  /** Whether a watch begins with the current state; undefined leaves that to its resourceVersion. */
  readonly initialEvents: boolean | undefined;
}

/** The options of a write as an API object. A patch has those of the create or update that results from it. */
export function optionsObject(
  kind: 'CreateOptions' | 'UpdateOptions',
  { dryRun, fieldManager, fieldValidation }: WriteOptions,
  words: Words,
): JsonObject {
  return {
    kind,
    apiVersion: `${words.group('meta')}/v1`,
    ...(dryRun ? { dryRun: ['All'] } : {}),
    ...(fieldManager === undefined ? {} : { fieldManager }),
    ...(fieldValidation?.named === true ? { fieldValidation: fieldValidation.level } : {}),
  };
}

/** The options of a delete as an API object. */
export function deleteOptionsObject(options: DeleteOptions, words: Words): JsonObject {
  const { dryRun, gracePeriodSeconds, propagationPolicy, orphanDependents, preconditions } = options;
  return {
    kind: 'DeleteOptions',
    apiVersion: `${words.group('meta')}/v1`,
    ...(gracePeriodSeconds === undefined ? {} : { gracePeriodSeconds }),
    ...(preconditions === undefined ? {} : { preconditions: { ...preconditions } }),
    ...(orphanDependents === undefined ? {} : { orphanDependents }),
    ...(propagationPolicy === undefined ? {} : { propagationPolicy }),
    ...(dryRun ? { dryRun: ['All'] } : {}),
  };
}

const optionsFault = (kind: string, faults: readonly FieldError[], words: Words): ApiError =>
  invalid({ group: words.group('meta'), name: kind }, '', faults);

function dryRunOf(values: readonly string[], faults: FieldError[]): boolean {
  if (values.some((v) => v !== 'All')) {
    const printed = `[]string{${values.map((v) => JSON.stringify(v)).join(', ')}}`;
    faults.push({ reason: 'FieldValueNotSupported', field: 'dryRun', message: `Unsupported value: ${printed}: supported values: "All"` });
  }
  return values.length > 0;
}

/** The level of field validation that the request asks for; where it names none, what the API says, which is Warn for that of a cluster. */
function fieldValidationOf(query: URLSearchParams, profile: ServiceProfile, faults: FieldError[]): WriteOptions['fieldValidation'] {
  const given = query.get('fieldValidation') ?? '';
  if (given === '') return { level: profile === 'strict' ? 'Strict' : 'Warn', named: false };
  if (isFieldValidation(given)) return { level: given, named: true };
  faults.push(notSupported('fieldValidation', given, ['', ...FIELD_VALIDATIONS]));
  return undefined;
}

/** Write options of create, update and patch; `kind` names them in errors, as in CreateOptions. */
export function writeOptions(
  query: URLSearchParams,
  kind: 'CreateOptions' | 'UpdateOptions' | 'PatchOptions',
  applying: boolean,
  { words, enabled, service }: Pick<Environment, 'words' | 'enabled' | 'service'>,
): WriteOptions {
  const faults: FieldError[] = [];
  const fieldManager = query.get('fieldManager') ?? undefined;
  const force = query.has('force') && kind === 'PatchOptions' ? isTrue(query, 'force') : undefined;
  if (kind === 'PatchOptions') {
    if (applying && (fieldManager === undefined || fieldManager === ''))
      faults.push({ reason: 'FieldValueRequired', field: 'fieldManager', message: 'Required value: is required for apply patch' });
    if (!applying && force !== undefined) faults.push(forbiddenField('force', 'may not be specified for non-apply patch'));
  }
  if (fieldManager !== undefined) faults.push(...managerFaults(fieldManager));
  const dryRun = dryRunOf(query.getAll('dryRun'), faults);
  // Some releases refuse a wrong value of the parameter although they do not act on its right values.
  const named = enabled('FieldValidationJudged') ? fieldValidationOf(query, service.profile, faults) : undefined;
  const fieldValidation = enabled('ServerSideFieldValidation') ? named : undefined;
  if (faults.length > 0) throw optionsFault(kind, faults, words);
  const options = { dryRun, fieldManager: fieldManager === '' ? undefined : fieldManager, force };
  return fieldValidation === undefined ? options : { ...options, fieldValidation };
}

const integer = (text: string): number => {
  if (!/^[-+]?\d{1,19}$/.test(text)) throw badRequest(`strconv.ParseInt: parsing ${JSON.stringify(text)}: invalid syntax`);
  return Number(text);
};

/** List options; selectors and numbers that cannot be read are 400. */
export function listOptions(query: URLSearchParams): ListOptions {
  const labels = query.get('labelSelector');
  const fields = query.get('fieldSelector');
  const limit = query.get('limit');
  const timeout = query.get('timeoutSeconds');
  return {
    labels: labels === null || labels === '' ? undefined : parseLabelSelector(labels),
    fields: fields === null ? [] : parseFieldSelector(fields),
    resourceVersion: query.get('resourceVersion') ?? '',
    match: query.get('resourceVersionMatch') ?? '',
    limit: limit === null || limit === '' ? 0 : integer(limit),
    continue: query.get('continue') ?? '',
    timeoutSeconds: timeout === null || timeout === '' ? undefined : integer(timeout),
    bookmarks: isTrue(query, 'allowWatchBookmarks'),
    initialEvents: query.has('sendInitialEvents') ? isTrue(query, 'sendInitialEvents') : undefined,
  };
}

const MATCHES = ['Exact', 'NotOlderThan', ''];
const noMatch = (why: string): FieldError => forbiddenField('resourceVersionMatch', `resourceVersionMatch is forbidden ${why}`);

/** The rules of specification 1's list table that hold for lists and watches alike. */
function matchFaults({ match, continue: token, resourceVersion }: ListOptions): FieldError[] {
  if (match === '') return [];
  const faults: FieldError[] = [];
  if (resourceVersion === '') faults.push(noMatch('unless resourceVersion is provided'));
  if (token !== '') faults.push(noMatch('when continue is provided'));
  if (!MATCHES.includes(match)) faults.push(notSupported('resourceVersionMatch', match, MATCHES));
  if (match === 'Exact' && resourceVersion === '0')
    faults.push(forbiddenField('resourceVersionMatch', 'resourceVersionMatch "exact" is forbidden for resourceVersion "0"'));
  return faults;
}

/** Throws 422 for combinations that the list table calls invalid. */
export function checkListMatch(options: ListOptions, enabled: Enabled, metaGroup: string): void {
  const faults = matchFaults(options);
  if (options.initialEvents !== undefined && !enabled('InitialEventsUnknown'))
    faults.push(forbiddenField('sendInitialEvents', 'sendInitialEvents is forbidden for list'));
  if (faults.length > 0) throw invalid({ group: metaGroup, name: 'ListOptions' }, '', faults);
}

/**
 * The options of a watch as it follows them: one of the state from now on begins with its events where the gate WatchList is on. Throws
 * 422 for a match that a watch cannot have: it takes one only beside sendInitialEvents, and then NotOlderThan. `forced`: only the path says
 * that it is a watch, so that rules of lists hold for it.
 */
export function watchOptions(asked: ListOptions, forced: boolean, enabled: Enabled, metaGroup: string): ListOptions {
  const options = enabled('InitialEventsUnknown') ? { ...asked, initialEvents: undefined } : asked;
  if (!enabled('InitialEventsRules')) {
    checkEarlierMatch(options, metaGroup);
    return options;
  }
  if (forced) {
    checkListMatch(options, enabled, metaGroup);
    return options;
  }
  const { initialEvents, match, resourceVersion } = options;
  const ofState = initialEvents === undefined && match === '' && (resourceVersion === '' || resourceVersion === '0');
  const followed: ListOptions = ofState && enabled('WatchList') ? { ...options, initialEvents: true, match: 'NotOlderThan' } : options;
  checkMatch(followed, enabled, metaGroup);
  return followed;
}

function checkMatch({ match, initialEvents, continue: token }: ListOptions, enabled: Enabled, metaGroup: string): void {
  const faults: FieldError[] = [];
  if (initialEvents !== undefined) {
    if (match !== 'NotOlderThan')
      faults.push(forbiddenField('resourceVersionMatch', 'sendInitialEvents requires setting resourceVersionMatch to NotOlderThan'));
    if (!enabled('WatchList'))
      faults.push(
        forbiddenField('sendInitialEvents', 'sendInitialEvents is forbidden for watch unless the WatchList feature gate is enabled'),
      );
  } else if (match !== '') faults.push(noMatch('for watch unless sendInitialEvents is provided'));
  if (match !== '' && match !== 'NotOlderThan') faults.push(notSupported('resourceVersionMatch', match, ['NotOlderThan']));
  if (match !== '' && token !== '') faults.push(noMatch('when continue is provided'));
  if (faults.length > 0) throw invalid({ group: metaGroup, name: 'ListOptions' }, '', faults);
}

function checkEarlierMatch(options: ListOptions, metaGroup: string): void {
  const { match, initialEvents } = options;
  const faults: FieldError[] = [];
  if (initialEvents === undefined) {
    if (match !== '') faults.push(noMatch('for watch'), ...matchFaults(options));
  } else {
    if (match !== 'NotOlderThan')
      faults.push(forbiddenField('resourceVersionMatch', 'sendInitialEvents requires setting resourceVersionMatch to NotOlderThan'));
    if (match !== '' && match !== 'NotOlderThan') faults.push(notSupported('resourceVersionMatch', match, ['NotOlderThan']));
    if (match !== '' && options.continue !== '') faults.push(noMatch('when continue is provided'));
  }
  if (faults.length > 0) throw invalid({ group: metaGroup, name: 'ListOptions' }, '', faults);
}

/** Delete options from the query and the body; the body wins where it has content. */
export function deleteOptions(query: URLSearchParams, body: Readonly<Record<string, unknown>> | undefined, words: Words): DeleteOptions {
  const faults: FieldError[] = [];
  const grace = query.get('gracePeriodSeconds');
  const orphan = query.get('orphanDependents');
  const fromBody = body !== undefined;
  const dryRuns = fromBody ? (Array.isArray(body.dryRun) ? body.dryRun.map(String) : []) : query.getAll('dryRun');
  const policy = fromBody ? (body.propagationPolicy as string | undefined) : (query.get('propagationPolicy') ?? undefined);
  const orphanDependents = fromBody
    ? (body.orphanDependents as boolean | undefined)
    : orphan === null
      ? undefined
      : isTrue(query, 'orphanDependents');
  const gracePeriodSeconds = fromBody
    ? (body.gracePeriodSeconds as number | undefined)
    : grace === null || grace === ''
      ? undefined
      : integer(grace);
  if (orphanDependents !== undefined && policy !== undefined)
    faults.push(invalidValue('propagationPolicy', policy, 'orphanDependents and deletionPropagation cannot be both set'));
  else if (policy !== undefined && policy !== 'Orphan' && policy !== 'Background' && policy !== 'Foreground')
    faults.push(notSupported('propagationPolicy', policy, ['Background', 'Foreground', 'Orphan', 'nil']));
  const dryRun = dryRunOf(dryRuns, faults);
  if (faults.length > 0) throw optionsFault('DeleteOptions', faults, words);
  return {
    dryRun,
    gracePeriodSeconds,
    propagationPolicy: policy as DeleteOptions['propagationPolicy'],
    orphanDependents,
    preconditions: fromBody && typeof body.preconditions === 'object' && body.preconditions !== null ? body.preconditions : undefined,
  };
}
