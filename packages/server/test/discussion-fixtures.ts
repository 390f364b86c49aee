import { discussionPosts, discussionReports, discussionThreads, refreshThread } from '../src/discussions';
import { newId } from '../src/platform/ids';
import type { TestServer } from './support/server';

export interface SeededDiscussion {
  courseId: string;
  lessonId: string;
  /** Ids of users. */
  asked: string;
  replied: string;
}

/** A question with one reply; returns the ids of both. */
export async function seedDiscussion(
  { services: { db }, clock }: TestServer,
  { courseId, lessonId, asked, replied }: SeededDiscussion,
): Promise<{ id: string; reply: string }> {
  const [id, reply] = [newId(), newId()];
  const at = clock.now().getTime();
  const [createdAt, later] = [new Date(at), new Date(at + 1)];
  await db
    .insert(discussionThreads)
    .values({ id, lessonId, courseId, title: 'How deep do I plant?', createdAt });
  await db.insert(discussionPosts).values([
    { id, threadId: id, authorId: asked, text: 'The packet does not say it.', createdAt },
    { id: reply, threadId: id, authorId: replied, text: 'Twice the size of the seed.', createdAt: later },
  ]);
  await refreshThread(db, id);
  return { id, reply };
}

export async function seedPostReport(
  { services: { db } }: TestServer,
  { postId, reporterId }: { postId: string; reporterId: string },
): Promise<string> {
  const id = newId();
  await db.insert(discussionReports).values({ id, postId, reporterId, reason: 'Rude', body: 'Twice.' });
  return id;
}
