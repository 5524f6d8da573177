/** A data set of what a server holds, in files that `load` reads: one for each kind, written page by page. */
import { appendFileSync, existsSync, readdirSync } from 'node:fs';
import { type Page, pagesOf } from '../../api-client/list.js';
import { serverOf } from '../../api-client/node/server.js';
import { ServiceConnection } from '../../api-client/node/service-connection.js';
import { toYaml } from '../../codec/yaml-text.js';
import { type ListedKind, remoteKinds } from '../../controllers/framework/served-kinds.js';
import { OutputFolder } from '../../files/output-folder.js';
import { ApiError } from '../../model/errors.js';
import { suggestion } from '../../model/faults/nearest.js';
import { type ApiObject, asJson } from '../../model/object.js';
import { TestMistake } from '../mistake.js';
import { isNamespace, isUsual, recorded } from './recorded-kinds.js';

export interface RecordOptions {
  /** Path of a client configuration file; that which kubectl would read when empty. */
  readonly kubeconfig: string;
  /** Context of the file; its current one when empty. */
  readonly context: string;
  /** A folder that is not there, or empty. */
  readonly out: string;
  /** Kinds such as `pods` and `deployments.apps`; when empty, all that can be listed and created, but for those that mean nothing elsewhere. */
  readonly kinds: readonly string[];
  /** Namespaces whose objects are wanted; all when empty. Objects in no namespace are recorded in any case. */
  readonly namespaces: readonly string[];
  /** Takes a line for each kind that is recorded. */
  readonly tell: (line: string) => void;
}

export interface Recording {
  /** How many objects. */
  readonly objects: number;
  /** Why kinds are missing, a line each. */
  readonly faults: readonly string[];
  /** As the server tells its version, such as `v1.30.2`. */
  readonly release: string;
}

/** How often a kind is listed from the start again, whose history went while it was read. */
const MAX_RELISTS = 3;

/** Rejects with ApiError and with what the connection throws where the server cannot be asked, and with TestMistake for unknown kinds. */
export async function record({ kubeconfig, context, out, kinds, namespaces, tell }: RecordOptions): Promise<Recording> {
  if (existsSync(out) && readdirSync(out).length > 0) throw new TestMistake(`${out} is not empty; a recording needs a folder of its own`);
  const { service, actsAs } = serverOf({ ...(kubeconfig === '' ? {} : { kubeconfig }), ...(context === '' ? {} : { context }) });
  const connection = new ServiceConnection(service, 'kindwright-record', actsAs === undefined ? {} : { impersonate: actsAs });
  try {
    const { gitVersion } = (await connection.json({ path: '/version' })) as { readonly gitVersion?: string };
    const faults: string[] = [];
    const served = await remoteKinds(connection, (apiVersion, { message }) =>
      faults.push(`the kinds of ${apiVersion} are not known: ${message}`),
    );
    const chosen = chosenOf(served, kinds);
    const folder = new OutputFolder(out);
    folder.make();
    let objects = 0;
    for (const kind of chosen) {
      try {
        const count = await new KindRecording(connection, kind, folder).record(namespaces);
        if (count > 0) tell(`${kind.name}: ${count}`);
        objects += count;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        faults.push(`${kind.name} cannot be listed: ${error.message}`);
      }
    }
    return { objects, faults, release: gitVersion ?? '' };
  } finally {
    connection.close();
  }
}

/** Throws TestMistake for names of kinds that the server does not have. */
function chosenOf(served: readonly ListedKind[], wanted: readonly string[]): ListedKind[] {
  const known = served.filter(({ verbs }) => verbs.includes('create'));
  if (wanted.length === 0) return known.filter(({ name }) => isUsual(name));
  return wanted.map((name) => {
    const found = known.find((kind) => kind.name === name) ?? known.find((kind) => kind.plural === name);
    if (found !== undefined) return found;
    const names = known.map((kind) => kind.name);
    throw new TestMistake(
      `the server has no kind ${JSON.stringify(name)} whose objects can be listed and created${suggestion(name, names)}`,
    );
  });
}

/** The file of one kind. */
class KindRecording {
  readonly #file: string;

  constructor(
    private readonly connection: ServiceConnection,
    private readonly kind: ListedKind,
    private readonly folder: OutputFolder,
  ) {
    this.#file = `${kind.name}.yaml`;
  }

  /** Gives how many objects are in the file, which is not there where it would have none. */
  async record(namespaces: readonly string[]): Promise<number> {
    for (let relists = 0; ; relists += 1) {
      try {
        let count = 0;
        for (const namespace of this.kind.scopedBy === undefined || namespaces.length === 0 ? [''] : namespaces)
          for await (const page of pagesOf<ApiObject>({ backend: this.connection, kind: this.kind, namespace }))
            count += this.#write(page, namespaces);
        return count;
      } catch (error) {
        // A file that has a part of the objects would be taken for the whole.
        this.folder.remove(this.#file);
        if (!(error instanceof ApiError && error.is('Expired')) || relists >= MAX_RELISTS) throw error;
      }
    }
  }

  #write({ items }: Page<ApiObject>, namespaces: readonly string[]): number {
    const isMeant = ({ metadata: { name = '' } }: ApiObject): boolean =>
      namespaces.length === 0 || !isNamespace(this.kind.name) || namespaces.includes(name);
    const documents = items.filter(isMeant).flatMap((item) => {
      const kept = recorded(this.kind.name, asJson(item));
      return kept === undefined ? [] : [`---\n${[...toYaml(kept)].join('')}`];
    });
    if (documents.length > 0) appendFileSync(this.folder.pathOf(this.#file), documents.join(''));
    return documents.length;
  }
}
