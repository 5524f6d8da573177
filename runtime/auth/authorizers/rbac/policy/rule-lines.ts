/**
 * The short form that the tables of default roles are written in: a rule a line, `verbs : groups : resources : names` or
 * `verbs : paths`, words parted by blanks. `core` is the core group, a group that ends in a dot lies in the API's own
 * domain, a name that begins with `@` is one of its label domain. `READ`, `WRITE` and `EVENTS` stand for what they say.
 */
import { group, label } from '../../../../model/words.js';
import type { PolicyRule } from '../rules.js';

/** A rule without the lists that it does not have, as roles are stored. */
export type StoredRule = Partial<PolicyRule>;

const READ = ['get', 'list', 'watch'];
const WRITE = ['create', 'delete', 'deletecollection', 'patch', 'update'];
const EVENTS = 'create patch update : core events. : events';

const words = (text: string | undefined): string[] => (text ?? '').split(' ').filter((word) => word !== '');

const verbsOf = (text: string | undefined): string[] =>
  words(text)
    .flatMap((word) => (word === 'READ' ? READ : word === 'WRITE' ? WRITE : [word]))
    .sort();

const groupOf = (word: string): string => (word === 'core' ? '' : word.endsWith('.') ? group(word.slice(0, -1)) : word);

const nameOf = (word: string): string => (word.startsWith('@') ? label(word.slice(1)) : word);

function ruleOf(line: string): StoredRule {
  const [verbs, second, resources, names] = (line === 'EVENTS' ? EVENTS : line).split(' : ');
  if (resources === undefined) return { verbs: verbsOf(verbs), nonResourceURLs: words(second).sort() };
  return {
    verbs: verbsOf(verbs),
    apiGroups: words(second).map(groupOf),
    resources: words(resources).sort(),
    ...(names === undefined ? {} : { resourceNames: words(names).map(nameOf) }),
  };
}

/** Reads rules; lines that are empty are passed over. */
export const ruleLines = (text: string): StoredRule[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(ruleOf);
