/** The way from a field of an object to what the reference says of it. */
import type { JSX } from 'preact';
import type { DiscoveredKind } from '../../../api-client/index.js';
import { Link } from '../shell/link.js';
import { fieldAddress } from '../shell/router.js';
import { type Path, pathText } from '../values/json.js';

interface FieldLinkProps {
  readonly kind: DiscoveredKind;
  readonly path: Path;
}

export const FieldLink = ({ kind, path }: FieldLinkProps): JSX.Element => (
  <Link to={fieldAddress(kind, path)} class="to-reference" title={`Reference of ${pathText(path)}`}>
    Reference
  </Link>
);
