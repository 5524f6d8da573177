import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { test } from 'node:test';
import { exportJWK, SignJWT } from 'jose';
import { IssuerKeys } from '../../runtime/auth/issuer-keys.js';

const ISSUER = 'https://issuer.example.com';
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const own = { ...(await exportJWK(publicKey)), kid: 'own', alg: 'RS256' };
const token = await new SignJWT({ iss: ISSUER, exp: 4e9 }).setProtectedHeader({ alg: 'RS256', kid: 'own' }).sign(privateKey);

/** Keys of an issuer that publishes these texts. */
const publishing = (keys: string, document = JSON.stringify({ issuer: ISSUER, jwks_uri: `${ISSUER}/keys` })): IssuerKeys =>
  new IssuerKeys(async ({ pathname }) => ({ status: 200, text: pathname === '/keys' ? keys : document }));

const verified = (keys: IssuerKeys): Promise<unknown> => keys.verified(token, ISSUER, {});

test('a token is verified with one of a hundred keys', async () => {
  const others = Array.from({ length: 99 }, (_, i) => ({ ...own, kid: `k${i}` }));
  assert.ok(await verified(publishing(JSON.stringify({ keys: [...others, own] }))));
});

test('more keys, and documents that are hard to read, are refused', async () => {
  const many = JSON.stringify({ keys: Array.from({ length: 101 }, (_, i) => ({ ...own, kid: `k${i}` })) });
  await assert.rejects(verified(publishing(many)), /has 101 keys; 100 are read at most/);
  const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
  await assert.rejects(verified(publishing(`{"keys":${deep}}`)), /nested deeper/);
  await assert.rejects(verified(publishing('{"keys":[]}', `{"issuer":"${ISSUER}","more":${deep}}`)), /nested deeper/);
});
