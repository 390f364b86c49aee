import type { TutorAnswer, TutorConversation, TutorQuestion, TutorTurn } from '@digiken/contract';
import { eq } from 'drizzle-orm';
import { courses, lessons, type Viewer } from '../../courses';
import type { Executor } from '../../platform/database';
import { toSource } from '../answers/sources';
import { tutorAnswers, tutorConversations } from '../tables';

export type AnswerRow = typeof tutorAnswers.$inferSelect;

export function toAnswer(row: AnswerRow, viewer: Viewer): TutorAnswer {
  const { id, state, kind, note, blocks, sources, rating, createdAt } = row;
  return {
    _id: id,
    from: 'assistant',
    ...{ state, kind, note, blocks, rating },
    sources: sources.map((source) => toSource(source, viewer)),
    createdAt: createdAt.toISOString(),
  };
}

export const toQuestion = ({ id, question, createdAt }: AnswerRow): TutorQuestion => ({
  _id: `${id}-question`,
  from: 'person',
  text: question,
  createdAt: createdAt.toISOString(),
});

export const toTurns = (rows: readonly AnswerRow[], viewer: Viewer): TutorTurn[] =>
  rows.flatMap((row) => [toQuestion(row), toAnswer(row, viewer)]);

const listed = {
  id: tutorConversations.id,
  userId: tutorConversations.userId,
  title: tutorConversations.title,
  courseId: courses.id,
  courseTitle: courses.title,
  lessonId: lessons.id,
  lessonTitle: lessons.title,
  ticket: tutorConversations.ticket,
  createdAt: tutorConversations.createdAt,
  updatedAt: tutorConversations.updatedAt,
};

/** Reads conversations with the names of their places; add a condition. */
export const selectConversations = (db: Executor) =>
  db
    .select(listed)
    .from(tutorConversations)
    .leftJoin(courses, eq(courses.id, tutorConversations.courseId))
    .leftJoin(lessons, eq(lessons.id, tutorConversations.lessonId))
    .$dynamic();

export type ConversationRow = Awaited<ReturnType<typeof selectConversations>>[number];

const named = (id: string | null, name: string | null) =>
  id === null ? null : { _id: id, name: name ?? '' };

export const toConversation = (row: ConversationRow): TutorConversation => ({
  _id: row.id,
  title: row.title,
  course: named(row.courseId, row.courseTitle),
  lesson: named(row.lessonId, row.lessonTitle),
  ticket: row.ticket,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
