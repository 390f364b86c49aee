import { eq } from 'drizzle-orm';
import { vi } from 'vitest';
import { timeOut } from '../../../scripts/lib/time-factor.mjs';
import { quizAttempts } from '../src/quizzes';
import { type Seed, type Seeded, seedCourse } from './learning-fixtures';
import { seedQuiz, takerOf } from './quiz-fixtures';
import type { SignedIn, TestServer } from './support/server';

/** A learner on the way to the certificate of a course with two lessons and one required quiz. */
export interface Path {
  course: Seeded;
  learner: SignedIn;
  quizId: string;
  /** Marks lessons as done; all by default. */
  readLessons: (count?: number) => Promise<void>;
  /** Takes the quiz. @param right answers; two pass */
  takeQuiz: (right: number) => Promise<void>;
  /** Everything, and the job that follows. */
  complete: () => Promise<string>;
  /** The learner's certificates. */
  list: () => Promise<{ _id: string; [key: string]: unknown }[]>;
}

export async function certificatePath(
  server: TestServer,
  { learner, ...seed }: Seed & { learner?: SignedIn } = {},
): Promise<Path> {
  const { services } = server;
  const course = await seedCourse(server, { title: 'Keep bees', ...seed });
  const lessons = course.units.flatMap((unit) => unit.lessons);
  const quizId = await seedQuiz(server, lessons.at(-1) ?? '');
  const as = learner ?? (await server.signedIn('user'));
  await server.call('POST', `/course/${course.id}/enrol`, {
    as,
    body: { choice: { whole: true }, expectedTotal: 0 },
  });
  const path: Path = {
    course,
    learner: as,
    quizId,
    readLessons: async (count = lessons.length) => {
      for (const lesson of lessons.slice(0, count))
        await server.call('PUT', `/course/unit/lesson/${lesson}/progress`, { as, body: { done: true } });
      await services.jobs.drain();
    },
    takeQuiz: async (right) => {
      const taker = takerOf(server, as);
      const { body } = await taker.start(quizId);
      const { _id, questions } = body.data as { _id: string; questions: { id: string }[] };
      for (const [at, { id }] of questions.entries())
        await taker.save(_id, id, { type: 'single', option: at < right ? 'c1' : 'c2' });
      await taker.submit(_id);
      const [row] = await services.db.select().from(quizAttempts).where(eq(quizAttempts.id, _id));
      if (row?.state !== 'complete') throw new Error('The quiz was not taken.');
      await services.jobs.drain();
    },
    complete: async () => {
      await path.readLessons();
      await path.takeQuiz(2);
      // On a server that listens, its own worker may have taken the job.
      return vi.waitFor(async () => {
        const [certificate] = await path.list();
        if (!certificate) throw new Error('There is no certificate.');
        return certificate._id;
      }, timeOut(10_000));
    },
    list: async () => (await server.call('GET', '/certificates', { as })).body.data,
  };
  return path;
}
