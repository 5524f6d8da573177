/**
 * Reads DER (X.690) with node-forge, which bounds how deep elements may be nested. Only its part for ASN.1 is loaded, and only when something
 * is read.
 */
import type * as Forge from 'node-forge';
import { onDemand } from '../model/definition/on-demand.js';

export type DerElement = Forge.asn1.Asn1;

/** The functions as the package has them; its types lack the options of `fromDer`. */
interface Asn1 extends Omit<typeof Forge.asn1, 'fromDer'> {
  fromDer(bytes: string, options: { readonly decodeBitStrings: boolean }): DerElement;
}

const UNIVERSAL = 0;
const SEQUENCE = 0x10;
/** The class of tags such as `[3]`. */
const CONTEXT = 0x80;

const asn1 = onDemand<Asn1>('node-forge/lib/asn1.js');

/** The one element that the bytes are; throws an Error where they are none, or more than one. Bit strings are not looked into. */
export const readDer = (bytes: Buffer): DerElement => asn1().fromDer(bytes.toString('latin1'), { decodeBitStrings: false });

/** The elements of a constructed one; none where it is not. */
export const elementsOf = (element: DerElement | undefined): readonly DerElement[] => (Array.isArray(element?.value) ? element.value : []);

/** The elements of a sequence; none where it is something else. */
export const elementsOfSequence = (element: DerElement | undefined): readonly DerElement[] =>
  element?.tagClass === UNIVERSAL && Number(element.type) === SEQUENCE ? elementsOf(element) : [];

/** The content of a primitive element; empty where it is not. */
export const contentOf = (element: DerElement | undefined): Buffer =>
  Buffer.from(typeof element?.value === 'string' ? element.value : '', 'latin1');

/** The element in DER. */
export const derOf = (element: DerElement): Buffer => Buffer.from(asn1().toDer(element).getBytes(), 'latin1');

/** The object identifier that the element is, such as `2.5.4.3`. */
export const identifierOf = (element: DerElement | undefined): string => asn1().derToOid(contentOf(element).toString('latin1'));

/** Whether the element has a context-specific tag of this number. */
export const isTagged = (element: DerElement | undefined, number: number): boolean =>
  element?.tagClass === CONTEXT && Number(element.type) === number;
