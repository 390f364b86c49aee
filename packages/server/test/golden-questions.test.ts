import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeGoldenCourses } from '../bench/golden-courses';
import { ENGLISH, KISWAHILI_ABOUT_ENGLISH, SHOP, UNANSWERABLE } from '../bench/tutor-questions';
import { courses, lessons, type Viewer } from '../src/courses';
import { findPassages, findSources, quotedAnswer } from '../src/tutor';
import { languageOfQuestion } from '../src/tutor/passages/asked-words';
import { startTestServer, type TestServer } from './support/server';
import { eventsOf } from './tutor-fixtures';

/** Answers that count: the first five. */
const FIRST = 5;

let server: TestServer;
let viewer: NonNullable<Viewer>;
beforeAll(async () => {
  server = await startTestServer({ MPESA_ENV: 'simulator' });
  await writeGoldenCourses(server.services);
  const { id } = await server.signedIn('admin');
  viewer = { id, role: 'admin', verified: true };
});
afterAll(() => server.close());

const folderOf = (path: string | null) => path?.split('/').at(-1) ?? '';

/** Questions without an answer among the first five passages. */
async function missed(questions: readonly (readonly [string, ...string[]])[]) {
  const rows = await server.services.db.select({ id: lessons.id, path: lessons.sourcePath }).from(lessons);
  const folders = new Map(rows.map(({ id, path }) => [id, folderOf(path)]));
  const missing: string[] = [];
  for (const [question, ...answers] of questions) {
    const found = await findPassages(server.services, viewer, question, { limit: FIRST });
    const places = found.map(({ lesson }) => folders.get(lesson.id) ?? '');
    if (!places.some((place) => answers.includes(place)))
      missing.push(`${question} → ${places.join(', ')} (${found[0]?.words.join(' ')})`);
  }
  return missing;
}

const recall = (missing: readonly string[], questions: readonly unknown[]) =>
  1 - missing.length / questions.length;

test('[15.160] questions in Kiswahili find lessons in English: recall@5 is 0.9 or more', async () => {
  const missing = await missed(KISWAHILI_ABOUT_ENGLISH);
  expect(recall(missing, KISWAHILI_ABOUT_ENGLISH), missing.join('\n')).toBeGreaterThanOrEqual(0.9);
});

test('[13.5] questions in English find their lessons: recall@5 is 0.9 or more, and others nothing', async () => {
  const missing = await missed(ENGLISH);
  expect(recall(missing, ENGLISH), missing.join('\n')).toBeGreaterThanOrEqual(0.9);
  for (const question of UNANSWERABLE)
    expect(await findPassages(server.services, viewer, question, { limit: 1 }), question).toEqual([]);
});

test('[15.161] a visitor is told price, length, level, languages, payment and refunds: recall@5 is 0.9 or more', async () => {
  const rows = await server.services.db.select({ id: courses.id, key: courses.sourceKey }).from(courses);
  const folders = new Map(rows.map(({ id, key }) => [`/course/${id}`, key ?? '']));
  const missing: string[] = [];
  for (const [question, answer] of SHOP) {
    const stream = await server.stream('/assistant/questions', {
      method: 'POST',
      payload: { text: question },
      remoteAddress: `10.4.${missing.length}.${SHOP.findIndex(([one]) => one === question)}`,
    });
    const { sources } = (await eventsOf(stream)).at(-1).answer;
    const paths: string[] = sources.slice(0, FIRST).map(({ path }: { path: string }) => path);
    const right = paths.some((path) =>
      'course' in answer ? folders.get(path)?.endsWith(answer.course) : path === `/help-desk#${answer.page}`,
    );
    if (!right) missing.push(`${question} → ${paths.map((path) => folders.get(path) ?? path).join(', ')}`);
  }
  expect(recall(missing, SHOP), missing.join('\n')).toBeGreaterThanOrEqual(0.9);
});

/** Questions, and words of a sentence that answers each. */
const ANSWERS: readonly (readonly [question: string, words: string])[] = [
  ['How heavy is a full sack of wet soil after rain?', 'A full 90 kg sack can weigh 120 kg after rain.'],
  ['what does a charge controller do', 'The controller stands between panel and battery.'],
  ['is a car battery good for solar', 'A car battery is neither'],
  ['Which fuse should I put at the battery?', 'Put a fuse within a hand'],
  ['the drawer is short every evening', 'A difference that is always short'],
  ['my phone was stolen what do I do first', 'Have the SIM blocked if the phone is gone.'],
  ['how many hours of sun do tomatoes need', 'Six hours or more: everything, also tomatoes'],
  [
    'how much water can my roof collect when it rains',
    'A small iron roof of 12 square metres gives 240 litres',
  ],
  ['Can I use the water from washing clothes in my garden?', 'Washing water with a little bar soap'],
  ['can I plant in an old paint bucket', 'Containers that held paint'],
];

test('[17.60] without a model, answers are whole sentences of the passages that they cite, the same each time', async () => {
  const { db } = server.services;
  let answered = 0;
  const questions = [...ENGLISH, ...KISWAHILI_ABOUT_ENGLISH].map(([question]) => question);
  for (const question of questions) {
    const language = languageOfQuestion({ text: question });
    const asked = { question, previous: undefined, language };
    const found = await findSources({ db }, viewer, asked);
    const answer = quotedAnswer(found, question);
    expect(quotedAnswer(found, question)).toEqual(answer);
    const sentences = answer.blocks.flatMap((block) => block.sentences);
    expect(sentences.length, question).toBeLessThanOrEqual(5);
    for (const { text, sources } of sentences) {
      const [number] = sources;
      expect(sources).toHaveLength(1);
      expect(found.find((source) => source.number === number)?.text.split('\n')).toContainEqual(
        expect.stringContaining(text),
      );
      expect(answer.sources.find((source) => source.number === number)?.quote).toContain(text);
      expect(text, question).toMatch(/^["“‘'(]*[\p{Lu}\p{N}].*[.!]["”’')]*$/u);
      expect(text, question).not.toMatch(/[#*_`|<>[\]{}\\]|\.\.\.|…/);
    }
    if (sentences.length > 0) answered += 1;
  }
  expect(answered / questions.length).toBeGreaterThanOrEqual(0.9);
});

test('[17.60] seven of ten answers have the sentence that a teacher would mark', async () => {
  const missing: string[] = [];
  for (const [question, words] of ANSWERS) {
    const asked = { question, previous: undefined, language: languageOfQuestion({ text: question }) };
    const found = await findSources(server.services, viewer, asked);
    const text = quotedAnswer(found, question)
      .blocks.flatMap(({ sentences }) => sentences.map((sentence) => sentence.text))
      .join(' ');
    if (!text.includes(words)) missing.push(`${question} → ${text}`);
  }
  expect(recall(missing, ANSWERS), missing.join('\n')).toBeGreaterThanOrEqual(0.7);
});
