/** `kindwright new controller`, `new admission`, `new authenticator` and `new route`: files of code, to be filled by their author. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { isMap } from 'yaml';
import { OutputFolder } from '../../runtime/files/output-folder.js';
import { listed, meant } from '../diagnostics.js';
import { constantOf } from '../emit/client-names.js';
import { groupsOf, readYaml } from './catalogue-folder.js';
import { type Project, ProjectError } from './project.js';

/** The folders that such files stand in. */
export type CodeRoom = 'controllers' | 'admission' | 'authenticators' | 'routes';

export interface NewCode {
  readonly room: CodeRoom;
  /** Of the file, such as `order-status`. */
  readonly name: string;
  /** Kind that the code is about. Empty where the project has one alone. */
  readonly kind: string;
}

/** A kind of the catalogue, in the version that the others convert to: code of a server sees it in that one. */
interface KnownKind {
  readonly kind: string;
  readonly plural: string;
  readonly group: string;
  /** `<folder of the group>/<version>`. */
  readonly version: string;
}

const NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** Gives the file that was written. Throws ProjectError, and writes nothing then. */
export function addCode(project: Project, { room, name, kind }: NewCode): string {
  if (!NAME.test(name))
    throw new ProjectError(
      `${JSON.stringify(name)} cannot be the name of a file of ${room}/: it is a word or several, such as order-status`,
    );
  const file = path.join(room, `${name}.ts`);
  if (existsSync(path.join(project.folder, file))) throw new ProjectError(`${file} is there already; edit it, or take another name`);
  const text = room === 'authenticators' ? authenticatorText(name) : TEXTS[room](name, chosenKind(project, kind));
  return path.relative('', new OutputFolder(path.join(project.folder, room)).write(`${name}.ts`, text));
}

function chosenKind(project: Project, wanted: string): KnownKind {
  const all = kindsOf(project);
  const names = all.map(({ kind }) => kind);
  const [first] = all;
  if (wanted === '' && first !== undefined && all.length === 1) return first;
  if (wanted === '') throw new ProjectError(`which kind is it about? Say --kind=<Kind>; the catalogue has ${listed(names)}`);
  const found = all.find(({ kind }) => kind === wanted);
  if (found === undefined) throw new ProjectError(`the catalogue has no kind ${wanted}${meant(wanted, names)}; it has ${listed(names)}`);
  return found;
}

function kindsOf(project: Project): KnownKind[] {
  return groupsOf(project).flatMap(({ folder, name: group, versions }) =>
    versions.flatMap((version) => {
      const at = path.join(project.catalog, folder, version);
      if (!existsSync(at)) return [];
      return readdirSync(at)
        .filter((file) => file.endsWith('.yaml'))
        .sort()
        .flatMap((file): KnownKind[] => {
          const document = readYaml(path.join(at, file));
          const resource = document.get('resource');
          if (!isMap(resource) || resource.has('hub')) return [];
          return [{ kind: String(document.get('kind')), plural: String(resource.get('plural')), group, version: `${folder}/${version}` }];
        });
    }),
  );
}

const camelCase = (name: string): string => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
const pascalCase = (name: string): string => camelCase(`-${name}`);
const typeImport = ({ kind, version }: KnownKind): string => `import type { ${kind} } from '../generated/${version}/types.js';`;

const TEXTS: Readonly<Record<Exclude<CodeRoom, 'authenticators'>, (name: string, kind: KnownKind) => string>> = {
  controllers: (name, kind) => {
    const object = camelCase(kind.kind.toLowerCase());
    const known = constantOf(kind.plural);
    return `// Every export of a file in this folder that defineController made runs beside the server.
import { defineController } from 'kindwright/controller';
import { ${known} } from '../generated/${kind.version}/client.js';

export const ${camelCase(name)} = defineController({
  name: '${name}',
  watches: [${known}],
  /** Called with the key of each object that is there, changes or goes, and again after a pause where it throws. */
  async reconcile({ namespace, name }, { api, informer }) {
    const ${object} = informer(${known}).get(namespace, name);
    if (${object} === undefined || ${object}.metadata.deletionTimestamp !== undefined) return;
    // Bring what belongs to the object to its wanted state here, with the \`client\` beside \`informer\`.
    api.log(\`${name}: \${namespace}/\${name} is at generation \${${object}.metadata.generation}\`);
  },
});
`;
  },
  admission: (name, kind) => `// Every export of a file in this folder that admissionRule or admissionPlugin made judges what is written.
import { admissionRule } from 'kindwright';
${typeImport(kind)}

export const ${camelCase(name)} = admissionRule<${kind.kind}>({
  name: '${pascalCase(name)}',
  about: { group: '${kind.group}', resource: '${kind.plural}' },
  operations: ['CREATE', 'UPDATE'],
  admit({ object, user }) {
    // What is changed here is validated and stored.
    if (object !== undefined && object.metadata.creationTimestamp === undefined)
      object.metadata.annotations = { ...object.metadata.annotations, '${kind.group}/made-by': user.name };
  },
  validate({ object, warn }) {
    // Refuse the write by throwing, such as: throw forbidden({ group: '${kind.group}', name: '${kind.plural}' }, shownName, 'why').
    if (object?.metadata.name?.startsWith('test-') === true) warn('the name says that this is for a test');
  },
});
`,
  routes: (name, kind) => `// Every export of a file in this folder that defineRoutes made answers requests below its path.
import { defineRoutes } from 'kindwright';
${typeImport(kind)}

export const ${camelCase(name)} = defineRoutes({
  path: '/${name}',
  /** Callers need the right to \`get\` the path, as a rule with nonResourceURLs gives it. */
  routes(router, { api, allow }) {
    router.get('/', async (ctx) => {
      // The path alone says nothing about what it shows: callers see here what they may list.
      await allow(ctx, { verb: 'list', group: '${kind.group}', resource: '${kind.plural}' });
      const ${kind.plural} = await api.client({ user: ctx.state.user, manager: '${name}' }).resource<${kind.kind}>('${kind.plural}.${kind.group}').list();
      ctx.body = { count: ${kind.plural}.length };
    });
  },
});
`,
};

const authenticatorText = (
  name: string,
): string => `// Every export of a file in this folder that defineAuthenticator made is asked who calls, after the methods that flags ask for.
import { createHash } from 'node:crypto';
import { defineAuthenticator } from 'kindwright';

const digest = (key: string): string => createHash('sha256').update(key).digest('hex');

/** Names of users by the digests of their keys, from a variable such as API_KEYS="ann=first-key,bob=second-key". */
const users = new Map(
  (process.env.API_KEYS ?? '')
    .split(',')
    .map((entry) => entry.split('='))
    .flatMap(([user, key]) => (user && key ? [[digest(key), user] as const] : [])),
);

export const ${camelCase(name)} = defineAuthenticator({
  authenticate({ headers }) {
    const key = headers['x-api-key'];
    if (typeof key !== 'string') return { outcome: 'none' };
    const user = users.get(digest(key));
    if (user === undefined) return { outcome: 'invalid', why: 'the API key is unknown' };
    return { outcome: 'user', user: { name: user, uid: '', groups: [], extra: {} } };
  },
});
`;
