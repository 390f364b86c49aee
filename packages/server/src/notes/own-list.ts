import { LIMITS, type NotedCourse, type notes as calls, type OwnNote, type QueryOf } from '@digiken/contract';
import type { NoteKind } from '@digiken/contract/constants';
import { type SQL, sql } from 'drizzle-orm';
import { lessons, lessonTexts } from '../courses';
import { bestText } from '../learning';
import type { Executor } from '../platform/database';
import { keyPage } from '../platform/database/paging';
import type { Caller } from '../platform/http/route';

type Wanted = QueryOf<typeof calls.listOwnNotes>;

interface Row extends Record<string, unknown> {
  id: string;
  kind: NoteKind;
  text: string;
  quote: string | null;
  section_id: string | null;
  section_title: string | null;
  created_at: Date | string;
  edited_at: Date | string | null;
  lesson_id: string;
  lesson_title: string;
  lesson_language: string;
  unit_title: string;
  unit_position: number;
  course_id: string;
  place: string;
}

const PLACE = {
  key: sql`own.place`,
  id: sql`own.id`,
  keyOf: ({ id, place }: Row) => ({ key: place, id }),
};

/** All that somebody keeps, with its place; `found`: each word of the search is in it, in any case and without accents. */
function keptBy(userId: string, { search = '', lang = '' }: Pick<Wanted, 'search' | 'lang'>): SQL {
  const words = search.split(/\s+/).filter((word) => word !== '');
  const title = sql`coalesce(${lessonTexts.title}, ${lessons.title})`;
  const searched = sql`unaccent(lower(concat_ws(' ', own.text, own.quote, own.section_title, ${title}, c.title)))`;
  const found =
    words.length === 0
      ? sql`true`
      : sql`not exists (select 1 from unnest(${sql.param(words)}::text[]) word
          where strpos(${searched}, unaccent(lower(word))) = 0)`;
  return sql`
    select own.*, ${title} as lesson_title,
      coalesce(${lessonTexts.language}, ${lessons.defaultLanguage}) as lesson_language,
      u.title as unit_title, u.position as unit_position,
      c.id as course_id, c.title as course_title, c.image as course_image, ${found} as found
    from (
      select n.id, n.lesson_id, case when n.text = '' then 'marked' else 'note' end as kind,
        n.text, n.quote, n.section_id, n.section_title, n.created_at, n.edited_at
      from lesson_notes n where n.user_id = ${userId} and n.removed_at is null
      union all
      select b.lesson_id, b.lesson_id, 'bookmark', '', null, null, null, b.created_at, null
      from lesson_bookmarks b where b.user_id = ${userId} and b.is_set) own
    join ${lessons} on ${lessons.id} = own.lesson_id
    join units u on u.id = ${lessons.unitId}
    join courses c on c.id = u.course_id
    left join ${lessonTexts} on ${lessonTexts.lessonId} = ${lessons.id}
      and ${lessonTexts.language} = ${lang === '' ? sql`''` : bestText(lang)}`;
}

/** Sorts by the newest of the course, then by the item's own time, both from the last on. */
const place = sql`concat(
  to_char(max(kept.created_at) over (partition by kept.course_id) at time zone 'UTC', 'YYYYMMDDHH24MISSUS'),
  ' ', kept.course_id, ' ', to_char(kept.created_at at time zone 'UTC', 'YYYYMMDDHH24MISSUS')) collate "C"`;

/**
 * One page of everything that the caller noted, marked and bookmarked, and the courses that it belongs to, in two queries
 * (spec 17.80). Their own words stay theirs after they have lost the lesson, so access to it is not asked for.
 */
export async function listOwn(
  db: Executor,
  { id: userId }: Pick<Caller, 'id'>,
  { cursor, size = LIMITS.pageSize, course, kind, ...of }: Wanted,
) {
  const kept = keptBy(userId, of);
  const { rows, ...ends } = await keyPage<Row>(
    cursor,
    PLACE,
    async ({ where, orderBy, limit }) => {
      const found = await db.execute<Row>(sql`
        select own.* from (
          select kept.*, ${place} as place from (${kept}) kept
          where kept.found and ${course === undefined ? sql`true` : sql`kept.course_id = ${course}`}
            and ${kind === undefined ? sql`true` : sql`kept.kind = ${kind}`}) own
        where ${where ?? sql`true`} order by ${sql.join(orderBy, sql`, `)} limit ${limit}`);
      return found.rows;
    },
    size,
  );
  return { data: rows.map(toOwnNote), ...ends, courses: await coursesOf(db, kept) };
}

/** The courses of everything that is kept, the one with the newest first. */
async function coursesOf(db: Executor, kept: SQL): Promise<NotedCourse[]> {
  const found = (kind: NoteKind) =>
    sql`count(*) filter (where kept.found and kept.kind = ${kind})::int as ${sql.identifier(kind)}`;
  const { rows } = await db.execute<
    Record<NoteKind | 'total', number> & { id: string; title: string; image: string | null }
  >(sql`
    select kept.course_id as id, kept.course_title as title, kept.course_image as image,
      count(*)::int as total, ${found('note')}, ${found('marked')}, ${found('bookmark')}
    from (${kept}) kept group by 1, 2, 3 order by max(kept.created_at) desc, kept.course_id desc`);
  return rows.map(({ id, title, image, total, note, marked, bookmark }) => ({
    ...{ _id: id, title, image, total },
    found: { note, marked, bookmark },
  }));
}

const momentOf = (value: Date | string): string => new Date(value).toISOString();

const toOwnNote = (row: Row): OwnNote => ({
  _id: row.id,
  kind: row.kind,
  text: row.text,
  quote: row.quote,
  section: row.section_id === null ? null : { id: row.section_id, title: row.section_title ?? '' },
  createdAt: momentOf(row.created_at),
  editedAt: row.edited_at === null ? null : momentOf(row.edited_at),
  lesson: { _id: row.lesson_id, title: row.lesson_title, titleLanguage: row.lesson_language },
  unit: { title: row.unit_title, position: row.unit_position },
  courseId: row.course_id,
});
