/** Words that refer to something else of the catalogue, or of the server: gates, flags, formats, kinds, releases. */

import { compareReleases } from '../../runtime/model/definition/releases.js';
import { FORMATS } from '../../runtime/model/values/formats.js';
import { type Diagnostics, listed, meant } from '../diagnostics.js';
import { heldTypes, isGenerated, isVersion, type KindModel, mentioned, referenceTo } from '../model.js';
import { type CheckContext, type Report, type ServedKind, servedKinds } from './context.js';
import { checkLivesOfKind } from './lives.js';
import { freeNumber } from './protobuf.js';

export function checkWords(context: CheckContext, diagnostics: Diagnostics): void {
  const coded = heldTypes(context.model, 'with inlined');
  for (const { model } of context.declarations)
    for (const { name, source, type } of model.fields) {
      const report = context.atField(model, name);
      for (const of of mentioned(type))
        if (!isGenerated(of.version) && !coded.has(of))
          report('KW034', ['type'], {
            what: `the type ${referenceTo(of)}`,
            why: `no kind of ${of.version.group.origin.name} holds it, so that there is no code for it; declare one of your own`,
          });
      if (source.featureGate !== undefined) checkWord('feature gate', source.featureGate, context.gates, report, ['featureGate']);
      else if (source.gateOff !== undefined) report('KW013', ['gateOff'], { name: 'gateOff', needed: '`featureGate`' });
      if (source.exact === true && !(type.form === 'map' && type.values.form === 'scalar' && type.values.scalar === 'quantity'))
        report('KW034', ['exact'], { what: 'the word `exact`', why: 'it is for fields of the type `map<quantity>` alone' });
      if (Array.isArray(source.ungated))
        for (const [i, gate] of source.ungated.entries()) checkWord('feature gate', gate, context.gates, report, ['ungated', i]);
    }
  for (const kind of servedKinds(context)) checkKind(kind, context);
  checkWrittenVersions(context);
  const kinds = context.model.groups.flatMap((g) => g.versions.flatMap((v) => [...v.kinds.values()]));
  for (const kind of kinds) {
    checkLifetime(kind, context.at(kind.type));
    checkLivesOfKind(kind.name, kind.source, context.at(kind.type));
  }
  for (const [group, file] of context.groupFiles)
    for (const { version } of group.versions.filter((v) => v.priority > MAX_PRIORITY && isVersion(v.version)))
      diagnostics.report('KW034', file.position(['versions', version, 'priority']), {
        what: 'the priority of a version',
        why: `it is ${MAX_PRIORITY} at most`,
      });
}

/** The largest rank of a version that clients take. */
const MAX_PRIORITY = 1000;

function checkWord(what: string, word: string, known: readonly string[], report: Report, keys: readonly (string | number)[]): void {
  if (!known.includes(word)) report('KW031', keys, { what, word, known: listed(known), meant: meant(word, known) });
}

function checkKind(kind: ServedKind, context: CheckContext): void {
  const { resource, type, version } = kind;
  const report = context.at(type);
  const metadata = type.fields.find((f) => f.name === 'metadata')?.type;
  if (metadata?.form !== 'named' || referenceTo(metadata.type) !== 'meta/v1.ObjectMeta')
    report('KW030', ['kind'], { kind: kind.name, free: freeNumber(type) });
  if (resource.featureGate !== undefined)
    checkWord('feature gate', resource.featureGate, context.gates, report, ['resource', 'featureGate']);
  const { nameFormat, ttlFlag } = resource.writes ?? {};
  if (nameFormat !== undefined) checkWord('name format', nameFormat, Object.keys(FORMATS), report, ['resource', 'writes', 'nameFormat']);
  if (ttlFlag !== undefined) checkWord('flag', ttlFlag, context.flags, report, ['resource', 'writes', 'ttlFlag']);
  const versions = new Map(context.model.groups.flatMap((g) => g.versions.map((v) => [v.ref, v])));
  for (const [name, subresource] of Object.entries(resource.subresources ?? {})) {
    const keys = ['resource', 'subresources', name];
    if (subresource.featureGate !== undefined)
      checkWord('feature gate', subresource.featureGate, context.gates, report, [...keys, 'featureGate']);
    if (subresource.options !== undefined)
      checkWord('kind of options', subresource.options, [...version.types.keys()], report, [...keys, 'options']);
    if (subresource.kind === undefined) continue;
    const dot = subresource.kind.lastIndexOf('.');
    const owner = dot < 0 ? version : versions.get(subresource.kind.slice(0, dot));
    const known = owner === undefined ? [...versions.keys()] : [...owner.types.keys()].map((of) => (dot < 0 ? of : `${owner.ref}.${of}`));
    if (owner === undefined || !known.includes(subresource.kind))
      checkWord('kind of a subresource', subresource.kind, known, report, [...keys, 'kind']);
  }
  if (resource.hub !== undefined && kind.hub !== kind && kind.hub.resource?.scope !== resource.scope)
    report('KW034', ['resource', 'scope'], {
      what: `the scope ${resource.scope}`,
      why: `its hub ${referenceTo(kind.hub)} is ${kind.hub.resource?.scope ?? ''}, and objects of all versions are the same`,
    });
}

/** A manifest is of one version: no two may be what it is taken for. What it is told is when that one went. */
function checkWrittenVersions(context: CheckContext): void {
  const kinds = servedKinds(context);
  const taken = new Map(kinds.map((kind) => [`${kind.version.apiVersion}/${kind.name}`, kind]));
  for (const kind of kinds)
    for (const [i, apiVersion] of (kind.resource.alsoWrittenAs ?? []).entries()) {
      const report = (why: string): void =>
        context.at(kind.type)('KW034', ['resource', 'alsoWrittenAs', i], { what: `the version ${apiVersion} of manifests`, why });
      const written = `${apiVersion}/${kind.name}`;
      const other = taken.get(written);
      if (!isVersion(apiVersion.split('/').at(-1) ?? '') || apiVersion.split('/').length > 2) report('it is written <group>/<version>');
      else if (other !== undefined) report(`it is that of ${referenceTo(other)} already`);
      else taken.set(written, kind);
      if (kind.source.lifetime?.removed === undefined)
        report(`lint tells of it as of ${referenceTo(kind)}, which does not go; give that a \`lifetime\` with \`removed\``);
    }
}

const ORDER = ['introduced', 'deprecated', 'removed'] as const;

function checkLifetime({ source: { lifetime = {} } }: KindModel, report: Report): void {
  const given = ORDER.flatMap((name) => (lifetime[name] === undefined ? [] : [{ name, release: lifetime[name] }]));
  for (const [i, { name, release }] of given.entries()) {
    const before = given[i - 1];
    if (before !== undefined && compareReleases(before.release, release) > 0)
      report('KW034', ['lifetime', name], { what: `${name} in ${release}`, why: `it is ${before.name} later, in ${before.release}` });
  }
  const { replacement } = lifetime;
  if (replacement !== undefined && !isVersion(replacement.split('/').at(-2) ?? ''))
    report('KW034', ['lifetime', 'replacement'], { what: `the replacement ${replacement}`, why: 'it is written <group>/<version>/<Kind>' });
}
