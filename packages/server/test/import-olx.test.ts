import { writeFile } from 'node:fs/promises';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { courses, lessons, lessonTexts, lessonVideos, lessonVideoTracks, units } from '../src/courses/tables';
import { importArchive, importCourse } from '../src/import';
import { quizzes, slotsOf } from '../src/quizzes';
import { red, run, told } from './import-fixtures';
import { olx, small, tarGz } from './olx-fixtures';
import { startTestServer, type TestServer } from './support/server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const textsOf = (courseId: string) =>
  server.services.db
    .select({
      id: lessons.id,
      unit: units.title,
      title: lessons.title,
      format: lessonTexts.format,
      source: lessonTexts.source,
    })
    .from(lessonTexts)
    .innerJoin(lessons, eq(lessons.id, lessonTexts.lessonId))
    .innerJoin(units, eq(units.id, lessons.unitId))
    .where(eq(units.courseId, courseId))
    .orderBy(asc(units.position), asc(lessons.position));

const questionsOf = async (courseId: string) => {
  const { db } = server.services;
  const rows = await db
    .select({ id: quizzes.id, title: quizzes.title, settings: quizzes.settings })
    .from(quizzes)
    .innerJoin(units, eq(units.id, quizzes.unitId))
    .where(eq(units.courseId, courseId));
  const [quiz] = rows;
  const slots = (await slotsOf(db, [quiz?.id ?? ''])).get(quiz?.id ?? '') ?? [];
  return { rows, quiz, questions: slots.map(({ question }) => question) };
};

const problem = (xml: string) => `<problem url_name="p" display_name="Goats">${xml}</problem>`;

describe('a course of Open edX', () => {
  test('[14.150] chapters become units, sequentials lessons, verticals sections; names come from the policy', async () => {
    const picture = await red(800, 500).png().toBuffer();
    const report = await run(
      server,
      await olx(
        small('<html url_name="h2"/><html url_name="js"/><poll url_name="p1" display_name="Which breed?"/>', {
          'html/h2.xml': '<html filename="h2"/>',
          'html/h2.html':
            '<div class="box"><h3>Hay</h3><div>Keep it <b>dry</b>.</div><img src="/static/my_goat.png" alt="A goat eats hay" style="width: 5px"><p>Or: <img src="/asset-v1:Shamba+C1+run1+type@asset+block@gone.png" alt="Gone"></p></div>',
          'html/js.xml': '<html filename="js"/>',
          'html/js.html': '<div id="f"><p>Useful?</p><button onclick="send(1)">Yes</button></div>',
          'static/my goat.png': picture,
          'static/goat.png': picture,
          'drafts/vertical/d1.xml': '<vertical display_name="Not yet" parent_url="x"/>',
        }),
      ),
    );
    expect(report).toMatchObject({ title: 'Dairy goats', created: true, languages: ['en'] });
    expect(report.counts).toMatchObject({ units: 2, lessons: 2, pictures: 2, quizzes: 0 });
    const read = await textsOf(report.courseId);
    const [first, second] = read;
    const [course] = await server.services.db.select().from(courses).where(eq(courses.id, report.courseId));
    expect(course?.image).toMatch(/^\/api\/media\/\w+\.webp$/);
    expect(course?.summary).toBe('How to keep dairy goats on a small farm, from feeding to milking.');
    expect(read.map(({ unit, title, format }) => [unit, title, format])).toEqual([
      ['Feeding', 'What goats eat', 'markdown'],
      ['Health', 'Signs of illness', 'markdown'],
    ]);

    expect(first?.source.replace(/\w{64}/, 'HASH')).toBe(
      '## Grass & leaves\n\nGoats browse leaves.\n\n## More\n\n### Hay\n\nKeep it **dry**.\n\n![A goat eats hay](/api/media/HASH.webp)\n\nOr: ![Gone](/static/gone.png)',
    );
    expect(second?.source).toBe(
      `See [more about feeding](/console/course/unit/lesson/${first?.id}/What-goats-eat#section-more).`,
    );
    expect(told(report, 'missing-picture')).toEqual(['html/h2.html:1 /static/gone.png']);
    expect(told(report, 'left-out')).toEqual([
      'html/js.html:null This part only works with its script, so it was left out.',
      'vertical/v2.xml:1 “Which breed?” (a component of the kind “poll”) has no equal here and was left out.',
      'drafts/vertical/d1.xml:null “Not yet” is a draft that was not published and was left out.',
    ]);
  });

  test('[14.150] importing it again updates the same course, by the name of its run and not of its file', async () => {
    const before = await run(server, await olx(small(''), 'one.tar.gz'));
    const two = await olx(small(''), 'two.tar.gz');
    await expect(run(server, two, { target: 'undecided' })).rejects.toMatchObject({
      suggested: expect.arrayContaining([expect.objectContaining({ id: before.courseId })]),
    });
    const after = await run(server, two, { target: { update: before.courseId } });
    expect(after).toMatchObject({ courseId: before.courseId, created: false });
  });

  test('[14.151] its problems become questions of each type that is known; the others are named', async () => {
    const report = await run(
      server,
      await olx(
        small(
          [
            problem(
              '<multiplechoiceresponse><label>Which gives milk?</label><choicegroup><choice correct="false">He <choicehint>No.</choicehint></choice><choice correct="true">She</choice></choicegroup><solution><p>Does do.</p></solution></multiplechoiceresponse>',
            ),
            problem(
              '<choiceresponse><label>Feed?</label><checkboxgroup><choice correct="true">Hay</choice><choice correct="true">Leaves</choice><choice correct="false">Stones</choice></checkboxgroup></choiceresponse>',
            ),
            problem(
              `<p>Pick.</p><optionresponse><optioninput options="('Red','Don\\'t')" correct="Don't"/></optionresponse>`,
            ),
            problem(
              '<numericalresponse answer="150"><label>Days?</label><responseparam type="tolerance" default="2%"/><formulaequationinput/></numericalresponse>',
            ),
            problem('<numericalresponse answer="[4,7)"><label>Litres?</label></numericalresponse>'),
            problem(
              '<stringresponse answer="Doe" type="ci"><label>A female?</label><additional_answer answer="Nanny"/><correcthint>Yes!</correcthint><textline/></stringresponse>',
            ),
            problem('<imageresponse><p>Click.</p></imageresponse>'),
            problem(
              '<script type="loncapa/python">x = random.randint(0, 9)</script><numericalresponse answer="$x"><label>Say $x</label></numericalresponse>',
            ),
          ].join('\n'),
        ),
      ),
    );
    expect(report.counts).toMatchObject({ quizzes: 1, questions: 6 });
    const { quiz, questions } = await questionsOf(report.courseId);
    expect(quiz).toMatchObject({ title: 'What goats eat', settings: { practice: false } });
    expect(questions.map(({ body, key }) => [body.type, body.prompt.text, key])).toEqual([
      ['single', 'Which gives milk?', { type: 'single', option: '2' }],
      ['multiple', 'Feed?', { type: 'multiple', options: ['1', '2'], rule: 'all-or-nothing' }],
      ['single', 'Pick.', { type: 'single', option: '2' }],
      ['numeric', 'Days?', { type: 'numeric', accepted: [{ value: 150, rel: 0.02, credit: 1 }] }],
      ['numeric', 'Litres?', { type: 'numeric', accepted: [{ value: 5.5, abs: 1.5, credit: 1 }] }],
      [
        'short-text',
        'A female?',
        {
          type: 'short-text',
          accepted: [
            { text: 'Doe', credit: 1 },
            { text: 'Nanny', credit: 1 },
          ],
        },
      ],
    ]);
    expect(questions[0]?.feedback).toEqual({ general: 'Does do.', options: { '1': 'No.' } });
    expect(questions[5]?.feedback).toEqual({ right: 'Yes!' });
    expect(told(report, 'quiz-row')).toEqual([
      'vertical/v2.xml:7 “Goats”: It was left out: it has a “imageresponse”, which is not known here.',
      'vertical/v2.xml:8 “Goats”: It was left out: a part of its text is drawn at random.',
    ]);
  });

  test('[14.152] a video of the archive is the lesson’s own, with captions; one of another site a link with its transcript', async () => {
    const srt =
      '1\n00:00:01,000 --> 00:00:04,500\nGoats are fed at dawn.\n\n2\n00:00:04,500 --> 00:00:04,800\n\n';
    const report = await run(
      server,
      await olx(
        small(
          `<video url_name="a" display_name="At dawn" html5_sources='["/static/dawn.mp4"]'><transcript language="en" src="dawn.srt"/></video><video url_name="b" display_name="Far away" youtube_id_1_0="abcdefghijk" transcripts='{"en": "dawn.srt", "sw": "gone.srt"}'/>`,
          { 'static/dawn.mp4': 'film', 'static/dawn.srt': srt },
        ),
      ),
    );
    const [lesson] = await textsOf(report.courseId);
    const { db } = server.services;
    const [video] = await db
      .select()
      .from(lessonVideos)
      .where(eq(lessonVideos.lessonId, lesson?.id ?? ''));
    expect(video).toMatchObject({ seconds: 5, transcript: 'Goats are fed at dawn.' });
    const tracks = await db
      .select()
      .from(lessonVideoTracks)
      .where(eq(lessonVideoTracks.lessonId, lesson?.id ?? ''));
    expect(tracks).toMatchObject([{ language: 'en' }]);
    expect(lesson?.source).toContain(
      '[Watch: Far away](https://www.youtube.com/watch?v=abcdefghijk)\n\n### Transcript: Far away\n\nGoats are fed at dawn.',
    );
    expect(told(report, 'structure')).toEqual([
      'static/dawn.srt:6 Captions were not taken as they stood: there are no words below this time.',
      'static/gone.srt:null These captions are not in the archive.',
      'vertical/v2.xml:1 The video “Far away” is on another site: it became a link.',
    ]);
  });
});

const refused: [string, () => Promise<string>, RegExp][] = [
  [
    'a name that climbs out',
    () => tarGz([{ path: '../../evil.txt', content: 'x' }]),
    /“\.\.\/\.\.\/evil\.txt” leads out of the archive/,
  ],
  [
    'an absolute name',
    () => tarGz([{ path: '/tmp/evil.txt', content: 'x' }]),
    /“\/tmp\/evil\.txt” leads out/,
  ],
  [
    'a symbolic link',
    () => tarGz([{ path: 'static/passwd', type: 'SymbolicLink', linkpath: '/etc/passwd' }]),
    /“static\/passwd” is a link/,
  ],
  ['a hard link', () => tarGz([{ path: 'a', type: 'Link', linkpath: '/etc/passwd' }]), /“a” is a link/],
  ['a device', () => tarGz([{ path: 'pipe', type: 'FIFO' }]), /“pipe” is not a file/],
  [
    'more entries than a course has',
    () =>
      tarGz(Array.from({ length: 20_001 }, (_, at) => ({ path: `d/${at}/`, type: 'Directory' as const }))),
    /holds more than 20000 files/,
  ],
  [
    'a bomb',
    () => tarGz([{ path: 'static/zeros', content: Buffer.alloc(60 * 1024 * 1024) }]),
    /unpacks to more than 50 MB/,
  ],
  [
    'entities in its structure',
    () =>
      olx({
        ...small(''),
        'chapter/c1.xml':
          '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><chapter display_name="&b;"/>',
      }),
    /^chapter\/c1\.xml:1 has a document type \(DOCTYPE\)/,
  ],
  ['no course', () => tarGz([{ path: 'notes.txt', content: 'x' }]), /No course found in .*course\.xml/],
  [
    'a policy that is no JSON',
    () => olx(small('', { 'policies/run1/policy.json': '{' })),
    /^policies\/run1\/policy\.json is not JSON/,
  ],
];

test.each(refused)('[14.153] %s is refused', async (_name, archive, message) => {
  await expect(run(server, await archive())).rejects.toThrow(message);
});

test('[14.151] a problem in a table is asked about its row and its column', async () => {
  const pick = (right: string) =>
    `<td><optionresponse><optioninput options="('Goat','Cow','Kenya','India')" correct="${right}"/></optionresponse></td>`;
  const report = await run(
    server,
    await olx(
      small(
        `<problem url_name="p1" display_name="Herds"><p>Say who and where.</p><table><tr><th>Milk</th><th>Animal</th><th>Country</th></tr><tr><td><b>Jamnapari</b></td>${pick('Goat')}${pick('India')}</tr><tr><td>Sahiwal</td>${pick('Cow')}${pick('Kenya')}</tr></table></problem>`,
      ),
    ),
  );
  const { questions } = await questionsOf(report.courseId);
  expect(questions.map(({ body, key }) => [body.prompt.text, key])).toEqual([
    ['<p>Say who and where.</p><p>Jamnapari: Animal</p>', { type: 'single', option: '1' }],
    ['<p>Say who and where.</p><p>Jamnapari: Country</p>', { type: 'single', option: '4' }],
    ['<p>Say who and where.</p><p>Sahiwal: Animal</p>', { type: 'single', option: '2' }],
    ['<p>Say who and where.</p><p>Sahiwal: Country</p>', { type: 'single', option: '3' }],
  ]);
});

test('[14.150] a block whose file is damaged is left out and named; the rest is imported', async () => {
  const files = small('<problem url_name="broken"/>');
  files['problem/broken.xml'] = '<problem><p>Cut';
  const report = await run(server, await olx(files));
  expect(report.counts.lessons).toBe(2);
  expect(told(report, 'left-out')).toContainEqual(
    expect.stringMatching(
      /A block of the kind “problem” was left out, because its file problem\/broken\.xml is damaged\.$/,
    ),
  );
});

test('[14.153] a block that contains itself ends', async () => {
  const report = await run(server, await olx(small('<vertical url_name="v2"/><html url_name="h1"/>')));
  expect(report.counts.lessons).toBe(2);
});

test('[14.154] a format is recognised by its content, and a file of another one says what is accepted', async () => {
  const named = await olx(small(''), 'misnamed.imscc');
  const report = await importArchive(server.services, {
    ...{ path: named, name: 'misnamed.imscc', target: 'new' },
  });
  expect(report.title).toBe('Dairy goats');

  await writeFile(named, '%PDF-1.7 not a course');
  await expect(run(server, named)).rejects.toThrow(
    /^misnamed\.imscc is not a zip archive or a \.tar\.gz.*Common Cartridge.*Open edX.*Markdown/,
  );
});

test('[14.156] a dry run reports what an import would do and writes nothing', async () => {
  const files = small('');
  files['course.xml'] = '<course url_name="run1" org="Shamba" course="DRY"/>';
  const before = await server.services.db.$count(courses);

  const report = await importCourse(server.services, { path: await olx(files), dryRun: true });
  expect(report).toMatchObject({ dryRun: true, created: true, counts: { units: 2, lessons: 2 } });
  expect(await server.services.db.$count(courses)).toBe(before);
});
