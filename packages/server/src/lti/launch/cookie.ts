import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomToken } from '../../auth';

const COOKIE = '__Host-Digiken-Lti';
const COOKIE_INSECURE = 'Digiken-Lti';
const SECONDS = 3600;

/** The cookie's value; undefined for one that this server cannot have set. */
export function browserOf(request: FastifyRequest, secure: boolean): string | undefined {
  const value = request.cookies[secure ? COOKIE : COOKIE_INSECURE];
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined;
}

/**
 * Binds launches to this browser; several can be under way in its tabs. `None`, because the platform sends its answer by
 * a form of its own site.
 */
export function bindBrowser(request: FastifyRequest, reply: FastifyReply, secure: boolean): string {
  const value = browserOf(request, secure) ?? randomToken();
  reply.setCookie(secure ? COOKIE : COOKIE_INSECURE, value, {
    ...{ path: '/', maxAge: SECONDS, secure, httpOnly: true },
    sameSite: secure ? 'none' : 'lax',
  });
  return value;
}
