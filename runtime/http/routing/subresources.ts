/** Handlers of subresources that are more than views of their object: what they are given, and how their bodies are read. */
import { managerOf } from '../../apply/index.js';
import { whenThere } from '../../model/definition/settled.js';
import { type ApiObject, apiVersionOf } from '../../model/object.js';
import type { Caller } from '../../resource/environment.js';
import type { Resource } from '../../resource/resource.js';
import { applying, untracked } from '../../resource/verbs/apply.js';
import type { Expected } from '../../resource/verbs/expected.js';
import { patching } from '../../resource/verbs/patch.js';
import { type WriteOptions, writeOptions } from '../../resource/writes/options.js';
import { sentConfig, sentPatch } from '../observing/audit.js';
import { type Reading, readBody } from '../requests/body.js';
import { strictlyRead } from '../requests/field-validation.js';
import { patchTypeOf, readConfig, readPatch } from '../requests/patches.js';
import type { RequestContext, RequestState } from '../requests/state.js';

export interface Subresources {
  /** The handler of a subresource that is more than a view of the object; undefined where the kind has none. */
  find(resource: Resource, subresource: string): SubresourceHandler | undefined;
}

/** Answers a subresource request; what it returns is sent as a catalogue object. */
export type SubresourceHandler = (
  request: SubresourceRequest,
) => Promise<{ readonly status: number; readonly object: unknown } | undefined>;

export interface SubresourceRequest {
  readonly ctx: RequestContext;
  readonly resource: Resource;
  readonly caller: Caller;
  readonly verb: string;
  readonly namespace: string;
  readonly name: string;
  readonly subresource: string;
  /** Reads the body of a create as the subresource's kind, after mutating admission. */
  body(): Promise<ApiObject>;
  /** Runs validating admission over what a create sent. Handlers call it after their own checks. */
  validate(object: ApiObject): Promise<void>;
  /** Reads the body of an update or a patch. */
  change(): Promise<SubresourceChange>;
}

interface SubresourceChange {
  readonly options: WriteOptions;
  /** Applies the request to an object of the subresource's kind. */
  of(view: ApiObject): ApiObject | Promise<ApiObject>;
}

interface ChangeRequest {
  readonly ctx: RequestContext;
  readonly state: RequestState;
  readonly verb: string;
  /** The subresource's kind. */
  readonly expected: Expected;
  readonly reading: Reading;
  /** Reads the body of an update. */
  body(): Promise<ApiObject>;
}

/**
 * Reads an update or a patch of a subresource whose kind is not the object's, with its options. What it makes of an object has entries of
 * those who own its fields, where the object given has any.
 */
export async function subresourceChange({ ctx, state, verb, expected, reading, body }: ChangeRequest): Promise<SubresourceChange> {
  const { info, resource } = state;
  const { subresource } = info;
  const fields = untracked(expected, resource.environment);
  const tracked = (live: ApiObject, updated: ApiObject, { fieldManager }: WriteOptions): ApiObject => {
    const apiVersion = apiVersionOf(expected.group, expected.version);
    const manager = managerOf(fieldManager, ctx.get('user-agent'));
    return fields.trackUpdate({ live, updated, manager, apiVersion, subresource, ignored: [['status']] });
  };
  const { limits } = reading.service;
  if (verb !== 'patch') {
    const options = writeOptions(info.query, 'UpdateOptions', false, resource.environment);
    const object = await body();
    return { options, of: (view) => tracked(view, structuredClone(object), options) };
  }
  const type = patchTypeOf(ctx.req.headers['content-type'], resource.environment.enabled('ServerSideApply'), state.version.untyped);
  const options = writeOptions(info.query, 'PatchOptions', type === 'apply', resource.environment);
  const bytes = await readBody(ctx.req, limits.bodyBytes);
  state.work.takenUp();
  const strict = strictlyRead(options, reading.service);
  const turn = resource.environment.pace.ofObject(bytes.length);
  if (type !== 'apply') {
    sentPatch(state, bytes, limits.depth);
    const patched = patching(await readPatch(type, bytes, { ...reading, strict, turn }), {
      expected,
      name: info.name,
      environment: resource.environment,
    });
    const told = (view: ApiObject, object: ApiObject): ApiObject => {
      if (strict !== undefined) state.warnings.push(...strict.warnings);
      return tracked(view, object, options);
    };
    return { options, of: (view) => whenThere(patched(view, resource.environment.pace.begin()), (object) => told(view, object)) };
  }
  const config = await readConfig(bytes, { ...reading, strict, turn });
  if (strict !== undefined) state.warnings.push(...strict.warnings);
  sentConfig(state, config);
  const of = applying(config, {
    fields,
    expected,
    name: info.name,
    manager: options.fieldManager ?? '',
    force: options.force === true,
    subresource,
    ignored: [['status']],
    complete: (object) => object,
  });
  return { options, of };
}
