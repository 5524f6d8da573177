/** Terms of selectors, of which each can be asked of the server by itself. */

export interface Term {
  readonly of: 'labels' | 'fields';
  readonly text: string;
}

/** Terms that are followed at once. */
export const MAX_TERMS = 8;

/** The terms of a selector: what stands between commas that are in no parentheses. */
export function termsOf(selector: string): string[] {
  const terms: string[] = [];
  let depth = 0;
  let from = 0;
  for (let i = 0; i <= selector.length; i += 1) {
    const character = selector[i];
    if (character === '(') depth += 1;
    else if (character === ')') depth -= 1;
    else if (i === selector.length || (character === ',' && depth <= 0)) {
      terms.push(selector.slice(from, i).trim());
      from = i + 1;
    }
  }
  return terms.filter((term) => term !== '');
}

/** The key that a term of labels is about, such as `app` of `app in (a,b)` and of `!app`. */
export const keyOf = (term: string): string => /^!?\s*([^\s=!<>]+)/.exec(term)?.[1] ?? '';
