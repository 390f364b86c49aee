import { learningRoutes } from '@digiken/contract/routes/learning';
import { afterEach, expect, it } from 'vitest';
import { createApiClient, headersOf } from '../src/api/client';
import type { EarlyAnswer } from '../src/api/early-answers';
import { holdCookie, network, token } from './support';

const ADDRESS = '/api/categories';
const EARLY = [{ _id: 'early' }];
const LATE = [{ _id: 'late' }];

/** As public/pre-hydration.js leaves it. */
function early(answer: Promise<EarlyAnswer | undefined>, at = performance.now()) {
  const headers = JSON.stringify(headersOf(learningRoutes.listCategories));
  window.digikenEarly = { headers, at, answers: { [ADDRESS]: answer } };
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

it('[14.300] an old answer, a refusal and a lost connection are followed by a request', async () => {
  const { seen } = network({ [`GET ${ADDRESS}`]: { body: LATE } });
  early(answered(), performance.now() - 31_000);
  expect(await list()).toEqual(LATE);
  early(Promise.resolve(undefined));
  expect(await list()).toEqual(LATE);
  expect(seen).toHaveLength(2);
});
