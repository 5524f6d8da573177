/** The reference of a catalogue as pages: a folder of files that any web server shows, and a browser without one. */
import { kindPage } from '../../runtime/reference/kind-page.js';
import { lifetimesPage } from '../../runtime/reference/lifetimes-page.js';
import type { Links } from '../../runtime/reference/links.js';
import { overviewPage } from '../../runtime/reference/overview-page.js';
import { type KindEntry, Reference } from '../../runtime/reference/reference.js';
import { releasesPage } from '../../runtime/reference/releases-page.js';
import { searchEntries } from '../../runtime/reference/search.js';
import { typePage } from '../../runtime/reference/type-page.js';
import { type GenerateOptions, modelOf } from '../generate.js';
import { openApiPage } from './openapi-page.js';
import { referenceOf } from './reference-document.js';
import { type Page, pagePath, pageText, scriptOf, siteLinks } from './site.js';

interface DocsOptions extends Pick<GenerateOptions, 'catalog' | 'output'> {
  /** What the pages are called. */
  readonly name: string;
  /** Paths of OpenAPI documents that stand beside the pages. */
  readonly documents: readonly string[];
}

/** The text of each page, and of the script that searches them, by its path. Throws an Error with the faults of the catalogue, if it has any. */
export function docsOf({ name, documents, ...options }: DocsOptions): Map<string, string> {
  const found = modelOf(options);
  if ('diagnostics' in found) throw new Error(found.diagnostics);
  const reference = new Reference([referenceOf(found.model)]);
  const site = { name, hasDocuments: documents.length > 0 };
  const out = new Map<string, string>();
  for (const page of pagesOf(name, reference, documents)) out.set(page.path, pageText(page, site));
  out.set('search-index.js', scriptOf('searchIndex', searchEntries(reference, pagePath)));
  return out;
}

function* pagesOf(name: string, reference: Reference, documents: readonly string[]): Generator<Page> {
  const page = (path: string, title: string, body: (links: Links) => Page['body']): Page => ({ path, title, body: body(siteLinks(path)) });
  yield page('index.html', name, (links) => overviewPage(reference, links, name));
  yield page('lifetimes.html', 'Lifetimes', (links) => lifetimesPage(reference, links));
  yield page('releases.html', 'Releases', (links) => releasesPage(reference, links));
  if (documents.length > 0) yield openApiPage(documents);
  const kinds = new Map<string, KindEntry>(reference.kinds.map((kind) => [kind.reference, kind]));
  for (const type of reference.types) {
    const kind = kinds.get(type.reference);
    yield page(pagePath(type), type.name, (links) =>
      kind === undefined ? typePage(reference, links, type) : kindPage(reference, links, kind),
    );
  }
}
