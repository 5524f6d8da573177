/** Routers of the server. */
import Router from '@koa/router';

/** Paths are told apart by case, as they are in the rules of authorization. */
export const newRouter = (): Router => new Router({ sensitive: true });
