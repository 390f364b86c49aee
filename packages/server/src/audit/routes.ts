import { admin } from '@digiken/contract';
import { ADMIN_ROLES } from '@digiken/contract/constants';
import { type Route, route } from '../platform/http/route';
import type { Services } from '../platform/services';
import { listAudit } from './list';

export function auditRoutes({ db }: Pick<Services, 'db'>): Route[] {
  return [route(admin.listAudit, ADMIN_ROLES, ({ query }) => listAudit(db, query))];
}
