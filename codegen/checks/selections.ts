/** What catalogues select of each other is there. */
import { conforms } from '../conforms.js';
import { type Diagnostics, listed, meant } from '../diagnostics.js';
import type { LoadedCatalogue } from '../load.js';
import { type Model, pathOf } from '../model.js';
import type { Origin, Step } from '../origins.js';
import { BaseFile, type SelectionSource } from '../schema/schema.js';
import { takes } from '../selection.js';

/** The part of the catalogue that base.yaml names for others to extend; undefined where there is no such file, or it is at fault. */
export function baseOf({ catalogues }: LoadedCatalogue, model: Model, diagnostics: Diagnostics): SelectionSource | undefined {
  const own = catalogues.at(-1);
  const file = own?.files.find((f) => f.file === 'base.yaml');
  if (own === undefined || file === undefined || !conforms<SelectionSource>(file, BaseFile, diagnostics)) return undefined;
  const base = file.value;
  checkStep({ selection: base, file, keys: [] }, [own.origin], model, diagnostics);
  for (const kind of model.groups.flatMap((g) => g.versions.flatMap((v) => [...v.kinds.values()])))
    if (kind.resource !== undefined && takes(base, pathOf(kind)) && !takes(base, pathOf(kind.hub)))
      diagnostics.report('KW038', file.position(['include']), { kind: pathOf(kind), hub: pathOf(kind.hub) });
  return base;
}

/** Every word by which a catalogue selects of others names a group, a version or a kind that one of those has. */
export function checkSelections({ catalogues }: LoadedCatalogue, model: Model, diagnostics: Diagnostics): void {
  const steps = new Map<string, { readonly step: Step; readonly origins: Origin[] }>();
  for (const { origin } of catalogues)
    for (const step of origin.ways.flat()) {
      const place = `${step.file.shown} ${step.keys.join('.')}`;
      const known = steps.get(place);
      if (known === undefined) steps.set(place, { step, origins: [origin] });
      else known.origins.push(origin);
    }
  for (const { step, origins } of steps.values()) checkStep(step, origins, model, diagnostics);
}

function checkStep({ selection, file, keys }: Step, origins: readonly Origin[], model: Model, diagnostics: Diagnostics): void {
  const groups = model.groups.filter(({ origin }) => origins.includes(origin));
  const versions = groups.flatMap((g) => g.versions);
  const kinds = versions.flatMap((v) => [...v.kinds.values()]);
  const words = [...groups.map((g) => g.folder), ...versions.map((v) => v.ref), ...kinds.map(pathOf)];
  for (const key of ['include', 'exclude'] as const)
    for (const [i, word] of (selection[key] ?? []).entries()) {
      if (words.includes(word)) continue;
      const beside = words.filter((known) => known.split('/').length === word.split('/').length);
      const known = beside.filter((each) => each.startsWith(word.slice(0, word.lastIndexOf('/') + 1)));
      diagnostics.report('KW031', file.position([...keys, key, i]), {
        what: 'group, version or kind',
        word,
        meant: meant(word, beside),
        known: listed(known.length > 0 ? known : words.filter((each) => !each.includes('/'))),
      });
    }
}
