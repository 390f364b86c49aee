import type { AuthoredQuestion } from '@digiken/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog } from '../src/audit/tables';
import { courseAuthors } from '../src/courses/tables';
import { newId } from '../src/platform/ids';
import { users } from '../src/users/tables';
import { type Seeded, seedCategory, seedCourse } from './learning-fixtures';
import { everyType, seedQuiz, takerOf } from './quiz-fixtures';
import { instructorCalls } from './support/instructor-calls';
import { type SignedIn, startTestServer, type TestServer } from './support/server';

let server: TestServer;
let tutor: SignedIn;
let second: SignedIn;
let admin: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  tutor = await server.signedIn('tutor');
  second = await server.signedIn('tutor');
  admin = await server.signedIn('admin');
});
afterAll(() => server.close());

const ESSAY = everyType('key').find(({ body }) => body.type === 'essay') as AuthoredQuestion;
const { get, put, post, remove } = instructorCalls(() => ({ server, tutor }));
const lessonOf = (course: Seeded, at = 0) => course.units[0]?.lessons[at] ?? '';
const invite = (id: string, email: string, as = tutor) => post(`/course/${id}/authors`, { email }, as);
const read = (secret: string, as = second) =>
  server.call('POST', '/author-invitations/read', { as, body: { secret } });
const answer = (secret: string, accept = true, as = second) =>
  server.call('POST', '/author-invitations/answer', { as, body: { secret, accept } });
const mailsTo = async (email: string) => (await server.mails()).filter((mail) => mail.to === email);
async function secretFor(email: string): Promise<string> {
  const text = (await mailsTo(email)).at(-1)?.text ?? '';
  return /\/instructor\/invitation#([\w-]+)/.exec(text)?.[1] ?? '';
}

async function seeded(state: 'draft' | 'published' = 'published'): Promise<Seeded> {
  const categoryId = await seedCategory(server, `Farming ${newId()}`);
  return seedCourse(server, { ownerId: tutor.id, state, prices: [0, 0], categoryId });
}
/** A course that the second instructor writes too. */
async function shared(state: 'draft' | 'published' = 'published'): Promise<Seeded> {
  const course = await seeded(state);
  expect((await invite(course.id, second.email)).status).toBe(201);
  expect((await answer(await secretFor(second.email))).status).toBe(200);
  return course;
}
async function enrolled(course: Seeded): Promise<SignedIn> {
  const learner = await server.signedIn();
  const body = { choice: { whole: true }, expectedTotal: 0 };
  expect((await server.call('POST', `/course/${course.id}/enrol`, { as: learner, body })).status).toBe(201);
  return learner;
}
async function write(topicId: string, markdown: string, as: SignedIn) {
  const { title, preview, version } = (await get(`/topic/${topicId}`, as)).body.data;
  return put(`/topic/${topicId}`, { title, preview, version, markdown, language: 'en' }, as);
}

describe('an invitation to write a course', () => {
  test('[12.125] is mailed with a link, and accepting it makes a co-instructor', async () => {
    const course = await seeded();
    const { status, body } = await invite(course.id, second.email.toUpperCase());
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      owner: { _id: tutor.id },
      coAuthors: [],
      invitations: [{ email: second.email }],
      mayInvite: true,
    });
    expect((await get(`/course/${course.id}`, second)).status).toBe(404);
    const secret = await secretFor(second.email);
    expect((await read(secret)).body.data).toMatchObject({ course: { _id: course.id }, problem: null });
    expect((await answer(secret)).body).toMatchObject({ courseId: course.id });
    expect((await get(`/course/${course.id}`, second)).status).toBe(200);
    const authors = (await get(`/course/${course.id}/authors`, second)).body.data;
    expect(authors).toMatchObject({ coAuthors: [{ _id: second.id }], invitations: [], mayInvite: false });
    expect((await mailsTo(tutor.email)).at(-1)?.subject).toContain('now writes');
    expect((await answer(secret)).status).toBe(404);
    const entries = await server.services.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(eq(auditLog.targetId, course.id));
    expect(entries.map(({ action }) => action).sort()).toEqual([
      'became a co-instructor of',
      'invited a co-instructor to',
    ]);
  });

  test('[12.125] never tells whether the address has an account', async () => {
    const course = await seeded();
    const known = await server.signedIn();
    const unknown = `${newId()}@example.com`;
    const answers = [await invite(course.id, known.email), await invite(course.id, unknown)];
    const shape = ({ status, body }: { status: number; body: { message: string } }, email: string) => [
      status,
      body.message.replace(email, 'ADDRESS'),
    ];
    expect(shape(answers[0] as never, known.email)).toEqual(shape(answers[1] as never, unknown));
    const subjects = [await mailsTo(known.email), await mailsTo(unknown)].map(
      (mails) => mails.at(-1)?.subject,
    );
    expect(subjects[0]).toBe(subjects[1]);
  });

  test('[12.125] is for its address and for instructors only, and says why', async () => {
    const course = await seeded();
    const learner = await server.signedIn();
    await invite(course.id, learner.email);
    const secret = await secretFor(learner.email);
    expect((await read(secret)).body.data).toMatchObject({
      course: null,
      problem: expect.stringContaining('another address'),
    });
    expect((await answer(secret)).status).toBe(404);
    expect((await read(secret, learner)).body.data.problem).toContain('Only instructors can write courses');
    expect((await answer(secret, true, learner)).status).toBe(403);
    await server.services.db.update(users).set({ role: 'tutor' }).where(eq(users.id, learner.id));
    const again = await server.signIn(learner.email, learner.password);
    expect((await answer(secret, true, again)).status).toBe(200);
  });

  test('[12.125] can be declined, withdrawn and replaced, and expires', async () => {
    const course = await seeded();
    const other = await server.signedIn('tutor');
    await invite(course.id, other.email);
    const first = await secretFor(other.email);
    await invite(course.id, other.email);
    const replaced = await secretFor(other.email);
    expect(replaced).not.toBe(first);
    expect((await answer(first, true, other)).status).toBe(404);
    expect((await answer(replaced, false, other)).body).toMatchObject({ courseId: null });
    const { body } = await invite(course.id, other.email);
    const withdrawn = await secretFor(other.email);
    const id = body.data.invitations[0]._id;
    expect((await remove(`/course/${course.id}/author-invitation/${id}`)).status).toBe(200);
    expect((await answer(withdrawn, true, other)).status).toBe(404);
    expect((await remove(`/course/${course.id}/author-invitation/${id}`)).status).toBe(404);
    expect(await server.services.db.$count(courseAuthors, eq(courseAuthors.courseId, course.id))).toBe(0);
  });

  test('[12.125] of two answers at once one is refused', async () => {
    const course = await seeded();
    await invite(course.id, second.email);
    const secret = await secretFor(second.email);
    const answers = await Promise.all([answer(secret), answer(secret)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  test('[12.125] is refused for the owner, for a co-instructor and above the limit', async () => {
    const course = await shared();
    expect((await invite(course.id, tutor.email)).body.errors.email).toContain('your own address');
    expect((await invite(course.id, second.email)).body.errors.email).toContain('already');
    const busy = await server.signedIn('tutor');
    const own = await seedCourse(server, { ownerId: busy.id, state: 'draft' });
    for (let nth = 0; nth < 10; nth += 1)
      expect((await invite(own.id, `a${nth}-${newId()}@example.com`, busy)).status).toBe(201);
    expect((await invite(own.id, `${newId()}@example.com`, busy)).status).toBe(409);
  });
});

describe('the rights of a co-instructor', () => {
  test('[12.126] include editing, the staged changes of the other, versions, quizzes and submitting', async () => {
    const course = await shared();
    const topic = lessonOf(course);
    const { version } = (await get(`/topic/${topic}`, second)).body.data;
    const typed = { title: 'Lesson 1.1', markdown: 'Half a sent', language: 'en', version };
    expect((await put(`/topic/${topic}/draft`, typed, second)).status).toBe(200);
    // The first edit makes the staged copy: the draft of the other author moves with it.
    expect((await write(lessonOf(course, 1), 'By the owner.', tutor)).status).toBe(200);
    expect((await get(`/topic/${topic}`, second)).body.data.draft.markdown).toBe('Half a sent');
    expect((await write(topic, 'By the second.', second)).status).toBe(200);
    expect((await get(`/topic/${topic}`)).body.data.markdown).toBe('By the second.');
    const versions = (await get(`/topic/${topic}/versions`)).body.data;
    expect(versions[0].savedBy._id).toBe(second.id);
    const at = { place: 'unit', unitId: course.units[1]?.id };
    const quiz = await post(`/course/${course.id}/quizzes`, { title: 'Quiz', language: 'en', at }, second);
    expect(quiz.status).toBe(201);
    expect((await post(`/course/${course.id}/submit`, undefined, second)).status).toBe(200);
    // Both hear of the decision.
    const reason = { reason: 'Say more about soil.' };
    await server.call('POST', `/admin/course/${course.id}/request-changes`, { as: admin, body: reason });
    for (const { email } of [tutor, second])
      expect((await mailsTo(email)).at(-1)?.text).toContain('Say more about soil.');
    expect((await post(`/course/${course.id}/duplicate`, { title: 'Mine' }, second)).status).toBe(201);
  });

  test('[12.126] include its place in lists, figures, learners, search, marking and messages', async () => {
    const course = await shared();
    const learner = await enrolled(course);
    const titles = (await get('/courses', second)).body.data.map(({ title }: { title: string }) => title);
    expect(titles).toContain(course.title);
    const figures = (await get('/dashboard', second)).body.data;
    expect(figures.byCourse.map(({ _id }: { _id: string }) => _id)).toContain(course.id);
    expect(figures.learners).toBeGreaterThan(0);
    const learners = (await get('/learners', second)).body.data;
    expect(learners.map(({ user }: { user: { _id: string } }) => user._id)).toContain(learner.id);
    expect((await get(`/learner/${learner.id}`, second)).status).toBe(200);
    const asked = { courseId: course.id, subject: 'Week 1', body: 'Welcome' };
    expect((await server.call('POST', '/messages/threads', { as: second, body: asked })).status).toBe(201);
    const toSecond = { to: [second.id], subject: 'A question', body: 'May I?' };
    expect((await server.call('POST', '/messages/threads', { as: learner, body: toSecond })).status).toBe(
      201,
    );
    const lesson = `/course/unit/lesson/${lessonOf(course, 1)}`;
    expect((await server.call('GET', lesson, { as: second })).status).toBe(200);

    const quizId = await seedQuiz(server, lessonOf(course), { questions: [ESSAY] });
    const taker = takerOf(server, learner);
    const { data } = (await taker.start(quizId)).body;
    await taker.save(data._id, data.questions[0].id, { type: 'essay', text: 'To feed the soil.' });
    server.clock.advance({ seconds: 1 });
    expect((await taker.submit(data._id)).status).toBe(200);
    const waiting = (await get(`/marking?course=${course.id}`, second)).body.data;
    expect(waiting.map(({ _id }: { _id: string }) => _id)).toEqual([data._id]);
    expect((await get(`/marking/${data._id}`, second)).status).toBe(200);
    expect((await get(`/quiz/${quizId}/results`, second)).status).toBe(200);
    const found = await server.call('GET', `/search?q=${encodeURIComponent('Lesson 2.2')}`, { as: second });
    expect(JSON.stringify(found.body.data.lessons)).toContain(course.id);
  });

  test('[12.127] leave prices, removal and inviting to the owner', async () => {
    const course = await shared('draft');
    const unitId = course.units[0]?.id;
    const unit = { title: 'Unit 1', summary: '', version: 1 };
    const priced = await put(`/unit/${unitId}`, { ...unit, price: 300 }, second);
    expect([priced.status, priced.body.errors.price]).toEqual([
      422,
      expect.stringContaining('Only the owner'),
    ]);
    expect((await put(`/unit/${unitId}`, { ...unit, price: 0 }, second)).status).toBe(200);
    const details = {
      title: course.title,
      summary: '',
      descriptionMarkdown: '',
      level: 'beginner',
      categoryId: null,
      version: 1,
    };
    expect((await put(`/course/${course.id}`, { ...details, priceWhole: 100 }, second)).status).toBe(422);
    expect((await put(`/course/${course.id}`, { ...details, priceWhole: null }, second)).status).toBe(200);
    expect((await remove(`/course/${course.id}`, second)).status).toBe(403);
    expect((await invite(course.id, `${newId()}@example.com`, second)).status).toBe(403);
    expect((await remove(`/course/${course.id}/author/${tutor.id}`, second)).status).toBe(403);
    const coupon = { courseId: course.id, kind: 'percent', value: 10, expiresAt: null, maxUses: null };
    expect((await server.call('POST', '/coupons', { as: second, body: coupon })).status).toBe(404);
    expect((await server.call('POST', '/coupons', { as: tutor, body: coupon })).status).toBeLessThan(300);
    expect((await server.call('GET', '/coupons', { as: second })).body.data).toEqual([]);
    expect((await remove(`/course/${course.id}`)).status).toBe(200);
  });

  test('[12.127] end when the owner removes them, when they leave and when they are no longer instructors', async () => {
    const course = await shared();
    expect((await remove(`/course/${course.id}/author/${second.id}`)).status).toBe(200);
    expect((await get(`/course/${course.id}`, second)).status).toBe(404);
    expect((await mailsTo(second.email)).at(-1)?.subject).toContain('no longer write');
    expect((await remove(`/course/${course.id}/author/${second.id}`)).status).toBe(404);

    const left = await shared();
    expect((await remove(`/course/${left.id}/author/${second.id}`, second)).status).toBe(200);
    expect((await get(`/course/${left.id}`, second)).status).toBe(404);

    const third = await server.signedIn('tutor');
    await invite(left.id, third.email);
    expect((await answer(await secretFor(third.email), true, third)).status).toBe(200);
    await server.services.db.update(users).set({ role: 'user' }).where(eq(users.id, third.id));
    const again = await server.signIn(third.email, third.password);
    expect((await get(`/course/${left.id}`, again)).status).toBe(403);
    expect((await server.call('GET', `/course/unit/lesson/${lessonOf(left, 1)}`, { as: again })).status).toBe(
      403,
    );
  });
});

describe('the page of a course', () => {
  test('[12.128] names the co-instructors after its owner', async () => {
    const course = await shared();
    const { body } = await server.call('GET', `/course/${course.id}`);
    expect(body.data.instructor._id).toBe(tutor.id);
    expect(body.data.coInstructors.map(({ _id }: { _id: string }) => _id)).toEqual([second.id]);
  });

  test('[12.128] is reviewed by learners, not by those who write it', async () => {
    const course = await shared();
    const body = { choice: { whole: true }, expectedTotal: 0 };
    await server.call('POST', `/course/${course.id}/enrol`, { as: second, body });
    const page = await server.call('GET', `/course/${course.id}`, { as: second });
    expect(page.body.data.mayReview).toBe(false);
    expect((await get(`/course/${course.id}/authors`, admin)).body.data.mayInvite).toBe(true);
  });
});
