/** Media types and groups by the service's own words and by those that stock clients use. */
import type { ServiceDefinition } from '../../model/definition/definition.js';

/** The word of stock clients, whatever the service's own words are. */
const STANDARD = { mediaVendor: 'kubernetes', groupDomain: 'k8s.io' } as const;

type Vendor = Pick<ServiceDefinition, 'mediaVendor'>;

/** The media type of Protobuf bodies, by the service's own word. */
export const protobufType = ({ mediaVendor }: Vendor): string => `application/vnd.${mediaVendor}.protobuf`;

/** Whether a media type stands for Protobuf bodies. */
export const isProtobuf = (type: string, service: Vendor): boolean => type === protobufType(service) || type === protobufType(STANDARD);

/** Whether a group is that of tables and metadata objects. */
export const isMetaGroup = (group: string | undefined, { groupDomain }: Pick<ServiceDefinition, 'groupDomain'>): boolean =>
  group === `meta.${groupDomain}` || group === `meta.${STANDARD.groupDomain}`;
