import { and, eq } from 'drizzle-orm';
import { courses, lessons, units } from '../courses';
import { discussionFollowers, discussionPosts, discussionThreads, refreshThread } from '../discussions';
import type { Executor } from '../platform/database';
import { written } from '../platform/language';
import { newId } from '../platform/ids';
import { users } from '../users';

const HOUR = 3_600_000;

interface DemoPost {
  by: string;
  hoursAgo: number;
  text: string;
  accepted?: true;
}

/** Below a lesson of the demo course; the first post is the question. */
const DISCUSSIONS: readonly { lesson: string; title: string; posts: readonly DemoPost[] }[] = [
  {
    lesson: 'Water wisely',
    title: 'Can I water at noon if I am away in the morning?',
    posts: [
      {
        by: 'otieno@digiken.example',
        hoursAgo: 75,
        text: 'I leave at six and come home at lunch. The lesson says mornings. Is noon worse than not at all?',
      },
      {
        by: 'instructor@digiken.example',
        hoursAgo: 70,
        text: 'Evening is better than noon: less of the water is lost to the sun. Water the soil and not the leaves, so that they are dry at night.',
        accepted: true,
      },
      { by: 'otieno@digiken.example', hoursAgo: 69, text: 'Thank you. I will water at six in the evening.' },
    ],
  },
  {
    lesson: 'Find the light',
    title: 'My balcony has four hours of sun. What grows there?',
    posts: [
      {
        by: 'otieno@digiken.example',
        hoursAgo: 20,
        text: 'It faces east, between two tall houses. Has anybody tried sukuma wiki with so little light?',
      },
    ],
  },
];

/** Adds two discussions to a demo course. Nobody is notified: they are older than the site. */
export async function addDemoDiscussions(tx: Executor, now: Date): Promise<void> {
  for (const { lesson, title, posts } of DISCUSSIONS) {
    const [place] = await tx
      .select({ lessonId: lessons.id, courseId: courses.id })
      .from(lessons)
      .innerJoin(units, eq(units.id, lessons.unitId))
      .innerJoin(courses, eq(courses.id, units.courseId))
      .where(and(eq(courses.sourceKey, 'demo:kitchen-garden'), eq(lessons.title, lesson)));
    if (place === undefined) continue;
    const threadId = newId();
    for (const [at, { by, hoursAgo, text, accepted }] of posts.entries()) {
      const [author] = await tx
        .select({ id: users.id, role: users.role })
        .from(users)
        .where(eq(users.email, by));
      if (author === undefined) return;
      const createdAt = new Date(now.getTime() - hoursAgo * HOUR);
      const id = at === 0 ? threadId : newId();
      if (at === 0)
        await tx.insert(discussionThreads).values({ id, ...written({ title }), ...place, createdAt });
      await tx.insert(discussionPosts).values({
        ...{ id, threadId, authorId: author.id, ...written({ text }), createdAt },
        byInstructor: author.role === 'tutor',
      });
      await tx
        .insert(discussionFollowers)
        .values({ threadId, userId: author.id, createdAt })
        .onConflictDoNothing();
      if (accepted)
        await tx.update(discussionThreads).set({ acceptedId: id }).where(eq(discussionThreads.id, threadId));
    }
    await refreshThread(tx, threadId);
  }
}
