/** Changes YAML as little as an object changes: comments, order and style of everything else stay. */
import type * as Yaml from 'yaml';
import { onDemand } from '../../model/definition/on-demand.js';
import { equalJson, isObject } from '../../model/json/json.js';
import type { Json, JsonObject } from '../../model/object.js';
import { isBlank } from './convert-object.js';

const yaml = onDemand<typeof Yaml>('yaml');

/** Makes in a map of a document the change from one object to another. Members that neither has are left alone. */
export function editMap(document: Yaml.Document, map: Yaml.YAMLMap, before: JsonObject, after: JsonObject): void {
  new Editor(document).map(map, before, after);
}

type MapPair = Yaml.Pair;

class Editor {
  constructor(private readonly document: Yaml.Document) {}

  map(map: Yaml.YAMLMap, before: JsonObject, after: JsonObject): void {
    const removed = map.items.filter((pair) => before[nameOf(pair)] !== undefined && after[nameOf(pair)] === undefined);
    const added = Object.keys(after).filter((name) => (before[name] === undefined || !has(map, name)) && !isBlank(after[name]));
    for (const pair of map.items) {
      const name = nameOf(pair);
      if (before[name] !== undefined && after[name] !== undefined) this.#value(pair, before[name], after[name]);
    }
    const renamed = new Map<MapPair, string>();
    for (const pair of removed) {
      const to = added.find(
        (name) => ![...renamed.values()].includes(name) && isRenaming(nameOf(pair), before[nameOf(pair)], name, after[name]),
      );
      if (to !== undefined) renamed.set(pair, to);
    }
    for (const [pair, to] of renamed) {
      const was = before[nameOf(pair)] ?? null;
      rename(pair, to);
      this.#value(pair, was, after[to] ?? null);
    }
    this.#replace(
      map,
      removed.filter((pair) => !renamed.has(pair)),
      added.filter((name) => ![...renamed.values()].includes(name)).map((name) => [name, after[name] ?? null]),
      before,
    );
  }

  /** Puts members in the place of others, or at the end. */
  #replace(map: Yaml.YAMLMap, removed: readonly MapPair[], added: readonly (readonly [string, Json])[], before: JsonObject): void {
    // A member that both have, but not the text, came from elsewhere, such as a merged map; it is written down only where it changes.
    const wanted = added.filter(([name, value]) => !equalJson(before[name], value));
    const [first] = removed;
    const at = first === undefined ? map.items.length : map.items.indexOf(first);
    const comments = removed.flatMap((pair) => commentsOf(pair));
    const pairs = wanted.map(([name, value]) => this.document.createPair(name, tidied(value)) as MapPair);
    const [head] = pairs;
    if (head !== undefined && yaml().isScalar(head.key) && comments.length > 0) head.key.commentBefore = comments.join('\n');
    if (map.flow !== true) for (const pair of pairs) openFlow(pair.value);
    map.items.splice(at, 0, ...pairs);
    map.items = map.items.filter((pair) => !removed.includes(pair));
  }

  #value(pair: MapPair, before: Json, after: Json): void {
    if (!equalJson(before, after)) pair.value = this.#edited(pair.value, before, after);
  }

  /** The node with the change made in it, or a new one in its place. */
  #edited(node: unknown, before: Json, after: Json): unknown {
    const { isMap, isScalar, isSeq } = yaml();
    if (isMap(node) && isObject(before) && isObject(after)) {
      this.map(node, before, after);
      return node;
    }
    if (
      isSeq(node) &&
      Array.isArray(before) &&
      Array.isArray(after) &&
      after.length === before.length &&
      node.items.length === after.length
    ) {
      node.items = node.items.map((item, i) =>
        equalJson(before[i], after[i]) ? item : this.#edited(item, before[i] ?? null, after[i] ?? null),
      );
      return node;
    }
    if (isScalar(node) && (typeof after !== 'object' || after === null)) {
      const { comment, commentBefore, spaceBefore, type } = node;
      const made = this.document.createNode(after) as Yaml.Scalar;
      Object.assign(made, { comment, commentBefore, spaceBefore });
      if (typeof after === 'string' && type !== undefined && type !== 'PLAIN') made.type = type;
      return made;
    }
    return this.document.createNode(tidied(after));
  }
}

const nameOf = ({ key }: MapPair): string => {
  const { isScalar } = yaml();
  return String(isScalar(key) ? key.value : key);
};

const has = (map: Yaml.YAMLMap, name: string): boolean => map.items.some((pair) => nameOf(pair) === name);

/** Whether a member is another one under a new name: of the same value, or a part with a name that ends alike. */
function isRenaming(from: string, before: Json | undefined, to: string, after: Json | undefined): boolean {
  if (equalJson(before, after)) return true;
  const isPart = (isObject(before) && isObject(after)) || (Array.isArray(before) && Array.isArray(after));
  const [a, b] = [from.toLowerCase(), to.toLowerCase()];
  return isPart && (a.endsWith(b) || b.endsWith(a));
}

function rename(pair: MapPair, to: string): void {
  const { isScalar } = yaml();
  if (isScalar(pair.key)) pair.key.value = to;
  else pair.key = to;
}

/** Comments that stand before a member or behind its value. */
function commentsOf({ key, value }: MapPair): string[] {
  const { isNode } = yaml();
  const before = isNode(key) ? key.commentBefore : undefined;
  const behind = isNode(value) ? [value.commentBefore, value.comment] : [];
  return [before, ...behind].filter((comment) => typeof comment === 'string');
}

function openFlow(node: unknown): void {
  const { isCollection } = yaml();
  if (isCollection(node)) node.flow = false;
}

/** Without members that say nothing: servers write them, people do not. */
function tidied(value: Json): Json {
  if (Array.isArray(value)) return value.map(tidied);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, member]) => !isBlank(member))
      .map(([name, member]) => [name, tidied(member ?? null)]),
  ) as JsonObject;
}
