/** The search of a site: results below the field, by keys as well. */
import { type SearchEntry, searched } from '../../../runtime/reference/search.js';

declare global {
  /** Set by a script beside the pages. */
  var searchIndex: readonly SearchEntry[] | undefined;
}

function listResults(input: HTMLInputElement, found: HTMLElement): void {
  const root = document.documentElement.dataset.root ?? '';
  const results = searched(globalThis.searchIndex ?? [], input.value);
  found.replaceChildren(
    ...results.map(({ title, reference, address }) => {
      const item = document.createElement('li');
      const link = item.appendChild(document.createElement('a'));
      link.href = root + address;
      link.append(title, ' ');
      link.appendChild(document.createElement('small')).textContent = reference;
      return item;
    }),
  );
  found.hidden = results.length === 0;
}

function followKeys(input: HTMLInputElement, found: HTMLElement): void {
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') {
      input.value = '';
      listResults(input, found);
    } else if (event.key === 'Enter') found.querySelector('a')?.click();
    else if (event.key === 'ArrowDown') {
      event.preventDefault();
      found.querySelector('a')?.focus();
    }
  });
  found.addEventListener('keydown', (event) => {
    const links = [...found.querySelectorAll('a')];
    const { activeElement: here } = document;
    const at = here instanceof HTMLAnchorElement ? links.indexOf(here) : -1;
    if (event.key === 'ArrowDown') links[Math.min(at + 1, links.length - 1)]?.focus();
    else if (event.key === 'ArrowUp') (at <= 0 ? input : links[at - 1])?.focus();
    else if (event.key === 'Escape') input.focus();
    else return;
    event.preventDefault();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.activeElement instanceof HTMLInputElement || document.activeElement instanceof HTMLTextAreaElement) return;
    event.preventDefault();
    input.focus();
  });
}

const input = document.getElementById('search');
const found = document.getElementById('found');
if (input instanceof HTMLInputElement && found !== null) {
  input.addEventListener('input', () => listResults(input, found));
  followKeys(input, found);
}
