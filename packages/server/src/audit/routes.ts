import { admin } from '@digiken/contract';
import { type Route, route } from '../platform/http/route';
import type { Services } from '../platform/services';
import { listAudit } from './list';

export function auditRoutes({ db }: Pick<Services, 'db'>): Route[] {
  return [route(admin.listAudit, ({ query, request }) => listAudit(db, query, request.language))];
}
