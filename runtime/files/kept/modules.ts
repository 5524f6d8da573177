/** How modules are found and loaded from code that is kept in memory, whatever has become of the files since. */
import { inflateRawSync } from 'node:zlib';

/** Code that a process loads on demand, as it was when it was kept. */
interface KeptCode {
  /** Deflated sources of modules by their URLs. */
  readonly sources: ReadonlyMap<string, Uint8Array>;
  /** URLs of packages that are loaded already, by the names under which modules import them. */
  readonly imported: ReadonlyMap<string, string>;
}

interface ResolveContext {
  readonly parentURL?: string | undefined;
}

interface Resolved {
  readonly url: string;
  readonly format?: string | null | undefined;
  readonly shortCircuit?: boolean;
}

interface Loaded {
  readonly format: string;
  readonly source: string;
  readonly shortCircuit?: boolean;
}

/** Hooks of Node's module loader. What they do not know is for the next. */
export interface ModuleHooks {
  resolve<Later>(specifier: string, context: ResolveContext, next: (specifier: string, context: ResolveContext) => Later): Resolved | Later;
  load<Later>(url: string, context: object, next: (url: string, context: object) => Later): Loaded | Later;
}

export function hooksFor({ sources, imported }: KeptCode): ModuleHooks {
  const found = (specifier: string, { parentURL = '' }: ResolveContext): Resolved | undefined => {
    if (specifier.startsWith('file:')) return sources.has(specifier) ? { url: specifier, format: 'module' } : undefined;
    if (!sources.has(parentURL)) return undefined;
    if (specifier.startsWith('.')) {
      const { href } = new URL(specifier, parentURL);
      return sources.has(href) ? { url: href, format: 'module' } : undefined;
    }
    const url = imported.get(specifier);
    return url === undefined ? undefined : { url, ...(sources.has(url) ? { format: 'module' } : {}) };
  };
  return {
    resolve(specifier, context, next) {
      const resolved = found(specifier, context);
      return resolved === undefined ? next(specifier, context) : { ...resolved, shortCircuit: true };
    },
    load(url, context, next) {
      const source = sources.get(url);
      if (source === undefined) return next(url, context);
      return { format: 'module', source: inflateRawSync(source).toString(), shortCircuit: true };
    },
  };
}
