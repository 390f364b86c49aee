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

/** May a cookie be Secure here? On https, and on loopback hosts, where browsers accept it (rulings.md). */
export function isSecureSite(request: FastifyRequest, config: Pick<Config, 'publicUrl'>): boolean {
  return (
    config.publicUrl.startsWith('https:') || request.protocol === 'https' || isLoopback(request.hostname)
  );
}

const lifetime = { path: '/', maxAge: SESSION_MINUTES * 60 };

/**
 * Sets the readable session cookie and its HttpOnly companion, which no script can carry away
 * (rulings.md, Name and addresses).
 */
export function setSessionCookies(
  reply: FastifyReply,
  secure: boolean,
  token: string,
  binding: string,
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
}

export function clearSessionCookies(reply: FastifyReply, secure: boolean): void {
  reply.clearCookie(SESSION_COOKIE, { path: '/', secure, sameSite: secure ? 'none' : 'lax' });
  reply.clearCookie(secure ? BINDING_COOKIE : BINDING_COOKIE_INSECURE, { path: '/', secure, httpOnly: true });
}

export function bindingOf(request: FastifyRequest, secure: boolean): string | undefined {
  return request.cookies[secure ? BINDING_COOKIE : BINDING_COOKIE_INSECURE];
}
