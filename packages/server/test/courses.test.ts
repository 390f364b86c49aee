import { API_PREFIX } from '@digiken/contract/constants';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedCategory, seedCourse, type Seeded } from './learning-fixtures';
import { type SignedIn, startTestServer, type TestServer } from './support/server';

let server: TestServer;
let tutor: SignedIn;
let otherTutor: SignedIn;
let learner: SignedIn;
let administrator: SignedIn;
let content: SignedIn;
let garden: Seeded;
let shop: Seeded;
let draft: Seeded;
let category: string;

beforeAll(async () => {
  server = await startTestServer();
  tutor = await server.signedIn('tutor');
  otherTutor = await server.signedIn('tutor');
  learner = await server.signedIn('user');
  administrator = await server.signedIn('admin');
  content = await server.signedIn('sudo');
  category = await seedCategory(server, 'Farming');
  await seedCategory(server, 'Empty');
  garden = await seedCourse(server, {
    title: 'Start a kitchen garden',
    summary: 'Grow vegetables in sacks.',
    ownerId: tutor.id,
    categoryId: category,
    daysOld: 2,
  });
  shop = await seedCourse(server, {
    title: 'Books of a shop',
    level: 'intermediate',
    prices: [0, 350, 450],
    daysOld: 1,
  });
  draft = await seedCourse(server, {
    title: 'Not yet ready',
    state: 'draft',
    ownerId: tutor.id,
    categoryId: category,
  });
});
afterAll(() => server.close());

const titles = (body: { data: { title: string }[] }) => body.data.map((course) => course.title);

describe('GET /courses', () => {
  test('[1.1][3.5][7.7] lists exactly the fields of a course list item, newest first', async () => {
    const { status, body } = await server.call('GET', '/courses?q=published');
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['data']);
    expect(titles(body)).toEqual(['Books of a shop', 'Start a kitchen garden']);
    expect(body.data[1]).toEqual({
      _id: garden.id,
      title: 'Start a kitchen garden',
      summary: 'Grow vegetables in sacks.',
      category: { _id: category, name: 'Farming', nameSw: null },
      instructor: { _id: tutor.id, name: 'Wanjiku Kamau' },
      level: 'beginner',
      price: 0,
      unitCount: 1,
      lessonCount: 2,
      minutes: 6,
      bytes: 2000,
      rating: null,
      lowestPrice: null,
      image: null,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
    expect(body.data[0]).toMatchObject({ price: 800, unitCount: 3, category: null, instructor: null });
  });

  test('answers 422 on the field for values of q other than published', async () => {
    for (const query of ['', '?q=draft', '?q=published&level=expert', '?q=published&sort=cheap']) {
      const { status, body } = await server.call('GET', `/courses${query}`);
      expect([query, status]).toEqual([query, 422]);
      expect(Object.keys(body.errors)).toHaveLength(1);
    }
  });

  test('search matches words, prefixes and typos', async () => {
    for (const [search, expected] of [
      ['vegetable', ['Start a kitchen garden']],
      ['kitch', ['Start a kitchen garden']],
      ['kichen gardn', ['Start a kitchen garden']],
      ['tractor', []],
      ['%', []],
      ["'); drop table courses; --", []],
    ] as const) {
      const { status, body } = await server.call(
        'GET',
        `/courses?q=published&search=${encodeURIComponent(search)}`,
      );
      expect([search, status, titles(body)]).toEqual([search, 200, expected]);
    }
  });

  test('filters by category and level, and sorts by title and price', async () => {
    const list = async (query: string) =>
      titles((await server.call('GET', `/courses?q=published&${query}`)).body);
    expect(await list(`category=${category}`)).toEqual(['Start a kitchen garden']);
    expect(await list('level=intermediate')).toEqual(['Books of a shop']);
    expect(await list('sort=title')).toEqual(['Books of a shop', 'Start a kitchen garden']);
    expect(await list('sort=price-low')).toEqual(['Start a kitchen garden', 'Books of a shop']);
    expect(await list('sort=price-high')).toEqual(['Books of a shop', 'Start a kitchen garden']);
  });

  test('a price for the whole course replaces the sum of its units', async () => {
    const course = await seedCourse(server, {
      title: 'Bundle of units',
      prices: [300, 300],
      priceWhole: 500,
    });
    const { body } = await server.call('GET', `/course/${course.id}`);
    expect(body.data.price).toBe(500);
  });
});

test('[3.7] GET /categories counts published courses only', async () => {
  const { status, body } = await server.call('GET', '/categories');
  expect(status).toBe(200);
  expect(body).toHaveLength(2);
  expect(body).toContainEqual({
    _id: category,
    name: 'Farming',
    nameSw: null,
    courseCount: 1,
    createdAt: expect.any(String),
  });
});

describe('a course’s page', () => {
  test('shows a visitor units, prices and previews, none of them owned', async () => {
    const { status, body } = await server.call('GET', `/course/${shop.id}`);
    expect(status).toBe(200);
    const { units, enrolment, progress, state } = body.data;
    expect({ enrolment, progress, state }).toEqual({
      enrolment: null,
      progress: { done: 0, total: 0, fraction: 0 },
      state: 'published',
    });
    expect(units.map((unit: { price: number; owned: boolean }) => [unit.price, unit.owned])).toEqual([
      [0, false],
      [350, false],
      [450, false],
    ]);
    expect(
      units[0].lessons.map((lesson: { open: boolean; preview: boolean }) => [lesson.open, lesson.preview]),
    ).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  test('a unit has its position and its neighbours', async () => {
    const [first, second] = shop.units;
    const { status, body } = await server.call('GET', `/course/unit/${second?.id}`);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      position: 2,
      enrolled: false,
      course: { _id: shop.id },
      previous: { _id: first?.id, title: 'Unit 1' },
      next: { title: 'Unit 3' },
    });
  });

  test('answers 404 for a draft, except to its instructor and administrators', async () => {
    const unit = draft.units[0];
    const paths = [
      `/course/${draft.id}`,
      `/course/unit/${unit?.id}`,
      `/course/unit/lesson/${unit?.lessons[0]}`,
    ];
    for (const path of paths) {
      for (const as of [undefined, learner, otherTutor])
        expect((await server.call('GET', path, { as })).status).toBe(404);
      for (const as of [tutor, administrator, content]) {
        expect((await server.call('GET', path, { as })).status).toBe(200);
      }
    }
    expect((await server.call('GET', `/course/${draft.id}`, { as: tutor })).body.data.state).toBe('draft');
  });

  test('answers 404 with a message for unknown ids', async () => {
    for (const path of ['/course/none', '/course/unit/none', '/course/unit/lesson/none']) {
      const { status, body } = await server.call('GET', path);
      expect([path, status]).toEqual([path, 404]);
      expect(body).toEqual({ message: expect.stringMatching(/^There is no such/) });
    }
  });
});

test('answers 304 if the list has not changed', async () => {
  const first = await server.call('GET', '/courses?q=published');
  const etag = String(first.headers.etag);
  const second = await server.app.inject({
    url: `${API_PREFIX}/courses?q=published`,
    headers: { 'if-none-match': etag },
  });
  expect(second.statusCode).toBe(304);
});
