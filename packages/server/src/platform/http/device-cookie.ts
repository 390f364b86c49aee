import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config';

/** HttpOnly: tells which browsers have signed in to an account before. */
export const DEVICE_COOKIE = '__Host-Digiken-Device';
export const DEVICE_COOKIE_INSECURE = 'Digiken-Device';

export const isLoopback = (host: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/.test(host);

/** Whether a cookie may be Secure: on https, and on loopback hosts, where browsers accept it (spec 9.2). */
export function isSecureSite(request: FastifyRequest, config: Pick<Config, 'publicUrl'>): boolean {
  return (
    config.publicUrl.startsWith('https:') || request.protocol === 'https' || isLoopback(request.hostname)
  );
}

/** The device cookie's value; undefined for one that this server cannot have set. */
export function deviceCookieOf(request: FastifyRequest, secure: boolean): string | undefined {
  const value = request.cookies[secure ? DEVICE_COOKIE : DEVICE_COOKIE_INSECURE];
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined;
}

/** What is stored of a device cookie. */
export const deviceHash = (cookie: string): string => createHash('sha256').update(cookie).digest('base64url');
