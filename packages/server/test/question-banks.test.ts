import type { AuthoredQuestion } from '@digiken/contract';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { courses, stagedId } from '../src/courses';
import { newId } from '../src/platform/ids';
import { questionBanks, quizAttempts } from '../src/quizzes';
import { drawQuestions } from '../src/quizzes/draws/draw';
import { seeded } from '../src/quizzes/random';
import { type Seeded, seedCategory, seedCourse } from './learning-fixtures';
import { everyType, question, seedQuiz, takerOf, TWO_CHOICES } from './quiz-fixtures';
import { instructorCalls } from './support/instructor-calls';
import { cases } from './support/property';
import { type SignedIn, startTestServer, type TestServer } from './support/server';

let server: TestServer;
let tutor: SignedIn;
let admin: SignedIn;
let learner: SignedIn;
let course: Seeded;
beforeAll(async () => {
  server = await startTestServer();
  tutor = await server.signedIn('tutor');
  admin = await server.signedIn('admin');
});
afterAll(() => server.close());
beforeEach(async () => {
  const categoryId = await seedCategory(server, `Farming ${newId()}`);
  course = await seedCourse(server, { ownerId: tutor.id, prices: [0, 0], categoryId });
  learner = await server.signedIn();
  const body = { choice: { whole: true }, expectedTotal: 0 };
  await server.call('POST', `/course/${course.id}/enrol`, { as: learner, body });
});

const { get, put, post, remove } = instructorCalls(() => ({ server, tutor }));
const lessonId = (at = 0) => course.units[0]?.lessons[at] ?? '';
const named = (text: string, tags: string[] = []): AuthoredQuestion => ({
  ...question(
    {
      type: 'single',
      prompt: { text, format: 'plain' },
      options: [
        { id: 'c1', text: 'Right' },
        { id: 'c2', text: 'Wrong' },
      ],
    },
    { type: 'single', option: 'c1' },
  ),
  tags,
});
const numbered = (count: number, tags: string[] = [], name = 'Question') =>
  Array.from({ length: count }, (_, at) => named(`${name} ${at + 1}`, tags));

/** A bank in the published course, as an administrator writes it. */
async function bankOf(list: AuthoredQuestion[], as = admin, name = `Bank ${newId()}`): Promise<string> {
  const { status, body } = await post(`/course/${course.id}/banks`, { name }, as);
  expect(status).toBe(201);
  if (list.length > 0) {
    expect((await post(`/bank/${body.data._id}/questions`, { questions: list }, as)).status).toBe(201);
  }
  return body.data._id;
}
const emptyQuiz = () => seedQuiz(server, lessonId(), { questions: [] });
const draw = (quizId: string, bankId: string, parts: object = {}, as = admin) =>
  post(`/quiz/${quizId}/draws`, { bankId, tag: null, count: 1, points: 1, ...parts }, as);
const questionsOf = async (bankId: string, query = '', as = admin) =>
  (await get(`/bank/${bankId}/questions${query}`, as)).body.data;
const promptsOf = (list: { question: AuthoredQuestion }[]) =>
  list.map((one) => one.question.body.prompt.text);
const asked = (attempt: { questions: { prompt: string }[] }) => attempt.questions.map(({ prompt }) => prompt);
async function take(quizId: string, as = learner): Promise<any> {
  const taker = takerOf(server, as);
  const attempt = (await taker.start(quizId)).body.data;
  await taker.submit(attempt._id);
  return attempt;
}

describe('[12.37] the banks of a course', () => {
  test('have a name that is theirs alone, and say their questions, tags and quizzes', async () => {
    const id = await bankOf([...numbered(2, ['soil']), named('Third', ['soil', 'water'])], admin, 'Soil');
    const twice = await post(`/course/${course.id}/banks`, { name: 'soil' }, admin);
    expect([twice.status, Object.keys(twice.body.errors)]).toEqual([422, ['name']]);
    expect((await put(`/bank/${id}`, { name: 'SOIL' }, admin)).status).toBe(200);
    await draw(await emptyQuiz(), id);
    const { body } = await get(`/course/${course.id}/banks`, admin);
    expect(body.data).toMatchObject({
      course: { _id: course.id },
      banks: [
        {
          _id: id,
          name: 'SOIL',
          questions: 3,
          tags: [
            { tag: 'soil', questions: 3 },
            { tag: 'water', questions: 1 },
          ],
          quizzes: [{ title: expect.stringMatching(/^Quiz/) }],
        },
      ],
    });
  });

  test('are not removed while a quiz draws from them', async () => {
    const id = await bankOf(numbered(2));
    const quizId = await emptyQuiz();
    const slot = (await draw(quizId, id)).body.data.questions[0];
    const refused = await remove(`/bank/${id}`, admin);
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('draws questions')]);
    await remove(`/quiz/${quizId}/question/${slot._id}`, admin);
    expect((await remove(`/bank/${id}`, admin)).status).toBe(200);
    expect((await get(`/bank/${id}/questions`, admin)).status).toBe(404);
  });

  test('find questions by words, tag and type, page by page in their order', async () => {
    const id = await bankOf([
      ...numbered(30, ['rain']),
      named('100% of it_', ['sun']),
      ...everyType('key').slice(2, 3),
    ]);
    expect(promptsOf(await questionsOf(id, '?search=100%25'))).toEqual(['100% of it_']);
    expect(await questionsOf(id, '?search=%25%25')).toEqual([]);
    expect(promptsOf(await questionsOf(id, '?tag=sun'))).toEqual(['100% of it_']);
    expect(promptsOf(await questionsOf(id, '?type=true-false'))).toEqual(['Maize is a grass.']);
    const first = (await get(`/bank/${id}/questions?tag=rain`, admin)).body;
    const second = (await get(`/bank/${id}/questions?tag=rain&cursor=${first.next}`, admin)).body;
    expect(first.total).toBe(30);
    expect(promptsOf([...first.data, ...second.data])).toEqual(
      Array.from({ length: 30 }, (_, at) => `Question ${at + 1}`),
    );
  });

  test('refuse a question by its field, and one that was saved meanwhile', async () => {
    const id = await bankOf(numbered(1));
    const wrong = { ...named('Wrong'), key: { type: 'single', option: 'c9' } };
    const refused = await post(`/bank/${id}/questions`, { questions: [wrong] }, admin);
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['answer']]);
    const [row] = await questionsOf(id);
    const path = `/bank/${id}/question/${row._id}`;
    const edits = await Promise.all(
      ['A', 'B', 'C'].map((text) => put(path, { question: named(text), version: row.version }, admin)),
    );
    expect(edits.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect((await get(path, admin)).body.data.version).toBe(2);
    expect((await remove(path, admin)).status).toBe(200);
    expect((await get(path, admin)).status).toBe(404);
  });
});

describe('[12.138] a question of a quiz and of a bank', () => {
  test('moves into a bank as the quiz asks it, once', async () => {
    const bankId = await bankOf([]);
    const quizId = await seedQuiz(server, lessonId());
    const [slot] = (await get(`/quiz/${quizId}`, admin)).body.data.questions;
    const keep = () => post(`/bank/${bankId}/from-quiz`, { quizId, slotId: slot._id }, admin);
    expect((await keep()).status).toBe(201);
    expect((await keep()).status).toBe(409);
    expect(promptsOf(await questionsOf(bankId))).toEqual(['First?']);
    expect((await get(`/quiz/${quizId}`, admin)).body.data.questions).toHaveLength(2);
  });

  test('is asked by name in the version of the bank, which later edits of the bank do not change', async () => {
    const bankId = await bankOf([{ ...named('Old'), points: 3 }, named('Other')]);
    const quizId = await emptyQuiz();
    const [one, two] = await questionsOf(bankId);
    const add = (...questionIds: string[]) =>
      post(`/quiz/${quizId}/from-bank`, { bankId, questionIds }, admin);
    const { body } = await add(one._id);
    expect(body.data).toMatchObject({ points: 3, questions: [{ kind: 'question', version: 1 }] });
    expect((await add(two._id, one._id)).status).toBe(409);
    const edit = { question: named('New'), version: one.version };
    await put(`/bank/${bankId}/question/${one._id}`, edit, admin);
    expect(asked(await take(quizId))).toEqual(['Old']);
  });
});

describe('[12.38] drawing', () => {
  const pool = (...ids: string[]) => ids.map((questionId) => ({ questionId, version: 1 }));
  const none = new Set<string>();

  test('gives each question the same chance over many seeds', () => {
    const counts = new Map<string, number>();
    const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];
    for (let seed = 0; seed < 10_000; seed += 1) {
      const [drawn = []] = drawQuestions([{ count: 3, pool: pool(...ids) }], {
        taken: none,
        seen: none,
        next: seeded(seed),
      });
      for (const { questionId } of drawn) counts.set(questionId, (counts.get(questionId) ?? 0) + 1);
    }
    // 3,000 expected; the standard deviation is 46.
    for (const id of ids) expect(Math.abs((counts.get(id) ?? 0) - 3_000)).toBeLessThan(5 * 46);
  });

  test('never repeats a question, draws as many as there can be, and as few as possible that were seen', () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
    const subset = fc.subarray(ids);
    const drawings = fc.record({
      draws: fc.array(fc.record({ count: fc.integer({ min: 1, max: 3 }), pool: subset }), {
        minLength: 1,
        maxLength: 3,
      }),
      taken: subset,
      seen: subset,
      seed: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
    });
    fc.assert(
      fc.property(drawings, ({ draws, taken, seen, seed }) => {
        const limits = { taken: new Set(taken), seen: new Set(seen), next: seeded(seed) };
        const drawn = drawQuestions(
          draws.map((one) => ({ count: one.count, pool: pool(...one.pool) })),
          limits,
        ).map((list) => list.map(({ questionId }) => questionId));
        const all = drawn.flat();
        expect(new Set(all).size).toBe(all.length);
        draws.forEach((one, at) => {
          expect(drawn[at]?.length).toBeLessThanOrEqual(one.count);
          for (const id of drawn[at] ?? []) expect(one.pool.includes(id) && !taken.includes(id)).toBe(true);
        });
        const places = draws.flatMap((one) =>
          Array.from({ length: one.count }, () => one.pool.filter((id) => !taken.includes(id))),
        );
        expect(all.length).toBe(most(places));
        const fresh = places.map((list) => list.filter((id) => !seen.includes(id)));
        expect(all.filter((id) => !seen.includes(id)).length).toBe(most(fresh));
      }),
      cases(500, 100),
    );
  });

  /** How many places can be filled with different questions, by trying everything. */
  function most(places: readonly string[][], used: readonly string[] = []): number {
    const [place, ...rest] = places;
    if (place === undefined) return 0;
    const filled = place.filter((id) => !used.includes(id)).map((id) => 1 + most(rest, [...used, id]));
    return Math.max(most(rest, used), ...filled);
  }

  test('of one attempt takes no question twice, not even one that the quiz asks by name', async () => {
    const bankId = await bankOf([...numbered(3, ['a']), ...numbered(3, ['b'], 'Other')]);
    const quizId = await emptyQuiz();
    const [byName] = await questionsOf(bankId, '?tag=a');
    await post(`/quiz/${quizId}/from-bank`, { bankId, questionIds: [byName._id] }, admin);
    await draw(quizId, bankId, { tag: 'a', count: 2 });
    const { body } = await draw(quizId, bankId, { count: 3, points: 2 });
    expect(body.data).toMatchObject({
      points: 9,
      questions: [{ kind: 'question' }, { matches: 3, missing: 0 }, { matches: 6, missing: 0 }],
    });
    for (let turn = 0; turn < 4; turn += 1) {
      const attempt = await take(quizId, await enrolled());
      const prompts = asked(attempt);
      expect(new Set(prompts).size).toBe(6);
      expect(prompts[0]).toBe('Question 1');
      expect(attempt.points).toBe(9);
    }
  });

  test('avoids the questions of earlier attempts as long as others are left', async () => {
    const bankId = await bankOf(numbered(5));
    const quizId = await emptyQuiz();
    await draw(quizId, bankId, { count: 2 });
    const [one, two, three] = [await take(quizId), await take(quizId), await take(quizId)].map(asked);
    expect(new Set([...(one ?? []), ...(two ?? [])]).size).toBe(4);
    const rest = numbered(5)
      .map(({ body }) => body.prompt.text)
      .filter((text) => ![...(one ?? []), ...(two ?? [])].includes(text));
    expect(three).toEqual(expect.arrayContaining(rest));
    expect(three).toHaveLength(2);
  });

  test('by requests at the same time starts one attempt', async () => {
    const bankId = await bankOf(numbered(8));
    const quizId = await emptyQuiz();
    await draw(quizId, bankId, { count: 3 });
    const taker = takerOf(server, learner);
    const started = await Promise.all([1, 2, 3, 4].map(() => taker.start(quizId)));
    const ids = new Set(started.map(({ body }) => body.data._id));
    expect(ids.size).toBe(1);
    expect(new Set(started.map(({ body }) => String(asked(body.data)))).size).toBe(1);
    expect(await server.services.db.$count(quizAttempts, eq(quizAttempts.quizId, quizId))).toBe(1);
  });

  async function enrolled(): Promise<SignedIn> {
    const person = await server.signedIn();
    const body = { choice: { whole: true }, expectedTotal: 0 };
    await server.call('POST', `/course/${course.id}/enrol`, { as: person, body });
    return person;
  }
});

describe('[12.39] a draw from a bank with too few questions', () => {
  test('says how many are missing to its author, and asks what there is', async () => {
    const bankId = await bankOf(numbered(2, ['a']));
    const quizId = await emptyQuiz();
    const { body } = await draw(quizId, bankId, { tag: 'a', count: 5, points: 2 });
    expect(body.data.questions).toMatchObject([{ kind: 'draw', count: 5, matches: 2, missing: 3 }]);
    const [line] = (await get(`/course/${course.id}/quizzes`, admin)).body.data;
    expect(line).toMatchObject({ questions: 5, points: 10, missing: 3 });
    const { checks } = (await get(`/course/${course.id}`, admin)).body.data.checklist;
    const check = checks.find(({ id }: { id: string }) => id === 'draws');
    expect(check).toMatchObject({ status: 'advice', count: 1, where: [{ topicId: lessonId() }] });
    const taker = takerOf(server, learner);
    expect((await taker.quiz(quizId)).body.data).toMatchObject({ questions: 2, points: 4 });
    const attempt = (await taker.start(quizId)).body.data;
    expect(attempt.questions).toHaveLength(2);
    for (const { id } of attempt.questions)
      await taker.save(attempt._id, id, { type: 'single', option: 'c1' });
    expect((await taker.submit(attempt._id)).body.data).toMatchObject({
      score: 1,
      points: 4,
      pointsScored: 4,
    });
  });

  test('counts what another draw of the quiz needs', async () => {
    const bankId = await bankOf([named('One', ['a']), named('Two', ['b'])]);
    const quizId = await emptyQuiz();
    await draw(quizId, bankId, { count: 2 });
    const { body } = await draw(quizId, bankId, { tag: 'a' });
    const missing = body.data.questions.map((slot: { missing: number }) => slot.missing);
    expect(missing.reduce((sum: number, one: number) => sum + one, 0)).toBe(1);
  });

  test('hides a quiz that would ask nothing from learners', async () => {
    const bankId = await bankOf([]);
    const quizId = await emptyQuiz();
    await draw(quizId, bankId);
    const listed = async () => {
      const all = await server.call('GET', '/quizzes', { as: learner });
      const ofLesson = await server.call('GET', `/course/unit/lesson/${lessonId()}/quizzes`, { as: learner });
      return [all, ofLesson].map(({ body }) => body.data.length);
    };
    expect(await listed()).toEqual([0, 0]);
    expect((await takerOf(server, learner).start(quizId)).status).toBe(409);
    await post(`/bank/${bankId}/questions`, { questions: numbered(1) }, admin);
    expect(await listed()).toEqual([1, 1]);
  });

  test('is not allowed above 200 questions of a quiz', async () => {
    const bankId = await bankOf([]);
    const quizId = await seedQuiz(server, lessonId());
    expect((await draw(quizId, bankId, { count: 199 })).status).toBe(409);
    const { body } = await draw(quizId, bankId, { count: 198 });
    const slot = body.data.questions.at(-1);
    const change = (count: number) =>
      put(`/quiz/${quizId}/draw/${slot._id}`, { bankId, tag: null, count, points: 1 }, admin);
    expect((await change(199)).status).toBe(409);
    expect((await change(10)).body.data.questions.at(-1)).toMatchObject({ count: 10, missing: 10 });
    const questionId = body.data.questions[0]._id;
    expect(
      (await put(`/quiz/${quizId}/draw/${questionId}`, { bankId, tag: null, count: 1, points: 1 }, admin))
        .status,
    ).toBe(404);
  });
});

describe('[12.139] an edit of a bank question', () => {
  const edited = async (bankId: string, text: string, as: SignedIn) => {
    const [row] = await questionsOf(bankId, '', as);
    return put(`/bank/${bankId}/question/${row._id}`, { question: named(text), version: row.version }, as);
  };

  test('is drawn from then on; attempts keep what they asked and how it is marked', async () => {
    const bankId = await bankOf([named('Old')]);
    const quizId = await emptyQuiz();
    await draw(quizId, bankId);
    const taker = takerOf(server, learner);
    const attempt = (await taker.start(quizId)).body.data;
    const [row] = await questionsOf(bankId);
    const turned = { ...named('New'), key: { type: 'single' as const, option: 'c2' } };
    await put(`/bank/${bankId}/question/${row._id}`, { question: turned, version: row.version }, admin);
    expect(asked((await taker.read(attempt._id)).body.data)).toEqual(['Old']);
    await taker.save(attempt._id, attempt.questions[0].id, { type: 'single', option: 'c1' });
    expect((await taker.submit(attempt._id)).body.data.score).toBe(1);
    expect(asked((await taker.start(quizId)).body.data)).toEqual(['New']);
  });

  test('[12.140] of a published course waits for its approval: learners are asked what was reviewed', async () => {
    const bankId = await bankOf([named('Reviewed')]);
    const quizId = await emptyQuiz();
    await draw(quizId, bankId);
    expect((await edited(bankId, 'Not reviewed', tutor)).status).toBe(200);
    await post(`/bank/${bankId}/questions`, { questions: numbered(3) });
    const other = await bankOf(numbered(2), tutor, 'Added');
    await draw(quizId, other, { count: 2 }, tutor);
    expect((await get(`/course/${course.id}/banks`)).body.data.publishing).toEqual({
      staged: true,
      pending: true,
    });
    expect((await get(`/course/${course.id}/banks`, admin)).body.data.banks).toHaveLength(1);
    expect(asked(await take(quizId))).toEqual(['Reviewed']);

    await post(`/course/${course.id}/submit`);
    const changes = (await get(`/course/${course.id}/changes`, admin)).body.data;
    const ofCourse = changes.changes.find(({ item }: { item: string }) => item === 'course');
    expect(ofCourse.parts).toEqual(['banks']);
    const [text] = ofCourse.texts;
    expect(text.before).toContain('Reviewed');
    expect(text.after).toContain('Not reviewed');
    expect(text.after).toContain('Added');
    server.clock.advance({ seconds: 1 });
    const approval = `/admin/course/${course.id}/approve?revision=${changes.revision}`;
    expect((await server.call('POST', approval, { as: admin })).status).toBe(200);
    const { banks, publishing } = (await get(`/course/${course.id}/banks`)).body.data;
    expect(publishing.pending).toBe(false);
    // By name.
    expect(banks.map(({ _id, questions }: any) => [_id, questions])).toEqual([
      [other, 2],
      [bankId, 4],
    ]);
    const attempt = await take(quizId);
    expect(attempt.questions).toHaveLength(3);
    expect(asked(attempt)).not.toContain('Reviewed');
  });

  test('by an administrator is carried into the waiting changes, unless they changed the bank', async () => {
    const [one, two] = [await bankOf([named('One')]), await bankOf([named('Two')])];
    await edited(one, 'Staged', tutor);
    await edited(one, 'Of the administrator', admin);
    await edited(two, 'Of the administrator', admin);
    expect(promptsOf(await questionsOf(one, '', tutor))).toEqual(['Staged']);
    expect(promptsOf(await questionsOf(two, '', tutor))).toEqual(['Of the administrator']);
    const three = await bankOf(numbered(1), admin, 'New');
    expect(promptsOf(await questionsOf(three, '', tutor))).toEqual(['Question 1']);
    await remove(`/bank/${two}`, admin);
    expect((await get(`/bank/${two}/questions`)).status).toBe(404);
  });

  test('a quiz of an administrator brings its bank into waiting changes that removed it', async () => {
    const bankId = await bankOf(numbered(1));
    const quizId = await emptyQuiz();
    expect((await remove(`/bank/${bankId}`)).status).toBe(200);
    expect((await draw(quizId, bankId)).status).toBe(201);
    expect((await get(`/quiz/${quizId}`)).body.data.questions).toMatchObject([{ kind: 'draw', matches: 1 }]);
    expect((await get(`/course/${course.id}/banks`)).body.data.banks).toHaveLength(1);
  });

  test('waiting changes that remove a bank keep it while a published quiz draws from it', async () => {
    const bankId = await bankOf(numbered(1));
    expect((await remove(`/bank/${bankId}`)).status).toBe(200);
    await post(`/course/${course.id}/submit`);
    const { revision } = (await get(`/course/${course.id}/changes`, admin)).body.data;
    server.clock.advance({ seconds: 1 });
    const approval = `/admin/course/${course.id}/approve?revision=${revision}`;
    expect((await server.call('POST', approval, { as: admin })).status).toBe(200);
    expect((await get(`/course/${course.id}/banks`)).body.data.banks).toEqual([]);
  });

  test('goes with its course', async () => {
    const bankId = await bankOf(numbered(1));
    await draw(await emptyQuiz(), bankId);
    const { db } = server.services;
    await edited(bankId, 'Staged', tutor);
    await db.delete(courses).where(eq(courses.id, stagedId(course.id)));
    expect(await db.$count(questionBanks, eq(questionBanks.courseId, stagedId(course.id)))).toBe(0);
    await db.delete(courses).where(eq(courses.id, course.id));
    expect(await db.$count(questionBanks, eq(questionBanks.id, bankId))).toBe(0);
  });
});

describe('drawn questions', () => {
  test('[12.141] have statistics for each question, beside those that are asked by name', async () => {
    const bankId = await bankOf(numbered(3));
    const quizId = await seedQuiz(server, lessonId(), { questions: TWO_CHOICES.slice(0, 1) });
    await draw(quizId, bankId, { count: 2 });
    const taker = takerOf(server, learner);
    for (let turn = 0; turn < 3; turn += 1) {
      const attempt = (await taker.start(quizId)).body.data;
      for (const { id, prompt } of attempt.questions) {
        const option = prompt === 'Question 1' ? 'c2' : 'c1';
        await taker.save(attempt._id, id, { type: 'single', option });
      }
      await taker.submit(attempt._id);
    }
    const { body } = await get(`/quiz/${quizId}/statistics`);
    const rows = body.data.map(({ prompt, number, bank, facility }: any) => [
      prompt,
      number,
      bank !== null,
      facility,
    ]);
    expect(rows[0]).toEqual(['First?', 1, false, 1]);
    expect(rows[1]).toEqual(['Question 1', 2, true, 0]);
    expect(rows.slice(2).map(([, ...rest]: unknown[]) => rest)).toEqual([
      [2, true, 1],
      [2, true, 1],
    ]);
    expect(body.data.reduce((sum: number, { attempts }: any) => sum + attempts, 0)).toBe(9);
    expect(body.data[1].options).toMatchObject([{ share: 0 }, { share: 1 }]);
  });

  test('[12.40] are marked by hand like others', async () => {
    const bankId = await bankOf(everyType('key').filter(({ body }) => body.type === 'essay'));
    const quizId = await emptyQuiz();
    await draw(quizId, bankId, { points: 4 });
    const taker = takerOf(server, learner);
    const attempt = (await taker.start(quizId)).body.data;
    await taker.save(attempt._id, attempt.questions[0].id, { type: 'essay', text: 'Because it rains.' });
    await taker.submit(attempt._id);
    const [answer] = (await get(`/marking/${attempt._id}`)).body.data.answers;
    const mark = { points: 3, levels: {}, comment: 'Good.', markedAt: answer.markedAt };
    const marked = await put(`/marking/${attempt._id}/${answer.slot}`, mark);
    expect(marked.status).toBe(200);
    expect((await taker.read(attempt._id)).body.data).toMatchObject({ state: 'complete', pointsScored: 3 });
  });

  test('[12.141] are not in the file of an exported quiz: the draw is named', async () => {
    const bankId = await bankOf(numbered(3, ['a']), admin, 'Soil');
    const quizId = await seedQuiz(server, lessonId());
    await draw(quizId, bankId, { tag: 'a', count: 2 });
    const { text, problems } = (await get(`/quiz/${quizId}/export?format=markdown`)).body.data;
    expect(text).toContain('Second?');
    expect(text).not.toContain('Question 1');
    expect(problems).toEqual([
      'The draw of 2 questions with the tag “a” from the bank “Soil” is not in the file.',
    ]);
  });

  test('[12.40] never show their keys to a learner', async () => {
    const canary = 'kipepeo-canary';
    const bankId = await bankOf(everyType(canary));
    const quizId = await seedQuiz(server, lessonId(), { questions: [], settings: { review: 'never' } });
    await draw(quizId, bankId, { count: 9 });
    const taker = takerOf(server, learner);
    const { data: attempt } = (await taker.start(quizId)).body;
    expect(attempt.questions).toHaveLength(9);
    await taker.save(attempt._id, attempt.questions[0].id, null);
    const answers = [
      attempt,
      (await taker.read(attempt._id)).body,
      (await taker.quiz(quizId)).body,
      (await server.call('GET', '/quizzes', { as: learner })).body,
      (await server.call('GET', `/course/${course.id}`, { as: learner })).body,
    ];
    expect(JSON.stringify(answers)).not.toContain(canary);
    for (const path of [`/course/${course.id}/banks`, `/bank/${bankId}/questions`])
      expect((await get(path, learner)).status).toBe(403);
  });
});
