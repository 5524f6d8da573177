/**
 * The token of an Authorization header. The header splits on single blanks and the second piece is the token, so that two
 * blanks, a tab or nothing at all mean no token; the scheme may be in any case.
 */
export function bearerToken(header: string | undefined): string | undefined {
  const [scheme = '', token = ''] = (header ?? '').trim().split(' ');
  return scheme.toLowerCase() === 'bearer' && token !== '' ? token : undefined;
}
