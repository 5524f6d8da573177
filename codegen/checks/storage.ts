/** Where objects are kept: every kind under a key prefix of its own, in a version and an encoding that hold it. */

import { listed, meant } from '../diagnostics.js';
import { hasMessage, neverTogether, referenceTo } from '../model.js';
import { type CheckContext, type ServedKind, servedKinds } from './context.js';

export function checkStorage(context: CheckContext): void {
  const kinds = servedKinds(context);
  const prefixes = new Map<string, ServedKind>();
  for (const kind of kinds) {
    const { resource } = kind;
    const { storage } = resource;
    if (storage === undefined) continue;
    const report = context.at(kind.type);
    const needless =
      kind.hub !== kind ? 'its hub says where objects are kept' : resource.virtual ? 'objects of a virtual kind are not kept' : undefined;
    if (needless !== undefined) {
      report('KW002', ['resource', 'storage'], { what: '`resource.storage`', why: needless });
      continue;
    }
    checkPrefix(kind, storage.prefix, prefixes, kinds, context);
    const versions = kinds.filter((k) => k.hub === kind && k.name === kind.name);
    const stored = storage.version === undefined ? kind : versions.find((k) => k.version.ref === storage.version);
    if (stored === undefined) {
      const known = versions.map((k) => k.version.ref);
      report('KW031', ['resource', 'storage', 'version'], {
        what: 'storage version',
        word: storage.version ?? '',
        known: listed(known),
        meant: meant(storage.version ?? '', known),
      });
    } else if (storage.encoding !== 'json' && !hasMessage(stored.type) && stored.type.source.protobuf === false) {
      report('KW002', ['resource', 'storage'], {
        what: '`resource.storage`',
        why: `${referenceTo(stored)} has no Protobuf form to be kept in; add \`encoding: json\``,
      });
    }
  }
}

const PREFIX = /^[A-Za-z0-9][A-Za-z0-9_.-]*(\/[A-Za-z0-9][A-Za-z0-9_.-]*)*$/;

function checkPrefix(
  kind: ServedKind,
  prefix: string,
  taken: Map<string, ServedKind>,
  kinds: readonly ServedKind[],
  context: CheckContext,
): void {
  const report = context.at(kind.type);
  const keys = ['resource', 'storage', 'prefix'];
  if (!PREFIX.test(prefix))
    report('KW025', keys, {
      name: prefix,
      what: 'storage prefix',
      why: 'it is words of letters, digits, hyphens, underscores and dots, with slashes between them',
      proposal: '',
    });
  for (const [other, owner] of taken) {
    const relation =
      prefix === other
        ? 'that of'
        : prefix.startsWith(`${other}/`)
          ? 'inside that of'
          : other.startsWith(`${prefix}/`)
            ? 'around that of'
            : undefined;
    if (relation === undefined || neverTogether(kind, owner, kinds)) continue;
    const free = `${kind.version.group.name === '' ? '' : `${kind.version.group.name}/`}${kind.resource.plural}`;
    const usable = [...taken.keys()].every((p) => p !== free && !p.startsWith(`${free}/`) && !free.startsWith(`${p}/`));
    report('KW023', keys, { prefix, relation, other: referenceTo(owner), free: usable ? free : `${free}-of-${kind.name.toLowerCase()}` });
    return;
  }
  taken.set(prefix, kind);
}
