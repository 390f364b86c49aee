import { asc, eq, sql } from 'drizzle-orm';
import { courses, lessons } from '../courses';
import type { PersonalData } from '../platform/personal-data';
import { reportsBy } from '../reports';
import { refreshThread } from './refresh-thread';
import {
  discussionFollowers,
  discussionPosts,
  discussionReports,
  discussionThreads,
  discussionVotes,
} from './tables';

/** What discussions hold of a person: how it is exported, and what a deletion does with it. */
export const discussionPersonalData: PersonalData = {
  tables: {
    discussion_threads: {
      exported: 'discussions',
      deletion: 'Kept for the others, without an author.',
    },
    discussion_posts: {
      exported: 'discussions',
      deletion: 'Kept for those who read them, without an author.',
    },
    discussion_votes: { exported: 'discussions', deletion: 'Deleted, and taken out of the counts.' },
    discussion_followers: { exported: 'discussions', deletion: 'Deleted.' },
    discussion_reports: { exported: 'reports', deletion: 'Deleted. Reports of the person’s posts stay.' },
  },
  exportOf: async ({ db }, userId) => {
    const place = { course: courses.title, lesson: lessons.title, question: discussionThreads.title };
    const posts = await db
      .select({
        ...place,
        text: discussionPosts.text,
        createdAt: discussionPosts.createdAt,
        editedAt: discussionPosts.editedAt,
        hiddenReason: discussionPosts.hiddenReason,
      })
      .from(discussionPosts)
      .innerJoin(discussionThreads, eq(discussionThreads.id, discussionPosts.threadId))
      .innerJoin(lessons, eq(lessons.id, discussionThreads.lessonId))
      .innerJoin(courses, eq(courses.id, discussionThreads.courseId))
      .where(eq(discussionPosts.authorId, userId))
      .orderBy(asc(discussionPosts.createdAt));
    const helpful = await db
      .select({ question: discussionThreads.title, createdAt: discussionVotes.createdAt })
      .from(discussionVotes)
      .innerJoin(discussionPosts, eq(discussionPosts.id, discussionVotes.postId))
      .innerJoin(discussionThreads, eq(discussionThreads.id, discussionPosts.threadId))
      .where(eq(discussionVotes.userId, userId));
    const following = await db
      .select({ question: discussionThreads.title, since: discussionFollowers.createdAt })
      .from(discussionFollowers)
      .innerJoin(discussionThreads, eq(discussionThreads.id, discussionFollowers.threadId))
      .where(eq(discussionFollowers.userId, userId));
    const ofPosts = await reportsBy(db, { table: discussionReports, userId });
    return { parts: { discussions: { posts, helpful, following }, reports: { ofPosts } } };
  },
  /** Votes count in sort keys, so their questions are written again. */
  erase: async ({ db }, { id }) => {
    const votes = await db
      .delete(discussionVotes)
      .where(eq(discussionVotes.userId, id))
      .returning({ postId: discussionVotes.postId });
    for (const { postId } of votes.toSorted((vote, other) => (vote.postId < other.postId ? -1 : 1))) {
      const [post] = await db
        .update(discussionPosts)
        .set({ helpful: sql`${discussionPosts.helpful} - 1` })
        .where(eq(discussionPosts.id, postId))
        .returning({ threadId: discussionPosts.threadId });
      if (post?.threadId === postId) await refreshThread(db, postId);
    }
  },
};
