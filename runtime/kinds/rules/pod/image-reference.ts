/**
 * References to images: `[host[:port]/]path[:tag][@digest]`. A name without a host is one of the public registry, which puts
 * its own in front.
 */

const COMPONENT = '[a-z0-9]+(?:(?:[._]|__|-+)[a-z0-9]+)*';
const LABEL = '(?:[A-Za-z0-9]|[A-Za-z0-9][A-Za-z0-9-]*[A-Za-z0-9])';
const HOST = new RegExp(`^${LABEL}(?:\\.${LABEL})*(?::[0-9]+)?$`);
const PATH = new RegExp(`^${COMPONENT}(?:/${COMPONENT})*$`);
const TAG = /^\w[\w.-]{0,127}$/;
const DIGEST = /^(?:sha256:[0-9a-f]{64}|sha384:[0-9a-f]{96}|sha512:[0-9a-f]{128})$/;
/** A name that could be taken for the identifier of an image. */
const IDENTIFIER = /^[0-9a-f]{64}$/;

const PUBLIC_HOST = 'docker.io';
const FORMER_HOST = 'index.docker.io';
const PUBLIC_FOLDER = 'library';
const MAX_NAME = 255;
/** Bytes of the longest digest with its algorithm, of the longest tag, and of the signs before them. */
const MAX_REST = 7 + 128 + 1 + 128 + 1;

/** The host and the path of a name, as the registry knows them. */
function placeOf(name: string): { readonly host: string; readonly path: string } {
  const slash = name.indexOf('/');
  const first = slash < 0 ? '' : name.slice(0, slash);
  const hosted = /[.:]/.test(first) || first === 'localhost';
  const host = !hosted || first === FORMER_HOST ? PUBLIC_HOST : first;
  const path = hosted ? name.slice(slash + 1) : name;
  return { host, path: host === PUBLIC_HOST && !path.includes('/') ? `${PUBLIC_FOLDER}/${path}` : path };
}

/**
 * The tag of a reference: empty where a digest stands in its place, `latest` where it has neither; undefined where the text is no
 * reference.
 */
export function imageTag(image: string): string | undefined {
  if (image.length > MAX_NAME + MAX_REST || IDENTIFIER.test(image)) return undefined;
  const at = image.indexOf('@');
  const digest = at < 0 ? undefined : image.slice(at + 1);
  const tagged = at < 0 ? image : image.slice(0, at);
  const colon = tagged.indexOf(':', tagged.lastIndexOf('/') + 1);
  const tag = colon < 0 ? undefined : tagged.slice(colon + 1);
  const { host, path } = placeOf(colon < 0 ? tagged : tagged.slice(0, colon));
  const sound =
    HOST.test(host) &&
    PATH.test(path) &&
    host.length + 1 + path.length <= MAX_NAME &&
    (tag === undefined || TAG.test(tag)) &&
    (digest === undefined || DIGEST.test(digest));
  if (!sound) return undefined;
  return tag ?? (digest === undefined ? 'latest' : '');
}
