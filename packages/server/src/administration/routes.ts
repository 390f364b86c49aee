import { admin, consoles } from '@digiken/contract';
import type { Sessions } from '../auth';
import { type Route, route } from '../platform/http/route';
import type { Services } from '../platform/services';
import { adminFigures } from './figures';
import { endSession, findPerson, getPerson, listPeople, setRole, setStatus } from './people';
import { readConsoleWork } from './work';
import { ROLE_NAMES } from './wording';

export function administrationRoutes(services: Services, sessions: Sessions): Route[] {
  const { db } = services;
  const deps = { ...services, sessions };
  return [
    route(admin.adminDashboard, async () => ({ data: await adminFigures(services) })),

    route(consoles.consoleWork, async ({ caller }) => ({ data: await readConsoleWork(db, caller) })),

    route(admin.listUsers, ({ query }) => listPeople(db, query)),
    route(admin.getAdminUser, async ({ params }) => ({ data: await getPerson(db, params.id) })),
    route(admin.setUserRole, async ({ params, body, caller }) => {
      const { name, changed, data } = await setRole(deps, caller, { id: params.id, ...body });
      const role = ROLE_NAMES[body.role];
      const message = changed
        ? `${name} is ${/^[aeiou]/.test(role) ? 'an' : 'a'} ${role} now, and has been signed out everywhere.`
        : `Nothing has changed: ${name} has this role already.`;
      return { message, data };
    }),
    route(admin.setUserStatus, async ({ params, body, caller }) => {
      const { name, data } = await setStatus(deps, caller, { id: params.id, ...body });
      const message =
        body.status === 'active'
          ? `${name} can sign in again.`
          : `${name} is deactivated, and has been signed out everywhere.`;
      return { message, data };
    }),
    route(admin.listUserSessions, async ({ params, caller }) => {
      const person = await findPerson(db, params.id);
      const rows = await sessions.list(person.id);
      return {
        data: rows.map(({ id, device, createdAt, lastSeenAt }) => ({
          _id: id,
          device,
          createdAt: createdAt.toISOString(),
          lastSeenAt: lastSeenAt.toISOString(),
          current: id === caller.sessionId,
        })),
      };
    }),
    route(admin.endUserSession, async ({ params, caller }) => {
      await endSession(deps, caller, { id: params.id, sessionId: params.sessionId });
      return { message: 'That device is signed out.' };
    }),
  ];
}
