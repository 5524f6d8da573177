// Search of the reference: the words that are typed are looked for in names of kinds, types and fields.
(() => {
  const MOST = 20;
  const input = document.getElementById('search');
  const found = document.getElementById('found');
  const root = document.documentElement.dataset.root ?? '';

  /** Places that match, the best first: a name that begins with the words, a name that holds them, a field. */
  function placesOf(text) {
    const wanted = text.trim().toLowerCase();
    if (wanted === '') return [];
    const ranked = [[], [], [], []];
    for (const [name, reference, path, kind, fields] of globalThis.searchIndex ?? []) {
      const lower = name.toLowerCase();
      const rank = lower === wanted ? 0 : lower.startsWith(wanted) ? (kind ? 0 : 1) : lower.includes(wanted) ? 2 : -1;
      if (rank >= 0) ranked[rank].push({ title: name, reference, path });
      for (const field of fields)
        if (field.toLowerCase() === wanted || (wanted.length > 3 && field.toLowerCase().startsWith(wanted)))
          ranked[3].push({ title: `${name}.${field}`, reference, path: `${path}#${field}` });
    }
    return ranked.flat().slice(0, MOST);
  }

  function show() {
    const places = placesOf(input.value);
    found.replaceChildren(
      ...places.map(({ title, reference, path }) => {
        const item = document.createElement('li');
        const link = item.appendChild(document.createElement('a'));
        link.href = root + path;
        link.append(title, ' ');
        link.appendChild(document.createElement('small')).textContent = reference;
        return item;
      }),
    );
    found.hidden = places.length === 0;
  }

  input.addEventListener('input', show);
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') {
      input.value = '';
      show();
    } else if (event.key === 'Enter') found.querySelector('a')?.click();
    else if (event.key === 'ArrowDown') {
      event.preventDefault();
      found.querySelector('a')?.focus();
    }
  });
  found.addEventListener('keydown', (event) => {
    const links = [...found.querySelectorAll('a')];
    const at = links.indexOf(document.activeElement);
    if (event.key === 'ArrowDown') links[Math.min(at + 1, links.length - 1)]?.focus();
    else if (event.key === 'ArrowUp') (at <= 0 ? input : links[at - 1]).focus();
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
})();
