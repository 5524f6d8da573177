/** Large YAML documents of one tenant, while others have theirs read. */
import { list, type Place, type StatefulCase } from './case.js';

const APPLY = { 'Content-Type': 'application/apply-patch+yaml' };

/** What stands below `data`, for so many bytes of it. */
type Data = (bytes: number) => string;

const document = (name: string, size: number, data: Data): Buffer =>
  Buffer.from(`apiVersion: v1\nkind: ConfigMap\nmetadata: { name: ${name} }\ndata:\n${data(size * 1024)}`);

/** One line again and again. */
const lines =
  (line: string): Data =>
  (bytes) =>
    line.repeat(Math.ceil(bytes / line.length));

/** Text between two others, again and again. */
const between =
  (before: string, text: string, after: string): Data =>
  (bytes) =>
    before + lines(text)(bytes) + after;

/** Mappings inside of each other, each indented by one more: the lines of n levels take n² / 2 characters. */
const indented: Data = (bytes) => list(Math.floor(Math.sqrt(2 * bytes)), (i) => `${' '.repeat(i + 1)}a:\n`).join('');

/** Nodes with names, each a list of the one before, twice. */
const doubled = (levels: number): string =>
  `  a0: &a0 [x, x]\n${list(levels, (i) => `  a${i + 1}: &a${i + 1} [*a${i}, *a${i}]\n`).join('')}`;

/** As many lines of distinct numbers as fit. */
const numbered =
  (line: (i: number) => string): Data =>
  (bytes) =>
    list(Math.ceil(bytes / line(1000).length), line).join('');

/** Documents of so many KiB, sent many at once. */
const documents = (name: string, data: Data, more: { readonly healthyBefore?: true } = {}): StatefulCase => ({
  name: `YAML of ${name}`,
  sender: 'editor',
  size: 250,
  atOnce: 12,
  requests: ({ namespace }: Place, size) =>
    list(12, (i) => ({
      method: 'PATCH',
      path: `/api/v1/namespaces/${namespace}/configmaps/c${i}?fieldManager=attack`,
      headers: APPLY,
      body: document(`c${i}`, size, data),
    })),
  ...more,
});

export const yamlCases: readonly StatefulCase[] = [
  documents('one member again and again', lines('  a: b\n')),
  documents('comments', lines('  # x\n')),
  documents('a text that folds', lines('  a: "b\n    c"\n')),
  documents('tabs', lines('\ta: b\n')),
  documents('brackets', lines('  a: [[[[[[[[]]]]]]]]\n')),
  documents('digits and colons', lines('  a: 1:1:1:1:1:1:1:1:1:1:1:1:1\n')),
  documents('explicit keys', lines('  ? a\n  : b\n')),
  documents('what is no YAML', lines(']}]}]}\n')),
  documents(
    'many keys',
    numbered((i) => `  key${i}: ""\n`),
  ),
  documents(
    'anchors',
    numbered((i) => `  k${i}: &a${i} b\n`),
  ),
  documents('one anchor again and again', lines('  a: &a b\n')),
  documents('aliases', (bytes) => `  a: &a b\n${numbered((i) => `  k${i}: *a\n`)(bytes)}`),
  documents(
    'aliases of a large node',
    (bytes) => `  a: &a { ${numbered((i) => `k${i}: b, `)(bytes / 2)} }\n${lines('  b: *a\n')(bytes / 2)}`,
  ),
  documents('aliases that double', (bytes) => doubled(Math.floor(bytes / 24))),
  documents('keys that are merged', (bytes) => `  a: &a { b: c }\n${lines('  <<: *a\n')(bytes)}`),
  documents(
    'mappings that are merged again and again',
    (bytes) => `  a0: &a0 { b: c }\n${numbered((i) => `  a${i + 1}: &a${i + 1} { <<: *a${i}, k${i}: v }\n`)(bytes)}`,
  ),
  documents('a list of mappings that are merged', (bytes) => `  a: &a { b: c }\n  d: { <<: [${lines('*a, ')(bytes)}] }\n`),
  documents('a long plain text', between('  a: ', 'b ', '\n')),
  documents('a long text of words with colons', between('  a: ', 'b:b ', '\n')),
  documents('a long quoted text', between('  a: "', 'b ', '"\n')),
  documents('a long text of escapes', between('  a: "', '\\u0041', '"\n')),
  documents('a long text in apostrophes', between("  a: '", "''", "'\n")),
  documents('a text in quotation marks that never ends', between('  a: "', 'b\n', '')),
  documents('quotation marks that begin and never end', lines('  a: "\n')),
  documents('a long literal text', between('  a: |\n', '    b\n', '')),
  documents('a long folded text', between('  a: >\n', '    b\n\n', '')),
  documents('a literal text of blank lines', between('  a: |\n', '\n', '    b\n')),
  documents('a plain text of many lines', between('  a: b\n', '    c\n', '')),
  documents('a long key', between('  ', 'k', ': a\n')),
  documents('a long comment', between('  # ', 'x', '\n')),
  documents('blank lines', lines('\n')),
  documents('spaces', between('  a: b', ' ', '\n')),
  documents('brackets that open', between('  a: ', '[', '\n')),
  documents('braces that open', between('  a: ', '{', '\n')),
  documents('braces and colons', between('  a: ', '{?', '\n')),
  documents('dashes inside of dashes', between('  a:\n    ', '- ', 'x\n')),
  documents('question marks inside of question marks', between('  ', '? ', 'x\n')),
  documents('mappings inside of mappings', indented),
  documents('a flow list of numbers', between('  a: [', '0,', '0]\n')),
  documents('a flow list of pairs', between('  a: [', 'b: c,', ']\n')),
  documents('a flow mapping of keys without values', between('  a: {', 'b,', '}\n')),
  documents('a list of nothing', between('  a:\n', '  -\n', '')),
  documents('tags', lines('  a: !!str b\n')),
  documents('one long tag', between('  a: !<', 'b', '> c\n')),
  documents('many tags at one node', between('  a: ', '!!str ', 'b\n')),
  documents('bytes', between('  a: !!binary ', 'AAAA', '\n')),
  documents('times', lines('  a: 2001-12-14t21:59:43.10-05:00\n')),
  documents('one long number', between('  a: ', '1', '\n')),
  documents('digits and underscores', between('  a: ', '1_', '1\n')),
  documents('documents', lines('---\na: b\n')),
  documents('marks of directives', lines('%TAG ! tag:a,2000:\n')),
  documents('ends of documents', lines('...\n')),
  documents('carriage returns', lines('  a: b\r')),
  documents('marks of byte order', lines('\ufeff')),
  documents('other ends of lines', between('  a: "', '\u2028', '"\n')),
];
