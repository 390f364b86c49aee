import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as schema from '../src/schema';
import { callsOf, type Place, placeOn, SAID, SCENARIOS } from './language-scenarios';
import { type PaymentSite, startPaymentSite } from './payment-site';

let site: PaymentSite;
let place: Place;
/** What answers say, by column. */
const answered: Record<string, unknown> = {};
beforeAll(async () => {
  site = await startPaymentSite({ LIVE_ENGINE: 'none' });
  place = await placeOn(site);
  for (const write of SCENARIOS) Object.assign(answered, await write(place));
});
afterAll(() => site.close());

const COLUMNS = Object.values(schema)
  .filter((value) => is(value, PgTable))
  .map((table) => getTableConfig(table))
  .flatMap(({ name: table, columns }) =>
    columns.map(({ name, columnType }) => ({ table, name, columnType })),
  );
const has = (table: string, name: string) =>
  COLUMNS.some((column) => column.table === table && column.name === name);
/** Columns with a column for their language, as "table.column". */
const WRITTEN = COLUMNS.filter(({ table, name }) => has(table, `${name}_language`)).map(
  ({ table, name }) => `${table}.${name}`,
);
/** Names of columns that hold what somebody writes. */
const TEXTS =
  /^(?:(?:.+_)?(?:text|body|title|subject|message|reason|note|comment|description|summary|alt|headline|bio))$/;
/** They need no language of their own. */
const NO_LANGUAGE: Record<string, string> = {
  'The lesson, the quiz or the course has languages.':
    'courses.title courses.summary units.title units.summary lessons.title lesson_texts.title lesson_texts.text lesson_versions.title lesson_drafts.title quizzes.title passages.text lesson_activities.title',
  'Copies of titles of courses, units and sections.':
    'certificates.course_title orders.course_title order_lines.title lesson_notes.section_title',
  'A title of a role or of a picture, which names it.':
    'certificates.signatory_title certificate_templates.signatory_title media.title',
  'Only its writer reads it.': 'lesson_notes.text tutor_conversations.title',
  'Administrators write it for administrators, among sentences of the server.':
    'money_in.note tutor_flags.note',
  'The server writes it.':
    'admin_notifications.message hook_inbox.body money_in.reason sync_actions.message tutor_answers.note',
  'Identifiers of people at their providers.': 'lti_launches.subject user_identities.subject',
};

describe('the language of what people write', () => {
  test.each(WRITTEN)('[16.24] is stored and answered for %s', async (column) => {
    const [table = '', text = ''] = column.split('.');
    const { rows } = await site.server.services.db.execute(
      sql`select distinct ${sql.identifier(`${text}_language`)} as language from ${sql.identifier(table)}
        where ${sql.identifier(text)} = ${SAID}`,
    );
    expect(rows).toEqual([{ language: 'sw' }]);
    expect(answered[column]).toBe('sw');
  });

  test('[16.24] has a column beside each text, except where a text needs none', () => {
    const except = Object.values(NO_LANGUAGE).flatMap((columns) => columns.split(' '));
    const texts = COLUMNS.filter(({ name, columnType }) => columnType === 'PgText' && TEXTS.test(name)).map(
      ({ table, name }) => `${table}.${name}`,
    );
    expect(texts.filter((column) => !WRITTEN.includes(column)).sort()).toEqual(except.sort());
  });

  test('[16.24] changes with the text', async () => {
    const { call } = callsOf(place);
    const { learner, course } = place;
    const save = async (text: string) =>
      (await call('PUT', `/course/${course.id}/review`, learner, { stars: 4, text })).data.textLanguage;
    expect(await save('Somo zuri sana')).toBe('sw');
    expect(await save('A very good lesson')).toBe('en');
    expect(await save('👍')).toBeUndefined();
  });

  test('[16.25] is answered for texts of the release before, which stored none', async () => {
    const { call } = callsOf(place);
    const { tutor, learner } = place;
    const to = { to: [tutor.id], subject: SAID, body: SAID };
    const id = (await call('POST', '/messages/threads', learner, to)).data._id;
    await site.server.services.db.execute(
      sql`update messages set body_language = null where thread_id = ${id}`,
    );
    const { messages } = (await call('GET', `/messages/thread/${id}`, tutor)).data;
    expect(messages[0].bodyLanguage).toBe('sw');
  });

  test('[16.25] is that of its own words for the beginning of a message in a list', async () => {
    const { call } = callsOf(place);
    const [thread] = (await call('GET', '/messages/threads', place.tutor)).data;
    expect(thread).toMatchObject({ subjectLanguage: 'sw', excerptLanguage: 'sw' });
  });
});
