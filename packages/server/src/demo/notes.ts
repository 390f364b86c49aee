import { and, eq } from 'drizzle-orm';
import { lessons, units } from '../courses';
import { lessonBookmarks, lessonNotes } from '../notes';
import type { Executor } from '../platform/database';
import { courseOf, personOf } from './find';

const HOUR = 3_600_000;

interface DemoNote {
  course: string;
  lesson: string;
  hoursAgo: number;
  /** Without words and quote: a bookmark. */
  text?: string;
  quote?: string;
  section?: { id: string; title: string };
}

/** What the demo learner keeps of the lessons. */
const NOTES: readonly DemoNote[] = [
  { course: 'kitchen-garden', lesson: 'Pick for months', hoursAgo: 150 },
  {
    course: 'kitchen-garden',
    lesson: 'Mix living soil',
    hoursAgo: 100,
    section: { id: 'make-compost-while-you-cook', title: 'Make compost while you cook' },
    text: 'Majivu ya kuni ni sawa. Mama Njeri anasema kikombe kimoja kwa gunia.',
  },
  {
    course: 'shop-books',
    lesson: 'Close the day',
    hoursAgo: 26,
    section: { id: 'short-or-over', title: 'Short or over' },
    quote: 'Write the difference on the page every day, with a minus for short.',
    text: 'Tell Brian to count in twos. He forgets when the match is on.',
  },
];

/** Adds notes and bookmarks of the demo learner. @throws if a lesson is not there */
export async function addDemoNotes(tx: Executor, now: Date): Promise<void> {
  const learner = await personOf(tx, 'learner');
  for (const { course, lesson, hoursAgo, text, quote, section } of NOTES) {
    const { id } = await courseOf(tx, course);
    const [place] = await tx
      .select({ id: lessons.id })
      .from(lessons)
      .innerJoin(units, eq(units.id, lessons.unitId))
      .where(and(eq(units.courseId, id), eq(lessons.title, lesson)));
    if (place === undefined) throw new Error(`The demo course ${course} has no lesson “${lesson}”.`);
    const createdAt = new Date(now.getTime() - hoursAgo * HOUR);
    const kept = { userId: learner.id, lessonId: place.id, createdAt };
    if (text === undefined && quote === undefined)
      await tx.insert(lessonBookmarks).values({ ...kept, changedAt: createdAt });
    else
      await tx.insert(lessonNotes).values({
        ...{ ...kept, text: text ?? '', quote },
        ...{ sectionId: section?.id, sectionTitle: section?.title },
      });
  }
}
