/** Whatever is sent, on every verb, to every kind, in every form: the answer tells what is wrong, and is never a failure of the server. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { stringify as yamlText } from 'yaml';
import { catalogue } from '../../generated/catalogue.js';
import { wrap } from '../../runtime/codec/envelope.js';
import { stringify } from '../../runtime/codec/parse.js';
import type { VersionDefinition } from '../../runtime/model/definition/definition.js';
import { ShownRelease } from '../../runtime/model/definition/releases.js';
import { type ApiObject, apiVersionOf, type Json } from '../../runtime/model/object.js';
import { hostileObject, Random } from '../support/hostile-objects.js';
import { type Answer, TestServer } from '../support/server.js';

let server: TestServer;
before(async () => {
  server = await TestServer.start();
});
after(() => server.close());

const PROTOBUF = 'application/vnd.kubernetes.protobuf';
const FORMS = ['application/json', 'application/yaml', PROTOBUF] as const;
const SHOWN = [...FORMS, 'application/json;as=Table;v=v1;g=meta.k8s.io', 'application/json;as=PartialObjectMetadata;v=v1;g=meta.k8s.io'];
const PATCHES = ['application/merge-patch+json', 'application/strategic-merge-patch+json', 'application/json-patch+json'] as const;
const APPLY = 'application/apply-patch+yaml';

const SHOWN_RELEASE = new ShownRelease('1.21');

/** Rounds for each kind and version. */
const ROUNDS = 2;

/** Versions that are switched on by default. */
const versions: VersionDefinition[] = catalogue.resources
  .flatMap((resource) => [...resource.versions.values()])
  .filter(({ version }) => !version.includes('alpha'));

const pathOf = ({ group, version, plural, namespaced }: VersionDefinition): string =>
  `/${group === '' ? 'api' : `apis/${group}`}/${version}/${namespaced ? 'namespaces/default/' : ''}${plural}`;

/** Sends, and fails for answers of a failing server; other servers may be unavailable. */
async function asks(method: string, path: string, type: string, body: string | Buffer | undefined, accept: string): Promise<Answer> {
  const headers = { Accept: accept, ...(body === undefined ? {} : { 'Content-Type': type }) };
  const answer = await server.ask(path, { method, headers, ...(body === undefined ? {} : { body }) });
  const shown = typeof body === 'string' ? body : (body?.toString('base64') ?? '');
  assert.ok(
    answer.status < 500 || answer.status === 503,
    `${method} ${path} as ${type} for ${accept}: ${answer.text.slice(0, 300)}\n${shown.slice(0, 3000)}`,
  );
  return answer;
}

/** Operations of the JSON patch that makes the object's members one by one. */
const operations = (object: { readonly [name: string]: Json }, random: Random): Json =>
  Object.keys(object).map((name) => ({
    op: random.pick(['add', 'replace', 'test', 'copy', 'move']),
    path: `/${name}`,
    from: '/metadata',
    value: object[name] ?? null,
  }));

/** An object as a body of some form; undefined where the form cannot have it. */
function inForm(form: string, object: ApiObject, encode: ((object: ApiObject) => Uint8Array) | undefined): string | Buffer | undefined {
  if (form === 'application/json') return stringify(object);
  if (form === 'application/yaml') return yamlText(object, { aliasDuplicateObjects: false });
  try {
    return encode === undefined ? undefined : wrap(object.apiVersion ?? '', object.kind ?? '', encode(object));
  } catch {
    return undefined;
  }
}

/** Some bytes of a message changed. */
function damaged(bytes: Buffer, random: Random): Buffer {
  const out = Buffer.from(bytes);
  for (let i = 0; i < 3; i += 1) out[4 + random.below(out.length - 4)] = random.below(256);
  return out;
}

for (const version of versions) {
  const apiVersion = apiVersionOf(version.group, version.version);
  test(`${version.kind} of ${apiVersion}`, async () => {
    const random = new Random(version.kind.length * 1000 + apiVersion.length);
    const { structure, protobuf } = await version.load();
    const codec = await protobuf();
    const path = pathOf(version);
    for (let round = 0; round < ROUNDS; round += 1) {
      const named = (metadata: unknown): ApiObject['metadata'] => ({
        ...(round % 2 === 0 ? {} : (metadata as object)),
        name: `a${round}`,
        namespace: version.namespaced ? 'default' : undefined,
      });
      const made = (strange: number): ApiObject => {
        const object = hostileObject(structure, random, strange);
        return { ...object, kind: version.kind, apiVersion, metadata: named(object.metadata) } as ApiObject;
      };
      const form = random.pick(FORMS);
      for (const strange of [15, 300]) {
        const object = made(strange);
        const body = inForm(form, object, codec && ((sent) => codec.encode(sent, SHOWN_RELEASE)));
        if (body !== undefined)
          await asks('POST', path, form, typeof body === 'string' || strange === 300 ? body : damaged(body, random), random.pick(SHOWN));
      }
      const one = `${path}/a${round}`;
      const next = made(40);
      const put = inForm(form, next, codec && ((sent) => codec.encode(sent, SHOWN_RELEASE)));
      if (put !== undefined) await asks('PUT', one, form, put, random.pick(SHOWN));
      for (const type of PATCHES) {
        const patch = made(60) as unknown as { [name: string]: Json };
        await asks('PATCH', one, type, stringify(type === PATCHES[2] ? operations(patch, random) : patch), random.pick(SHOWN));
      }
      await asks('PATCH', `${one}?fieldManager=m&force=true`, APPLY, stringify(made(80)), random.pick(SHOWN));
      for (const accept of SHOWN) await asks('GET', accept.includes('Partial') ? one : path, '', undefined, accept);
      await asks('DELETE', one, 'application/json', stringify(hostileObject(await optionsStructure(), random, 10)), random.pick(FORMS));
    }
  });
}

const optionsStructure = async () => {
  const code = (await catalogue.kinds['meta.k8s.io/v1']?.())?.DeleteOptions;
  return code?.structure ?? assert.fail('there are no DeleteOptions');
};
