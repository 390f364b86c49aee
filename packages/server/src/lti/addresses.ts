import { API_PREFIX } from '@digiken/contract/constants';
import type { ToolAddresses } from '@digiken/contract';
import { isLoopback } from '../auth';
import type { Config } from '../platform/config';
import { isPublicUrl } from '../platform/public-address';
import type { ltiPlatforms } from './tables';

export type PlatformRow = typeof ltiPlatforms.$inferSelect;

/** The addresses of this site that platforms know. */
export function toolAddresses({ publicUrl }: Pick<Config, 'publicUrl'>): ToolAddresses {
  const api = `${publicUrl}${API_PREFIX}/lti`;
  return {
    login: `${api}/login`,
    launch: `${api}/launch`,
    keys: `${api}/keys`,
    deepLinking: `${api}/deep-linking`,
    target: `${publicUrl}/console/dashboard`,
  };
}

/** Whether an address is on this machine, which the server calls in development and tests only. */
const isOnThisMachine = (address: string): boolean =>
  URL.canParse(address) && isLoopback(new URL(address).hostname);

/** Whether the server may call a platform at an address (spec 14.281). */
export const mayCall = ({ env }: Pick<Config, 'env'>, address: string): boolean =>
  isPublicUrl(address) || (env !== 'production' && isOnThisMachine(address));

/** Whether an address that a launch names belongs to the platform: nobody else gets grades and tokens (spec 14.290). */
export function belongsTo(config: Pick<Config, 'env'>, platform: PlatformRow, address: string): boolean {
  if (!mayCall(config, address)) return false;
  const own = [platform.issuer, platform.authAddress, platform.tokenAddress, platform.keysAddress]
    .filter((item) => URL.canParse(item))
    .map((item) => new URL(item).host);
  return [...own, ...platform.serviceHosts].includes(new URL(address).host);
}
