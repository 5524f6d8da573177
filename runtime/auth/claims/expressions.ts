/** Expressions over what tokens say, and over the users that are made of it. */
import {
  Budget,
  type Compiled,
  compile,
  DYN,
  type Fields,
  failedCompilation,
  List,
  listOf,
  mapOf,
  type ObjectType,
  partsOf,
  STRING,
  type Type,
  typed,
  type Value,
  view,
} from '../../cel/index.js';
import type { Turn } from '../../model/definition/settled.js';
import { finishedInTurns } from '../../model/faults/fault-search.js';
import type { User } from '../contract.js';

/** An expression that is ready for the claims of tokens, or for users. */
export interface ClaimExpression {
  readonly text: string;
  readonly compiled: Compiled;
}

/** What expressions are about: the claims of a token, as `claims`, or the user that was made of them, as `user`. */
export type Subject = 'claims' | 'user';

const fields: Fields = new Map(
  Object.entries({ username: STRING, uid: STRING, groups: listOf(STRING), extra: mapOf(STRING, listOf(STRING)) }).map(([name, type]) => [
    name,
    { name, type, always: true },
  ]),
);
const USER: ObjectType = { kind: 'object', name: 'kubernetes.UserInfo', fields: () => fields };

const TYPES: Readonly<Record<Subject, Type>> = { claims: mapOf(STRING, DYN), user: USER };

/** Units of cost that all expressions for one token may take together. */
const PER_TOKEN = 1_000_000;

/** The expression, or what is wrong with it. One that is a rule must be true or false whatever the claims are. */
export function claimExpression(text: string, about: Subject, isRule: boolean): ClaimExpression | string {
  const compiled = compile(text, new Map([[about, TYPES[about]]]));
  if ('issues' in compiled) return failedCompilation(compiled);
  if (isRule && compiled.type.kind !== 'bool') return 'must evaluate to bool';
  return { text, compiled };
}

/** Whether an expression over claims looks at the claim of this name, as `claims.name`, `claims.?name` or `claims['name']`. */
export function looksAt(text: string, name: string): boolean {
  const read = typed(text, new Map([['claims', TYPES.claims]]));
  if ('issues' in read) return false;
  const found = (part: typeof read.expression): boolean => {
    const [of, key] = part.kind === 'call' ? part.args : [];
    const isClaims = (whose: typeof part | undefined): boolean => whose?.kind === 'variable' && whose.name === 'claims';
    if ((part.kind === 'select' || part.kind === 'has') && part.field === name && isClaims(part.of)) return true;
    if (isClaims(of) && key?.kind === 'literal' && key.value === name) return true;
    return partsOf(part).some(found);
  };
  return found(read.expression);
}

/** Evaluates the expressions for one token, with other work between the turns of long ones. They share a budget. */
export class Evaluation {
  readonly #budget = new Budget(PER_TOKEN);

  constructor(private readonly turn: Turn) {}

  /** The value of an expression. Rejects where it has none, or costs too much. */
  async of({ compiled }: ClaimExpression, about: Value): Promise<Value> {
    return finishedInTurns(compiled.runInTurns([about], this.#budget), this.turn);
  }
}

export const claimsValue = (claims: unknown): Value => view(claims, TYPES.claims);

export const userValue = ({ name, uid, groups, extra }: User): Value => view({ username: name, uid, groups, extra }, USER);

/** The texts of a value that is one text or a list of them, without those that are empty. Throws for what is neither. */
export function textsOf(value: Value): readonly string[] {
  const items = value === null ? [] : value instanceof List ? [...value] : [value];
  return items.flatMap((item) => {
    if (typeof item !== 'string') throw new Error('expression must return a string or a list of strings');
    return item === '' ? [] : [item];
  });
}
