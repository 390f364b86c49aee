import type { FastifyReply, FastifyRequest } from 'fastify';

const COOKIE = '__Host-Digiken-Oidc';
const COOKIE_INSECURE = 'Digiken-Oidc';

/** Lax: the provider's redirect is a navigation from another site, and must carry it. */
const attributes = (secure: boolean) => ({ path: '/', secure, httpOnly: true, sameSite: 'lax' }) as const;

/** Binds a sign-in with a provider to this browser. @param seconds lifetime */
export function setFlowCookie(
  reply: FastifyReply,
  secure: boolean,
  { token, seconds }: { token: string; seconds: number },
): void {
  reply.setCookie(secure ? COOKIE : COOKIE_INSECURE, token, { ...attributes(secure), maxAge: seconds });
}

export function clearFlowCookie(reply: FastifyReply, secure: boolean): void {
  reply.clearCookie(secure ? COOKIE : COOKIE_INSECURE, attributes(secure));
}

/** The cookie's value; undefined for one that this server cannot have set. */
export function flowCookieOf(request: FastifyRequest, secure: boolean): string | undefined {
  const value = request.cookies[secure ? COOKIE : COOKIE_INSECURE];
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined;
}
