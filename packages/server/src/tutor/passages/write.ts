import { type SQL, sql } from 'drizzle-orm';
import { courses, lessons, lessonTexts, units } from '../../courses';
import type { Database, Executor } from '../../platform/database';
import { passages, passageWords } from '../tables';
import { headingsOf, type Passage, splitPassages } from './split';
import { wordsOf } from './words';

/** Of the rules in split.ts, words.ts and kiswahili.ts. After a change of them, a new number has every text cut again at the next start. */
const RULES = '2';
/** How often a word of the title or the heading counts, compared with one of the text. */
const TITLE_WEIGHT = 2;
/** Passages per step: about 800 words, so that requests wait for a few milliseconds only (spec R.70). */
const AT_ONCE = 10;
/** Lessons per look: their texts are read for their digests. */
const LESSONS_AT_ONCE = 20;

const digest = sql`md5(${RULES} || '|' || t.title || '|' || t.html)`;
const list = (ids: readonly string[]) => sql`${sql.param([...ids])}::text[]`;

/** Texts without passages, or with passages of another text. Staged copies have none: nobody searches them. */
const outdated = sql`${lessonTexts} t
  join ${lessons} l on l.id = t.lesson_id join ${units} u on u.id = l.unit_id
  join ${courses} c on c.id = u.course_id and c.staged_for_id is null
  where not exists (select 1 from ${passages} p
    where p.lesson_id = t.lesson_id and p.language = t.language and p.position = 1 and p.digest = ${digest})`;

interface TextToCut extends Record<string, unknown> {
  language: string;
  title: string;
  digest: string;
}

/**
 * Cuts the texts of lessons into passages, in all languages, in the transaction that wrote them: for an edit of one
 * lesson. What writes a whole course calls `requestCoursePassages`. A text that is the same as before keeps its passages;
 * those of a removed text go with it. Lessons of staged copies are left out.
 */
export async function writePassages(tx: Executor, lessonIds: readonly string[]): Promise<void> {
  for (const id of lessonIds) {
    const step = lessonCutter(id);
    while (await step(tx));
  }
}

/** Cuts texts that have no current passages, in short transactions. @param courseId default: of the whole site */
export async function cutPassages(db: Database, courseId?: string): Promise<void> {
  let after: string | undefined = '';
  while (after !== undefined) {
    const next = await outdatedLessons(db, { after, courseId });
    for (const id of next.outdated) {
      const step = lessonCutter(id);
      while (await db.transaction(step));
    }
    after = next.last;
  }
}

/** Of the next lessons in order of their ids: those whose texts have no current passages, and the last one. */
async function outdatedLessons(
  db: Executor,
  { after, courseId }: { after: string; courseId: string | undefined },
): Promise<{ outdated: string[]; last: string | undefined }> {
  const ofCourse =
    courseId === undefined
      ? sql``
      : sql`and unit_id in (select id from ${units} where course_id = ${courseId})`;
  const { rows } = await db.execute<{ id: string; outdated: boolean }>(sql`
    select next.id, exists (select 1 from ${outdated} and t.lesson_id = next.id) as outdated
    from (select id from ${lessons} where id > ${after} ${ofCourse} order by id limit ${LESSONS_AT_ONCE}) next
    order by next.id`);
  return { outdated: rows.flatMap(({ id, outdated }) => (outdated ? [id] : [])), last: rows.at(-1)?.id };
}

/**
 * Cuts the texts of a lesson, a few passages with each call. The first passage of a text is written last and marks it
 * as cut, so that a process that was killed goes on where it was.
 * @returns whether there may be more to do; false also if the lesson was deleted
 */
function lessonCutter(lessonId: string): (tx: Executor) => Promise<boolean> {
  let cut: { text: TextToCut; passages: Passage[] } | undefined;
  return async (tx) => {
    // Locked, so that passages of an old text are never written after those of a new one.
    const { rows } = await tx.execute<TextToCut>(sql`
      select t.language, t.title, ${digest} as digest from ${outdated}
        and t.lesson_id = ${lessonId} order by t.language limit 1 for update of t`);
    const [text] = rows;
    if (text === undefined) return false;
    const place = sql`lesson_id = ${lessonId} and language = ${text.language}`;
    if (cut?.text.language !== text.language || cut.text.digest !== text.digest)
      cut = { text, passages: await splitText(tx, place) };
    const { rows: old } = await tx.execute(sql`
      delete from ${passages} where id in (select id from ${passages}
        where ${place} and digest <> ${text.digest} limit ${AT_ONCE}) returning id`);
    if (old.length < AT_ONCE) await insertLast(tx, { lessonId, place, ...cut });
    return true;
  };
}

async function splitText(tx: Executor, place: SQL): Promise<Passage[]> {
  const { rows } = await tx.execute<{ html: string; text: string }>(
    sql`select html, text from ${lessonTexts} where ${place}`,
  );
  const [{ html, text } = { html: '', text: '' }] = rows;
  return splitPassages({ text, headings: headingsOf(html) });
}

/** Inserts the last passages of a text that are not there yet. */
async function insertLast(
  tx: Executor,
  {
    lessonId,
    place,
    text: { language, title, digest },
    passages: all,
  }: { lessonId: string; place: SQL; text: TextToCut; passages: readonly Passage[] },
): Promise<void> {
  const { rows: there } = await tx.execute<{ first: number }>(sql`
    select coalesce(min(position), ${all.length + 1}::integer) as first from ${passages} where ${place}`);
  const end = (there[0]?.first ?? 1) - 1;
  const start = Math.max(0, end - AT_ONCE);
  const counted = new Map(
    all
      .slice(start, end)
      .map((passage, index) => [start + index + 1, { passage, ...countWords(title, passage, language) }]),
  );
  const config = isEnglish(language) ? sql`'english'::regconfig` : sql`'simple'::regconfig`;
  const written = await tx
    .insert(passages)
    .values(
      [...counted].map(([position, { passage, length, indexed }]) => ({
        ...{ lessonId, language, position, digest, ...passage },
        words: length,
        search: sql`setweight(to_tsvector(${config}, ${indexed.title}), 'A')
          || setweight(to_tsvector(${config}, ${indexed.heading}), 'B')
          || setweight(to_tsvector(${config}, ${indexed.text}), 'C')`,
      })),
    )
    .returning({ id: passages.id, position: passages.position });
  const rows = written.flatMap(({ id, position }) =>
    [...(counted.get(position)?.frequencies ?? [])].map(([word, frequency]) => ({ word, id, frequency })),
  );
  await tx.execute(sql`insert into ${passageWords} (word, passage_id, frequency)
    select * from unnest(${list(rows.map(({ word }) => word))},
      ${sql.param(rows.map(({ id }) => id))}::integer[],
      ${sql.param(rows.map(({ frequency }) => frequency))}::smallint[])`);
}

const isEnglish = (language: string): boolean => language.split('-')[0] === 'en';

/** @returns frequencies by stem, their sum, and the text that the full-text index gets: folded as questions are */
function countWords(title: string, { heading, text }: Passage, language: string) {
  const words = {
    title: wordsOf(title, language),
    heading: wordsOf(heading, language),
    text: wordsOf(text, language),
  };
  const frequencies = new Map<string, number>();
  let length = 0;
  const count = (stem: string, weight: number) => {
    frequencies.set(stem, (frequencies.get(stem) ?? 0) + weight);
    length += weight;
  };
  for (const { stem } of [...words.title, ...words.heading]) count(stem, TITLE_WEIGHT);
  for (const { stem } of words.text) count(stem, 1);
  // PostgreSQL cuts the endings of English words only.
  const form = isEnglish(language) ? 'word' : 'stem';
  const plain = (kind: keyof typeof words) => words[kind].map((item) => item[form]).join(' ');
  return {
    frequencies,
    length,
    indexed: { title: plain('title'), heading: plain('heading'), text: plain('text') },
  };
}
