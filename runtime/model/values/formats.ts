/** Text formats that the catalogue names: each a test and the faults it words, as clients know them. */
import { isIP } from 'node:net';
import { canonicalAddressFaults, canonicalBlockFaults } from './address-spelling.js';
import { printedIntOrString } from './printed-values.js';
import { readSemver } from './semver.js';

interface TextFormat {
  /** The text as faults show it, where that is otherwise than quoted. */
  readonly printed?: (text: string) => unknown;
  /** All faults of the text, worded; empty where it fits. */
  faults(text: string): string[];
}

const NO_FAULTS: string[] = [];

const pattern = (regex: RegExp, max: number, message: string, long = `must be no more than ${max} characters`): TextFormat => ({
  faults(text) {
    const fits = regex.test(text);
    if (fits && text.length <= max) return NO_FAULTS;
    return [...(text.length > max ? [long] : []), ...(fits ? [] : [message])];
  },
});

const example = (message: string, regex: string, ...examples: string[]): string =>
  `${message} (e.g. ${examples.map((e) => `'${e}'`).join(',  or ')}, regex used for validation is '${regex}')`;

const LABEL = '[a-z0-9]([-a-z0-9]*[a-z0-9])?';
const SUBDOMAIN = `${LABEL}(\\.${LABEL})*`;
const QUALIFIED = '([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]';

const dnsLabel = pattern(
  new RegExp(`^${LABEL}$`),
  63,
  example(
    "a lowercase RFC 1123 label must consist of lower case alphanumeric characters or '-', and must start and end with an alphanumeric character",
    LABEL,
    'my-name',
    '123-abc',
  ),
);
const dnsSubdomain = pattern(
  new RegExp(`^${SUBDOMAIN}$`),
  253,
  example(
    "a lowercase RFC 1123 subdomain must consist of lower case alphanumeric characters, '-' or '.', and must start and end with an alphanumeric character",
    SUBDOMAIN,
    'example.com',
  ),
);
const wildcardSubdomain = pattern(
  new RegExp(`^\\*\\.${SUBDOMAIN}$`),
  253,
  example(
    "a wildcard DNS-1123 subdomain must start with '*.', followed by a valid DNS subdomain, which must consist of lower case alphanumeric characters, '-' or '.' and end with an alphanumeric character",
    `\\*\\.${SUBDOMAIN}`,
    '*.example.com',
  ),
);
const dns1035Label = pattern(
  /^[a-z]([-a-z0-9]*[a-z0-9])?$/,
  63,
  example(
    "a DNS-1035 label must consist of lower case alphanumeric characters or '-', start with an alphabetic character, and end with an alphanumeric character",
    '[a-z]([-a-z0-9]*[a-z0-9])?',
    'my-name',
    'abc-123',
  ),
);

const QUALIFIED_NAME = new RegExp(`^${QUALIFIED}$`);
const QUALIFIED_RULE = example(
  "must consist of alphanumeric characters, '-', '_' or '.', and must start and end with an alphanumeric character",
  QUALIFIED,
  'MyName',
  'my.name',
  '123-abc',
);
const MAX_NAME_PART = 63;

const qualifiedName: TextFormat = {
  faults(text) {
    const [first = '', second, more] = text.split('/', 3);
    if (more !== undefined)
      return [`a qualified name ${QUALIFIED_RULE} with an optional DNS subdomain prefix and '/' (e.g. 'example.com/MyName')`];
    const name = second ?? first;
    const fits = QUALIFIED_NAME.test(name) && name.length <= MAX_NAME_PART;
    if (fits && second === undefined) return NO_FAULTS;
    return [
      ...(second === undefined
        ? []
        : first === ''
          ? ['prefix part must be non-empty']
          : dnsSubdomain.faults(first).map((f) => `prefix part ${f}`)),
      ...(name === ''
        ? ['name part must be non-empty']
        : name.length > MAX_NAME_PART
          ? [`name part must be no more than ${MAX_NAME_PART} characters`]
          : []),
      ...(QUALIFIED_NAME.test(name) ? [] : [`name part ${QUALIFIED_RULE}`]),
    ];
  },
};

/** A qualified name whose letters may be in either case. */
const qualifiedNameAnyCase: TextFormat = { faults: (text) => qualifiedName.faults(text.toLowerCase()) };

/** A subdomain whose letters may be in either case. */
const dnsSubdomainAnyCase: TextFormat = { faults: (text) => dnsSubdomain.faults(text.toLowerCase()) };

/** A label that does not begin with a digit, whose letters may be in either case. */
const dns1035LabelAnyCase: TextFormat = { faults: (text) => dns1035Label.faults(text.toLowerCase()) };

/** A format with a rule for texts that have its form. */
const narrowed = (format: TextFormat, fits: (text: string) => boolean, message: string): TextFormat => ({
  faults(text) {
    const faults = format.faults(text);
    return faults.length > 0 || fits(text) ? faults : [message];
  },
});

const dottedSubdomain = narrowed(dnsSubdomain, (text) => text.includes('.'), 'should be a domain with at least one dot');
const threeSegments = narrowed(
  dnsSubdomain,
  (text) => text.split('.').length > 2,
  'should be a domain with at least three segments separated by dots',
);

/** Subdomains with slashes between them. */
const subdomainPath: TextFormat = { faults: (text) => text.split('/').flatMap((part) => dnsSubdomain.faults(part)) };

const labelValue = pattern(
  new RegExp(`^(${QUALIFIED})?$`),
  63,
  example(
    "a valid label must be an empty string or consist of alphanumeric characters, '-', '_' or '.', and must start and end with an alphanumeric character",
    '(([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9])?',
    'MyValue',
    'my_value',
    '12345',
  ),
);

const pathSegment: TextFormat = {
  faults(text) {
    if (text === '.' || text === '..') return [`may not be '${text}'`];
    return ['/', '%'].filter((c) => text.includes(c)).map((c) => `may not contain '${c}'`);
  },
};

/** A group and a resource of it: what stands before the last dot, and after it. */
const groupResource: TextFormat = {
  faults(text) {
    const dot = text.lastIndexOf('.');
    if (dot < 0) return ['name must be in the form of <group>.<resource>'];
    return [
      ...dnsSubdomain.faults(text.slice(0, dot)).map((f) => `the group segment ${f}`),
      ...dns1035Label.faults(text.slice(dot + 1)).map((f) => `the resource segment ${f}`),
    ];
  },
};

const EMPTY = 'must be non-empty';
const VERSION_PARTS =
  "a DNS-1035 label, which must consist of lower case alphanumeric characters or '-', start with an alphabetic character, and end with an alphanumeric character";

/** A version, and before a slash the group it is of. */
const apiVersion: TextFormat = {
  faults(text) {
    const parts = text.split('/');
    if (parts.length > 2) {
      const label = example(VERSION_PARTS, '[a-z]([-a-z0-9]*[a-z0-9])?', 'my-name', 'abc-123');
      return [`an apiVersion is ${label} with an optional DNS subdomain prefix and '/' (e.g. 'example.com/MyVersion')`];
    }
    const part = (name: string, format: TextFormat, value: string): string[] =>
      (value === '' ? [EMPTY] : format.faults(value)).map((f) => `${name} part: ${f}`);
    const version = parts.at(-1) ?? '';
    return [...(parts.length === 2 ? part('group', dnsSubdomain, parts[0] ?? '') : []), ...part('version', dns1035Label, version)];
  },
};

const ip: TextFormat = {
  faults: (text) => (isIP(text) === 0 || text.includes('%') ? ['must be a valid IP address, (e.g. 10.9.8.7 or 2001:db8::ffff)'] : []),
};

const cidr: TextFormat = {
  faults(text) {
    const [address = '', bits, more] = text.split('/');
    const version = isIP(address);
    const fits =
      version !== 0 && more === undefined && bits !== undefined && /^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128);
    return fits ? [] : ['must be a valid CIDR value, (e.g. 10.9.8.0/24 or 2001:db8::/64)'];
  },
};

const canonicalIp: TextFormat = { faults: canonicalAddressFaults };
const canonicalCidr: TextFormat = { faults: canonicalBlockFaults };

const portName: TextFormat = {
  faults: (text) => [
    ...(text.length > 15 ? ['must be no more than 15 characters'] : []),
    ...(/^[-a-z0-9]+$/.test(text) ? [] : ['must contain only alpha-numeric characters (a-z, 0-9), and hyphens (-)']),
    ...(/[a-z]/.test(text) ? [] : ['must contain at least one letter or number (a-z, 0-9)']),
    ...(text.includes('--') ? ['must not contain consecutive hyphens'] : []),
    ...(/^-|-$/.test(text) ? ['must not begin or end with a hyphen'] : []),
  ],
};

/** Faults of a name that is used as a file name and could lead out of its folder. */
const elsewhere = (text: string): string[] =>
  text === '.' || text === '..' ? [`must not be '${text}'`] : text.startsWith('..') ? ["must not start with '..'"] : NO_FAULTS;

/** A format of names that are files' names, too. */
const fileNamed = (format: TextFormat): TextFormat => ({ faults: (text) => [...format.faults(text), ...elsewhere(text)] });

const configKey = fileNamed(
  pattern(
    /^[-._a-zA-Z0-9]+$/,
    253,
    example(
      "a valid config key must consist of alphanumeric characters, '-', '_' or '.'",
      '[-._a-zA-Z0-9]+',
      'key.name',
      'KEY_NAME',
      'key-name',
    ),
  ),
);

const environmentVariable = fileNamed(
  pattern(
    /^[-._a-zA-Z][-._a-zA-Z0-9]*$/,
    Number.POSITIVE_INFINITY,
    example(
      "a valid environment variable name must consist of alphabetic characters, digits, '_', '-', or '.', and must not start with a digit",
      '[-._a-zA-Z][-._a-zA-Z0-9]*',
      'my.env-name',
      'MY_ENV.NAME',
      'MyEnvName1',
    ),
  ),
);

const backsteps = (text: string): string[] => (text.split('/').includes('..') ? ["must not contain '..'"] : NO_FAULTS);

/** A path that begins at the root or anywhere, and has no step back. */
const pathWithoutBacksteps: TextFormat = { faults: backsteps };

/** A path to something below the folder that it is relative to. */
const descendingPath: TextFormat = {
  faults: (text) => [...(text.startsWith('/') ? ['must be a relative path'] : []), ...backsteps(text)],
};

/** A path below the root of a volume, which keeps names that begin with two dots for itself. */
const volumePath: TextFormat = {
  faults: (text) => [
    ...descendingPath.faults(text),
    ...(text.startsWith('..') && !text.startsWith('../') ? ["must not start with '..'"] : []),
  ],
};

/** A text that says something where there is any. */
const notBlank: TextFormat = { faults: (text) => (text === '' || text.trim() !== '' ? NO_FAULTS : ['must be non-empty if specified']) };

const IDENTIFIER = /^[_a-zA-Z][_a-zA-Z0-9]*$/;
/** Words that the expression language keeps for itself. */
const RESERVED = new Set(
  'as break const continue else false for function if import in let loop namespace null package return true var void while'.split(' '),
);

/** The name of a variable of the expression language. */
const celIdentifier: TextFormat = {
  faults: (text) => (IDENTIFIER.test(text) && !RESERVED.has(text) ? NO_FAULTS : ['must be a valid CEL identifier']),
};

const semver: TextFormat = { faults: (text) => (readSemver(text) === undefined ? ['must be a valid semantic version'] : NO_FAULTS) };

const PERCENTAGE = /^\d+%$/;

/** A share of something, in a field that takes a number of it as well. */
const percentage: TextFormat = {
  printed: printedIntOrString,
  faults: (text) =>
    PERCENTAGE.test(text)
      ? []
      : [
          "a valid percent string must be a numeric string followed by an ending '%' (e.g. '1%',  or '93%', regex used for validation is '[0-9]+%')",
        ],
};

const any: TextFormat = { faults: () => [] };

/** Formats by the name the catalogue uses. */
export const FORMATS: Readonly<Record<string, TextFormat>> = {
  any,
  'dns-label': dnsLabel,
  'dns-subdomain': dnsSubdomain,
  'dns-subdomain-any-case': dnsSubdomainAnyCase,
  'dotted-subdomain': dottedSubdomain,
  'three-segments': threeSegments,
  'subdomain-path': subdomainPath,
  'wildcard-subdomain': wildcardSubdomain,
  'dns-1035-label': dns1035Label,
  'dns-1035-label-any-case': dns1035LabelAnyCase,
  'qualified-name': qualifiedName,
  'qualified-name-any-case': qualifiedNameAnyCase,
  'label-value': labelValue,
  'path-segment': pathSegment,
  'group-resource': groupResource,
  'api-version': apiVersion,
  ip,
  cidr,
  'canonical-ip': canonicalIp,
  'canonical-cidr': canonicalCidr,
  'port-name': portName,
  'config-key': configKey,
  'environment-variable': environmentVariable,
  'path-without-backsteps': pathWithoutBacksteps,
  'descending-path': descendingPath,
  'volume-path': volumePath,
  'not-blank': notBlank,
  'cel-identifier': celIdentifier,
  semver,
  percentage,
};

/** The same, and each with a question mark behind its name: the format that the empty text has, too. */
const NAMED: Readonly<Record<string, TextFormat>> = {
  ...FORMATS,
  ...Object.fromEntries(
    Object.entries(FORMATS).map(([name, format]) => [
      `${name}?`,
      { ...format, faults: (text: string) => (text === '' ? NO_FAULTS : format.faults(text)) },
    ]),
  ),
};

/** All names that the catalogue may use. */
export const FORMAT_NAMES: readonly string[] = Object.keys(NAMED);

/** Faults of a text by a named format; an unknown format finds none. */
export const faultsOf = (format: string, text: string): string[] => NAMED[format]?.faults(text) ?? [];

/** A text as faults of its format show it. */
export const shownByFormat = (format: string, text: string): unknown => NAMED[format]?.printed?.(text) ?? text;

/** A test of texts by a named format, as compiled checks call it. */
export const fitting =
  (format: string) =>
  (text: string): boolean =>
    faultsOf(format, text).length === 0;
