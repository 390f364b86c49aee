/** Passages of a lesson. */
const PER_LESSON = 20;
/** Words of a passage. */
const LENGTH = 60;
/** Different words. */
const VOCABULARY = 40_000;
/** Above the ids of the demo's passages. */
const FIRST_ID = 1_000_000;
/** Passages per statement. */
const AT_ONCE = 5_000;

/**
 * Fills a database that has the demo content with `count` passages in published courses. Their words are as frequent as
 * in a language (Zipf's law: the second word occurs half as often as the first one), and those of the demo courses are
 * among them, so that the golden questions find many of these passages.
 */
export async function fillPassages(
  run: (statement: string) => Promise<unknown>,
  count: number,
): Promise<void> {
  const lessons = Math.ceil(count / PER_LESSON);
  await run(`insert into courses (id, state, title, summary, description_markdown, description_html, level, languages)
    select 'scale-' || n, 'published', 'Course ' || n, '', '', '', 'beginner', '{en}' from generate_series(0, ${Math.floor(lessons / 50)}) n`);
  await run(`insert into units (id, course_id, position, title, summary)
    select 'scale-' || n, 'scale-' || n / 5, 1 + n % 5, 'Unit ' || n, '' from generate_series(0, ${Math.floor(lessons / 10)}) n`);
  await run(`insert into lessons (id, unit_id, position, title, minutes, weight_bytes, default_language)
    select 'scale-' || n, 'scale-' || n / 10, 1 + n % 10, 'Lesson ' || n, 5, 1000, 'en' from generate_series(1, ${lessons}) n`);
  await run(`insert into lesson_texts (lesson_id, language, title, source, html, text, headings)
    select 'scale-' || n, 'en', 'Lesson ' || n, '', '', '', '[]' from generate_series(1, ${lessons}) n`);
  // Every fifteenth of the words is one of the demo courses, by frequency.
  await run(`create temporary table vocabulary as
    select 15 * row_number() over (order by sum(frequency) desc, word) as rank, word from passage_words group by word`);
  await run('create unique index on vocabulary (rank)');
  // In parts: a statement has a time limit.
  for (let from = 1; from <= count; from += AT_ONCE) {
    await run(`create temporary table drawn as
      select n, coalesce(vocabulary.word, 'word' || rank) as word, count(*)::int as frequency
      from (select n, floor(power(${VOCABULARY}, random()))::int as rank
        from generate_series(${from}, ${Math.min(count, from + AT_ONCE - 1)}) n cross join generate_series(1, ${LENGTH})) picked
      left join vocabulary using (rank) group by 1, 2`);
    await run(`insert into passages (id, lesson_id, language, position, heading, text, words, digest, search)
      overriding system value
      select ${FIRST_ID} + n, 'scale-' || 1 + n % ${lessons}, 'en', 1 + n / ${lessons}, '', string_agg(word, ' '), ${LENGTH}, '',
        to_tsvector('english', string_agg(word, ' ')) from drawn group by n`);
    await run(
      `insert into passage_words (word, passage_id, frequency) select word, ${FIRST_ID} + n, frequency from drawn`,
    );
    await run('drop table drawn');
  }
  await run('drop table vocabulary');
  await run('vacuum analyze');
}
