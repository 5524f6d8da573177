/** Words of faults that a release has in place of those that the code and the constraints of the catalogue have. */
import type { ProtocolFeature } from '../definition/definition.js';
import { entriesIn } from '../definition/releases.js';
import type { FieldError } from '../errors.js';

export type Reword = (fault: FieldError) => FieldError;

/** Stands for any text in former words, and for the same text in those that take their place. At the end it is all that follows. */
const ANY = '{}';

/** Former words, and those that take their place, without the texts between them. */
interface Rewording {
  readonly former: readonly string[];
  readonly now: readonly string[];
}

/** The text with the first of the former words replaced; itself where it has none. */
function reworded(text: string, { former, now }: Rewording): string {
  const [first = '', ...others] = former;
  const from = text.indexOf(first);
  if (from < 0) return text;
  let at = from + first.length;
  let out = `${text.slice(0, from)}${now[0] ?? ''}`;
  for (const [i, words] of others.entries()) {
    const next = words === '' ? text.length : text.indexOf(words, at);
    if (next < 0) return text;
    if (now[i + 1] !== undefined) out += `${text.slice(at, next)}${now[i + 1]}`;
    at = next + words.length;
  }
  return out + text.slice(at);
}

/** What a message is about and the value that it shows, which stay as they are. */
const SHOWN = /^[A-Za-z ]+: "(?:[^"\\]|\\.)*"/s;

/** Tells faults in the words of a release. */
export function rewordsOf(protocol: Readonly<Record<string, ProtocolFeature>>, release: string): Reword {
  const rewordings = Object.values(entriesIn(protocol, release)).flatMap(({ words = {} }) =>
    Object.entries(words).map(([former, now]): Rewording => ({ former: former.split(ANY), now: now.split(ANY) })),
  );
  const told = (text: string): string => rewordings.reduce(reworded, text);
  return (fault) => {
    const { message, bad } = fault;
    const after = bad?.after ?? message.slice(SHOWN.exec(message)?.[0].length ?? 0);
    const now = told(after);
    if (now === after || !message.endsWith(after)) return fault;
    const reworded = { ...fault, message: `${message.slice(0, message.length - after.length)}${now}` };
    return bad === undefined ? reworded : { ...reworded, bad: { ...bad, after: now } };
  };
}
