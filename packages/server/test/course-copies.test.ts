import type { AuthoredQuestion } from '@digiken/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog } from '../src/audit/tables';
import { courses, lessonTexts, lessonVideos, lessonVideoTracks } from '../src/courses/tables';
import { certificateTemplates } from '../src/certificates/tables';
import { enrolments } from '../src/enrolment/tables';
import { newId } from '../src/platform/ids';
import { quizzes } from '../src/quizzes';
import { addText, type Seeded, seedCategory, seedCourse } from './learning-fixtures';
import { everyType, seedQuiz, TWO_CHOICES } from './quiz-fixtures';
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

const { get, put, post } = instructorCalls(() => ({ server, tutor }));
const lessonOf = (course: Seeded, at = 0) => course.units[0]?.lessons[at] ?? '';
const duplicate = (id: string, as = tutor, title = 'Copy of the course') =>
  post(`/course/${id}/duplicate`, { title }, as);

async function course(state: 'draft' | 'published' = 'draft') {
  const categoryId = await seedCategory(server, `Farming ${newId()}`);
  return seedCourse(server, { ownerId: tutor.id, state, prices: [100, 0], priceWhole: 80, categoryId });
}

/** The lessons of a course in order, with their texts. */
async function lessonsOf(courseId: string, as = tutor) {
  const { units } = (await get(`/course/${courseId}`, as)).body.data;
  const found = [];
  for (const { _id } of units)
    for (const topic of (await get(`/unit/${_id}`, as)).body.data.topics)
      found.push((await get(`/topic/${topic._id}`, as)).body.data);
  return found;
}

const quizzesOf = async (courseId: string) => (await get(`/course/${courseId}/quizzes`)).body.data;

describe('a copy of a course', () => {
  test('[12.122] is a draft of the caller with the details, units and lessons', async () => {
    const source = await course('published');
    const { status, body } = await duplicate(source.id);
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      title: 'Copy of the course',
      state: 'draft',
      summary: 'A course for tests.',
      descriptionMarkdown: 'About it.',
      priceWhole: 80,
      learnerCount: 0,
      lessonCount: 4,
      units: [
        { title: 'Unit 1', price: 100, lessonCount: 2 },
        { title: 'Unit 2', price: 0, lessonCount: 2 },
      ],
      changes: null,
      history: [],
    });
    const [row] = await server.services.db.select().from(courses).where(eq(courses.id, body.data._id));
    expect(row).toMatchObject({ ownerId: tutor.id, sourceKey: null, stagedForId: null });
    const [first] = await lessonsOf(body.data._id);
    expect(first).toMatchObject({
      title: 'Lesson 1.1',
      markdown: 'The text of Lesson 1.1.',
      preview: true,
      version: 1,
    });
    expect(first._id).not.toBe(lessonOf(source));
  });

  test('[12.122][12.148] has what completes each unit', async () => {
    const source = await course();
    const unitId = source.units[0]?.id ?? '';
    const { version } = (await get(`/unit/${unitId}`)).body.data;
    expect((await put(`/unit/${unitId}`, { requiresQuizzes: true, version })).status).toBe(200);
    const copied = (await duplicate(source.id)).body.data.units;
    const asked = [];
    for (const { _id } of copied) asked.push((await get(`/unit/${_id}`)).body.data.requiresQuizzes);
    expect(asked).toEqual([true, false]);
  });

  test('[12.122] has the texts of all languages, videos, captions and the certificate of the original', async () => {
    const source = await course();
    const { db } = server.services;
    await addText(server, lessonOf(source), 'sw', 'Somo', 'Maandishi.');
    const video = {
      lessonId: lessonOf(source),
      src: '/api/media/film.webm',
      seconds: 12,
      transcript: 'Said.',
    };
    await db.insert(lessonVideos).values(video);
    const track = { language: 'en', label: 'English', src: '/api/media/film.vtt' };
    await db.insert(lessonVideoTracks).values({ lessonId: lessonOf(source), ...track });
    await db
      .insert(certificateTemplates)
      .values({ courseId: source.id, signatory: 'Wanjiku Kamau', validityMonths: 12 });
    const { body } = await duplicate(source.id);
    const [first] = await lessonsOf(body.data._id);
    expect(first.languages).toEqual(['en', 'sw']);
    expect(first.video).toMatchObject({ seconds: 12, transcript: 'Said.', captions: [{ label: 'English' }] });
    const [text] = await db.select().from(lessonTexts).where(eq(lessonTexts.title, 'Somo'));
    expect(text?.machineTranslated).toBe(true);
    const [template] = await db
      .select()
      .from(certificateTemplates)
      .where(eq(certificateTemplates.courseId, body.data._id));
    expect(template).toMatchObject({ signatory: 'Wanjiku Kamau', validityMonths: 12 });
  });

  test('[12.122] has links that lead to its own lessons', async () => {
    const source = await course();
    const other = lessonOf(source, 1);
    const markdown = `[Next](/console/course/unit/lesson/${other}/next) and [other](/course/${newId()}).`;
    const { title, preview, version } = (await get(`/topic/${lessonOf(source)}`)).body.data;
    const saved = { title, preview, version, markdown, language: 'en' };
    expect((await put(`/topic/${lessonOf(source)}`, saved)).status).toBe(200);
    const { body } = await duplicate(source.id);
    const [first, second] = await lessonsOf(body.data._id);
    expect(first.markdown).toBe(markdown.replace(other, second._id));
    const [row] = await server.services.db
      .select({ html: lessonTexts.html })
      .from(lessonTexts)
      .where(eq(lessonTexts.lessonId, first._id));
    expect(row?.html).toContain(second._id);
    expect(row?.html).not.toContain(other);
  });

  test('[12.122] leaves out learners, unpublished texts that others see, and who imported it', async () => {
    const source = await course('published');
    const learner = await server.signedIn();
    await server.services.db
      .insert(enrolments)
      .values({ userId: learner.id, courseId: source.id, whole: true, teacherId: tutor.id });
    const topic = lessonOf(source);
    const { title, preview, version } = (await get(`/topic/${topic}`)).body.data;
    const saved = { title, preview, version, markdown: 'Not published.', language: 'en' };
    expect((await put(`/topic/${topic}`, saved)).status).toBe(200);
    // The instructor copies what they see; an administrator sees the published course.
    const own = (await duplicate(source.id)).body.data;
    expect((await lessonsOf(own._id))[0].markdown).toBe('Not published.');
    const theirs = (await duplicate(source.id, admin)).body.data;
    expect((await lessonsOf(theirs._id, admin))[0].markdown).toBe('The text of Lesson 1.1.');
    const held = await server.services.db.select().from(enrolments).where(eq(enrolments.courseId, own._id));
    expect(held).toEqual([]);
    expect((await get(`/course/${source.id}`)).body.data.stagedChanges).toHaveLength(1);
    const entries = await server.services.db.select().from(auditLog).where(eq(auditLog.targetId, theirs._id));
    expect(entries.map(({ action }) => action)).toEqual(['duplicated']);
  });
});

describe('the quizzes of a copy', () => {
  test('[12.123] ask new questions: an edit of one never changes the other', async () => {
    const source = await course();
    await seedQuiz(server, lessonOf(source), { questions: everyType('key'), closesAt: server.clock.now() });
    const unitId = source.units[1]?.id;
    const at = { place: 'unit', unitId };
    await post(`/course/${source.id}/quizzes`, { title: 'At the end', language: 'en', at });
    const { body } = await duplicate(source.id);
    const [line, atEnd] = await quizzesOf(body.data._id);
    expect(atEnd.title).toBe('At the end');
    const copy = (await get(`/quiz/${line._id}`)).body.data;
    const [old] = await quizzesOf(source.id);
    const original = (await get(`/quiz/${old._id}`)).body.data;
    const asked = (quiz: { questions: { question: AuthoredQuestion }[] }) =>
      quiz.questions.map(({ question }) => question);
    expect(asked(copy)).toEqual(asked(original));
    expect(copy).toMatchObject({ title: original.title, settings: original.settings, closesAt: null });

    const slot = copy.questions[0];
    const edited = await put(`/quiz/${copy._id}/question/${slot._id}`, {
      question: TWO_CHOICES[0],
      version: slot.version,
    });
    expect(edited.status).toBe(200);
    expect(asked((await get(`/quiz/${old._id}`)).body.data)).toEqual(asked(original));
    const rows = await server.services.db.select().from(quizzes).where(eq(quizzes.title, original.title));
    expect(rows).toHaveLength(2);
  });
});

describe('duplicating', () => {
  test('[12.124] is refused for courses of others, and makes nothing', async () => {
    const source = await course('published');
    const stranger = await server.signedIn('tutor');
    expect((await duplicate(source.id, stranger)).status).toBe(404);
    expect((await duplicate(newId())).status).toBe(404);
    expect((await get('/courses', stranger)).body.data).toEqual([]);
  });

  test('[12.124] needs a title', async () => {
    const source = await course();
    const { status, body } = await duplicate(source.id, tutor, '  ');
    expect(status).toBe(422);
    expect(body.errors.title).toBe('Enter a title');
  });

  test('[12.124] is limited to 20 copies in an hour', async () => {
    const source = await course();
    const busy = await server.signedIn('admin');
    for (let nth = 0; nth < 20; nth += 1) expect((await duplicate(source.id, busy)).status).toBe(201);
    expect((await duplicate(source.id, busy)).status).toBe(429);
  });
});
