/** Requests about resources: which function answers each verb. Errors are thrown, never rendered here. */
import type { Authorizer } from '../../auth/contract.js';
import type { YamlThreads } from '../../codec/yaml-threads.js';
import type { Renderer } from '../answers/render.js';
import type { ExpectedBody } from '../requests/body.js';
import type { RequestContext, RequestMiddleware, RequestState } from '../requests/state.js';
import { DeleteRequests } from '../verbs/delete.js';
import { ObjectAnswers } from '../verbs/object-answers.js';
import { type KindCode, ObjectBodies } from '../verbs/object-bodies.js';
import { ReadRequests } from '../verbs/read.js';
import { SubresourceRequests } from '../verbs/subresource.js';
import { WriteRequests } from '../verbs/write.js';
import type { Subresources } from './subresources.js';

type Handler = (ctx: RequestContext, state: RequestState) => Promise<void>;

export class ResourceHandlers {
  readonly #verbs: Readonly<Record<string, Handler>>;
  readonly #subresources: SubresourceRequests;

  constructor(
    renderer: Renderer,
    subresources: Subresources,
    code: KindCode,
    structureOf: ExpectedBody['structureOf'],
    authorizer: Authorizer,
    yaml: YamlThreads,
  ) {
    const answers = new ObjectAnswers(renderer, code);
    const bodies = new ObjectBodies(renderer.service, code, structureOf, yaml);
    const reads = new ReadRequests(answers);
    const writes = new WriteRequests(answers, bodies, subresources, authorizer);
    const deletes = new DeleteRequests(answers, bodies);
    this.#subresources = new SubresourceRequests(answers, bodies, subresources, code, { reads, writes });
    this.#verbs = {
      get: (ctx, state) => reads.get(ctx, state),
      list: (ctx, state) => reads.list(ctx, state),
      create: (ctx, state) => writes.create(ctx, state),
      update: (ctx, state) => writes.update(ctx, state, ''),
      patch: (ctx, state) => writes.patch(ctx, state, ''),
      delete: (ctx, state) => deletes.one(ctx, state),
      deletecollection: (ctx, state) => deletes.collection(ctx, state),
    };
  }

  /** The handler of a verb, as route tables mount it. */
  serve(verb: string, subresource = ''): RequestMiddleware {
    const run = this.#handlerOf(verb, subresource);
    return (ctx) => run(ctx, ctx.state);
  }

  #handlerOf(verb: string, subresource: string): Handler {
    if (subresource !== '') return (ctx, state) => this.#subresources.serve(ctx, state, verb, subresource);
    const run = this.#verbs[verb];
    if (run === undefined) throw new Error(`no handler for verb ${verb}`);
    return run;
  }
}
