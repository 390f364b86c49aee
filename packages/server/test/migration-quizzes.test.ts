import { afterAll, beforeAll, expect, test } from 'vitest';
import { quizzes, slotsOf } from '../src/quizzes';
import { databaseAfter } from './support/database';
import { startTestServer, type TestServer } from './support/server';

/** Rows of a site at version 0018: a lesson with two quizzes. */
const ROWS = [
  `insert into courses (id, state, title, summary, description_html, description_markdown, level, languages)
   values ('garden', 'published', 'Kitchen garden', '', '', '', 'beginner', '{en}')`,
  `insert into units (id, course_id, position, title, summary) values ('soil', 'garden', 1, 'Soil', '')`,
  `insert into lessons (id, unit_id, position, title, minutes, weight_bytes, default_language)
   values ('water', 'soil', 1, 'Water', 1, 100, 'en')`,
  `insert into quizzes (id, lesson_id, kind, language, title) values
     ('before', 'water', 'pre', 'en', 'What do you know?'), ('after', 'water', 'post', 'en', 'What have you learned?')`,
  `insert into quiz_questions (id, quiz_id, position, text) values
     ('one', 'before', 1, 'How often?'), ('two', 'after', 1, 'Which ones?'), ('empty', 'after', 2, 'Nothing to choose')`,
  `insert into quiz_options (id, question_id, position, text, correct) values
     ('a', 'one', 1, 'Never', false), ('b', 'one', 2, 'Daily', true),
     ('c', 'two', 1, 'Beans', true), ('d', 'two', 2, 'Stones', false), ('e', 'two', 3, 'Kale', true)`,
];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({}, await databaseAfter('0018_listed_payments', ROWS));
});
afterAll(() => server.close());

test('[12.17] quizzes from before the quiz engine keep their questions and get settings', async () => {
  const { db } = server.services;
  const slots = await slotsOf(db, ['before', 'after']);
  expect(slots.get('before')).toMatchObject([
    {
      id: 'one',
      version: 1,
      question: {
        body: {
          type: 'single',
          prompt: { text: 'How often?', format: 'plain' },
          language: 'en',
          options: [
            { id: '1', text: 'Never' },
            { id: '2', text: 'Daily' },
          ],
        },
        key: { type: 'single', option: '2' },
        points: 1,
      },
    },
  ]);
  expect(slots.get('after')).toMatchObject([
    { id: 'two', question: { key: { type: 'multiple', options: ['1', '3'], rule: 'partial' } } },
  ]);
  const rows = await db.select({ kind: quizzes.kind, settings: quizzes.settings }).from(quizzes);
  expect(Object.fromEntries(rows.map(({ kind, settings }) => [kind, settings]))).toMatchObject({
    pre: { practice: true, required: false, passShare: null },
    post: { practice: false, required: true, passShare: 0.6 },
  });
});
