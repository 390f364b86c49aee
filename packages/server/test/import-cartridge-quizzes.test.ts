import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { units } from '../src/courses/tables';
import { importArchive, type ImportReport, type ImportTarget } from '../src/import';
import { quizzes, slotsOf } from '../src/quizzes';
import { cartridgeFiles, item, resource, unit, zip } from './archive-fixtures';
import { type Files, red, run, told } from './import-fixtures';
import { eq as equal, item1, lid, quiz1, rule } from './qti-fixtures';
import { startTestServer, type TestServer } from './support/server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const ASSESSMENT = 'imsqti_xmlv1p2/imscc_xmlv1p2/assessment';
const question = (text: string) =>
  item1({
    text,
    title: text.replace(/<[^>]*>/g, ''),
    responses: lid({ a: 'Yes', b: 'No' }),
    rules: rule(equal('a')),
  });
const page = '<html><body><p>Words.</p></body></html>';

/** Two units, each with a page; quizzes by their resource's name, in the given units. */
function cartridge(
  places: { first?: string[]; second?: string[] },
  files: Record<string, string>,
  { more = {}, banks = '' }: { more?: Files; banks?: string } = {},
) {
  const listed = (names: string[] = []) => names.map((name) => item(name, `Quiz ${name}`)).join('');
  return cartridgeFiles({
    items:
      unit('u1', 'First', item('p1', 'Page one') + listed(places.first)) +
      unit('u2', 'Second', listed(places.second) + item('p2', 'Page two')),
    resources:
      resource('p1', 'a.html') +
      resource('p2', 'b.html') +
      Object.keys(files)
        .map((name) => resource(name, `${name}.xml`, ASSESSMENT))
        .join('') +
      banks,
    files: {
      'a.html': page,
      'b.html': page,
      ...Object.fromEntries(Object.entries(files).map(([name, xml]) => [`${name}.xml`, xml])),
      ...more,
    },
  });
}

const quizzesOf = (courseId: string) =>
  server.services.db
    .select({
      id: quizzes.id,
      unit: units.title,
      title: quizzes.title,
      position: quizzes.position,
      settings: quizzes.settings,
    })
    .from(quizzes)
    .innerJoin(units, eq(units.id, quizzes.unitId))
    .where(eq(units.courseId, courseId))
    .orderBy(asc(units.position), asc(quizzes.position));

async function promptsOf({ courseId }: ImportReport) {
  const slots = await slotsOf(
    server.services.db,
    (await quizzesOf(courseId)).map(({ id }) => id),
  );
  return [...slots.values()].flat().map((slot) => slot.question.body.prompt.text);
}

describe('quizzes of a Common Cartridge', () => {
  test('[12.49] become quizzes of the unit in which they are listed, in its order, with time and attempts', async () => {
    const facts = { qmd_timelimit: '25', cc_maxattempts: '2' };
    const report = await run(
      server,
      await zip(
        cartridge(
          { first: ['q2', 'q1'], second: ['q3'] },
          {
            q1: quiz1(question('One?') + question('Two?'), '', facts),
            q2: quiz1(question('Three?')),
            q3: quiz1(question('Four?')),
          },
        ),
      ),
    );
    expect(report.counts).toMatchObject({ units: 2, lessons: 2, quizzes: 3, questions: 4 });
    expect(report.issues).toEqual([]);
    const found = await quizzesOf(report.courseId);
    expect(found.map(({ unit: name, title, position }) => [name, title, position])).toEqual([
      ['First', 'Quiz q2', 1],
      ['First', 'Quiz q1', 2],
      ['Second', 'Quiz q3', 1],
    ]);
    expect(found[1]?.settings).toMatchObject({
      timeLimitMinutes: 25,
      attempts: 2,
      practice: false,
      passShare: 0.6,
    });
    expect(found[0]?.settings).toMatchObject({ timeLimitMinutes: null, attempts: null });
    expect((await promptsOf(report)).toSorted()).toEqual(['Four?', 'One?', 'Three?', 'Two?']);
  });

  test('[12.49] a quiz in no module is in the last unit; a bank that no quiz uses is named', async () => {
    const bank = `<questestinterop><objectbank ident="b1">${question('Spare?')}</objectbank></questestinterop>`;
    const report = await run(
      server,
      await zip(
        cartridge(
          {},
          { q1: quiz1(question('One?')) },
          {
            more: { 'bank.xml': bank },
            banks: resource('bank', 'bank.xml', ASSESSMENT.replace('assessment', 'question-bank')),
          },
        ),
      ),
    );
    expect(await quizzesOf(report.courseId)).toMatchObject([
      { unit: 'More from this course', title: 'A quiz' },
    ]);
    expect(told(report, 'left-out')).toEqual([
      'bank.xml:null The question bank “b1” (1 question) belongs to no quiz or module.',
    ]);
  });

  test('[12.49] a faulty quiz or question is named and does not cost the others', async () => {
    const bad = item1({ text: 'Bad?', title: 'Bad?', responses: lid({ a: 'Yes', b: 'No' }) });
    const report = await run(
      server,
      await zip(
        cartridge(
          { first: ['q1', 'q2', 'q3'] },
          {
            q1: quiz1(bad + question('Good?')),
            q2: '<!DOCTYPE x [<!ENTITY a "b">]><questestinterop>&a;</questestinterop>',
            q3: quiz1(bad),
          },
        ),
      ),
    );
    expect(report.counts).toMatchObject({ quizzes: 1, questions: 1 });
    expect(told(report, 'quiz-row')).toEqual([
      'q2.xml:1 It was left out: it has a document type (DOCTYPE) with declarations of its own, which are not allowed.',
      'q1.xml:2 “Bad?”: It was left out: no option is marked as right.',
      'q3.xml:2 “Bad?”: It was left out: no option is marked as right.',
      'q3.xml:null “Quiz q3” has no usable question and was left out.',
    ]);
  });

  test('[12.49] importing again updates the quiz in place, keeps its settings, and removes one that is gone', async () => {
    const tutor = await server.signedIn('tutor');
    const send = async (target: ImportTarget, ...parts: Parameters<typeof cartridge>) =>
      importArchive(server.services, { path: await zip(cartridge(...parts)), ownerId: tutor.id, target });
    const first = await send(
      'new',
      { first: ['q1', 'q2'] },
      { q1: quiz1(question('One?')), q2: quiz1(question('Two?')) },
    );
    const [before] = await quizzesOf(first.courseId);
    const { db } = server.services;
    const own = { ...before?.settings, timeLimitMinutes: 5 } as NonNullable<typeof before>['settings'];
    await db
      .update(quizzes)
      .set({ settings: own })
      .where(eq(quizzes.id, before?.id ?? ''));
    const second = await send(
      { update: first.courseId },
      { second: ['q1'] },
      { q1: quiz1(question('One, better?'), '', { qmd_timelimit: '90' }) },
    );
    expect(second).toMatchObject({ courseId: first.courseId, created: false });
    expect(await quizzesOf(second.courseId)).toMatchObject([
      { id: before?.id, unit: 'Second', settings: { timeLimitMinutes: 5 } },
    ]);
    expect(await promptsOf(second)).toEqual(['One, better?']);
  });

  test('[12.49] a picture in the archive is shown with its question', async () => {
    const html = '<p>What is <img src="$IMS-CC-FILEBASE$/bolt.png" alt="a bolt"> this?</p>';
    const report = await run(
      server,
      await zip(
        cartridge(
          { first: ['q1'] },
          { q1: quiz1(question(html)) },
          {
            more: { 'web_resources/bolt.png': await red(30, 20).png().toBuffer() },
          },
        ),
      ),
    );
    const [quiz] = await quizzesOf(report.courseId);
    const [slot] = (await slotsOf(server.services.db, [quiz?.id ?? ''])).get(quiz?.id ?? '') ?? [];
    expect(slot?.question.body.picture).toEqual({
      src: expect.stringMatching(/^\/api\/media\/[0-9a-f]{64}\.webp$/),
      alt: 'a bolt',
    });
    expect(slot?.question.body.prompt.text).toMatch(/^What is\s+this\?$/);
    expect(report.issues).toEqual([]);
  });
});
