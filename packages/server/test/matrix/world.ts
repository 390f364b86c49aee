import { readFileSync } from 'node:fs';
import type { CourseState, HubRequestState, Role } from '@digiken/contract';
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { authorInvitations, importJobs } from '../../src/authoring/tables';
import { sha256 } from '../../src/auth/tokens';
import { issueIfComplete } from '../../src/certificates/issue';
import { currentKey } from '../../src/certificates/signing/keys';
import { certificates } from '../../src/certificates/tables';
import { courseAuthors, courses, lessonVersions } from '../../src/courses/tables';
import { enrolments, enrolmentUnits } from '../../src/enrolment/tables';
import { tickets } from '../../src/help/tables';
import { hubAssignments } from '../../src/assignments/tables';
import {
  hubCohorts,
  hubCourses,
  hubInvitationChecks,
  hubInvitationLines,
  hubInvitations,
  hubMembers,
  hubPersonalInvitations,
  hubRequests,
} from '../../src/hubs/tables';
import { liveClasses, liveMessages, liveRecordings, liveSeats, liveSlides } from '../../src/live/tables';
import { newPrivateName } from '../../src/platform/private-files';
import {
  hubAnnouncements,
  messageReports,
  messages,
  threadParticipants,
  threads,
} from '../../src/messages/tables';
import { adminNotifications } from '../../src/notifications/tables';
import { newId } from '../../src/platform/ids';
import { keepChoice } from '../../src/payments/choices/keep';
import { hashOfCode } from '../../src/payments/gifts/code';
import { placeOrder } from '../../src/payments/orders/place-order';
import { settle } from '../../src/payments/settlement/settle';
import { coupons, gifts, orderLines, orders, payouts, refunds, seatPools } from '../../src/payments/tables';
import { lessonProgress } from '../../src/learning/tables';
import { type SeededDiscussion, seedDiscussion } from '../discussion-fixtures';
import { lessonNotes } from '../../src/notes/tables';
import { notifications, pushSubscriptions } from '../../src/notifications/tables';
import { appendDraw, appendToBank, questionBanks, quizOverrides, quizzes, slotsOf } from '../../src/quizzes';
import { marksOf } from '../../src/quizzes/attempts/answers';
import { startAttempt } from '../../src/quizzes/attempts/start';
import { learnerReviews, reviewReports } from '../../src/reviews/tables';
import { tutorAnswers, tutorConversations, tutorFlags } from '../../src/tutor/tables';
import { hubs, users } from '../../src/users/tables';
import { callerOf, seedAttempt } from '../payment-fixtures';
import { everyType, question, seedQuiz, takerOf, TWO_CHOICES } from '../quiz-fixtures';
import { type Seed, type Seeded, seedCategory, seedCourse } from '../learning-fixtures';
import { type SignedIn, startTestServer, type TestServer } from '../support/server';

/** It is in every answer key of the world, and in the feedback, which is never shown there. */
export const KEY_CANARY = 'kipepeo-canary';

/** Who makes a call. `unverified`: a learner who has not opened the mailed link (spec 5.3). */
export const ACTORS = ['anonymous', 'unverified', 'user', 'tutor', 'hub', 'sudo', 'admin'] as const;
export type Actor = (typeof ACTORS)[number];

export interface Upload {
  field: string;
  name: string;
  content: Buffer;
}

/** One request: path parameters, query and body. */
export interface Try {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  upload?: Upload;
  /** Another user than the actor's usual one, e.g. if the session ends. */
  as?: SignedIn;
}

interface DiscussionOf extends Pick<SeededDiscussion, 'asked' | 'replied'> {
  open?: string[];
  state?: 'draft' | 'published';
}

/** Users of every role, each with a twin who owns other objects, on a separate server. */
export class World {
  private constructor(
    readonly server: TestServer,
    readonly people: Record<Exclude<Actor, 'anonymous'>, SignedIn>,
    readonly others: { user: SignedIn; tutor: SignedIn; hub: SignedIn; sudo: SignedIn; admin: SignedIn },
    readonly hub: string,
    readonly otherHub: string,
    readonly files: Record<'png' | 'webm' | 'vtt', Buffer>,
  ) {}

  static async make(): Promise<World> {
    const server = await startTestServer({ MPESA_ENV: 'simulator' });
    const makeHub = async (name: string) => {
      const id = newId();
      await server.services.db.insert(hubs).values({ id, name, summary: 'Learning together.' });
      return id;
    };
    const hub = await makeHub('Nyeri readers');
    const otherHub = await makeHub('Kisumu makers');
    const runner = async (hubId: string) => {
      const person = await server.signedIn('hub');
      await server.services.db.update(users).set({ hubId }).where(eq(users.id, person.id));
      return person;
    };
    const video = new URL(
      '../../src/demo/courses/kitchen-garden/2-grow/lessons/3-water-wisely/video.webm',
      import.meta.url,
    );
    return new World(
      server,
      {
        unverified: await server.signedIn('user', { verified: false }),
        user: await server.signedIn('user'),
        tutor: await server.signedIn('tutor'),
        hub: await runner(hub),
        sudo: await server.signedIn('sudo'),
        admin: await server.signedIn('admin'),
      },
      {
        user: await server.signedIn('user'),
        tutor: await server.signedIn('tutor'),
        hub: await runner(otherHub),
        sudo: await server.signedIn('sudo'),
        admin: await server.signedIn('admin'),
      },
      hub,
      otherHub,
      {
        png: await sharp({ create: { width: 8, height: 8, channels: 3, background: '#206a50' } })
          .png()
          .toBuffer(),
        webm: readFileSync(video),
        vtt: Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nWater in the morning.\n'),
      },
    );
  }

  close = () => this.server.close();

  get db() {
    return this.server.services.db;
  }

  now = () => this.server.clock.now();

  /** A new user, for an attempt that changes the user or ends the session. */
  person = (role: Role = 'user') => this.server.signedIn(role);

  /** A course with two lessons per unit; by default published and owned by the instructor. */
  course = (seed: Seed = {}): Promise<Seeded> =>
    seedCourse(this.server, { ownerId: this.people.tutor.id, ...seed });

  /** A text that the lesson had before. */
  async lessonVersion(courseId: string, lessonId: string): Promise<string> {
    const id = newId();
    const text = { language: 'en', title: 'The hive', format: 'markdown', source: 'Bees.' } as const;
    const savedAt = this.now();
    await this.db
      .insert(lessonVersions)
      .values({ id, courseId, lessonId, ...text, version: 1, origin: 'saved', savedAt });
    return id;
  }

  /** An open invitation to write a course. */
  async authorInvitation(courseId: string, email: string): Promise<{ id: string; secret: string }> {
    const id = newId();
    const secret = `${newId()}${newId()}`;
    const expiresAt = new Date(this.now().getTime() + 86_400_000);
    await this.db.insert(authorInvitations).values({ id, courseId, email, hash: sha256(secret), expiresAt });
    return { id, secret };
  }

  /** A new instructor who writes the course too. @returns their id */
  async coAuthor(courseId: string): Promise<string> {
    const { id } = await this.person('tutor');
    await this.db.insert(courseAuthors).values({ courseId, userId: id, addedAt: this.now() });
    return id;
  }

  category = () => seedCategory(this.server, `Category ${newId()}`);

  /** A draft with a complete checklist. */
  async ready(state: CourseState = 'draft', ownerId = this.people.tutor.id): Promise<Seeded> {
    const categoryId = await this.category();
    const course = await this.course({ state, ownerId, categoryId, summary: 'What it teaches.' });
    if (state === 'review') {
      await this.db.update(courses).set({ submittedAt: this.now() }).where(eq(courses.id, course.id));
    }
    return course;
  }

  async enrol(userId: string, course: Seeded, teacherId = this.people.tutor.id): Promise<string> {
    const id = newId();
    await this.db.insert(enrolments).values({ id, userId, courseId: course.id, whole: true, teacherId });
    await this.db
      .insert(enrolmentUnits)
      .values(course.units.map((unit) => ({ enrolmentId: id, unitId: unit.id, pricePaid: 0 })));
    return id;
  }

  /** A new hub, or the given one with a new member. */
  async newHub(): Promise<string> {
    const id = newId();
    await this.db.insert(hubs).values({ id, name: `Hub ${id}`, summary: 'Learning together.' });
    return id;
  }

  async member(hubId: string, userId: string): Promise<void> {
    await this.db.insert(hubMembers).values({ hubId, userId, joinedAt: this.now() }).onConflictDoNothing();
  }

  async request(hubId: string, userId: string, state: HubRequestState = 'requested'): Promise<string> {
    const id = newId();
    const decidedAt = state === 'requested' ? null : this.now();
    await this.db.insert(hubRequests).values({ id, hubId, userId, message: 'May I join?', state, decidedAt });
    return id;
  }

  async invitation(hubId: string): Promise<{ id: string; secret: string }> {
    const id = newId();
    const secret = `${newId()}${newId()}`;
    const expiresAt = new Date(this.now().getTime() + 86_400_000);
    await this.db
      .insert(hubInvitations)
      .values({ id, hubId, hash: sha256(secret), label: 'Class of May', maxUses: 5, expiresAt });
    return { id, secret };
  }

  /** What the administrator of a hub can make: with the hub's course and a cohort. */
  async hubThings(hubId: string) {
    const ids = {
      ...{ checkId: newId(), invitationId: newId(), cohortId: newId() },
      ...{ assignmentId: newId(), announcementId: newId() },
    };
    const now = this.now();
    const expiresAt = new Date(now.getTime() + 86_400_000);
    const email = `${newId()}@test.example`;
    const secret = `${newId()}${newId()}`;
    const { checkId, invitationId, cohortId, assignmentId, announcementId } = ids;
    await this.db.insert(hubInvitationChecks).values({
      ...{ id: checkId, hubId, fileName: 'people.csv', encoding: 'utf-8', separator: 'comma' },
      ...{ ignoredColumns: [], expiresAt, createdAt: now },
    });
    await this.db.insert(hubInvitationLines).values({
      ...{ checkId, line: 2, email: `${newId()}@test.example`, firstName: '', lastName: '' },
      ...{ cohorts: [], newCohorts: [], state: 'ready' },
    });
    await this.db.insert(hubPersonalInvitations).values({
      ...{ id: invitationId, hubId, email, firstName: '', lastName: '', cohortIds: [] },
      ...{
        hash: sha256(secret),
        mailedAt: new Date(now.getTime() - 2 * 86_400_000),
        expiresAt,
        createdAt: now,
      },
    });
    await this.db.insert(hubCohorts).values({ id: cohortId, hubId, name: `Class ${cohortId}` });
    const course = await this.course();
    await this.hubCourse(hubId, course.id);
    const member = await this.person();
    await this.member(hubId, member.id);
    await this.db
      .insert(hubAssignments)
      .values({ id: assignmentId, hubId, courseId: course.id, everyone: true, note: '', createdAt: now });
    await this.db
      .insert(threads)
      .values({ id: announcementId, hubId, kind: 'announcement', subject: 'News' });
    await this.db.insert(hubAnnouncements).values({
      ...{ threadId: announcementId, hubId, everyone: true, cohortIds: [], cohortNames: [], mail: false },
      ...{ sentAt: now, createdAt: now },
    });
    return { ...ids, courseId: course.id, memberId: member.id, email, secret };
  }

  async hubCourse(hubId: string, courseId: string): Promise<void> {
    await this.db.insert(hubCourses).values({ hubId, courseId }).onConflictDoNothing();
  }

  /** A thread of these users with one message by the first. */
  async thread(...userIds: [string, ...string[]]): Promise<{ id: string; messageId: string }> {
    const id = newId();
    const messageId = newId();
    await this.db.insert(threads).values({ id, subject: 'Homework', createdBy: userIds[0] });
    await this.db.insert(threadParticipants).values(
      userIds.map((userId, index) => ({
        threadId: id,
        userId,
        unread: index === 0 ? 0 : 1,
        lastMessageAt: this.now(),
      })),
    );
    await this.db
      .insert(messages)
      .values({ id: messageId, threadId: id, senderId: userIds[0], body: 'Did you try lesson two?' });
    return { id, messageId };
  }

  async report(): Promise<string> {
    const { user } = this.people;
    const { messageId } = await this.thread(this.others.user.id, user.id);
    const id = newId();
    await this.db
      .insert(messageReports)
      .values({ id, messageId, reporterId: user.id, reason: 'Rude', body: 'Did you try lesson two?' });
    return id;
  }

  /** A course in which the person has finished a lesson. */
  async studiedCourse(userId: string): Promise<string> {
    const course = await this.course({ ownerId: this.others.tutor.id });
    await this.enrol(userId, course);
    const lessonId = course.units[0]?.lessons[0] ?? '';
    const now = this.now();
    await this.db.insert(lessonProgress).values({ userId, lessonId, doneAt: now, lastOpenedAt: now });
    return course.id;
  }

  async review(userId: string): Promise<{ id: string; courseId: string }> {
    const courseId = await this.studiedCourse(userId);
    const id = newId();
    await this.db.insert(learnerReviews).values({ id, courseId, userId, stars: 4, text: 'Useful.' });
    return { id, courseId };
  }

  /** An unread notification of a user who is no administrator. */
  async userNotification(userId: string): Promise<string> {
    const id = newId();
    await this.db.insert(notifications).values({
      ...{ id, userId, type: 'help', event: id, inApp: true },
      subject: { type: 'help', reference: 'HD-4F7K2', kind: 'help' },
    });
    return id;
  }

  /** A browser that shows the person's notifications. */
  async pushDevice(userId: string): Promise<string> {
    const id = newId();
    const keys = { p256dh: 'x', auth: 'x', endpoint: `https://push.test.example/${id}` };
    await this.db
      .insert(pushSubscriptions)
      .values({ id, userId, sessionId: id, device: 'Chrome on Android', ...keys });
    return id;
  }

  /** A question of a learner with a reply of another one; `open`: the actor may read it. */
  async discussion({ asked, replied, open = [], state = 'published' }: DiscussionOf) {
    const course = await this.course({ state, ownerId: this.others.tutor.id });
    for (const userId of new Set([asked, replied, ...open])) await this.enrol(userId, course);
    const lessonId = course.units[0]?.lessons[1] ?? '';
    return seedDiscussion(this.server, { courseId: course.id, lessonId, asked, replied });
  }

  /** A note to a lesson that its author is enrolled in. */
  async note(userId: string): Promise<string> {
    const course = await this.course();
    await this.enrol(userId, course);
    const id = newId();
    const lessonId = course.units[0]?.lessons[0] ?? '';
    await this.db.insert(lessonNotes).values({ id, userId, lessonId, text: 'Look at the drawer.' });
    return id;
  }

  /** A conversation with the tutor of one question. */
  async tutorTurn(
    userId: string,
    reason?: (typeof tutorFlags.$inferInsert)['reasons'][number],
  ): Promise<{ conversation: string; answer: string }> {
    const [conversation, answer] = [newId(), newId()];
    const at = this.now();
    await this.db
      .insert(tutorConversations)
      .values({ id: conversation, userId, title: 'The drawer', updatedAt: at });
    await this.db.insert(tutorAnswers).values({
      ...{ id: answer, conversationId: conversation, position: 1, question: 'The drawer?' },
      ...{ state: 'done', kind: 'nothing' },
    });
    if (reason !== undefined)
      await this.db
        .insert(tutorFlags)
        .values({ conversationId: conversation, reasons: [reason], state: 'open', flaggedAt: at });
    return { conversation, answer };
  }

  async reviewReport(): Promise<string> {
    const { user } = this.people;
    const { id: reviewId } = await this.review(this.others.user.id);
    const id = newId();
    const words = { stars: 4, body: 'Useful.', reason: 'Rude' };
    await this.db.insert(reviewReports).values({ id, reviewId, reporterId: user.id, ...words });
    return id;
  }

  async ticket(): Promise<string> {
    const id = newId();
    await this.db.insert(tickets).values({
      id,
      reference: `HD-${id.slice(0, 8)}`,
      kind: 'help',
      topic: 'account',
      name: 'Achieng Otieno',
      email: 'achieng@example.com',
      text: 'I cannot sign in.',
    });
    return id;
  }

  async notification(): Promise<string> {
    const id = newId();
    await this.db
      .insert(adminNotifications)
      .values({ id, type: 'Sign-up', message: 'Achieng Otieno signed up.' });
    return id;
  }

  /** A choice that a visitor keeps. */
  async keptChoice(): Promise<{ key: string }> {
    const course = await this.course({ prices: [100, 200] });
    return keepChoice(this.server.services, undefined, { courseId: course.id, choice: { whole: true } });
  }

  /** An open order of 300 shillings. */
  async order(userId: string): Promise<string> {
    const course = await this.course({ prices: [100, 200] });
    return placeOrder(
      this.server.services,
      { ...callerOf(this.people.user), id: userId },
      { courseId: course.id, choice: { whole: true }, expectedTotal: 300, key: null },
    );
  }

  /** A quiz of a course that the user is enrolled in, on the device `device-1`. */
  async quiz(userId: string): Promise<{ quizId: string; lessonId: string }> {
    const course = await this.course();
    await this.enrol(userId, course);
    const lessonId = course.units[0]?.lessons[0] ?? '';
    const quiz = { questions: everyType(KEY_CANARY), settings: { review: 'never' as const } };
    return { quizId: await seedQuiz(this.server, lessonId, quiz), lessonId };
  }

  /** A bank with a question in a course, and a quiz of that course that draws from it. */
  async bankOf(
    course: Seeded,
  ): Promise<{ bankId: string; questionId: string; drawingId: string; drawId: string }> {
    const [bankId, questionId, drawId] = [newId(), newId(), newId()];
    const values = { id: bankId, courseId: course.id, name: `Bank ${bankId}`, createdAt: this.now() };
    await this.db.insert(questionBanks).values(values);
    await appendToBank(this.db, bankId, everyType(KEY_CANARY).slice(0, 1), () => questionId);
    const lessonId = course.units[0]?.lessons[1] ?? '';
    const drawingId = await seedQuiz(this.server, lessonId, { questions: [] });
    await appendDraw(this.db, drawingId, { id: drawId, bankId, tag: null, count: 1, points: 1 });
    return { bankId, questionId, drawingId, drawId };
  }

  removeQuiz = (quizId: string) => this.db.delete(quizzes).where(eq(quizzes.id, quizId));

  /** A quiz of one question in the first lesson of a course. */
  async quizOf(course: Seeded): Promise<{ quizId: string; slotId: string }> {
    const lessonId = course.units[0]?.lessons[0] ?? '';
    const quizId = await seedQuiz(this.server, lessonId, { questions: TWO_CHOICES.slice(0, 1) });
    const [slot] = (await slotsOf(this.db, [quizId])).get(quizId) ?? [];
    return { quizId, slotId: slot?.id ?? '' };
  }

  async override(quizId: string, userId: string): Promise<void> {
    await this.db.insert(quizOverrides).values({ quizId, userId, attempts: 5 });
  }

  /** A submitted attempt with an essay, in a course of this instructor. */
  async waitingAttempt(ownerId: string) {
    const course = await this.course({ ownerId });
    const learner = await this.person();
    await this.enrol(learner.id, course);
    const lessonId = course.units[0]?.lessons[0] ?? '';
    const essays = everyType(KEY_CANARY).filter(({ body }) => body.type === 'essay');
    const quizId = await seedQuiz(this.server, lessonId, { questions: essays });
    const taker = takerOf(this.server, learner);
    const attempt = (await taker.start(quizId)).body.data;
    const slotId: string = attempt.questions[0].id;
    await taker.save(attempt._id, slotId, { type: 'essay', text: 'Because it rains.' });
    await taker.submit(attempt._id);
    const marks = await marksOf(this.db, attempt._id);
    const attemptId: string = attempt._id;
    return { quizId, attemptId, slotId, markedAt: marks.get(slotId)?.markedAt.toISOString() ?? '' };
  }

  async quizAttempt(userId: string): Promise<{ attemptId: string; slot: string }> {
    const { quizId } = await this.quiz(userId);
    const { attempt } = await startAttempt(
      this.server.services,
      { id: userId, role: 'user', verified: true },
      { quizId, device: 'device-1', accessCode: undefined },
    );
    return { attemptId: attempt.id, slot: attempt.snapshot[0]?.slot ?? '' };
  }

  /** An open attempt of this learner with a question for a file, on `device-1`. */
  async fileAttempt(userId: string): Promise<{ attemptId: string; slot: string }> {
    const course = await this.course();
    await this.enrol(userId, course);
    const ask = question(
      { type: 'file', prompt: { text: 'Send it.', format: 'plain' }, accept: 'image/*', maxBytes: 10_000 },
      { type: 'file' },
    );
    const quizId = await seedQuiz(this.server, course.units[0]?.lessons[0] ?? '', { questions: [ask] });
    const { attempt } = await startAttempt(
      this.server.services,
      { id: userId, role: 'user', verified: true },
      { quizId, device: 'device-1', accessCode: undefined },
    );
    return { attemptId: attempt.id, slot: attempt.snapshot[0]?.slot ?? '' };
  }

  /**
   * A class that is open, with a slide, a message, a recording, the seat of a host for `userId` on `page-1`, and one of
   * a guest who waits.
   */
  async liveClass({
    hostId,
    userId,
    courseId = null,
    hubId = null,
  }: {
    hostId: string;
    userId: string;
    courseId?: string | null;
    hubId?: string | null;
  }) {
    const [classId, seatId, guestSeatId, slideId, messageId, recordingId] = Array.from(
      { length: 6 },
      newId,
    ) as [string, string, string, string, string, string];
    const now = this.now();
    const startsAt = new Date(now.getTime() - 60_000);
    await this.db.insert(liveClasses).values({
      ...{
        id: classId,
        title: 'Hives',
        description: '',
        courseId,
        hubId,
        hostId,
        startsAt,
        openedAt: startsAt,
      },
      endsAt: new Date(startsAt.getTime() + 3_600_000),
      startsLocal: startsAt.toISOString().slice(0, 16),
      ...{ timeZone: 'UTC', minutes: 60, waitingRoom: false, recorded: false },
    });
    const guest = await this.person();
    const seat = { classId, device: 'page-1', lastSeenAt: now } as const;
    await this.db.insert(liveSeats).values([
      { id: seatId, userId, role: 'host', state: 'in', ...seat },
      { id: guestSeatId, userId: guest.id, role: 'learner', state: 'waiting', ...seat },
    ]);
    const picture = { path: '/api/media/none.webp', width: 8, height: 8, bytes: 100, alt: 'A hive' };
    await this.db.insert(liveSlides).values({ id: slideId, classId, position: 1, ...picture });
    await this.db
      .insert(liveMessages)
      .values({ id: messageId, classId, seatId: guestSeatId, text: 'Hello', seq: 0 });
    await this.db.insert(liveRecordings).values({
      ...{ id: recordingId, classId, userId: guest.id, source: 'camera', stored: newPrivateName() },
      ...{ startedAt: startsAt, seconds: 5, bytes: 100, finishedAt: now },
    });
    return { classId, seatId, guestSeatId, slideId, messageId, recordingId };
  }

  /** Moves a class to a time at which it can still be changed. */
  async planLater(classId: string): Promise<void> {
    const startsAt = new Date(this.now().getTime() + 86_400_000);
    const endsAt = new Date(startsAt.getTime() + 3_600_000);
    await this.db
      .update(liveClasses)
      .set({ startsAt, endsAt, openedAt: null })
      .where(eq(liveClasses.id, classId));
  }

  /** The certificate of a course that the user has completed. */
  async certificate(userId: string): Promise<string> {
    const course = await this.course();
    await this.enrol(userId, course);
    const lessonIds = course.units.flatMap((unit) => unit.lessons);
    const at = this.now();
    await this.db
      .insert(lessonProgress)
      .values(lessonIds.map((lessonId) => ({ userId, lessonId, doneAt: at, lastOpenedAt: at })));
    await issueIfComplete(this.server.services, { userId, courseId: course.id });
    const [row] = await this.db
      .select({ id: certificates.id })
      .from(certificates)
      .where(and(eq(certificates.userId, userId), eq(certificates.courseId, course.id)));
    return row?.id ?? '';
  }

  /** The key that signed the certificates. */
  async signingKey(): Promise<string> {
    return (await currentKey(this.server.services)).thumbprint;
  }

  attempt = (orderId: string) => seedAttempt(this.server, orderId);

  /** Money of 300 shillings that nobody could match, or that the provider denied. */
  async heldMoney({ contradicted = false } = {}): Promise<string> {
    const { moneyId } = await settle(this.server.services, {
      provider: 'mpesa',
      source: 'callback',
      receipt: newId(),
      amount: 300,
      at: this.now(),
      contradicted,
    });
    return moneyId;
  }

  /** A refund that another administrator asked for. */
  async refund(): Promise<string> {
    const id = newId();
    const moneyId = await this.heldMoney();
    await this.db
      .insert(refunds)
      .values({ id, moneyId, amount: 300, reason: 'Paid twice.', requestedBy: this.others.admin.id });
    return id;
  }

  /** A refund without an answer of its provider. @param said what another administrator said about it */
  async unansweredRefund(said?: { sent: boolean }): Promise<string> {
    const id = await this.refund();
    const at = new Date(this.server.clock.now().getTime() - 3_600_000);
    await this.db
      .update(refunds)
      .set({
        state: 'unknown',
        decidedAt: at,
        ...(said && {
          answer: { ...said, reference: '', reason: 'Not in the list.', at: at.toISOString() },
          answeredBy: this.others.admin.id,
        }),
      })
      .where(eq(refunds.id, id));
    return id;
  }

  /** A payout that is due. */
  async payout(): Promise<string> {
    const id = newId();
    const { id: instructorId } = await this.server.signedIn('tutor');
    await this.db.insert(payouts).values({
      id,
      instructorId,
      instructorName: 'Wanjiru Kamau',
      instructorEmail: 'wanjiru@example.com',
      month: '2026-10',
      amount: 210,
    });
    return id;
  }

  /** A paid order of 300 shillings. */
  async paidOrder(userId: string): Promise<string> {
    const orderId = await this.order(userId);
    const { token } = await this.attempt(orderId);
    await settle(this.server.services, {
      provider: 'mpesa',
      source: 'callback',
      receipt: newId(),
      amount: 300,
      at: this.now(),
      token,
    });
    return orderId;
  }

  /** A coupon for a course of this instructor. */
  async coupon(ownerId = this.people.tutor.id): Promise<string> {
    const id = newId();
    const course = await this.course({ ownerId });
    await this.db.insert(coupons).values({
      id,
      code: newId().slice(0, 8).toUpperCase(),
      kind: 'percent',
      value: 10,
      courseId: course.id,
    });
    return id;
  }

  /** A paid order of 300 shillings for other people. */
  private async paidForOthers(kind: 'seats' | 'gift', userId: string): Promise<string> {
    const course = await this.course({ prices: [100, 200] });
    const orderId = newId();
    await this.db.insert(orders).values({
      id: orderId,
      userId,
      buyerName: 'Amina Otieno',
      buyerEmail: 'amina@example.com',
      courseId: course.id,
      courseTitle: 'Beekeeping',
      kind,
      whole: true,
      listTotal: 300,
      total: 300,
      state: 'paid',
      expiresAt: this.now(),
      paidAt: this.now(),
    });
    await this.db.insert(orderLines).values(
      course.units.map((unit, position) => ({
        orderId,
        position,
        unitId: unit.id,
        title: 'Unit',
        listPrice: 150,
        price: 150,
      })),
    );
    return orderId;
  }

  /** Seats that a hub has paid for. */
  async seats(hubId: string): Promise<string> {
    const id = newId();
    const orderId = await this.paidForOthers('seats', this.people.hub.id);
    await this.db.insert(seatPools).values({ id, orderId, hubId, seats: 5 });
    return id;
  }

  /** A gift that is paid, with its code. */
  async gift(userId: string): Promise<{ id: string; code: string }> {
    const id = newId();
    const code = newId();
    await this.db.insert(gifts).values({
      id,
      orderId: await this.paidForOthers('gift', userId),
      recipientName: 'Otieno',
      recipientEmail: 'otieno@example.com',
      codeHash: hashOfCode(code),
    });
    return { id, code };
  }

  /** The code in the link of a receipt. */
  async receipt(): Promise<string> {
    const orderId = await this.paidOrder(this.others.user.id);
    const [order] = await this.db.select().from(orders).where(eq(orders.id, orderId));
    return order?.verifyCode ?? '';
  }

  async importJob(userId: string): Promise<string> {
    const id = newId();
    await this.db.insert(importJobs).values({
      id,
      userId,
      fileName: 'course.zip',
      state: 'failed',
      problem: 'It is not an archive.',
      updatedAt: this.now(),
    });
    return id;
  }

  png = (field: string): Upload => ({ field, name: 'picture.png', content: this.files.png });
  webm = (): Upload => ({ field: 'video', name: 'video.webm', content: this.files.webm });
  vtt = (): Upload => ({ field: 'captions', name: 'video.en.vtt', content: this.files.vtt });
}

/** What each caller changes, or may exist once for each order: made each time. */
const MADE_EACH_TIME: ReadonlySet<string | symbol> = new Set(['person', 'order', 'paidForOthers']);

/**
 * The world for requests that are refused before anything is looked at: what was made for some arguments is used again.
 */
export function reused(world: World): World {
  const made = new Map<string, unknown>();
  const proxy: World = new Proxy(world, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function' || name === 'now') return value;
      if (MADE_EACH_TIME.has(name)) return value.bind(target);
      return (...args: unknown[]): unknown => {
        const key = `${String(name)} ${JSON.stringify(args)}`;
        if (!made.has(key)) made.set(key, Reflect.apply(value, proxy, args));
        return made.get(key);
      };
    },
  });
  return proxy;
}
