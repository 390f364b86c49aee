import { admin } from '@digiken/contract';
import { type Route, route } from '../platform/http/route';
import type { Services } from '../platform/services';
import { listReports, resolveReport } from './reports';

/** Reported messages, resolved by administrators and content managers (spec R.11). */
export function messageAdminRoutes(services: Services): Route[] {
  const { db } = services;
  return [
    route(admin.listMessageReports, ({ query }) => listReports(db, query)),
    route(admin.resolveMessageReport, async ({ params, body, caller }) => {
      await resolveReport(services, caller, { id: params.id, ...body });
      const removed = body.action === 'remove';
      return { message: removed ? 'The message is removed for everyone.' : 'The report is dismissed.' };
    }),
  ];
}
