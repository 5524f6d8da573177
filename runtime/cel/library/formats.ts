/** Named formats of texts, and what is wrong with a text by one of them. */
import { faultsOf } from '../../model/values/formats.js';
import { EvaluationFault } from '../fault.js';
import { type Overload, opaqueType, overload } from '../functions.js';
import { parseTimestamp } from '../times.js';
import { List, Opaque, Optional } from '../values.js';

type Test = (text: string) => readonly string[];

const named =
  (format: string): Test =>
  (text) =>
    faultsOf(format, text);

/** A name to which something is added, such as a prefix that ends in a hyphen. */
const prefix =
  (format: string): Test =>
  (text) =>
    faultsOf(format, text.endsWith('-') ? `${text.slice(0, -1)}a` : text);

const like =
  (form: RegExp, fault: string): Test =>
  (text) =>
    form.test(text) ? [] : [fault];

const isDate = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && parseTimestamp(text) !== undefined;
const isMoment = (text: string): boolean => /^\d{4}-\d{2}-\d{2}[Tt]/.test(text) && parseTimestamp(text.toUpperCase()) !== undefined;

const FORMATS: Readonly<Record<string, Test>> = {
  dns1123Label: named('dns-label'),
  dns1123Subdomain: named('dns-subdomain'),
  dns1035Label: named('dns-1035-label'),
  dns1123LabelPrefix: prefix('dns-label'),
  dns1123SubdomainPrefix: prefix('dns-subdomain'),
  dns1035LabelPrefix: prefix('dns-1035-label'),
  qualifiedName: named('qualified-name'),
  labelValue: named('label-value'),
  uri: like(/^(?:\/|[a-zA-Z][-+.a-zA-Z0-9]*:)\S*$/, 'invalid URI for request'),
  uuid: like(/^[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}$/i, 'does not match the UUID format'),
  byte: like(/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/, 'invalid base64'),
  date: (text) => (isDate(text) ? [] : ['invalid date']),
  datetime: (text) => (isMoment(text) ? [] : ['invalid datetime']),
};

const format = (name: string): Opaque => new Opaque(opaqueType('format'), FORMATS[name], name);

function validated({ identity }: Opaque, text: string): Optional {
  const test = FORMATS[identity];
  if (test === undefined) throw new EvaluationFault('no such overload');
  const faults = test(text);
  return new Optional(faults.length === 0 ? undefined : List.of(faults));
}

export const FORMAT: readonly Overload[] = [
  overload('format/named(string): optional<format>', (name) => new Optional(Object.hasOwn(FORMATS, name) ? format(name) : undefined), {
    work: (name = 0) => 100 + 3 * name,
  }),
  ...Object.keys(FORMATS).map((name) => overload(`format/${name}(): format`, () => format(name) as never)),
  overload('format.validate(string): optional<list<string>>', validated, {
    cost: (_, text = 0) => 1 + text / 10,
    size: () => 10,
    work: (_, text = 0) => 3000 + 30 * text,
  }),
];
