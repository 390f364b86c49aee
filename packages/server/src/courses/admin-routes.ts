import { admin } from '@digiken/contract';
import { type Route, route } from '../platform/http/route';
import type { Services } from '../platform/services';
import { createCategory, removeCategory, renameCategory } from './categories';

/** Categories, managed by administrators and content managers (spec R.11). */
export function courseAdminRoutes(services: Services): Route[] {
  return [
    route(admin.createCategory, async ({ body, caller }) => {
      const data = await createCategory(services, caller, body);
      return { message: `The category “${data.name}” is created.`, data };
    }),
    route(admin.renameCategory, async ({ params, body, caller }) => {
      const data = await renameCategory(services, caller, { id: params.id, ...body });
      return { message: `The category is renamed to “${data.name}”.`, data };
    }),
    route(admin.removeCategory, async ({ params, caller }) => {
      const name = await removeCategory(services, caller, params.id);
      return { message: `The category “${name}” is removed.` };
    }),
  ];
}
