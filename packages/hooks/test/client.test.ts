import { accountRoutes } from '@digiken/contract/routes/accounts';
import { learningRoutes } from '@digiken/contract/routes/learning';
import { platformRoutes } from '@digiken/contract/routes/platform';
import { describe, expect, it, vi } from 'vitest';
import { createApiClient } from '../src/api/client';
import { holdCookie, network, token } from './support';

const CREDENTIALS = { email: 'a@b.ke', password: 'karibu sana' };

describe('calls', () => {
  it('[7.1][7.3-7.6] same origin under /api/, cookies included, bearer token, device id from local storage', async () => {
    const { seen } = network({ 'GET /api/categories': { body: [] } });
    const current = token();
    holdCookie(current);
    const client = createApiClient();
    await client.request(learningRoutes.listCategories);
    await client.request(learningRoutes.listCategories);
    const [first, second] = seen;
    expect(first?.path).toBe('/api/categories');
    expect(first?.init.credentials).toBe('include');
    expect(first?.headers.get('Authorization')).toBe(`Bearer ${current}`);
    const device = first?.headers.get('X-Device-ID');
    expect(device).toMatch(/^[0-9a-f-]{36}$/);
    expect(second?.headers.get('X-Device-ID')).toBe(device);
    expect(Object.values({ ...localStorage })).toContain(device);
    expect(first?.init.signal).toBeUndefined();
  });

  it('[14.190] names the language of the page', async () => {
    const { seen } = network({ 'GET /api/categories': { body: [] } });
    const { request } = createApiClient();
    await request(learningRoutes.listCategories);
    document.documentElement.lang = 'sw-KE';
    try {
      await request(learningRoutes.listCategories);
    } finally {
      document.documentElement.lang = '';
    }
    expect(seen.map(({ headers }) => headers.get('Accept-Language'))).toEqual(['en-KE', 'sw-KE']);
  });

  it('[6.2][7.3] no bearer header without the cookie, JSON bodies by default', async () => {
    const { seen } = network({ 'POST /api/auth/signin': { body: { message: 'ok' } } });
    await createApiClient().request(accountRoutes.signIn, { body: CREDENTIALS });
    expect(seen[0]?.headers.has('Authorization')).toBe(false);
    expect(seen[0]?.headers.get('Content-Type')).toBe('application/json');
    expect(seen[0]?.body).toEqual(CREDENTIALS);
  });

  it('[8.11] an error body gives its message and its field errors, 429 its Retry-After', async () => {
    network({
      'POST /api/auth/signup': {
        status: 422,
        body: { message: 'Check it', errors: { email: 'Taken', age: 4 } },
      },
      'POST /api/auth/signin': {
        status: 429,
        body: { message: 'Slow down' },
        headers: { 'Retry-After': '42' },
      },
      'GET /api/health': { status: 500, body: { oops: true } },
    });
    const { request } = createApiClient();
    await expect(
      request(accountRoutes.signUp, { body: { ...CREDENTIALS, firstName: 'A', lastName: 'B' } }),
    ).rejects.toMatchObject({
      kind: 'server',
      status: 422,
      serverMessage: 'Check it',
      errors: { email: 'Taken' },
    });
    await expect(request(accountRoutes.signIn, { body: CREDENTIALS })).rejects.toMatchObject({
      retryAfter: 42,
    });
    await expect(request(platformRoutes.health)).rejects.toMatchObject({
      serverMessage: undefined,
      status: 500,
    });
  });

  it('[R.7] no answer, 502, 503 and 504 mean unavailable; without a network, offline', async () => {
    const { request } = createApiClient();
    for (const status of [502, 503, 504]) {
      network({ 'GET /api/health': { status, body: { message: 'x' } } });
      await expect(request(platformRoutes.health)).rejects.toMatchObject({
        kind: 'unavailable',
      });
    }
    network({ 'GET /api/health': 'no answer' });
    await expect(request(platformRoutes.health)).rejects.toMatchObject({
      kind: 'unavailable',
      status: 0,
    });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await expect(request(platformRoutes.health)).rejects.toMatchObject({ kind: 'offline' });
  });

  it('the server clock is learned from the Date of any answer, errors too', async () => {
    network({
      'GET /api/health': {
        status: 404,
        body: { message: 'x' },
        headers: { Date: 'Mon, 23 Nov 2026 12:00:00 GMT' },
      },
    });
    const { request, clock } = createApiClient();
    expect(clock.known).toBe(false);
    await request(platformRoutes.health).catch(() => {});
    expect(new Date(clock.now()).toISOString()).toBe('2026-11-23T12:00:00.000Z');
  });

  it('a page that answers in place of the API is an error, not data', async () => {
    vi.stubGlobal('fetch', async () => new Response('<!doctype html>', { status: 200 }));
    await expect(
      createApiClient().request(learningRoutes.listCourses, { query: { q: 'published' } }),
    ).rejects.toMatchObject({
      kind: 'server',
    });
  });
});
