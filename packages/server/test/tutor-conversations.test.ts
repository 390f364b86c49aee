import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tickets } from '../src/help/tables';
import { newId } from '../src/platform/ids';
import { tutorAnswers, tutorConsents, tutorConversations } from '../src/tutor/tables';
import { users } from '../src/users/tables';
import { seedCourse } from './learning-fixtures';
import { seedQuiz, takerOf } from './quiz-fixtures';
import { startTestServer, type TestServer } from './support/server';
import { enrolled, eventsOf, QUESTION, seedGarden, tutorOf, WATER, writeLesson } from './tutor-fixtures';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('answers without a model', () => {
  test('[13.10][13.11] answers with sentences of the best passages and links to lesson and heading in the area of the reader', async () => {
    const { course, lesson } = await seedGarden(server);
    const learner = await enrolled(server, course);
    const { status, body } = await tutorOf(server, learner).ask(QUESTION);
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      conversation: { title: QUESTION, course: null, lesson: null, ticket: null },
      question: { from: 'person', text: QUESTION },
      answer: { from: 'assistant', state: 'done', kind: 'passages', note: null, rating: null },
    });
    const [answering] = WATER.text.split(/(?<=\.) /);
    expect(body.data.answer.blocks).toEqual([
      { kind: 'paragraph', sentences: [{ text: answering, sources: [1] }] },
    ]);
    expect(body.data.answer.sources[0]).toEqual({
      number: 1,
      of: 'lesson',
      title: WATER.title,
      heading: WATER.heading,
      context: 'Kitchen garden',
      path: `/console/course/unit/lesson/${lesson}/Water-wisely#when-to-water`,
      language: 'en',
      quote: WATER.text,
    });
    const admin = await tutorOf(server, await server.signedIn('admin')).ask(QUESTION);
    expect(admin.body.data.answer.sources[0].path).toMatch(/^\/course\/unit\/lesson\//);
  });

  test('[13.11] a quote is at most 60 words around the words of the question', async () => {
    const words = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, at) => `word${from + at}`).join(' ');
    const text = `${words(0, 55)} The quinoa ripens in August. ${words(55, 100)}`;
    const { course } = await seedGarden(server, { title: 'Grain', heading: 'Ripe', text });
    const { body } = await tutorOf(server, await enrolled(server, course)).ask('when does quinoa ripen');
    const { quote } = body.data.answer.sources[0];
    expect(quote).toContain('The quinoa ripens in August.');
    expect(quote.split(' ').filter((word: string) => word !== '…').length).toBeLessThanOrEqual(60);
  });

  test('[13.11] says that it found nothing, and quotes nothing of what the person may not read', async () => {
    const { course } = await seedGarden(server, { ...WATER, text: 'Zebrafish live in warm water tanks.' });
    const [learner, stranger] = [await enrolled(server, course), await server.signedIn()];
    const question = 'Do zebrafish live in warm tanks?';
    expect((await tutorOf(server, learner).ask(question)).body.data.answer.kind).toBe('passages');
    const nothing = await tutorOf(server, stranger).ask(question);
    expect(nothing.body.data.answer).toMatchObject({ kind: 'nothing', sources: [], blocks: [] });
    expect(JSON.stringify(nothing.body)).not.toContain('warm water');
    expect((await tutorOf(server, learner).ask('who won the world cup')).body.data.answer.kind).toBe(
      'nothing',
    );
  });

  test('[13.10] a question about a lesson searches its course, and "explain this" means the lesson', async () => {
    const garden = await seedGarden(server, { ...WATER, text: 'Mulch keeps the papaya moist.' });
    const other = await seedGarden(server, { ...WATER, text: 'Papaya mulch of another course.' });
    const learner = tutorOf(server, await enrolled(server, garden.course, other.course));
    const scoped = await learner.ask('papaya mulch', { lessonId: garden.lesson });
    expect(scoped.body.data.conversation).toMatchObject({
      course: { _id: garden.course.id },
      lesson: { _id: garden.lesson },
    });
    expect(scoped.body.data.answer.sources.map(({ context, quote }: any) => [context, quote])).toEqual([
      ['Kitchen garden', 'Mulch keeps the papaya moist.'],
    ]);
    const explained = await learner.ask('Explain this lesson in simple words', { lessonId: garden.lesson });
    expect(explained.body.data.answer.sources[0].quote).toBe('Mulch keeps the papaya moist.');
    expect((await learner.ask('papaya', { lessonId: garden.lesson, courseId: other.course.id })).status).toBe(
      422,
    );
    const stranger = tutorOf(server, await server.signedIn());
    expect((await stranger.ask('papaya', { lessonId: garden.lesson })).status).toBe(403);
  });

  test('[13.10] an answer without a model is followed like any other', async () => {
    const { course } = await seedGarden(server);
    const learner = tutorOf(server, await enrolled(server, course));
    const { answer } = (await learner.ask(QUESTION)).body.data;
    const [{ kind, sentences }] = answer.blocks;
    expect(await eventsOf(await learner.follow(answer._id))).toEqual([
      { type: 'started', answer: { ...answer, blocks: [] } },
      ...sentences.map((sentence: object) => ({ type: 'sentence', block: 0, kind, ...sentence })),
      { type: 'done', answer },
    ]);
  });
});

describe('an open attempt', () => {
  test('[13.18] closes its course: no question about it, no passage of it, until it is submitted', async () => {
    const canary = 'CANARY-7391';
    const garden = await seedGarden(server, { ...WATER, text: `Water the tomatoes at dawn ${canary}.` });
    const other = await seedGarden(server, { ...WATER, text: 'Water the tomatoes at dusk.' });
    const learner = await enrolled(server, garden.course, other.course);
    const tutor = tutorOf(server, learner);
    const quizId = await seedQuiz(server, garden.lesson);
    const taker = takerOf(server, learner);
    const attempt = (await taker.start(quizId)).body.data;
    expect((await tutor.state()).closedIn).toMatchObject([
      { course: { _id: garden.course.id, name: 'Kitchen garden' }, quiz: { _id: quizId } },
    ]);
    const answers = [
      await tutor.ask(QUESTION, { courseId: garden.course.id }),
      await tutor.ask(QUESTION, { lessonId: garden.lesson }),
      await tutor.ask('Explain this lesson', { lessonId: garden.lesson }),
      await tutor.ask(QUESTION),
      await tutor.ask(QUESTION, { courseId: other.course.id }),
    ];
    expect(answers.map(({ body }) => body.data.answer.kind)).toEqual([
      ...['closed', 'closed', 'closed'],
      ...['passages', 'passages'],
    ]);
    expect(JSON.stringify(answers.map(({ body }) => body))).not.toContain(canary);
    await taker.submit(attempt._id);
    expect((await tutor.state()).closedIn).toEqual([]);
    expect(JSON.stringify((await tutor.ask(QUESTION, { courseId: garden.course.id })).body)).toContain(
      canary,
    );
  });
});

describe('conversations', () => {
  test('[13.13] belong to one person, who lists, reads and deletes them; nobody else finds them', async () => {
    const { course, lesson } = await seedGarden(server);
    const learner = await enrolled(server, course);
    const tutor = tutorOf(server, learner);
    const first = (await tutor.ask(QUESTION, { lessonId: lesson })).body.data;
    server.clock.advance({ seconds: 1 });
    const second = (await tutor.ask('Where do I pour it on the soil?')).body.data;
    server.clock.advance({ seconds: 1 });
    const id = first.conversation._id;
    await tutor.ask('And blight at night?', { conversationId: id });
    const list = (await tutor.call('GET', '/tutor/conversations')).body;
    expect(list.data.map(({ _id }: any) => _id)).toEqual([id, second.conversation._id]);
    expect((await tutor.call('GET', `/tutor/conversations?lesson=${lesson}`)).body.data).toHaveLength(1);
    expect((await tutor.conversation(id)).turns.map(({ from }: any) => from)).toEqual([
      ...['person', 'assistant', 'person', 'assistant'],
    ]);
    const answerId = first.answer._id;
    for (const role of ['user', 'tutor', 'sudo', 'admin'] as const) {
      const other = tutorOf(server, await server.signedIn(role));
      expect((await other.call('GET', `/tutor/conversations/${id}`)).status).toBe(404);
      expect((await other.call('GET', `/admin/tutor/conversations/${id}`)).status).not.toBe(200);
      expect((await other.call('DELETE', `/tutor/conversations/${id}`)).status).toBe(404);
      expect((await other.ask('Hello', { conversationId: id })).status).toBe(404);
      expect((await other.follow(answerId)).status).toBe(404);
      expect(
        (await other.call('PUT', `/tutor/answers/${answerId}/rating`, { rating: 'helped' })).status,
      ).toBe(404);
      expect((await other.call('POST', `/tutor/conversations/${id}/ticket`, { text: '' })).status).toBe(404);
    }
    expect((await tutor.call('DELETE', `/tutor/conversations/${id}`)).status).toBe(200);
    expect((await tutor.call('GET', `/tutor/conversations/${id}`)).status).toBe(404);
    expect((await tutor.call('DELETE', '/tutor/conversations')).status).toBe(200);
    expect((await tutor.call('GET', '/tutor/conversations')).body.data).toEqual([]);
  });

  test('[13.13] an empty question and one that is too long are refused', async () => {
    const tutor = tutorOf(server, await server.signedIn());
    expect((await tutor.ask('  ')).body.errors).toEqual({ text: 'Enter a question' });
    expect((await tutor.ask('a'.repeat(1001))).body.errors).toEqual({ text: 'Use 1000 characters or fewer' });
    expect((await tutor.ask('cut \ud83d')).status).toBe(422);
  });

  test('[R.63][13.13] a repeated question is stored once', async () => {
    const learner = await server.signedIn();
    const headers = { 'idempotency-key': newId() };
    const ask = () =>
      server.call('POST', '/tutor/questions', { as: learner, headers, body: { text: 'Hello there' } });
    const [first, again] = [await ask(), await ask()];
    expect(again.body).toEqual(first.body);
    const { data } = (await tutorOf(server, learner).call('GET', '/tutor/conversations')).body;
    expect(data).toHaveLength(1);
  });

  test('[13.23] becomes a help request, once, with its last turns and without more than fits', async () => {
    const { course } = await seedGarden(server);
    const learner = await enrolled(server, course);
    const tutor = tutorOf(server, learner);
    const { conversation } = (await tutor.ask(QUESTION)).body.data;
    for (const at of Array.from({ length: 6 }, (_, index) => index))
      await tutor.ask(`${at} ${'long '.repeat(190)}`, { conversationId: conversation._id });
    const send = () =>
      tutor.call('POST', `/tutor/conversations/${conversation._id}/ticket`, {
        text: 'I still do not get it.',
      });
    const sent = await send();
    expect(sent.status).toBe(201);
    const { reference } = sent.body.data;
    expect((await send()).body.data).toEqual({ reference });
    const found = await server.services.db.select().from(tickets).where(eq(tickets.userId, learner.id));
    expect(found).toMatchObject([{ reference, kind: 'help', email: learner.email }]);
    expect(found[0]?.text).toMatch(/^I still do not get it\.\n\nConversation with the tutor:/);
    expect(found[0]?.text.length).toBeLessThanOrEqual(5000);
    expect(found[0]?.text).toContain('Question: 5 long');
    expect((await tutor.conversation(conversation._id)).ticket).toBe(reference);
  });

  test('[13.24] are exported as a whole, and deleted with the account and after the retention period', async () => {
    const { course } = await seedGarden(server);
    const learner = await enrolled(server, course);
    const tutor = tutorOf(server, learner);
    const { conversation, answer } = (await tutor.ask(QUESTION)).body.data;
    await tutor.call('PUT', `/tutor/answers/${answer._id}/rating`, { rating: 'helped' });
    const { data } = (await tutor.call('GET', '/tutor/export')).body;
    expect(data).toMatchObject({
      consents: [],
      usage: [],
      conversations: [
        {
          _id: conversation._id,
          flags: [],
          turns: [{ text: QUESTION }, { rating: 'helped', kind: 'passages' }],
        },
      ],
    });
    const { db, jobs } = server.services;
    const left = () => db.select().from(tutorConversations).where(eq(tutorConversations.userId, learner.id));
    await db.execute(sql`insert into jobs (id, kind, key, run_at)
      values (${newId()}, 'tutor.delete-old', 'all', ${server.clock.now().toISOString()}::timestamptz)`);
    server.clock.advance({ hours: 89 * 24 });
    await jobs.drain();
    expect([await left(), server.failures]).toMatchObject([[{}], []]);
    server.clock.advance({ hours: 48 });
    await jobs.drain();
    expect(await left()).toEqual([]);
    const other = await server.signedIn();
    const asked = await tutorOf(server, other).ask(QUESTION);
    await db.insert(tutorConsents).values({ userId: other.id, accepted: true, age: 'adult', version: 1 });
    await db.delete(users).where(eq(users.id, other.id));
    const { _id } = asked.body.data.answer;
    expect(await db.select().from(tutorAnswers).where(eq(tutorAnswers.id, _id))).toEqual([]);
  });
});

test('[13.10] an answer in Kiswahili comes from a Kiswahili text if there is one, or else from any', async () => {
  const course = await seedCourse(server);
  const [, lesson = ''] = course.units[0]?.lessons ?? [];
  await writeLesson(server, lesson, {
    title: 'Soil',
    heading: 'Mboji',
    text: 'Mboji is compost for tomatoes.',
  });
  const tutor = tutorOf(server, await enrolled(server, course));
  const { answer } = (await tutor.ask('mboji ni nini kwa tomatoes')).body.data;
  expect(answer.sources[0]).toMatchObject({ language: 'en', quote: 'Mboji is compost for tomatoes.' });
});
