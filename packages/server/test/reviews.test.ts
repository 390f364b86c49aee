import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { courses } from '../src/courses/tables';
import { enrolments } from '../src/enrolment/tables';
import { lessonProgress } from '../src/learning/tables';
import { users } from '../src/users/tables';
import { seedCourse, type Seeded } from './learning-fixtures';
import { type SignedIn, startTestServer, type TestServer } from './support/server';

let server: TestServer;
let admin: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signedIn('admin');
});
afterAll(() => server.close());

let course: Seeded;
beforeEach(async () => {
  course = await seedCourse(server);
});

async function learner(done: boolean, lastName = 'Odhiambo'): Promise<SignedIn> {
  const { db } = server.services;
  const signedIn = await server.signedIn();
  const userId = signedIn.user._id;
  await db.update(users).set({ firstName: 'Achieng', lastName }).where(eq(users.id, userId));
  await db.insert(enrolments).values({ userId, courseId: course.id, whole: true });
  const now = server.clock.now();
  const lessonId = course.units[0]?.lessons[0] ?? '';
  if (done) await db.insert(lessonProgress).values({ userId, lessonId, doneAt: now, lastOpenedAt: now });
  return signedIn;
}
const save = (as: SignedIn, stars: number, text = '') =>
  server.call('PUT', `/course/${course.id}/review`, { as, body: { stars, text } });
const page = async (as?: SignedIn) =>
  (await server.call('GET', `/course/${course.id}`, as ? { as } : {})).body.data;

describe('reviews', () => {
  test('[R.141] a learner who finished a lesson writes one review, changes it and removes it', async () => {
    const achieng = await learner(true);
    expect((await page(achieng)).mayReview).toBe(true);
    expect((await save(achieng, 4, 'Good')).status).toBe(200);
    expect((await save(achieng, 5, 'Very good')).body.data).toMatchObject({
      author: 'Achieng O.',
      stars: 5,
      text: 'Very good',
      own: true,
      editedAt: expect.any(String),
    });
    const seen = await page();
    expect(seen.reviews).toMatchObject({
      count: 1,
      next: null,
      data: [{ author: 'Achieng O.', own: false }],
    });
    expect(JSON.stringify(seen)).not.toContain('Odhiambo');
    expect((await server.call('DELETE', `/course/${course.id}/review`, { as: achieng })).status).toBe(200);
    expect((await page()).reviews).toEqual({ data: [], next: null, count: 0 });
  });

  test('[R.141] a learner without a finished lesson and a stranger are refused', async () => {
    const early = await learner(false);
    expect((await page(early)).mayReview).toBe(false);
    expect(await save(early, 5)).toMatchObject({
      status: 403,
      body: { message: 'Finish your first lesson, then you can review this course.' },
    });
    expect((await save(admin, 5)).status).toBe(403);
    expect((await save(await learner(true), 6)).body.errors).toEqual({ stars: 'Choose 1 to 5 stars' });
  });

  test('[R.140] the average appears with the fifth rating', async () => {
    const stars = [5, 4, 4, 5, 4];
    for (const [index, each] of stars.entries()) {
      expect((await page()).rating).toBeNull();
      await save(await learner(true, `Otieno${index}`), each);
    }
    expect((await page()).rating).toEqual({ average: 4.4, count: 5 });
  });

  test('[R.141] parallel saves by one learner count once', async () => {
    const achieng = await learner(true);
    const answers = await Promise.all([1, 2, 3, 4, 5].map((stars) => save(achieng, stars)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const [row] = await server.services.db
      .select({ sum: courses.starsSum, count: courses.ratingCount })
      .from(courses)
      .where(eq(courses.id, course.id));
    expect(row).toEqual({ sum: (await page(achieng)).ownReview.stars, count: 1 });
  });

  test('[R.142] a reported review is removed by an administrator with its rating, and its author cannot change it', async () => {
    const [achieng, other] = [await learner(true), await learner(true)];
    const { _id } = (await save(achieng, 1, 'Rude words')).body.data;
    const report = (as: SignedIn) =>
      server.call('POST', `/course/review/${_id}/report`, { as, body: { reason: 'Rude' } });
    expect((await report(achieng)).status).toBe(409);
    expect((await report(other)).status).toBe(200);
    const { data } = (await server.call('GET', '/admin/review-reports?state=open', { as: admin })).body;
    expect(data[0]).toMatchObject({ body: 'Rude words', stars: 1, course: { _id: course.id } });
    const resolve = () =>
      server.call('POST', `/admin/review-report/${data[0]._id}/resolve`, {
        as: admin,
        body: { action: 'remove' },
      });
    expect((await resolve()).status).toBe(200);
    expect((await resolve()).status).toBe(409);
    expect((await page()).reviews.count).toBe(0);
    expect((await save(achieng, 5)).status).toBe(403);
    expect((await page(achieng)).mayReview).toBe(false);
  });
});

describe('facts of a course', () => {
  test('[R.143] the page names related courses that the viewer does not own, and the counts of filters', async () => {
    const ownerId = (await server.signedIn('tutor')).user._id;
    const seeded = await Promise.all([1, 2, 3].map(() => seedCourse(server, { ownerId, prices: [200, 0] })));
    const [first, second, third] = seeded.map(({ id }) => id);
    const { data } = (await server.call('GET', `/course/${first}`)).body;
    expect(data.related.map((one: { _id: string }) => one._id).toSorted()).toEqual(
      [second, third].toSorted(),
    );
    expect(data).toMatchObject({ lowestPrice: 200, lessonCount: 4, payment: null });
    expect(data.instructor).toMatchObject({ courseCount: 3, headline: null });
    const { facets } = (await server.call('GET', '/courses?q=published&size=1&facets=true&price=paid')).body;
    expect(facets.total).toBe(3);
    expect(facets.levels).toEqual([{ value: 'beginner', count: 3 }]);
    expect(facets.prices).toContainEqual({ value: 'paid', count: 3 });
    expect(facets.prices.map(({ value }: { value: string }) => value)).toEqual(['free', 'paid']);
  });
});
