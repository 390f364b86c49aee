import type { BodyOf, LessonVersion, LessonVersionText, versions as calls } from '@digiken/contract';
import { and, eq, sql } from 'drizzle-orm';
import { renderText } from '../content';
import { lessonVersions, publicId } from '../courses';
import type { Executor } from '../platform/database';
import { keyPage, type Page } from '../platform/database/paging';
import { notFound } from '../platform/http/errors';
import type { Caller } from '../platform/http/route';
import type { Services } from '../platform/services';
import { nameColumn, users } from '../users';
import { ownTopic } from './access';
import { languageTag, saveTopic } from './topics';
import { WORDING } from './wording';
import { ownFiles } from './own-files';

const columns = {
  id: lessonVersions.id,
  language: lessonVersions.language,
  title: lessonVersions.title,
  origin: lessonVersions.origin,
  savedAt: lessonVersions.savedAt,
  savedBy: { _id: users.id, name: nameColumn(users) },
};

/**
 * Whether a version is the text of this row now. A text that was restored is kept twice: the newer one is current.
 * @param rowId of the row that the caller edits, published or staged
 */
const isCurrent = (rowId: string) => sql<boolean>`${lessonVersions.id} = (
  select v.id from lesson_versions v join lesson_texts t on t.lesson_id = ${rowId} and t.language = v.language
    and v.digest = md5(t.title || '|' || t.source_format || '|' || t.source)
  where v.lesson_id = ${lessonVersions.lessonId} and v.language = ${lessonVersions.language} and v.origin <> 'draft'
  order by v.saved_at desc, v.id desc limit 1)`;

const selectVersions = (db: Executor, rowId: string) =>
  db
    .select({ ...columns, current: sql<boolean>`coalesce(${isCurrent(rowId)}, false)` })
    .from(lessonVersions)
    .leftJoin(users, eq(users.id, lessonVersions.savedBy));

type Row = Awaited<ReturnType<typeof selectVersions>>[number];

const toVersion = ({ id, savedAt, ...row }: Row): LessonVersion => ({
  _id: id,
  ...row,
  savedAt: savedAt.toISOString(),
});

/**
 * One page of the texts that a lesson has had, newest first (spec 12.120).
 * @param input `language`: default the lesson's own
 * @throws {HttpError} 404 as {@link ownTopic}
 */
export async function listVersions(
  db: Executor,
  caller: Caller,
  { topicId, language, cursor }: { topicId: string; language?: string; cursor?: string },
): Promise<Page<LessonVersion>> {
  const { topic } = await ownTopic(db, caller, topicId);
  const wanted = language === undefined ? topic.defaultLanguage : languageTag(language);
  const ofText = and(eq(lessonVersions.lessonId, publicId(topic.id)), eq(lessonVersions.language, wanted));
  const page = await keyPage<Row>(
    cursor,
    {
      key: lessonVersions.savedAt,
      id: lessonVersions.id,
      keyOf: (row) => ({ key: row.savedAt, id: row.id }),
    },
    ({ where, orderBy, limit }) =>
      selectVersions(db, topic.id)
        .where(and(ofText, where))
        .orderBy(...orderBy)
        .limit(limit),
  );
  return { ...page, rows: page.rows.map(toVersion) };
}

type Place = { topicId: string; versionId: string };

async function findVersion(db: Executor, caller: Caller, { topicId, versionId }: Place) {
  const { topic } = await ownTopic(db, caller, topicId);
  const [text] = await db
    .select()
    .from(lessonVersions)
    .where(and(eq(lessonVersions.id, versionId), eq(lessonVersions.lessonId, publicId(topic.id))));
  if (text === undefined) throw notFound(WORDING.noVersion);
  return { topic, text };
}

/** @throws {HttpError} 404 as {@link ownTopic}, and for a version of another lesson */
export async function readVersion(
  services: Pick<Services, 'db' | 'files' | 'media' | 'workers'>,
  caller: Caller,
  place: Place,
): Promise<LessonVersionText> {
  const { db, media } = services;
  const { topic, text } = await findVersion(db, caller, place);
  const [row] = await selectVersions(db, topic.id).where(eq(lessonVersions.id, text.id));
  if (row === undefined) throw notFound(WORDING.noVersion);
  const { format, source, language } = text;
  const { html } = await renderText(services, { format, source, language, mayShow: ownFiles(db, caller) });
  return { ...toVersion(row), format, markdown: source, html: media.sign(html) };
}

/**
 * Saves an older text again: a save like any other, so a published course waits for its review (spec 12.121).
 * @returns the language of the text
 * @throws {HttpError} 404 as {@link readVersion}, 409 as {@link saveTopic}
 */
export async function restoreVersion(
  services: Pick<Services, 'db' | 'files' | 'clock' | 'workers'>,
  caller: Caller,
  { version, ...place }: Place & BodyOf<typeof calls.restoreLessonVersion>,
): Promise<string> {
  const { topic, text } = await findVersion(services.db, caller, place);
  const { title, format, source: markdown, language } = text;
  const saved = { title, format, markdown, language, version, preview: topic.preview };
  await saveTopic(services, caller, { ...saved, topicId: place.topicId, origin: 'restored' });
  return language;
}
