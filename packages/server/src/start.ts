import type { FastifyInstance } from 'fastify';
import { dropUnusedPackages, PackageTokens, servePackages } from './activities';
import { assignmentJobs, scheduleAssignmentReminders } from './assignments';
import {
  courseExportJobs,
  dropOldCourseExports,
  dropOldPreviews,
  dropOldReplaced,
  failAbandonedImports,
  recordedCourseExports,
  recordedPreviews,
  serveCourseExports,
} from './authoring';
import { dropExpired, Providers, serveOidc, Sessions, Tokens, verificationJobs } from './auth';
import { certificateJobs, serveCertificates } from './certificates';
import { dropOldInvitationChecks, invitationJobs, scheduleInvitationMails } from './hubs';
import { liveJobs, openLive, recordedLiveFiles, scheduleLiveReminders, serveRecordings } from './live';
import { messageJobs, scheduleAnnouncementMails } from './messages';
import { dropExpiredLaunches, serveLti, withGrades } from './lti';
import { allRoutes } from './modules';
import { notificationJobs, pushJobs, scheduleNotificationMails, schedulePush } from './notifications';
import { dropOldSyncActions } from './offline';
import { dropExpiredChoices, openPayments } from './payments';
import { applyRetention, privacyJobs, recordedExports, serveExports } from './privacy';
import {
  OverdueAttempts,
  quizNoticeJobs,
  recordedFiles,
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
import { fileJobs, scheduleFileSweep } from './platform/files/orphans';
import { dropExpiredKeys } from './platform/idempotency';
import { dropOldFigures, foldTallies } from './platform/tallies';
import { buildServer } from './platform/http/server';
import { withStatements } from './xapi';
import { languageOfAddress } from './users';
import { translatingMailer } from './platform/language';
import type { OpenServices } from './platform/open-services';
import { dropUnrecorded } from './platform/private-files';
import { loadSecret } from './platform/secret';

/** Who has records of private files. The sweep deletes a file that none of them knows. */
const OWNERS_OF_FILES = [
  recordedFiles,
  recordedLiveFiles,
  recordedExports,
  recordedPreviews,
  recordedCourseExports,
];

/** Creates the server. Closing it closes its services too. */
export async function createServer(opened: OpenServices): Promise<FastifyInstance> {
  const mail = translatingMailer(opened.mail, (address) => languageOfAddress(opened.db, address));
  const services: OpenServices = { ...opened, mail };
  const { config, db, clock, close } = services;
  try {
    const sessions = new Sessions(db, config, clock, new Tokens(loadSecret(config), clock));
    const payments = await openPayments(services);
    const tutor = openTutor(services);
    const live = openLive(services);
    const providers = new Providers(config);
    const tokens = new PackageTokens(() => loadSecret(config), clock);
    const app = await buildServer({
      services,
      routes: allRoutes(services, sessions, { payments, tutor, live, providers, tokens }),
      authenticate: (request) => sessions.authenticate(request),
    });
    serveCertificates(app, services);
    serveOidc(app, { ...services, providers });
    serveLti(app, services);
    serveAttemptFiles(app, services);
    serveExports(app, services);
    serveCourseExports(app, services);
    serveRecordings(app, services);
    servePackages(app, { ...services, tokens });
    services.jobs.register({
      ...assignmentJobs(services),
      ...courseExportJobs(services),
      ...withGrades(services, withStatements(services, certificateJobs(services))),
      ...fileJobs(services, (counts) => app.log.info(counts, 'looked for files that nothing names')),
      ...invitationJobs(services),
      ...messageJobs(services),
      ...liveJobs(services),
      ...notificationJobs(services),
      ...passageJobs(services),
      ...privacyJobs(services),
      ...pushJobs(services),
      ...quizNoticeJobs(services),
      ...tutorJobs(services),
      ...verificationJobs(services),
    });
    const overdue = new OverdueAttempts(services);
    const tidy = async (starting: boolean) => {
      await failAbandonedImports(services, { starting });
      await services.files.dropForgotten();
      const dropped = await dropUnrecorded(services.files, async (names) => {
        const known = OWNERS_OF_FILES.map((owner) => owner(db, names));
        return new Set((await Promise.all(known)).flatMap((some) => [...some]));
      });
      if (dropped > 0) app.log.info({ dropped }, 'deleted private files without a record');
      await dropExpired(services);
      await dropExpiredChoices(services);
      await foldTallies(db);
      await dropOldFigures(services);
      await dropExpiredLaunches(services);
      await dropExpiredKeys(db, clock.now());
      await applyRetention(services);
      await dropOldCourseExports(services);
      await dropOldPreviews(services);
      await dropOldReplaced(services);
      await dropOldInvitationChecks(services);
      await dropOldSyncActions(services);
      await dropUnusedPackages(services);
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
      services.background.run(() => schedulePush(services));
      services.background.run(() => scheduleQuizNotices(services));
      services.background.run(() => scheduleTutorDeletion(services));
      services.background.run(() => scheduleFileSweep(services));
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
