import type { FastifyInstance, FastifyRequest } from 'fastify';
import { API_PREFIX } from '@digiken/contract/constants';
import type { Config } from '../config';
import { OWN_WRITES_SECONDS } from '../database/replica';
import { isSecureSite } from './device-cookie';

/** Exists for some seconds after a write. It authorises nothing: whoever forges it reads from the primary. */
const WROTE_COOKIE = 'Digiken-Wrote';
const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Marks browsers that write, so that all processes let them read from the primary (spec 14.130). The browser measures the
 * time, from the answer on: no clock is compared and no row is written.
 */
export function markWrites(app: FastifyInstance, config: Pick<Config, 'publicUrl'>): void {
  app.addHook('onRequest', async (request, reply) => {
    if (READING.has(request.method) || !request.url.startsWith(`${API_PREFIX}/`)) return;
    reply.setCookie(WROTE_COOKIE, '1', {
      path: API_PREFIX,
      maxAge: OWN_WRITES_SECONDS,
      secure: isSecureSite(request, config),
      sameSite: 'strict',
      httpOnly: true,
    });
  });
}

export const hasJustWritten = (request: FastifyRequest): boolean =>
  request.cookies[WROTE_COOKIE] !== undefined;
