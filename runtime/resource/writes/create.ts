/** Creating objects: prepare → mutate → validate → store. */

import { admissionRequest } from '../../admission/request.js';
import { managerOf } from '../../apply/index.js';
import { type JsonMap, writeAbsent } from '../../codec/decode.js';
import { stringify } from '../../codec/parse.js';
import type { VersionDefinition } from '../../model/definition/definition.js';
import type { Turn } from '../../model/definition/settled.js';
import { ApiError, alreadyExists, badRequest } from '../../model/errors.js';
import { walked } from '../../model/later-items.js';
import type { ApiObject } from '../../model/object.js';
import { apiVersionOf } from '../../model/object.js';
import type { Caller } from '../environment.js';
import { Item, storedBytes, storedBytesInTurns } from '../item.js';
import type { Resource } from '../resource.js';
import { admittedInTurns } from './admit.js';
import { check } from './check.js';
import { dropDisabledFields } from './disabled-fields.js';
import { dropSystemMetadata, generatedName, OTHER_NAMESPACE, placeInNamespace, prepareMetadata } from './metadata.js';
import { checkSize, writeFitting } from './object-size.js';
import { optionsObject, type WriteOptions } from './options.js';
import { dropRepeatedOwners } from './owner-references.js';

interface CreateRequest {
  readonly caller: Caller;
  readonly namespace: string;
  /** In the caller's version, decoded and defaulted. */
  readonly object: ApiObject;
  readonly options: WriteOptions;
  /**
   * Whether the object carries its ownership entries already, as after an apply. Otherwise the options' field manager, or the caller, owns
   * all fields.
   */
  readonly owned?: boolean;
  /** Turns for the work on a large object; when absent, the work is done without a pause. */
  readonly turn?: Turn | undefined;
}

/** How many generated names are tried before the clash is reported. */
const NAME_TRIES = 8;

/** The stored item, or the one a dry run would have stored. Throws 409 where the name is taken, 422 with all faults. */
export async function create(resource: Resource, request: CreateRequest): Promise<Item> {
  const { caller, object, options } = request;
  const { definition, forms, environment } = resource;
  const apiVersion = apiVersionOf(caller.version.group, caller.version.version);
  const context = resource.context(caller, '');
  const sent = object.metadata.resourceVersion;
  if (sent !== undefined && sent !== '' && sent !== '0' && /^\d+$/.test(sent))
    throw badRequest('resourceVersion should not be set on objects to be created');
  const unplaced = (object.metadata.namespace ?? '') === '' && !environment.enabled('NamespaceSetFirst');
  placeInNamespace(object, request.namespace, definition.namespaced, true);
  const dropped = dropRepeatedOwners(object.metadata, caller.warn, { admitted: false, turn: request.turn });
  if (dropped !== undefined) await dropped;
  if (environment.enabled('NoSystemMetadataOwned')) dropSystemMetadata(object);
  const owners = forms.loadOwned(object);
  if (owners !== undefined) await owners;
  const hub = request.owned
    ? await forms.toHub(object, apiVersion, request.turn)
    : await resource.trackedHub(
        {
          live: undefined,
          updated: object,
          manager: managerOf(options.fieldManager, caller.userAgent),
          apiVersion,
          ignored: resource.disownedBy(caller.version, ''),
        },
        request.turn,
      );
  if (request.turn !== undefined) await request.turn();
  const admission = admissionRequest({
    operation: 'CREATE',
    caller,
    namespace: hub.metadata.namespace ?? '',
    name: hub.metadata.name ?? '',
    object: hub,
    old: undefined,
    dryRun: options.dryRun,
    options: () => optionsObject('CreateOptions', options, environment.words),
    unplaced,
  });
  const turn = await admittedInTurns(environment, admission, request.turn);
  caller.reached('mutated');
  if ((hub.metadata.namespace ?? '') !== admission.namespace) throw badRequest(OTHER_NAMESPACE);
  const droppedAgain = dropRepeatedOwners(hub.metadata, caller.warn, { admitted: true, turn });
  if (droppedAgain !== undefined) await droppedAgain;
  const generated = !hub.metadata.name && hub.metadata.generateName ? hub.metadata.generateName : undefined;
  prepareMetadata(hub, context.now);
  if (resource.strategy.statusOnCreate !== true) resetStatus(resource, hub, resource.statusFields(caller.version));
  const { structure } = forms.code(definition.hub);
  const dropping = walked(turn, (later) => dropDisabledFields(structure, hub, undefined, environment.enabledByName, later));
  if (dropping instanceof Promise) await dropping;
  resource.strategy.prepareForCreate?.(hub, context);
  if (definition.writes.generation === 'spec') hub.metadata.generation = 1;
  if (turn !== undefined) await turn();
  await check(resource, hub, undefined, caller, context, turn);
  caller.reached('checked');
  const name = hub.metadata.name ?? '';
  const validated = { ...admission, name, shownName: name, unplaced: false };
  return environment.admission.carryOut(validated, async () => {
    caller.reached('validated');
    const item = await insertNamed(resource, { ...request, turn }, hub, generated, sent);
    caller.reached('stored');
    return item;
  });
}

const noUniqueName = ({ plural }: VersionDefinition, name: string): ApiError =>
  new ApiError(
    409,
    'AlreadyExists',
    `${plural} "${name}" already exists, the server was not able to generate a unique name for the object`,
    { name, kind: plural, retryAfterSeconds: 1 },
  );

/** Stores the object. If its name was generated and is taken, another one is generated. */
async function insertNamed(
  resource: Resource,
  { caller, options, turn, owned = false }: CreateRequest,
  hub: ApiObject,
  generated: string | undefined,
  sent: string | undefined,
): Promise<Item> {
  for (let attempt = 1; ; attempt += 1) {
    const ready = resource.forms.storing.toStorage(hub);
    const converted = ready instanceof Promise ? await ready : ready;
    const item = await writeFitting(converted, owned, (fitting) => insert(resource, fitting, options.dryRun, sent, turn));
    if (item !== undefined) return item;
    const { name = '', generateName = '' } = hub.metadata;
    if (generated === undefined) {
      const counts = generateName !== '' && resource.environment.enabled('GivenNamesAsGenerated');
      throw counts ? noUniqueName(caller.version, name) : alreadyExists(resource.about(caller.version), name);
    }
    if (attempt === NAME_TRIES) throw noUniqueName(caller.version, name);
    hub.metadata.name = generatedName(generated);
  }
}

/** Resets the status fields to what they are when a client sends none: a create cannot set a status. */
function resetStatus({ definition, forms }: Resource, hub: ApiObject, statusFields: readonly string[]): void {
  if (statusFields.length === 0) return;
  const { structure, applyDefaults } = forms.code(definition.hub);
  const unsent: JsonMap = {};
  for (const name of statusFields) {
    const field = structure.byName.get(name);
    if (field !== undefined) writeAbsent(unsent, field);
  }
  const blank: ApiObject = { ...unsent, metadata: {} };
  applyDefaults(blank);
  for (const field of statusFields) {
    if (blank[field] === undefined) delete hub[field];
    else hub[field] = blank[field];
  }
}

/** Stores the object, of the hub or the storage version, where its key is free; undefined where it is taken. */
async function insert(
  resource: Resource,
  object: ApiObject,
  dryRun: boolean,
  sent: string | undefined,
  turn: Turn | undefined,
): Promise<Item | undefined> {
  if (turn !== undefined) await turn();
  const storing = resource.forms.storing.storable(object, turn);
  const stored = storing instanceof Promise ? await storing : storing;
  if (turn !== undefined) await turn();
  const value = turn === undefined ? storedBytes(stored) : await storedBytesInTurns(stored, turn);
  checkSize(stored, value);
  const key = resource.key(stored.metadata.namespace ?? '', stored.metadata.name ?? '');
  if (dryRun) {
    if (resource.cache.get(key) !== undefined) return undefined;
    return unstored(resource, stored, sent);
  }
  const result = await resource.write(key, 0, stored, value);
  if (!result.committed) return undefined;
  const entry = resource.cache.get(key);
  // Another write may already have replaced or removed the object; the answer is what this one stored.
  return entry?.revision === result.revision
    ? entry.item
    : new Item(resource.forms.storageVersion, value, result.revision, { object: stored });
}

/** The item that answers a dry run, which stores nothing; its resourceVersion is the one that the client sent. */
function unstored(resource: Resource, stored: ApiObject, sent: string | undefined): Item {
  if (sent === undefined || sent === '') delete stored.metadata.resourceVersion;
  else stored.metadata.resourceVersion = sent;
  return new Item(resource.forms.storageVersion, Buffer.from(stringify(stored)), 0, { object: stored });
}
