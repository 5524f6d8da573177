/** Bad values and other texts of clients, cut for messages: enough to recognise them, whatever their size. */

/** Characters of a value that a message shows, about. */
const MAX_SHOWN = 4096;
/** Structs and maps of a value that a message shows: printed, they are longer than they were sent. */
const MAX_STRUCTS = 40;

interface Left {
  characters: number;
  structs: number;
}

/** The beginning of the value: itself where it is short. Takes time by what it shows, and not by what it is given. */
export const abridged = (value: unknown): unknown => {
  if (typeof value === 'string') return value.length <= MAX_SHOWN ? value : value.slice(0, MAX_SHOWN);
  return typeof value === 'object' && value !== null ? beginning(value, { characters: MAX_SHOWN, structs: MAX_STRUCTS }) : value;
};

function beginning(value: unknown, left: Left): unknown {
  if (typeof value === 'string') {
    const shown = value.length <= left.characters ? value : value.slice(0, Math.max(0, left.characters));
    left.characters -= shown.length + 2;
    return shown;
  }
  left.characters -= 4;
  if (typeof value !== 'object' || value === null) return value;
  return Array.isArray(value) ? firstItems(value, left) : firstMembers(value, left);
}

function firstItems(list: readonly unknown[], left: Left): unknown[] {
  const out: unknown[] = [];
  for (const item of list) {
    if (left.characters <= 0 || left.structs <= 0) break;
    out.push(beginning(item, left));
  }
  return out;
}

function firstMembers(struct: object, left: Left): Record<string, unknown> {
  left.structs -= 1;
  const out: [string, unknown][] = [];
  for (const name in struct) {
    if (left.characters <= 0 || left.structs <= 0) break;
    left.characters -= name.length;
    out.push([name, beginning((struct as Record<string, unknown>)[name], left)]);
  }
  return Object.fromEntries(out);
}

/** A text of at most so many characters; what is cut off is marked. */
export const cut = (text: string, characters = MAX_SHOWN): string => (text.length <= characters ? text : `${text.slice(0, characters)}...`);
