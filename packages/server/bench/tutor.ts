/**
 * The tutor part of `npm run bench`: asks the golden questions about their courses, then measures the search among
 * many passages for an administrator, who may read them all, and a learner. A local endpoint stands in for the model: it
 * cites, invents citations, or obeys orders in lessons. Prints one JSON line. Settings by environment as for the server;
 * SCALE divides the number of passages, WRONG=true prints the questions that were missed.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { renderText } from '../src/content';
import { courses, lessons, lessonTexts } from '../src/courses';
import { enrolments } from '../src/enrolment';
import { loadConfig } from '../src/platform/config';
import { openServices } from '../src/platform/open-services';
import { findPassages, writePassages } from '../src/tutor';
import { users } from '../src/users';
import { writeGoldenCourses } from './golden-courses';
import { fillPassages } from './scale-passages';
import { KISWAHILI_LESSONS } from './tutor-kiswahili';
import { modelPart } from './tutor-model';
import { ENGLISH, KISWAHILI, UNANSWERABLE } from './tutor-questions';

const FIRST = 5;
const count = Math.floor(100_000 / Number(process.env.SCALE ?? 1));

const dataDir = await mkdtemp(join(tmpdir(), 'digiken-tutor-'));
const services = await openServices(loadConfig({ LOG_LEVEL: 'silent', DATA_DIR: dataDir, ...process.env }));
const { db } = services;

/** Adds the Kiswahili texts. @returns the folder of each lesson by its id */
async function addKiswahili(): Promise<Map<string, string>> {
  const rows = await db.select({ id: lessons.id, path: lessons.sourcePath }).from(lessons);
  const folders = new Map(rows.map(({ id, path }) => [id, path?.split('/').at(-1) ?? '']));
  for (const [id, folder] of folders) {
    const lesson = KISWAHILI_LESSONS[folder];
    if (lesson === undefined) continue;
    const { title, source } = lesson;
    const mayShow = async (names: readonly string[]) => new Set(names);
    const rendered = await renderText(services, { format: 'markdown', source, language: 'sw', mayShow });
    const { html, text, headings } = rendered;
    const row = { lessonId: id, language: 'sw', title, source, html, text, headings };
    await db.insert(lessonTexts).values(row);
    await writePassages(db, [id]);
  }
  return folders;
}

const missed: string[] = [];

async function share(
  questions: readonly (readonly [string, string])[],
  folders: ReadonlyMap<string, string>,
  viewer: Parameters<typeof findPassages>[1],
) {
  let [first, any] = [0, 0];
  for (const [question, lesson] of questions) {
    const found = await findPassages(services, viewer, question, { limit: FIRST });
    const places = found.map((passage) => folders.get(passage.lesson.id));
    if (places[0] === lesson) first += 1;
    if (places.includes(lesson)) any += 1;
    if (places[0] !== lesson)
      missed.push(
        `${places.includes(lesson) ? 'not first' : 'not found'}: ${question} → ${places.join(', ')}`,
      );
  }
  return { questions: questions.length, first, any };
}

async function refusals(viewer: Parameters<typeof findPassages>[1]) {
  let refused = 0;
  for (const question of UNANSWERABLE) {
    const [found] = await findPassages(services, viewer, question, { limit: 1 });
    if (found === undefined) refused += 1;
    else
      missed.push(
        `not refused: ${question} → ${found.lesson.title} (${found.share}, ${found.words.join(' ')})`,
      );
  }
  return { questions: UNANSWERABLE.length, refused };
}

function quantiles(times: readonly number[]) {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (part: number) => Math.round((sorted[Math.floor(sorted.length * part)] ?? 0) * 10) / 10;
  return { p50: at(0.5), p95: at(0.95), most: at(1 - 1 / sorted.length) };
}

async function timed(questions: readonly string[], viewer: Parameters<typeof findPassages>[1]) {
  const times: number[] = [];
  for (const question of [...questions.slice(0, 5), ...questions, ...questions]) {
    const began = performance.now();
    await findPassages(services, viewer, question, { limit: FIRST });
    times.push(performance.now() - began);
  }
  return quantiles(times.slice(5));
}

try {
  await writeGoldenCourses(services);
  const folders = await addKiswahili();
  const addViewer = async (role: 'admin' | 'user') => {
    const person = { role, firstName: 'Wanjiku', lastName: 'Kamau', email: `${role}@bench.example` };
    const [{ id } = { id: '' }] = await db.insert(users).values(person).returning({ id: users.id });
    return { id, role, verified: true };
  };
  const [admin, learner] = [await addViewer('admin'), await addViewer('user')];
  const published = await db.select({ id: courses.id }).from(courses).where(eq(courses.state, 'published'));
  await db
    .insert(enrolments)
    .values(published.map(({ id }) => ({ userId: learner.id, courseId: id, whole: true })));
  const english = await share(ENGLISH, folders, admin);
  const kiswahili = await share(KISWAHILI, folders, admin);
  const refused = await refusals(admin);
  if (process.env.WRONG === 'true') process.stderr.write(`${missed.join('\n')}\n`);
  const asked = [...ENGLISH, ...KISWAHILI].map(([question]) => question);
  const model = await modelPart(
    services,
    [
      { id: learner.id, role: 'user' },
      { id: admin.id, role: 'admin' },
    ],
    [...asked, ...UNANSWERABLE],
  );
  const client = await services.database.pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await fillPassages((statement) => client.query(statement), count);
    await client.query('reset statement_timeout');
  } finally {
    client.release();
  }
  const latency = { all: await timed(asked, admin), learner: await timed(asked, learner) };
  process.stdout.write(
    `${JSON.stringify({ english, kiswahili, refused, model, passages: count, latency })}\n`,
  );
} finally {
  await services.close();
  await rm(dataDir, { recursive: true, force: true });
}
