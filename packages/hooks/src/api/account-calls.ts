import type { accounts } from '@digiken/contract';
import { type Ask, type Body, segment } from './ask';

type Accounts = typeof accounts;

export function accountCalls(ask: Ask) {
  const user = (id: string, rest = '') => `/user/${segment(id)}${rest}`;

  return {
    signUp: (body: Body<Accounts['signUp']>) =>
      ask<Accounts['signUp']>({ method: 'POST', path: '/auth/signup', body }),
    signIn: (body: Body<Accounts['signIn']>) =>
      ask<Accounts['signIn']>({ method: 'POST', path: '/auth/signin', body }),
    signOut: () => ask<Accounts['signOut']>({ method: 'PUT', path: '/auth/signout/google' }),
    verifyEmail: (body: Body<Accounts['verifyEmail']>) =>
      ask<Accounts['verifyEmail']>({ method: 'POST', path: '/auth/verify-email', body }),
    resendVerification: () =>
      ask<Accounts['resendVerification']>({ method: 'POST', path: '/auth/verify-email/resend' }),
    forgotPassword: (body: Body<Accounts['forgotPassword']>) =>
      ask<Accounts['forgotPassword']>({ method: 'POST', path: '/auth/forgot-password', body }),
    resetPassword: (body: Body<Accounts['resetPassword']>) =>
      ask<Accounts['resetPassword']>({ method: 'POST', path: '/auth/reset-password', body }),

    getUser: (id: string) => ask<Accounts['getUser']>({ method: 'GET', path: user(id) }),
    updateProfile: (id: string, body: Body<Accounts['updateProfile']>) =>
      ask<Accounts['updateProfile']>({ method: 'PATCH', path: user(id), body }),
    uploadAvatar: (id: string, file: File) => {
      const body = new FormData();
      body.append('avatar', file);
      return ask<Accounts['uploadAvatar']>({ method: 'PUT', path: user(id, '/avatar'), body });
    },
    removeAvatar: (id: string) =>
      ask<Accounts['removeAvatar']>({ method: 'DELETE', path: user(id, '/avatar') }),
    changePassword: (id: string, body: Body<Accounts['changePassword']>) =>
      ask<Accounts['changePassword']>({ method: 'PUT', path: user(id, '/password'), body }),
    savePreferences: (id: string, body: Body<Accounts['savePreferences']>) =>
      ask<Accounts['savePreferences']>({ method: 'PUT', path: user(id, '/preferences'), body }),
    listSessions: (id: string) =>
      ask<Accounts['listSessions']>({ method: 'GET', path: user(id, '/sessions') }),
    revokeSession: (id: string, sessionId: string) =>
      ask<Accounts['revokeSession']>({ method: 'DELETE', path: user(id, `/sessions/${segment(sessionId)}`) }),
  };
}
