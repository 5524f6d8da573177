/** The domain words of a service, for code that reads or writes the API's own groups, labels and annotations. */

/** The words as the definition of a service holds them. */
interface DomainWords {
  readonly groupDomain: string;
  readonly labelDomain: string;
  readonly mediaVendor: string;
}

/** The words of one catalogue. Its members are bound, so that code may take them apart: `const { label } = words`. */
export class Words {
  constructor(private readonly service: DomainWords) {}

  /** The domain of the API's own labels and annotations, `prefix` in front of it. */
  readonly labelDomain = (prefix = ''): string => `${prefix === '' ? '' : `${prefix}.`}${this.service.labelDomain}`;

  /** A label, annotation, type or signer name of the API's own domain: `name` below it, `prefix` in front of it. */
  readonly label = (name: string, prefix = ''): string => `${this.labelDomain(prefix)}/${name}`;

  /** An API group of the API's own domain. */
  readonly group = (prefix: string): string => `${prefix}.${this.service.groupDomain}`;

  /** A key of the API's own group domain itself, for facts about requests. */
  readonly domainKey = (name: string): string => `${this.service.groupDomain}/${name}`;

  /** The vendor's word, which is also the finalizer that every namespace has. */
  readonly vendor = (): string => this.service.mediaVendor;

  /** A name with the words in place of `{groupDomain}`, `{labelDomain}` and `{mediaVendor}`, as in files of the catalogue. */
  readonly filled = (text: string): string =>
    text.replace(/\{(groupDomain|labelDomain|mediaVendor)\}/g, (_, word: keyof DomainWords) => this.service[word]);
}
