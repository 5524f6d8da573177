/** What a recording has of each kind: all but what means nothing elsewhere, and no secret. */
import { isObject } from '../../model/json/json.js';
import type { JsonObject } from '../../model/object.js';

/** Kinds that are recorded only where they are named, by `<plural>.<group>`. */
const ONLY_NAMED: ReadonlySet<string> = new Set([
  // What happened, and who led, at the moment of the recording.
  'events',
  'events.events.k8s.io',
  'leases.coordination.k8s.io',
  // A server with them asks other servers, which are not there.
  'apiservices.apiregistration.k8s.io',
  'mutatingwebhookconfigurations.admissionregistration.k8s.io',
  'validatingwebhookconfigurations.admissionregistration.k8s.io',
]);

export const isUsual = (kind: string): boolean => !ONLY_NAMED.has(kind);

/** Whether the objects of a kind are the namespaces themselves. */
export const isNamespace = (kind: string): boolean => kind === 'namespaces';

/** Kinds of whose objects every server has one that says where the server itself is, and its namespace and name. */
const OF_SERVERS: ReadonlySet<string> = new Set(['services', 'endpoints', 'endpointslices.discovery.k8s.io']);
const SERVER = { namespace: 'default', name: 'kubernetes' };

/** What stands in the place of a secret: a value that can be decoded, and one for members that hold JSON. */
const WITHHELD = Buffer.from('withheld').toString('base64');
const WITHHELD_JSON = Buffer.from('{}').toString('base64');

/** Members of objects that hold secrets, by kind. */
const SECRET: Readonly<Record<string, readonly string[]>> = { secrets: ['data', 'stringData'] };

/** The annotation in which clients keep a whole object. */
const LAST_APPLIED = /\/last-applied-configuration$/;

/** An object of a list as a recording has it; undefined for one that is not recorded. The resource version means nothing elsewhere. */
export function recorded(kind: string, object: JsonObject): JsonObject | undefined {
  const metadata = isObject(object.metadata) ? object.metadata : {};
  if (OF_SERVERS.has(kind) && metadata.namespace === SERVER.namespace && metadata.name === SERVER.name) return undefined;
  const { resourceVersion: _, selfLink: __, ...kept } = metadata;
  const secret = SECRET[kind];
  if (secret === undefined) return { ...object, metadata: kept };
  const withheld = secret.flatMap((member) => (isObject(object[member]) ? [[member, withoutValues(object[member])] as const] : []));
  return { ...object, metadata: withoutCopies(kept), ...Object.fromEntries(withheld) };
}

const withoutValues = (values: JsonObject): JsonObject =>
  Object.fromEntries(Object.keys(values).map((key) => [key, /(?:json|cfg)$/.test(key) ? WITHHELD_JSON : WITHHELD]));

function withoutCopies(metadata: JsonObject): JsonObject {
  if (!isObject(metadata.annotations)) return metadata;
  const annotations = Object.fromEntries(Object.entries(metadata.annotations).filter(([name]) => !LAST_APPLIED.test(name)));
  return { ...metadata, annotations };
}
