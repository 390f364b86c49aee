import { fullName } from '@digiken/contract/constants';
import { eq, inArray } from 'drizzle-orm';
import { hashPassword } from '../auth';
import { countRating, courses } from '../courses';
import { tickets } from '../help';
import { addMember, hubCourses, hubRequests, refreshHubCourses } from '../hubs';
import { messages, threadParticipants, threads } from '../messages';
import { notifyAdministrators } from '../notifications';
import type { Executor } from '../platform/database';
import { written } from '../platform/language';
import { newId } from '../platform/ids';
import { learnerReviews } from '../reviews';
import { hubs, users } from '../users';
import {
  DEMO_ASKING_STUDIES,
  DEMO_HUB,
  DEMO_MEMBER_STUDIES,
  DEMO_NEIGHBOURS,
  DEMO_TALKS,
  DEMO_TICKET,
  type DemoStudies,
  type DemoTalk,
} from './community-content';
import { DEMO_INSTRUCTOR, DEMO_PASSWORD, DEMO_REVIEWS } from './content';
import { addDemoDiscussions } from './discussions';
import { enrolDemoLearner } from './learner';
import { addDemoNotes } from './notes';
import { addDemoConversation } from './tutor';

const DAY = 86_400_000;
const ago = (now: Date, days: number) => new Date(now.getTime() - days * DAY);

/**
 * Adds a hub with a member and a request, two conversations, a help request, and a conversation with the tutor. Does nothing if one of the users
 * exists already. Call it in a transaction.
 */
export async function addCommunity(tx: Executor, now: Date): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const added = await tx
    .insert(users)
    .values(
      Object.values(DEMO_NEIGHBOURS).map((person) => ({
        ...person,
        passwordHash,
        emailVerifiedAt: now,
        createdAt: ago(now, 30),
      })),
    )
    .onConflictDoNothing()
    .returning({ id: users.id });
  if (added.length < Object.keys(DEMO_NEIGHBOURS).length) return;
  await addHubLife(tx, now);
  for (const talk of DEMO_TALKS) await addTalk(tx, now, talk);
  await addTicket(tx, now);
  await addReviews(tx, now);
  await addDemoConversation(tx, now);
  await addDemoDiscussions(tx, now);
  await addDemoNotes(tx, now);
}

async function addHubLife(tx: Executor, now: Date): Promise<void> {
  const administrator = await personOf(tx, 'hub@digiken.example');
  const member = await personOf(tx, DEMO_NEIGHBOURS.member.email);
  const asking = await personOf(tx, DEMO_NEIGHBOURS.asking.email);
  const hubId = administrator.hubId;
  if (hubId === null) return;
  const { name, summary, description, request } = DEMO_HUB;
  await tx.update(hubs).set(written({ summary, description })).where(eq(hubs.id, hubId));
  const keys = DEMO_HUB.courses.map((folder) => `demo:${folder}`);
  const shown = await tx.select().from(courses).where(inArray(courses.sourceKey, keys));
  await tx.insert(hubCourses).values(shown.map(({ id }) => ({ hubId, courseId: id })));
  await refreshHubCourses(tx, { hubId });
  await addMember(tx, { hubId, userId: member.id, now: ago(now, 16) });
  const learners: [id: string, studies: DemoStudies][] = [
    [member.id, DEMO_MEMBER_STUDIES],
    [asking.id, DEMO_ASKING_STUDIES],
  ];
  for (const { id, sourceKey } of shown) {
    for (const [userId, all] of learners) {
      const studies = all[sourceKey?.replace('demo:', '') ?? ''];
      if (studies) await enrolDemoLearner(tx, { now, userId, courseId: id, learner: studies });
    }
  }
  const createdAt = ago(now, 1);
  await tx
    .insert(hubRequests)
    .values({ hubId, userId: asking.id, ...written({ message: request }), createdAt });
  const news = `${fullName(asking)} asked to join ${name}.`;
  await notifyAdministrators(
    { db: tx, clock: { now: () => createdAt } },
    { type: 'Hub request', message: news },
  );
}

async function addTalk(tx: Executor, now: Date, { subject, lines }: DemoTalk): Promise<void> {
  const people = new Map<string, string>();
  for (const { from } of lines) people.set(from, (await personOf(tx, from)).id);
  const id = newId();
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last) return;
  const lastMessageAt = ago(now, last.daysAgo);
  await tx.insert(threads).values({
    id,
    ...written({ subject }),
    createdBy: people.get(first.from),
    createdAt: ago(now, first.daysAgo),
  });
  await tx.insert(threadParticipants).values(
    [...people].map(([email, userId]) => ({
      ...{ threadId: id, userId, lastMessageAt, unread: email === last.from ? 0 : 1 },
      readAt: email === last.from ? lastMessageAt : ago(now, first.daysAgo),
    })),
  );
  await tx.insert(messages).values(
    lines.map(({ from, daysAgo, body }) => ({
      ...{ threadId: id, senderId: people.get(from), ...written({ body }), createdAt: ago(now, daysAgo) },
    })),
  );
}

async function addTicket(tx: Executor, now: Date): Promise<void> {
  const { daysAgo, ...ticket } = DEMO_TICKET;
  const { id, firstName, lastName, email } = await personOf(tx, 'learner@digiken.example');
  const name = fullName({ firstName, lastName });
  const createdAt = ago(now, daysAgo);
  await tx.insert(tickets).values({
    ...ticket,
    ...written({ text: ticket.text }),
    kind: 'help',
    userId: id,
    name,
    email,
    createdAt,
  });
  const news = `${name} asked the help desk (${ticket.reference}).`;
  await notifyAdministrators(
    { db: tx, clock: { now: () => createdAt } },
    { type: 'Help request', message: news },
  );
}

async function addReviews(tx: Executor, now: Date): Promise<void> {
  const { email, ...told } = DEMO_INSTRUCTOR;
  await tx
    .update(users)
    .set({ ...told, ...written({ headline: told.headline, bio: told.bio }) })
    .where(eq(users.email, email));
  for (const { folder, by, daysAgo, ...review } of DEMO_REVIEWS) {
    const [course] = await tx
      .select({ id: courses.id })
      .from(courses)
      .where(eq(courses.sourceKey, `demo:${folder}`));
    if (course === undefined) continue;
    const { id: userId } = await personOf(tx, by);
    const createdAt = ago(now, daysAgo);
    await tx
      .insert(learnerReviews)
      .values({ courseId: course.id, userId, ...review, ...written({ text: review.text }), createdAt });
    await countRating(tx, { courseId: course.id, stars: review.stars, ratings: 1 });
  }
}

async function personOf(db: Executor, email: string): Promise<typeof users.$inferSelect> {
  const [person] = await db.select().from(users).where(eq(users.email, email));
  if (!person) throw new Error(`The demo content has no account ${email}.`);
  return person;
}
