/** The reference of the catalogue: the pages that `kindwright docs` writes, for what this server has. */
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { kindPage } from '../../../reference/kind-page.js';
import type { Links } from '../../../reference/links.js';
import type { Markup } from '../../../reference/markup.js';
import { overviewPage } from '../../../reference/overview-page.js';
import type { KindEntry, Reference } from '../../../reference/reference.js';
import { releasesPage } from '../../../reference/releases-page.js';
import { typePage } from '../../../reference/type-page.js';
import { useApp } from '../shell/app.js';
import { messageOf } from '../shell/faults.js';
import { Link } from '../shell/link.js';
import { decoded, kindAddress, lifetimesAddress, referenceAddress, releasesAddress } from '../shell/router.js';
import { linksWith } from './addresses.js';
import { LifetimesView } from './lifetimes-view.js';
import { MarkupView } from './markup-view.js';
import { useReference } from './published.js';
import { ReferenceSearch } from './reference-search.js';

/** `path`: the segments of the address below the reference. */
export function ReferenceRoom({ path }: { readonly path: readonly string[] }): JSX.Element {
  const { reference, fault } = useReference();
  const at = (address: string): 'page' | undefined => (address === location.pathname ? 'page' : undefined);
  return (
    <section class="reference-room">
      <header class="room-head">
        <nav class="subrooms" aria-label="Reference">
          <Link to={referenceAddress()} aria-current={at(referenceAddress())}>
            Overview
          </Link>
          <Link to={lifetimesAddress()} aria-current={at(lifetimesAddress())}>
            Lifetimes
          </Link>
          <Link to={releasesAddress()} aria-current={at(releasesAddress())}>
            Releases
          </Link>
        </nav>
        <span class="push" />
        {reference !== undefined && <ReferenceSearch reference={reference} />}
      </header>
      {fault !== undefined && (
        <p class="fault" role="alert">
          The reference cannot be read: {messageOf(fault)}
        </p>
      )}
      {reference === undefined && fault === undefined && <p class="loading">Asking the server for its reference …</p>}
      {reference !== undefined && <Pages reference={reference} path={path} />}
    </section>
  );
}

const LINKS: Links = linksWith((anchor) => `${releasesAddress()}#${encodeURIComponent(anchor)}`);

interface PagesProps {
  readonly reference: Reference;
  readonly path: readonly string[];
}

function Pages({ reference, path }: PagesProps): JSX.Element {
  const { router } = useApp();
  const [group = '', version = '', name = ''] = path;
  const field = router.place.value.query.get('field');
  const type = name === '' ? undefined : reference.find(group, version, name);
  const kind = reference.kinds.find((each) => each === type);
  const page = useMemo(() => pageOf(reference, path), [reference, path.join('/')]);
  const anchor = location.hash.slice(1);
  useEffect(() => {
    if (field === null || kind === undefined) return;
    const place = reference.fieldPlace(kind, field.split('/').map(decoded));
    router.replace(LINKS.type(place?.type ?? kind, place?.anchor));
  }, [field, kind]);
  useEffect(() => {
    if (field !== null) return;
    // The browser then finds the place by itself, and marks it as the target of the address.
    if (anchor !== '') location.replace(location.href);
    else document.getElementById('room')?.scrollTo(0, 0);
  }, [page, anchor, field]);
  if (path[0] === 'lifetimes')
    return (
      <article class="reference wide">
        <LifetimesView reference={reference} />
      </article>
    );
  if (page === undefined)
    return (
      <div class="empty">
        <h1>Not in the reference</h1>
        <p>
          The catalogue of this server has nothing of this name. What is defined while a server runs is told of by its form and its YAML
          view alone.
        </p>
      </div>
    );
  return (
    <article class="reference">
      {kind !== undefined && <Objects kind={kind} />}
      <MarkupView markup={page} />
    </article>
  );
}

/** The way from a kind to its objects, where the server has them in this version. */
function Objects({ kind: { kind, version } }: { readonly kind: KindEntry }): JSX.Element | null {
  const { kinds } = useApp();
  const found = kinds.find({ group: version.group, version: version.version, plural: kind.plural });
  if (found === undefined || !found.verbs.includes('list')) return null;
  return (
    <p class="to-objects">
      <Link to={kindAddress(found)} class="button">
        Objects
      </Link>
    </p>
  );
}

function pageOf(reference: Reference, [first, version = '', name = '']: readonly string[]): Markup {
  if (first === undefined) return overviewPage(reference, LINKS, 'Reference');
  if (first === 'releases') return releasesPage(reference, LINKS);
  const type = reference.find(first, version, name);
  if (type === undefined) return undefined;
  const kind = reference.kinds.find((each) => each === type);
  return kind === undefined ? typePage(reference, LINKS, type) : kindPage(reference, LINKS, kind);
}
