import {
  BINDING_COOKIE,
  BINDING_COOKIE_INSECURE,
  SESSION_COOKIE,
  SESSION_MINUTES,
} from '@digiken/contract/constants';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DEVICE_COOKIE, DEVICE_COOKIE_INSECURE } from '../platform/http/device-cookie';

export { deviceCookieOf, isLoopback, isSecureSite } from '../platform/http/device-cookie';

const lifetime = { path: '/', maxAge: SESSION_MINUTES * 60 };

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
  reply.setCookie(secure ? DEVICE_COOKIE : DEVICE_COOKIE_INSECURE, device, {
    path: '/',
    maxAge: DEVICE_COOKIE_DAYS * 86_400,
    secure,
    sameSite: 'strict',
    httpOnly: true,
  });
}

/** The device's cookie stays: it authorises nothing. */
export function clearSessionCookies(reply: FastifyReply, secure: boolean): void {
  reply.clearCookie(SESSION_COOKIE, { path: '/', secure, sameSite: secure ? 'none' : 'lax' });
  reply.clearCookie(secure ? BINDING_COOKIE : BINDING_COOKIE_INSECURE, { path: '/', secure, httpOnly: true });
}

export function bindingOf(request: FastifyRequest, secure: boolean): string | undefined {
  return request.cookies[secure ? BINDING_COOKIE : BINDING_COOKIE_INSECURE];
}
