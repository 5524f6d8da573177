/** Functions that the catalogue names are given by kinds in code. */
import { type DiagnosticCode, type Diagnostics, meant } from '../diagnostics.js';
import { type CheckedCatalogue, checkContext, servedKinds } from './context.js';

/** Names of the functions that kinds in code give. */
export interface GivenFunctions {
  readonly defaulters: readonly string[];
  readonly conversions: readonly string[];
}

const MISSING: DiagnosticCode = 'KW054';

export function checkFunctions(catalogue: CheckedCatalogue, given: GivenFunctions, diagnostics: Diagnostics): void {
  const context = checkContext(catalogue, diagnostics);
  for (const { model } of catalogue.declarations) {
    const name = model.source.defaulter;
    if (name !== undefined && !given.defaulters.includes(name))
      context.at(model)(MISSING, ['defaulter'], holes('defaulter', name, given.defaulters));
  }
  for (const { type, resource } of servedKinds(context))
    for (const way of ['toHub', 'fromHub'] as const) {
      const name = resource.conversion?.[way];
      if (name !== undefined && !given.conversions.includes(name))
        context.at(type)(MISSING, ['resource', 'conversion', way], holes('conversion', name, given.conversions));
    }
}

const holes = (what: string, name: string, known: readonly string[]): { what: string; name: string; meant: string } => ({
  what,
  name,
  meant: meant(name, known),
});
