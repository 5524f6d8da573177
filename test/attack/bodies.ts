/** Hostile requests with bodies: valid objects, changed in one place or many, in every content type, on every verb. */
import { stringify as yamlOf } from 'yaml';
import { wrap } from '../../runtime/codec/envelope.js';
import { ShownRelease } from '../../runtime/model/definition/releases.js';
import type { ApiObject } from '../../runtime/model/object.js';
import { type Base, bases } from './bases.js';
import type { Random } from './random.js';
import { hostileJson, longText, size } from './values.js';

export interface Case {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | undefined;
}

const PROTOBUF = 'application/vnd.kubernetes.protobuf';
/** Takes the place of a value until the object is text. */
const MARK = '@@hostile@@';

/** Paths of all values of an object. */
function* places(value: unknown, path: readonly string[] = []): Generator<readonly string[]> {
  if (path.length > 0) yield path;
  if (typeof value === 'object' && value !== null)
    for (const [name, member] of Object.entries(value)) yield* places(member, [...path, name]);
}

/** Sets the value of a path in place, with a new member beside it now and then. */
function put(object: ApiObject, path: readonly string[], value: unknown): void {
  let at = object as unknown as Record<string, unknown>;
  for (const name of path.slice(0, -1)) at = at[name] as Record<string, unknown>;
  at[path[path.length - 1] ?? ''] = value;
}

/** The object's JSON with hostile values in some places; `number` names it. */
function mutated(random: Random, { object }: Base, number: number): string {
  const copy = structuredClone(object);
  copy.metadata.name = `h-${number}`;
  const all = [...places(copy)].filter((path) => path[0] !== 'kind' && path[0] !== 'apiVersion');
  for (let times = 1 + random.below(2); times > 0; times -= 1) {
    const path = random.pick(all);
    try {
      put(copy, random.chance(0.2) ? [...path.slice(0, -1), random.pick(['__proto__', 'zzz', '', 'status'])] : path, MARK);
    } catch {
      // An earlier change took the place away.
    }
  }
  return JSON.stringify(copy).replaceAll(JSON.stringify(MARK), () => hostileJson(random));
}

/** A little more than a body may have. */
const MAX_CHARACTERS = 3 * 1024 * 1024 + 1024;

/** Bytes of a text that was damaged on its way, or is as large as a body may be. */
function damaged(random: Random, text: string): Buffer {
  const bytes = Buffer.from(text.slice(0, MAX_CHARACTERS));
  if (random.chance(0.03)) return bytes.subarray(0, random.below(bytes.length));
  if (random.chance(0.03)) {
    bytes[random.below(bytes.length)] = random.below(256);
    return bytes;
  }
  if (random.chance(0.008))
    return Buffer.concat([bytes.subarray(0, -1), Buffer.from(`,"pad":"${'x'.repeat(random.below(3 * 1024 * 1024))}"}`)]);
  return bytes;
}

function yamlBody(random: Random, json: string): Buffer {
  const levels = 'abcdefghij';
  const forms: readonly (() => string)[] = [
    () => json,
    () => yamlOf(JSON.parse(json)),
    () =>
      `a: &a [x,x,x,x,x,x,x,x,x]\n${[...levels]
        .slice(1)
        .map((n, i) => `${n}: &${n} [${Array(9).fill(`*${levels[i]}`).join(',')}]`)
        .join('\n')}\n`,
    () => `data: &a\n  b: *a\n`,
    () => `data: ${'['.repeat(size(random, 14))}`,
    () => `${'- '.repeat(size(random, 12))}x`,
    () => `? ${'? '.repeat(size(random, 11))}x`,
    () => `data: !!binary ${longText(random)}`,
    () => `data: ${longText(random)}`,
    () => Array(size(random, 12)).fill('a: 1').join('\n'),
    () => `${'x'.repeat(size(random, 16))}: |\n${' y\n'.repeat(size(random, 10))}`,
  ];
  try {
    return damaged(random, random.pick(forms)());
  } catch {
    // What was made of the object is no JSON.
    return Buffer.from(json);
  }
}

/** A message that nests: each level is field 1 with the level below as its bytes. */
function nestedMessage(depth: number, field: number): Buffer {
  let inner: Buffer = Buffer.alloc(0);
  for (let i = 0; i < depth && inner.length < 200_000; i += 1) {
    const length: number[] = [];
    for (let rest = inner.length; ; rest >>>= 7) {
      length.push(rest > 127 ? (rest & 127) | 128 : rest);
      if (rest <= 127) break;
    }
    inner = Buffer.concat([Buffer.from([(field << 3) | 2, ...length]), inner]);
  }
  return inner;
}

async function protobufBody(random: Random, { object, version }: Base, number: number): Promise<Buffer> {
  const copy = structuredClone(object);
  copy.metadata.name = `h-${number}`;
  const codec = await (await version.load()).protobuf();
  const message = Buffer.from(codec?.encode(copy, new ShownRelease('1.21')) ?? random.bytes(100));
  const forms: readonly (() => Buffer)[] = [
    () => message,
    () => message.subarray(0, random.below(message.length + 1)),
    () => {
      for (let times = 1 + random.below(4); times > 0; times -= 1) message[random.below(message.length)] = random.below(256);
      return message;
    },
    () => random.bytes(random.below(2000)),
    () => Buffer.concat([message, nestedMessage(size(random, 13), 1 + random.below(15))]),
    () => Buffer.concat(Array(size(random, 8)).fill(message)),
    () => Buffer.concat([message, Buffer.from([0xff, 0xff, 0xff, 0xff, 0x0f])]),
  ];
  const wrapped = wrap(object.apiVersion ?? '', object.kind ?? '', random.pick(forms)());
  if (random.chance(0.1)) wrapped[random.below(wrapped.length)] = random.below(256);
  return wrapped;
}

const pointer = (path: readonly string[]): string => path.map((p) => `/${p.replace(/~/g, '~0').replace(/\//g, '~1')}`).join('');

function jsonPatch(random: Random, { object }: Base): string {
  const all = [...places(object)];
  const count = random.chance(0.02) ? random.below(3000) : 1 + random.below(4);
  const one = (): string => {
    const path = random.chance(0.8)
      ? pointer(random.pick(all))
      : random.pick(['', '/', '/-', '/metadata/labels/-', '/__proto__/x', `/${longText(random)}`, '/spec/99999999999']);
    const op = random.pick(['add', 'replace', 'remove', 'test', 'copy', 'move', 'nosuch']);
    return `{"op":"${op}","path":${JSON.stringify(path)},"from":${JSON.stringify(pointer(random.pick(all)))},"value":${count > 4 ? '1' : hostileJson(random)}}`;
  };
  return `[${Array.from({ length: count }, one).join(',')}]`;
}

function strategic(random: Random, json: string): string {
  const directive = random.pick([
    '"$patch":"delete"',
    '"$patch":"replace"',
    '"$retainKeys":["a"]',
    '"$setElementOrder/containers":[{"name":1}]',
    '"$deleteFromPrimitiveList/finalizers":["a"]',
    `"$patch":${hostileJson(random)}`,
  ]);
  return json.replace(/\{/g, (open) => (random.chance(0.15) ? `{${directive},` : open));
}

const PATCHES: Readonly<Record<string, (random: Random, base: Base, number: number) => Buffer>> = {
  'application/json-patch+json': (random, base) => damaged(random, jsonPatch(random, base)),
  'application/merge-patch+json': (random, base, number) => damaged(random, mutated(random, base, number)),
  'application/strategic-merge-patch+json': (random, base, number) => damaged(random, strategic(random, mutated(random, base, number))),
  'application/apply-patch+yaml': (random, base, number) => yamlBody(random, mutated(random, base, number)),
};

const QUERIES = [
  'timeout',
  'labelSelector',
  'fieldSelector',
  'limit',
  'continue',
  'resourceVersion',
  'timeoutSeconds',
  'dryRun',
  'fieldManager',
  'pretty',
  'gracePeriodSeconds',
];
const SUBRESOURCES = ['', '', '', '/status', '/scale', '/nosuch', '/binding', '/eviction', '/token', '/finalize', '/approval'];

/** A cut may leave half a character. */
const encoded = (text: string): string => encodeURIComponent(Buffer.from(text).toString());

function query(random: Random): string {
  if (random.chance(0.6)) return '';
  const text = random.pick([
    longText(random).slice(0, 6000),
    random.pick(['-1', '1e9', '%00', '0', 'All', 'a in (b,c),!d', 'a=b,'.repeat(200)]),
  ]);
  return `?${random.pick(QUERIES)}=${encoded(text)}`;
}

/** Headers that say something else than the body is. */
function headersOf(random: Random, type: string): Record<string, string> {
  const headers: Record<string, string> = { 'Content-Type': type };
  if (random.chance(0.05))
    headers['Content-Type'] = random.pick([
      '',
      'application/json;charset=utf-16',
      'text/plain',
      'application/xml',
      PROTOBUF,
      'application/yaml',
      'a'.repeat(2000),
    ]);
  if (random.chance(0.03)) headers['Content-Encoding'] = random.pick(['gzip', 'deflate', 'br', 'identity', 'x']);
  if (random.chance(0.3))
    headers.Accept = random.pick([
      PROTOBUF,
      'application/yaml',
      'application/json;as=Table;v=v1;g=meta.k8s.io',
      'application/json;as=PartialObjectMetadata;v=v1;g=meta.k8s.io',
      '*/*',
      `${'a/b,'.repeat(500)}*/*`,
      ';;q=x',
    ]);
  return headers;
}

/** The case of the number: the same for the same seed. */
export async function caseOf(random: Random, number: number): Promise<Case> {
  const base = random.pick(bases);
  const name = base.object.metadata.name ?? '';
  const make = async (method: string, path: string, type: string, body: Buffer | undefined): Promise<Case> => ({
    name: `${method} ${base.object.kind} ${type}`,
    method,
    path: `${path}${query(random)}`,
    headers: body === undefined ? headersOf(random, '') : headersOf(random, type),
    body,
  });
  const dice = random.fraction();
  if (dice < 0.4) {
    const type = random.pick(['application/json', 'application/json', 'application/yaml', PROTOBUF]);
    const body =
      type === PROTOBUF
        ? await protobufBody(random, base, number)
        : type === 'application/yaml'
          ? yamlBody(random, mutated(random, base, number))
          : damaged(random, mutated(random, base, number));
    if (random.chance(0.3))
      return make('PUT', `${base.collection}/${random.chance(0.7) ? name : `h-${number}`}${random.pick(SUBRESOURCES)}`, type, body);
    return make('POST', `${base.collection}${random.chance(0.1) ? `/${name}${random.pick(SUBRESOURCES)}` : ''}`, type, body);
  }
  if (dice < 0.8) {
    const type = random.pick(Object.keys(PATCHES));
    const body = PATCHES[type]?.(random, base, number) ?? Buffer.alloc(0);
    return make('PATCH', `${base.collection}/${random.chance(0.9) ? name : `h-${number}`}${random.pick(SUBRESOURCES)}`, type, body);
  }
  if (dice < 0.9)
    return make(
      'DELETE',
      `${base.collection}/h-${random.below(number + 1)}`,
      'application/json',
      random.chance(0.7)
        ? Buffer.from(
            `{"kind":"DeleteOptions","apiVersion":"v1","preconditions":${hostileJson(random)},"gracePeriodSeconds":${hostileJson(random)}}`,
          )
        : undefined,
    );
  return make(
    'GET',
    random.chance(0.5) ? base.collection : `${base.collection}/${random.chance(0.7) ? name : encoded(longText(random).slice(0, 500))}`,
    '',
    undefined,
  );
}
