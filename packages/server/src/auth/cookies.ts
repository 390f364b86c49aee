import {
  BINDING_COOKIE,
  BINDING_COOKIE_INSECURE,
  SESSION_COOKIE,
  SESSION_MINUTES,
  SIGN_IN_LIMITS,
} from '@digiken/contract/constants';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../platform/config';
import {
  DEVICE_COOKIE,
  DEVICE_COOKIE_INSECURE,
  deviceCookieOf,
  isSecureSite,
} from '../platform/http/device-cookie';
import { randomToken } from './tokens';

export { deviceCookieOf, isLoopback, isSecureSite } from '../platform/http/device-cookie';

const lifetime = { path: '/', maxAge: SESSION_MINUTES * 60 };

/** HttpOnly: a sign-in that waits for its second step. It is no session. */
const PENDING_COOKIE = '__Host-Digiken-Step';
const PENDING_COOKIE_INSECURE = 'Digiken-Step';
/** The maximum lifetime of a cookie in browsers. */
export const DEVICE_COOKIE_DAYS = 400;

/**
 * Sets the readable session cookie (spec 9.2), the HttpOnly cookie that binds it (spec R.9) and the HttpOnly
 * cookie of the device.
 */
export function setSessionCookies(
  reply: FastifyReply,
  secure: boolean,
  { token, binding, device }: { token: string; binding: string; device: string },
): void {
  reply.setCookie(SESSION_COOKIE, token, {
    ...lifetime,
    secure,
    sameSite: secure ? 'none' : 'lax',
    httpOnly: false,
  });
  reply.setCookie(secure ? BINDING_COOKIE : BINDING_COOKIE_INSECURE, binding, {
    ...lifetime,
    secure,
    sameSite: 'strict',
    httpOnly: true,
  });
  setDeviceCookie(reply, secure, device);
}

function setDeviceCookie(reply: FastifyReply, secure: boolean, device: string): void {
  reply.setCookie(secure ? DEVICE_COOKIE : DEVICE_COOKIE_INSECURE, device, {
    path: '/',
    maxAge: DEVICE_COOKIE_DAYS * 86_400,
    secure,
    sameSite: 'strict',
    httpOnly: true,
  });
}

/** @returns the value of the browser's device cookie, which it gets if it has none: challenges are bound to it */
export function keepDeviceCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  config: Pick<Config, 'publicUrl'>,
): string {
  const secure = isSecureSite(request, config);
  const known = deviceCookieOf(request, secure);
  if (known !== undefined) return known;
  const device = randomToken();
  setDeviceCookie(reply, secure, device);
  return device;
}

/** Sets the cookie of a sign-in that waits for its second step. */
export function setPendingCookie(reply: FastifyReply, secure: boolean, token: string): void {
  reply.setCookie(secure ? PENDING_COOKIE : PENDING_COOKIE_INSECURE, token, {
    path: '/',
    maxAge: SIGN_IN_LIMITS.secondStepMinutes * 60,
    secure,
    sameSite: 'strict',
    httpOnly: true,
  });
}

export function clearPendingCookie(request: FastifyRequest, reply: FastifyReply, secure: boolean): void {
  if (pendingCookieOf(request, secure) === undefined) return;
  reply.clearCookie(secure ? PENDING_COOKIE : PENDING_COOKIE_INSECURE, { path: '/', secure, httpOnly: true });
}

/** The value of the cookie of a sign-in that waits; undefined for one that this server cannot have set. */
export function pendingCookieOf(request: FastifyRequest, secure: boolean): string | undefined {
  const value = request.cookies[secure ? PENDING_COOKIE : PENDING_COOKIE_INSECURE];
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined;
}

/** The device's cookie stays: it authorises nothing. */
export function clearSessionCookies(reply: FastifyReply, secure: boolean): void {
  reply.clearCookie(SESSION_COOKIE, { path: '/', secure, sameSite: secure ? 'none' : 'lax' });
  reply.clearCookie(secure ? BINDING_COOKIE : BINDING_COOKIE_INSECURE, { path: '/', secure, httpOnly: true });
}

export function bindingOf(request: FastifyRequest, secure: boolean): string | undefined {
  return request.cookies[secure ? BINDING_COOKIE : BINDING_COOKIE_INSECURE];
}
