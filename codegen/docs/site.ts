/** What a page stands in: its head, the way to other pages, and addresses that are as stable as the names in the catalogue. */
import type { Links } from '../../runtime/reference/links.js';
import { h, type Markup } from '../../runtime/reference/markup.js';
import type { TypeEntry } from '../../runtime/reference/reference.js';
import { printed } from './print.js';

export interface Page {
  /** Path below the folder of the site, such as `apps/v1/Deployment.html`. */
  readonly path: string;
  readonly title: string;
  readonly body: Markup;
  /** Scripts beside those of all pages, by their paths below the folder of the site. */
  readonly scripts?: readonly string[];
  readonly styles?: readonly string[];
}

/** The page of a type or a kind: `apps/v1/Deployment.html`. */
export const pagePath = ({ version, name }: TypeEntry): string => `${version.ref}/${name}.html`;

/** The address of a path as a page sees it: the site is a folder, which may stand anywhere. */
const from = (page: string, path: string): string => `${'../'.repeat(page.split('/').length - 1)}${path}`;

/** Links of a page by its path. */
export const siteLinks = (page: string): Links => ({
  type: (type, anchor) => {
    const path = pagePath(type);
    return `${path === page && anchor !== undefined ? '' : from(page, path)}${anchor === undefined ? '' : `#${anchor}`}`;
  },
  release: (anchor) => `${from(page, 'releases.html')}#${anchor}`,
});

/** What all pages of a site have. */
interface Site {
  readonly name: string;
  /** Whether it has a page of OpenAPI documents. */
  readonly hasDocuments: boolean;
}

export function pageText({ path, title, body, scripts = [], styles = [] }: Page, { name, hasDocuments }: Site): string {
  const to = (target: string): string => from(path, target);
  const script = (file: string): Markup => h('script', { src: to(file), defer: '' });
  const pages = [
    ['lifetimes.html', 'Lifetimes'],
    ['releases.html', 'Releases'],
    ...(hasDocuments ? [['openapi.html', 'OpenAPI'] as const] : []),
  ] as const;
  const head = [
    h('meta', { charset: 'utf-8' }),
    h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    h('meta', { name: 'color-scheme', content: 'light dark' }),
    h('title', {}, title === name ? name : `${title} · ${name}`),
    ['style.css', ...styles].map((file) => h('link', { rel: 'stylesheet', href: to(file) })),
  ];
  const search = h(
    'search',
    {},
    h('label', { for: 'search' }, 'Search'),
    h('input', {
      id: 'search',
      type: 'search',
      autocomplete: 'off',
      placeholder: 'Kinds, types, fields',
      'aria-controls': 'found',
    }),
    h('ul', { id: 'found', 'aria-live': 'polite', hidden: '' }),
  );
  const document = h(
    'html',
    { lang: 'en', 'data-root': to('') },
    h('head', {}, head),
    h(
      'body',
      {},
      h('a', { class: 'skip', href: '#content' }, 'Skip to the content'),
      h(
        'header',
        {},
        h('a', { class: 'home', href: to('index.html') }, name),
        h(
          'nav',
          { 'aria-label': 'Pages' },
          pages.map(([file, text]) => [h('a', { href: to(file) }, text), ' ']),
        ),
        search,
      ),
      h('main', { id: 'content', class: 'reference' }, body),
      ['search-index.js', 'search.js', ...scripts].map(script),
    ),
  );
  return `<!doctype html>\n${printed(document)}\n`;
}

/** A script that sets a variable of the page to a value, since files cannot be fetched from a folder. Nothing in the value ends the script. */
export const scriptOf = (name: string, value: unknown): string =>
  `globalThis.${name} = ${JSON.stringify(value).replace(/</g, '\\u003c')};\n`;
