import { sql } from 'drizzle-orm';
import { courses, lessons, lessonTexts, units } from '../../courses';
import type { Executor } from '../../platform/database';
import { inChunks } from '../../platform/database/rows';
import { passages, passageWords } from '../tables';
import { headingsOf, type Passage, splitPassages } from './split';
import { wordsOf } from './words';

/** Of the rules in split.ts, words.ts and kiswahili.ts. After a change of them, a new number has every text cut again at the next start. */
const RULES = '2';
/** How often a word of the title or the heading counts, compared with one of the text. */
const TITLE_WEIGHT = 2;
/** Passages per statement: about 800 words, so that requests wait for a few milliseconds only (spec R.70). */
const AT_ONCE = 10;

const digest = sql`md5(${RULES} || '|' || t.title || '|' || t.html)`;
const list = (ids: readonly string[]) => sql`${sql.param([...ids])}::text[]`;

/** Texts without passages, or with passages of another text. Staged copies have none: nobody searches them. */
const outdated = sql`${lessonTexts} t
  join ${lessons} l on l.id = t.lesson_id join ${units} u on u.id = l.unit_id
  join ${courses} c on c.id = u.course_id and c.staged_for_id is null
  where not exists (select 1 from ${passages} p
    where p.lesson_id = t.lesson_id and p.language = t.language and p.position = 1 and p.digest = ${digest})`;

interface TextToCut extends Record<string, unknown> {
  lesson_id: string;
  language: string;
  title: string;
  digest: string;
}

/**
 * Cuts the texts of lessons into passages, in all languages. Call it in the transaction that wrote them. A text that
 * is the same as before keeps its passages; those of a removed text go with it. Lessons of staged copies are left out.
 */
export async function writePassages(tx: Executor, lessonIds: readonly string[]): Promise<void> {
  await inChunks(lessonIds, async (some) => {
    // Locked, so that passages of an old text are never written after those of a new one.
    const { rows } = await tx.execute<TextToCut>(sql`
      select t.lesson_id, t.language, t.title, ${digest} as digest from ${outdated}
        and t.lesson_id = any(${list(some)}) order by t.lesson_id, t.language for update of t`);
    for (const row of rows) await replacePassages(tx, row);
  });
}

/** Lessons after this one whose texts have no current passages, in order of their ids. */
export async function outdatedLessons(
  db: Executor,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct t.lesson_id as id from ${outdated} and t.lesson_id > ${after} order by 1 limit ${limit}`);
  return rows.map(({ id }) => id);
}

async function replacePassages(
  tx: Executor,
  { lesson_id: lessonId, language, title, digest }: TextToCut,
): Promise<void> {
  const place = sql`lesson_id = ${lessonId} and language = ${language}`;
  await tx.execute(sql`delete from ${passages} where ${place}`);
  // One text at a time: a chunk of an import has many, and each can be long.
  const { rows } = await tx.execute<{ html: string; text: string }>(
    sql`select html, text from ${lessonTexts} where ${place}`,
  );
  const [{ html, text } = { html: '', text: '' }] = rows;
  const cut = splitPassages({ text, headings: headingsOf(html) });
  const config = isEnglish(language) ? sql`'english'::regconfig` : sql`'simple'::regconfig`;
  let position = 0;
  await inChunks(
    cut,
    async (some) => {
      const counted = new Map(
        some.map((passage) => [(position += 1), { passage, ...countWords(title, passage, language) }]),
      );
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
    },
    AT_ONCE,
  );
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
  const plain = (kind: keyof typeof words) => words[kind].map((one) => one[form]).join(' ');
  return {
    frequencies,
    length,
    indexed: { title: plain('title'), heading: plain('heading'), text: plain('text') },
  };
}
