import type { QuestionAnswer, QuestionKey } from '@digiken/contract';
import { and, eq, inArray, or } from 'drizzle-orm';
import { courses, lessons, units } from '../courses';
import type { Database } from '../platform/database';
import { learnerOf, questionKeys, quizzes, saveAnswers, startAttempt, submitAttempt } from '../quizzes';
import { ago } from './days';
import { personOf, sourceKeyOf } from './find';

const DEVICE = 'device-of-the-demo';
/** Milliseconds for each answer. */
const ELAPSED = 20_000;

const PAGE =
  'In: bread 640, milk 410, soda 350, airtime 200, together 1,600 shillings. Out: bread from the bakery 500, milk 300, transport 100, together 900. In the box in the morning 500, so in the evening there should be 1,200. I counted 1,150. Fifty shillings are missing. The page tells me that I gave airtime on credit and did not write it down, so tomorrow I write it at once.';

/** Who takes which quiz of a course: all questions are answered as they should be. */
const ATTEMPTS: readonly { folder: string; quiz: string; by: readonly string[]; daysAgo: number }[] = [
  {
    folder: 'kitchen-garden',
    quiz: 'Find the light: what you have learned',
    by: ['wambui', 'cherono', 'muriuki', 'otieno'],
    daysAgo: 10,
  },
  {
    folder: 'kitchen-garden',
    quiz: 'Water wisely: what you have learned',
    by: ['wambui', 'cherono', 'muriuki'],
    daysAgo: 6,
  },
  { folder: 'shop-books', quiz: 'One page of your own', by: ['nafula'], daysAgo: 2 },
];

/** Takes the quizzes by the calls of their pages. An essay waits for the instructor. */
export async function addAttempts(db: Database, now: Date): Promise<void> {
  for (const { folder, quiz: title, by, daysAgo } of ATTEMPTS) {
    const quizId = await quizOf(db, folder, title);
    for (const [at, name] of by.entries()) {
      const person = await personOf(db, name);
      await take(db, { userId: person.id, quizId, at: ago(now, daysAgo - at / 10) });
    }
  }
}

async function quizOf(db: Database, folder: string, title: string): Promise<string> {
  const [quiz] = await db
    .select({ id: quizzes.id })
    .from(quizzes)
    .leftJoin(lessons, eq(lessons.id, quizzes.lessonId))
    .innerJoin(units, or(eq(units.id, lessons.unitId), eq(units.id, quizzes.unitId)))
    .innerJoin(courses, and(eq(courses.id, units.courseId), eq(courses.sourceKey, sourceKeyOf(folder))))
    .where(eq(quizzes.title, title));
  if (quiz === undefined) throw new Error(`The demo course ${folder} has no quiz “${title}”.`);
  return quiz.id;
}

async function take(
  db: Database,
  { userId, quizId, at }: { userId: string; quizId: string; at: Date },
): Promise<void> {
  const deps = { db, clock: { now: () => at } };
  const learner = learnerOf({ id: userId, verified: true });
  const started = { quizId, device: DEVICE, accessCode: undefined };
  const { attempt } = await startAttempt(deps, learner, started);
  const keys = await db
    .select()
    .from(questionKeys)
    .where(
      inArray(
        questionKeys.questionId,
        attempt.snapshot.map(({ questionId }) => questionId),
      ),
    );
  const events = attempt.snapshot.flatMap(({ slot, questionId, version }) => {
    const known = keys.find((row) => row.questionId === questionId && row.version === version);
    const answer = known && rightAnswer(known.key);
    return answer === undefined ? [] : [{ slot, seq: 1, answer, elapsedMs: ELAPSED }];
  });
  const own = { attemptId: attempt.id, device: DEVICE };
  await saveAnswers(deps, learner, { ...own, events });
  await submitAttempt(deps, learner, own);
}

/** What a learner answers who knows it. @returns undefined for a question that asks for a file */
function rightAnswer(key: QuestionKey): QuestionAnswer | undefined {
  const textOf = (accepted: readonly { text: string }[]) => accepted[0]?.text.replaceAll('*', '') ?? '';
  switch (key.type) {
    case 'single':
      return { type: key.type, option: key.option };
    case 'multiple':
      return { type: key.type, options: key.options };
    case 'numeric':
      return { type: key.type, text: String(key.accepted[0]?.value ?? 0) };
    case 'short-text':
      return { type: key.type, text: textOf(key.accepted) };
    case 'fill-in': {
      const blanks = Object.entries(key.blanks).map(([id, { accepted }]) => [id, textOf(accepted)] as const);
      return { type: key.type, blanks: Object.fromEntries<string>(blanks) };
    }
    case 'essay':
      return { type: key.type, text: PAGE };
    case 'file':
      return undefined;
    default:
      return key;
  }
}
