/** Requests that read: get, list, and watches as lists that go on. */
import type { Context } from 'koa';
import type { VersionDefinition } from '../../model/definition/definition.js';
import { whenThere } from '../../model/definition/settled.js';
import { badRequest, notFound } from '../../model/errors.js';
import { isTrue } from '../../model/query.js';
import type { Item } from '../../resource/item.js';
import { list, reach, revisionOf } from '../../resource/list.js';
import type { Resource } from '../../resource/resource.js';
import { listOptions } from '../../resource/writes/options.js';
import { checkedShape, sendParts } from '../answers/answers.js';
import { noSuchStream } from '../answers/negotiate.js';
import { writeWarnings } from '../answers/warnings.js';
import type { RequestState } from '../requests/state.js';
import { streamWatch } from '../streams/watch-stream.js';
import { type ObjectAnswers, send } from './object-answers.js';

export class ReadRequests {
  constructor(private readonly answers: ObjectAnswers) {}

  async get(ctx: Context, state: RequestState): Promise<void> {
    const accepted = checkedShape(this.answers.accepted(ctx, state), state, 'one');
    const presentation = await this.answers.present(ctx, state, accepted);
    const { resource, info } = state;
    if (isTrue(info.query, 'export')) throw badRequest('the export parameter, deprecated since v1.14, is no longer supported');
    const wanted = info.query.get('resourceVersion') ?? '';
    if (wanted !== '' && wanted !== '0') await reach(resource, revisionOf(wanted));
    const item = await this.found(state, wanted === '');
    send(ctx, 200, accepted, await this.answers.shown(presentation, item, state));
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

  async list(ctx: Context, state: RequestState): Promise<void> {
    const { resource, version, info } = state;
    const watching = info.verb === 'watch';
    const asked = this.answers.accepted(ctx, state);
    if (watching && asked.encoding === 'yaml') throw noSuchStream(this.answers.renderer);
    const accepted = watching ? asked : checkedShape(asked, state, 'many');
    const presentation = await this.answers.present(ctx, state, accepted);
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
      if (resource.definition.conversion !== undefined) await this.answers.converted(page.items, state);
      await sendParts(ctx, accepted, presentation.list(page), turn);
    }
  }
}
