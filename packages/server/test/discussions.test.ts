import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLog } from '../src/audit/tables';
import { courseAuthors } from '../src/courses/tables';
import { enrolments } from '../src/enrolment/tables';
import { newId } from '../src/platform/ids';
import { type Seeded, seedCategory, seedCourse } from './learning-fixtures';
import { instructorCalls } from './support/instructor-calls';
import { type SignedIn, startTestServer, type TestServer } from './support/server';

let server: TestServer;
let tutor: SignedIn;
let admin: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  tutor = await server.signedIn('tutor');
  admin = await server.signedIn('admin');
});
afterAll(() => server.close());

let course: Seeded;
let lesson: string;
let achieng: SignedIn;
let otieno: SignedIn;
beforeEach(async () => {
  const categoryId = await seedCategory(server, `Farming ${newId()}`);
  course = await seedCourse(server, { ownerId: tutor.id, prices: [0, 100], categoryId });
  lesson = course.units[0]?.lessons[1] ?? '';
  achieng = await learner();
  otieno = await learner();
});

async function learner(): Promise<SignedIn> {
  const signedIn = await server.signedIn();
  await server.services.db
    .insert(enrolments)
    .values({ userId: signedIn.id, courseId: course.id, whole: true });
  return signedIn;
}

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, as: SignedIn, body?: unknown) => {
  server.clock.advance({ seconds: 1 });
  return server.call(method, path, { as, ...(body !== undefined && { body }) });
};
const below = (id = lesson) => `/course/unit/lesson/${id}/discussions`;
const ask = async (as: SignedIn, title = 'How deep do I plant?', text = 'The packet does not say it.') => {
  const { status, body } = await call('POST', below(), as, { title, text });
  expect(status).toBe(201);
  return body.data._id as string;
};
const reply = async (id: string, as: SignedIn, text = 'Twice the size of the seed.') => {
  const { status, body } = await call('POST', `/discussion/${id}/posts`, as, { text });
  expect(status).toBe(201);
  return body.data._id as string;
};
const read = async (id: string, as: SignedIn, query = '') =>
  (await call('GET', `/discussion/${id}${query}`, as)).body.data;
const list = async (as: SignedIn, query = '') => (await call('GET', `${below()}${query}`, as)).body;
const titles = async (as: SignedIn, query = '') =>
  (await list(as, query)).data.map(({ title }: { title: string }) => title);
const post = (id: string) => `/discussion/post/${id}`;
const notices = async (as: SignedIn) =>
  (await call('GET', '/notifications?state=unread', as)).body.data
    .map(({ subject }: { subject: { type: string; outcome?: string } }) => subject)
    .filter(({ type }: { type: string }) => type === 'discussion');

describe('who takes part', () => {
  test('[13.190] learners of the unit, instructors and administrators read and write; nobody else', async () => {
    const id = await ask(achieng);
    const co = await server.signedIn('tutor');
    await server.services.db
      .insert(courseAuthors)
      .values({ courseId: course.id, userId: co.id, addedAt: server.clock.now() });
    for (const as of [otieno, tutor, co, admin]) await reply(id, as);
    for (const stranger of [await server.signedIn(), await server.signedIn('tutor')]) {
      expect((await call('GET', below(), stranger)).status).toBe(403);
      expect((await call('POST', below(), stranger, { title: 'A', text: 'B' })).status).toBe(403);
      expect((await call('GET', `/discussion/${id}`, stranger)).status).toBe(403);
      expect((await call('POST', `/discussion/${id}/posts`, stranger, { text: 'B' })).status).toBe(403);
      expect((await call('PUT', `${post(id)}/helpful`, stranger, { helpful: true })).status).toBe(403);
    }
    expect((await server.call('GET', below())).status).toBe(401);
  });

  test('[13.190] a free preview is read by everyone, but not its discussions', async () => {
    const stranger = await server.signedIn();
    const preview = course.units[0]?.lessons[0] ?? '';
    expect((await call('GET', `/course/unit/lesson/${preview}`, stranger)).status).toBe(200);
    expect(await call('GET', below(preview), stranger)).toMatchObject({
      status: 403,
      body: { message: 'Enrol in the unit “Unit 1” to take part in its discussions.' },
    });
  });

  test('[13.194] people have names and badges, and never an address', async () => {
    const id = await ask(achieng);
    await reply(id, tutor);
    await reply(id, admin);
    const answer = await read(id, otieno);
    expect([answer.question, ...answer.replies].map(({ author }) => author.badge)).toEqual([
      null,
      'instructor',
      'staff',
    ]);
    expect(answer.question.author.name).toBe('Wanjiku K.');
    expect(JSON.stringify([answer, await list(otieno)])).not.toContain('@');
  });
});

describe('asking and replying', () => {
  test('[13.192][13.193] a question and its replies are listed with their counts', async () => {
    const id = await ask(achieng);
    await reply(id, otieno);
    expect(await list(otieno)).toMatchObject({
      count: 1,
      next: null,
      data: [
        { title: 'How deep do I plant?', excerpt: 'The packet does not say it.', replies: 1, mine: false },
      ],
    });
    expect(await read(id, achieng)).toMatchObject({
      lesson: { _id: lesson },
      question: { mine: true, text: 'The packet does not say it.' },
      replies: [{ mine: false, text: 'Twice the size of the seed.', state: 'shown' }],
      ...{ following: true, mayReply: true, mayAccept: true, mayModerate: false, count: 1 },
    });
  });

  test('[13.192] bad input is refused by field', async () => {
    const send = async (body: object) => (await call('POST', below(), achieng, body)).body.errors;
    expect(await send({ title: ' ', text: ' ' })).toEqual({
      title: 'Enter a title',
      text: 'Enter your text',
    });
    expect(Object.keys(await send({ title: 'a'.repeat(121), text: 'a'.repeat(4001) }))).toEqual([
      'title',
      'text',
    ]);
    expect(Object.keys(await send({ title: 'Two\nlines', text: 'Half \ud800' }))).toEqual(['title', 'text']);
  });

  test('[13.192][13.193] eleven questions or sixty-one replies in an hour are too many', async () => {
    const id = await ask(otieno);
    for (let n = 0; n < 10; n++) await ask(achieng);
    expect((await call('POST', below(), achieng, { title: 'A', text: 'B' })).status).toBe(429);
    for (let n = 0; n < 60; n++) await reply(id, achieng, 'Yes');
    expect((await call('POST', `/discussion/${id}/posts`, achieng, { text: 'No' })).status).toBe(429);
    // Replies have pages, and a link to one opens its page.
    const first = await read(id, otieno);
    const last = await read(id, otieno, `?cursor=${(await read(id, otieno, `?cursor=${first.next}`)).next}`);
    expect([first.replies.length, last.replies.length, last.next, first.previous]).toEqual([
      20,
      20,
      null,
      null,
    ]);
    const wanted = last.replies[5]._id;
    const at = await read(id, otieno, `?post=${wanted}`);
    expect(at.replies[0]._id).toBe(wanted);
    expect(at.previous).not.toBeNull();
    expect((await read(id, otieno, '?post=gone')).replies[0]._id).toBe(first.replies[0]._id);
  });

  test('[13.195] only the author edits, and others see that it was edited', async () => {
    const id = await ask(achieng);
    const answer = await reply(id, otieno);
    expect((await call('PUT', post(id), otieno, { text: 'Mine now.' })).status).toBe(403);
    expect((await call('PUT', post(answer), tutor, { text: 'Mine now.' })).status).toBe(403);
    expect((await call('PUT', post(answer), otieno, { title: 'No', text: 'A' })).body.errors).toEqual({
      title: 'Only a question has a title',
    });
    const change = { title: 'How deep do I plant beans?', text: 'Beans, I mean.' };
    expect((await call('PUT', post(id), achieng, change)).body.data).toMatchObject({
      text: 'Beans, I mean.',
      editedAt: expect.any(String),
    });
    expect(await titles(otieno)).toEqual(['How deep do I plant beans?']);
  });

  test('[13.196] a deleted question with replies keeps its place; the last reply takes it along', async () => {
    const alone = await ask(achieng, 'Nobody knows');
    expect((await call('DELETE', post(alone), otieno)).status).toBe(403);
    expect((await call('DELETE', post(alone), achieng)).status).toBe(200);
    expect((await call('GET', `/discussion/${alone}`, achieng)).status).toBe(404);
    const id = await ask(achieng);
    const answer = await reply(id, otieno);
    await call('PUT', `/discussion/${id}/accepted`, achieng, { postId: answer });
    expect((await call('DELETE', post(id), achieng)).status).toBe(200);
    expect((await call('PUT', post(id), achieng, { text: 'Back' })).status).toBe(409);
    const left = await read(id, otieno);
    expect(left).toMatchObject({
      title: '',
      question: { state: 'deleted', text: null, author: null },
      count: 1,
    });
    expect((await list(otieno)).data).toMatchObject([{ state: 'deleted', author: null, excerpt: '' }]);
    expect((await call('DELETE', post(answer), otieno)).status).toBe(200);
    expect((await list(otieno)).count).toBe(0);
  });
});

describe('lists', () => {
  test('[13.191] pinned questions come first, then the newest or the most helpful', async () => {
    const [a, , c] = [await ask(achieng, 'A'), await ask(achieng, 'B'), await ask(achieng, 'C')];
    expect(await titles(otieno)).toEqual(['C', 'B', 'A']);
    await call('PUT', `${post(a)}/helpful`, otieno, { helpful: true });
    expect(await titles(otieno, '?sort=helpful')).toEqual(['A', 'C', 'B']);
    await call('PUT', `/discussion/${c}/state`, tutor, { pinned: true });
    expect(await titles(otieno, '?sort=helpful')).toEqual(['C', 'A', 'B']);
  });

  test('[13.191] filters and search find questions, also by their replies', async () => {
    const [a, b] = [await ask(achieng, 'Sowing'), await ask(otieno, 'Watering', 'How often?')];
    await reply(a, tutor);
    await reply(b, achieng, 'Every morning, before the sun is high.');
    expect(await titles(achieng, '?filter=answered')).toEqual(['Sowing']);
    expect(await titles(achieng, '?filter=unanswered')).toEqual(['Watering']);
    expect(await titles(otieno, '?filter=mine')).toEqual(['Watering']);
    expect(await titles(achieng, '?search=morn')).toEqual(['Watering']);
    expect(await titles(achieng, '?search=sow')).toEqual(['Sowing']);
    expect(await titles(achieng, '?search=%3F%3F')).toEqual([]);
  });

  test('[13.191] twenty-one questions have two pages by key', async () => {
    const people = [achieng, otieno, await learner()];
    for (let n = 0; n < 21; n++) await ask(people[n % 3] ?? achieng, `Question ${n}`);
    const first = await list(otieno);
    const second = await list(otieno, `?cursor=${first.next}`);
    expect([first.data.length, first.count, second.data.length, second.next]).toEqual([20, 21, 1, null]);
    expect(second.data[0].title).toBe('Question 0');
  });

  test('[13.206][17.99] an instructor sees the questions of all own courses, unanswered ones first', async () => {
    const mine = await server.signedIn('tutor');
    const [first, second] = [course, await seedCourse(server, { ownerId: mine.id })];
    await server.services.db
      .insert(courseAuthors)
      .values({ courseId: first.id, userId: mine.id, addedAt: server.clock.now() });
    await ask(achieng, 'Old');
    const answered = await ask(achieng, 'Answered');
    await reply(answered, tutor);
    course = second;
    lesson = second.units[0]?.lessons[1] ?? '';
    await ask(await learner(), 'New');
    const own = async (query = '') => (await call('GET', `/instructor/discussions${query}`, mine)).body;
    const all = await own();
    expect(all.data.map(({ title }: { title: string }) => title)).toEqual(['New', 'Old', 'Answered']);
    expect(all).toMatchObject({
      unanswered: 2,
      data: [{ course: { _id: second.id, name: second.title }, lesson: { _id: lesson } }, {}, {}],
    });
    // [17.99] The same number is in the menu.
    expect((await call('GET', '/console/work', mine)).body.data).toMatchObject({ questions: 2 });
    expect((await own(`?course=${first.id}&filter=unanswered`)).data).toMatchObject([{ title: 'Old' }]);
    const foreign = await seedCourse(server, { ownerId: tutor.id });
    expect((await own(`?course=${foreign.id}`)).data).toEqual([]);
  });
});

describe('answers and votes', () => {
  test('[13.197] who asked, or an instructor, accepts one answer and can undo it', async () => {
    const id = await ask(achieng);
    const answer = await reply(id, otieno);
    const accept = (as: SignedIn, postId: string | null) =>
      call('PUT', `/discussion/${id}/accepted`, as, { postId });
    expect((await accept(otieno, answer)).status).toBe(403);
    expect((await accept(achieng, id)).status).toBe(409);
    expect((await accept(achieng, 'elsewhere')).status).toBe(409);
    expect((await accept(achieng, answer)).body.message).toBe('The answer is accepted.');
    expect(await read(id, otieno)).toMatchObject({ answer: { _id: answer, accepted: true } });
    expect(await notices(otieno)).toMatchObject([{ outcome: 'accepted', postId: answer }]);
    expect((await accept(tutor, null)).status).toBe(200);
    expect(await read(id, otieno)).toMatchObject({ answer: null });
    expect(await titles(otieno, '?filter=unanswered')).toHaveLength(1);
  });

  test('[13.197] two answers accepted at the same time leave one', async () => {
    const id = await ask(achieng);
    const answers = [await reply(id, otieno), await reply(id, tutor)];
    const done = await Promise.all(
      [achieng, tutor].map((as, at) =>
        server.call('PUT', `/discussion/${id}/accepted`, { as, body: { postId: answers[at] } }),
      ),
    );
    expect(done.map(({ status }) => status)).toEqual([200, 200]);
    const { replies, answer } = await read(id, otieno);
    expect(replies.filter(({ accepted }: { accepted: boolean }) => accepted)).toHaveLength(1);
    expect(answers).toContain(answer._id);
  });

  test('[13.198] one vote for each person, not for oneself, and twice at once counts once', async () => {
    const id = await ask(achieng);
    const answer = await reply(id, otieno);
    const vote = (as: SignedIn, helpful = true) =>
      server.call('PUT', `${post(answer)}/helpful`, { as, body: { helpful } });
    const twice = await Promise.all([vote(achieng), vote(achieng), vote(tutor)]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await read(id, achieng)).replies).toMatchObject([{ helpful: 2, votedHelpful: true }]);
    expect((await vote(otieno)).status).toBe(409);
    await Promise.all([vote(achieng, false), vote(achieng, false)]);
    expect((await read(id, achieng)).replies).toMatchObject([{ helpful: 1, votedHelpful: false }]);
  });
});

describe('moderation', () => {
  test('[13.199] instructors close a question; learners then read only', async () => {
    const id = await ask(achieng);
    const close = (as: SignedIn) => call('PUT', `/discussion/${id}/state`, as, { locked: true });
    expect((await close(achieng)).status).toBe(403);
    expect((await close(tutor)).status).toBe(200);
    expect(await read(id, achieng)).toMatchObject({ locked: true, mayReply: false });
    expect(await call('POST', `/discussion/${id}/posts`, otieno, { text: 'Late' })).toMatchObject({
      status: 409,
      body: { message: 'This question is closed, so it takes no new replies or changes.' },
    });
    expect((await call('PUT', post(id), achieng, { text: 'Late' })).status).toBe(409);
    await reply(id, tutor, 'See the next lesson.');
  });

  test('[13.200] a hidden post is read by its author and by instructors, with the reason', async () => {
    const id = await ask(achieng);
    const answer = await reply(id, otieno, 'Buy from me!');
    await call('PUT', `/discussion/${id}/accepted`, achieng, { postId: answer });
    const hide = (as: SignedIn, body: object, what = answer) => call('PUT', `${post(what)}/hidden`, as, body);
    expect((await hide(achieng, { hidden: true, reason: 'Ad' })).status).toBe(403);
    expect((await hide(tutor, { hidden: true, reason: ' ' })).body.errors).toEqual({
      reason: 'Enter a reason',
    });
    expect((await hide(tutor, { hidden: true, reason: 'An advertisement.' })).status).toBe(200);
    expect((await hide(tutor, { hidden: true, reason: 'An advertisement.' })).status).toBe(409);
    expect(await read(id, achieng)).toMatchObject({
      ...{ answer: null, count: 0 },
      replies: [{ state: 'hidden', text: null, author: null, reason: null }],
    });
    for (const as of [otieno, tutor])
      expect((await read(id, as)).replies).toMatchObject([
        { text: 'Buy from me!', reason: 'An advertisement.' },
      ]);
    expect((await call('PUT', post(answer), otieno, { text: 'Again' })).status).toBe(409);
    const [entry] = await server.services.db.select().from(auditLog).where(eq(auditLog.targetId, answer));
    expect(entry).toMatchObject({ actorId: tutor.id, action: 'hid', detail: 'An advertisement.' });
    expect((await hide(admin, { hidden: false })).status).toBe(200);
    expect((await read(id, achieng)).replies).toMatchObject([{ text: 'Buy from me!' }]);
    // A hidden question goes from the lists and notifications of others.
    await hide(tutor, { hidden: true, reason: 'Rude.' }, id);
    expect((await list(otieno)).data).toEqual([]);
    expect((await call('GET', `/discussion/${id}`, otieno)).status).toBe(404);
    expect((await list(achieng)).data).toMatchObject([{ state: 'hidden', mine: true }]);
    expect(await notices(otieno)).toEqual([]);
  });

  test('[13.201] a report reaches the administrators, who dismiss it or hide the post', async () => {
    const id = await ask(achieng);
    const answer = await reply(id, otieno, 'Nonsense.');
    const report = (as: SignedIn, what = answer) =>
      call('POST', `${post(what)}/report`, as, { reason: 'Rude' });
    expect((await report(otieno)).status).toBe(409);
    expect((await report(achieng)).status).toBe(201);
    expect((await report(achieng)).status).toBe(201);
    expect((await report(tutor)).status).toBe(201);
    // Deleting it does not hide it from the administrators.
    await call('DELETE', post(answer), otieno);
    const reports = async () =>
      (await call('GET', '/admin/discussion-reports?state=open', admin)).body.data.filter(
        ({ postId }: { postId: string }) => postId === answer,
      );
    const [first, second] = await reports();
    expect(first).toMatchObject({
      ...{ body: 'Nonsense.', reason: 'Rude', discussion: { _id: id }, lesson: { _id: lesson } },
      ...{ reporter: { name: tutor.user.name }, author: { name: otieno.user.name } },
    });
    const resolve = (one: string, action: string) =>
      call('POST', `/admin/discussion-report/${one}/resolve`, admin, { action });
    expect((await resolve(first._id, 'dismiss')).status).toBe(200);
    expect((await resolve(first._id, 'dismiss')).status).toBe(409);
    expect((await resolve(second._id, 'remove')).status).toBe(200);
    expect(await reports()).toEqual([]);
    // Of a post that is still there, removing hides it and resolves its other reports.
    const rude = await reply(id, otieno, 'Rude words.');
    await report(achieng, rude);
    await report(tutor, rude);
    const [one] = (await call('GET', '/admin/discussion-reports?state=open', admin)).body.data;
    await resolve(one._id, 'remove');
    expect((await read(id, achieng)).replies.at(-1)).toMatchObject({ state: 'hidden' });
    expect((await call('GET', '/admin/discussion-reports?state=open', admin)).body.data).toEqual([]);
  });

  test('[13.202] posts of a person whom the caller blocked are marked, for this caller only', async () => {
    const id = await ask(achieng);
    await reply(id, otieno);
    await call('PUT', `/messages/block/${otieno.id}`, achieng, { blocked: true });
    expect((await read(id, achieng)).replies).toMatchObject([{ blocked: true }]);
    expect((await read(id, tutor)).replies).toMatchObject([{ blocked: false }]);
    expect(await notices(achieng)).toHaveLength(1);
    await call('PUT', `/discussion/${id}/read`, achieng, {});
    await reply(id, otieno, 'And one more.');
    expect(await notices(achieng)).toEqual([]);
  });
});

describe('following', () => {
  test('[13.203] instructors hear of questions, followers of replies, once until they read', async () => {
    const id = await ask(achieng);
    expect((await notices(tutor))[0]).toMatchObject({
      ...{ outcome: 'question', discussionId: id, lesson: { _id: lesson }, from: achieng.user.name },
    });
    const first = await reply(id, otieno);
    await reply(id, otieno, 'And water them.');
    expect(await notices(achieng)).toMatchObject([{ outcome: 'reply', postId: first }]);
    expect((await call('PUT', `/discussion/${id}/read`, achieng)).status).toBe(200);
    expect(await notices(achieng)).toEqual([]);
    await reply(id, tutor);
    expect(await notices(achieng)).toHaveLength(1);
    expect(await notices(otieno)).toHaveLength(1);
  });

  test('[13.203] who unfollows, or may no longer read, hears nothing', async () => {
    const id = await ask(achieng);
    await reply(id, otieno);
    await call('PUT', `/discussion/${id}/read`, achieng);
    await call('PUT', `/discussion/${id}/following`, achieng, { following: false });
    const { db } = server.services;
    await db
      .update(enrolments)
      .set({ state: 'cancelled' })
      .where(and(eq(enrolments.userId, otieno.id), eq(enrolments.courseId, course.id)));
    await reply(id, tutor);
    expect(await notices(achieng)).toEqual([]);
    expect(await notices(otieno)).toEqual([]);
    await call('PUT', `/discussion/${id}/following`, achieng, { following: true });
    await reply(id, tutor);
    expect(await notices(achieng)).toHaveLength(1);
  });

  test('[13.205] open pages of those who follow are told of a reply', async () => {
    const id = await ask(achieng);
    const stream = await server.stream('/events', { as: achieng });
    await stream.next();
    await reply(id, otieno);
    const changed = [await stream.next(), await stream.next()].flatMap(
      (event) => (event as { changed: string[] }).changed,
    );
    expect(changed.sort()).toEqual(['discussions', 'notifications']);
    stream.close();
  });
});

describe('edits of a published course', () => {
  const { get, put } = instructorCalls(() => ({ server, tutor }));

  test('[13.204] questions belong to the published lesson and survive its publishing', async () => {
    const id = await ask(achieng);
    const { title, preview, version } = (await get(`/topic/${lesson}`)).body.data;
    const text = { markdown: 'New text.', language: 'en' };
    expect((await put(`/topic/${lesson}`, { title, preview, version, ...text })).status).toBe(200);
    // The preview of the changes shows the questions of the lesson.
    expect((await call('GET', below(`staged-${lesson}`), tutor)).body).toMatchObject({
      data: [{ _id: id }],
    });
    expect((await call('POST', `/instructor/course/${course.id}/submit`, tutor)).status).toBe(200);
    const { revision } = (await get(`/course/${course.id}/changes`, admin)).body.data;
    const approval = `/admin/course/${course.id}/approve?revision=${revision}`;
    expect((await call('POST', approval, admin)).status).toBe(200);
    expect((await list(achieng)).data).toMatchObject([{ _id: id }]);
  });
});
