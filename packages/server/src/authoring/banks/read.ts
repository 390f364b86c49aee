import type { BankQuestion, CourseBanks, questionBanks as calls } from '@digiken/contract';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { publicId } from '../../courses';
import type { Executor } from '../../platform/database';
import { keyPage } from '../../platform/database/paging';
import { notFound } from '../../platform/http/errors';
import type { Caller } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import {
  bankQuestions,
  questionBanks,
  questionKeys,
  questionVersions,
  quizSlots,
  quizzes,
} from '../../quizzes';
import { ownCourse, stagesEdits } from '../access';
import { forAuthor } from '../quizzes/read';
import { hasStagedBanks } from '../staging/read';
import { WORDING } from '../wording';
import { ownBank, questionsIn } from './find';

type Reading = Pick<Services, 'db' | 'media' | 'workers'>;
type Filter = z.output<(typeof calls.listBankQuestions)['query'] & z.ZodType>;

/** The banks of a course, with unpublished changes, by name. */
export async function listBanks(db: Executor, caller: Caller, courseId: string): Promise<CourseBanks> {
  const course = await ownCourse(db, caller, courseId);
  const rows = await db
    .select()
    .from(questionBanks)
    .where(eq(questionBanks.courseId, course.id))
    .orderBy(asc(sql`lower(${questionBanks.name})`), asc(questionBanks.id));
  const ids = rows.map(({ id }) => id);
  const sizes = await sizesOf(db, ids);
  const tags = await tagsOf(db, ids);
  const drawing = await drawingFrom(db, ids);
  return {
    course: { _id: course.publicId, title: course.title, language: course.languages[0] ?? 'en' },
    publishing: {
      staged: await stagesEdits(db, caller, course),
      pending: await hasStagedBanks(db, course),
    },
    banks: rows.map(({ id, name }) => ({
      _id: publicId(id),
      name,
      questions: sizes.get(id) ?? 0,
      tags: tags.get(id) ?? [],
      quizzes: drawing.get(id) ?? [],
    })),
  };
}

async function sizesOf(db: Executor, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ bankId: bankQuestions.bankId, questions: sql<number>`count(*)::int` })
    .from(bankQuestions)
    .where(inArray(bankQuestions.bankId, [...ids]))
    .groupBy(bankQuestions.bankId);
  return new Map(rows.map(({ bankId, questions }) => [bankId, questions]));
}

interface TagRow extends Record<string, unknown> {
  bank_id: string;
  tag: string;
  questions: number;
}

async function tagsOf(db: Executor, ids: readonly string[]) {
  const { rows } = await db.execute<TagRow>(sql`
    select b.bank_id, t.tag, count(distinct b.id)::int as questions from bank_questions b
      join question_versions v on v.question_id = b.question_id and v.version = b.question_version
      cross join lateral unnest(v.tags) as t (tag)
    where b.bank_id = any(${sql.param([...ids])}::text[])
    group by b.bank_id, t.tag order by lower(t.tag), t.tag`);
  const found = new Map<string, { tag: string; questions: number }[]>();
  for (const { bank_id: id, tag, questions } of rows)
    found.set(id, [...(found.get(id) ?? []), { tag, questions }]);
  return found;
}

async function drawingFrom(db: Executor, ids: readonly string[]) {
  const found = new Map<string | null, { _id: string; title: string }[]>();
  if (ids.length === 0) return found;
  const rows = await db
    .selectDistinct({ bankId: quizSlots.bankId, id: quizzes.id, title: quizzes.title })
    .from(quizSlots)
    .innerJoin(quizzes, eq(quizzes.id, quizSlots.quizId))
    .where(inArray(quizSlots.bankId, [...ids]))
    .orderBy(asc(quizzes.title), asc(quizzes.id));
  for (const { bankId, id, title } of rows)
    found.set(bankId, [...(found.get(bankId) ?? []), { _id: publicId(id), title }]);
  return found;
}

const pinned = (table: typeof questionVersions | typeof questionKeys) =>
  and(eq(table.questionId, bankQuestions.questionId), eq(table.version, bankQuestions.version));

const columns = {
  id: bankQuestions.id,
  position: bankQuestions.position,
  version: bankQuestions.version,
  points: bankQuestions.points,
  body: questionVersions.body,
  tags: questionVersions.tags,
  key: questionKeys.key,
  feedback: questionKeys.feedback,
};

const selectQuestions = (db: Executor) =>
  db
    .select(columns)
    .from(bankQuestions)
    .innerJoin(questionVersions, pinned(questionVersions))
    .innerJoin(questionKeys, pinned(questionKeys));

type Row = Awaited<ReturnType<typeof selectQuestions>>[number];

async function toBankQuestion(services: Reading, row: Row): Promise<BankQuestion> {
  const { id, position: _position, version, ...question } = row;
  return { _id: publicId(id), version, question: await forAuthor(services, question) };
}

const escapeLike = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** The questions of a bank in the order in which they were added. @throws {HttpError} 404 as {@link ownBank} */
export async function listBankQuestions(
  services: Reading,
  caller: Caller,
  { id, search, tag, type, cursor }: Filter & { id: string },
) {
  const { db } = services;
  const { bank } = await ownBank(db, caller, id);
  const wanted = and(
    eq(bankQuestions.bankId, bank.id),
    tag === undefined ? undefined : sql`${tag} = any(${questionVersions.tags})`,
    type === undefined ? undefined : sql`${questionVersions.body} ->> 'type' = ${type}`,
    search === undefined || search === ''
      ? undefined
      : sql`concat_ws(' ', ${questionVersions.body} ->> 'title', ${questionVersions.body} #>> '{prompt,text}')
          ilike ${`%${escapeLike(search)}%`}`,
  );
  const page = await keyPage(
    cursor,
    {
      key: bankQuestions.position,
      id: bankQuestions.id,
      direction: 'asc',
      keyOf: (row: Row) => ({ key: row.position, id: row.id }),
    },
    ({ where, orderBy, limit }) =>
      selectQuestions(db)
        .where(and(wanted, where))
        .orderBy(...orderBy)
        .limit(limit),
  );
  const [found] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(bankQuestions)
    .innerJoin(questionVersions, pinned(questionVersions))
    .where(wanted);
  return {
    data: await Promise.all(page.rows.map((row) => toBankQuestion(services, row))),
    next: page.next,
    previous: page.previous,
    total: found?.total ?? 0,
  };
}

/** @throws {HttpError} 404 as {@link ownBank}, and if the question was removed */
export async function readBankQuestion(
  services: Reading,
  caller: Caller,
  { id, questionId }: { id: string; questionId: string },
): Promise<BankQuestion> {
  const { db } = services;
  const { bank } = await ownBank(db, caller, id);
  const [found] = await questionsIn(db, bank.id, [questionId]);
  const [row] = await selectQuestions(db).where(eq(bankQuestions.id, found?.id ?? ''));
  if (row === undefined) throw notFound(WORDING.noBankQuestion);
  return toBankQuestion(services, row);
}
