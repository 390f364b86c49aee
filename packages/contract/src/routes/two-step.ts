import { ADMIN_ROLES } from '../constants';
import type { RouteTable } from '../route';

/** Two-step sign-in: the second step, a person's own set-up, and what administrators require. */
export const twoStepRoutes = {
  getSecondStep: { method: 'GET', path: '/auth/second-step', access: 'public' },
  finishSecondStep: { method: 'POST', path: '/auth/second-step', access: 'public' },
  getSignInSecurity: {
    method: 'GET',
    path: '/user/{id}/security',
    access: 'signed-in',
    beforeTwoStep: true,
  },
  confirmIdentity: { method: 'POST', path: '/user/{id}/confirm', access: 'signed-in', beforeTwoStep: true },
  startTwoStep: {
    method: 'POST',
    path: '/user/{id}/two-step/setup',
    access: 'verified',
    beforeTwoStep: true,
  },
  turnOnTwoStep: { method: 'POST', path: '/user/{id}/two-step', access: 'verified', beforeTwoStep: true },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/user/{id}/two-step/recovery-codes',
    access: 'verified',
    changes: ['/user/{id}/security'],
  },
  turnOffTwoStep: {
    method: 'POST',
    path: '/user/{id}/two-step/off',
    access: 'verified',
    changes: ['/user/{id}/security', '/user/{id}'],
  },
  forgetTrustedDevice: {
    method: 'DELETE',
    path: '/user/{id}/trusted-devices/{deviceId}',
    access: 'verified',
    changes: ['/user/{id}/security'],
  },
  getTwoStepPolicy: { method: 'GET', path: '/admin/two-step', access: ADMIN_ROLES },
  saveTwoStepPolicy: {
    method: 'PUT',
    path: '/admin/two-step',
    access: ['admin'],
    changes: ['/admin/two-step', '/admin/audit', '/user/{id}'],
  },
  resetTwoStep: {
    method: 'POST',
    path: '/admin/user/{id}/two-step/reset',
    access: ['admin'],
    changes: ['/admin/user/{id}', '/admin/user/{id}/sessions', '/admin/audit'],
  },
} as const satisfies RouteTable;
