/** Routers of the server. */
import Router from '@koa/router';
import type { RequestState } from '../requests/state.js';

export type RequestRouter = Router<RequestState>;

/** Paths are told apart by case, as they are in the rules of authorization. */
export const newRouter = (): RequestRouter => new Router<RequestState>({ sensitive: true });
