/** Bodies of requests about objects: an object of the kind that the path names, or options of a delete. */
import { tenantOf } from '../../auth/service-account-claims.js';
import { jsonFaultsOf } from '../../codec/json-type-faults.js';
import type { StrictFaults } from '../../codec/strict-fields.js';
import type { YamlThreads } from '../../codec/yaml-threads.js';
import type { ServiceDefinition, VersionCode } from '../../model/definition/definition.js';
import type { Turn } from '../../model/definition/settled.js';
import { ApiError } from '../../model/errors.js';
import { walked } from '../../model/later-items.js';
import { type ApiObject, apiVersionOf } from '../../model/object.js';
import { expectedOf } from '../../resource/verbs/expected.js';
import { deleteOptions, type WriteOptions } from '../../resource/writes/options.js';
import { isProtobuf } from '../answers/media-types.js';
import { mediaType } from '../answers/negotiate.js';
import { sentObject, sentOptions } from '../observing/audit.js';
import { bodyTypes, decodeBody, type ExpectedBody, type Reading, readBody } from '../requests/body.js';
import { judgeFields, strictlyRead } from '../requests/field-validation.js';
import type { RequestContext, RequestState } from '../requests/state.js';

/** What bodies of a kind hold. Rejects for a kind that the catalogue does not have. */
export type KindCode = (group: string, version: string, kind: string) => Promise<ExpectedBody>;

export class ObjectBodies {
  constructor(
    private readonly service: ServiceDefinition,
    private readonly code: KindCode,
    private readonly structureOf: ExpectedBody['structureOf'],
    private readonly yaml: YamlThreads,
  ) {}

  /** What reading the body of this request needs. */
  reading(state: RequestState, turn?: Turn, strict?: StrictFaults): Reading {
    const faultOf = jsonFaultsOf(state.resource.environment.enabled);
    const warn = (texts: readonly string[]): void => void state.warnings.push(...texts);
    return { service: this.service, yaml: this.yaml, tenant: tenantOf(state.user.name), faultOf, turn, strict, warn };
  }

  /** The body as it was sent. Throws 413 where it is larger than the service allows. */
  async bytes(ctx: RequestContext): Promise<Buffer> {
    const body = await readBody(ctx.req, this.service.limits.bodyBytes);
    ctx.state.bodyBytes = body.length;
    return body;
  }

  /** Reads the body. `read` makes an object of this kind of it, with defaults, a new one each time. */
  async object(
    ctx: RequestContext,
    state: RequestState,
    options: WriteOptions,
  ): Promise<{ read: () => Promise<ApiObject>; turn: Turn | undefined }> {
    const body = await this.bytes(ctx);
    state.work.takenUp();
    const { resource, version } = state;
    const turn = resource.turnOf(body.length, apiVersionOf(version.group, version.version));
    return { read: () => this.objectOf(ctx, state, options, body, turn), turn };
  }

  private async objectOf(
    ctx: RequestContext,
    state: RequestState,
    options: WriteOptions,
    body: Buffer,
    turn: Turn | undefined,
  ): Promise<ApiObject> {
    const { resource, version } = state;
    const apiVersion = apiVersionOf(version.group, version.version);
    const expected = this.expected(state);
    if (turn !== undefined) await turn();
    const object = await this.decoded(ctx, state, options, { body, expected, turn });
    if (turn !== undefined) await turn();
    const filling = walked(turn, (later) => resource.fillDefaults(object, apiVersion, later));
    if (filling instanceof Promise) await filling;
    sentObject(state, object);
    if (turn !== undefined) await turn();
    const completed = await walked(turn, (later) => resource.forms.completed(object, apiVersion, later));
    if (turn !== undefined) await turn();
    state.times.done('decoded');
    return completed;
  }

  /** Decodes the body of a write to an object of the expected kind; the options say what becomes of fields that the kind does not have. */
  async decoded(
    ctx: RequestContext,
    state: RequestState,
    options: WriteOptions,
    { body, expected, turn }: { readonly body: Buffer; readonly expected: ExpectedBody; readonly turn?: Turn | undefined },
  ): Promise<ApiObject> {
    const strict = strictlyRead(options, state.resource.environment.service);
    const object = await decodeBody(body, ctx.req.headers['content-type'], expected, this.reading(state, turn, strict));
    if (strict !== undefined) judgeFields(state, expected, strict);
    return object;
  }

  /** What bodies of requests about the version hold. */
  private expected({ resource, version }: RequestState): ExpectedBody {
    const code = resource.forms.code(apiVersionOf(version.group, version.version));
    let expected = this.#expected.get(code);
    if (expected === undefined) {
      expected = { ...expectedOf(resource, version), structureOf: this.structureOf };
      this.#expected.set(code, expected);
    }
    return expected;
  }

  readonly #expected = new WeakMap<VersionCode, ExpectedBody>();

  async deleteOptions(ctx: RequestContext, state: RequestState): Promise<ReturnType<typeof deleteOptions>> {
    const { service } = this;
    const body = await this.bytes(ctx);
    state.work.takenUp();
    if (body.length === 0) return deleteOptions(state.info.query, undefined, state.resource.environment.words);
    const type = mediaType(ctx.req.headers['content-type']);
    if (type !== '' && type !== 'application/json' && type !== 'application/yaml' && !isProtobuf(type, service)) {
      throw new ApiError(
        415,
        'UnsupportedMediaType',
        `the body of the request was in an unknown format - accepted media types include: ${bodyTypes(service).join(', ')}`,
        null,
      );
    }
    const expected = await this.code(`meta.${service.groupDomain}`, 'v1', 'DeleteOptions');
    const options = await decodeBody(body, type, { ...expected, anyVersion: true }, this.reading(state));
    sentOptions(state, options);
    return deleteOptions(state.info.query, options, state.resource.environment.words);
  }
}
