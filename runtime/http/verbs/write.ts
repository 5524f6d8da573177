/** Requests that write an object: create, update, and patches of each type. */
import type { Context } from 'koa';
import { managerOf } from '../../apply/index.js';
import type { Authorizer } from '../../auth/contract.js';
import { type Turn, whenThere } from '../../model/definition/settled.js';
import { type ApiObject, apiVersionOf } from '../../model/object.js';
import { create } from '../../resource/writes/create.js';
import { checkName } from '../../resource/writes/metadata.js';
import { writeOptions } from '../../resource/writes/options.js';
import { type Updated, update } from '../../resource/writes/update.js';
import { checkedShape } from '../answers/answers.js';
import { negotiate } from '../answers/negotiate.js';
import { refusalOf } from '../answers/refusal.js';
import { sentConfig, sentPatch } from '../observing/audit.js';
import { callerOf } from '../requests/caller.js';
import { applyOf, isApply, type PatchType, patchOf, patchTypeOf, readConfig } from '../requests/patches.js';
import type { RequestState } from '../requests/state.js';
import { createAdmission, type Subresources } from '../routing/subresources.js';
import { type ObjectAnswers, send } from './object-answers.js';
import type { ObjectBodies } from './object-bodies.js';

export class WriteRequests {
  constructor(
    private readonly answers: ObjectAnswers,
    private readonly bodies: ObjectBodies,
    private readonly subresources: Subresources,
    private readonly authorizer: Authorizer,
  ) {}

  async create(ctx: Context, state: RequestState): Promise<void> {
    const { resource, info } = state;
    const virtual = this.subresources.find(resource, '');
    // What an operation answers has no rows.
    const form =
      virtual === undefined
        ? this.answers.accepted(ctx, state)
        : negotiate(ctx.req.headers.accept, this.answers.renderer.offer(true, 'metadata'));
    const accepted = checkedShape(form, state, 'one');
    const presentation = await this.answers.present(ctx, state, accepted);
    const options = writeOptions(info.query, 'CreateOptions', false, state.resource.environment.words);
    const { read, turn } = await this.bodies.object(ctx, state);
    const object = await read();
    const caller = callerOf(ctx, state);
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
      if (answer !== undefined) await this.answers.renderer.object(ctx, answer.status, answer.object, accepted);
      return;
    }
    const manager = managerOf(options.fieldManager, caller.userAgent);
    const item = await create(resource, { caller, namespace: info.namespace, object, options, manager, turn });
    send(ctx, 201, accepted, await this.answers.shown(presentation, item, state));
  }

  async update(ctx: Context, state: RequestState, subresource: string): Promise<void> {
    const { resource, info } = state;
    const accepted = checkedShape(this.answers.accepted(ctx, state), state, 'one');
    const presentation = await this.answers.present(ctx, state, accepted);
    const options = writeOptions(info.query, 'UpdateOptions', false, state.resource.environment.words);
    const { read, turn } = await this.bodies.object(ctx, state);
    let first: ApiObject | undefined = await read();
    checkName(first, info.name);
    const caller = callerOf(ctx, state);
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
    send(ctx, created ? 201 : 200, accepted, await this.answers.shown(presentation, item, state));
  }

  async patch(ctx: Context, state: RequestState, subresource: string): Promise<void> {
    const { resource, version, info } = state;
    const type = patchTypeFor(ctx, state);
    const accepted = checkedShape(this.answers.accepted(ctx, state), state, 'one');
    const presentation = await this.answers.present(ctx, state, accepted);
    const options = writeOptions(info.query, 'PatchOptions', isApply(type), state.resource.environment.words);
    const reading = this.bodies.reading(state);
    const { limits } = reading.service;
    const body = await this.bodies.bytes(ctx);
    state.work.takenUp();
    const caller = callerOf(ctx, state);
    const manager = managerOf(options.fieldManager, caller.userAgent);
    const apiVersion = apiVersionOf(version.group, version.version);
    const expected = this.bodies.expected(state);
    const complete = (object: ApiObject, turn: Turn | undefined): ApiObject | Promise<ApiObject> =>
      resource.completed(object, apiVersion, turn);
    const turn = resource.turnOf(body.length, apiVersion);
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
      };
      const config = await readConfig(body, reading);
      sentConfig(state, config);
      const apply = applyOf(config, applying);
      updated = await update(resource, {
        ...request,
        owned: true,
        creates: subresource === '',
        change: (live, _, turn) => apply(live, turn),
      });
    } else {
      sentPatch(state, body, limits.depth);
      const patched = patchOf(type, body, { expected, name: info.name, limits, turn });
      updated = await update(resource, {
        ...request,
        change: (live, _, turns) => whenThere(patched(live ?? { metadata: {} }), (object) => complete(object, turns)),
      });
    }
    send(ctx, updated.created ? 201 : 200, accepted, await this.answers.shown(presentation, updated.item, state));
  }

  /** Whoever makes an object by replacing or applying what is not there needs the permission to create it, too. */
  private async checkCreate({ user, info }: RequestState): Promise<void> {
    const attributes = { user, ...info, verb: 'create' };
    const decision = await this.authorizer.authorize(attributes);
    if (decision.decision !== 'allow') throw refusalOf(attributes, decision);
  }
}

function patchTypeFor(ctx: Context, { resource, version }: RequestState): PatchType {
  return patchTypeOf(ctx.req.headers['content-type'], resource.environment.enabled('ServerSideApply'), version.untyped);
}
