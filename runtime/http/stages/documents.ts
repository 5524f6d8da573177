/** Answers health checks, discovery and documents; for every other path the answer lists which paths there are, or is a plain 404. */

import { pathNotFound } from '../../model/errors.js';
import type { Enabled } from '../../settings/feature-gates.js';
import { answerNoPage } from '../answers/answers.js';
import type { Discovery } from '../documents/discovery.js';
import type { Health } from '../observing/health.js';
import type { RequestMiddleware } from '../requests/state.js';
import type { RequestRouter } from '../routing/router.js';

export interface ServingDocuments {
  readonly health: Health;
  readonly discovery: Discovery;
  /** Documents beside the resources: version, OpenAPI, keys. */
  readonly documents: RequestRouter;
  /** Paths listed at the root. */
  paths(): string[];
  readonly enabled: Enabled;
}

/** Paths at which the list of all paths can be read. */
const INDEX: readonly string[] = ['/', '/index.html'];

export const documents = ({ health, discovery, documents, paths, enabled }: ServingDocuments): RequestMiddleware => {
  // The router's middleware is typed for contexts with members of the router, which it adds by itself.
  const dispatch = documents.routes() as RequestMiddleware;
  return async (ctx) => {
    const { info } = ctx.state;
    if (await health.answer(ctx, info.path, info.query)) return;
    if (await discovery.answer(ctx, info.path)) return;
    // The path that was authorized counts, whatever the router would make of the request's target.
    ctx.newRouterPath = info.path;
    await dispatch(ctx, async () => {
      // The path list is shown only above documents: below a path that a document answers, an unknown path is a plain 404.
      if (info.path.startsWith('/version/')) throw pathNotFound();
      const isIndex = INDEX.includes(info.path);
      if (!isIndex && enabled('UnknownPathsPlain')) return answerNoPage(ctx);
      ctx.status = isIndex ? 200 : 404;
      ctx.set('Content-Type', 'application/json');
      ctx.body = `${JSON.stringify({ paths: paths() }, undefined, 2)}`;
    });
  };
};
