import {
  customType,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { lessonTexts } from '../courses';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * A lesson's text in one language, cut into passages (docs/adr/0033-passages.md). Derived from `lesson_texts` by
 * tutor/passages. A text has at least one passage, so that its title is found. Staged copies have none.
 */
export const passages = pgTable(
  'passages',
  {
    /** Small: it occurs once for every word of the passage. Nothing outside of this module refers to it. */
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    lessonId: text('lesson_id').notNull(),
    /** BCP 47 tag. */
    language: text('language').notNull(),
    /** From 1. */
    position: integer('position').notNull(),
    /** Id of the nearest heading in the lesson's HTML; null before the first heading. */
    anchor: text('anchor'),
    heading: text('heading').notNull(),
    /** At most 120 words; a line break between paragraphs. */
    text: text('text').notNull(),
    /** Sum of the frequencies of its words. */
    words: integer('words').notNull(),
    /** Of the text and the rules that it was cut by. */
    digest: text('digest').notNull(),
    /** Title, heading and text, by weight. Not generated: the title is not part of this row. */
    search: tsvector('search').notNull(),
  },
  (table) => [
    foreignKey({
      name: 'passages_text',
      columns: [table.lessonId, table.language],
      foreignColumns: [lessonTexts.lessonId, lessonTexts.language],
    }).onDelete('cascade'),
    unique('passages_place').on(table.lessonId, table.language, table.position),
    // Which passages somebody may read, and their lengths, are read from this index alone.
    index('passages_lengths').on(table.lessonId, table.language, table.words, table.id),
  ],
);

/** How often a word occurs in a passage; words of its title and heading count twice. */
export const passageWords = pgTable(
  'passage_words',
  {
    word: text('word').notNull(),
    passageId: integer('passage_id')
      .notNull()
      .references(() => passages.id, { onDelete: 'cascade' }),
    frequency: smallint('frequency').notNull(),
  },
  (table) => [
    // With the frequency, so that the index alone answers a search.
    primaryKey({ columns: [table.word, table.passageId, table.frequency] }),
    // Deleting a passage deletes its words.
    index('passage_words_passage').on(table.passageId),
  ],
);
