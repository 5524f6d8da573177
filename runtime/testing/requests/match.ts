/** Which requests are meant, by what they are about and who makes them. */
import { suggestion } from '../../model/faults/nearest.js';
import { isObject } from '../../model/json/json.js';
import type { Json, JsonObject } from '../../model/object.js';
import type { Registry } from '../../resource/registry.js';
import { TestMistake } from '../mistake.js';
import { checkMembers } from '../options.js';

/** A text in which each `*` stands for anything, or, in code, a regular expression. */
type Text = string | RegExp;
type Texts = Text | readonly Text[];

/** What is absent is not looked at. Of several texts, one must fit. */
export interface RequestMatch {
  /** Verbs of the API, such as `list`, `watch` and `deletecollection`; for paths that are no resource's, the method in small letters. */
  readonly verb?: string | readonly string[];
  /**
   * Plural names such as `pods`, of a group as in `deployments.apps`, and with subresources as in `pods/status` or `pods/*`. A name
   * without a subresource means none of them.
   */
  readonly resource?: string | readonly string[];
  /** Empty for requests about all namespaces, or about what is in none. */
  readonly namespace?: Texts;
  readonly name?: Texts;
  /** Path without the query. */
  readonly path?: Texts;
  /** Whom the request counts as, after impersonation. */
  readonly user?: Texts;
  readonly userAgent?: Texts;
}

/** The same, and what only requests that are over tell of. */
export interface RecordedMatch extends RequestMatch {
  /** HTTP status of the answer; 0 where the connection broke before there was one. */
  readonly status?: number | readonly number[];
  /** Part of the body: objects may have more members than it says, everything else must be equal. */
  readonly body?: JsonObject;
}

/** A request as far as matches look at it. */
export interface Asked {
  readonly verb: string;
  readonly group: string;
  readonly resource: string;
  readonly subresource: string;
  readonly namespace: string;
  readonly name: string;
  readonly path: string;
  readonly user: string;
  readonly userAgent: string;
}

interface Recorded extends Asked {
  readonly status: number | undefined;
  readonly body: Json | undefined;
}

type Matcher<T> = (request: T) => boolean;

const TEXTS = ['namespace', 'name', 'path', 'user', 'userAgent'] as const;
/** Members of matches. */
export const MATCH: readonly string[] = ['verb', 'resource', ...TEXTS];
const RECORDED: readonly string[] = [...MATCH, 'status', 'body'];

const VERBS = [
  'get',
  'list',
  'watch',
  'create',
  'update',
  'patch',
  'delete',
  'deletecollection',
  'proxy',
  'post',
  'put',
  'head',
  'options',
];

/** Throws TestMistake where a word is unknown. `what`: what the match is of, for that. */
export function matcherOf(what: string, match: RequestMatch, registry: Registry): Matcher<Asked> {
  const tests: Matcher<Asked>[] = [];
  const verbs = textsOf(`${what}: verb`, match.verb);
  for (const verb of verbs ?? [])
    if (!VERBS.includes(verb)) throw new TestMistake(`${what}: there is no verb ${JSON.stringify(verb)}${suggestion(verb, VERBS)}`);
  if (verbs !== undefined) tests.push(({ verb }) => verbs.includes(verb));
  const resources = textsOf(`${what}: resource`, match.resource)?.map((text) => resourceTest(what, text, registry));
  if (resources !== undefined) tests.push((request) => resources.some((test) => test(request)));
  for (const member of TEXTS) {
    const texts = match[member];
    if (texts === undefined) continue;
    const patterns = [texts].flat().map((text) => patternOf(`${what}: ${member}`, text));
    tests.push((request) => patterns.some((pattern) => pattern(request[member])));
  }
  return (request) => tests.every((test) => test(request));
}

/** The same for requests that were recorded. */
export function recordedMatcherOf(what: string, match: RecordedMatch, registry: Registry): Matcher<Recorded> {
  checkMembers(what, match, RECORDED);
  const asked = matcherOf(what, match, registry);
  const statuses = match.status === undefined ? undefined : [match.status].flat();
  const { body } = match;
  return (request) =>
    asked(request) &&
    (statuses === undefined || (request.status !== undefined && statuses.includes(request.status))) &&
    (body === undefined || (request.body !== undefined && holds(request.body, body)));
}

function textsOf(what: string, value: string | readonly string[] | undefined): readonly string[] | undefined {
  if (value === undefined) return undefined;
  const texts: readonly unknown[] = [value].flat();
  if (!texts.every((text) => typeof text === 'string')) throw new TestMistake(`${what} is a text, or a list of texts`);
  return texts;
}

function patternOf(what: string, pattern: Text): (text: string) => boolean {
  // One with a flag that remembers where it stopped finds each other text only.
  if (pattern instanceof RegExp) return (text) => text.search(pattern) >= 0;
  if (typeof pattern !== 'string') throw new TestMistake(`${what} is a text, a regular expression, or a list of them`);
  if (!pattern.includes('*')) return (text) => text === pattern;
  return (text) => fits(text, pattern.split('*'));
}

/** Whether a text has the parts in their order, the first at its beginning and the last at its end. */
function fits(text: string, parts: readonly string[]): boolean {
  const [first = '', last = ''] = [parts[0], parts[parts.length - 1]];
  if (!text.startsWith(first) || !text.endsWith(last) || text.length < first.length + last.length) return false;
  let at = first.length;
  for (const part of parts.slice(1, -1)) {
    at = text.indexOf(part, at);
    if (at < 0) return false;
    at += part.length;
  }
  return at <= text.length - last.length;
}

function resourceTest(what: string, text: string, registry: Registry): Matcher<Asked> {
  const [named = '', subresource = ''] = text.split('/', 2);
  const point = named.indexOf('.');
  const plural = point < 0 ? named : named.slice(0, point);
  const group = point < 0 ? undefined : named.slice(point + 1);
  if (plural !== '*') checkResource(what, plural, group, registry);
  return (request) =>
    (plural === '*' ? request.resource !== '' : request.resource === plural) &&
    (group === undefined || request.group === group) &&
    (subresource === '*' || request.subresource === subresource);
}

/** Throws for a resource that no group has; groups that are not served may come with definitions. */
function checkResource(what: string, plural: string, group: string | undefined, registry: Registry): void {
  const served = registry
    .groups()
    .flatMap(({ name, versions }) =>
      versions.flatMap((version) =>
        [...(registry.inVersion(name === '' ? version : `${name}/${version}`)?.keys() ?? [])].map((each) => ({ name, each })),
      ),
    );
  const within = group === undefined ? served : served.filter(({ name }) => name === group);
  if (within.some(({ each }) => each === plural) || (group !== undefined && within.length === 0)) return;
  const where = group === undefined ? '' : ` in ${group}`;
  const near = suggestion(plural, new Set(within.map(({ each }) => each)));
  throw new TestMistake(`${what}: the server has no resource ${JSON.stringify(plural)}${where}${near}`);
}

/** Whether a value has what the part says. */
function holds(value: Json | undefined, part: Json | undefined): boolean {
  if (part === undefined) return true;
  if (isObject(part)) return isObject(value) && Object.keys(part).every((name) => holds(value[name], part[name]));
  if (Array.isArray(part)) return Array.isArray(value) && value.length === part.length && part.every((each, i) => holds(value[i], each));
  return value === part;
}
