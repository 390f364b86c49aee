import type { FastifyRequest } from 'fastify';
import type { Config } from '../platform/config';
import { networkOf } from '../platform/rate-limit';
import { deviceCookieOf, isSecureSite } from './cookies';

/** The origin of a sign-in or sign-up. */
export interface Client {
  /** The key for rate limits: the IPv4 address or the IPv6 /64. */
  network: string;
  userAgent: string | undefined;
  /** The value of the device cookie; undefined for a browser that has not signed in yet. */
  device: string | undefined;
}

export const clientOf = (request: FastifyRequest, config: Pick<Config, 'publicUrl'>): Client => ({
  network: networkOf(request.ip),
  userAgent: request.headers['user-agent'],
  device: deviceCookieOf(request, isSecureSite(request, config)),
});
