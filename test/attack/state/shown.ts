/** Answers that are written anew for each request, for people: YAML and indented JSON of objects of very many values. */
import { list, type StatefulCase } from './case.js';
import { core, object, ofList } from './lists.js';

const YAML = { Accept: 'application/yaml' };

/** Values whose text needs a look at the rules of YAML. */
const VALUES: readonly (readonly [what: string, textOf: (i: number) => string])[] = [
  ['like numbers', () => '1'],
  ['of several lines', () => 'a: b\n\nc'],
  ['with quotes', (i) => `"${i}': é`],
];

const readings = VALUES.map(([what, textOf]) =>
  ofList(
    `values ${what} that are read as YAML and indented`,
    25_000,
    function* (place, n) {
      const path = core(place, 'configmaps');
      yield object(place, 'v1', 'configmaps', 'ConfigMap', { data: Object.fromEntries(list(n, (i) => [`k${i}`, textOf(i)])) });
      yield { method: 'GET', path: `${path}/many`, headers: YAML };
      yield { method: 'GET', path, headers: YAML };
      yield { method: 'GET', path: `${path}/many?pretty=true` };
      yield { method: 'GET', path: `${path}?pretty=true` };
    },
    // Each answer is as long as the object.
    { fairBytes: (n) => 4 * 30 * n },
  ),
);

const refusal = ofList('faults that are told as YAML', 20_000, (place, n) => {
  const { headers, ...asked } = object(place, 'rbac.authorization.k8s.io/v1', 'roles', 'Role', { rules: list(n, () => ({})) });
  return [{ ...asked, headers: { ...headers, ...YAML } }];
});

export const shownCases: readonly StatefulCase[] = [...readings, refusal];
