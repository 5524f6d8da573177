/** Converts the objects of a request to the version that a webhook is shown, and its changes back. */
import { decodeObject } from '../../../codec/objects.js';
import type { VersionCode } from '../../../model/definition/definition.js';
import type { Turn } from '../../../model/definition/settled.js';
import { internalError } from '../../../model/errors.js';
import { copied } from '../../../model/json/json.js';
import { parseJson, stringify } from '../../../model/json/json-text.js';
import { walked } from '../../../model/later-items.js';
import { type ApiObject, apiVersionOf, asJson, asObject, type Json } from '../../../model/object.js';
import { applyJsonPatch } from '../../../patch/index.js';
import type { Registry, Served } from '../../../resource/registry.js';
import type { AdmissionRequest } from '../../request.js';
import type { AskedAs } from './matching.js';
import type { AskedObjects } from './review.js';

interface WebhookPatch {
  readonly operations: Json[];
  /** The JSON that they were read from. */
  readonly text: string;
}

/** Whether the object is one of the resource itself, and not the body of a subresource or an operation. */
const isOwn = ({ kind, asked, view }: AdmissionRequest): boolean => view === undefined && kind === asked.kind;

export class Objects {
  constructor(
    private readonly registry: Registry,
    /** What patches may do. */
    private readonly bounds: { readonly whole: boolean },
  ) {}

  /** Copies of the request's objects in the version. */
  async shown(request: AdmissionRequest, as: AskedAs): Promise<AskedObjects> {
    const { object, old } = request;
    const resourceVersion = old?.metadata.resourceVersion;
    // An update replaces the stored version, so that version is shown even if the client did not name it.
    const whole =
      object === undefined || resourceVersion === undefined || object.metadata.resourceVersion
        ? object
        : { ...object, metadata: { ...object.metadata, resourceVersion } };
    return { object: whole && (await this.#shown(request, as, whole)), old: old && (await this.#shown(request, as, old)) };
  }

  async #shown(request: AdmissionRequest, as: AskedAs, object: ApiObject): Promise<ApiObject> {
    const copy = asObject(await walked(this.registry.pace.begin(), (later) => copied(asJson(object), later)));
    if (request.view !== undefined) return request.view.of(copy);
    const served = this.#served(request);
    if (served === undefined || !isOwn(request)) return copy;
    const shown = await this.converted(served, copy, as);
    if (!request.unplaced) return shown;
    const { namespace: _, ...metadata } = shown.metadata;
    return { ...shown, metadata };
  }

  /**
   * Applies the webhook's patch, whose text is its JSON, to what it was shown, and so changes the request's object in place. Returns whether
   * it changed. Throws an internal error if the patch cannot be applied or its result cannot be read.
   */
  async patch(request: AdmissionRequest, as: AskedAs, shown: ApiObject, { operations, text }: WebhookPatch): Promise<boolean> {
    const { object } = request;
    const { limits } = this.registry.catalogue.service;
    if (object === undefined) throw new Error('there is no object that a patch could change');
    if (operations.length === 0) return false;
    const before = stringify(shown);
    const turn = this.registry.pace.begin();
    const document = parseJson(before, limits.depth) as { [key: string]: Json };
    const changed = await attempted(() => applyJsonPatch(document, operations, { ...this.bounds, text }, turn));
    if (stringify(changed) === before) return false;
    await attempted(() => this.#take(request, as, object, asObject(changed), turn));
    return true;
  }

  /** The same with the whole object as it is to be. Rejects as the work itself does. */
  take(request: AdmissionRequest, as: AskedAs, changed: ApiObject): Promise<void> {
    const { object } = request;
    if (object === undefined) throw new Error('there is no object that could change');
    return this.#take(request, as, object, changed, this.registry.pace.begin());
  }

  /** Copies the webhook's result into the request's object, which keeps its identity. */
  async #take(request: AdmissionRequest, as: AskedAs, object: ApiObject, changed: ApiObject, turn: Turn): Promise<void> {
    const served = this.#served(request);
    if (request.view !== undefined || served === undefined || !isOwn(request)) {
      if (request.view === undefined) replaceContent(object, changed);
      else request.view.put(object, changed);
      return;
    }
    const apiVersion = apiVersionOf(as.group, as.version);
    const target = this.registry.find(as.group, as.version, as.plural) ?? served;
    // Objects of the catalogue are read by the type that is expected, custom ones by the type that they say they have.
    const typed = target.version.untyped === true ? changed : { kind: as.kind, apiVersion, ...changed };
    const { kind = '', apiVersion: said = '' } = typed;
    if (kind !== as.kind || said !== apiVersion)
      throw new Error(`the object became ${kind} of ${said}, and is ${as.kind} of ${apiVersion}`);
    await target.resource.ready(target.version);
    const code: VersionCode = target.resource.forms.code(apiVersion);
    const read = await walked(turn, (later) => decodeObject(code, typed, later));
    await walked(turn, (later) => target.resource.fillDefaults(read, apiVersion, later));
    const inOwn = await this.converted(target, read, request.asked);
    const { resource } = served;
    const hub = await resource.forms.toHub(inOwn, apiVersionOf(request.asked.group, request.asked.version), turn);
    const isLost = request.operation === 'CREATE' && (hub.metadata.namespace ?? '') === '' && request.namespace !== '';
    if (isLost) hub.metadata.namespace = request.namespace;
    replaceContent(object, hub);
  }

  #served({ asked }: AdmissionRequest): Served | undefined {
    return this.registry.find(asked.group, asked.version, asked.plural);
  }

  /** An object of the resource, which is in the hub version or in the served one, in another version. */
  async converted({ resource }: Served, object: ApiObject, to: AskedAs): Promise<ApiObject> {
    const apiVersion = apiVersionOf(to.group, to.version);
    const from = object.apiVersion ?? resource.definition.hub;
    if (from === apiVersion) return resource.forms.canonical(object, apiVersion);
    const { conversion } = resource.definition;
    if (conversion !== undefined) {
      const [converted] = await conversion.convert([object], apiVersion);
      if (converted === undefined) throw new Error('a conversion gave no object');
      return converted;
    }
    const version = resource.definition.versions.get(apiVersion);
    if (version !== undefined) await resource.ready(version);
    return resource.forms.between(object, from, apiVersion);
  }
}

function replaceContent(object: ApiObject, content: ApiObject): void {
  const target: { [key: string]: unknown } = object;
  for (const name of Object.keys(target)) delete target[name];
  Object.assign(target, content);
}

/** Any failure here is the server's own error: the client did nothing wrong. */
async function attempted<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw internalError(error instanceof Error ? error.message : String(error));
  }
}
