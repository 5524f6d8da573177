/** Which objects of a kind are meant. */

export interface Selection {
  /** As in `app=shop,tier!=web`, or labels that objects must have. */
  readonly labelSelector?: string | Readonly<Record<string, string>>;
  /** As in `metadata.name=one`, or fields that must have these values. */
  readonly fieldSelector?: string | Readonly<Record<string, string>>;
}

const selectorText = (selector: Selection['labelSelector']): string | undefined =>
  typeof selector === 'object'
    ? Object.entries(selector)
        .map(([name, value]) => `${name}=${value}`)
        .join(',')
    : selector;

/** The parameters of a query. */
export const selectionQuery = ({ labelSelector, fieldSelector }: Selection): Record<string, string | undefined> => ({
  labelSelector: selectorText(labelSelector),
  fieldSelector: selectorText(fieldSelector),
});
