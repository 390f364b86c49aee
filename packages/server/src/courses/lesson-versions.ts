import type { VersionOrigin } from '@digiken/contract';
import { LIMITS } from '@digiken/contract/constants';
import { sql } from 'drizzle-orm';
import type { Executor } from '../platform/database';
import { publicId, STAGED_PREFIX } from './staged-ids';
import { lessonVersions } from './tables';

interface Kept {
  /** Ids of the written rows, published or staged. */
  lessonIds: readonly string[];
  /** Default: all languages. */
  language?: string;
  origin: VersionOrigin;
  /** Null if nobody in particular wrote it. */
  by: string | null;
  at: Date;
  /** Leaves out new texts: their history begins with their first change. */
  changedOnly?: boolean;
}

/**
 * Writes texts of lessons and keeps each new text as a version, with the text that it replaces if that is not kept
 * yet. A text that stays the same makes no version. Saves in quick succession are not joined: a save is a decision of
 * its author, unlike a draft, and the text of five minutes ago is the one that people want back most.
 * The caller has locked the course.
 */
export async function keepVersions<T>(tx: Executor, kept: Kept, write: () => Promise<T>): Promise<T> {
  if (kept.lessonIds.length === 0) return write();
  await keepReplaced(tx, kept);
  const result = await write();
  await keepWritten(tx, kept);
  await prune(tx, kept);
  return result;
}

type Row = typeof lessonVersions.$inferInsert;

/** Keeps a text that was typed and never saved. */
export async function keepTyped(tx: Executor, typed: Omit<Row, 'id' | 'origin' | 'digest'>): Promise<void> {
  await tx.insert(lessonVersions).values({ ...typed, lessonId: publicId(typed.lessonId), origin: 'draft' });
}

const list = (ids: readonly string[]) => sql`${sql.param([...ids])}::text[]`;
const plainId = sql`case when starts_with(t.lesson_id, ${sql.raw(`'${STAGED_PREFIX}'`)})
  then substr(t.lesson_id, ${sql.raw(String(STAGED_PREFIX.length + 1))}) else t.lesson_id end`;
const digest = sql`md5(t.title || '|' || t.source_format || '|' || t.source)`;
const newId = sql`gen_random_uuid()::text`;

const textsOf = ({ lessonIds, language }: Kept) => sql`
  (select t.*, ${plainId} as public_id, ${digest} as digest, coalesce(c.staged_for_id, c.id) as course_id,
      l.source_path is not null as imported
    from lesson_texts t join lessons l on l.id = t.lesson_id join units u on u.id = l.unit_id
      join courses c on c.id = u.course_id
    where t.lesson_id = any(${list(lessonIds)})
      ${language === undefined ? sql`` : sql`and t.language = ${language}`}) t`;

const COLUMNS = sql`(id, course_id, lesson_id, language, title, source_format, source, version, origin, saved_by, saved_at)`;
const TEXT = sql`t.course_id, t.public_id, t.language, t.title, t.source_format, t.source, t.version`;

/** Keeps the present texts. Their authors are not known: each text with an author was kept when it was saved. */
async function keepReplaced(tx: Executor, kept: Kept): Promise<void> {
  await tx.execute(sql`
    insert into lesson_versions ${COLUMNS}
    select ${newId}, ${TEXT}, case when t.imported then 'imported' else 'saved' end, null, t.updated_at
    from ${textsOf(kept)}
    where t.source <> '' and not exists (select 1 from lesson_versions v
      where v.lesson_id = t.public_id and v.language = t.language and v.digest = t.digest)`);
}

async function keepWritten(tx: Executor, kept: Kept): Promise<void> {
  const { origin, by, at, changedOnly = false } = kept;
  const latest = (what: ReturnType<typeof sql>) => sql`(select ${what} from lesson_versions v
    where v.lesson_id = t.public_id and v.language = t.language order by v.saved_at desc, v.id desc limit 1)`;
  await tx.execute(sql`
    insert into lesson_versions ${COLUMNS}
    select ${newId}, ${TEXT}, ${origin}, ${by}, greatest(${at.toISOString()}::timestamptz,
      ${latest(sql`v.saved_at + interval '1 millisecond'`)})
    from ${textsOf(kept)}
    where t.digest is distinct from ${latest(sql`v.digest`)}
      ${changedOnly ? sql`and ${latest(sql`v.digest`)} is not null` : sql``}`);
}

async function prune(tx: Executor, { lessonIds }: Kept): Promise<void> {
  await tx.execute(sql`
    delete from lesson_versions where id in (
      select id from (
        select id, row_number() over (partition by lesson_id, language order by saved_at desc, id desc) as nth
        from lesson_versions where lesson_id = any(${list(lessonIds.map(publicId))})) numbered
      where nth > ${LIMITS.lessonVersions})`);
}
