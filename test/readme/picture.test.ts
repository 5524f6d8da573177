/** README's picture shows the console as it looks now: whoever changes what is to be seen there takes it anew. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { PICTURE, type PictureRecord, RECORD, RENEWS, recordOfPicture } from './picture.js';

const recorded: PictureRecord = JSON.parse(readFileSync(RECORD, 'utf8'));
const { picture, sources } = recordOfPicture();

test('the picture is the one that was recorded, and is a picture', () => {
  assert.equal(readFileSync(PICTURE).subarray(1, 4).toString('latin1'), 'PNG');
  assert.equal(picture, recorded.picture, `The picture was changed without its record. Take both anew with \`${RENEWS}\`, and look at it.`);
});

test('what the picture shows has not changed since it was taken', () => {
  assert.equal(
    sources,
    recorded.sources,
    `The page looks otherwise than in README's picture. Take it anew with \`${RENEWS}\`, and look at it.`,
  );
});
