/**
 * Metrics of requests, under the names and labels of the field. Label values come from what is served, never from clients: a request's
 * cells are found by its version and verb.
 */
import type { VersionDefinition } from '../../model/definition/definition.js';
import type { Cell, HistogramCell } from '../../observe/metrics/cells.js';
import type { Metrics } from '../../observe/metrics/metrics.js';
import type { Enabled } from '../../settings/feature-gates.js';
import type { RequestInfo } from '../requests/request-info.js';
import type { RequestContext, RequestState } from '../requests/state.js';
import { COMPONENT, type VersionsInUse } from './versions-in-use.js';

const OTHER = 'other';

/** Verbs as metrics name them. */
const VERBS: Readonly<Record<string, string>> = {
  get: 'GET',
  list: 'LIST',
  watch: 'WATCH',
  create: 'POST',
  update: 'PUT',
  patch: 'PATCH',
  delete: 'DELETE',
  deletecollection: 'DELETE',
};
const COLLECTION_VERBS: readonly string[] = ['list', 'watch', 'deletecollection'];
const READING: readonly string[] = ['get', 'list', 'watch'];
const APPLY_TYPE = 'application/apply-patch+yaml';

/** Verbs of requests whose bodies hold objects. */
const WRITING: readonly string[] = ['create', 'update', 'patch'];
/** What clients may ask to become of fields that there are not, or nothing. */
const VALIDATIONS: readonly string[] = ['', 'Ignore', 'Warn', 'Strict'];

type Scope = 'resource' | 'namespace' | 'cluster';

const scopeOf = ({ verb, namespace }: RequestInfo): Scope =>
  COLLECTION_VERBS.includes(verb) ? (namespace === '' ? 'cluster' : 'namespace') : 'resource';

function verbOf(ctx: RequestContext, { info, version, isStream, delegatedTo }: RequestState): string {
  if (info.verb === 'patch' && ctx.req.headers['content-type']?.startsWith(APPLY_TYPE) === true) return 'APPLY';
  if (delegatedTo !== undefined && isStream && info.verb !== 'watch') return 'CONNECT';
  if (isStream && info.verb !== 'watch' && version?.subresources.some((s) => s.name === info.subresource && s.kind !== version.kind))
    return 'CONNECT';
  return VERBS[info.verb] ?? OTHER;
}

/** Whether the version has the subresource. Names invented by clients are not counted, to bound the number of labels. */
export const isServed = ({ subresources }: VersionDefinition, subresource: string): boolean =>
  subresource === '' || subresources.some(({ name }) => name === subresource);

/** The values of `dryRun` as a label; only one of them has a meaning. */
function dryRunOf({ verb, query }: RequestInfo): string {
  if (READING.includes(verb) || !query.has('dryRun')) return '';
  const asked = [...new Set(query.getAll('dryRun'))];
  return asked.every((value) => value === 'All') ? 'All' : 'invalid';
}

/** The range of HTTP status codes; webhooks may return any number. */
const codeOf = (status: number): string => (status >= 100 && status < 600 ? String(status) : OTHER);

type RequestLabels = Readonly<Record<'group' | 'resource' | 'scope' | 'subresource' | 'verb' | 'version', string>>;

/** The cells of requests that ask for the same. */
class RequestCells {
  readonly #byCode = new Map<number, Cell>();
  /** Of bodies, once one has come. */
  bodies: HistogramCell | undefined;

  constructor(
    readonly labels: RequestLabels,
    readonly duration: HistogramCell,
    readonly unwaited: HistogramCell,
    readonly sizes: HistogramCell | undefined,
    private readonly counted: (code: string) => Cell,
  ) {}

  count(status: number): void {
    let cell = this.#byCode.get(status);
    if (cell === undefined) {
      cell = this.counted(codeOf(status));
      this.#byCode.set(status, cell);
    }
    cell.value += 1;
  }
}

/** The cells of one version of a resource. */
interface VersionCells {
  /** By verb, of requests in a namespace. */
  readonly inNamespace: Map<string, RequestCells>;
  /** By verb, of requests that name no namespace. */
  readonly elsewhere: Map<string, RequestCells>;
  /** Of requests that more tells apart. */
  readonly others: Map<string, RequestCells>;
}

const bodyLabels = ({ group, plural }: VersionDefinition, verb: string) => ({ group, resource: plural, verb });

export class RequestMeter {
  readonly #total;
  readonly #durations;
  readonly #sizes;
  readonly #bodies;
  readonly #unwaited;
  readonly #ofValidation;
  readonly #longRunning;
  readonly #aborts;
  readonly #terminations;
  readonly #dropped;
  readonly #reading: Cell;
  readonly #mutating: Cell;
  readonly #authentication: HistogramCell;
  readonly #waiting: HistogramCell;
  readonly #authorization: HistogramCell;
  readonly #byVersion = new WeakMap<VersionDefinition, VersionCells>();
  readonly #byPath = new Map<string, RequestCells>();
  readonly #byDelegation = new Map<string, RequestCells>();

  /** `shownPath`: the label for a path that is not a resource's; undefined if it is not counted. `enabled`: what the release shown has. */
  constructor(
    metrics: Metrics,
    private readonly shownPath: (path: string) => string | undefined,
    private readonly inUse: VersionsInUse,
    enabled: Enabled,
  ) {
    this.#total = metrics.counter('apiserver_request_total');
    this.#durations = metrics.histogram('apiserver_request_duration_seconds');
    this.#sizes = metrics.histogram('apiserver_response_sizes');
    this.#bodies = metrics.histogram('apiserver_request_body_size_bytes');
    this.#unwaited = metrics.histogram('apiserver_request_sli_duration_seconds');
    const ofValidation = metrics.histogram('field_validation_request_duration_seconds');
    const validates = { enabled: String(enabled('ServerSideFieldValidation')) };
    this.#ofValidation = new Map(VALIDATIONS.map((level) => [level, ofValidation.cell({ ...validates, field_validation: level })]));
    this.#longRunning = metrics.gauge('apiserver_longrunning_gauge');
    this.#aborts = metrics.counter('apiserver_request_aborts_total');
    this.#terminations = metrics.counter('apiserver_request_terminations_total');
    this.#dropped = metrics.counter('apiserver_dropped_requests_total');
    const inflight = metrics.gauge('apiserver_current_inflight_requests');
    this.#reading = inflight.cell({ request_kind: 'readOnly' });
    this.#mutating = inflight.cell({ request_kind: 'mutating' });
    const filters = metrics.histogram('apiserver_request_filter_duration_seconds');
    this.#authentication = filters.cell({ filter: 'authentication' });
    this.#waiting = filters.cell({ filter: 'priorityandfairness' });
    this.#authorization = filters.cell({ filter: 'authorization' });
  }

  /** A request is let in by all stages before those that answer it, at the time given, by `performance.now()`. */
  begun({ times, info, isStream }: RequestState, at: number): void {
    // An abandoned request no longer counts as waiting.
    if (times.answered > 0) return;
    times.authorized = at;
    this.#authentication.observe((times.identified - times.received) / 1000);
    this.#waiting.observe((times.dispatched - times.identified) / 1000);
    this.#authorization.observe((times.authorized - times.dispatched) / 1000);
    if (!isStream) this.#inflight(info).value += 1;
  }

  /** The answer of a request is ready, or its stream has begun. */
  answered(ctx: RequestContext, state: RequestState): void {
    const { times, info, isStream } = state;
    times.answered = performance.now();
    if (times.authorized === 0) {
      if (ctx.status === 429) this.#refused(info);
      return;
    }
    if (!isStream) this.#inflight(info).value -= 1;
    const cells = this.#cellsOf(ctx, state);
    if (cells === undefined) return;
    if (isStream || (ctx.respond === false && state.delegatedTo === undefined)) {
      this.#streams(ctx, state, cells);
      return;
    }
    if (state.gaveUp) this.#gaveUp(cells);
    const { body } = ctx;
    const took = times.answered - times.received;
    if (ctx.respond === false) this.#whenSent(ctx, state, cells);
    else if (Buffer.isBuffer(body) || typeof body === 'string') this.#done(state, cells, took, ctx.status, body.length);
    else if (body === undefined || body === null) this.#done(state, cells, took, ctx.status, 0);
    // The size of an answer in parts is known when all of it has been read.
    else this.#whenSent(ctx, state, cells);
  }

  #whenSent({ res }: RequestContext, state: RequestState, cells: RequestCells): void {
    const done = (): void => this.#done(state, cells, performance.now() - state.times.received, res.statusCode, state.sentBytes);
    if (res.closed || res.destroyed) done();
    else res.once('close', done);
  }

  #done({ times, info, version, bodyBytes }: RequestState, cells: RequestCells, ms: number, status: number, bytes: number): void {
    cells.count(status);
    cells.duration.observe(ms / 1000);
    cells.unwaited.observe((ms - (times.dispatched - times.identified)) / 1000);
    cells.sizes?.observe(bytes);
    if (version === undefined) return;
    if (bodyBytes > 0) {
      cells.bodies ??= this.#bodies.cell(bodyLabels(version, info.verb));
      cells.bodies.observe(bodyBytes);
    }
    if (WRITING.includes(info.verb)) this.#ofValidation.get(info.query.get('fieldValidation') ?? '')?.observe(ms / 1000);
  }

  #streams(ctx: RequestContext, { times }: RequestState, cells: RequestCells): void {
    const open = this.#longRunning.cell({ component: COMPONENT, ...cells.labels });
    open.add();
    const over = (): void => {
      open.add(-1);
      cells.count(ctx.res.statusCode);
      cells.duration.observe((performance.now() - times.received) / 1000);
    };
    if (ctx.res.closed || ctx.res.destroyed) over();
    else ctx.res.once('close', over);
  }

  #gaveUp({ labels }: RequestCells): void {
    this.#aborts.add(labels);
    this.#terminations.add({ component: COMPONENT, code: '504', ...labels });
  }

  #refused(info: RequestInfo): void {
    this.#dropped.add({ request_kind: READING.includes(info.verb) ? 'readOnly' : 'mutating' });
  }

  #inflight({ verb }: RequestInfo): Cell {
    return READING.includes(verb) ? this.#reading : this.#mutating;
  }

  #cellsOf(ctx: RequestContext, state: RequestState): RequestCells | undefined {
    const { info, version, delegatedTo } = state;
    if (delegatedTo !== undefined) return this.#ofDelegation(ctx, state, delegatedTo);
    if (version === undefined) return info.resourceRequest ? undefined : this.#ofPath(info);
    if (!isServed(version, info.subresource)) return undefined;
    let known = this.#byVersion.get(version);
    if (known === undefined) {
      known = { inNamespace: new Map(), elsewhere: new Map(), others: new Map() };
      this.#byVersion.set(version, known);
      this.inUse.used(version);
    }
    const dryRun = dryRunOf(info);
    // Most requests are told apart by their verb alone.
    const plain = info.subresource === '' && dryRun === '' && info.verb !== 'patch';
    if (plain) return this.#kept(info.namespace === '' ? known.elsewhere : known.inNamespace, info.verb, ctx, state, dryRun);
    return this.#kept(known.others, `${verbOf(ctx, state)} ${scopeOf(info)} ${info.subresource} ${dryRun}`, ctx, state, dryRun);
  }

  #kept(known: Map<string, RequestCells>, key: string, ctx: RequestContext, state: RequestState, dryRun: string): RequestCells {
    let cells = known.get(key);
    if (cells === undefined) {
      const { info, version } = state;
      const { group, version: name, plural: resource } = version;
      const labels = { group, version: name, resource, subresource: info.subresource, scope: scopeOf(info), verb: verbOf(ctx, state) };
      cells = this.#newCells(labels, dryRun);
      known.set(key, cells);
    }
    return cells;
  }

  /** Requests that another server answers. Their resources are not known here, so they share cells, and their bytes are not counted. */
  #ofDelegation(ctx: RequestContext, state: RequestState, { group, version }: NonNullable<RequestState['delegatedTo']>): RequestCells {
    const { info } = state;
    const [verb, dryRun] = [verbOf(ctx, state), dryRunOf(info)];
    const [resource, scope] = info.resourceRequest ? [OTHER, scopeOf(info)] : ['', ''];
    const key = `${group} ${version} ${verb} ${scope} ${dryRun}`;
    let cells = this.#byDelegation.get(key);
    if (cells === undefined) {
      cells = this.#newCells({ group, version, resource, subresource: '', scope, verb }, dryRun, false);
      this.#byDelegation.set(key, cells);
    }
    return cells;
  }

  /** Documents and health checks, by path; other paths are not counted. */
  #ofPath({ path, verb }: RequestInfo): RequestCells | undefined {
    const subresource = this.shownPath(path);
    if (subresource === undefined) return undefined;
    const shown = VERBS[verb] ?? (verb === 'post' ? 'POST' : OTHER);
    const key = `${shown} ${subresource}`;
    const cells =
      this.#byPath.get(key) ?? this.#newCells({ group: '', version: '', resource: '', subresource, scope: '', verb: shown }, '');
    this.#byPath.set(key, cells);
    return cells;
  }

  #newCells(labels: RequestLabels, dryRun: string, measuresSizes = ['GET', 'LIST'].includes(labels.verb)): RequestCells {
    const all = { component: COMPONENT, dry_run: dryRun, ...labels };
    const sizes = measuresSizes ? this.#sizes.cell({ component: COMPONENT, ...labels }) : undefined;
    return new RequestCells(labels, this.#durations.cell(all), this.#unwaited.cell({ component: COMPONENT, ...labels }), sizes, (code) =>
      this.#total.cell({ code, ...all }),
    );
  }
}
