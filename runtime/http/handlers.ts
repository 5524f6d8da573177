/** Resource requests: each verb from negotiated form to answer. One function a verb; errors are thrown, never rendered here. */
import type { Context, Middleware } from 'koa';
import { managerOf } from '../apply/index.js';
import type { Authorizer } from '../auth/contract.js';
import type { YamlThread } from '../codec/yaml-thread.js';
import type { ProtobufCodec, VersionDefinition } from '../model/definition.js';
import { ApiError, badRequest, methodNotAllowed, notFound, pathNotFound } from '../model/errors.js';
import { isObject } from '../model/json.js';
import { type ApiObject, apiVersionOf } from '../model/object.js';
import { isTrue } from '../model/query.js';
import { type Turn, whenThere } from '../model/settled.js';
import { create } from '../resource/create.js';
import { remove } from '../resource/delete.js';
import type { Caller } from '../resource/environment.js';
import type { Item } from '../resource/item.js';
import { list, reach, revisionOf } from '../resource/list.js';
import { checkName } from '../resource/metadata.js';
import { deleteOptions, listOptions, writeOptions } from '../resource/options.js';
import type { Presentation } from '../resource/presentation.js';
import type { Resource } from '../resource/resource.js';
import { withSelfLink } from '../resource/self-links.js';
import { type Updated, update } from '../resource/update.js';
import { checkedShape, sendParts } from './answers.js';
import { sentConfig, sentObject, sentOptions, sentPatch } from './audit.js';
import { bodyTypes, decodeBody, type Expected, type Reading, readBody } from './body.js';
import { connectOptions } from './connect-options.js';
import { isProtobuf } from './media-types.js';
import { type Accepted, mediaType, negotiate, noSuchStream } from './negotiate.js';
import { applyOf, isApply, type PatchType, patchOf, patchTypeOf, readConfig, untracked } from './patches.js';
import { presentationOf } from './presentations.js';
import { refusalOf } from './refusal.js';
import type { Renderer } from './render.js';
import type { RequestInfo } from './request-info.js';
import type { RequestState } from './state.js';
import { admitConnection, createAdmission, type Subresources, subresourceChange } from './subresources.js';
import { writeWarnings } from './warnings.js';
import { streamWatch } from './watch-stream.js';

export class ResourceHandlers {
  private readonly reading: Reading;

  constructor(
    private readonly renderer: Renderer,
    private readonly subresources: Subresources,
    private readonly code: (group: string, version: string, kind: string) => Promise<Expected>,
    private readonly structureOf: Expected['structureOf'],
    private readonly authorizer: Authorizer,
    yaml: YamlThread,
  ) {
    this.reading = { service: renderer.service, yaml };
  }

  /** The handler of a verb, as route tables mount it. */
  serve(verb: string, subresource = ''): Middleware {
    const run = this.handlerOf(verb, subresource);
    return (ctx) => run(ctx, ctx.state as RequestState);
  }

  private handlerOf(verb: string, subresource: string): (ctx: Context, state: RequestState) => Promise<void> {
    if (subresource !== '') return (ctx, state) => this.through(ctx, state, verb, subresource);
    switch (verb) {
      case 'get':
        return (ctx, state) => this.get(ctx, state);
      case 'list':
        return (ctx, state) => this.list(ctx, state);
      case 'create':
        return (ctx, state) => this.create(ctx, state);
      case 'update':
        return (ctx, state) => this.update(ctx, state, '');
      case 'patch':
        return (ctx, state) => this.patch(ctx, state, '');
      case 'delete':
        return (ctx, state) => this.delete(ctx, state);
      case 'deletecollection':
        return (ctx, state) => this.deleteCollection(ctx, state);
      default:
        throw new Error(`no handler for verb ${verb}`);
    }
  }

  private accepted(ctx: Context, { version, info }: RequestState): Accepted {
    const typed = version.untyped !== true;
    // Tables are of whole objects, where columns are the kind's own and not its definition's.
    const transforms = typed && info.subresource !== '' ? 'metadata' : 'all';
    return negotiate(ctx.req.headers.accept, this.renderer.offer(typed, transforms));
  }

  private async converted(items: readonly Item[], { resource, version }: RequestState): Promise<void> {
    await resource.forms.prepare(items, apiVersionOf(version.group, version.version));
  }

  /** The item as it is shown, once others have converted it where they do. */
  private shown(presentation: Presentation, item: Item, { resource, version }: RequestState): Buffer | Promise<Buffer> {
    if (resource.definition.conversion === undefined) return presentation.one(item);
    return whenThere(resource.forms.prepare([item], apiVersionOf(version.group, version.version), 0), () => presentation.one(item));
  }

  private caller(ctx: Context, state: RequestState): Caller {
    return {
      user: state.user,
      version: state.version,
      userAgent: ctx.req.headers['user-agent'] ?? '',
      warn: (text) => state.warnings.push(text),
      annotate: (key, value, detailed) => state.audit?.annotate(key, value, detailed),
      reached: (step) => state.times.done(step),
    };
  }

  private present(ctx: Context, state: RequestState, accepted: Accepted): Presentation | Promise<Presentation> {
    return presentationOf(ctx, state, accepted, (kind) => this.#codecs.get(kind) ?? this.#codecOf(kind));
  }

  /** Protobuf codecs of the machinery's own kinds, once they are loaded. */
  readonly #codecs = new Map<string, ProtobufCodec>();

  async #codecOf(kind: string): Promise<ProtobufCodec | undefined> {
    const { code } = await this.code(`meta.${this.renderer.service.groupDomain}`, 'v1', kind);
    const codec = await code.protobuf();
    if (codec !== undefined) this.#codecs.set(kind, codec);
    return codec;
  }

  private send(ctx: Context, status: number, accepted: Accepted, bytes: Buffer): void {
    ctx.status = status;
    ctx.set('Content-Type', accepted.contentType);
    ctx.body = bytes;
  }

  private async get(ctx: Context, state: RequestState): Promise<void> {
    const accepted = checkedShape(this.accepted(ctx, state), state, 'one');
    const presentation = await this.present(ctx, state, accepted);
    const { resource, info } = state;
    if (isTrue(info.query, 'export')) throw badRequest('the export parameter, deprecated since v1.14, is no longer supported');
    const wanted = info.query.get('resourceVersion') ?? '';
    if (wanted !== '' && wanted !== '0') await reach(resource, revisionOf(wanted));
    const item = await this.found(state, wanted === '');
    this.send(ctx, 200, accepted, await this.shown(presentation, item, state));
  }

  /** The object at the newest revision, or (not `newest`) at what the cache shows. */
  private found({ resource, version, info: { namespace, name } }: RequestState, newest: boolean): Item | Promise<Item> {
    return whenThere(!newest || resource.settled(), (reached) => {
      if (reached) return resource.get(version, namespace, name).item;
      return this.readFromEngine(resource, version, namespace, name);
    });
  }

  private async readFromEngine(resource: Resource, version: VersionDefinition, namespace: string, name: string): Promise<Item> {
    const { entry } = await resource.environment.engine.get(resource.key(namespace, name));
    if (entry === undefined) throw notFound(resource.about(version), name);
    return resource.itemOf(entry);
  }

  private async list(ctx: Context, state: RequestState): Promise<void> {
    const { resource, version, info } = state;
    const watching = info.verb === 'watch';
    const asked = this.accepted(ctx, state);
    if (watching && asked.encoding === 'yaml') throw noSuchStream(this.renderer);
    const accepted = watching ? asked : checkedShape(asked, state, 'many');
    const presentation = await this.present(ctx, state, accepted);
    const options = listOptions(info.query);
    const named =
      info.watchPath && info.name !== ''
        ? { ...options, fields: [...options.fields, { label: 'metadata.name', equal: true, value: info.name }] }
        : options;
    if (watching) {
      writeWarnings(ctx, state);
      await streamWatch(ctx, { resource, version, namespace: info.namespace, options: named, presentation }, accepted);
    } else {
      const turn = resource.environment.pace.begin();
      const page = await list(resource, version, info.namespace, options, turn);
      if (resource.definition.conversion !== undefined) await this.converted(page.items, state);
      await sendParts(ctx, accepted, presentation.list(page), turn);
    }
  }

  private async create(ctx: Context, state: RequestState): Promise<void> {
    const { resource, info } = state;
    const virtual = this.subresources.find(resource, '');
    // What an operation answers has no rows.
    const form =
      virtual === undefined ? this.accepted(ctx, state) : negotiate(ctx.req.headers.accept, this.renderer.offer(true, 'metadata'));
    const accepted = checkedShape(form, state, 'one');
    const presentation = await this.present(ctx, state, accepted);
    const options = writeOptions(info.query, 'CreateOptions', false, state.resource.environment.words);
    const { read, turn } = await this.readObject(ctx, state);
    const object = await read();
    const caller = this.caller(ctx, state);
    if (virtual !== undefined) {
      const owned = await resource.tracked({
        live: undefined,
        updated: object,
        manager: managerOf(options.fieldManager, caller.userAgent),
        apiVersion: apiVersionOf(state.version.group, state.version.version),
        ignored: [],
      });
      const { admit, validate } = createAdmission(state, caller, '', state.version.kind);
      const answer = await virtual({
        ctx,
        resource,
        caller,
        verb: 'create',
        namespace: info.namespace,
        name: '',
        subresource: '',
        body: () => admit(owned),
        validate,
        change: async () => ({ options, of: () => owned }),
      });
      if (answer !== undefined) await this.renderer.object(ctx, answer.status, answer.object, accepted);
      return;
    }
    const manager = managerOf(options.fieldManager, caller.userAgent);
    const item = await create(resource, { caller, namespace: info.namespace, object, options, manager, turn });
    this.send(ctx, 201, accepted, await this.shown(presentation, item, state));
  }

  /** Reads the body. `read` makes an object of this kind of it, with defaults, a new one each time. */
  private async readObject(ctx: Context, state: RequestState): Promise<{ read: () => Promise<ApiObject>; turn: Turn | undefined }> {
    const body = await readBody(ctx.req, this.renderer.service.limits.bodyBytes);
    const turn = state.resource.environment.pace.ofObject(body.length);
    return { read: () => this.objectOf(ctx, state, body, turn), turn };
  }

  private async objectOf(ctx: Context, state: RequestState, body: Buffer, turn: Turn | undefined): Promise<ApiObject> {
    const { resource, version } = state;
    const apiVersion = apiVersionOf(version.group, version.version);
    const code = resource.forms.code(apiVersion);
    const expected = expectedOf(version, code, this.structureOf);
    const object = await decodeBody(body, ctx.req.headers['content-type'], expected, { ...this.reading, turn });
    if (turn !== undefined) await turn();
    resource.fillDefaults(object, apiVersion);
    sentObject(state, object);
    const canonical = resource.forms.canonical(object, apiVersion);
    if (turn !== undefined) await turn();
    state.times.done('decoded');
    return canonical;
  }

  private async update(ctx: Context, state: RequestState, subresource: string): Promise<void> {
    const { resource, info } = state;
    const accepted = checkedShape(this.accepted(ctx, state), state, 'one');
    const presentation = await this.present(ctx, state, accepted);
    const options = writeOptions(info.query, 'UpdateOptions', false, state.resource.environment.words);
    const { read, turn } = await this.readObject(ctx, state);
    let first: ApiObject | undefined = await read();
    checkName(first, info.name);
    const caller = this.caller(ctx, state);
    const { item, created } = await update(resource, {
      caller,
      namespace: info.namespace,
      name: info.name,
      subresource,
      options,
      manager: managerOf(options.fieldManager, caller.userAgent),
      replaces: true,
      turn,
      checkCreate: () => this.checkCreate(state),
      // A replace may lose a race and run again, with an object of its own.
      change: () => {
        const object = first ?? read();
        first = undefined;
        return object;
      },
      rebuilds: true,
    });
    this.send(ctx, created ? 201 : 200, accepted, await this.shown(presentation, item, state));
  }

  private async patch(ctx: Context, state: RequestState, subresource: string): Promise<void> {
    const { resource, version, info } = state;
    const type = this.patchType(ctx, state);
    const accepted = checkedShape(this.accepted(ctx, state), state, 'one');
    const presentation = await this.present(ctx, state, accepted);
    const options = writeOptions(info.query, 'PatchOptions', isApply(type), state.resource.environment.words);
    const { limits } = this.renderer.service;
    const body = await readBody(ctx.req, limits.bodyBytes);
    const caller = this.caller(ctx, state);
    const manager = managerOf(options.fieldManager, caller.userAgent);
    const apiVersion = apiVersionOf(version.group, version.version);
    const code = resource.forms.code(apiVersion);
    const expected = expectedOf(version, code, this.structureOf);
    const complete = (object: ApiObject): ApiObject => {
      resource.fillDefaults(object, apiVersion);
      return resource.forms.canonical(object, apiVersion);
    };
    const turn = resource.environment.pace.ofObject(body.length);
    const request = {
      caller,
      namespace: info.namespace,
      name: info.name,
      subresource,
      options,
      manager,
      replaces: false,
      rebuilds: true,
      turn,
      checkCreate: () => this.checkCreate(state),
    };
    let updated: Updated;
    if (isApply(type)) {
      const { fieldManager: fields } = resource;
      const applying = {
        fields,
        expected,
        name: info.name,
        manager,
        force: options.force === true,
        ignored: resource.ignoredBy(caller.version, subresource),
        unowned: resource.unownedBy(subresource),
        complete,
        turn,
      };
      const config = await readConfig(body, this.reading);
      sentConfig(state, config);
      updated = await update(resource, { ...request, owned: true, creates: subresource === '', change: applyOf(config, applying) });
    } else {
      sentPatch(state, body, limits.depth);
      const patched = patchOf(type, body, expected, info.name, limits);
      updated = await update(resource, { ...request, change: (live) => complete(patched(live ?? { metadata: {} })) });
    }
    this.send(ctx, updated.created ? 201 : 200, accepted, await this.shown(presentation, updated.item, state));
  }

  private patchType(ctx: Context, { resource, version }: RequestState): PatchType {
    return patchTypeOf(ctx.req.headers['content-type'], resource.environment.enabled('ServerSideApply'), version.untyped);
  }

  /** Whoever makes an object by replacing or applying what is not there needs the permission to create it, too. */
  private async checkCreate({ user, info }: RequestState): Promise<void> {
    const attributes = { user, ...info, verb: 'create' };
    const decision = await this.authorizer.authorize(attributes);
    if (decision.decision !== 'allow') throw refusalOf(attributes, decision);
  }

  private async readDeleteOptions(ctx: Context, state: RequestState): Promise<ReturnType<typeof deleteOptions>> {
    const { service } = this.renderer;
    const body = await readBody(ctx.req, service.limits.bodyBytes);
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
    const options = await decodeBody(body, type, { ...expected, anyVersion: true }, this.reading);
    sentOptions(state, options);
    return deleteOptions(state.info.query, options as unknown as Record<string, unknown>, state.resource.environment.words);
  }

  private async delete(ctx: Context, state: RequestState): Promise<void> {
    const { resource, version, info } = state;
    const accepted = this.accepted(ctx, state);
    await resource.ready(version, accepted.encoding === 'protobuf');
    const options = await this.readDeleteOptions(ctx, state);
    const { item, gone } = await remove(resource, this.caller(ctx, state), info.namespace, info.name, options);
    // Whoever wants the dependents gone is told that this is still to be done.
    const status = !gone && options.orphanDependents === false ? 202 : 200;
    const showsRest = !gone && resource.strategy.deletionTellsStatus !== true;
    if (item !== undefined && (showsRest || resource.definition.writes.deleteReturnsObject)) {
      const presentation = await this.present(ctx, state, checkedShape(accepted, state, 'one'));
      this.send(ctx, status, accepted, await this.shown(presentation, item, state));
      return;
    }
    const uid = item?.parse().metadata.uid;
    const details = {
      name: info.name,
      ...(version.group === '' ? {} : { group: version.group }),
      kind: version.plural,
      ...(uid === undefined ? {} : { uid }),
    };
    const plain = { ...accepted, transform: 'none' as const, contentType: accepted.contentType.split(';')[0] ?? accepted.contentType };
    await this.renderer.object(ctx, status, { kind: 'Status', apiVersion: 'v1', metadata: {}, status: 'Success', details }, plain);
  }

  private async deleteCollection(ctx: Context, state: RequestState): Promise<void> {
    const { resource, version, info } = state;
    const accepted = checkedShape(this.accepted(ctx, state), state, 'many');
    const presentation = await this.present(ctx, state, accepted);
    const selection = listOptions(info.query);
    const options = { ...(await this.readDeleteOptions(ctx, state)), ofCollection: true };
    const turn = resource.environment.pace.begin();
    const page = await list(resource, version, info.namespace, selection, turn);
    const caller = this.caller(ctx, state);
    for (const item of page.items) {
      await turn();
      try {
        await remove(resource, caller, item.namespace, item.name, options);
      } catch (error) {
        // Somebody else was faster: what is gone is as deleted as it can be.
        if (!(error instanceof ApiError) || error.code !== 404) throw error;
      }
    }
    if (resource.definition.conversion !== undefined) await this.converted(page.items, state);
    await sendParts(ctx, accepted, presentation.list(page), turn);
  }

  /** Subresources: views of the object, or operations of the kind's own. */
  private async through(ctx: Context, state: RequestState, verb: string, subresource: string): Promise<void> {
    const { resource, version, info } = state;
    await resource.ready(version);
    const handler = this.subresources.find(resource, subresource);
    if (handler !== undefined) {
      const definition = version.subresources.find((s) => s.name === subresource);
      if (definition === undefined) throw pathNotFound();
      const accepted = definition.connects === true ? undefined : this.accepted(ctx, state);
      const expected = await this.code(definition.group, definition.version, definition.kind);
      const { service } = this.renderer;
      const body = async (): Promise<ApiObject> => {
        const bytes = await readBody(ctx.req, service.limits.bodyBytes);
        const object = await decodeBody(bytes, ctx.req.headers['content-type'], expected, this.reading);
        expected.code.applyDefaults(object);
        sentObject(state, object);
        return object;
      };
      const caller = this.caller(ctx, state);
      // Logs are read, and nothing is connected to.
      if (definition.connects === true && definition.kind !== version.kind) {
        const { group, version: of, kind } = definition;
        const options = connectOptions(info, expected.code.structure, kind, apiVersionOf(group, of));
        await admitConnection(state, caller, definition, options);
      }
      const answer = await handler({
        ctx,
        resource,
        caller,
        verb,
        namespace: info.namespace,
        name: info.name,
        subresource,
        body: async () => createAdmission(state, caller, subresource, definition.kind).admit(owned(await body(), expected, caller, info)),
        validate: (object) => createAdmission(state, caller, subresource, definition.kind).validate(object),
        change: () => subresourceChange({ ctx, state, verb, expected, body, reading: this.reading }),
      });
      if (answer !== undefined)
        await this.renderer.object(ctx, answer.status, linked(answer.object, state), accepted ?? this.accepted(ctx, state));
      return;
    }
    if (verb === 'get') return this.get(ctx, state);
    if (verb === 'update') return this.update(ctx, state, subresource);
    if (verb === 'patch') return this.patch(ctx, state, subresource);
    throw methodNotAllowed();
  }
}

/** What an operation answers, with the path that was asked for where objects show theirs. */
function linked(answer: unknown, { resource, info }: RequestState): unknown {
  if (resource.environment.enabled('RemoveSelfLink') || !isObject(answer) || !isObject(answer.metadata) || !answer.metadata.name)
    return answer;
  return { ...answer, metadata: withSelfLink(answer.metadata, info.path) };
}

/** What bodies of requests about a version hold. */
const expectedOf = (
  { group, version, kind, untyped }: VersionDefinition,
  code: Expected['code'],
  structureOf: Expected['structureOf'],
): Expected => ({ group, version, kind, code, structureOf, ...(untyped === undefined ? {} : { untyped }) });

/** What a create through a subresource sent, as its manager owns it; nothing of it is stored. */
function owned(updated: ApiObject, expected: Expected, { userAgent }: Caller, { query }: RequestInfo): ApiObject {
  const manager = managerOf(query.get('fieldManager') ?? undefined, userAgent);
  const apiVersion = apiVersionOf(expected.group, expected.version);
  return untracked(expected).trackUpdate({ live: undefined, updated, manager, apiVersion, ignored: [] });
}
