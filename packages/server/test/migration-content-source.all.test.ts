import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseAfter } from './support/database';
import { PASSWORD_HASH, type SignedIn, PASSWORD, startTestServer, type TestServer } from './support/server';

const TYPED = '## Compost\n\nMix *dry* and wet leaves.\n';
const TYPED_HTML = '<h2 id="section-compost">Compost</h2>\n<p>Mix <em>dry</em> and wet leaves.</p>';
const IMPORTED_HTML = '<p>Soil <strong>holds</strong> water.</p>';
const TRANSLATED_HTML = '<p>Udongo <strong>hushika</strong> maji.</p>';
const DESCRIPTION_HTML = '<p>Grow <strong>food</strong> at home.</p>';
const TRANSCRIPT_HTML = '<p>Welcome to the garden.</p>';

const text = (id: string, language: string, title: string, html: string, markdown: string | null) =>
  `insert into lesson_texts (lesson_id, language, title, html, text, headings, markdown, version)
   values ('${id}', '${language}', '${title}', '${html}', '${title}', '[]', ${markdown === null ? 'null' : `'${markdown}'`}, 4)`;

/** Rows of a site at version 0007: one imported course and lessons that were imported and edited. */
const rows = (hash: string) => [
  `insert into users (id, first_name, last_name, email, password_hash, role, email_verified_at) values
     ('tutor', 'Naliaka', 'Wafula', 'tutor@test.example', '${hash}', 'tutor', now()),
     ('learner', 'Barasa', 'Juma', 'learner@test.example', '${hash}', 'user', now())`,
  `insert into courses (id, source_key, state, title, summary, description_html, level, owner_id, languages, unit_count)
   values ('garden', 'folder:garden', 'published', 'Kitchen garden', 'Food at home.', '${DESCRIPTION_HTML}', 'beginner', 'tutor', '{en,sw}', 1)`,
  `insert into courses (id, state, title, summary, description_html, description_markdown, level, owner_id, languages)
   values ('bees', 'draft', 'Bees', '', '<p>For <em>you</em>.</p>', 'For *you*.', 'beginner', 'tutor', '{en}')`,
  `insert into units (id, course_id, position, title, summary) values ('soil', 'garden', 1, 'Soil', 'What it is.')`,
  `insert into lessons (id, unit_id, position, title, minutes, weight_bytes, default_language) values
     ('imported', 'soil', 1, 'Water', 1, 100, 'en'), ('typed', 'soil', 2, 'Compost', 1, 100, 'en')`,
  text('imported', 'en', 'Water', IMPORTED_HTML, null),
  text('imported', 'sw', 'Maji', TRANSLATED_HTML, null),
  text('typed', 'en', 'Compost', TYPED_HTML, TYPED),
  `insert into lesson_videos (lesson_id, src, transcript_html) values ('imported', '/api/media/a.mp4', '${TRANSCRIPT_HTML}')`,
  `insert into lesson_drafts (lesson_id, language, user_id, title, markdown, version, saved_at)
   values ('typed', 'en', 'tutor', 'Compost', 'Mix *everything*.', 4, now())`,
  `insert into enrolments (id, user_id, course_id, whole) values ('enrolment', 'learner', 'garden', true)`,
  `insert into lesson_progress (user_id, lesson_id, done_at, scroll, last_opened_at)
   values ('learner', 'imported', now(), 1, now())`,
];

let server: TestServer;
let tutor: SignedIn;
let learner: SignedIn;
beforeAll(async () => {
  const database = await databaseAfter('0007_idempotency_answers', rows(await PASSWORD_HASH));
  server = await startTestServer({}, database);
  tutor = await server.signIn('tutor@test.example', PASSWORD);
  learner = await server.signIn('learner@test.example', PASSWORD);
});
afterAll(() => server.close());

const read = async (path: string, as: SignedIn) => {
  const { status, body } = await server.call('GET', path, { as });
  expect(status).toBe(200);
  return body.data;
};

test('[R.72] learners read migrated lessons as before, with their progress', async () => {
  const imported = await read('/course/unit/lesson/imported', learner);
  expect(imported).toMatchObject({
    html: IMPORTED_HTML,
    languages: ['en', 'sw'],
    scroll: 1,
    courseProgress: { done: 1, total: 2 },
    video: { transcriptHtml: TRANSCRIPT_HTML },
  });
  expect(await read('/course/unit/lesson/imported?lang=sw', learner)).toMatchObject({
    html: TRANSLATED_HTML,
  });
  expect(await read('/course/unit/lesson/typed', learner)).toMatchObject({ html: TYPED_HTML });
  expect(await read('/course/garden', learner)).toMatchObject({ descriptionHtml: DESCRIPTION_HTML });
});

test('[R.72] the editor opens typed texts as Markdown and imported texts as their stored HTML', async () => {
  expect(await read('/instructor/topic/typed', tutor)).toMatchObject({
    format: 'markdown',
    markdown: TYPED,
    version: 4,
    draft: { markdown: 'Mix *everything*.', format: 'markdown', version: 4 },
  });
  expect(await read('/instructor/topic/imported', tutor)).toMatchObject({
    format: 'html',
    markdown: IMPORTED_HTML,
    version: 4,
    video: { transcript: TRANSCRIPT_HTML },
  });
  expect(await read('/instructor/topic/imported?lang=sw', tutor)).toMatchObject({
    format: 'html',
    markdown: TRANSLATED_HTML,
  });
  expect(await read('/instructor/course/garden', tutor)).toMatchObject({
    descriptionMarkdown: DESCRIPTION_HTML,
    version: 1,
    stagedChanges: [],
  });
  expect(await read('/instructor/course/bees', tutor)).toMatchObject({ descriptionMarkdown: 'For *you*.' });
});

test('[R.72] migrated sources render to the same pages', async () => {
  for (const id of ['imported', 'typed']) {
    const { markdown, format, language } = await read(`/instructor/topic/${id}`, tutor);
    const { html } = await read(`/course/unit/lesson/${id}`, learner);
    const preview = await server.call('POST', '/instructor/preview', {
      as: tutor,
      body: { markdown, format, language },
    });
    expect(preview.body.data.html.trim()).toBe(html);
  }
});
