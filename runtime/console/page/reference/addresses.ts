/** Links between pages of the reference, which are places of the console. */
import type { Links } from '../../../reference/links.js';
import { typeAddress } from '../shell/router.js';

const REFERENCE_LINKS: Pick<Links, 'type'> = {
  type: ({ version, name }, anchor) => {
    const [folder = '', of = ''] = version.ref.split('/');
    return `${typeAddress(folder, of, name)}${anchor === undefined ? '' : `#${encodeURIComponent(anchor)}`}`;
  },
};

/** `release`: the place that shows a release. */
export const linksWith = (release: Links['release']): Links => ({ ...REFERENCE_LINKS, release });
