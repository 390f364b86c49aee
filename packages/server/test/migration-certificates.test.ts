import { afterAll, beforeAll, expect, test } from 'vitest';
import { certificates } from '../src/certificates/tables';
import { databaseAfter } from './support/database';
import { startTestServer, type TestServer } from './support/server';

/** Rows of a site at version 0021: two learners in a course of two lessons; one has done both. */
const ROWS = [
  `insert into users (id, first_name, last_name, email, password_hash) values
     ('done', 'Achieng', 'Odhiambo', 'done@test.example', ''), ('half', 'Baraka', 'Mwangi', 'half@test.example', '')`,
  `insert into courses (id, state, title, summary, description_html, description_markdown, level, languages)
   values ('garden', 'published', 'Kitchen garden', '', '', '', 'beginner', '{en}')`,
  `insert into units (id, course_id, position, title, summary) values ('soil', 'garden', 1, 'Soil', '')`,
  `insert into lessons (id, unit_id, position, title, minutes, weight_bytes, default_language)
   values ('water', 'soil', 1, 'Water', 1, 100, 'en'), ('sun', 'soil', 2, 'Sun', 1, 100, 'en')`,
  `insert into enrolments (id, user_id, course_id, whole) values
     ('one', 'done', 'garden', true), ('two', 'half', 'garden', true)`,
  `insert into lesson_progress (user_id, lesson_id, done_at, last_opened_at) values
     ('done', 'water', now(), now()), ('done', 'sun', now(), now()),
     ('half', 'water', now(), now()), ('half', 'sun', null, now())`,
];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({}, await databaseAfter('0021_lesson_notes', ROWS));
  server.clock.advance({ minutes: 1 });
  await server.services.jobs.drain();
});
afterAll(() => server.close());

test('[12.71] who completed a course before the update has its certificate after it, and nobody else', async () => {
  const rows = await server.services.db.select().from(certificates);
  expect(rows).toMatchObject([{ userId: 'done', courseId: 'garden', name: 'Achieng Odhiambo' }]);
});
