/** Columns of definitions whose paths take long to follow, and tables of objects that hold much of what they name. */
import { list, type StatefulCase } from './case.js';
import { ANYTHING, got, ofSchema, placeOf, TABLE, thing } from './definition.js';

/** An object of which each member holds another of the same name. */
const nested = (depth: number): unknown => {
  let value: unknown = { b: 1 };
  for (let i = 0; i < depth; i += 1) value = { a: value };
  return value;
};

const columned = (name: string, size: number, paths: (size: number) => readonly string[], spec: (size: number) => unknown): StatefulCase =>
  ofSchema(
    `columns: ${name}`,
    size,
    () => ANYTHING,
    (place, n) => [...list(20, (i) => thing(place, `o${i}`, spec(n))), ...list(3, () => got(placeOf(place), TABLE))],
    (n) => ({ additionalPrinterColumns: paths(n).map((jsonPath, i) => ({ name: `c${i}`, type: 'string', jsonPath })) }),
  );

export const columnCases: readonly StatefulCase[] = [
  columned(
    'any depth, again and again',
    10,
    (n) => [`.spec${'..a'.repeat(n)}..z`],
    () => nested(40),
  ),
  columned(
    'filters at any depth',
    10,
    (n) => [`.spec${'..a[?(@..y)]'.repeat(n)}`],
    () => nested(40),
  ),
  columned(
    'all members',
    5,
    (n) => [`.spec${'[*]'.repeat(n)}.z`],
    (n) => list(n, () => list(n, () => list(n, (i) => i))),
  ),
  columned(
    'ranges',
    100,
    () => ['.spec[0:][0:].z'],
    (n) => list(n, () => list(10, (i) => i)),
  ),
  columned(
    'the same long value in all of them',
    40,
    (n) => list(n, () => '.spec'),
    () => ({ text: 'a'.repeat(5000) }),
  ),
  columned(
    'filters inside of filters',
    50,
    (n) => [`.spec${'[?(@.a'.repeat(n)}${')]'.repeat(n)}`],
    () => [{ a: 1 }],
  ),
  columned(
    'a comparison of each item with another path',
    200,
    () => ['.spec[?(@.a==1)].b'],
    (n) => list(n, (i) => ({ a: i, b: 'x' })),
  ),
  columned(
    'any depth in a broad value',
    10,
    (n) => [`.spec${'..*'.repeat(n)}`],
    (n) => list(n, () => ({ a: list(n, () => 1) })),
  ),
  columned(
    'unions',
    100,
    (n) => [`.spec[${list(n, () => '0').join(',')}][${list(n, () => '0').join(',')}]`],
    () => [[1]],
  ),
  columned(
    'very many of them',
    300,
    (n) => list(n, (i) => `.spec.k${i}`),
    () => ({ k0: 'x' }),
  ),
  columned(
    'whole values that are large',
    60,
    (n) => list(n, () => '.spec'),
    () => list(500, (i) => ({ a: i, b: [i] })),
  ),
  columned(
    'steps backwards',
    100,
    (n) => [`.spec${'[-1:]'.repeat(n)}`],
    () => list(50, () => 1),
  ),
];
