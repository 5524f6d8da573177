/**
 * The short form that the tables of default roles are written in: a rule a line, `verbs : groups : resources : names` or
 * `verbs : paths`, words parted by blanks. `core` is the core group, a group that ends in a dot lies in the API's own
 * domain, a name that begins with `@` is one of its label domain. `READ`, `WRITE` and `EVENTS` stand for what they say. A path that
 * is followed by a question mark and a gate is there while the gate is on.
 */
import type { Words } from '../../../../model/values/words.js';
import type { EnabledByName } from '../../../../settings/feature-gates.js';
import type { PolicyRule } from '../rules.js';

/** A rule without the lists that it does not have, as roles are stored. */
export type StoredRule = Partial<PolicyRule>;

interface LineOptions {
  readonly words: Words;
  readonly enabledByName: EnabledByName;
}

const READ = ['get', 'list', 'watch'];
const WRITE = ['create', 'delete', 'deletecollection', 'patch', 'update'];
const EVENTS = 'create patch update : core events. : events';

const parts = (text: string | undefined): string[] => (text ?? '').split(' ').filter((word) => word !== '');

const verbsOf = (text: string | undefined): string[] =>
  parts(text)
    .flatMap((word) => (word === 'READ' ? READ : word === 'WRITE' ? WRITE : [word]))
    .sort();

function ruleOf(line: string, { words: { group, label }, enabledByName }: LineOptions): StoredRule {
  const groupOf = (word: string): string => (word === 'core' ? '' : word.endsWith('.') ? group(word.slice(0, -1)) : word);
  const nameOf = (word: string): string => (word.startsWith('@') ? label(word.slice(1)) : word);
  const [verbs, second, resources, names] = (line === 'EVENTS' ? EVENTS : line).split(' : ');
  if (resources === undefined) {
    const paths = parts(second).flatMap((word) => {
      const [path = '', gate] = word.split('?');
      return gate === undefined || enabledByName(gate) ? [path] : [];
    });
    return { verbs: verbsOf(verbs), nonResourceURLs: paths.sort() };
  }
  return {
    verbs: verbsOf(verbs),
    apiGroups: parts(second).map(groupOf),
    resources: parts(resources).sort(),
    ...(names === undefined ? {} : { resourceNames: parts(names).map(nameOf) }),
  };
}

/** Reads rules; lines that are empty are passed over. */
export const ruleLines = (text: string, options: LineOptions): StoredRule[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => ruleOf(line, options));
