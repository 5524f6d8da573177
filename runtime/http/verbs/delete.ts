/** Requests that delete: one object, or all that are selected. */
import { deleteCollection } from '../../resource/verbs/delete-collection.js';
import { remove } from '../../resource/writes/delete.js';
import { listOptions } from '../../resource/writes/options.js';
import { checkedShape, sendParts } from '../answers/answers.js';
import { callerOf } from '../requests/caller.js';
import type { RequestContext, RequestState } from '../requests/state.js';
import { type ObjectAnswers, send } from './object-answers.js';
import type { ObjectBodies } from './object-bodies.js';

export class DeleteRequests {
  constructor(
    private readonly answers: ObjectAnswers,
    private readonly bodies: ObjectBodies,
  ) {}

  async one(ctx: RequestContext, state: RequestState): Promise<void> {
    const { resource, version, info } = state;
    const accepted = this.answers.accepted(ctx, state);
    await resource.ready(version, accepted.encoding === 'protobuf');
    const options = await this.bodies.deleteOptions(ctx, state);
    const { item, gone } = await remove(resource, callerOf(ctx, state), info.namespace, info.name, options);
    // A client that waits for dependents is told that they are still being deleted.
    const status = !gone && options.orphanDependents === false ? 202 : 200;
    const showsRest = !gone && resource.strategy.deletionTellsStatus !== true;
    if (item !== undefined && (showsRest || resource.definition.writes.deleteReturnsObject)) {
      const presentation = await this.answers.present(ctx, state, checkedShape(accepted, state, 'one'));
      send(ctx, status, accepted, await this.answers.shown(presentation, item, state));
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
    await this.answers.renderer.object(ctx, status, { kind: 'Status', apiVersion: 'v1', metadata: {}, status: 'Success', details }, plain);
  }

  async collection(ctx: RequestContext, state: RequestState): Promise<void> {
    const { resource, info } = state;
    const accepted = checkedShape(this.answers.accepted(ctx, state), state, 'many');
    const presentation = await this.answers.present(ctx, state, accepted);
    const selection = listOptions(info.query);
    const options = await this.bodies.deleteOptions(ctx, state);
    const turn = resource.environment.pace.begin();
    const page = await deleteCollection(resource, callerOf(ctx, state), info.namespace, selection, options, turn);
    if (resource.definition.conversion !== undefined) await this.answers.converted(page.items, state);
    await sendParts(ctx, accepted, presentation.list(page), turn);
  }
}
