import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SeededHub, seedHub } from './hub-fixtures';
import { instructorCalls } from './support/instructor-calls';
import { type SignedIn, startTestServer, type TestServer } from './support/server';

let server: TestServer;
let tutor: SignedIn;
let hub: SeededHub;
beforeAll(async () => {
  server = await startTestServer();
  tutor = await server.signedIn('tutor');
  hub = await seedHub(server);
});
afterAll(() => server.close());

const { get, put, post, patch } = instructorCalls(() => ({ server, tutor }));

const TEXTS = {
  title: 'Keeping bees',
  summary: 'From the first hive to honey.',
  descriptionMarkdown: 'For **everybody**.',
  outcomes: ['Catch a swarm'],
  audience: 'Farmers',
  level: 'advanced',
  categoryId: null,
  priceWhole: null,
};

async function writtenCourse() {
  const id = (await post('/courses', { title: 'Bees' })).body.data._id as string;
  expect((await put(`/course/${id}`, { ...TEXTS, version: 1 })).status).toBe(200);
  return id;
}

describe('[17.98] an edit changes only what it sends', () => {
  test('of a course, whose description is not rendered for a price', async () => {
    const id = await writtenCourse();
    const answer = await patch(`/course/${id}`, { priceWhole: 900, version: 2 });
    expect(answer).toMatchObject({ status: 200, body: { data: { version: 3, priceWhole: 900 } } });
    const { categoryId: _none, ...texts } = TEXTS;
    expect((await get(`/course/${id}`)).body.data).toMatchObject({ ...texts, priceWhole: 900 });
    await patch(`/course/${id}`, { audience: '', outcomes: [], version: 3 });
    expect((await get(`/course/${id}`)).body.data).toMatchObject({
      ...texts,
      ...{ priceWhole: 900, audience: '', outcomes: [] },
    });
    const page = await server.call('GET', `/course/${id}`, { as: tutor });
    expect(page.body.data.descriptionHtml.trim()).toBe('<p>For <strong>everybody</strong>.</p>');
    expect((await patch(`/course/${id}`, { title: 'Late', version: 2 })).status).toBe(409);
    expect((await patch(`/course/${id}`, { title: '', version: 4 })).body.errors).toHaveProperty('title');
  });

  test('of a unit', async () => {
    const id = await writtenCourse();
    const unit = (await post(`/course/${id}/units`, { title: 'Hives' })).body.data._id as string;
    const whole = { title: 'Hives', summary: 'What they are.', price: 450, requiresQuizzes: true };
    expect((await put(`/unit/${unit}`, { ...whole, version: 1 })).status).toBe(200);
    const renamed = await patch(`/unit/${unit}`, { title: 'The hive', version: 2 });
    expect(renamed.body.data).toMatchObject({ ...whole, title: 'The hive', version: 3 });
    const priced = await patch(`/unit/${unit}`, { price: 0, version: 3 });
    expect(priced.body.data).toMatchObject({ ...whole, title: 'The hive', price: 0 });
  });

  test('of a quiz, and its closing is still after its opening', async () => {
    const course = await writtenCourse();
    const unit = await post(`/course/${course}/units`, { title: 'Hives' });
    const at = { place: 'unit', unitId: unit.body.data._id };
    const { body } = await post(`/course/${course}/quizzes`, { title: 'Honey', language: 'en', at });
    const id = body.data._id as string;
    const opensAt = '2026-12-01T08:00:00.000Z';
    const opened = await patch(`/quiz/${id}`, { opensAt, version: body.data.version });
    const { settings } = body.data;
    expect(opened.body.data).toMatchObject({ title: 'Honey', opensAt, closesAt: null, settings });
    const { version } = opened.body.data;
    const before = await patch(`/quiz/${id}`, { closesAt: '2026-12-01T07:00:00.000Z', version });
    expect(before).toMatchObject({ status: 422, body: { errors: { closesAt: expect.any(String) } } });
    const tries = await patch(`/quiz/${id}`, { settings: { ...settings, attempts: 3 }, version });
    expect(tries.body.data).toMatchObject({ opensAt, settings: { ...settings, attempts: 3 } });
  });

  test('of a hub, and an edit of nothing is one too', async () => {
    const as = hub.administrator;
    const settings = async () => (await server.call('GET', '/my-hub/settings', { as })).body.data;
    const { name } = await settings();
    const body = { summary: 'Readers of Nakuru.', acceptsRequests: false };
    expect((await server.call('PATCH', '/my-hub/settings', { as, body })).status).toBe(200);
    expect(await settings()).toMatchObject({ name, ...body });
    const nothing = await server.call('PATCH', '/my-hub/settings', { as, body: {} });
    expect(nothing).toMatchObject({ status: 200, body: { data: { name, ...body } } });
  });

  test('is also taken by PUT with the whole record, as tabs of the release before send it', async () => {
    const id = await writtenCourse();
    const whole = { ...TEXTS, title: 'Bees again', version: 2 };
    expect((await put(`/course/${id}`, whole)).body.data).toMatchObject({ title: 'Bees again', version: 3 });
    const { body } = await server.call('GET', '/openapi.json');
    const methods = Object.keys(body.paths['/instructor/course/{id}']);
    expect(methods).toContain('patch');
    expect(methods).not.toContain('put');
  });
});
