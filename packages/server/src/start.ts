import type { FastifyInstance } from 'fastify';
import { assignmentJobs, scheduleAssignmentReminders } from './assignments';
import { failAbandonedImports } from './authoring';
import { dropExpired, Sessions, Tokens } from './auth';
import { certificateJobs, serveCertificates } from './certificates';
import { dropOldInvitationChecks, invitationJobs, scheduleInvitationMails } from './hubs';
import { liveJobs, openLive, recordedLiveFiles, scheduleLiveReminders, serveRecordings } from './live';
import { messageJobs, scheduleAnnouncementMails } from './messages';
import { allRoutes } from './modules';
import { dropOldNotifications, notificationJobs, scheduleNotificationMails } from './notifications';
import { openPayments } from './payments';
import {
  dropAttemptFiles,
  OverdueAttempts,
  quizNoticeJobs,
  scheduleQuizNotices,
  serveAttemptFiles,
} from './quizzes';
import {
  endLostAnswers,
  openTutor,
  passageJobs,
  requestPassages,
  scheduleTutorDeletion,
  tutorJobs,
} from './tutor';
import { dropExpiredKeys } from './platform/idempotency';
import { buildServer } from './platform/http/server';
import type { OpenServices } from './platform/open-services';
import { loadSecret } from './platform/secret';

/** Creates the server. Closing it closes its services too. */
export async function createServer(services: OpenServices): Promise<FastifyInstance> {
  const { config, db, clock, close } = services;
  try {
    const sessions = new Sessions(db, config, clock, new Tokens(loadSecret(config), clock));
    const payments = await openPayments(services);
    const tutor = openTutor(services);
    const live = openLive(services);
    const app = await buildServer({
      services,
      routes: allRoutes(services, sessions, { payments, tutor, live }),
      authenticate: (request) => sessions.authenticate(request),
    });
    serveCertificates(app, services);
    serveAttemptFiles(app, services);
    serveRecordings(app, services);
    services.jobs.register({
      ...assignmentJobs(services),
      ...certificateJobs(services),
      ...invitationJobs(services),
      ...messageJobs(services),
      ...liveJobs(services),
      ...notificationJobs(services),
      ...passageJobs(services),
      ...quizNoticeJobs(services),
      ...tutorJobs(services),
    });
    const overdue = new OverdueAttempts(services);
    const tidy = async (starting: boolean) => {
      await failAbandonedImports(services, { starting });
      await services.files.dropForgotten();
      await dropAttemptFiles(services, recordedLiveFiles);
      await dropExpired(services);
      await dropExpiredKeys(db, clock.now());
      await dropOldNotifications(services);
      await dropOldInvitationChecks(services);
      await endLostAnswers(services);
    };
    const everyHour = setInterval(() => services.background.run(() => tidy(false)), 3_600_000);
    everyHour.unref();
    app.addHook('onListen', async () => {
      services.background.run(() => requestPassages(services));
      services.jobs.start();
      overdue.start();
      live.start();
      services.background.run(() => tidy(true));
      services.background.run(payments.listen);
      services.background.run(() => scheduleNotificationMails(services));
      services.background.run(() => scheduleQuizNotices(services));
      services.background.run(() => scheduleTutorDeletion(services));
      services.background.run(() => scheduleLiveReminders(services));
      services.background.run(() => scheduleInvitationMails(services));
      services.background.run(() => scheduleAnnouncementMails(services));
      services.background.run(() => scheduleAssignmentReminders(services));
    });
    app.addHook('onClose', async () => {
      clearInterval(everyHour);
      overdue.stop();
      tutor.close();
      await live.close();
      await payments.close();
      await close();
    });
    return app;
  } catch (error) {
    await close();
    throw error;
  }
}
