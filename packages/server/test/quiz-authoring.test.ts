import type { AuthoredQuestion } from '@digiken/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { stagedId } from '../src/courses';
import { newId } from '../src/platform/ids';
import { quizAttempts, quizzes, slotsOf } from '../src/quizzes';
import { type Seeded, seedCategory, seedCourse } from './learning-fixtures';
import { everyType, question, seedQuiz, takerOf, TWO_CHOICES } from './quiz-fixtures';
import { instructorCalls } from './support/instructor-calls';
import { type SignedIn, startTestServer, type TestServer } from './support/server';

let server: TestServer;
let tutor: SignedIn;
let admin: SignedIn;
let draft: Seeded;
beforeAll(async () => {
  server = await startTestServer();
  tutor = await server.signedIn('tutor');
  admin = await server.signedIn('admin');
});
afterAll(() => server.close());
beforeEach(async () => {
  draft = await seedCourse(server, { ownerId: tutor.id, state: 'draft' });
});

const { get, put, post, remove } = instructorCalls(() => ({ server, tutor }));
const unitOf = (course: Seeded, at = 0) => course.units[at]?.id ?? '';
const lessonOf = (course: Seeded, at = 0) => course.units[0]?.lessons[at] ?? '';
const first = TWO_CHOICES[0] as AuthoredQuestion;
const second = TWO_CHOICES[1] as AuthoredQuestion;

const create = (course: Seeded, at: object, title = 'What you know') =>
  post(`/course/${course.id}/quizzes`, { title, language: 'en', at });
async function created(course = draft, list: AuthoredQuestion[] = []) {
  const { status, body } = await create(course, { place: 'unit', unitId: unitOf(course) });
  expect(status).toBe(201);
  if (list.length === 0) return body.data;
  const added = await post(`/quiz/${body.data._id}/questions`, { questions: list });
  expect(added.status).toBe(201);
  return added.body.data;
}
const prompts = (quiz: { questions: { question: AuthoredQuestion }[] }) =>
  quiz.questions.map((slot) => slot.question.body.prompt.text);

async function published(): Promise<{ course: Seeded; learner: SignedIn }> {
  const categoryId = await seedCategory(server, `Farming ${newId()}`);
  const course = await seedCourse(server, { ownerId: tutor.id, prices: [0, 0], categoryId });
  const learner = await server.signedIn();
  const body = { choice: { whole: true }, expectedTotal: 0 };
  await server.call('POST', `/course/${course.id}/enrol`, { as: learner, body });
  return { course, learner };
}

describe('[12.104] characters that the database cannot store', () => {
  const prompt = (text: string) => ({ ...first, body: { ...first.body, prompt: { text, format: 'plain' } } });
  const essay = question(
    { type: 'essay', prompt: { text: 'Why?', format: 'plain' } },
    {
      type: 'essay',
      rubric: { criteria: [{ id: 'k', name: 'Reason', levels: [{ points: 1, text: 'Cut \ud83c' }] }] },
    },
  );
  test.each([
    ['prompt', prompt('Half \ud83c'), 'body.prompt.text'],
    ['prompt with NUL', prompt('None \u0000'), 'body'],
    [
      'option',
      {
        ...first,
        body: {
          ...first.body,
          options: [
            { id: 'c1', text: '\udf3e' },
            { id: 'c2', text: 'B' },
          ],
        },
      },
      'body.options.0.text',
    ],
    ['rubric', essay, 'key.rubric.criteria.0.levels.0.text'],
    ['feedback', { ...first, feedback: { options: { c1: '\ud83c' } } }, 'feedback.options.c1'],
    ['name of a feedback', { ...first, feedback: { options: { '\ud83c': 'Why' } } }, 'feedback'],
    ['tag', { ...first, tags: ['soil', '\ud83c'] }, 'tags.1'],
  ])('in a question are refused with their field: %s', async (_what, wrong, field) => {
    const quiz = await created(draft, [second]);
    const bank = (await post(`/course/${draft.id}/banks`, { name: `Bank ${newId()}` })).body.data;
    const answers = await Promise.all([
      post(`/quiz/${quiz._id}/questions`, { questions: [wrong] }),
      post(`/bank/${bank._id}/questions`, { questions: [wrong] }),
    ]);
    for (const { status, body } of answers)
      expect([status, Object.keys(body.errors)]).toEqual([422, [expect.stringContaining(field)]]);
    expect(prompts((await get(`/quiz/${quiz._id}`)).body.data)).toEqual(['Second?']);
  });

  test('in a pasted text are refused, and those that a format writes as numbers can be stored', async () => {
    const path = '/questions/read';
    const paste = (format: string, text: string) => post(path, { format, text, language: 'en' });
    const refused = await paste('aiken', 'One \ud83c?\nA. Yes\nB. No\nANSWER: A');
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['text']]);
    const read = await paste('gift', 'One &&000; two?{=Yes ~No}');
    expect(read.status).toBe(200);
    const { questions } = read.body.data;
    const quiz = await created();
    expect((await post(`/quiz/${quiz._id}/questions`, { questions })).status).toBe(201);
  });

  test('[15.193] the front matter of a pasted text in Markdown is part of no question', async () => {
    const text = '---\ntitle: Soil\ntags: [a]\n---\n\n## What is soil?\n\n- [x] Earth\n- [ ] Air\n';
    const { body } = await post('/questions/read', { format: 'markdown', text, language: 'en' });
    expect(body.data).toMatchObject({
      questions: [{ body: { prompt: { text: 'What is soil?', format: 'plain' } } }],
      problems: [{ line: 1, message: 'Not used from the front matter: “title”, “tags”.' }],
    });
  });

  test('[15.198] a heading with a formula is a question with it', async () => {
    const text = ['$x^2$', '\\(y\\)', 'H~2~O']
      .map((mark) => `## What is ${mark}?\n\n- [x] a\n- [ ] b\n`)
      .join('\n');
    const { body } = await post('/questions/read', { format: 'markdown', text, language: 'en' });
    const shown = body.data.questions.map(({ body: { prompt } }: AuthoredQuestion) => prompt.html);
    expect(shown).toEqual([
      expect.stringContaining('<math alttext="x^2">'),
      expect.stringContaining('<math alttext="y">'),
      expect.stringContaining('H<sub>2</sub>O'),
    ]);
    expect(body.data.problems).toEqual([]);
  });

  test('in a mark are refused with their field', async () => {
    const { course, learner } = await published();
    const kept = question({ type: 'essay', prompt: { text: 'Why?', format: 'plain' } }, { type: 'essay' });
    const quizId = await seedQuiz(server, lessonOf(course), { questions: [kept] });
    const taker = takerOf(server, learner);
    const attempt = (await taker.start(quizId)).body.data;
    await taker.save(attempt._id, attempt.questions[0].id, { type: 'essay', text: 'Because.' });
    await taker.submit(attempt._id);
    const [answer] = (await get(`/marking/${attempt._id}`)).body.data.answers;
    const mark = { points: 1, levels: {}, comment: 'Good', markedAt: answer.markedAt };
    const saved = (parts: object) => put(`/marking/${attempt._id}/${answer.slot}`, { ...mark, ...parts });
    for (const [field, parts] of [
      ['comment', { comment: 'Half \ud83c' }],
      ['levels', { levels: { '\ud83c': 1 } }],
    ] as const) {
      const { status, body } = await saved(parts);
      expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    }
    expect((await saved({})).status).toBe(200);
  });
});

describe('[12.129] the quizzes of a course', () => {
  test('are before or after a lesson or in a unit, and listed in its order', async () => {
    await create(draft, { place: 'unit', unitId: unitOf(draft) }, 'Unit');
    await create(draft, { place: 'post', lessonId: lessonOf(draft, 1) }, 'After two');
    await create(draft, { place: 'post', lessonId: lessonOf(draft) }, 'After one');
    await create(draft, { place: 'pre', lessonId: lessonOf(draft) }, 'Before one');
    const { body } = await get(`/course/${draft.id}/quizzes`);
    expect(body.data.map(({ title }: { title: string }) => title)).toEqual([
      'Before one',
      'After one',
      'After two',
      'Unit',
    ]);
    expect(body.data[0]).toMatchObject({
      place: 'pre',
      practice: true,
      required: false,
      questions: 0,
      points: 0,
      attempts: 0,
      lesson: { _id: lessonOf(draft) },
    });
    expect(body.data[3]).toMatchObject({ lesson: null, unit: { _id: unitOf(draft) }, required: true });
  });

  test('have one quiz for each place of a lesson and language', async () => {
    const at = { place: 'post', lessonId: lessonOf(draft) };
    expect((await create(draft, at)).status).toBe(201);
    expect((await create(draft, at)).status).toBe(409);
    const other = await post(`/course/${draft.id}/quizzes`, { title: 'Maswali', language: 'sw', at });
    expect(other.status).toBe(201);
    const elsewhere = await seedCourse(server, { ownerId: tutor.id });
    const foreign = { place: 'post', lessonId: lessonOf(elsewhere) };
    expect((await create(draft, foreign)).status).toBe(404);
    expect((await create(draft, { place: 'unit', unitId: unitOf(elsewhere) })).status).toBe(404);
  });

  test('take questions of every type, in the order that the author gives them', async () => {
    const list = everyType('key');
    const quiz = await created(draft, list);
    expect(quiz.questions.map((slot: { question: AuthoredQuestion }) => slot.question.key)).toEqual(
      list.map(({ key }) => key),
    );
    const ids = quiz.questions.map(({ _id }: { _id: string }) => _id).toReversed();
    const { body } = await put(`/quiz/${quiz._id}/questions/order`, { ids });
    expect(prompts(body.data)).toEqual(prompts(quiz).toReversed());
    expect((await put(`/quiz/${quiz._id}/questions/order`, { ids: ids.slice(1) })).status).toBe(409);
    const removed = await remove(`/quiz/${quiz._id}/question/${ids[0]}`);
    expect(removed.body.data.questions).toHaveLength(list.length - 1);
    expect((await remove(`/quiz/${quiz._id}/question/${ids[0]}`)).status).toBe(404);
  });

  test('have 200 questions at most', async () => {
    const quiz = await created(
      draft,
      Array.from({ length: 199 }, () => first),
    );
    expect((await post(`/quiz/${quiz._id}/questions`, { questions: [first, second] })).status).toBe(409);
    expect((await post(`/quiz/${quiz._id}/questions`, { questions: [second] })).status).toBe(201);
  });
});

describe('[12.130] an edit', () => {
  test('gives a question a new version; an attempt keeps what it asked and how that is marked', async () => {
    const { course, learner } = await published();
    const quizId = await seedQuiz(server, lessonOf(course), { questions: [first] });
    const taker = takerOf(server, learner);
    const attempt = (await taker.start(quizId)).body.data;
    const before = (await get(`/quiz/${quizId}`, admin)).body.data;
    const changed = question(
      { ...first.body, prompt: { text: 'First, again?', format: 'plain' } },
      { type: 'single', option: 'c2' },
    );
    const slot = before.questions[0];
    const saved = await put(
      `/quiz/${quizId}/question/${slot._id}`,
      { question: changed, version: slot.version },
      admin,
    );
    expect(saved.body.data.questions[0]).toMatchObject({ _id: slot._id, version: 2 });
    const read = (await taker.read(attempt._id)).body.data;
    expect(read.questions[0].prompt).toBe('First?');
    await taker.save(attempt._id, read.questions[0].id, { type: 'single', option: 'c1' });
    expect((await taker.submit(attempt._id)).body.data.score).toBe(1);
    expect((await taker.start(quizId)).body.data.questions[0].prompt).toBe('First, again?');
  });

  test('of a published course waits for its approval, with the questions that were added', async () => {
    const { course, learner } = await published();
    const quizId = await seedQuiz(server, lessonOf(course), { questions: [first] });
    const taker = takerOf(server, learner);
    const asked = async () => (await taker.quiz(quizId)).body.data;
    const quiz = (await get(`/quiz/${quizId}`)).body.data;
    const edited = { title: 'New name', opensAt: null, closesAt: null, version: 1 };
    const saved = await put(`/quiz/${quizId}`, { ...edited, settings: { ...quiz.settings, attempts: 3 } });
    expect(saved.body.data).toMatchObject({
      _id: quizId,
      title: 'New name',
      publishing: { staged: true, pending: true },
    });
    const added = await post(`/quiz/${quizId}/questions`, { questions: [second] });
    const [one, two] = added.body.data.questions;
    await put(`/quiz/${quizId}/question/${one._id}`, {
      question: { ...first, points: 3 },
      version: one.version,
    });
    const ids = [two._id, one._id];
    expect(prompts((await put(`/quiz/${quizId}/questions/order`, { ids })).body.data)).toEqual([
      'Second?',
      'First?',
    ]);
    expect(await asked()).toMatchObject({ questions: 1, points: 1, attemptsAllowed: null });

    await post(`/course/${course.id}/submit`);
    const { revision } = (await get(`/course/${course.id}/changes`, admin)).body.data;
    server.clock.advance({ seconds: 1 });
    const approval = `/admin/course/${course.id}/approve?revision=${revision}`;
    expect((await server.call('POST', approval, { as: admin })).status).toBe(200);
    expect(await asked()).toMatchObject({ title: 'New name', questions: 2, points: 4, attemptsAllowed: 3 });
    const attempt = (await taker.start(quizId)).body.data;
    expect(attempt.questions.map(({ prompt }: { prompt: string }) => prompt)).toEqual(['Second?', 'First?']);
  });

  test('by an administrator reaches learners at once and is carried into the waiting changes', async () => {
    const { course } = await published();
    const quizId = await seedQuiz(server, lessonOf(course), { questions: [first] });
    await put(`/unit/${unitOf(course)}`, { title: 'Staged', summary: '', price: 0, version: 1 });
    await post(`/quiz/${quizId}/questions`, { questions: [second] }, admin);
    const slots = await slotsOf(server.services.db, [quizId, stagedId(quizId)]);
    expect([...slots.values()].map((list) => list.length)).toEqual([2, 2]);
    expect((await get(`/quiz/${quizId}`)).body.data.questions).toHaveLength(2);
  });

  test('[12.131] never overwrites another one: the later of two windows gets 409', async () => {
    const quiz = await created(draft, [first]);
    const body = { title: 'One', opensAt: null, closesAt: null, settings: quiz.settings, version: 1 };
    expect((await put(`/quiz/${quiz._id}`, body)).status).toBe(200);
    expect((await put(`/quiz/${quiz._id}`, { ...body, title: 'Two' })).status).toBe(409);
    const [slot] = quiz.questions;
    const path = `/quiz/${quiz._id}/question/${slot._id}`;
    const edits = await Promise.all(
      [2, 3, 4].map((points) => put(path, { question: { ...first, points }, version: 1 })),
    );
    expect(edits.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect((await get(`/quiz/${quiz._id}`)).body.data).toMatchObject({ title: 'One', version: 2 });
  });
});

describe('[12.132] what cannot be asked is refused by its field', () => {
  const body = (parts: object) => ({ ...first, ...parts });
  const choice = first.body as Extract<AuthoredQuestion['body'], { type: 'single' }>;
  test.each<[string, string, object]>([
    ['a right option that is none', 'answer', body({ key: { type: 'single', option: 'c9' } })],
    ['a key of another type', 'answer', body({ key: { type: 'true-false', value: true } })],
    [
      'two options with one id',
      'options',
      body({ body: { ...choice, options: choice.options.map((option) => ({ ...option, id: 'c1' })) } }),
    ],
    [
      'pairs that are not complete',
      'answer',
      body({
        body: { type: 'matching', prompt: choice.prompt, left: choice.options, right: choice.options },
        key: { type: 'matching', pairs: { c1: 'c1' } },
      }),
    ],
    [
      'an order without one of the items',
      'answer',
      body({
        body: { type: 'ordering', prompt: choice.prompt, items: choice.options },
        key: { type: 'ordering', order: ['c1', 'c1'] },
      }),
    ],
    [
      'a blank without an answer',
      'answer',
      body({
        body: { type: 'fill-in', prompt: choice.prompt, parts: ['It is ', { blank: 'b1', label: '' }] },
        key: { type: 'fill-in', blanks: {} },
      }),
    ],
    [
      'more words at least than at most',
      'words',
      body({
        body: { type: 'essay', prompt: choice.prompt, minWords: 9, maxWords: 3 },
        key: { type: 'essay' },
      }),
    ],
    [
      'a picture of another site',
      'picture',
      body({ body: { ...choice, picture: { src: 'https://example.com/a.png', alt: '' } } }),
    ],
  ])('%s', async (_what, field, wrong) => {
    const quiz = await created();
    const alone = await post(`/quiz/${quiz._id}/questions`, { questions: [wrong] });
    expect(alone.status).toBe(422);
    expect(Object.keys(alone.body.errors)).toEqual([field]);
    const second = await post(`/quiz/${quiz._id}/questions`, { questions: [first, wrong] });
    expect(Object.keys(second.body.errors)).toEqual([`questions.1.${field}`]);
    expect((await get(`/quiz/${quiz._id}`)).body.data.questions).toEqual([]);
  });

  test('a quiz that closes before it opens', async () => {
    const quiz = await created();
    const times = { opensAt: '2026-12-02T08:00:00.000Z', closesAt: '2026-12-01T08:00:00.000Z' };
    const { status, body: said } = await put(`/quiz/${quiz._id}`, {
      title: 'A',
      ...times,
      settings: quiz.settings,
      version: 1,
    });
    expect([status, Object.keys(said.errors)]).toEqual([422, ['closesAt']]);
  });
});

test('[12.133] a prompt in Markdown is rendered and sanitised; one in HTML becomes Markdown', async () => {
  const prompt = (format: 'markdown' | 'html', text: string): AuthoredQuestion => ({
    ...first,
    body: { ...first.body, prompt: { format, text } },
  });
  const quiz = await created(draft, [
    prompt('markdown', 'Is **this** right? <script>alert(1)</script>'),
    prompt('html', '<p>Is <em>that</em>?</p><img src=x onerror="alert(1)">'),
  ]);
  const [one, two] = quiz.questions.map((slot: { question: AuthoredQuestion }) => slot.question.body);
  expect(one.prompt.html).toContain('<strong>this</strong>');
  expect(one).toMatchObject({ language: 'en' });
  expect(two.prompt).toMatchObject({ format: 'markdown', text: expect.stringContaining('*that*') });
  expect(JSON.stringify([one.prompt.html, two.prompt.html])).not.toMatch(/<script|onerror/);
});

test('[12.134] removing a quiz keeps the attempts of its learners', async () => {
  const { course, learner } = await published();
  const quizId = await seedQuiz(server, lessonOf(course));
  const attempt = (await takerOf(server, learner).start(quizId)).body.data;
  expect((await get(`/course/${course.id}/quizzes`)).body.data[0].attempts).toBe(1);
  expect((await remove(`/quiz/${quizId}`, admin)).status).toBe(200);
  const { db } = server.services;
  expect(await db.$count(quizzes, eq(quizzes.id, quizId))).toBe(0);
  expect(await db.$count(quizAttempts, eq(quizAttempts.id, attempt._id))).toBe(1);
});

describe('[12.135] questions as text', () => {
  const read = (text: string, format = 'markdown') =>
    post('/questions/read', { format, text, language: 'en' });

  test('are read with a report and without being stored', async () => {
    const { body } = await read('Does it rain?\nA. Yes\nB. No\nANSWER: A\n\nNo answer here', 'aiken');
    expect(body.data.questions).toMatchObject([
      { body: { type: 'single', prompt: { text: 'Does it rain?' } }, key: { option: expect.any(String) } },
    ]);
    expect(body.data.problems).toEqual([
      { line: expect.any(Number), item: expect.any(String), message: expect.any(String) },
    ]);
  });

  test('that are exported as Markdown can be read again', async () => {
    const quiz = await created(draft, everyType('key').slice(0, 8));
    const { text } = (await get(`/quiz/${quiz._id}/export?format=markdown`)).body.data;
    const again = (await read(text)).body.data;
    expect(again.problems).toEqual([]);
    expect(again.questions.map(({ body }: AuthoredQuestion) => body.type)).toEqual(
      quiz.questions.map((slot: { question: AuthoredQuestion }) => slot.question.body.type),
    );
  });

  test('that are no questions give a report instead of an error', async () => {
    const { status, body } = await read('Just a sentence.');
    expect([status, body.data.questions]).toEqual([200, []]);
    expect(body.data.problems.length).toBeGreaterThan(0);
  });
});
