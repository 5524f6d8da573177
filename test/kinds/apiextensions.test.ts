/** Custom resource definitions: what both versions refuse, where, and in which words. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { kindTables } from '../support/kinds.js';
import { processorTime } from '../support/programs/processor-time.js';
import { TestServer } from '../support/server.js';

const GROUP = '/apis/apiextensions.k8s.io';
const V1 = `${GROUP}/v1/customresourcedefinitions`;
const V1BETA1 = `${GROUP}/v1beta1/customresourcedefinitions`;
const MERGE = { 'Content-Type': 'application/merge-patch+json' };

type Fields = { readonly [name: string]: unknown };

const OPEN = { type: 'object', 'x-kubernetes-preserve-unknown-fields': true };
const version = (more: Fields = {}): Fields => ({ name: 'v1', served: true, storage: true, schema: { openAPIV3Schema: OPEN }, ...more });
const versions = (...list: Fields[]): { spec: Fields } => ({ spec: { versions: list } });
const columns = (...additionalPrinterColumns: Fields[]): { spec: Fields } => versions(version({ additionalPrinterColumns }));
const webhook = (more: Fields): { spec: Fields } => ({
  spec: {
    conversion: {
      strategy: 'Webhook',
      webhook: { clientConfig: { url: 'https://example.com/c' }, conversionReviewVersions: ['v1'], ...more },
    },
  },
});

describe('definitions of v1', () => {
  kindTables({
    CustomResourceDefinition: {
      path: V1,
      valid: {
        metadata: { name: 'rows.example.com' },
        spec: { group: 'example.com', scope: 'Namespaced', names: { plural: 'rows', kind: 'Row' }, versions: [version()] },
      },
      creates: [
        ['no group', { spec: { group: null } }, 'metadata.name Invalid', 'spec.group Required'],
        [
          'a group that is no domain',
          { metadata: { name: 'rows.a_b' }, spec: { group: 'a_b' } },
          'metadata.name Invalid',
          'spec.group Invalid',
        ],
        ['a group without a dot', { metadata: { name: 'rows.flat' }, spec: { group: 'flat' } }, 'spec.group Invalid'],
        ['no scope', { spec: { scope: null } }, 'spec.scope Required'],
        [{ spec: { scope: 'Galaxy' } }, 'spec.scope NotSupported'],
        ['another name than that of the resource', { metadata: { name: 'lines.example.com' } }, 'metadata.name Invalid'],
        ['no plural', { spec: { names: { plural: null } } }, 'metadata.name Invalid', 'spec.names.plural Required'],
        [
          'no kind, and so nothing of what derives from it',
          { spec: { names: { kind: null } } },
          'spec.names.singular Required',
          'spec.names.kind Required',
          'spec.names.listKind Required',
        ],
        [
          'names that are no labels',
          { spec: { names: { singular: 'a.b', kind: 'A b', listKind: '1', shortNames: ['ok', 'Big'], categories: ['-'] } } },
          'spec.names.singular Invalid',
          'spec.names.kind Invalid',
          'spec.names.listKind Invalid',
          'spec.names.shortNames[1] Invalid',
          'spec.names.categories[0] Invalid',
        ],
        ['a list of the same kind', { spec: { names: { listKind: 'Row' } } }, 'spec.names.listKind Invalid'],
        ['no versions', versions(), 'spec.versions Invalid', 'status.storedVersions Invalid'],
        ['a version that is no label', versions(version({ name: '1.0' })), 'spec.versions[0].name Invalid', 'spec.version Invalid'],
        [
          'a version twice',
          versions(version(), version({ storage: false, schema: { openAPIV3Schema: { type: 'object' } } })),
          'spec.versions Invalid',
        ],
        [
          'a storage version twice',
          versions(version(), version()),
          'spec.versions Invalid',
          'spec.versions Invalid',
          'status.storedVersions Invalid',
        ],
        ['no storage version', versions(version({ storage: false })), 'spec.versions Invalid', 'status.storedVersions Invalid'],
        ['two storage versions', versions(version(), version({ name: 'v2' })), 'spec.versions Invalid', 'status.storedVersions Invalid'],
        [
          'a version without schema',
          versions(version(), { name: 'v2', served: false, storage: false }),
          'spec.versions[1].schema.openAPIV3Schema Required',
          // One that has none is not like the other.
        ],
        [
          'a warning of a version that is not deprecated',
          versions(version({ deprecationWarning: 'old' })),
          'spec.versions[0].deprecationWarning Invalid',
        ],
        [
          'an empty warning',
          versions(version({ deprecated: true, deprecationWarning: '' })),
          'spec.versions[0].deprecationWarning Invalid',
        ],
        [
          'a warning that is too long, and not printable',
          versions(version({ deprecated: true, deprecationWarning: `${'x'.repeat(256)}\n` })),
          'spec.versions[0].deprecationWarning Invalid',
          'spec.versions[0].deprecationWarning Invalid',
        ],
        [
          'a column of nothing',
          columns({}),
          'spec.additionalPrinterColumns[0].name Required',
          'spec.additionalPrinterColumns[0].type Required',
          'spec.additionalPrinterColumns[0].JSONPath Required',
        ],
        [
          'columns of unknown types and formats, of no path',
          columns({ name: 'A', type: 'thing', jsonPath: '.a' }, { name: 'B', type: 'string', format: 'odd', jsonPath: 'b' }),
          'spec.additionalPrinterColumns[0].type Invalid',
          'spec.additionalPrinterColumns[1].format Invalid',
          'spec.additionalPrinterColumns[1].JSONPath Invalid',
        ],
        [
          'a column of one of two versions',
          versions(
            version({ additionalPrinterColumns: [{ name: 'A', type: 'odd', jsonPath: '.a' }] }),
            version({ name: 'v2', storage: false }),
          ),
          'spec.versions[0].additionalPrinterColumns[0].type Invalid',
        ],
        [
          'a scale of nothing',
          versions(version({ subresources: { scale: {} } })),
          'spec.subresources.scale.specReplicasPath Required',
          'spec.subresources.scale.statusReplicasPath Required',
        ],
        [
          'a scale of other parts',
          versions(
            version({
              subresources: { scale: { specReplicasPath: 'spec.n', statusReplicasPath: '.spec.n', labelSelectorPath: '.metadata.n' } },
            }),
          ),
          'spec.subresources.scale.specReplicasPath Invalid',
          'spec.subresources.scale.statusReplicasPath Invalid',
          'spec.subresources.scale.labelSelectorPath Invalid',
        ],
        ['an unknown conversion', { spec: { conversion: { strategy: 'Magic' } } }, 'spec.conversion.strategy NotSupported'],
        ['a conversion by nothing', { spec: { conversion: {} } }, 'spec.conversion.strategy Required'],
        [
          'a webhook that is nowhere',
          { spec: { conversion: { strategy: 'Webhook' } } },
          'spec.conversion.webhookClientConfig Required',
          'spec.conversion.conversionReviewVersions Required',
        ],
        [
          'a webhook that is not asked',
          {
            spec: {
              conversion: { strategy: 'None', webhook: { clientConfig: { url: 'https://example.com' }, conversionReviewVersions: ['v1'] } },
            },
          },
          'spec.conversion.webhookClientConfig Forbidden',
          'spec.conversion.conversionReviewVersions Forbidden',
        ],
        ['a webhook without reviews', webhook({ conversionReviewVersions: [] }), 'spec.conversion.conversionReviewVersions Required'],
        ['a webhook of unknown reviews', webhook({ conversionReviewVersions: ['v9'] }), 'spec.conversion.conversionReviewVersions Invalid'],
        [
          'reviews that repeat, and one that is no label',
          webhook({ conversionReviewVersions: ['v1', 'v1', '1x'] }),
          'spec.conversion.conversionReviewVersions[1] Invalid',
          'spec.conversion.conversionReviewVersions[2] Invalid',
        ],
        ['a webhook at no place', webhook({ clientConfig: {} }), 'spec.conversion.webhookClientConfig Required'],
        [
          'a webhook without TLS',
          webhook({ clientConfig: { url: 'http://example.com' } }),
          'spec.conversion.webhookClientConfig.url Invalid',
        ],
        [
          'a webhook of a service without a namespace, which is told of its name',
          webhook({ clientConfig: { service: { name: 's' } } }),
          'spec.conversion.webhookClientConfig.service.name Required',
        ],
        [
          'a webhook of a nameless service',
          webhook({ clientConfig: { service: { path: 'no/slash', port: 0 } } }),
          'spec.conversion.webhookClientConfig.service.name Required',
          'spec.conversion.webhookClientConfig.service.namespace Required',
          'spec.conversion.webhookClientConfig.service.port Invalid',
          'spec.conversion.webhookClientConfig.service.path Invalid',
        ],
        ['unknown fields kept throughout', { spec: { preserveUnknownFields: true } }, 'spec.preserveUnknownFields Invalid'],
        [
          'a conversion of unknown fields',
          { spec: { preserveUnknownFields: true, ...webhook({}).spec } },
          'spec.conversion.strategy Invalid',
          'spec.preserveUnknownFields Invalid',
        ],
        [
          'a group of the API itself, unapproved',
          { metadata: { name: 'rows.x.k8s.io' }, spec: { group: 'x.k8s.io' } },
          'metadata.annotations[api-approved.kubernetes.io] Required',
        ],
        [
          'a group of the API itself, approved by no link',
          {
            metadata: { name: 'rows.kubernetes.io', annotations: { 'api-approved.kubernetes.io': 'yes' } },
            spec: { group: 'kubernetes.io' },
          },
          'metadata.annotations[api-approved.kubernetes.io] Invalid',
        ],
        [
          'all at once',
          {
            spec: {
              group: 'flat',
              scope: 'x',
              names: { singular: '-' },
              conversion: { strategy: 'x' },
              ...versions(version({ name: '-', schema: { openAPIV3Schema: { type: 'array' } } })).spec,
            },
          },
          'metadata.name Invalid',
          'spec.group Invalid',
          'spec.scope NotSupported',
          'spec.versions[0].name Invalid',
          'spec.version Invalid',
          'spec.names.singular Invalid',
          'spec.validation.openAPIV3Schema.items Required',
          'spec.validation.openAPIV3Schema.type Invalid',
          'spec.conversion.strategy NotSupported',
        ],
      ],
      updates: [
        ['another group', { spec: { group: 'other.example.com' } }, 'spec.group Invalid'],
        ['another plural', { spec: { names: { plural: 'lines' } } }, 'spec.names.plural Invalid'],
        [
          'a version without schema',
          versions({ name: 'v1', served: true, storage: true }),
          'spec.versions[0].schema.openAPIV3Schema Required',
        ],
        ['the storage version goes', versions(version({ name: 'v2' })), 'status.storedVersions[0] Invalid'],
        ['a new storage version beside it', versions(version({ storage: false }), version({ name: 'v2' }))],
        ['a stored version goes', versions(version({ name: 'v2' })), 'status.storedVersions[0] Invalid'],
        ['unknown fields kept throughout', { spec: { preserveUnknownFields: true } }, 'spec.preserveUnknownFields Invalid'],
      ],
      statuses: [
        ['accepted names', { acceptedNames: { plural: 'rows', kind: 'Row' } }],
        [
          'accepted names that are none',
          { acceptedNames: { plural: 'R', kind: 'r_w' } },
          'status.acceptedNames.plural Invalid',
          'status.acceptedNames.kind Invalid',
        ],
        ['no stored version but one', { storedVersions: ['v2'] }],
      ],
    },
  });
});

const TYPED = { openAPIV3Schema: { type: 'object' } };

describe('definitions of v1beta1', () => {
  kindTables({
    CustomResourceDefinition: {
      path: V1BETA1,
      valid: {
        metadata: { name: 'rows.old.example.com' },
        spec: {
          group: 'old.example.com',
          names: { plural: 'rows', kind: 'Row' },
          version: 'v1',
          validation: { openAPIV3Schema: { properties: { a: {} } } },
        },
      },
      creates: [
        ['neither version nor versions', { spec: { version: null } }, 'spec.versions Invalid', 'status.storedVersions Invalid'],
        [
          'a version that is not the first',
          { spec: { version: 'v2', versions: [{ name: 'v1', served: true, storage: true }] } },
          'spec.version Invalid',
        ],
        [
          'a schema for all and one of its own',
          {
            spec: {
              validation: TYPED,
              versions: [
                { name: 'v1', served: true, storage: true, schema: TYPED },
                { name: 'v2', served: true },
              ],
            },
          },
          'spec.validation Forbidden',
        ],
        [
          'what all versions say alike, said by each',
          {
            spec: {
              validation: null,
              versions: ['v1', 'v2'].map((name) => ({
                name,
                served: true,
                storage: name === 'v1',
                schema: TYPED,
                subresources: { status: {} },
                additionalPrinterColumns: [{ name: 'A', type: 'string', JSONPath: '.a' }],
              })),
            },
          },
          'spec.versions Invalid',
          'spec.versions Invalid',
          'spec.versions Invalid',
        ],
        [
          'everything for all and of its own',
          {
            spec: {
              validation: TYPED,
              subresources: {},
              additionalPrinterColumns: [{ name: 'A', type: 'string', JSONPath: '.a' }],
              versions: [
                {
                  name: 'v1',
                  served: true,
                  storage: true,
                  schema: TYPED,
                  subresources: { status: {} },
                  additionalPrinterColumns: [{ name: 'B', type: 'string', JSONPath: '.b' }],
                },
                { name: 'v2', served: true },
              ],
            },
          },
          'spec.validation Forbidden',
          'spec.subresources Forbidden',
          'spec.additionalPrinterColumns Forbidden',
        ],
        [
          'a default',
          { spec: { validation: { openAPIV3Schema: { properties: { a: { default: 1 } } } } } },
          'spec.validation.openAPIV3Schema.properties[a].default Forbidden',
        ],
        [
          'fields dropped without a schema',
          { spec: { validation: null, preserveUnknownFields: false } },
          'spec.versions[0].schema.openAPIV3Schema Required',
        ],
        [
          'fields dropped by a schema without structure',
          { spec: { preserveUnknownFields: false } },
          'spec.validation.openAPIV3Schema.properties[a].type Required',
          'spec.validation.openAPIV3Schema.type Required',
        ],
        [
          'an extension in a schema without structure',
          { spec: { validation: { openAPIV3Schema: { 'x-kubernetes-int-or-string': true } } } },
          'spec.validation.openAPIV3Schema.properties[a].type Required',
        ],
        [
          'a conversion of unknown fields',
          { spec: { conversion: { strategy: 'Webhook', webhookClientConfig: { url: 'https://example.com/' } } } },
          'spec.conversion.strategy Invalid',
        ],
      ],
      updates: [
        ['a type that nobody knows', { spec: { validation: { openAPIV3Schema: { properties: { b: { type: 'odd' } } } } } }],
        ['a version that is not the first', { spec: { version: 'v2' } }, 'spec.version Invalid'],
      ],
      statuses: [['an accepted name that is none', { acceptedNames: { singular: 'R' } }, 'status.acceptedNames.singular Invalid']],
    },
  });
});

describe('with a server', () => {
  let server: TestServer;
  before(async () => {
    server = await TestServer.start();
  });
  after(() => server.close());

  let made = 0;
  const definition = (schema: Fields, more: Fields = {}): Fields & { readonly metadata: { readonly name: string } } => {
    made += 1;
    const group = `n${made}.example.com`;
    return {
      metadata: { name: `rows.${group}` },
      spec: {
        group,
        scope: 'Cluster',
        names: { plural: 'rows', kind: 'Row' },
        versions: [version({ schema: { openAPIV3Schema: schema }, ...more })],
      },
    };
  };
  interface Cause {
    readonly field: string;
    readonly message: string;
  }
  const told = (answer: { json: { details?: { causes?: readonly Cause[] } } }): string[] =>
    (answer.json.details?.causes ?? []).map(({ field, message }) => `${field.replace('spec.validation.openAPIV3Schema', '$')}: ${message}`);
  const property = (a: Fields): Fields => ({ type: 'object', properties: { a } });
  const A = '$.properties[a]';

  /** A schema, and what it is told, `$` being the root. */
  const SCHEMAS: Readonly<Record<string, readonly [schema: Fields, ...told: string[]]>> = {
    'nothing at the root': [{}, '$.type: Required value: must not be empty at the root'],
    'a root of another type': [{ type: 'string' }, '$.type: Invalid value: "string": must be object at the root'],
    'a root that may be null': [{ type: 'object', nullable: true }, '$.nullable: Forbidden: nullable cannot be true at the root'],
    'free keys at the root': [
      { type: 'object', additionalProperties: { type: 'string' } },
      '$.additionalProperties: Forbidden: must not be used at the root',
    ],
    'a property without type': [property({}), `${A}.type: Required value: must not be empty for specified object fields`],
    'items without type': [
      property({ type: 'array', items: {} }),
      `${A}.items.type: Required value: must not be empty for specified array items`,
    ],
    'a list of nothing': [property({ type: 'array' }), `${A}.items: Required value: must be specified`],
    'items one by one': [
      property({ type: 'array', items: [{ type: 'string' }] }),
      `${A}.items: Forbidden: items must be a schema object and not an array`,
    ],
    'an unknown type': [
      property({ type: 'text' }),
      `${A}.type: Unsupported value: "text": supported values: "array", "boolean", "integer", "number", "object", "string"`,
    ],
    'null as a type': [
      property({ type: 'null' }),
      `${A}.type: Unsupported value: "null": supported values: "array", "boolean", "integer", "number", "object", "string"`,
      `${A}.type: Forbidden: type cannot be set to null, use nullable as an alternative`,
    ],
    'properties and free keys': [
      property({ type: 'object', properties: { b: { type: 'string' } }, additionalProperties: false }),
      `${A}.additionalProperties: Forbidden: additionalProperties and properties are mutual exclusive`,
    ],
    'keywords that no schema has here': [
      {
        type: 'object',
        id: 'x',
        $ref: '#/x',
        patternProperties: { x: { type: 'odd' } },
        dependencies: { a: ['b'] },
        definitions: { d: {} },
        additionalItems: true,
      },
      '$.id: Forbidden: id is not supported',
      '$.additionalItems: Forbidden: additionalItems is not supported',
      '$.patternProperties: Forbidden: patternProperties is not supported',
      '$.definitions: Forbidden: definitions is not supported',
      '$.dependencies: Forbidden: dependencies is not supported',
      '$.$ref: Forbidden: $ref is not supported',
    ],
    'a dialect': [
      { type: 'object', $schema: 'http://json-schema.org/draft-07/schema' },
      `$: Invalid value: "": OpenAPIV3Schema 'schema' is not supported`,
    ],
    'a dialect beside other faults': [
      { type: 'object', $schema: 'http://json-schema.org/draft-07/schema', id: 'x' },
      '$.id: Forbidden: id is not supported',
    ],
    'unique items': [
      property({ type: 'array', items: { type: 'string' }, uniqueItems: true }),
      `${A}.uniqueItems: Forbidden: uniqueItems cannot be set to true since the runtime complexity becomes quadratic`,
    ],
    'all of what only stands outside of junctors': [
      property({
        type: 'object',
        anyOf: [
          {
            type: 'object',
            title: 't',
            description: 'd',
            default: {},
            nullable: true,
            additionalProperties: {},
            'x-kubernetes-preserve-unknown-fields': true,
            'x-kubernetes-embedded-resource': true,
            'x-kubernetes-int-or-string': true,
          },
        ],
      }),
      ...[
        ['additionalProperties', 'undefined'],
        ['default', 'undefined'],
        ['description', 'empty'],
        ['nullable', 'false'],
        ['title', 'empty'],
        ['type', 'empty'],
        ['x-kubernetes-embedded-resource', 'false'],
        ['x-kubernetes-int-or-string', 'false'],
        ['x-kubernetes-preserve-unknown-fields', 'false'],
      ].map(([keyword, rule]) => `${A}.anyOf[0].${keyword}: Forbidden: must be ${rule} to be structural`),
    ],
    'what a junctor knows and the schema does not': [
      { type: 'object', not: { properties: { b: { minLength: 1 } } }, anyOf: [{ items: { minLength: 1 } }] },
      '$.items: Required value: because it is defined in $.anyOf[0].items',
      '$.properties[b]: Required value: because it is defined in $.not.properties[b]',
    ].map((line) => (typeof line === 'string' ? line.replace('in $', 'in spec.validation.openAPIV3Schema') : line)) as [
      Fields,
      ...string[],
    ],
    'metadata in a junctor': [
      { type: 'object', properties: { metadata: { type: 'object' } }, allOf: [{ properties: { metadata: {} } }] },
      '$.allOf[0].properties[metadata]: Forbidden: must not be specified in a nested context',
    ],
    'a pattern that is none': [
      property({ type: 'string', pattern: '+' }),
      `${A}.pattern: Invalid value: "+": must be a valid regular expression, but isn't: error parsing regexp: missing argument to repetition operator: \`+\``,
    ],
    'an object that says nothing of itself': [
      property({ type: 'object', 'x-kubernetes-embedded-resource': true }),
      `${A}.properties: Required value: must not be empty if x-kubernetes-embedded-resource is true without x-kubernetes-preserve-unknown-fields`,
    ],
    'an int-or-string of anything': [
      property({ 'x-kubernetes-int-or-string': true, 'x-kubernetes-preserve-unknown-fields': true }),
      `${A}.x-kubernetes-preserve-unknown-fields: Invalid value: true: must be false if x-kubernetes-int-or-string is true`,
    ],
    'fields kept or not': [
      property({ type: 'object', 'x-kubernetes-preserve-unknown-fields': false }),
      `${A}.x-kubernetes-preserve-unknown-fields: Invalid value: false: must be true or undefined`,
    ],
    'metadata of another kind': [
      { type: 'object', properties: { metadata: { type: 'string' }, kind: { type: 'integer' }, apiVersion: { type: 'boolean' } } },
      '$.properties[apiVersion].type: Invalid value: "boolean": must be string',
      '$.properties[kind].type: Invalid value: "integer": must be string',
      '$.properties[metadata].type: Invalid value: "string": must be object',
    ],
    'metadata with rules for more than names': [
      {
        type: 'object',
        properties: { metadata: { type: 'object', properties: { name: { type: 'string' }, labels: { type: 'object' } } } },
      },
      '$.properties[metadata]: Forbidden: must not specify anything other than name and generateName, but metadata is implicitly specified',
    ],
    'a default of metadata': [
      { type: 'object', properties: { metadata: { type: 'object', properties: { name: { type: 'string', default: 'x' } } } } },
      '$.properties[metadata].properties[name].default: Forbidden: must not be set in top-level metadata',
    ],
    'a map type of a list': [
      property({ type: 'array', items: { type: 'string' }, 'x-kubernetes-map-type': 'odd' }),
      `${A}.type: Invalid value: "array": must be object if x-kubernetes-map-type is specified`,
      `${A}.x-kubernetes-map-type: Unsupported value: "odd": supported values: "atomic", "granular"`,
    ],
    'a list type of nothing': [
      property({ 'x-kubernetes-list-type': 'bag', 'x-kubernetes-preserve-unknown-fields': true }),
      `${A}.type: Required value: must be array if x-kubernetes-list-type is specified`,
      `${A}.x-kubernetes-list-type: Unsupported value: "bag": supported values: "atomic", "set", "map"`,
    ],
    'a set of maps': [
      property({ type: 'array', items: { type: 'object', nullable: true }, 'x-kubernetes-list-type': 'set' }),
      `${A}.items.x-kubernetes-map-type: Invalid value: "null": must be atomic as item of a list with x-kubernetes-list-type=set`,
      `${A}.items.nullable: Forbidden: cannot be nullable when x-kubernetes-list-type is set`,
    ],
    'keys of a set': [
      property({ type: 'array', items: { type: 'string' }, 'x-kubernetes-list-type': 'set', 'x-kubernetes-list-map-keys': ['k'] }),
      `${A}.x-kubernetes-list-type: Invalid value: "set": must be map if x-kubernetes-list-map-keys is non-empty`,
    ],
    'a map list of texts, without keys': [
      property({ type: 'array', items: { type: 'string' }, 'x-kubernetes-list-type': 'map' }),
      `${A}.x-kubernetes-list-map-keys: Required value: must not be empty if x-kubernetes-list-type is map`,
      `${A}.items.type: Invalid value: "string": must be object if parent array's x-kubernetes-list-type is map`,
    ],
    'keys that tell nothing apart': [
      property({
        type: 'array',
        items: { type: 'object', properties: { k: { type: 'string', nullable: true }, o: { type: 'object' } }, required: ['o'] },
        'x-kubernetes-list-type': 'map',
        'x-kubernetes-list-map-keys': ['k', 'k', 'o', 'constructor'],
      }),
      `${A}.x-kubernetes-list-map-keys: Invalid value: []string{"k", "k", "o", "constructor"}: must not contain duplicate entries`,
      `${A}.items.properties[o].type: Invalid value: "object": must be a scalar type if parent array's x-kubernetes-list-type is map`,
      `${A}.x-kubernetes-list-map-keys: Invalid value: []string{"k", "k", "o", "constructor"}: entries must all be names of item properties`,
      `${A}.items.properties[k].default: Required value: this property is in x-kubernetes-list-map-keys, so it must have a default or be a required property`,
      `${A}.items.properties[k].nullable: Forbidden: this property is in x-kubernetes-list-map-keys, so it cannot be nullable`,
    ],
    'a default of another type': [
      property({ type: 'string', default: 5 }),
      `${A}.default: Invalid value: "integer":  in body must be of type string: "integer"`,
    ],
    'a null default of a list': [
      property({ type: 'array', items: { type: 'string' }, default: [null] }),
      `${A}.default: Invalid value: "null":  in body must be of type string: "null"`,
    ],
    'a default with every kind of fault': [
      property({
        type: 'object',
        properties: {
          b: { type: 'string', minLength: 2, pattern: '^x' },
          c: { type: 'integer', minimum: 3, exclusiveMinimum: true, multipleOf: 2 },
          d: { type: 'array', items: { type: 'integer' }, maxItems: 1 },
          e: { type: 'string', enum: ['x', 'y'] },
          f: { type: 'string', format: 'ipv4' },
          g: { type: 'object', additionalProperties: { type: 'boolean' }, maxProperties: 1 },
        },
        required: ['z'],
        default: { b: 'yy', c: 3, d: [1, 'x'], e: 'z', f: '1', g: { h: 1 }, u: 1 },
      }),
      `${A}.default: Invalid value: map[string]interface {}{"b":"yy", "c":3, "d":[]interface {}{1, "x"}, "e":"z", "f":"1", "g":map[string]interface {}{"h":1}, "u":1}: must not have unknown fields`,
      `${A}.default.b: Invalid value: "yy": b in body should match '^x'`,
      `${A}.default.c: Invalid value: 3: c in body should be a multiple of 2`,
      `${A}.default.c: Invalid value: 3: c in body should be greater than 3`,
      `${A}.default.d: Invalid value: "string": d in body must be of type integer: "string"`,
      `${A}.default.d: Invalid value: 2: d in body should have at most 1 items`,
      `${A}.default.e: Unsupported value: "z": supported values: "x", "y"`,
      `${A}.default.f: Invalid value: "1": f in body must be of type ipv4: "1"`,
      `${A}.default.g.h: Invalid value: "integer": g.h in body must be of type boolean: "integer"`,
      `${A}.default.z: Required value`,
    ],
    'a default that is to be a multiple of less than nothing': [
      property({ type: 'object', properties: { b: { type: 'integer', multipleOf: -2 } }, default: { b: 4 } }),
      `${A}.default.b: Invalid value: 4: factor MultipleOf declared for b must be positive: -2`,
    ],
    'a default that fits no alternative': [
      property({ type: 'integer', anyOf: [{ minimum: 10 }, { maximum: 0 }], default: 5 }),
      `${A}.default: Invalid value: "": "" must validate at least one schema (anyOf)`,
      `${A}.default: Invalid value: 5:  in body should be greater than or equal to 10`,
    ],
    'an object as default that says nothing of itself': [
      property({
        type: 'object',
        'x-kubernetes-embedded-resource': true,
        'x-kubernetes-preserve-unknown-fields': true,
        default: { kind: 'A b' },
      }),
      `${A}.default.apiVersion: Required value: must not be empty`,
      `${A}.default.kind: Invalid value: "A b": may have mixed case, but should otherwise match: a DNS-1035 label must consist of lower case alphanumeric characters or '-', start with an alphabetic character, and end with an alphanumeric character (e.g. 'my-name',  or 'abc-123', regex used for validation is '[a-z]([-a-z0-9]*[a-z0-9])?')`,
    ],
    'a default in the metadata of an object': [
      property({
        type: 'object',
        'x-kubernetes-embedded-resource': true,
        properties: { metadata: { type: 'object', properties: { name: { type: 'string', default: 'a/b' } } } },
      }),
      `${A}.properties[metadata].properties[name].default: Invalid value: "a/b": must result in valid metadata: metadata.name: Invalid value: "a/b": may not contain '/'`,
    ],
  };
  for (const [what, [schema, ...lines]] of Object.entries(SCHEMAS))
    test(`a schema with ${what}`, async () => {
      const answer = await server.create(V1, definition(schema));
      assert.equal(answer.status, 422, answer.text);
      assert.deepEqual(told(answer), lines);
    });

  /** Schemas at the edge of what is taken. */
  const TAKEN: Readonly<Record<string, Fields>> = {
    'an int-or-string that names its types': property({
      'x-kubernetes-int-or-string': true,
      anyOf: [{ type: 'integer' }, { type: 'string' }],
    }),
    'an int-or-string that names its types, and more': property({
      'x-kubernetes-int-or-string': true,
      allOf: [{ anyOf: [{ type: 'integer' }, { type: 'string' }] }, { pattern: '^x' }],
    }),
    'rules for names': {
      type: 'object',
      properties: { metadata: { type: 'object', properties: { name: { type: 'string', pattern: '^a' } } } },
    },
    'a property of a dangerous name': {
      type: 'object',
      properties: JSON.parse('{"__proto__": {"type": "string"}, "constructor": {"type": "string"}}'),
    },
    'a number beyond 2^53 as default': property({ type: 'integer', format: 'int64', default: 2 ** 52 }),
    'a default without end in its pattern': property({ type: 'string', pattern: '^(a+)+$', default: 'a'.repeat(5000) }),
    'a default that is kept as it is': property({ ...OPEN, default: { any: [{ thing: 1 }] } }),
    'a null that may be': property({ type: 'string', nullable: true, default: null }),
    'every format': property({
      type: 'object',
      properties: Object.fromEntries(
        Object.entries({
          date: '2021-05-06',
          'date-time': '2021-05-06T07:08:09Z',
          email: 'a@example.com',
          ipv4: '10.0.0.1',
          ipv6: '::1',
          cidr: '10.0.0.0/8',
          mac: '01:23:45:67:89:ab',
          uri: 'https://example.com/',
          uuid: 'c0a8012e-1111-1111-8111-111111111111',
          byte: 'YWJj',
          hostname: 'a.example.com',
          duration: '1h30m',
          hexcolor: '#fff',
          isbn: '978-3-16-148410-0',
          creditcard: '4111111111111111',
          unheard: 'of',
        }).map(([format, value]) => [format, { type: 'string', format, default: value }]),
      ),
    }),
  };
  for (const [what, schema] of Object.entries(TAKEN))
    test(`a schema with ${what} is taken`, async () => {
      const answer = await server.create(V1, definition(schema));
      assert.equal(answer.status, 201, answer.text);
      assert.deepEqual(
        Object.keys(answer.json.spec.versions[0].schema.openAPIV3Schema.properties ?? {}).sort(),
        Object.keys((schema.properties as Fields | undefined) ?? {}).sort(),
      );
    });

  /** Each format, and a text that is not of it. */
  const UNFORMED = {
    date: '2021-02-30',
    'date-time': '2021-05-06 07:08',
    email: 'nobody',
    ipv6: '10.0.0.1',
    cidr: '10.0.0.0',
    mac: 'zz',
    uri: 'not a uri',
    uuid4: 'c0a8012e-1111-1111-8111-111111111111',
    byte: '!!',
    hostname: '-bad-',
    duration: 'soon',
    hexcolor: 'red',
    rgbcolor: 'rgb(256,0,0)',
    isbn: '1',
    creditcard: '4111111111111112',
    ssn: '1',
    bsonobjectid: 'x',
  };
  for (const [format, value] of Object.entries(UNFORMED))
    test(`a default that is no ${format}`, async () => {
      const answer = await server.create(V1, definition(property({ type: 'string', format, default: value })));
      assert.deepEqual(told(answer), [`${A}.default: Invalid value: "${value}":  in body must be of type ${format}: "${value}"`]);
    });

  test('keywords of a wrong type deep in a schema are a bad request', async () => {
    for (const items of [
      5,
      { properties: 5 },
      { items: { items: { type: [] } } },
      { additionalProperties: 'x' },
      { dependencies: { a: 1 } },
    ]) {
      const answer = await server.create(V1, definition(property({ type: 'array', items })));
      assert.equal(answer.status, 400, answer.text);
    }
  });

  test('unknown keywords deep in a schema are dropped', async () => {
    const answer = await server.create(V1, definition(property({ type: 'array', items: { type: 'string', odd: 1 } })));
    assert.deepEqual(answer.json.spec.versions[0].schema.openAPIV3Schema.properties.a.items, { type: 'string' });
  });

  test('with the status subresource, few keywords are allowed at the root of a schema', async () => {
    const subresources = { status: {} };
    const typed = await server.create(V1, definition({ type: 'array', items: OPEN }, { subresources }));
    assert.deepEqual(told(typed), [
      '$.type: Invalid value: "array": only "object" is allowed as the type at the root of the schema if the status subresource is enabled',
      '$.type: Invalid value: "array": must be object at the root',
    ]);
    const joined = await server.create(V1, definition({ ...property({ type: 'string' }), oneOf: [{ required: ['a'] }] }, { subresources }));
    assert.match(
      told(joined).join(),
      /^\$: Invalid value: .*: only \[Description Type .* XPreserveUnknownFields\] fields are allowed at the root/,
    );
  });

  test('once a definition is served, its scope and kind stay', async () => {
    const made = definition(OPEN);
    const path = `${V1}/${made.metadata.name}`;
    await server.create(V1, made);
    const patch = (body: object, subresource = '') => server.ask(`${path}${subresource}`, { method: 'PATCH', headers: MERGE, body });
    const conditions = [{ type: 'Established', status: 'True' }];
    assert.equal((await patch({ status: { conditions }, spec: { scope: 'Namespaced' } }, '/status')).status, 200);
    const answer = await patch({ spec: { scope: 'Namespaced', group: 'x.example.com', names: { kind: 'Line', plural: 'lines' } } });
    assert.deepEqual(told(answer), [
      'spec.scope: Invalid value: "Namespaced": field is immutable',
      'spec.names.kind: Invalid value: "Line": field is immutable',
      'spec.group: Invalid value: "x.example.com": field is immutable',
      'spec.names.plural: Invalid value: "lines": field is immutable',
    ]);
  });

  test('a definition that v1beta1 let through may keep its faults and gain no others', async () => {
    const made = {
      metadata: { name: 'rows.lax.k8s.io' },
      spec: {
        group: 'lax.k8s.io',
        names: { plural: 'rows', kind: 'Row' },
        version: 'v1',
        validation: { openAPIV3Schema: { properties: { a: { type: 'odd' } } } },
      },
    };
    const old = await server.create(V1BETA1, made);
    assert.equal(old.status, 201, old.text);
    const patch = (body: object, at = V1) => server.ask(`${at}/${made.metadata.name}`, { method: 'PATCH', headers: MERGE, body });
    const taken = await patch({ spec: { names: { shortNames: ['r'] } } });
    assert.equal(taken.status, 200, taken.text);
    assert.equal(taken.json.spec.preserveUnknownFields, true);
    assert.equal(taken.json.metadata.generation, 2);
    // Fields are dropped by structural schemas only.
    const dropping = await patch({ spec: { preserveUnknownFields: false } });
    assert.deepEqual(
      told(dropping),
      [
        '$.properties[a].type: Unsupported value: "odd": supported values: "array", "boolean", "integer", "number", "object", "string"',
        '$.type: Required value: must not be empty at the root',
      ].slice(1),
    );
    const structural = { type: 'object', properties: { a: { type: 'string' } } };
    const schema = { openAPIV3Schema: structural };
    const better = await patch({ spec: { preserveUnknownFields: false, ...versions(version({ schema })).spec } });
    assert.equal(better.status, 200, better.text);
    const worse = await patch({ spec: { versions: [version({ schema: { openAPIV3Schema: { properties: { a: { type: 'odd' } } } } })] } });
    assert.deepEqual(told(worse), [
      '$.properties[a].type: Unsupported value: "odd": supported values: "array", "boolean", "integer", "number", "object", "string"',
      '$.type: Required value: must not be empty at the root',
    ]);
  });

  test('defaults that v1 stored may stay in v1beta1', async () => {
    const made = definition(property({ type: 'string', default: 'x' }));
    await server.create(V1, made);
    const patch = (body: object) => server.ask(`${V1BETA1}/${made.metadata.name}`, { method: 'PATCH', headers: MERGE, body });
    const labelled = await patch({ metadata: { labels: { a: 'b' } } });
    assert.equal(labelled.status, 200, labelled.text);
    const keeping = await patch({ spec: { preserveUnknownFields: true } });
    assert.deepEqual(told(keeping), [
      'spec.preserveUnknownFields: Invalid value: true: must be false in order to use defaults in the schema',
    ]);
  });

  test('the older version says once what all versions share, and v1 says it for each', async () => {
    const schema = { openAPIV3Schema: property({ type: 'integer' }) };
    const additionalPrinterColumns = [{ name: 'A', type: 'integer', jsonPath: '.a' }];
    const { metadata, spec } = definition(OPEN) as { metadata: { name: string }; spec: Fields };
    const alike = ['v1', 'v2'].map((name) =>
      version({ name, storage: name === 'v1', schema, additionalPrinterColumns, subresources: { status: {} } }),
    );
    const now = await server.create(V1, { metadata, spec: { ...spec, versions: alike } });
    assert.equal(now.status, 201, now.text);
    const then = (await server.ask(`${V1BETA1}/${metadata.name}`)).json.spec;
    assert.deepEqual(then.validation, schema);
    assert.deepEqual(then.additionalPrinterColumns, [{ name: 'A', type: 'integer', JSONPath: '.a' }]);
    assert.deepEqual(then.subresources, { status: {} });
    assert.deepEqual(then.versions, [
      { name: 'v1', served: true, storage: true },
      { name: 'v2', served: true, storage: false },
    ]);
    assert.deepEqual([then.version, then.preserveUnknownFields], ['v1', false]);
    assert.deepEqual(now.json.spec.versions, alike);
  });

  /** Definitions made to cost time: each is answered soon, and the server goes on. */
  const deep = (depth: number, leaf: Fields): Fields => {
    let schema: Fields = leaf;
    for (let i = 0; i < depth; i += 1) schema = { type: 'object', properties: { a: schema } };
    return schema;
  };
  const wide = (count: number, leaf: Fields): Fields => ({
    type: 'object',
    properties: Object.fromEntries(Array.from({ length: count }, (_, i) => [`p${i}`, leaf])),
  });
  const HOSTILE: Readonly<Record<string, { schema: () => Fields; status: number }>> = {
    'deep and sound': { schema: () => deep(450, { type: 'string' }), status: 201 },
    'wide and sound': { schema: () => wide(30_000, { type: 'string' }), status: 201 },
    'wide and unsound': { schema: () => wide(49_000, {}), status: 422 },
    'deep, then wide, and unsound': { schema: () => deep(400, wide(30_000, {})), status: 422 },
    'full of junctors': {
      schema: () => ({ type: 'object', anyOf: Array.from({ length: 24_000 }, () => ({ not: { required: ['a'] } })) }),
      status: 201,
    },
    'full of patterns': { schema: () => wide(20_000, { type: 'string', pattern: '(a{1,30}b{1,30})*' }), status: 201 },
    'with patterns without end': {
      schema: () => ({
        type: 'object',
        properties: Object.fromEntries(
          Array.from({ length: 5000 }, (_, i) => [`p${i}`, { type: 'string', pattern: `(x{1000}){${i % 2}}${i}` }]),
        ),
      }),
      status: 422,
    },
    'with a pattern of a million characters': { schema: () => property({ type: 'string', pattern: 'a'.repeat(1_000_000) }), status: 422 },
    'with a default against many alternatives': {
      schema: () =>
        property({
          type: 'array',
          items: { type: 'integer', anyOf: Array.from({ length: 14_000 }, () => ({ minimum: 1 })) },
          default: Array.from({ length: 70_000 }, () => 0),
        }),
      status: 422,
    },
    'with a default against a slow pattern': {
      schema: () => property({ type: 'string', pattern: '(a?){900}'.repeat(20), default: 'a'.repeat(1_000_000) }),
      status: 422,
    },
    'with a default against a large enum': {
      schema: () =>
        property({
          type: 'array',
          items: { type: 'integer', enum: Array.from({ length: 45_000 }, (_, i) => i + 1) },
          default: Array.from({ length: 45_000 }, () => 0),
        }),
      status: 422,
    },
  };
  const SOON = 10_000;
  for (const [what, { schema, status }] of Object.entries(HOSTILE))
    test(`a schema ${what} is answered soon`, async () => {
      const body = definition(schema());
      const worked = processorTime();
      const answer = await server.create(V1, body);
      assert.equal(answer.status, status, answer.text.slice(0, 1000));
      assert.ok(worked() < SOON);
    });
});
