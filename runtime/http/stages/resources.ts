/** Requests about served resources go to the routes of their kind. */
import type { RouteTables } from '../../model/definition/routes.js';
import { whenThere } from '../../model/definition/settled.js';
import { pathNotFound } from '../../model/errors.js';
import type { Registry } from '../../resource/registry.js';
import { answerNoPage } from '../answers/answers.js';
import type { Deprecations } from '../observing/deprecations.js';
import type { RequestMiddleware } from '../requests/state.js';
import { byAddress, bySubject } from '../routing/addressing.js';
import type { ResourceHandlers } from '../routing/handlers.js';
import { KindRouters } from '../routing/kind-router.js';

export interface ServingResources {
  readonly registry: Registry;
  readonly handlers: ResourceHandlers;
  readonly routes: RouteTables;
  readonly deprecations: Deprecations;
}

export const resources = ({ registry, routes, handlers, deprecations }: ServingResources): RequestMiddleware => {
  const { segment } = registry.catalogue.namespaces;
  const routers = new KindRouters(routes, segment, handlers);
  const ofDefinitions = bySubject(segment);
  return (ctx, next) => {
    const state = ctx.state;
    const { info } = state;
    if (!info.resourceRequest) return next();
    const served = registry.find(info.group, info.version, info.resource);
    if (served === undefined) {
      if (info.group !== '' && !registry.hasOwnGroup(info.group)) return answerNoPage(ctx);
      throw pathNotFound();
    }
    const { resource, version } = served;
    const addressing = version.untyped === true ? ofDefinitions : byAddress;
    if (!addressing.reaches(served, info)) return addressing.unreached(ctx);
    state.resource = resource;
    state.version = version;
    return whenThere(routers.of(served), (router) => {
      const answer = addressing.find(router, ctx.method, info, version);
      if (answer !== undefined || addressing.warnsRefused) deprecations.tell(state);
      if (answer === undefined) throw addressing.refusal(router, info, served, ctx.req.headers['content-type']);
      return whenThere(resource.ready(version), () => answer(ctx, next));
    });
  };
};
