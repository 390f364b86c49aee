import { admin } from '@digiken/contract';
import { type Route, route } from '../platform/http/route';
import type { Services } from '../platform/services';
import { listReports, resolveReport } from '../reports';
import { MESSAGE_REPORTS } from './reports';

/** Reported messages, resolved by administrators and content managers (spec R.11). */
export function messageAdminRoutes(services: Services): Route[] {
  const { db } = services;
  return [
    route(admin.listMessageReports, ({ query }) => listReports(db, { kind: MESSAGE_REPORTS, ...query })),
    route(admin.resolveMessageReport, ({ params, body, caller }) =>
      resolveReport(services, caller, { kind: MESSAGE_REPORTS, id: params.id, ...body }),
    ),
  ];
}
