/** Specification 3, rule 2: objects go from each version to each other, and through storage, and come back whole. */
import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import fc from 'fast-check';
import { Diagnostics } from '../../codegen/diagnostics.js';
import { loadCatalogue } from '../../codegen/load.js';
import { type KindModel, resourcesOf } from '../../codegen/model.js';
import { resolveModel } from '../../codegen/resolve.js';
import { catalogue } from '../../generated/catalogue.js';
import type { KindFunctions } from '../../runtime/generated-code/index.js';
import { resourceIn } from '../../runtime/model/definition/definition-in-release.js';
import { compareReleases, NEWEST_RELEASE, OLDEST_RELEASE, releaseBefore } from '../../runtime/model/definition/releases.js';
import { isObject } from '../../runtime/model/json/json.js';
import type { ApiObject, Json, JsonObject } from '../../runtime/model/object.js';
import { Forms } from '../../runtime/resource/form.js';
import { Item, storedBytes } from '../../runtime/resource/item.js';
import { kinds, kindsIn } from '../support/cluster-kinds.js';
import { ROOT } from '../support/root.js';
import { objectsOf } from './arbitrary.js';
import { assertKept } from './kept.js';
import { asValid } from './valid.js';

/** Objects tried for each pair of versions. */
const RUNS = 25;

const diagnostics = new Diagnostics();
const model = resolveModel(loadCatalogue(path.join(ROOT, 'catalog'), diagnostics), diagnostics)?.model;
assert.ok(model !== undefined, diagnostics.print());

let pairs = 0;
let objects = 0;

/** Items that lists have to hold to be worked on in turns. */
const LONG = 300;

/** The value with its outermost lists so long that their items are converted later. */
function longer(value: Json): Json {
  if (Array.isArray(value)) return value.length === 0 ? [] : Array.from({ length: LONG }, (_, i) => value[i % value.length] ?? null);
  return isObject<JsonObject>(value)
    ? Object.fromEntries(Object.entries(value).map(([name, member]) => [name, longer(member ?? null)]))
    : value;
}

/** The last release that has one of the versions and the other; undefined where none has both. */
function lastOfBoth(...both: readonly KindModel[]): string | undefined {
  const lives = both.map(({ source: { lifetime } }) => lifetime ?? {});
  const ends = lives.flatMap(({ removed }) => (removed === undefined ? [] : [releaseBefore(removed)]));
  const [last = NEWEST_RELEASE] = [...ends, NEWEST_RELEASE].sort(compareReleases);
  return lives.every(({ introduced = OLDEST_RELEASE }) => compareReleases(introduced, last) <= 0) ? last : undefined;
}

const known = new Map<string, KindFunctions>();

function functionsIn(release: string): KindFunctions {
  const functions = known.get(release) ?? kindsIn(release).functions;
  known.set(release, functions);
  return functions;
}

for (const { hub, versions } of resourcesOf(model)) {
  if (versions.length < 2) continue;
  const definition = catalogue.resources.find((r) => r.hub === hub.version.apiVersion && r.kind === hub.name);
  assert.ok(definition !== undefined);
  const forms = new Forms(definition, kinds.functions);
  const formsIn = (release: string): Forms => new Forms(resourceIn(definition, release), functionsIn(release));

  for (const kind of versions) {
    const here = kind.version.apiVersion;
    test(`${kind.name} of ${here} comes back whole from every other version, and from storage`, async (t) => {
      for (const other of versions) {
        const there = other.version.apiVersion;
        const release = lastOfBoth(kind, other);
        if (there === here || release === undefined) continue;
        pairs += 1;
        const forms = formsIn(release);
        for (const { version } of versions) await forms.load(version.apiVersion);
        const stored = (object: ApiObject): Item => new Item(forms.storageVersion, storedBytes(forms.storing.stored(object)), 1, undefined);
        const through = (object: ApiObject): ApiObject => forms.between(forms.between(object, here, there), there, here);
        fc.assert(
          fc.property(objectsOf(kind, release), (made) => {
            const object = forms.canonical(asValid(made), here);
            objects += 1;
            const back = forms.canonical(through(object), here);
            assertKept(back, object);
            assert.deepEqual(forms.canonical(through(back), here), back);
            if (definition.storage === undefined) return;
            const { resourceVersion: _, ...metadata } = forms.in(stored(forms.between(object, here, definition.hub)), here).metadata;
            assertKept({ ...forms.in(stored(forms.between(object, here, definition.hub)), here), metadata }, object);
          }),
          { numRuns: RUNS },
        );
      }
      t.diagnostic(`${objects} objects of ${pairs} pairs of versions so far`);
    });

    test(`${kind.name} of ${here} converts in turns as it does at once`, async () => {
      for (const { version } of versions) await forms.load(version.apiVersion);
      const turn = (): undefined => undefined;
      await fc.assert(
        fc.asyncProperty(objectsOf(kind), async (made) => {
          const object = longer(forms.canonical(asValid(made), here) as unknown as Json) as unknown as ApiObject;
          const before = structuredClone(object);
          const code = forms.code(here);
          const hub = await code.toHub(object, turn);
          assert.deepEqual(hub, code.toHub(object));
          assert.deepEqual(await forms.toHub(object, here, turn), forms.toHub(object, here, undefined));
          assert.deepEqual(await code.fromHub(hub, turn), code.fromHub(hub));
          assert.deepEqual(object, before);
        }),
        { numRuns: 5 },
      );
    });
  }
}
