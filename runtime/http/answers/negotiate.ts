/** Content negotiation (specification 1): which form an answer takes, and how a body is to be read. */
import type { ServiceDefinition } from '../../model/definition/definition.js';
import { ApiError } from '../../model/errors.js';
import { isMetaGroup, isProtobuf, protobufType } from './media-types.js';

type Encoding = 'json' | 'yaml' | 'protobuf';
type Transform = 'none' | 'table' | 'metadata';

export interface Accepted {
  readonly encoding: Encoding;
  readonly transform: Transform;
  /** apiVersion of the Table or metadata object asked for. */
  readonly transformVersion: string;
  /** A list of metadata objects was asked for. */
  readonly ofList?: boolean;
  /** Content-Type of the answer. */
  readonly contentType: string;
}

interface Clause {
  readonly type: string;
  readonly parameters: ReadonlyMap<string, string>;
  readonly quality: number;
  readonly order: number;
}

function clauses(header: string): Clause[] {
  const out = header.split(',').map((part, order): Clause => {
    const [type = '', ...rest] = part.split(';').map((p) => p.trim());
    const parameters = new Map(
      rest.map((p): [string, string] => {
        const at = p.indexOf('=');
        return at < 0
          ? [p.toLowerCase(), '']
          : [
              p.slice(0, at).trim().toLowerCase(),
              p
                .slice(at + 1)
                .trim()
                .replace(/^"(.*)"$/, '$1'),
            ];
      }),
    );
    const q = parameters.get('q');
    const quality = q === undefined || Number.isNaN(Number(q)) ? 1 : Number(q);
    return { type: type.toLowerCase(), parameters, quality, order };
  });
  return out.filter((c) => c.type !== '').sort((a, b) => b.quality - a.quality || a.order - b.order);
}

export interface Offer {
  readonly service: Pick<ServiceDefinition, 'mediaVendor' | 'groupDomain'>;
  /** Whether the object itself has a Protobuf form; its metadata always does. */
  readonly protobuf: boolean;
  /**
   * Whether all Accept clauses are matched here, so that a 406 always lists the available media types, and `application/*` matches one of
   * them.
   */
  readonly lists: boolean;
  /** The other shapes that the answer has: tables and metadata, only metadata, or none. */
  readonly transforms: 'all' | 'metadata' | 'none';
}

/** The 406 for an answer that comes only as these media types. */
export const onlyTypes = (types: readonly string[]): ApiError =>
  new ApiError(406, 'NotAcceptable', `only the following media types are accepted: ${types.join(', ')}`, null);

/** The 406 for an answer that lacks a form which others have; it lists the media types there are. */
const noSuchForm = ({ service }: Offer): ApiError => onlyTypes(['application/json', 'application/yaml', protobufType(service)]);

/** The same for a watch. */
export const noSuchStream = ({ service }: Pick<Offer, 'service'>): ApiError =>
  onlyTypes(['application/json', protobufType(service)].map((type) => `${type};stream=watch`));

/** The 406 for a request that accepts nothing on offer. */
export const notAcceptable = (): ApiError => new ApiError(406, 'NotAcceptable', '406: Not Acceptable', {});

export const JSON_ANSWER: Accepted = { encoding: 'json', transform: 'none', transformVersion: '', contentType: 'application/json' };

function encodingOf(type: string, offer: Offer): Encoding | undefined {
  if (type === 'application/json' || type === '*/*' || (offer.lists && type === 'application/*')) return 'json';
  if (type === 'application/yaml') return 'yaml';
  if (isProtobuf(type, offer.service)) return 'protobuf';
  return undefined;
}

const mediaOf = (encoding: Encoding, { type }: Clause): string =>
  encoding === 'json' ? 'application/json' : encoding === 'yaml' ? 'application/yaml' : type;

/** The form of an answer; throws 406 where nothing on offer is accepted. */
export function negotiate(header: string | undefined, offer: Offer): Accepted {
  if (header === undefined || header === '' || header === '*/*' || header === 'application/json') return JSON_ANSWER;
  let unmet = false;
  for (const clause of clauses(header)) {
    const encoding = encodingOf(clause.type, offer);
    if (encoding === undefined) continue;
    unmet = true;
    const as = clause.parameters.get('as');
    const media = mediaOf(encoding, clause);
    if (as === undefined) {
      if (encoding === 'protobuf' && !offer.protobuf) continue;
      if (clause.parameters.has('g') || clause.parameters.has('v')) continue;
      return { encoding, transform: 'none', transformVersion: '', contentType: media };
    }
    const transform =
      as === 'Table' ? 'table' : as === 'PartialObjectMetadata' || as === 'PartialObjectMetadataList' ? 'metadata' : undefined;
    if (offer.transforms === 'none' || (transform === 'table' && offer.transforms === 'metadata')) continue;
    const [group, version] = [clause.parameters.get('g'), clause.parameters.get('v')];
    if (transform === undefined || !isMetaGroup(group, offer.service) || (version !== 'v1' && version !== 'v1beta1')) continue;
    if (transform === 'table' && encoding === 'protobuf') continue;
    return {
      encoding,
      transform,
      transformVersion: `${group}/${version}`,
      ofList: as.endsWith('List'),
      contentType: media,
    };
  }
  throw unmet || offer.lists ? noSuchForm(offer) : notAcceptable();
}

/**
 * The form in which a client wants a page as an object, such as all groups in one document, and in which of its versions; undefined where
 * it wants the plain page. Of clauses that are wanted alike, a plain one comes last.
 */
export function objectForm(
  header: string,
  offer: Offer,
  { group, kind, versions }: { readonly group: string; readonly kind: string; readonly versions: readonly string[] },
): { readonly accepted: Accepted; readonly version: string } | undefined {
  let plain = 0;
  for (const { type, parameters, quality, order } of clauses(header)) {
    const encoding = encodingOf(type, offer);
    if (encoding === undefined || (encoding === 'protobuf' && !offer.protobuf)) continue;
    const [as, version = ''] = [parameters.get('as'), parameters.get('v')];
    if (as === undefined) plain = Math.max(plain, quality);
    if (as !== kind || parameters.get('g') !== group || !versions.includes(version) || quality < plain) continue;
    const contentType = `${mediaOf(encoding, { type, parameters, quality, order })};g=${group};v=${version};as=${kind}`;
    return { accepted: { ...JSON_ANSWER, encoding, contentType }, version };
  }
  return undefined;
}

/** The form of an error: the first that a clause accepts without asking for another shape; undefined where none does. */
export function failureForm(header: string, offer: Offer): Accepted | undefined {
  for (const clause of clauses(header)) {
    const encoding = encodingOf(clause.type, offer);
    if (encoding === undefined || ['as', 'g', 'v'].some((name) => clause.parameters.has(name))) continue;
    return { ...JSON_ANSWER, encoding, contentType: mediaOf(encoding, clause) };
  }
  return undefined;
}

/** Whether a client accepts one of the media types, whatever their parameters. */
export const accepts = (header: string, types: readonly string[]): boolean =>
  header === '' || clauses(header).some(({ type }) => type === '*/*' || types.includes(type));

/** The media types that a client accepts, as it names them, without their parameters. */
export const mediaTypesOf = (header: string): string[] => clauses(header).map(({ type }) => type);

/** The media type of a body without parameters; empty if the header is absent. */
export const mediaType = (header: string | undefined): string => (header ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
