/** Text in the headers by which callers are named: bytes of UTF-8, and names that are percent-encoded. */

export const headerText = (header: string): string => Buffer.from(header, 'latin1').toString('utf8');

/** The end of a header's name as the key that it stands for; a name that is not well encoded counts as it stands. */
export function headerKey(name: string): string {
  const text = headerText(name);
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
