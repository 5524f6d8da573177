/** Requests that read: get, list, and watches as lists that go on. */
import { badRequest } from '../../model/errors.js';
import { isTrue } from '../../model/query.js';
import { list } from '../../resource/list.js';
import { get } from '../../resource/verbs/get.js';
import { checkWatchOptions } from '../../resource/watch.js';
import { listOptions } from '../../resource/writes/options.js';
import { checkedShape, sendParts } from '../answers/answers.js';
import { noSuchStream } from '../answers/negotiate.js';
import { writeWarnings } from '../answers/warnings.js';
import type { RequestContext, RequestState } from '../requests/state.js';
import { streamWatch } from '../streams/watch-stream.js';
import { type ObjectAnswers, send } from './object-answers.js';

export class ReadRequests {
  constructor(private readonly answers: ObjectAnswers) {}

  async get(ctx: RequestContext, state: RequestState): Promise<void> {
    const asked = this.answers.accepted(ctx, state);
    const { resource, version, info } = state;
    if (isTrue(info.query, 'export')) throw badRequest('the export parameter, deprecated since v1.14, is no longer supported');
    const item = await get(resource, version, info.namespace, info.name, info.query.get('resourceVersion') ?? '');
    // That an object is absent is told before it is told that it would not have the form that was asked for.
    const accepted = checkedShape(asked, state, 'one');
    const presentation = await this.answers.present(ctx, state, accepted);
    send(ctx, 200, accepted, await this.answers.shown(presentation, item, state));
  }

  async list(ctx: RequestContext, state: RequestState): Promise<void> {
    const { resource, version, info } = state;
    const watching = info.verb === 'watch';
    const asked = this.answers.accepted(ctx, state);
    const options = listOptions(info.query);
    const forced = info.watchPath && !isTrue(info.query, 'watch');
    if (watching && asked.encoding === 'yaml') {
      // What is wrong with the options is told before it is told that no stream has this form.
      checkWatchOptions(resource, options, forced);
      throw noSuchStream(this.answers.renderer);
    }
    const accepted = watching ? asked : checkedShape(asked, state, 'many');
    const presentation = await this.answers.present(ctx, state, accepted);
    const named =
      info.watchPath && info.name !== ''
        ? { ...options, fields: [...options.fields, { label: 'metadata.name', equal: true, value: info.name }] }
        : options;
    if (watching) {
      writeWarnings(ctx, state);
      await streamWatch(ctx, { resource, version, namespace: info.namespace, options: named, forced, presentation }, accepted);
    } else {
      const turn = resource.environment.pace.begin();
      const page = await list(resource, version, info.namespace, options, turn);
      if (resource.definition.conversion !== undefined) await this.answers.converted(page.items, state);
      await sendParts(ctx, accepted, presentation.list(page), turn);
    }
  }
}
