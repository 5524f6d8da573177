/** Names of forms that clients ask for: those with the words of the service, and those that stock clients know. */
import type { ServiceDefinition } from '../../model/definition/definition.js';

/** What stock clients call a service, whatever its own words are. */
const STANDARD = { mediaVendor: 'kubernetes', groupDomain: 'k8s.io' } as const;

type Vendor = Pick<ServiceDefinition, 'mediaVendor'>;

/** The media type of Protobuf bodies, by the service's own word. */
export const protobufType = ({ mediaVendor }: Vendor): string => `application/vnd.${mediaVendor}.protobuf`;

/** Whether a media type means Protobuf bodies. */
export const isProtobuf = (type: string, service: Vendor): boolean => type === protobufType(service) || type === protobufType(STANDARD);

/** Whether a group is the one of tables and of metadata alone. */
export const isMetaGroup = (group: string | undefined, { groupDomain }: Pick<ServiceDefinition, 'groupDomain'>): boolean =>
  group === `meta.${groupDomain}` || group === `meta.${STANDARD.groupDomain}`;
