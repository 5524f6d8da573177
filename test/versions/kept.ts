/** That nothing of one value is lost in another. */
import assert from 'node:assert/strict';

/** Everything of `part` is in `whole`, lists item by item; what `whole` has beside it does not matter. */
export function assertKept(whole: unknown, part: unknown, at = ''): void {
  if (Array.isArray(part)) {
    assert.ok(Array.isArray(whole) && whole.length === part.length, `${at} has ${JSON.stringify(whole)} for ${JSON.stringify(part)}`);
    part.forEach((item, i) => {
      assertKept(whole[i], item, `${at}[${i}]`);
    });
  } else if (typeof part === 'object' && part !== null) {
    assert.ok(typeof whole === 'object' && whole !== null, `${at} is lost: ${JSON.stringify(part)}`);
    for (const [key, value] of Object.entries(part)) assertKept(new Map(Object.entries(whole)).get(key), value, `${at}.${key}`);
  } else assert.equal(whole ?? null, part ?? null, at);
}
