/** Requests that write an object: create, update, and patches of each type. */

import { managerOf } from '../../apply/index.js';
import type { Authorizer } from '../../auth/contract.js';
import { apiVersionOf } from '../../model/object.js';
import type { Presentation } from '../../resource/presentations/presentation.js';
import type { Resource } from '../../resource/resource.js';
import { apply } from '../../resource/verbs/apply.js';
import { createAdmission } from '../../resource/verbs/operation.js';
import { type Patch, patch } from '../../resource/verbs/patch.js';
import type { ObjectRequest } from '../../resource/verbs/request.js';
import { replace } from '../../resource/verbs/update.js';
import { create } from '../../resource/writes/create.js';
import { dropDisabledFields } from '../../resource/writes/disabled-fields.js';
import { dropSystemMetadata } from '../../resource/writes/metadata.js';
import { type WriteOptions, writeOptions } from '../../resource/writes/options.js';
import type { Updated } from '../../resource/writes/update.js';
import { checkedShape } from '../answers/answers.js';
import { type Accepted, negotiate } from '../answers/negotiate.js';
import { allowed } from '../answers/refusal.js';
import { sentConfig, sentPatch } from '../observing/audit.js';
import { inNamespace } from '../requests/body-namespace.js';
import { callerOf } from '../requests/caller.js';
import { strictlyRead } from '../requests/field-validation.js';
import { patchTypeOf, readConfig, readPatch } from '../requests/patches.js';
import type { RequestContext, RequestState } from '../requests/state.js';
import type { Subresources } from '../routing/subresources.js';
import { type ObjectAnswers, send } from './object-answers.js';
import type { ObjectBodies } from './object-bodies.js';

export class WriteRequests {
  constructor(
    private readonly answers: ObjectAnswers,
    private readonly bodies: ObjectBodies,
    private readonly subresources: Subresources,
    private readonly authorizer: Authorizer,
  ) {}

  async create(ctx: RequestContext, state: RequestState): Promise<void> {
    const { resource, info } = state;
    const virtual = this.subresources.find(resource, '');
    // Rows of tables show objects of the resource, and the answer of an operation is none.
    const form =
      virtual === undefined
        ? this.answers.accepted(ctx, state)
        : negotiate(ctx.req.headers.accept, this.answers.renderer.offer(true, 'metadata'));
    const accepted = checkedShape(form, state, 'one');
    const presentation = await this.answers.present(ctx, state, accepted);
    const options = writeOptions(info.query, 'CreateOptions', false, state.resource.environment);
    const { read, turn } = await this.bodies.object(ctx, state, options);
    const object = await read();
    const caller = callerOf(ctx, state);
    if (virtual !== undefined) {
      const { enabled } = resource.environment;
      if (enabled('NamespaceOfRequest')) inNamespace(object, info.namespace);
      if (enabled('NoSystemMetadataOwned')) dropSystemMetadata(object);
      const { group, version } = state.version;
      dropDisabledFields(
        resource.forms.code(apiVersionOf(group, version)).structure,
        object,
        undefined,
        resource.environment.enabledByName,
      );
      const owned = await resource.tracked({
        live: undefined,
        updated: object,
        manager: managerOf(options.fieldManager, caller.userAgent),
        apiVersion: apiVersionOf(group, version),
        ignored: [],
      });
      const { namespace, name } = info;
      const operation = { caller, kind: state.version.kind, namespace, name, subresource: '' };
      const { admit, validate } = createAdmission(resource, operation, options);
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
      if (answer !== undefined) await this.answers.renderer.object(ctx, answer.status, answer.object, accepted);
      return;
    }
    const item = await create(resource, { caller, namespace: info.namespace, object, options, turn });
    if (turn !== undefined) await turn();
    send(ctx, 201, accepted, await this.answers.shown(presentation, item, state));
  }

  async update(ctx: RequestContext, state: RequestState, subresource: string): Promise<void> {
    const accepted = checkedShape(this.answers.accepted(ctx, state), state, 'one');
    const presentation = await this.answers.present(ctx, state, accepted);
    const options = writeOptions(state.info.query, 'UpdateOptions', false, state.resource.environment);
    const { read, turn } = await this.bodies.object(ctx, state, options);
    const updated = await replace(state.resource, this.request(ctx, state, subresource, options, turn), read);
    if (turn !== undefined) await turn();
    await this.answer(ctx, state, accepted, presentation, updated);
  }

  async patch(ctx: RequestContext, state: RequestState, subresource: string): Promise<void> {
    const { resource, version, info } = state;
    const { enabled } = resource.environment;
    const type = patchTypeOf(ctx.req.headers['content-type'], enabled('ServerSideApply'), version.untyped);
    const accepted = checkedShape(this.answers.accepted(ctx, state), state, 'one');
    const presentation = await this.answers.present(ctx, state, accepted);
    const options = writeOptions(info.query, 'PatchOptions', type === 'apply', resource.environment);
    const strict = strictlyRead(options, resource.environment.service);
    const reading = this.bodies.reading(state, undefined, strict);
    const { depth } = reading.service.limits;
    const body = await this.bodies.bytes(ctx);
    state.work.takenUp();
    const turn = resource.turnOf(body.length, apiVersionOf(version.group, version.version));
    const request = this.request(ctx, state, subresource, options, turn);
    let updated: Updated;
    const told = state.warnings.length;
    if (turn !== undefined) await turn();
    try {
      if (type === 'apply') {
        const config = await readConfig(body, { ...reading, turn });
        sentConfig(state, config);
        updated = await apply(resource, request, config);
      } else {
        sentPatch(state, body, depth);
        updated = await patch(resource, request, await this.patchOf(request, resource, readPatch(type, body, { ...reading, turn })));
      }
    } finally {
      // Warnings about the body come before those about the object, also when the object is refused. A strict request has faults instead.
      if (strict !== undefined && options.fieldValidation?.level !== 'Strict') state.warnings.splice(told, 0, ...strict.warnings);
    }
    if (turn !== undefined) await turn();
    await this.answer(ctx, state, accepted, presentation, updated);
  }

  /** The patch that was sent. Who patches what is not there is told so, even of a patch that cannot be read. */
  private async patchOf({ caller, namespace, name }: ObjectRequest, resource: Resource, read: Promise<Patch>): Promise<Patch> {
    try {
      return await read;
    } catch (error) {
      resource.get(caller.version, namespace, name);
      throw error;
    }
  }

  private request(
    ctx: RequestContext,
    state: RequestState,
    subresource: string,
    options: WriteOptions,
    turn: ObjectRequest['turn'],
  ): ObjectRequest {
    const { user, info } = state;
    const { namespace, name } = info;
    // A replace or an apply of an absent object creates it, so it needs the permission to create as well.
    const checkCreate = async (): Promise<void> => allowed(this.authorizer, { user, ...info, verb: 'create' });
    return { caller: callerOf(ctx, state), namespace, name, subresource, options, turn, checkCreate };
  }

  private async answer(
    ctx: RequestContext,
    state: RequestState,
    accepted: Accepted,
    presentation: Presentation,
    { item, created }: Updated,
  ): Promise<void> {
    send(ctx, created ? 201 : 200, accepted, await this.answers.shown(presentation, item, state));
  }
}
