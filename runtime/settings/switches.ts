/** Switches by name, as flags give them: `a=true,b=false`. */

const ON = new Set(['true', 'True', 'TRUE', 't', 'T', '1']);
const OFF = new Set(['false', 'False', 'FALSE', 'f', 'F', '0']);

/** A truth value in any of the spellings that flags take; undefined for other text. */
export const truth = (text: string): boolean | undefined => (ON.has(text) ? true : OFF.has(text) ? false : undefined);

/** Told of every part that cannot be read, and why. */
export type Fault = (text: string, why: string) => void;

/** Reads comma-separated switches; the last of one name wins. A name alone is on where `bare` allows it. */
export function switches(texts: readonly string[], fault: Fault, bare: boolean): Map<string, boolean> {
  const out = new Map<string, boolean>();
  for (const part of texts.flatMap((t) => t.split(',')).filter((t) => t.trim() !== '')) {
    const at = part.indexOf('=');
    const name = (at < 0 ? part : part.slice(0, at)).trim();
    const text = at < 0 ? '' : part.slice(at + 1).trim();
    // `a=` means the same as `a`.
    const value = text === '' && bare ? true : truth(text);
    if (name === '') fault(part, 'the name is empty');
    else if (value === undefined) fault(part, 'each name takes =true or =false');
    else out.set(name, value);
  }
  return out;
}
