/** The console of a server: a page for browsers below `/console/`, and the sessions of those who log in there. */
import type { IncomingHttpHeaders } from 'node:http';
import { bearerToken } from '../auth/authenticators/bearer.js';
import { ALL_UNAUTHENTICATED, type User } from '../auth/contract.js';
import { tooManyRequests } from '../http/fairness/under-way.js';
import { readBody } from '../http/requests/body.js';
import type { RequestContext, RequestMiddleware } from '../http/requests/state.js';
import type { Clock } from '../model/clock.js';
import { whenThere } from '../model/definition/settled.js';
import { ApiError, badRequest, methodNotAllowed, unauthorized } from '../model/errors.js';
import { isObject } from '../model/json/json.js';
import { parseJson } from '../model/json/json-text.js';
import type { OperatorLog } from '../observe/operator-log.js';
import { cookieOf, forgetCookie, hostOf, setCookie } from './cookies.js';
import { ConsoleFiles, secured } from './files.js';
import { beginIssuerLogin, finishIssuerLogin, IssuerEndpoints, type LoginIssuer } from './issuer-login.js';
import { isFromOwnPage } from './own-page.js';
import type { PublishedReference } from './published-reference.js';
import { RefusalLog } from './refusal-log.js';
import type { KeptLogins, Logins, SessionCredentials } from './sessions.js';

/** Where the console is; nothing else of the server is at or below it. */
export const CONSOLE = '/console';

/** What the page is told of the server before anybody has logged in. */
interface ServerWords {
  /** Ends the names of the API's own groups. */
  readonly groupDomain: string;
  /** Begins the keys of the API's own labels and annotations. */
  readonly labelDomain: string;
  readonly mediaVendor: string;
  /** The release whose API is shown. */
  readonly release: string;
}

/** What the session of a request stands for; undefined where it names none. */
type SessionOf = SessionCredentials | 'over' | undefined;

interface ConsoleParts {
  readonly words: ServerWords;
  /** What the catalogue says of its kinds; shown to whoever is logged in. */
  readonly reference: PublishedReference;
  readonly clock: Clock;
  readonly log: OperatorLog;
  /** Who makes a request, in place of its own credentials by those that are given; throws or rejects with 401. */
  identify(ctx: RequestContext, credentials?: SessionCredentials): User | Promise<User>;
  readonly logins: Logins;
  /** The issuer that flags name; undefined where they name none. */
  issuer(): LoginIssuer | undefined;
}

/** Bytes of a login's body. */
const BODY_BYTES = 4096;
const MAX_DEPTH = 4;
/** Seconds that a login at an issuer may take. */
const LOGIN_SECONDS = 600;
/** Logins for which an issuer is asked at once: whoever has no account can begin as many as the network lets through. */
const MAX_AT_ISSUER = 16;

const SESSION = `${CONSOLE}/session`;
const REFERENCE = `${CONSOLE}/reference.json`;
const ISSUER = `${CONSOLE}/issuer`;
const ISSUER_BACK = `${ISSUER}/back`;

/** An address that logs somebody in once, within a quarter of an hour. Its code is in the fragment, which browsers send to nobody. */
export const consoleLink = (url: string, logins: KeptLogins, credentials: SessionCredentials): string =>
  `${url}${CONSOLE}/#code=${logins.codeFor(credentials)}`;

export class Console {
  readonly #files = new ConsoleFiles();
  readonly #endpoints: IssuerEndpoints;
  readonly #refusals: RefusalLog;
  #atIssuer = 0;

  constructor(private readonly parts: ConsoleParts) {
    this.#endpoints = new IssuerEndpoints(parts.clock);
    this.#refusals = new RefusalLog(parts.clock, parts.log);
  }

  /**
   * The credentials that the session of a request stands for; undefined where it names none. The cookie counts only for the console's own
   * page, and only where the request shows no token of its own. Throws 401 for a session that is over, so that the page notices.
   */
  readonly credentialsOf = (headers: IncomingHttpHeaders): SessionCredentials | undefined | Promise<SessionCredentials | undefined> =>
    whenThere(this.#sessionOf(headers), (credentials) => {
      if (credentials === 'over') throw unauthorized();
      return credentials;
    });

  #sessionOf(headers: IncomingHttpHeaders): SessionOf | Promise<SessionOf> {
    const name = cookieOf('session', headers);
    if (name === undefined || headers.authorization !== undefined || !isFromOwnPage(headers)) return undefined;
    return whenThere(this.parts.logins.use(name), (credentials): SessionOf => credentials ?? 'over');
  }

  /**
   * Answers everything below `/console`, and sends browsers there from the root. It comes before anybody is identified, since whoever logs
   * in is nobody yet; none of its answers says anything of what is stored.
   */
  readonly stage: RequestMiddleware = async (ctx, next) => {
    const { path } = ctx.state.info;
    if (path === '/' && ctx.method === 'GET' && (ctx.req.headers.accept ?? '').includes('text/html')) {
      ctx.vary('Accept');
      return ctx.redirect(`${CONSOLE}/`);
    }
    if (path !== CONSOLE && !path.startsWith(`${CONSOLE}/`)) return next();
    secured(ctx);
    if (path === SESSION) return this.#session(ctx);
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') throw methodNotAllowed();
    if (path === CONSOLE) return ctx.redirect(`${CONSOLE}/`);
    if (path === REFERENCE) return this.#showReference(ctx);
    if (path === ISSUER) return this.#toIssuer(ctx);
    if (path === ISSUER_BACK) return this.#fromIssuer(ctx);
    this.#files.answer(ctx, path);
  };

  async #session(ctx: RequestContext): Promise<void> {
    if (!isFromOwnPage(ctx.req.headers)) throw new ApiError(403, 'Forbidden', 'only the page of the console may ask for this', {});
    if (ctx.method === 'POST') await this.#logIn(ctx);
    else if (ctx.method === 'DELETE') await this.#logOut(ctx);
    else if (ctx.method !== 'GET') throw methodNotAllowed();
    else await this.#tell(ctx);
  }

  /** As with documents of the API, nobody who is not logged in learns what kinds there are. */
  async #showReference(ctx: RequestContext): Promise<void> {
    const credentials = await this.#sessionOf(ctx.req.headers);
    const user = credentials === undefined || credentials === 'over' ? undefined : await this.#userOf(ctx, credentials);
    if (user === undefined) throw unauthorized();
    await this.parts.reference.answer(ctx);
  }

  /** Says who is logged in, and which ways there are to log in. */
  async #tell(ctx: RequestContext): Promise<void> {
    const { parts } = this;
    const credentials = await this.#sessionOf(ctx.req.headers);
    const user = credentials === undefined || credentials === 'over' ? undefined : await this.#userOf(ctx, credentials);
    const shown = user === undefined ? await this.#userOf(ctx, { certificate: true }) : undefined;
    const ways = { issuer: parts.issuer()?.issuer, certificate: shown?.name };
    this.#answer(ctx, { user, ways, words: parts.words });
  }

  /** By a code of a link, by the token of the header `Authorization`, or by the certificate that the connection shows. */
  async #logIn(ctx: RequestContext): Promise<void> {
    const code = await codeOf(ctx);
    const token = bearerToken(ctx.req.headers.authorization);
    const credentials =
      code !== undefined ? await this.parts.logins.redeem(code) : token !== undefined ? { token } : { certificate: true as const };
    const user = credentials && (await this.#userOf(ctx, credentials));
    if (credentials === undefined || user === undefined) throw unauthorized();
    await this.#begin(ctx, credentials, user);
    this.#answer(ctx, { user });
  }

  async #begin(ctx: RequestContext, credentials: SessionCredentials, user: User): Promise<void> {
    const { headers } = ctx.req;
    const { logins, log } = this.parts;
    const before = cookieOf('session', headers);
    if (before !== undefined) await logins.end(before);
    ctx.append('Set-Cookie', setCookie('session', headers, await logins.begin(credentials, user.name)));
    log(`${JSON.stringify(user.name)} has logged in at the console.`);
  }

  async #logOut(ctx: RequestContext): Promise<void> {
    const { headers } = ctx.req;
    const name = cookieOf('session', headers);
    if (name !== undefined) await this.parts.logins.end(name);
    ctx.append('Set-Cookie', forgetCookie('session', headers));
    this.#answer(ctx, {});
  }

  /** Whom credentials name; undefined where they are bad, or name nobody in particular. */
  async #userOf(ctx: RequestContext, credentials: SessionCredentials): Promise<User | undefined> {
    try {
      const user = await this.parts.identify(ctx, credentials);
      return user.groups.includes(ALL_UNAUTHENTICATED) ? undefined : user;
    } catch (error) {
      if (error instanceof ApiError && error.code < 500) return undefined;
      throw error;
    }
  }

  /** Sends the browser on. Where a login at an issuer fails, the log says why, and the page only that it has failed: a browser waits for a page. */
  async #sendOn(ctx: RequestContext, where: () => Promise<string>): Promise<void> {
    ctx.set('Cache-Control', 'no-store');
    if (this.#atIssuer >= MAX_AT_ISSUER) return tooManyRequests(ctx);
    let to: string;
    this.#atIssuer += 1;
    try {
      to = await where();
    } catch (error) {
      this.#refusals.tell('A login at the issuer of the console has failed', error);
      to = `${CONSOLE}/#issuer-failed`;
    } finally {
      this.#atIssuer -= 1;
    }
    ctx.redirect(to);
  }

  #toIssuer(ctx: RequestContext): Promise<void> {
    const { headers } = ctx.req;
    return this.#sendOn(ctx, async () => {
      const { to, kept } = await beginIssuerLogin(this.#endpoints, this.#issuer(), backAddress(headers));
      ctx.append('Set-Cookie', setCookie('login', headers, kept, LOGIN_SECONDS));
      return to;
    });
  }

  #fromIssuer(ctx: RequestContext): Promise<void> {
    const { headers } = ctx.req;
    return this.#sendOn(ctx, async () => {
      ctx.append('Set-Cookie', forgetCookie('login', headers));
      const { query } = ctx.state.info;
      const token = await finishIssuerLogin(this.#endpoints, this.#issuer(), backAddress(headers), query, cookieOf('login', headers));
      const user = await this.#userOf(ctx, { token });
      if (user === undefined) throw unauthorized();
      await this.#begin(ctx, { token }, user);
      return `${CONSOLE}/`;
    });
  }

  /** Throws 404 where flags name no issuer. */
  #issuer(): LoginIssuer {
    const issuer = this.parts.issuer();
    if (issuer === undefined) throw new ApiError(404, 'NotFound', 'no issuer is known here; see --oidc-issuer-url', {});
    return issuer;
  }

  #answer(ctx: RequestContext, content: object): void {
    ctx.status = 200;
    ctx.set('Content-Type', 'application/json');
    ctx.set('Cache-Control', 'no-store');
    ctx.body = `${JSON.stringify(content)}\n`;
  }
}

/** Where the issuer sends browsers back to: the address that this request was sent to. */
const backAddress = (headers: IncomingHttpHeaders): string => `https://${hostOf(headers)}${ISSUER_BACK}`;

/** The code in the body of a login; undefined where there is none. Rejects with 400 and 413. */
async function codeOf(ctx: RequestContext): Promise<string | undefined> {
  const text = (await readBody(ctx.req, BODY_BYTES)).toString('utf8');
  if (text.trim() === '') return undefined;
  let body: unknown;
  try {
    body = parseJson(text, MAX_DEPTH);
  } catch (error) {
    throw badRequest(`the body is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  const code = isObject<Readonly<Record<string, unknown>>>(body) ? body.code : undefined;
  if (code === undefined || typeof code === 'string') return code;
  throw badRequest('the code is no text');
}
