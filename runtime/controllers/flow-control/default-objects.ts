/**
 * Priority levels and flow schemas that every server has: those that are missing are made, and those that differ are repaired, as
 * their annotation says.
 */
import { initialLevels, initialSchemas, isMandatory } from '../../kinds/flowcontrol.apiserver/initial.js';
import { ApiError } from '../../model/errors.js';
import { sameValue } from '../../model/json/json.js';
import type { ApiObject } from '../../model/object.js';
import type { Words } from '../../model/values/words.js';
import type { Registry } from '../../resource/registry.js';
import type { Resource } from '../../resource/resource.js';
import { update } from '../../resource/writes/update.js';
import { serverAs, writeBy } from '../framework/author.js';
import { ensureAll, fullForm } from '../framework/ensure.js';

const PRODUCER = 'api-priority-and-fairness-config-producer-v1';

/** The annotation that says whether the server keeps the spec of an object as it should be. */
const annotationOf = ({ label }: Words): string => label('autoupdate-spec', 'apf');

/** Makes the objects that are missing, and repairs the others. */
export async function ensureDefaults(registry: Registry, levels: string, schemas: string): Promise<void> {
  const {
    words,
    rules: { release },
  } = registry;
  await ensureSpecs(registry.byId(levels), initialLevels(release), words);
  await ensureSpecs(registry.byId(schemas), initialSchemas(words, release), words);
}

async function ensureSpecs(resource: Resource, specs: ReadonlyMap<string, object>, words: Words): Promise<void> {
  const annotations = { [annotationOf(words)]: 'true' };
  const wanted = [...specs].map(([name, spec]): ApiObject => ({ metadata: { name, annotations }, spec }));
  await ensureAll(resource, wanted, PRODUCER);
  for (const object of wanted) await repair(resource, fullForm(resource, object), annotationOf(words));
}

/** What the annotation says: a word for yes or no, in the spellings that clients may use. */
const WORDS: ReadonlyMap<string, boolean> = new Map([
  ...['1', 't', 'T', 'true', 'TRUE', 'True'].map((word) => [word, true] as const),
  ...['0', 'f', 'F', 'false', 'FALSE', 'False'].map((word) => [word, false] as const),
]);

/** Whether the server keeps the spec: always of mandatory objects, else as annotated; without a word, until somebody changed it. */
function isKept({ metadata }: ApiObject, annotation: string): boolean {
  const { name = '', annotations = {}, generation } = metadata;
  return isMandatory(name) || (WORDS.get(annotations[annotation] ?? '') ?? generation === 1);
}

/** The object as it should be; the same where it is. */
function repaired(live: ApiObject, wanted: ApiObject, annotation: string): ApiObject {
  const kept = isKept(live, annotation);
  const { annotations } = live.metadata;
  const spec = kept ? wanted.spec : live.spec;
  if (annotations?.[annotation] === String(kept) && sameValue(spec, live.spec)) return live;
  return { ...live, metadata: { ...live.metadata, annotations: { ...annotations, [annotation]: String(kept) } }, spec };
}

async function repair(resource: Resource, wanted: ApiObject, annotation: string): Promise<void> {
  const { name = '' } = wanted.metadata;
  const stored = resource.find('', name);
  if (stored === undefined) return;
  const live = resource.readable(stored);
  if (repaired(live, wanted, annotation) === live) return;
  try {
    await update(resource, {
      ...writeBy(serverAs(PRODUCER), resource.forms.version(resource.definition.hub)),
      namespace: '',
      name,
      subresource: '',
      replaces: false,
      change: (current) => repaired(current as ApiObject, wanted, annotation),
    });
  } catch (error) {
    // It was deleted meanwhile, and is made anew the next time.
    if (!(error instanceof ApiError && error.reason === 'NotFound')) throw error;
  }
}
