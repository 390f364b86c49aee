import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AuthoredQuestion } from '@digiken/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { units } from '../src/courses/tables';
import { exportCourse } from '../src/export';
import { quizzes, slotsOf, writeQuizzes } from '../src/quizzes';
import { zip } from './archive-fixtures';
import { course, type Files, red, run, temporaryFolder } from './import-fixtures';
import { seedCourse } from './learning-fixtures';
import { seedQuiz, takerOf } from './quiz-fixtures';
import { declare, item2, simple } from './qti-fixtures';
import { startTestServer, type TestServer } from './support/server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const FERRY = join(import.meta.dirname, 'fixtures/packages/ferry.zip');
const STORY = 'The ferry to Mbita leaves twice a day.';

async function questionsOf(courseId: string): Promise<AuthoredQuestion[]> {
  const { db } = server.services;
  const rows = await db
    .select({ id: quizzes.id })
    .from(quizzes)
    .innerJoin(units, eq(units.id, quizzes.unitId))
    .where(eq(units.courseId, courseId));
  const slots = await slotsOf(
    db,
    rows.map(({ id }) => id),
  );
  return [...slots.values()].flat().map(({ question }) => question);
}

/** A package whose section has a text with two pictures; its second question has one of its own. */
async function illustrated(): Promise<Files> {
  const choice = (prompt: string, more = '') =>
    item2({
      title: prompt,
      declared: declare(['a']),
      body: `${more}<choiceInteraction responseIdentifier="RESPONSE" maxChoices="1"><prompt>${prompt}</prompt>${simple({ a: 'Dawn', b: 'Dusk' })}</choiceInteraction>`,
    });
  const img = (name: string) => `<p><img src="../media/${name}.png" alt="The ${name}"/></p>`;
  const picture = async (width: number) => red(width, 300).png().toBuffer();
  return {
    'imsmanifest.xml': `<manifest identifier="lake" xmlns="http://www.imsglobal.org/xsd/imscp_v1p1"><metadata><schema>QTIv2.1 Package</schema></metadata><organizations/><resources><resource identifier="t" type="imsqti_test_xmlv2p1" href="tests/t.xml"/></resources></manifest>`,
    'tests/t.xml': `<assessmentTest identifier="t" title="The lake"><testPart identifier="p" navigationMode="nonlinear" submissionMode="individual"><assessmentSection identifier="s" title="Read"><rubricBlock view="candidate"><p>${STORY}</p>${img('ferry')}${img('map')}${img('gone')}</rubricBlock><assessmentItemRef identifier="a" href="../items/a.xml"/><assessmentItemRef identifier="b" href="../items/b.xml"/></assessmentSection></testPart></assessmentTest>`,
    'items/a.xml': choice('When?'),
    'items/b.xml': choice('Where?', img('pier')),
    'media/ferry.png': await picture(700),
    'media/map.png': await picture(400),
    'media/pier.png': await picture(350),
  };
}

test('[15.60] the text of a section is stored with each of its questions', async () => {
  const { courseId } = await run(server, FERRY);
  const said = (await questionsOf(courseId)).map(({ body }) => body.prompt.text);
  expect(said).toHaveLength(2);
  expect(said[0]).toMatch(
    /^<div>\s*<p>The ferry to Mbita .* calm then\.<\/p><\/div>\s*<hr>.*When does Neema/s,
  );
  expect(said[1]).toMatch(/<p>The ferry to Mbita .*<hr>.*Think of the last sentence.*Use the text above/s);
});

test('[15.62] learners see the text with its pictures with each question, also when they are shuffled', async () => {
  const { courseId, counts } = await run(server, await zip(await illustrated(), 'lake.zip'));
  expect(counts.pictures).toBe(3);
  const questions = await questionsOf(courseId);
  expect(questions[1]?.body.picture?.alt).toBe('The pier');
  const seeded = await seedCourse(server);
  const learner = await server.signedIn('user');
  await server.call('POST', `/course/${seeded.id}/enrol`, {
    as: learner,
    body: { choice: { whole: true }, expectedTotal: 0 },
  });
  const settings = { shuffleQuestions: true, oneAtATime: true };
  const id = await seedQuiz(server, seeded.units[0]?.lessons[0] ?? '', { questions, settings });
  const { body } = await takerOf(server, learner).start(id);
  for (const { prompt } of body.data.questions) {
    expect(prompt.html).toContain(STORY);
    // Signed, in both sizes; a picture that is not in the package is its text alternative.
    expect(prompt.html).toMatch(
      /<img src="\/api\/media\/\w{64}\.webp\?[^"]+" srcset="[^"]+" sizes="[^"]+" width="700" height="300" alt="The ferry"/,
    );
    expect(prompt.html).toMatch(/width="400" height="300" alt="The map"/);
    expect(prompt.html).toContain('The gone');
  }
});

test.each(['markdown', 'cartridge'] as const)(
  '[15.62] an export (%s) brings the texts and their pictures back',
  async (format) => {
    const { courseId } = await run(server, await zip(await illustrated(), 'lake.zip'));
    const before = await questionsOf(courseId);
    const { db } = server.services;
    const { courseId: rowId } = await run(server, await course());
    const [unit] = await db.select().from(units).where(eq(units.courseId, rowId));
    const place = { place: 'unit' as const, unitId: unit?.id ?? '', sourcePath: 'a', position: 1 };
    const settings = { intro: 'Read all.\nThen answer.' };
    await writeQuizzes(db, [{ ...place, language: 'en', title: 'The lake', settings, questions: before }]);
    const made = await exportCourse(server.services, { rowId, format, language: 'en' });
    if (made === undefined) throw new Error('There is no such course.');
    const path = join(await temporaryFolder(), made.fileName);
    await writeFile(path, await readFile(made.archive.draft));
    await server.services.files.drop(made.archive);
    const { courseId: again } = await run(server, path);
    const after = await questionsOf(again);
    const [quiz] = await db
      .select()
      .from(quizzes)
      .innerJoin(units, eq(units.id, quizzes.unitId))
      .where(eq(units.courseId, again));
    expect(quiz?.quizzes.settings.intro).toBe(settings.intro);
    // Small copies are made again.
    const withoutCopies = (questions: AuthoredQuestion[]): AuthoredQuestion[] =>
      JSON.parse(JSON.stringify(questions).replaceAll(/ srcset=\\"[^"]*\\"/g, ''));
    if (format === 'markdown') return expect(withoutCopies(after)).toEqual(withoutCopies(before));
    // The first picture of a question in a cartridge is shown below its text.
    const shown = ({ body }: AuthoredQuestion) => [
      body.prompt.text.replace(/<[^>]*>|\s/g, ''),
      [...JSON.stringify([body.prompt.text, body.picture]).matchAll(/\w{64}\.webp/g)].map(String).sort(),
    ];
    expect(withoutCopies(after).map(shown)).toEqual(withoutCopies(before).map(shown));
  },
);
