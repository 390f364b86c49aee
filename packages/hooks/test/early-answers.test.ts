import { learningRoutes } from '@digiken/contract/routes/learning';
import { afterEach, expect, it } from 'vitest';
import { createApiClient, headersOf } from '../src/api/client';
import type { EarlyAnswer } from '../src/api/early-answers';
import { usePublishedCourses } from '../src/entries/catalogue';
import { holdCookie, network, pass, show, token } from './support';

const ADDRESS = '/api/categories';
const EARLY = [{ _id: 'early' }];
const LATE = [{ _id: 'late' }];

/** As public/pre-hydration.js leaves it. */
function early(answer: Promise<EarlyAnswer | null | undefined>, at = performance.now(), address = ADDRESS) {
  const headers = JSON.stringify(headersOf(learningRoutes.listCategories));
  window.digikenEarly = { headers, at, answers: { [address]: answer } };
}
const answered = () => Promise.resolve({ response: new Response(), text: JSON.stringify(EARLY) });
const list = () => createApiClient().request(learningRoutes.listCategories);

afterEach(() => {
  delete window.digikenEarly;
});

it('[14.300] an answer that was asked for before the code is used once, without another request', async () => {
  const { seen } = network({ [`GET ${ADDRESS}`]: { body: LATE } });
  early(answered());
  expect(await list()).toEqual(EARLY);
  expect(seen).toEqual([]);
  expect(await list()).toEqual(LATE);
  expect(seen).toHaveLength(1);
});

it('[14.300] it is never used for another user, another language or another address', async () => {
  const { seen } = network({
    [`GET ${ADDRESS}`]: { body: LATE },
    'GET /api/courses': { body: { data: [] } },
  });
  early(answered());
  holdCookie(token());
  expect(await list()).toEqual(LATE);
  early(answered());
  document.documentElement.lang = 'sw-KE';
  expect(await list()).toEqual(LATE);
  document.documentElement.lang = '';
  early(answered());
  await createApiClient().request(learningRoutes.listCourses, { query: { q: 'published' } });
  expect(seen).toHaveLength(3);
});

it('[14.300] an old answer, and a request that was not sent, are followed by a request', async () => {
  const { seen } = network({ [`GET ${ADDRESS}`]: { body: LATE } });
  early(answered(), performance.now() - 31_000);
  expect(await list()).toEqual(LATE);
  early(Promise.resolve(undefined));
  expect(await list()).toEqual(LATE);
  expect(seen).toHaveLength(2);
});

const refusal = () =>
  Promise.resolve({ response: new Response(null, { status: 500 }), text: '{"message":"Broken"}' });

it.each([
  ['refused', refusal, 'Broken'],
  ['without an answer', () => Promise.resolve(null), 'HTTP 0'],
])(
  '[7.9][16.3] an early request of the courses that was %s is the first of the four attempts',
  async (_how, failed, message) => {
    const address = '/api/courses?q=published&size=12';
    const { seen } = network({ [`GET ${address}`]: { status: 500, body: { message: 'Broken' } } });
    early(failed(), performance.now(), address);
    const { result } = show(() => usePublishedCourses({ size: 12 }));
    await pass(999);
    expect(seen).toHaveLength(0);
    await pass(60_000);
    expect(seen).toHaveLength(3);
    expect(result.current).toMatchObject({ status: 'error', error: { status: 500, message: 'Broken' } });
    early(failed());
    await expect(list()).rejects.toThrow(message);
    expect(seen).toHaveLength(3);
  },
);
