import type { AuthoredTopic, authoring, BodyOf } from '@digiken/contract';
import type { VersionOrigin } from '@digiken/contract';
import { LIMITS } from '@digiken/contract/constants';
import { and, asc, count, eq, max, sql } from 'drizzle-orm';
import {
  courses,
  keepTyped,
  keepVersions,
  lessons,
  lessonTexts,
  lessonVideos,
  lessonVideoTracks,
  publicId,
  stagedId,
  units,
} from '../courses';
import { lessonProgress, loadActivities } from '../learning';
import type { Executor } from '../platform/database';
import { conflict, invalid, notFound } from '../platform/http/errors';
import type { Caller } from '../platform/http/route';
import { newId } from '../platform/ids';
import type { Services } from '../platform/services';
import { users } from '../users';
import { renderText } from '../content';
import { writePassages } from '../tutor';
import { changeCourse, type Edit, ownTopic, ownUnit, stagesEdits } from './access';
import { minorCorrection } from './minor-corrections';
import { inOrder } from './order';
import { loadOverview } from './overview';
import { hasStagedChanges } from './staging/read';
import { lessonDrafts } from './tables';
import { WORDING } from './wording';
import { ownFiles } from './own-files';

type Store = Pick<Services, 'db' | 'files' | 'clock' | 'workers'>;

/** Version of a text that has not been saved yet. */
const UNWRITTEN = 0;

/** @throws {HttpError} 422 if the tag is not a valid BCP 47 tag */
export function languageTag(tag: string): string {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? tag;
  } catch {
    throw invalid({ language: WORDING.language });
  }
}

/**
 * Reads a lesson for the editor.
 * @param input `language`: BCP 47 tag, default the lesson's own. The text is empty if there is none in it
 */
export async function readTopic(
  db: Executor,
  caller: Caller,
  { topicId, language: wanted }: { topicId: string; language?: string },
): Promise<AuthoredTopic> {
  const { topic, unit, course } = await ownTopic(db, caller, topicId);
  const rowId = topic.id;
  const language = wanted === undefined ? topic.defaultLanguage : languageTag(wanted);
  const languages = await db
    .select({ language: lessonTexts.language })
    .from(lessonTexts)
    .where(eq(lessonTexts.lessonId, rowId))
    .orderBy(sql`${lessonTexts.language} <> ${topic.defaultLanguage}`, asc(lessonTexts.language));
  const [text] = await db.select().from(lessonTexts).where(textOf(rowId, language));
  const [draft] = await db
    .select()
    .from(lessonDrafts)
    .where(draftOf(rowId, language, caller.id));
  const [overview] = await loadOverview(db, { which: eq(units.id, unit.id), userId: caller.id });
  const line = overview?.topics.find(({ id }) => id === rowId);
  if (line === undefined) throw notFound(WORDING.noTopic);
  return {
    _id: publicId(rowId),
    title: text?.title ?? topic.title,
    language,
    languages: languages.map((row) => row.language),
    preview: topic.preview,
    markdown: text?.source ?? '',
    format: text?.format ?? 'markdown',
    version: text?.version ?? UNWRITTEN,
    minutes: topic.minutes,
    weightBytes: topic.weightBytes,
    updatedAt: (text?.updatedAt ?? topic.createdAt).toISOString(),
    draft: draft === undefined ? null : { ...draft, savedAt: draft.savedAt.toISOString() },
    video: await readVideo(db, rowId),
    activity: (await loadActivities(db, [rowId])).get(rowId) ?? null,
    missing: line.missing,
    publishing: {
      staged: await stagesEdits(db, caller, course),
      pending: await hasStagedChanges(db, { course, item: { lessonId: publicId(rowId) } }),
    },
    previewId: rowId,
    unit: { _id: publicId(unit.id), title: unit.title },
    course: { _id: course.publicId, title: course.title, state: course.live.state },
  };
}

const textOf = (topicId: string, language: string) =>
  and(eq(lessonTexts.lessonId, topicId), eq(lessonTexts.language, language));

const draftOf = (topicId: string, language: string, userId: string) =>
  and(
    eq(lessonDrafts.lessonId, topicId),
    eq(lessonDrafts.language, language),
    eq(lessonDrafts.userId, userId),
  );

async function readVideo(db: Executor, topicId: string): Promise<AuthoredTopic['video']> {
  const [video] = await db.select().from(lessonVideos).where(eq(lessonVideos.lessonId, topicId));
  if (video === undefined) return null;
  const captions = await db
    .select({
      language: lessonVideoTracks.language,
      label: lessonVideoTracks.label,
      src: lessonVideoTracks.src,
    })
    .from(lessonVideoTracks)
    .where(eq(lessonVideoTracks.lessonId, topicId))
    .orderBy(asc(lessonVideoTracks.language));
  const { src, poster, seconds, weightBytes, soundSrc, soundBytes, transcript, transcriptHtml } = video;
  const sound = soundSrc === null ? null : { src: soundSrc, bytes: soundBytes ?? 0 };
  return { src, poster, seconds, weightBytes, sound, captions, transcript, transcriptHtml };
}

export async function createTopic(
  services: Store,
  caller: Caller,
  { unitId, title }: { unitId: string; title: string },
): Promise<string> {
  const { course } = await ownUnit(services.db, caller, unitId);
  return changeCourse(
    services,
    caller,
    { courseId: course.publicId, action: 'added a lesson to' },
    async (tx, { languages }, rowId) => {
      const row = { unitId: rowId(unitId) };
      const [unit] = await tx
        .select({ id: units.id })
        .from(units)
        .where(eq(units.id, row.unitId))
        .for('update');
      if (unit === undefined) throw notFound(WORDING.noUnit);
      const [existing] = await tx
        .select({ count: count(), last: max(lessons.position) })
        .from(lessons)
        .where(eq(lessons.unitId, row.unitId));
      if ((existing?.count ?? 0) >= LIMITS.topicsPerUnit) throw conflict(WORDING.tooManyTopics);
      const id = newId();
      const language = languages[0] ?? 'en';
      const position = (existing?.last ?? 0) + 1;
      await insertTopic(tx, { id: rowId(id), ...row, position, title, language, now: services.clock.now() });
      return id;
    },
  );
}

/** Inserts a lesson with an empty text. The caller has checked the unit and refreshes the course's totals. */
export async function insertTopic(
  tx: Executor,
  {
    language,
    now,
    ...row
  }: { id: string; unitId: string; position: number; title: string; language: string; now: Date },
): Promise<void> {
  await tx.insert(lessons).values({ ...row, minutes: 1, weightBytes: 0, defaultLanguage: language });
  const text = { html: '', text: '', headings: [], source: '', updatedAt: now };
  await tx.insert(lessonTexts).values({ lessonId: row.id, language, title: row.title, ...text });
  await writePassages(tx, [row.id]);
}

/** @throws {HttpError} 409 unless `ids` are exactly the unit's lessons */
export async function orderTopics(
  services: Store,
  caller: Caller,
  { unitId, ids }: { unitId: string; ids: readonly string[] },
): Promise<void> {
  const { course } = await ownUnit(services.db, caller, unitId);
  await changeCourse(
    services,
    caller,
    { courseId: course.publicId, action: 'reordered lessons of' },
    async (tx, _course, rowId) => {
      const inUnit = eq(lessons.unitId, rowId(unitId));
      const existing = await tx.select({ id: lessons.id }).from(lessons).where(inUnit);
      await tx
        .update(lessons)
        .set({ position: inOrder(existing, ids.map(rowId), lessons.id) })
        .where(inUnit);
    },
  );
}

type SavedText = BodyOf<typeof authoring.saveTopic> & {
  topicId: string;
  /** Default "saved". "restored": the caller's draft is kept as a version too, because nothing of it is saved. */
  origin?: VersionOrigin;
};

/**
 * Saves a lesson's text, and deletes the caller's draft of it.
 * @throws {HttpError} 409 if the text was saved since `version` was read; nothing is written
 * @throws {HttpError} as {@link minorCorrection} when it is one
 */
export async function saveTopic(
  services: Store,
  caller: Caller,
  { topicId, origin = 'saved', ...body }: SavedText,
): Promise<void> {
  const { db, clock } = services;
  const language = languageTag(body.language);
  const { topic, course } = await ownTopic(db, caller, topicId);
  const { title, markdown: source, format = 'markdown', preview } = body;
  const { html, text, headings, minutes, weightBytes, missingAlt } = await renderText(services, {
    format,
    source,
    language,
    mayShow: ownFiles(db, caller),
  });
  const row = { title, source, format, html, text, headings, missingAlt, machineTranslated: false };
  const write: Edit<void> = async (tx, target, rowId) => {
    const id = rowId(topicId);
    const updatedAt = clock.now();
    const save = () =>
      body.version === UNWRITTEN
        ? tx
            .insert(lessonTexts)
            .values({ lessonId: id, language, ...row, updatedAt })
            .onConflictDoNothing()
            .returning({ version: lessonTexts.version })
        : tx
            .update(lessonTexts)
            .set({ ...row, updatedAt, version: sql`${lessonTexts.version} + 1` })
            .where(and(textOf(id, language), eq(lessonTexts.version, body.version)))
            .returning({ version: lessonTexts.version });
    if (origin === 'restored') await keepDraft(tx, caller, { id, courseId: target.publicId, language });
    const saved = await keepVersions(
      tx,
      { lessonIds: [id], language, origin, by: caller.id, at: updatedAt },
      async () => save(),
    );
    if (saved.length === 0) throw conflict(WORDING.savedMeanwhile);
    await writePassages(tx, [id]);
    await tx
      .update(lessons)
      .set({ preview, ...(language === topic.defaultLanguage && { title, minutes, weightBytes }) })
      .where(eq(lessons.id, id));
    await tx
      .update(courses)
      .set({ languages: sql`array_append(${courses.languages}, ${language})` })
      .where(and(eq(courses.id, target.id), sql`not ${language} = any(${courses.languages})`));
    for (const id of [publicId(topicId), stagedId(topicId)])
      await tx.delete(lessonDrafts).where(draftOf(id, language, caller.id));
  };
  await (body.minor === true
    ? minorCorrection(
        services,
        caller,
        { course, corrected: { item: 'lesson', id: publicId(topicId), language } },
        write,
      )
    : changeCourse(services, caller, { courseId: course.publicId, action: 'edited a lesson of' }, write));
}

/** Keeps what the caller typed and did not save as a version. */
async function keepDraft(
  tx: Executor,
  caller: Caller,
  { id, courseId, language }: { id: string; courseId: string; language: string },
): Promise<void> {
  const [draft] = await tx
    .select()
    .from(lessonDrafts)
    .where(draftOf(id, language, caller.id));
  if (draft === undefined) return;
  const { lessonId, title, format, markdown: source, version, savedAt } = draft;
  const text = { lessonId, language, title, format, source, version };
  await keepTyped(tx, { ...text, courseId, savedBy: caller.id, savedAt });
}

/**
 * Saves the caller's own draft of a lesson.
 * @throws {HttpError} 409 if the lesson was saved since `version` was read
 */
export async function saveDraft(
  { db, clock }: Store,
  caller: Caller,
  { topicId, ...body }: BodyOf<typeof authoring.saveTopicDraft> & { topicId: string },
): Promise<Date> {
  const language = languageTag(body.language);
  return db.transaction(async (tx) => {
    const { topic } = await ownTopic(tx, caller, topicId);
    const [text] = await tx
      .select({ version: lessonTexts.version })
      .from(lessonTexts)
      .where(textOf(topic.id, language))
      .for('share');
    if ((text?.version ?? UNWRITTEN) !== body.version) throw conflict(WORDING.savedMeanwhile);
    const savedAt = clock.now();
    const { title, markdown, format = 'markdown', version } = body;
    const row = { title, markdown, format, version, savedAt };
    await tx
      .insert(lessonDrafts)
      .values({ lessonId: topic.id, language, userId: caller.id, ...row })
      .onConflictDoUpdate({
        target: [lessonDrafts.lessonId, lessonDrafts.language, lessonDrafts.userId],
        set: row,
      });
    return savedAt;
  });
}

export async function discardDraft(
  db: Executor,
  caller: Caller,
  { topicId, language: wanted }: { topicId: string; language?: string },
): Promise<void> {
  const { topic } = await ownTopic(db, caller, topicId);
  const language = wanted === undefined ? topic.defaultLanguage : languageTag(wanted);
  await db.delete(lessonDrafts).where(draftOf(topic.id, language, caller.id));
}

/** @throws {HttpError} 409 if a learner has opened it */
export async function removeTopic(services: Store, caller: Caller, topicId: string): Promise<void> {
  const { course } = await ownTopic(services.db, caller, topicId);
  await changeCourse(
    services,
    caller,
    { courseId: course.publicId, action: 'removed a lesson of' },
    async (tx, _course, rowId) => {
      // Learners belong to the published lesson, not to its staged copy.
      const live = publicId(topicId);
      // A learner who opens the lesson holds a shared lock on this row: wait for it before the check.
      await tx.select({ id: lessons.id }).from(lessons).where(eq(lessons.id, live)).for('update');
      const [studied] = await tx
        .select({ id: lessonProgress.lessonId })
        .from(lessonProgress)
        .innerJoin(users, eq(users.id, lessonProgress.userId))
        .where(and(eq(lessonProgress.lessonId, live), eq(users.role, 'user')))
        .limit(1);
      if (studied !== undefined) throw conflict(WORDING.topicStudied);
      await tx.delete(lessons).where(eq(lessons.id, rowId(topicId)));
    },
  );
}
