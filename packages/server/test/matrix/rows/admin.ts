import { admin, type Call, courseReviews, help, platform } from '@digiken/contract';
import { newId } from '../../../src/platform/ids';
import { ADMIN_ONLY, ADMINISTRATORS, type Row } from '../row';
import type { World } from '../world';

const reason = { reason: 'The pictures have no alternative text.' };
const list = (may: Row['may']): Row => ({ may, own: () => ({}) });
/** The id of an object of the given creator. */
const about = (make: (world: World) => Promise<string>, body?: unknown): Row => ({
  may: ADMINISTRATORS,
  own: async (world) => ({ params: { id: await make(world) }, body }),
});
const newLearner = async (world: World) => (await world.person()).id;
const submitted = async (world: World) => (await world.ready('review')).id;
const enrolment = async (world: World) => world.enrol((await world.person()).id, await world.course());

export const adminRows: [Call, Row][] = [
  [admin.listNotifications, list(ADMINISTRATORS)],
  [admin.markNotificationRead, about((world) => world.notification())],
  [admin.adminDashboard, list(ADMINISTRATORS)],

  [admin.listUsers, list(ADMINISTRATORS)],
  [admin.getAdminUser, about(newLearner)],
  [admin.setUserRole, { ...about(newLearner, { role: 'tutor' }), may: ADMIN_ONLY }],
  [admin.setUserStatus, { ...about(newLearner, { status: 'deactivated', ...reason }), may: ADMIN_ONLY }],
  [admin.listUserSessions, about(newLearner)],
  [
    admin.endUserSession,
    {
      may: ADMIN_ONLY,
      own: async (world) => {
        const person = await world.person();
        const { body } = await world.server.call('GET', `/user/${person.id}/sessions`, { as: person });
        return { params: { id: person.id, sessionId: body.data[0]._id } };
      },
    },
  ],

  [admin.createCategory, { may: ADMINISTRATORS, own: () => ({ body: { name: `Farming ${newId()}` } }) }],
  [
    admin.renameCategory,
    {
      may: ADMINISTRATORS,
      own: async (world) => ({ params: { id: await world.category() }, body: { name: `Trade ${newId()}` } }),
    },
  ],
  [admin.removeCategory, about((world) => world.category())],

  [admin.listAdminCourses, list(ADMINISTRATORS)],
  [courseReviews.getCourseReview, about(submitted)],
  [
    courseReviews.addReviewComment,
    {
      may: ADMINISTRATORS,
      own: async (world) => {
        const id = await submitted(world);
        return {
          params: { id },
          body: { item: 'course', itemId: id, part: 'title', quote: '', text: 'Why?' },
        };
      },
    },
  ],
  [
    courseReviews.removeReviewComment,
    {
      may: ADMINISTRATORS,
      own: async (world) => {
        const id = await submitted(world);
        const { body } = await world.server.call('POST', `/admin/course/${id}/review/comments`, {
          as: world.people.sudo,
          body: { item: 'course', itemId: id, part: 'title', quote: '', text: 'Why?' },
        });
        return { params: { id, commentId: body.data._id } };
      },
    },
  ],
  [admin.approveCourse, about(submitted)],
  [admin.requestCourseChanges, about(submitted, reason)],
  [admin.listMinorCorrections, list(ADMINISTRATORS)],
  [admin.unpublishCourse, about(async (world) => (await world.course()).id, reason)],

  [admin.listEnrolments, list(ADMINISTRATORS)],
  [admin.getEnrolment, about(enrolment)],
  [
    admin.addEnrolment,
    {
      may: ADMINISTRATORS,
      own: async (world) => ({
        body: {
          email: (await world.person()).email,
          courseId: (await world.course()).id,
          note: 'Paid at the desk.',
        },
      }),
    },
  ],
  [admin.cancelEnrolment, about(enrolment, reason)],

  [admin.listTickets, list(ADMINISTRATORS)],
  [admin.getTicket, about((world) => world.ticket())],
  [admin.answerTicket, about((world) => world.ticket(), { text: 'Choose a new password.' })],
  [admin.setTicketState, about((world) => world.ticket(), { state: 'closed' })],
  [admin.listMessageReports, list(ADMINISTRATORS)],
  [admin.resolveMessageReport, about((world) => world.report(), { action: 'dismiss' })],
  [admin.listReviewReports, list(ADMINISTRATORS)],
  [admin.resolveReviewReport, about((world) => world.reviewReport(), { action: 'dismiss' })],

  [admin.getSettings, list(ADMINISTRATORS)],
  [
    admin.saveSettings,
    {
      may: ADMIN_ONLY,
      own: () => ({ body: { signUpOpen: true, supportEmail: null, notice: null, trustInstructors: false } }),
    },
  ],
  [platform.getSite, { may: 'everybody', own: () => ({}) }],
  [admin.listAudit, list(ADMINISTRATORS)],

  [
    help.sendTicket,
    {
      may: 'everybody',
      own: () => ({
        body: {
          name: 'Achieng',
          email: `${newId()}@test.example`,
          topic: 'account',
          message: 'I cannot sign in.',
        },
      }),
    },
  ],
  [
    help.reportBarrier,
    {
      may: 'everybody',
      own: () => ({
        body: { page: '/courses', problem: 'The list is not read.', technology: 'TalkBack', contact: '' },
      }),
    },
  ],
];
