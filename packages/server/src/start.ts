import type { FastifyInstance } from 'fastify';
import { failAbandonedImports } from './authoring';
import { dropExpired, Sessions, Tokens } from './auth';
import { certificateJobs, serveCertificates } from './certificates';
import { allRoutes } from './modules';
import { notificationJobs, scheduleNotificationMails } from './notifications';
import { openPayments } from './payments';
import { applyRetention, privacyJobs, recordedExports, serveExports } from './privacy';
import {
  OverdueAttempts,
  quizNoticeJobs,
  recordedFiles,
  scheduleQuizNotices,
  serveAttemptFiles,
} from './quizzes';
import { passageJobs, requestPassages } from './tutor';
import { dropUnrecorded } from './platform/private-files';
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
    const app = await buildServer({
      services,
      routes: allRoutes(services, sessions, payments),
      authenticate: (request) => sessions.authenticate(request),
    });
    serveCertificates(app, services);
    serveAttemptFiles(app, services);
    serveExports(app, services);
    services.jobs.register({
      ...certificateJobs(services),
      ...notificationJobs(services),
      ...passageJobs(services),
      ...privacyJobs(services),
      ...quizNoticeJobs(services),
    });
    const overdue = new OverdueAttempts(services);
    const tidy = async (starting: boolean) => {
      await failAbandonedImports(services, { starting });
      await services.files.dropForgotten();
      await dropUnrecorded(
        services.files,
        async (names) =>
          new Set([...(await recordedFiles(db, names)), ...(await recordedExports(db, names))]),
      );
      await dropExpired(services);
      await dropExpiredKeys(db, clock.now());
      await applyRetention(services);
    };
    const everyHour = setInterval(() => services.background.run(() => tidy(false)), 3_600_000);
    everyHour.unref();
    app.addHook('onListen', async () => {
      services.background.run(() => requestPassages(services));
      services.jobs.start();
      overdue.start();
      services.background.run(() => tidy(true));
      services.background.run(payments.listen);
      services.background.run(() => scheduleNotificationMails(services));
      services.background.run(() => scheduleQuizNotices(services));
    });
    app.addHook('onClose', async () => {
      clearInterval(everyHour);
      overdue.stop();
      await payments.close();
      await close();
    });
    return app;
  } catch (error) {
    await close();
    throw error;
  }
}
