import { eq } from 'drizzle-orm';
import { activityStates } from '../src/activities/tables';
import { hubAssignmentMembers, hubAssignments } from '../src/assignments/tables';
import { auditLog } from '../src/audit/tables';
import {
  mailedTokens,
  oidcFlows,
  passkeyChallenges,
  passkeys,
  pendingSignIns,
  recoveryCodes,
  trustedDevices,
  twoFactors,
  userIdentities,
} from '../src/auth/tables';
import {
  authorInvitations,
  courseExports,
  courseReviewComments,
  courseReviews,
  importJobs,
  importReplaced,
  lessonDrafts,
} from '../src/authoring/tables';
import { courseAuthors, courses, lessonVersions } from '../src/courses/tables';
import {
  discussionFollowers,
  discussionPosts,
  discussionReports,
  discussionThreads,
  discussionVotes,
} from '../src/discussions/tables';
import { enrolments } from '../src/enrolment/tables';
import { ticketAnswers, tickets } from '../src/help/tables';
import {
  hubCohortMembers,
  hubCohorts,
  hubInvitationChecks,
  hubInvitationLines,
  hubInvitations,
  hubPersonalInvitations,
  hubRemovals,
  hubRequests,
} from '../src/hubs/tables';
import { weeklyGoals } from '../src/learning/tables';
import {
  liveAttendance,
  liveCaptions,
  liveClasses,
  liveEvents,
  liveMessages,
  liveRecordings,
  liveSeats,
} from '../src/live/tables';
import {
  hubAnnouncementMails,
  hubAnnouncements,
  messageBlocks,
  messageReports,
  messages,
} from '../src/messages/tables';
import { lessonBookmarks, lessonNotes } from '../src/notes/tables';
import { syncActions } from '../src/offline/tables';
import {
  adminNotificationReads,
  adminNotifications,
  notificationHours,
  notifications,
  notificationSettings,
  pushSubscriptions,
} from '../src/notifications/tables';
import {
  coupons,
  earnings,
  gifts,
  hookInbox,
  moneyIn,
  orderLines,
  orders,
  paymentAttempts,
  payouts,
  refunds,
  seatClaims,
  seatPools,
} from '../src/payments/tables';
import { ltiFlows, ltiLaunches, ltiLinks, ltiPlatforms } from '../src/lti/tables';
import { newId } from '../src/platform/ids';
import { newPrivateName } from '../src/platform/private-files';
import {
  accommodations,
  attemptFiles,
  attemptMarks,
  quizAttempts,
  quizCodeFailures,
  quizOverrides,
} from '../src/quizzes/tables';
import { learnerReviews, reviewReports } from '../src/reviews/tables';
import {
  tutorAnswers,
  tutorConsents,
  tutorConversations,
  tutorFlags,
  tutorPersonDays,
} from '../src/tutor/tables';
import { users } from '../src/users/tables';
import { certificatePath } from './certificate-fixtures';
import type { World } from './matrix/world';
import { takerOf } from './quiz-fixtures';
import { PASSWORD, type SignedIn } from './support/server';

/** What must be nowhere after the deletion. No other person or text has these values. */
export const CANARY = {
  firstName: 'Zuhurakanari',
  lastName: 'Kipkanari',
  email: 'zuhura.kanari@canary.example',
  phone: '254799887766',
};
export const CANARY_NAME = `${CANARY.firstName} ${CANARY.lastName}`;

/** What an export must not have. */
export const SECRETS = { publicKey: 'public-key-of-kanari', sealed: 'sealed-secret-of-kanari' };

/** A person with a row in every table that refers to people. */
export interface Life {
  world: World;
  person: SignedIn;
  /** Of the order that was paid. */
  orderId: string;
  certificateId: string;
  /** A course that the person reviewed, and a hub that the person is a member of. */
  courseId: string;
  threadId: string;
  /** Another person's question that the person found helpful. */
  questionId: string;
  attemptFile: string;
  /** Classes that the person hosts: of the course, and of nothing. */
  classIds: readonly [ofCourse: string, alone: string];
  /** Names of private files of recordings: the person's, and another person's in the class of nothing. */
  recordings: readonly string[];
  /** Signs in again, in a new session. */
  signIn: () => Promise<SignedIn>;
}

export async function fullLife(world: World): Promise<Life> {
  const { server, db } = world;
  const made = await server.signedIn('user', { email: CANARY.email });
  const { firstName, lastName } = CANARY;
  await db.update(users).set({ firstName, lastName }).where(eq(users.id, made.id));
  const signIn = () => server.signIn(CANARY.email, PASSWORD);
  const person = await signIn();
  const { id } = person;
  const now = world.now();
  const later = new Date(now.getTime() + 3_600_000);
  const other = world.others.user.id;

  const path = await certificatePath(server, { learner: person });
  const certificateId = await path.complete();
  const course = path.course;
  const lessonId = course.units[0]?.lessons[0] ?? '';
  await db.insert(learnerReviews).values({ courseId: course.id, userId: id, stars: 4, text: 'Useful.' });
  await server.call('PUT', `/course/unit/lesson/${lessonId}/progress`, { as: person, body: { done: true } });
  await db.insert(lessonNotes).values({ userId: id, lessonId, text: `Written by ${CANARY_NAME}.` });
  await db.insert(activityStates).values({
    ...{ userId: id, lessonId, session: 'one', openedAt: now },
    data: { 'cmi.suspend_data': `Typed by ${CANARY_NAME}` },
  });
  await db.insert(lessonBookmarks).values({ userId: id, lessonId });
  await db.insert(syncActions).values({ userId: id, id: newId(), kind: 'bookmark', result: 'ok' });
  await db.insert(weeklyGoals).values({ userId: id, lessons: 3 });

  // Quizzes: own rules, a file of an answer, and a mark that the person gave to somebody else.
  const { quizId } = path;
  await db.insert(quizOverrides).values({ quizId, userId: id, attempts: 3 });
  await db.insert(quizCodeFailures).values({ quizId, userId: id, count: 2, lastAt: now });
  await db.insert(accommodations).values({ userId: id, factor: 2 });
  const [attempt] = await db.select().from(quizAttempts).where(eq(quizAttempts.userId, id));
  const stored = newId().replaceAll('-', '').padEnd(40, '0');
  await db.insert(attemptFiles).values({
    ...{ attemptId: attempt?.id ?? '', id: newId(), slot: 'a', stored, name: `${CANARY.lastName}.pdf` },
    ...{ type: 'application/pdf', bytes: 3, hash: 'x', receivedAt: now, late: false },
  });
  const { body: started } = await startedBy(world, quizId, course.id);
  await db.insert(attemptMarks).values({
    ...{ attemptId: started.data._id, slot: 'a', fraction: 1, markedBy: id, markedAt: now },
  });

  // Teaching.
  await world.course({ ownerId: id, state: 'draft', title: `Bees by ${CANARY_NAME}` });
  await db.insert(courseAuthors).values({ courseId: course.id, userId: id, addedAt: now });
  await db.insert(lessonVersions).values({
    ...{ courseId: course.id, lessonId, language: 'en', title: 'The hive', format: 'markdown' },
    ...{ source: 'Bees.', version: 1, origin: 'saved', savedBy: id, savedAt: now },
  });
  await db.insert(lessonDrafts).values({
    ...{ lessonId, language: 'en', userId: id, title: CANARY_NAME, markdown: '', version: 1, savedAt: now },
  });
  await db.insert(courseReviews).values({ courseId: course.id, kind: 'submitted', byId: id });
  await db.insert(courseReviewComments).values({
    ...{
      courseId: course.id,
      item: 'course',
      itemId: course.id,
      part: 'title',
      text: 'Say which bees.',
      byId: id,
    },
  });
  const invitation = { courseId: course.id, expiresAt: later };
  await db.insert(authorInvitations).values([
    { ...invitation, email: 'somebody@test.example', hash: newId(), invitedBy: id },
    { ...invitation, email: CANARY.email, hash: newId() },
  ]);
  await db.insert(importJobs).values({
    ...{ userId: id, fileName: `${CANARY.lastName}.zip`, state: 'done', updatedAt: now },
  });
  // A note and a post in a lesson that an import of somebody else removed.
  const [removal] = await db
    .insert(importJobs)
    .values({ userId: other, fileName: 'bees.zip', state: 'done', updatedAt: now })
    .returning();
  const removed = { importId: removal?.id ?? '', step: 100, kind: 'owned' as const };
  await db.insert(importReplaced).values([
    { ...removed, tableName: 'lesson_notes', row: { user_id: id, lesson_id: newId(), text: CANARY_NAME } },
    { ...removed, tableName: 'discussion_posts', row: { id: newId(), author_id: id, text: 'Gone leaves.' } },
  ]);
  await db.insert(courseExports).values({
    ...{ courseId: course.id, userId: id, format: 'markdown', content: 'published', language: 'en' },
    ...{ state: 'failed' },
  });
  await db
    .update(enrolments)
    .set({ teacherId: id, addedBy: id })
    .where(eq(enrolments.userId, world.others.user.id));

  // Hubs.
  await world.member(world.hub, id);
  await world.request(world.otherHub, id);
  await db.insert(hubRequests).values({
    ...{ hubId: world.hub, userId: other, message: 'Hello', state: 'accepted', decidedBy: id },
  });
  await db.insert(hubRemovals).values({ hubId: world.otherHub, userId: id, removedAt: now });
  await db.insert(hubInvitations).values({
    ...{ hubId: world.hub, hash: newId(), label: 'May', maxUses: 5, expiresAt: later, createdBy: id },
  });

  // Messages and notices.
  const thread = await world.thread(id, other);
  const alone = await world.thread(id);
  await db.insert(messages).values({ threadId: thread.id, senderId: other, body: 'Yes, I did.' });
  const [received] = await db.select().from(messages).where(eq(messages.senderId, other));
  await db.insert(messageBlocks).values([
    { userId: id, blockedId: world.others.tutor.id },
    { userId: world.others.tutor.id, blockedId: id },
  ]);
  await db.insert(messageReports).values({
    ...{
      messageId: received?.id ?? alone.messageId,
      reporterId: id,
      reason: `I, ${CANARY_NAME}`,
      body: 'Rude',
    },
  });
  const review = await world.review(other);
  await db.insert(reviewReports).values({
    ...{ reviewId: review.id, reporterId: id, reason: `I, ${CANARY_NAME}`, stars: 4, body: 'Useful.' },
  });
  const notice = newId();
  await db
    .insert(adminNotifications)
    .values({ id: notice, type: 'Sign-up', message: `${CANARY_NAME} (${CANARY.email}) signed up.` });
  await db.insert(adminNotificationReads).values({ notificationId: notice, userId: id, readAt: now });
  await world.userNotification(id);
  await db.insert(notifications).values({
    ...{ userId: other, type: 'message', event: newId(), inApp: true },
    subject: { type: 'message', threadId: thread.id, from: CANARY_NAME, kind: 'conversation' },
  });
  await db.insert(notificationSettings).values({ userId: id, type: 'message', inApp: true, mail: 'now' });
  await db.insert(pushSubscriptions).values({
    ...{ userId: id, sessionId: 'ended', device: 'Chrome on Android', p256dh: 'x', auth: 'x' },
    endpoint: `https://push.test.example/${CANARY.lastName}`,
  });
  await db.insert(notificationHours).values({ userId: id, quietFrom: '22:00', quietTo: '06:00' });
  await db.insert(mailedTokens).values({ hash: newId(), userId: id, purpose: 'reset', expiresAt: later });
  await db.insert(auditLog).values([
    {
      ...{
        actorId: id,
        actorName: CANARY_NAME,
        action: 'changed',
        targetKind: 'course',
        targetId: course.id,
      },
      targetName: 'Keep bees',
    },
    {
      ...{ actorId: world.people.admin.id, actorName: 'Wanjiku Kamau', action: 'deactivated' },
      ...{ targetKind: 'person', targetId: id, targetName: CANARY_NAME, detail: `Asked by ${CANARY.email}.` },
    },
  ]);
  const ticket = newId();
  await db.insert(tickets).values([
    {
      ...{ id: ticket, reference: `HD-${ticket.slice(0, 8)}`, kind: 'help', topic: 'account', userId: id },
      ...{ name: CANARY_NAME, email: CANARY.email, text: `Call me: ${CANARY.phone}` },
    },
    {
      ...{ reference: `HD-x${ticket.slice(0, 7)}`, kind: 'help', topic: 'account' },
      ...{ name: CANARY_NAME, email: CANARY.email.toUpperCase(), text: 'Signed out.' },
    },
  ]);
  await db.insert(ticketAnswers).values({ ticketId: await world.ticket(), authorId: id, text: 'Try again.' });

  // Money.
  const { key } = await world.keptChoice();
  await server.call('GET', `/choices/${key}`, { as: person });
  const orderId = await world.order(id);
  await db.update(orders).set({ state: 'paid', paidAt: now }).where(eq(orders.id, orderId));
  const attemptId = newId();
  await db.insert(paymentAttempts).values({
    ...{ id: attemptId, orderId, provider: 'mpesa', amount: 300, phone: CANARY.phone },
    ...{ reference: newId(), tokenHash: newId(), state: 'paid' },
  });
  await db.insert(hookInbox).values({
    ...{ digest: newId(), provider: 'mpesa', attemptId, body: `{"PhoneNumber":${CANARY.phone}}` },
  });
  const moneyId = newId();
  await db.insert(moneyIn).values({
    ...{ id: moneyId, provider: 'mpesa', receipt: 'SKANARY001', attemptId, orderId, amount: 300 },
    ...{ source: 'callback', state: 'applied', at: now, note: `From ${CANARY_NAME}.` },
  });
  await db.insert(refunds).values({
    ...{
      moneyId,
      orderId,
      amount: 100,
      reason: `${CANARY_NAME} asked.`,
      state: 'rejected',
      requestedBy: id,
      decidedBy: id,
      answeredBy: id,
      answer: { sent: false, reference: '', reason: `${CANARY_NAME} looked.`, at: now.toISOString() },
    },
  });
  await db.insert(coupons).values([
    { code: newId(), kind: 'bursary', value: 100, userId: id },
    { code: newId(), kind: 'percent', value: 10, createdBy: id },
  ]);
  await db.insert(gifts).values({
    ...{ orderId, recipientName: CANARY_NAME, recipientEmail: CANARY.email, claimedBy: id, claimedAt: now },
    message: `For ${CANARY_NAME}`,
  });
  const poolId = newId();
  await db.insert(seatPools).values({ id: poolId, orderId, hubId: world.hub, seats: 2, claimed: 1 });
  await db.insert(seatClaims).values({ poolId, userId: id });
  await db.update(orderLines).set({ instructorId: id, share: 10 }).where(eq(orderLines.orderId, orderId));
  const payoutId = newId();
  await db.insert(payouts).values({
    ...{ id: payoutId, instructorId: id, instructorName: CANARY_NAME, instructorEmail: CANARY.email },
    ...{ month: '2026-10', amount: 10, state: 'paid', reference: 'SKANARY002', paidAt: now, paidBy: id },
  });
  const [line] = await db.select().from(orderLines).where(eq(orderLines.orderId, orderId));
  await db.insert(earnings).values({
    ...{ orderId, position: line?.position ?? 1, instructorId: id, share: 10, payableAt: now, payoutId },
  });
  const live = await liveLife(world, { id, courseId: course.id });
  await tutorLife(world, id);
  await signInLife(world, id);
  await platformLife(world, id);
  await hubLife(world, { id, courseId: course.id });
  const questionId = await discussionLife(world, { id, courseId: course.id, lessonId });
  const life = { world, person, orderId, certificateId, courseId: course.id, threadId: thread.id };
  return { ...life, ...live, questionId, attemptFile: stored, signIn };
}

/** Hosts a class of the course and one of nothing, with others, a message, and recordings. */
async function liveLife({ db, ...world }: World, { id, courseId }: { id: string; courseId: string }) {
  const other = world.others.user.id;
  const now = world.now();
  const classOf = (of: { courseId?: string }) => ({
    ...{ id: newId(), title: `Bees with ${CANARY_NAME}`, description: `Ask ${CANARY.email}.`, hostId: id },
    ...{ startsAt: now, endsAt: new Date(now.getTime() + 60_000), startsLocal: '2026-11-02T09:00' },
    ...{ timeZone: 'UTC', minutes: 1, waitingRoom: false, recorded: true, endedAt: now, openedAt: now },
    ...of,
  });
  await db.update(courses).set({ ownerId: world.others.tutor.id }).where(eq(courses.id, courseId));
  const classes = [classOf({ courseId }), classOf({})] as const;
  await db.insert(liveClasses).values([...classes]);
  const [ofCourse, alone] = [classes[0].id, classes[1].id];
  const seat = { role: 'learner', state: 'away', device: 'page', lastSeenAt: now } as const;
  const seatId = newId();
  await db.insert(liveSeats).values([
    { ...seat, id: seatId, classId: ofCourse, userId: id },
    { ...seat, classId: ofCourse, userId: other },
  ]);
  await db.insert(liveMessages).values({ classId: ofCourse, seatId, text: `I am ${CANARY_NAME}.`, seq: 1 });
  await db.insert(liveCaptions).values({ classId: ofCourse, text: 'Bees dance.', seq: 2 });
  await db.insert(liveEvents).values({
    ...{ classId: ofCourse, seq: 3 },
    event: { audience: 'room', body: { type: 'left', seatId, name: CANARY_NAME, reason: 'left' } },
  });
  await db.insert(liveAttendance).values(
    [id, other].map((userId) => ({
      ...{ classId: ofCourse, userId, fromAt: now, untilAt: now, opened: false },
    })),
  );
  const recordings = [newPrivateName(), newPrivateName()];
  await db.insert(liveRecordings).values(
    recordings.map((stored, index) => ({
      ...{ classId: [ofCourse, alone][index] ?? '', userId: [id, other][index], source: 'camera' as const },
      ...{ stored, startedAt: now, seconds: 1, bytes: 3, finishedAt: now },
    })),
  );
  return { classIds: [ofCourse, alone] as const, recordings };
}

/** Asks the tutor, agrees to the model, and reviews the flag of another person's conversation. */
async function tutorLife({ db, ...world }: World, id: string) {
  const now = world.now();
  const conversations = [id, world.others.user.id].map((userId) => ({
    ...{ id: newId(), userId, title: 'How do bees dance?', updatedAt: now },
  }));
  await db.insert(tutorConversations).values(conversations);
  const [own, others] = conversations.map((one) => one.id);
  await db.insert(tutorAnswers).values({
    ...{ conversationId: own ?? '', position: 1, question: `I am ${CANARY_NAME}. How do bees dance?` },
    ...{ state: 'done', kind: 'passages' },
  });
  await db.insert(tutorFlags).values([
    { conversationId: own ?? '', reasons: ['distress'], state: 'open', flaggedAt: now },
    {
      ...{ conversationId: others ?? '', reasons: ['abuse'], state: 'reviewed', flaggedAt: now },
      ...{ reviewedBy: id, reviewedAt: now, note: 'Spoke to the learner.' },
    },
  ]);
  await db.insert(tutorConsents).values({ userId: id, accepted: true, age: 'adult', version: 1 });
  await db.insert(tutorPersonDays).values({ userId: id, day: '2026-11-01', questions: 2 });
}

/** Signs in with a provider, a passkey and codes; two sign-ins with the provider are under way. */
async function signInLife({ db, ...world }: World, id: string) {
  const expiresAt = new Date(world.now().getTime() + 90 * 86_400_000);
  const identity = { issuer: 'https://login.canary.example', subject: 'kanari-1' };
  await db.insert(userIdentities).values({ ...identity, userId: id, provider: 'x', email: CANARY.email });
  const flow = { provider: 'x', expiresAt };
  const said = { emailVerified: true, firstName: CANARY.firstName, lastName: CANARY.lastName };
  await db.insert(oidcFlows).values([
    { ...flow, hash: newId(), userId: id },
    {
      ...{ ...flow, hash: newId() },
      confirmed: { ...identity, subject: 'other', email: CANARY.email, ...said },
    },
    { ...flow, hash: newId(), confirmed: { ...identity, email: null, ...said } },
  ]);
  await db.insert(passkeys).values({
    ...{ userId: id, name: `Phone of ${CANARY_NAME}`, credentialId: newId(), publicKey: SECRETS.publicKey },
    ...{ counter: 0, transports: ['internal'], synced: true },
  });
  await db.insert(passkeyChallenges).values({
    ...{ hash: newId(), browser: newId(), purpose: 'add', userId: id, expiresAt },
  });
  await db.insert(twoFactors).values({ userId: id, sealed: SECRETS.sealed });
  await db.insert(recoveryCodes).values({ userId: id, hash: newId() });
  await db.insert(pendingSignIns).values({ userId: id, hash: newId(), expiresAt });
  await db.insert(trustedDevices).values({ userId: id, hash: newId(), device: 'Firefox', expiresAt });
}

/** Comes from a learning platform, with a grade; launches of the same person and address are under way. */
async function platformLife({ db, ...world }: World, id: string) {
  const now = world.now();
  const [platformId, linkId] = [newId(), newId()];
  const address = 'https://moodle.canary.example';
  await db.insert(ltiPlatforms).values({
    ...{ id: platformId, name: 'Moodle', issuer: address, clientId: newId(), deploymentIds: ['1'] },
    ...{ authAddress: address, tokenAddress: address, keysAddress: address },
  });
  await db.insert(ltiLinks).values({
    ...{ id: linkId, platformId, deploymentId: '1', resourceLinkId: '7', targetKind: 'course' },
    ...{ targetId: newId(), scopes: [] },
  });
  await db.insert(ltiLaunches).values({
    ...{ linkId, userId: id, subject: 'kanari-lti', launchedAt: now, sent: '{"scoreGiven":50}', sentAt: now },
  });
  const identity = { issuer: `lti:${platformId}`, subject: 'kanari-lti' };
  await db.insert(userIdentities).values({ ...identity, userId: id, provider: `lti-${platformId}` });
  const said = { firstName: CANARY.firstName, lastName: CANARY.lastName, deploymentId: '1', to: '/' };
  const flow = () => ({
    hash: newId(),
    browser: newId(),
    platformId,
    expiresAt: new Date(now.getTime() + 1),
  });
  await db.insert(ltiFlows).values([
    { ...flow(), confirmed: { ...said, subject: 'other', email: CANARY.email } },
    { ...flow(), confirmed: { ...said, subject: 'kanari-lti', email: null } },
  ]);
}

/** Is in a cohort with an assigned course, and was invited by the hub; assigned, announced and invited as well. */
async function hubLife(world: World, { id, courseId }: { id: string; courseId: string }) {
  const { db, hub: hubId } = world;
  const [now, other] = [world.now(), world.others.user.id];
  const later = new Date(now.getTime() + 3_600_000);
  const cohortId = newId();
  await db.insert(hubCohorts).values({ id: cohortId, hubId, name: 'Evening' });
  await db.insert(hubCohortMembers).values({ cohortId, hubId, userId: id, addedAt: now });
  const checkId = newId();
  await db.insert(hubInvitationChecks).values({
    ...{ id: checkId, hubId, createdBy: id, fileName: 'staff.csv', encoding: 'utf-8', separator: 'comma' },
    ...{ ignoredColumns: [], expiresAt: later },
  });
  const named = { firstName: CANARY.firstName, lastName: CANARY.lastName, email: CANARY.email };
  const somebody = { firstName: 'Some', lastName: 'Body', email: 'somebody@test.example' };
  await db.insert(hubInvitationLines).values(
    [named, somebody].map((who, line) => ({
      ...{ ...who, checkId, line, cohorts: ['Evening'], newCohorts: [], state: 'ready' as const },
    })),
  );
  const personal = { hubId, cohortIds: [cohortId], checkId, expiresAt: later };
  await db.insert(hubPersonalInvitations).values([
    { ...personal, ...named, hash: newId() },
    // Accepted when the account had another address.
    { ...personal, ...named, email: 'before@test.example', hash: newId(), acceptedAt: now, acceptedBy: id },
    { ...personal, ...somebody, hash: newId(), createdBy: id },
  ]);
  await db.insert(auditLog).values({
    ...{ actorId: world.people.hub.id, actorName: 'Otieno', action: 'withdrew the invitation of' },
    ...{ targetKind: 'hub', targetId: hubId, targetName: CANARY.email, detail: `${CANARY.email} (Evening)` },
  });
  const assignmentId = newId();
  await db.insert(hubAssignments).values({
    ...{ id: assignmentId, hubId, courseId, everyone: true, note: 'Before the harvest.', createdBy: id },
  });
  await world.member(hubId, other);
  await db.insert(hubAssignmentMembers).values(
    [id, other].map((userId) => ({
      ...{ assignmentId, hubId, userId, assignedOn: '2026-11-02' },
      sortName: userId === id ? CANARY_NAME.toLowerCase() : 'wanjiku kamau',
    })),
  );
  const { id: threadId } = await world.thread(id, other);
  const announced = { hubId, everyone: true, cohortIds: [], cohortNames: [], mail: true };
  await db.insert(hubAnnouncements).values({ threadId, ...announced });
  await db.insert(hubAnnouncementMails).values({ threadId, userId: id, dueAt: later });
}

/** Asks, answers, follows, reports, and finds another person's question helpful. @returns the id of that question */
async function discussionLife(
  { db, ...world }: World,
  { id, courseId, lessonId }: { id: string; courseId: string; lessonId: string },
): Promise<string> {
  const other = world.others.user.id;
  const [own, others, reply] = [newId(), newId(), newId()];
  const thread = { courseId, lessonId, state: 'shown' } as const;
  await db.insert(discussionThreads).values([
    { ...thread, id: own, title: 'Which hive?' },
    { ...thread, id: others, title: 'Which smoke?' },
  ]);
  await db.insert(discussionPosts).values([
    { id: own, threadId: own, authorId: id, text: 'A hive for a dry place.', createdAt: new Date(0) },
    { id: others, threadId: others, authorId: other, text: 'What burns well?', helpful: 2 },
    { id: reply, threadId: others, authorId: id, text: 'Dry leaves.' },
  ]);
  await db.insert(discussionVotes).values([
    { postId: others, userId: id },
    { postId: others, userId: world.others.tutor.id },
  ]);
  await db.insert(discussionFollowers).values({ threadId: others, userId: id });
  await db.insert(discussionReports).values({
    ...{ postId: others, reporterId: id, reason: `I, ${CANARY_NAME}`, body: 'What burns well?' },
  });
  return others;
}

/** An attempt of another learner. */
async function startedBy(world: World, quizId: string, courseId: string) {
  const as = world.others.user;
  await world.server.call('POST', `/course/${courseId}/enrol`, {
    as,
    body: { choice: { whole: true }, expectedTotal: 0 },
  });
  return takerOf(world.server, as).start(quizId);
}
