import { coAuthors as calls } from '@digiken/contract';
import { type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { readAuthors, removeAuthor } from './authors';
import { answerInvitation, inviteAuthor, readInvitation, withdrawInvitation } from './invitations';
import { WORDING } from './wording';

/** Who writes a course: its owner invites and removes, the invited answer. */
export function coAuthorRoutes(services: Services): Route[] {
  return [
    route(calls.getCourseAuthors, async ({ caller, params }) => ({
      data: await readAuthors(services, caller, params.id),
    })),
    route(calls.inviteCoAuthor, async ({ caller, params, body }) => ({
      message: await inviteAuthor(services, caller, { ...params, ...body }),
      data: await readAuthors(services, caller, params.id),
    })),
    route(calls.withdrawCoAuthorInvitation, async ({ caller, params }) => {
      await withdrawInvitation(services, caller, params);
      return { message: WORDING.withdrawn, data: await readAuthors(services, caller, params.id) };
    }),
    route(calls.removeCoAuthor, async ({ caller, params }) => ({
      message: await removeAuthor(services, caller, params),
    })),
    route(calls.readCoAuthorInvitation, async ({ caller, body }) => ({
      data: await readInvitation(services, caller, body.secret),
    })),
    route(calls.answerCoAuthorInvitation, ({ caller, body }) => answerInvitation(services, caller, body)),
  ];
}
