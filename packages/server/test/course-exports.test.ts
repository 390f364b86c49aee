import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { AuthoredQuestion } from '@digiken/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPromise } from 'yauzl';
import { media } from '../src/content';
import { courses, lessons, lessonTexts, lessonVideos, lessonVideoTracks, units } from '../src/courses/tables';
import { exportCourse } from '../src/export';
import { readExportedCourse } from '../src/export/course';
import { importCourse } from '../src/import';
import { newId } from '../src/platform/ids';
import { writeQuizzes } from '../src/quizzes';
import { quizzes } from '../src/quizzes/tables';
import { course as courseFolder, red, temporaryFolder } from './import-fixtures';
import { addText, seedCourse } from './learning-fixtures';
import { everyType, seedQuiz } from './quiz-fixtures';
import { part, sco } from './scorm-fixtures';
import { scormZip } from './scorm-zip';
import { instructorCalls } from './support/instructor-calls';
import { type SignedIn, startTestServer, type TestServer } from './support/server';

let server: TestServer;
let tutor: SignedIn;
let other: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  tutor = await server.signedIn('tutor');
  other = await server.signedIn('tutor');
});
afterAll(() => server.close());

const { get, post } = instructorCalls(() => ({ server, tutor }));

/** Unpacks an archive into a folder. */
async function unpack(path: string): Promise<string> {
  const folder = await temporaryFolder();
  const archive = await openPromise(path);
  for await (const entry of archive.eachEntry()) {
    const target = join(folder, entry.fileName);
    await mkdir(dirname(target), { recursive: true });
    await pipeline(await archive.openReadStreamPromise(entry), createWriteStream(target));
  }
  return folder;
}

async function exported(rowId: string, format: 'markdown' | 'cartridge') {
  const made = await exportCourse(server.services, { rowId, format, language: 'en' });
  if (made === undefined) throw new Error('There is no such course.');
  const path = join(await temporaryFolder(), made.fileName);
  await writeFile(path, await readFile(made.archive.draft));
  await server.services.files.drop(made.archive);
  return { path, findings: made.findings };
}

/** Everything of a course that an export should bring back, without ids. */
async function structureOf(id: string) {
  const found = await readExportedCourse(server.services.db, id);
  if (found === undefined) throw new Error('There is no such course.');
  const names = new Map(
    [found, ...found.units, ...found.units.flatMap((unit) => unit.lessons)].map((item) => [
      item.id,
      item.title,
    ]),
  );
  const named = (text: string) =>
    text.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, (each) => names.get(each) ?? each);
  const quiz = ({ kind, language, title, settings, questions }: (typeof found.units)[0]['quizzes'][0]) => {
    const { accessCode: _code, ...rest } = settings;
    return { kind, language, title, settings: rest, questions: questions.map(plain) };
  };
  return {
    ...{ title: found.title, summary: found.summary, description: named(found.description).trim() },
    ...{ level: found.level, outcomes: found.outcomes, audience: found.audience, image: found.image },
    languages: found.languages,
    units: found.units.map((unit) => ({
      ...{ title: unit.title, summary: unit.summary, requiresQuizzes: unit.requiresQuizzes },
      quizzes: unit.quizzes.map(quiz),
      lessons: unit.lessons.map((lesson) => ({
        ...{ title: lesson.title, preview: lesson.preview, language: lesson.language },
        texts: lesson.texts.map(({ language, title, source, format, machineTranslated }) => ({
          ...{ language, title, format, machineTranslated, source: named(source).trim() },
        })),
        video: lesson.video && {
          ...{ src: lesson.video.src, poster: lesson.video.poster, transcript: lesson.video.transcript },
          tracks: lesson.video.tracks.map(({ language, src }) => ({ language, src })),
        },
        quizzes: lesson.quizzes.map(quiz),
      })),
    })),
  };
}

/** Without what a reader decides for itself: ids, which become texts, and Markdown that was rendered. */
function plain({ body, key, ...rest }: AuthoredQuestion): unknown {
  const textOf = (items: readonly { id: string; text: string }[]) =>
    new Map(items.map(({ id, text }) => [id, text]));
  if (body.type === 'matching' && key.type === 'matching') {
    const [left, right] = [textOf(body.left), textOf(body.right)];
    const pairs = Object.entries(key.pairs).map(([one, other]) => [left.get(one), right.get(other)]);
    return { prompt: body.prompt.text, pairs: pairs.sort(), right: [...right.values()], ...rest };
  }
  const ids = new Map<string, string>([
    ...('options' in body ? textOf(body.options) : []),
    ...('items' in body ? textOf(body.items) : []),
  ]);
  if ('parts' in body)
    body.parts.forEach((part, at) => typeof part === 'object' && ids.set(part.blank, `blank ${at}`));
  const rubric = 'rubric' in key && key.rubric?.criteria.map(({ name, levels }) => ({ name, levels }));
  const asked = { body: { language: 'en', ...body }, key: rubric ? rubric : key, ...rest };
  return JSON.parse(JSON.stringify(asked), (name, value) => {
    if (name === 'html') return undefined;
    if (typeof value === 'string') return ids.get(value) ?? value;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(
      Object.entries(value)
        .map(([part, inner]) => [ids.get(part) ?? part, inner] as const)
        .sort(([one], [other]) => (one < other ? -1 : 1)),
    );
  });
}

/** A course with texts in two languages, pictures, links, a document, a video, and quizzes of every type. */
async function fullCourse(): Promise<string> {
  const { db, files } = server.services;
  const picture = await red(500, 300).webp().toBuffer();
  const wide = await red(900, 500).jpeg().toBuffer();
  const folder = await courseFolder({
    'README.md':
      '# Books of a shop\n\nAn introduction that is long enough to serve as its summary.\n\n![A cover](images/wide.jpg)\n',
    'images/wide.jpg': wide,
    '1-first/lessons/1-one/README.md':
      '# Lesson *one* & more\n\nSee [two](../2-two/README.md#a-part) and the [course](../../../README.md).\n\n![A box](box.webp)\n\n| a | b |\n|---|---|\n| 1 | `x_y` |\n\n## A part\n\n```js\nconst a = 1;\n```\n',
    '1-first/lessons/1-one/box.webp': picture,
    '1-first/lessons/2-two/README.md': '# Two\n\n## A part\n\nText with a [note](#a-part).\n',
    'translations/sw/1-first/lessons/1-one/README.md':
      '# Somo la kwanza\n\nTazama [pili](../../../../../1-first/lessons/2-two/README.md).\n\n![Sanduku](../../../../../1-first/lessons/1-one/box.webp)\n',
  });
  const { courseId } = await importCourse(server.services, { path: folder, ownerEmail: tutor.email });
  await db
    .update(courses)
    .set({ level: 'advanced', outcomes: ['Keep a book', 'Close a month'], audience: 'Owners of shops' })
    .where(eq(courses.id, courseId));
  const [unit] = await db.select().from(units).where(eq(units.courseId, courseId));
  const [one, two] = await db
    .select()
    .from(lessons)
    .where(eq(lessons.unitId, unit?.id ?? ''))
    .orderBy(lessons.position);
  await db
    .update(units)
    .set({ summary: 'What a book is.', requiresQuizzes: true })
    .where(eq(units.id, unit?.id ?? ''));
  const film = await files.put(db, Buffer.from('not really a film'), { ext: 'webm', type: 'video/webm' });
  const track = await files.put(db, Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\nHello.\n'), {
    ...{ ext: 'vtt', type: 'text/vtt' },
  });
  await db
    .insert(lessonVideos)
    .values({ lessonId: two?.id ?? '', src: film.path, transcript: 'As *edited*.' });
  await db
    .insert(lessonVideoTracks)
    .values({ lessonId: two?.id ?? '', language: 'en', label: 'English', src: track.path });
  const asked = await files.put(db, await red(400, 200).webp().toBuffer(), {
    ext: 'webp',
    type: 'image/webp',
  });
  const questions = everyType('key').map((question) =>
    question.body.type === 'multiple'
      ? { ...question, body: { ...question.body, picture: { src: asked.path, alt: 'A “red” box' } } }
      : question,
  );
  await writeQuizzes(db, [
    {
      place: 'unit',
      unitId: unit?.id ?? '',
      sourcePath: 'a',
      position: 1,
      language: 'en',
      title: 'Of the unit',
      questions,
    },
  ]);
  await seedQuiz(server, one?.id ?? '', { place: 'post', questions: questions.slice(0, 2) });
  return courseId;
}

async function lessonsOf(courseId: string) {
  const rows = await server.services.db
    .select({ id: lessons.id, html: lessonTexts.html })
    .from(lessons)
    .innerJoin(units, eq(units.id, lessons.unitId))
    .innerJoin(lessonTexts, eq(lessonTexts.lessonId, lessons.id))
    .where(eq(units.courseId, courseId));
  return { lessonIds: rows.map(({ id }) => id), htmls: rows.map(({ html }) => html) };
}

describe('an export in Markdown', () => {
  test('[14.187][14.188] becomes the same course when it is imported', async () => {
    const id = await fullCourse();
    const before = await structureOf(id);
    const { path, findings } = await exported(id, 'markdown');
    expect(findings).toEqual([]);
    const report = await importCourse(server.services, { path, target: 'new' });
    expect(report.courseId).not.toBe(id);
    expect(report.counts.convertedPictures).toBeLessThanOrEqual(3);
    const after = await structureOf(report.courseId);
    expect(after).toEqual(before);
  });

  test('[14.188] is read without what completes a unit, which an update leaves as it is', async () => {
    const id = await fullCourse();
    const folder = await unpack((await exported(id, 'markdown')).path);
    const file = join(folder, 'digiken.json');
    const { units: facts, ...rest } = JSON.parse(await readFile(file, 'utf8'));
    const [path = ''] = Object.keys(facts);
    expect(facts).toEqual({ [path]: { summary: 'What a book is.', requiresQuizzes: true } });
    const older = { ...rest, units: { [path]: { summary: 'As before.' } } };
    await writeFile(file, JSON.stringify(older));
    const { courseId } = await importCourse(server.services, { path: folder, target: 'new' });
    const [unit] = (await structureOf(courseId)).units;
    expect(unit).toMatchObject({ summary: 'As before.', requiresQuizzes: false });
    await importCourse(server.services, { path: folder, target: { update: id } });
    const [updated] = (await structureOf(id)).units;
    expect(updated).toMatchObject({ summary: 'As before.', requiresQuizzes: true });
  });

  test('[14.188] keeps the order and the pages in HTML of a course that was written here', async () => {
    const seeded = await seedCourse(server, { state: 'draft', prices: [100, 0], ownerId: tutor.id });
    await addText(server, seeded.units[0]?.lessons[1] ?? '', 'sw', 'Kichwa', 'Maandishi.');
    const before = await structureOf(seeded.id);
    const { path, findings } = await exported(seeded.id, 'markdown');
    expect(findings).toEqual([{ where: seeded.title, text: 'Prices are not exported.' }]);
    const after = await structureOf((await importCourse(server.services, { path, target: 'new' })).courseId);
    // The import lists the languages that its texts have.
    expect(after).toEqual({ ...before, languages: ['en', 'sw'] });
  });

  test('[14.188] splits a long page in HTML where Markdown allows it, so that it can be imported', async () => {
    const { courseId } = await importCourse(server.services, { path: await courseFolder(), target: 'new' });
    const words = 'Smoke calms bees, but *too much* of it does not. '.repeat(20).trim();
    const part = (at: number) => `<h2>Part ${at}</h2>    <p>${words}</p>\n\n    <ul><li>${words}</li></ul>`;
    const long = `<p>${words.repeat(25)} <strong>${words.repeat(10)}</strong>\n${words}</p>`;
    const source = `<div>${Array.from({ length: 20 }, (_, at) => part(at)).join('')}</div>${long}`;
    expect(source.length).toBeGreaterThan(30_000);
    const { lessonIds } = await lessonsOf(courseId);
    await server.services.db
      .update(lessonTexts)
      .set({ format: 'html', source })
      .where(inArray(lessonTexts.lessonId, lessonIds));
    const { path } = await exported(courseId, 'markdown');
    const report = await importCourse(server.services, { path, target: 'new' });
    const [text] = (await lessonsOf(report.courseId)).htmls;
    const count = (found: RegExp) => text?.match(found)?.length;
    expect([count(/<h2/g), count(/<p>/g), count(/<li>/g), count(/<pre|<em>/g)]).toEqual([
      20,
      21,
      20,
      undefined,
    ]);
    expect(text?.replaceAll(/<[^>]*>|\s/g, '')).toBe(source.replaceAll(/<[^>]*>|\s/g, ''));
  });
});

describe('an export as a Common Cartridge', () => {
  test('[14.346] keeps the picture of the course, also one that no text shows', async () => {
    const folder = await courseFolder({ 'images/cover.png': await red(1280, 720).png().toBuffer() });
    const { courseId } = await importCourse(server.services, { path: folder });
    const { image } = await structureOf(courseId);
    expect(image).toMatch(/\.webp$/);
    const { path } = await exported(courseId, 'cartridge');
    const report = await importCourse(server.services, { path, target: 'new' });
    expect((await structureOf(report.courseId)).image).toBe(image);
    expect(report.issues).toEqual([]);
  });

  test('[14.187][14.189] has the same lessons, pictures and marked questions when it is imported, and names the rest', async () => {
    const id = await fullCourse();
    const before = await structureOf(id);
    const { path, findings } = await exported(id, 'cartridge');
    const report = await importCourse(server.services, { path, target: 'new' });
    const after = await structureOf(report.courseId);
    expect(after.title).toBe(before.title);
    const titles = (course: typeof after) =>
      course.units.map((unit) => [unit.title, unit.lessons.map(({ title }) => title)]);
    expect(titles(after)).toEqual(titles(before));
    const sources = (course: typeof after) =>
      course.units.flatMap((unit) =>
        unit.lessons.map(({ texts }) => texts.find(({ language }) => language === 'en')?.source ?? ''),
      );
    const pictures = (text: string) => text.match(/[0-9a-f]{64}\.webp/g);
    expect(sources(after).map(pictures)).toEqual(sources(before).map(pictures));
    expect(sources(after)[0]).toContain('![A box](');
    expect(sources(after)[0]).not.toContain('./console');
    const types = after.units.flatMap(({ quizzes }) =>
      quizzes.flatMap(({ questions }) => questions.map((each) => (each as AuthoredQuestion).body.type)),
    );
    expect(types).toEqual([
      ...['single', 'multiple'],
      ...['single', 'multiple', 'true-false', 'numeric', 'short-text', 'essay'],
    ]);
    const single = (course: typeof after) => course.units[0]?.quizzes.at(-1)?.questions[0];
    expect(single(after)).toEqual(single(before));
    const picturesOf = (course: typeof after) =>
      course.units.flatMap(({ quizzes: own }) =>
        own.flatMap(({ questions }) =>
          questions.flatMap((each) => (each as AuthoredQuestion).body.picture ?? []),
        ),
      );
    const picture = { src: expect.stringContaining('.webp'), alt: 'A “red” box' };
    // Of the quiz of the lesson, and of the unit.
    expect(picturesOf(after)).toEqual([picture, picture]);
    const told = findings.map(({ text }) => text);
    expect(told).toContain(
      'A Common Cartridge has one language: the translations of lessons are kept for Digiken only, and translated quizzes are not in it.',
    );
    expect(told).toContain(
      'A Common Cartridge has no place for description, level, audience, outcomes, free previews, summaries of units and what completes them.',
    );
    expect(told.filter((text) => text.startsWith('This type of question has no form'))).toHaveLength(3);
    const folder = await unpack(path);
    expect(await readFile(join(folder, 'export-report.txt'), 'utf8')).toContain(
      'Partial marks become all or nothing.',
    );
    const manifest = await readFile(join(folder, 'imsmanifest.xml'), 'utf8');
    const again = await unpack((await exported(id, 'cartridge')).path);
    expect(await readFile(join(again, 'imsmanifest.xml'), 'utf8')).toBe(manifest);
  });
});

describe('a cartridge that is imported again', () => {
  const number = (accepted: object[], more = {}): AuthoredQuestion =>
    ({
      body: { type: 'numeric', prompt: { text: 'How much?', format: 'plain' }, language: 'en', ...more },
      key: { type: 'numeric', accepted },
      ...{ feedback: {}, points: 2, tags: [] },
    }) as unknown as AuthoredQuestion;

  test('[14.330] keeps margins, several right answers, parts of points and practice', async () => {
    const { courseId } = await importCourse(server.services, { path: await courseFolder(), target: 'new' });
    const [unit] = await server.services.db.select().from(units).where(eq(units.courseId, courseId));
    const asked = everyType('key');
    const of = (type: string) => asked.find(({ body }) => body.type === type) as AuthoredQuestion;
    const questions = [
      number([{ value: 600, abs: 5, credit: 1 }]),
      number([
        { value: 2, credit: 1 },
        { value: 1, credit: 0.5 },
      ]),
      number([{ value: -40, rel: 0.1, credit: 1 }], { unit: '°C' }),
      { ...of('single'), key: { type: 'single', option: 'c2', credits: { c3: 0.25 } } },
      {
        ...of('short-text'),
        key: {
          type: 'short-text',
          accepted: [
            { text: 'Nairobi', credit: 1 },
            { text: 'Kisumu', credit: 0.5 },
          ],
        },
      },
    ] as AuthoredQuestion[];
    await writeQuizzes(server.services.db, [
      {
        ...{ place: 'unit', unitId: unit?.id ?? '', sourcePath: 'n', position: 1, language: 'en' },
        ...{ title: 'Numbers', questions, settings: { practice: true, required: false, passShare: null } },
      },
    ]);
    const { path, findings } = await exported(courseId, 'cartridge');
    expect(findings.map(({ text }) => text)).toContain(
      'The margin of a number is kept for Digiken and Canvas only. Elsewhere the exact number is right.',
    );
    const after = await structureOf((await importCourse(server.services, { path, target: 'new' })).courseId);
    const [quiz] = after.units.flatMap(({ quizzes: own }) => own);
    expect(quiz?.settings).toMatchObject({ practice: true, required: false, passShare: null });
    const read = quiz?.questions as (Pick<AuthoredQuestion, 'body' | 'key' | 'points'> | undefined)[];
    expect(read.map((question) => question?.key)).toMatchObject([
      { accepted: [{ value: 600, abs: 5, credit: 1 }] },
      {
        accepted: [
          { value: 2, credit: 1 },
          { value: 1, credit: 0.5 },
        ],
      },
      { accepted: [{ value: -40, abs: 4, credit: 1 }] },
      { type: 'single', option: 'No', credits: { Maybe: 0.25 } },
      {
        accepted: [
          { text: 'Nairobi', credit: 1 },
          { text: 'Kisumu', credit: 0.5 },
        ],
      },
    ]);
    expect(read[2]?.body.prompt.text).toBe('How much? (°C)');
    expect(read.map((question) => question?.points)).toEqual(questions.map(({ points }) => points));
    // Programs that read only the format's own questions.
    const folder = await unpack(path);
    const plainQuiz = await readFile(join(folder, await onlyIn(folder, 'quizzes')), 'utf8');
    expect(plainQuiz).toContain('>600</varequal>');
    expect(plainQuiz).not.toMatch(/vargte|question_type|Kisumu/);
  });

  test('[14.331][14.332][14.333] keeps translations, videos with captions, names of documents and tables', async () => {
    const id = await fullCourse();
    const { db, files } = server.services;
    const [unit] = await db.select().from(units).where(eq(units.courseId, id));
    const [one] = await db
      .select()
      .from(lessons)
      .where(eq(lessons.unitId, unit?.id ?? ''))
      .orderBy(lessons.position);
    const name = 'Policy (2017-19), final #2.pdf';
    const pdf = await files.put(db, Buffer.from('%PDF-1.4 a'), { ext: 'pdf', type: 'application/pdf' });
    await db.insert(media).values({ name: pdf.path.slice('/api/media/'.length), title: name });
    const english = and(eq(lessonTexts.lessonId, one?.id ?? ''), eq(lessonTexts.language, 'en'));
    const [text] = await db.select().from(lessonTexts).where(english);
    await db
      .update(lessonTexts)
      .set({
        source: `${text?.source}\n\n[Policy](${pdf.path})\n`,
        html: `${text?.html}<p><a href="${pdf.path}">Policy</a></p>`,
      })
      .where(english);
    const before = await structureOf(id);
    for (const format of ['cartridge', 'markdown'] as const) {
      const { path, findings } = await exported(id, format);
      const said = findings.map(({ text }) => text);
      expect(said.includes('Links to a unit or to the course lead to its first lesson.')).toBe(
        format === 'cartridge',
      );
      const { courseId } = await importCourse(server.services, { path, target: 'new' });
      const after = await structureOf(courseId);
      expect(after.languages).toEqual(['en', 'sw']);
      const lessonsIn = (course: typeof after) => course.units.flatMap((each) => each.lessons);
      expect(lessonsIn(after).map(({ video }) => video)).toEqual(lessonsIn(before).map(({ video }) => video));
      const kiswahili = lessonsIn(after)[0]?.texts.find(({ language }) => language === 'sw');
      expect(kiswahili?.title).toBe('Somo la kwanza');
      expect(kiswahili?.source).toMatch(/Sanduku/);
      const { htmls } = await lessonsOf(courseId);
      const [page] = htmls.filter((html) => html.includes('<table>'));
      expect(page).toContain(`download="${name}"`);
      expect(page).not.toContain('<div><div');
      expect(htmls.join()).not.toContain('<video');
    }
  });
});

/** The only file in a folder of folders. */
async function onlyIn(folder: string, name: string): Promise<string> {
  const found = await readdir(join(folder, name), { recursive: true });
  return join(name, found.find((path) => path.endsWith('.xml')) ?? '');
}

describe('an export of what neither format holds', () => {
  test('[14.187] names activities and dates that are left out', async () => {
    const { db } = server.services;
    const scos = { items: part('Hives', sco('frames') + sco('wax')), scos: ['frames', 'wax'] };
    const { courseId } = await importCourse(server.services, {
      path: await scormZip({ ...scos, identifier: 'org.example.exported' }),
      ownerEmail: tutor.email,
    });
    const [lesson] = await db
      .select({ id: lessons.id })
      .from(lessons)
      .innerJoin(units, eq(units.id, lessons.unitId))
      .where(eq(units.courseId, courseId));
    await seedQuiz(server, lesson?.id ?? '', { place: 'post', questions: everyType('key').slice(0, 1) });
    await db
      .update(quizzes)
      .set({ opensAt: new Date('2026-12-01') })
      .where(eq(quizzes.lessonId, lesson?.id ?? ''));
    for (const format of ['markdown', 'cartridge'] as const) {
      const { path, findings } = await exported(courseId, format);
      const activity = 'The interactive activity (SCORM) of the lesson is not exported.';
      expect(findings).toEqual(
        expect.arrayContaining([
          { where: 'frames', text: activity },
          { where: 'wax', text: activity },
          expect.objectContaining({ text: 'The dates on which a quiz opens and closes are not exported.' }),
        ]),
      );
      const report = await importCourse(server.services, { path, target: 'new' });
      expect(report.counts).toMatchObject({ units: 1, lessons: 2, quizzes: 1 });
    }
  });
});

describe('an export in the console', () => {
  test('[14.187] is made by a job, and downloaded by its author only until it expires', async () => {
    const id = await fullCourse();
    expect((await post(`/course/${id}/exports`, { format: 'markdown' }, other)).status).toBe(404);
    const begun = await post(`/course/${id}/exports`, { format: 'markdown' });
    expect(begun).toMatchObject({ status: 202, body: { data: { state: 'waiting', content: 'published' } } });
    expect((await post(`/course/${id}/exports`, { format: 'cartridge' })).status).toBe(409);
    await server.services.jobs.drain();
    const [made] = (await get(`/course/${id}/exports`)).body.data;
    expect(made).toMatchObject({ state: 'done', progress: 1, findings: [], href: expect.any(String) });
    const file = await server.app.inject(made.href);
    expect(file.statusCode).toBe(200);
    expect(file.headers['content-disposition']).toBe('attachment; filename="books-of-a-shop.zip"');
    expect(file.rawPayload.subarray(0, 2).toString()).toBe('PK');
    expect((await server.app.inject(made.href.replace(/k=.*/, 'k=1'))).statusCode).toBe(404);
    expect((await get(`/course/${newId()}/exports`)).status).toBe(404);
  });
});
