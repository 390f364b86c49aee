import type { RouteTable } from '../route';

/** Accounts and sessions. */
export const accountRoutes = {
  signUp: { method: 'POST', path: '/auth/signup', access: 'public' },
  signIn: { method: 'POST', path: '/auth/signin', access: 'public' },
  verifyEmail: { method: 'POST', path: '/auth/verify-email', access: 'public' },
  resendVerification: { method: 'POST', path: '/auth/verify-email/resend', access: 'signed-in' },
  renewVerification: { method: 'POST', path: '/auth/verify-email/renew', access: 'public' },
  forgotPassword: { method: 'POST', path: '/auth/forgot-password', access: 'public' },
  resetPassword: { method: 'POST', path: '/auth/reset-password', access: 'public' },
  updateProfile: { method: 'PATCH', path: '/user/{id}', access: 'signed-in' },
  uploadAvatar: { method: 'PUT', path: '/user/{id}/avatar', access: 'signed-in', upload: 'avatar' },
  removeAvatar: { method: 'DELETE', path: '/user/{id}/avatar', access: 'signed-in' },
  changePassword: { method: 'PUT', path: '/user/{id}/password', access: 'signed-in' },
  savePreferences: { method: 'PUT', path: '/user/{id}/preferences', access: 'signed-in' },
  revokeSession: { method: 'DELETE', path: '/user/{id}/sessions/{sessionId}', access: 'signed-in' },
} as const satisfies RouteTable;
