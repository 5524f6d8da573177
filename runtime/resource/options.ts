/** Query options of writes and lists, read and checked (specification 1, "Query parameters"). */
import { managerFaults } from '../apply/index.js';
import { type ApiError, badRequest, type FieldError, forbiddenField, invalid, invalidValue, notSupported } from '../model/errors.js';
import { isTrue } from '../model/query.js';
import { group } from '../model/words.js';
import { type FieldRequirement, type LabelSelector, parseFieldSelector, parseLabelSelector } from './selectors.js';

export interface WriteOptions {
  readonly dryRun: boolean;
  /** Undefined: the request names none. */
  readonly fieldManager: string | undefined;
  readonly force: boolean | undefined;
}

export interface DeleteOptions {
  readonly dryRun: boolean;
  readonly gracePeriodSeconds: number | undefined;
  readonly propagationPolicy: 'Orphan' | 'Background' | 'Foreground' | undefined;
  readonly orphanDependents: boolean | undefined;
  readonly preconditions: { readonly uid?: string; readonly resourceVersion?: string } | undefined;
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
}

const optionsFault = (kind: string, faults: readonly FieldError[]): ApiError => invalid({ group: group('meta'), name: kind }, '', faults);

function dryRunOf(values: readonly string[], faults: FieldError[]): boolean {
  if (values.some((v) => v !== 'All')) {
    const printed = `[]string{${values.map((v) => JSON.stringify(v)).join(', ')}}`;
    faults.push({ reason: 'FieldValueNotSupported', field: 'dryRun', message: `Unsupported value: ${printed}: supported values: "All"` });
  }
  return values.length > 0;
}

/** Write options of create, update and patch; `kind` names them in errors, as in CreateOptions. */
export function writeOptions(
  query: URLSearchParams,
  kind: 'CreateOptions' | 'UpdateOptions' | 'PatchOptions',
  applying: boolean,
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
  if (faults.length > 0) throw optionsFault(kind, faults);
  return { dryRun, fieldManager: fieldManager === '' ? undefined : fieldManager, force };
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
  };
}

/** Delete options from the query and the body; the body wins where it has content. */
export function deleteOptions(query: URLSearchParams, body: Readonly<Record<string, unknown>> | undefined): DeleteOptions {
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
  if (faults.length > 0) throw optionsFault('DeleteOptions', faults);
  return {
    dryRun,
    gracePeriodSeconds,
    propagationPolicy: policy as DeleteOptions['propagationPolicy'],
    orphanDependents,
    preconditions: fromBody && typeof body.preconditions === 'object' && body.preconditions !== null ? body.preconditions : undefined,
  };
}
