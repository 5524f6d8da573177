// dist/runtime/model/nearest.js
var plain = (word) => word.toLowerCase().replace(/[-_.]/g, "");
var MAX_LENGTH = 100;
function nearest(word, known) {
  const words = [...known];
  const wanted = plain(word);
  const same = words.find((other) => plain(other) === wanted);
  if (same !== void 0 || wanted === "" || wanted.length > MAX_LENGTH) return same;
  let best;
  let fewest = Math.max(1, Math.floor(wanted.length / 3)) + 1;
  for (const other of words) {
    if (Math.abs(other.length - wanted.length) > fewest) continue;
    const slips = distance(wanted, plain(other));
    if (slips < fewest && slips < wanted.length) [best, fewest] = [other, slips];
  }
  return best ?? words.filter((other) => begins(plain(other), wanted)).sort((a, b) => a.length - b.length)[0];
}
function suggestion(word, known, mark = "") {
  const near = nearest(word, known);
  return near === void 0 ? "" : `; did you mean ${mark}${near}?`;
}
var SHORTEST_BEGINNING = 3;
var begins = (a, b) => Math.min(a.length, b.length) >= SHORTEST_BEGINNING && (a.startsWith(b) || b.startsWith(a));
function distance(a, b) {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  const at = (i, j) => rows[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j++) {
      const other = a[i - 1] === b[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const steps = [at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + other, ...swapped ? [at(i - 2, j - 2) + 1] : []];
      row.push(Math.min(...steps));
    }
  }
  return at(a.length, b.length);
}

// dist/runtime/model/releases.js
function compareReleases(a, b) {
  const [majorA = 0, minorA = 0] = a.split(".").map(Number);
  const [majorB = 0, minorB = 0] = b.split(".").map(Number);
  return majorA - majorB || minorA - minorB;
}

export {
  nearest,
  suggestion,
  compareReleases
};
