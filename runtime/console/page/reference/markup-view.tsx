/** Pages of the reference as elements of the document. Nothing in them is taken for markup: the policy of the page allows no such thing. */
import { type ComponentChildren, h } from 'preact';
import { isElement, type Markup } from '../../../reference/markup.js';
import { Link } from '../shell/link.js';

export function MarkupView({ markup }: { readonly markup: Markup }): ComponentChildren {
  if (markup === undefined || typeof markup === 'string' || typeof markup === 'number') return markup;
  if (!isElement(markup)) return markup.map((part, i) => <MarkupView key={i} markup={part} />);
  const { tag, attributes, children } = markup;
  const inside = <MarkupView markup={children} />;
  const { href, ...others } = attributes;
  if (tag === 'a' && href !== undefined)
    return (
      <Link to={href} {...others}>
        {inside}
      </Link>
    );
  return h(tag, attributes, inside);
}
