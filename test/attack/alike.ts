/** Whether every stored object is the same in JSON and in Protobuf, in every version that is served. */

import { BinaryReader } from '@bufbuild/protobuf/wire';
import { catalogue } from '../../generated/catalogue.js';
import { decode } from '../../runtime/codec/decode.js';
import { unwrap } from '../../runtime/codec/envelope.js';
import { parseTrusted, stringify } from '../../runtime/codec/parse.js';
import type { VersionDefinition } from '../../runtime/model/definition/definition.js';
import type { ApiObject } from '../../runtime/model/object.js';
import { Forms } from '../../runtime/resource/form.js';
import { kinds } from '../support/cluster-kinds.js';
import type { Client } from './client.js';

const PROTOBUF = 'application/vnd.kubernetes.protobuf';
/** Tag of a list's items: field 2, length-delimited. */
const ITEMS = 18;

interface List {
  readonly metadata: { readonly resourceVersion: string };
  readonly items: readonly ApiObject[];
}

/** Objects inside of objects say what they are in JSON, and in no Protobuf message. */
function withoutTypes(value: unknown, inside = false): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => withoutTypes(item, true));
  const embedded = inside && 'metadata' in value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !embedded || (name !== 'kind' && name !== 'apiVersion'))
      .map(([name, member]) => [name, withoutTypes(member, true)]),
  );
}

function itemsOf(list: Uint8Array): Uint8Array[] {
  const items: Uint8Array[] = [];
  const reader = new BinaryReader(list);
  while (reader.pos < reader.len) {
    const tag = reader.uint32();
    if (tag === ITEMS) items.push(reader.bytes());
    else reader.skip(tag & 7);
  }
  return items;
}

/** A line for each object that differs or version that cannot be listed; `compared` counts objects. */
export async function alikeFaults(client: Client): Promise<{ faults: string[]; compared: number }> {
  const faults: string[] = [];
  let compared = 0;
  for (const definition of catalogue.resources) {
    if (definition.storage === undefined) continue;
    for (const [apiVersion, version] of definition.versions) {
      const path = `${version.group === '' ? `/api/${version.version}` : `/apis/${apiVersion}`}/${version.plural}`;
      const json = await client.send({ method: 'GET', path, headers: { Accept: 'application/json' } });
      if (json.status === 404) continue;
      if (json.status !== 200) {
        faults.push(`${path} in JSON: ${json.status} ${json.text.slice(0, 300)}`);
        continue;
      }
      const forms = new Forms(definition, kinds.functions);
      await forms.load(apiVersion, true);
      if (forms.codec(apiVersion) === undefined) continue;
      const list = parseTrusted(json.text) as unknown as List;
      // Of the same moment: the server writes by itself, too.
      const then = `${path}?resourceVersion=${list.metadata.resourceVersion}&resourceVersionMatch=Exact`;
      const protobuf = await client.send({ method: 'GET', path: then, headers: { Accept: PROTOBUF } });
      if (protobuf.status !== 200) {
        faults.push(`${path} in Protobuf: ${protobuf.status} ${protobuf.text.slice(0, 300)}`);
        continue;
      }
      compared += compare(forms, version, list.items, protobuf.bytes, (fault) => faults.push(`${path}: ${fault}`));
    }
  }
  return { faults, compared };
}

function compare(
  forms: Forms,
  version: VersionDefinition,
  items: readonly ApiObject[],
  protobuf: Buffer,
  fault: (text: string) => void,
): number {
  const apiVersion = version.group === '' ? version.version : `${version.group}/${version.version}`;
  const type = { kind: version.kind, apiVersion };
  const { structure } = forms.code(apiVersion);
  const canonical = (object: unknown): string =>
    // Items of lists say neither what they are nor in which version.
    stringify(
      forms.canonical(decode(structure, { ...(object as object), ...type }) as unknown as ApiObject, apiVersion, {
        sorted: true,
        collapsed: true,
      }),
    );
  const messages = itemsOf(unwrap(protobuf).raw);
  if (items.length !== messages.length) fault(`${items.length} objects in JSON, ${messages.length} in Protobuf`);
  messages.forEach((message, i) => {
    const name = items[i]?.metadata.name;
    try {
      const [one, other] = [canonical(withoutTypes(items[i])), canonical(forms.codec(apiVersion)?.decode(message))];
      if (one === other) return;
      let at = 0;
      while (one[at] === other[at]) at += 1;
      fault(`${name} differs at ${one.slice(Math.max(0, at - 60), at + 60)} | ${other.slice(Math.max(0, at - 60), at + 60)}`);
    } catch (error) {
      fault(`${name} cannot be decoded: ${error instanceof Error ? error.message : String(error)}`);
    }
  });
  return messages.length;
}
