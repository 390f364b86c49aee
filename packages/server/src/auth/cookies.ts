import {
  BINDING_COOKIE,
  BINDING_COOKIE_INSECURE,
  SESSION_COOKIE,
  SESSION_MINUTES,
} from '@digiken/contract/constants';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../platform/config';

export const isLoopback = (host: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/.test(host);

/** Whether a cookie may be Secure: on https, and on loopback hosts, where browsers accept it (spec 9.2). */
export function isSecureSite(request: FastifyRequest, config: Pick<Config, 'publicUrl'>): boolean {
  return (
    config.publicUrl.startsWith('https:') || request.protocol === 'https' || isLoopback(request.hostname)
  );
}

const lifetime = { path: '/', maxAge: SESSION_MINUTES * 60 };

/** HttpOnly: tells which browsers have signed in to an account before. */
const DEVICE_COOKIE = '__Host-Digiken-Device';
const DEVICE_COOKIE_INSECURE = 'Digiken-Device';
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

/** The device cookie's value; undefined for one that this server cannot have set. */
export function deviceCookieOf(request: FastifyRequest, secure: boolean): string | undefined {
  const value = request.cookies[secure ? DEVICE_COOKIE : DEVICE_COOKIE_INSECURE];
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined;
}
