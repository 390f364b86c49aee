import sharp from 'sharp';
import { giftCodeIn, readOutbox } from './support/mails';
import { certificatePath } from './certificate-fixtures';
import { seedHub, seedMembers } from './hub-fixtures';
import { type Seeded, seedCourse } from './learning-fixtures';
import { enrolled, planned, roomOf, schedule } from './live-fixtures';
import { checkout, type PaymentSite } from './payment-site';
import { question, seedQuiz, takerOf } from './quiz-fixtures';
import type { SignedIn } from './support/server';
import { upload } from './support/upload';

/** What people write here, in Kiswahili. */
export const SAID = 'Nimeelewa somo hili, asante sana.';

export interface Place {
  site: PaymentSite;
  admin: SignedIn;
  tutor: SignedIn;
  learner: SignedIn;
  course: Seeded;
}

/** Writes texts through the API. Returns the language that an answer gives for each column. */
type Scenario = (place: Place) => Promise<Record<string, unknown>>;

export const SCENARIOS: readonly Scenario[] = [
  async (place) => {
    const { call } = callsOf(place);
    const { admin, tutor, learner } = place;
    const to = { to: [tutor.id], subject: SAID, body: SAID };
    const id = (await call('POST', '/messages/threads', learner, to)).data._id;
    const thread = (await call('GET', `/messages/thread/${id}`, tutor)).data;
    const [message] = thread.messages;
    await call('POST', `/messages/message/${message._id}/report`, tutor, { reason: SAID });
    const [report] = (await call('GET', '/admin/message-reports', admin)).data;
    return {
      'message_threads.subject': thread.subjectLanguage,
      'messages.body': message.bodyLanguage,
      'message_reports.reason': report.reasonLanguage,
      'message_reports.body': report.bodyLanguage,
    };
  },

  async (place) => {
    const { call } = callsOf(place);
    const { admin, tutor, learner, course } = place;
    const path = `/course/${course.id}/review`;
    const { _id } = (await call('PUT', path, learner, { stars: 4, text: SAID })).data;
    const [review] = (await call('GET', `/course/${course.id}`, tutor)).data.reviews.data;
    await call('POST', `/course/review/${_id}/report`, tutor, { reason: SAID });
    const [report] = (await call('GET', '/admin/review-reports', admin)).data;
    return {
      'learner_reviews.text': review.textLanguage,
      'review_reports.reason': report.reasonLanguage,
      'review_reports.body': report.bodyLanguage,
    };
  },

  async (place) => {
    const { call } = callsOf(place);
    const { admin, tutor, learner, course } = place;
    const path = `/course/unit/lesson/${course.units[0]?.lessons[0]}/discussions`;
    const { _id } = (await call('POST', path, learner, { title: SAID, text: SAID })).data;
    const [listed] = (await call('GET', path, learner)).data;
    await call('POST', `/discussion/post/${_id}/report`, tutor, { reason: SAID });
    const [report] = (await call('GET', '/admin/discussion-reports', admin)).data;
    await call('PUT', `/discussion/post/${_id}/hidden`, tutor, { hidden: true, reason: SAID });
    const { question: asked } = (await call('GET', `/discussion/${_id}`, learner)).data;
    return {
      'discussion_threads.title': listed.titleLanguage,
      'discussion_posts.text': asked.textLanguage,
      'discussion_posts.hidden_reason': asked.reasonLanguage,
      'discussion_reports.reason': report.reasonLanguage,
      'discussion_reports.body': report.bodyLanguage,
    };
  },

  async (place) => {
    const { call } = callsOf(place);
    const { admin, learner } = place;
    const { email } = learner.user;
    await call('POST', '/help/tickets', learner, { name: 'Achieng', email, topic: 'courses', message: SAID });
    const [{ _id, excerptLanguage }] = (await call('GET', '/admin/tickets', admin)).data;
    const ticket = (await call('POST', `/admin/ticket/${_id}/answers`, admin, { text: SAID })).data;
    return {
      'tickets.text': ticket.textLanguage === excerptLanguage && excerptLanguage,
      'ticket_answers.text': ticket.answers[0].textLanguage,
    };
  },

  async (place) => {
    const { call } = callsOf(place);
    const { site, tutor, learner } = place;
    const { id, administrator } = await seedHub(site.server);
    const content = await sharp({ create: { width: 400, height: 100, channels: 3, background: '#206a50' } })
      .png()
      .toBuffer();
    await upload(site.server, '/my-hub/banner', { as: administrator, field: 'banner', content });
    const details = { decorative: false, alt: SAID, position: 50 };
    await call('PUT', '/my-hub/banner/details', administrator, details);
    const texts = { name: 'Nakuru Library', summary: SAID, description: SAID, acceptsRequests: true };
    await call('PUT', '/my-hub/settings', administrator, texts);
    await call('POST', `/hub/${id}/requests`, learner, { message: SAID });
    const [request] = (await call('GET', '/my-hub/requests', administrator)).data;
    await call('POST', `/my-hub/request/${request._id}/reject`, administrator, { reason: SAID });
    const hub = (await call('GET', `/hub/${id}`, learner)).data;
    const course = await seedCourse(site.server, { ownerId: tutor.id });
    await call('PUT', `/my-hub/course/${course.id}`, administrator);
    await seedMembers(site.server, id, [learner.id]);
    const assignment = { courseId: course.id, everyone: true, cohortIds: [], startsOn: null, due: null };
    await call('POST', '/my-hub/assignments', administrator, { ...assignment, note: SAID });
    const [assigned] = (await call('GET', '/assigned-courses', learner)).data;
    return {
      'hubs.summary': hub.summaryLanguage,
      'hubs.description': hub.descriptionLanguage,
      'hubs.banner_alt': hub.banner.altLanguage,
      'hub_requests.message': request.messageLanguage,
      'hub_requests.reason': hub.decision.reasonLanguage,
      'hub_assignments.note': assigned.noteLanguage,
    };
  },

  async (place) => {
    const { call } = callsOf(place);
    const { admin, tutor, learner, course } = place;
    const names = { firstName: 'Wanjiku', lastName: 'Kamau' };
    await call('PATCH', `/user/${tutor.id}`, tutor, { ...names, headline: SAID, bio: SAID });
    const { instructor } = (await call('GET', `/course/${course.id}`, learner)).data;
    const other = await seedCourse(place.site.server, { ownerId: tutor.id });
    await call('POST', `/admin/course/${other.id}/unpublish`, admin, { reason: SAID });
    const { history } = (await call('GET', `/instructor/course/${other.id}`, tutor)).data;
    const reviewed = await seedCourse(place.site.server, { ownerId: tutor.id, state: 'review' });
    const about = { item: 'course', itemId: reviewed.id, part: 'title', quote: '' };
    await call('POST', `/admin/course/${reviewed.id}/review/comments`, admin, { ...about, text: SAID });
    const { comments } = (await call('GET', `/admin/course/${reviewed.id}/review`, admin)).data;
    return {
      'course_review_comments.text': comments[0].textLanguage,
      'users.headline': instructor.headlineLanguage,
      'users.bio': instructor.bioLanguage,
      'course_reviews.reason': history[0].reasonLanguage,
    };
  },

  async (place) => {
    const { call } = callsOf(place);
    const { site, tutor, learner, course } = place;
    const body = { ...planned(site.server, course.id, 5), title: SAID, description: SAID };
    const id = await schedule(site.server, tutor, body);
    const content = await sharp({ create: { width: 90, height: 50, channels: 3, background: '#206a50' } })
      .png()
      .toBuffer();
    const slide = `/live/classes/${id}/slides?alt=${encodeURIComponent(SAID)}`;
    await upload(site.server, slide, { method: 'POST', as: tutor, field: 'picture', content });
    const live = (await call('GET', `/live/classes/${id}`, learner)).data;
    const room = roomOf(site.server, id);
    await room.join(tutor);
    await room.post(tutor, 'chat', { text: SAID });
    await room.post(tutor, 'captions', { text: SAID });
    const { chat, captions } = (await room.join(learner)).body.data.room;
    return {
      'live_classes.title': live.titleLanguage,
      'live_classes.description': live.descriptionLanguage,
      'live_slides.alt': live.slideList[0].altLanguage,
      'live_messages.text': chat[0].textLanguage,
      'live_captions.text': captions[0].textLanguage,
    };
  },

  async (place) => {
    const { call } = callsOf(place);
    const { site, tutor, learner, course } = place;
    const essay = question(
      { type: 'essay', prompt: { text: 'Why do you rotate crops?', format: 'plain' } },
      { type: 'essay' },
    );
    const quizId = await seedQuiz(site.server, course.units[0]?.lessons[0] ?? '', { questions: [essay] });
    const taker = takerOf(site.server, learner);
    const attempt = (await taker.start(quizId)).body.data;
    await taker.save(attempt._id, attempt.questions[0].id, { type: 'essay', text: SAID });
    await taker.submit(attempt._id);
    const path = `/instructor/marking/${attempt._id}`;
    const [waiting] = (await call('GET', path, tutor)).data.answers;
    const mark = { points: 1, levels: {}, comment: SAID, markedAt: waiting.markedAt };
    const [marked] = (await call('PUT', `${path}/${waiting.slot}`, tutor, mark)).data.answers;
    return { 'attempt_marks.comment': marked.answerLanguage === 'sw' && marked.commentLanguage };
  },

  async (place) => {
    const { call } = callsOf(place);
    const path = await certificatePath(place.site.server);
    const id = await path.complete();
    await call('POST', `/admin/certificate/${id}/revoke`, place.admin, { reason: SAID });
    const { reasonLanguage } = (await call('GET', `/certificate/${id}`, path.learner)).data;
    return { 'certificates.reason': reasonLanguage };
  },

  async (place) => {
    const { call } = callsOf(place);
    const { site, admin } = place;
    const course = await seedCourse(site.server);
    const { email } = (await site.server.signedIn()).user;
    const added = { email, courseId: course.id, note: SAID };
    const { _id, noteLanguage } = (await call('POST', '/admin/enrolments', admin, added)).data;
    const ended = (await call('POST', `/admin/enrolment/${_id}/cancel`, admin, { reason: SAID })).data;
    return { 'enrolments.note': noteLanguage, 'enrolments.cancel_reason': ended.cancelReasonLanguage };
  },

  async (place) => {
    const { call } = callsOf(place);
    const { site, admin, learner } = place;
    const order = await checkout(site);
    await order.pay('01');
    await site.pass(10);
    const [money] = (await call('GET', `/admin/order/${order.orderId}`, admin)).data.money;
    await call('POST', `/admin/payment/${money._id}/refund`, admin, { reason: SAID });
    const [refund] = (await call('GET', '/admin/refunds', admin)).data;
    const [buyer, course] = [await site.server.signedIn(), await seedCourse(site.server, { prices: [300] })];
    const gift = { recipientName: 'Amina', recipientEmail: learner.user.email, message: SAID };
    const bought = { courseId: course.id, choice: { whole: true }, expectedTotal: 300, ...gift };
    const { _id } = (await call('POST', '/gifts', buyer, bought)).data;
    await call('POST', `/order/${_id}/attempts`, buyer, { provider: 'mpesa', phone: '0700000001' });
    await site.pass(15);
    const outbox = await readOutbox(site.server.services.config.dataDir);
    const code = outbox.map(giftCodeIn).find(Boolean);
    const read = (await call('POST', '/gifts/read', learner, { code })).data;
    return { 'refunds.reason': refund.reasonLanguage, 'gifts.message': read.gift.messageLanguage };
  },
];

/** People and a course whose first lesson the learner has finished. */
export async function placeOn(site: PaymentSite): Promise<Place> {
  const { server } = site;
  const [admin, tutor] = [await server.signedIn('admin'), await server.signedIn('tutor')];
  const course = await seedCourse(server, { ownerId: tutor.id });
  const learner = await enrolled(server, course.id);
  const place = { site, admin, tutor, learner, course };
  const lesson = `/course/unit/lesson/${course.units[0]?.lessons[0]}/progress`;
  await callsOf(place).call('PUT', lesson, learner, { done: true });
  return place;
}

export const callsOf = ({ site: { server } }: Pick<Place, 'site'>) => ({
  /** The body of an answer that is not an error. */
  call: async (method: 'GET' | 'POST' | 'PUT' | 'PATCH', path: string, as: SignedIn, body?: unknown) => {
    const answer = await server.call(method, path, { as, ...(body !== undefined && { body }) });
    if (answer.status >= 400) throw new Error(`${path} answered ${answer.status}: ${answer.body.message}`);
    return answer.body;
  },
});
