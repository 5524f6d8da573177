/** Large YAML documents of one tenant, while others have theirs read. */
import { list, type Place, type StatefulCase } from './case.js';

const APPLY = { 'Content-Type': 'application/apply-patch+yaml' };

const document = (name: string, size: number, line: string): Buffer =>
  Buffer.from(
    `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: ${name} }\ndata:\n${line.repeat(Math.ceil((size * 1024) / line.length))}`,
  );

/** Documents of so many KiB, sent many at once. */
const documents = (name: string, line: string): StatefulCase => ({
  name: `YAML of ${name}`,
  sender: 'editor',
  size: 250,
  atOnce: 12,
  requests: ({ namespace }: Place, size) =>
    list(24, (i) => ({
      method: 'PATCH',
      path: `/api/v1/namespaces/${namespace}/configmaps/c${i}?fieldManager=attack`,
      headers: APPLY,
      body: document(`c${i}`, size, line),
    })),
});

export const yamlCases: readonly StatefulCase[] = [
  documents('one member again and again', '  a: b\n'),
  documents('comments', '  # x\n'),
  documents('a text that folds', '  a: "b\n    c"\n'),
  documents('tabs', '\ta: b\n'),
  documents('brackets', '  a: [[[[[[[[]]]]]]]]\n'),
  documents('digits and colons', '  a: 1:1:1:1:1:1:1:1:1:1:1:1:1\n'),
  documents('explicit keys', '  ? a\n  : b\n'),
  documents('what is no YAML', ']}]}]}\n'),
];
