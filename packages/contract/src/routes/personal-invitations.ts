import { MEMBERSHIP } from '../changes';
import type { RouteTable } from '../route';

/** A personal invitation to a hub, as the invited person opens it. */
export const personalInvitationRoutes = {
  readPersonalInvitation: { method: 'POST', path: '/personal-invitations/read', access: 'optional' },
  acceptPersonalInvitation: {
    method: 'POST',
    path: '/personal-invitations/accept',
    access: 'signed-in',
    changes: [...MEMBERSHIP, '/user/{id}', '/personal-invitations/read'],
  },
  signUpByInvitation: { method: 'POST', path: '/personal-invitations/sign-up', access: 'public' },
} as const satisfies RouteTable;
