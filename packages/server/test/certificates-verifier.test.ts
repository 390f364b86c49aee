import { gunzipSync } from 'node:zlib';
import { importJWK, type JWK, type JWTPayload, jwtVerify, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { certificatePath } from './certificate-fixtures';
import { type SignedIn, startTestServer, type TestServer } from './support/server';

let server: TestServer;
let admin: SignedIn;
let jwt: string;
let id: string;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signedIn('admin');
  const { complete } = await certificatePath(server);
  id = await complete();
  jwt = await fetched(`http://localhost:3000/api/certificates/${id}/credential`);
});
afterAll(() => server.close());

/** What is published at an address of the site. */
async function fetched(address: string): Promise<string> {
  const { origin, pathname } = new URL(address);
  expect(origin).toBe('http://localhost:3000');
  const answer = await server.app.inject({ url: pathname });
  expect(answer.statusCode).toBe(200);
  return answer.body;
}

interface Claims extends JWTPayload {
  '@context': string[];
  id: string;
  type: string[];
  issuer: { id: string };
  credentialSubject: Record<string, never> & {
    id: string;
    achievement: { name: string };
    encodedList: string;
  };
  credentialStatus: { statusListIndex: string; statusListCredential: string };
}

/**
 * A verifier that knows nothing of the server: jose, and what the credential itself names.
 * @throws if the signature, the issuer or the dates do not hold
 */
async function signed(token: string): Promise<Claims> {
  const { kid, alg, typ, ...rest } = decodeProtectedHeader(token);
  expect({ alg, typ, rest }).toEqual({ alg: 'ES256', typ: 'JWT', rest: {} });
  const key = await importJWK(JSON.parse(await fetched(String(kid))) as JWK, 'ES256');
  const { payload } = await jwtVerify<Claims>(token, key, { currentDate: server.clock.now() });
  const issuer = JSON.parse(await fetched(payload.issuer.id)) as { id: string; type: string[] };
  expect(issuer).toMatchObject({ id: payload.iss, type: ['Profile'] });
  expect(payload.jti).toBe(payload.id);
  expect(payload.sub).toBe(payload.credentialSubject.id);
  return payload;
}

async function isRevoked({ credentialStatus }: Claims): Promise<boolean> {
  const list = await signed(await fetched(credentialStatus.statusListCredential));
  const { encodedList } = list.credentialSubject;
  expect(encodedList.startsWith('u')).toBe(true);
  const bits = gunzipSync(Buffer.from(encodedList.slice(1), 'base64url'));
  expect(bits.length * 8).toBeGreaterThanOrEqual(131_072);
  const at = Number(credentialStatus.statusListIndex);
  return (((bits[at >> 3] ?? 0) >> (7 - (at & 7))) & 1) === 1;
}

test('[12.61] an independent verifier accepts the credential by its published addresses alone', async () => {
  const claims = await signed(jwt);
  expect(claims['@context']).toEqual([
    'https://www.w3.org/ns/credentials/v2',
    'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
  ]);
  expect(claims.type).toEqual(['VerifiableCredential', 'OpenBadgeCredential']);
  expect(claims.credentialSubject.achievement.name).toBe('Keep bees');
  expect(JSON.stringify(claims)).not.toContain('@test.example');
  expect(JSON.stringify(claims)).not.toContain('Wanjiku');
  expect(await isRevoked(claims)).toBe(false);
});

test('[12.62] it rejects a credential of which anything was changed', async () => {
  const [header = '', payload = '', signature = ''] = jwt.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims;
  claims.credentialSubject.achievement.name = 'Fly aeroplanes';
  const forged = Buffer.from(JSON.stringify(claims)).toString('base64url');
  await expect(signed(`${header}.${forged}.${signature}`)).rejects.toThrow('signature verification failed');
  const flipped = Buffer.from(signature, 'base64url');
  flipped[0] = (flipped[0] ?? 0) ^ 1;
  await expect(signed(`${header}.${payload}.${flipped.toString('base64url')}`)).rejects.toThrow(
    'signature verification failed',
  );
});

test('[12.63] a key of last year still verifies after a new one signs', async () => {
  server.clock.advance({ hours: 366 * 24 });
  const { complete } = await certificatePath(server, { title: 'Mend nets' });
  const later = await complete();
  const fresh = await fetched(`http://localhost:3000/api/certificates/${later}/credential`);
  expect(decodeProtectedHeader(fresh).kid).not.toBe(decodeProtectedHeader(jwt).kid);
  await signed(fresh);
  await signed(jwt);
});

test('[12.64] it sees that a certificate was revoked, and no other one', async () => {
  admin = await server.signedIn('admin');
  const { complete } = await certificatePath(server, { title: 'Carve soapstone' });
  const other = await signed(
    await fetched(`http://localhost:3000/api/certificates/${await complete()}/credential`),
  );
  const answer = await server.call('POST', `/admin/certificate/${id}/revoke`, {
    as: admin,
    body: { reason: 'Issued by mistake.' },
  });
  expect(answer.status).toBe(200);
  expect(await isRevoked(await signed(jwt))).toBe(true);
  expect(await isRevoked(other)).toBe(false);
});

test('[12.65] browsers of other sites may read credentials, and unknown addresses answer 404', async () => {
  const answer = await server.app.inject({ url: `/api/certificates/${id}/credential` });
  expect(answer.headers).toMatchObject({
    'content-type': 'application/vc+jwt',
    'access-control-allow-origin': '*',
  });
  for (const url of [
    '/api/status-lists/9',
    '/api/status-lists/x',
    '/api/keys/none',
    '/api/certificates/x/credential',
  ])
    expect((await server.app.inject({ url })).statusCode).toBe(404);
});
