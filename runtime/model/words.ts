/** The domain words of the service, for code of single kinds that reads or writes its labels, annotations and groups. */
import type { ServiceDefinition } from './definition.js';

let words = { groupDomain: 'k8s.io', labelDomain: 'kubernetes.io', mediaVendor: 'kubernetes' };

/** Set once, before any object is handled. */
export const useWords = (service: ServiceDefinition): void => {
  const { groupDomain, labelDomain, mediaVendor } = service;
  words = { groupDomain, labelDomain, mediaVendor };
};

/** The domain of the API's own labels and annotations, `prefix` in front of it. */
export const labelDomain = (prefix = ''): string => `${prefix === '' ? '' : `${prefix}.`}${words.labelDomain}`;

/** A label, annotation, type or signer name of the API's own domain: `name` below it, `prefix` in front of it. */
export const label = (name: string, prefix = ''): string => `${labelDomain(prefix)}/${name}`;

/** An API group of the API's own domain. */
export const group = (prefix: string): string => `${prefix}.${words.groupDomain}`;

/** A key of the API's own group domain itself, for facts about requests. */
export const domainKey = (name: string): string => `${words.groupDomain}/${name}`;

/** The vendor's word, which is also the finalizer that every namespace has. */
export const vendor = (): string => words.mediaVendor;
