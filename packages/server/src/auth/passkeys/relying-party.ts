import { isIP } from 'node:net';
import type { Config } from '../../platform/config';
import { conflict } from '../../platform/http/errors';
import { isLoopback } from '../cookies';
import { WORDING } from '../wording';

export interface RelyingParty {
  /** The domain that passkeys belong to. */
  id: string;
  /** The only origin that may use them. */
  origin: string;
}

/**
 * The site as browsers know it, from its public address (spec 13.142).
 * @returns undefined if browsers allow no passkeys there: the address is a number, or http on another machine
 */
export function relyingPartyOf({ publicUrl }: Pick<Config, 'publicUrl'>): RelyingParty | undefined {
  const { hostname, origin, protocol } = new URL(publicUrl);
  const isNumber = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
  if (isNumber || (protocol !== 'https:' && !isLoopback(hostname))) return undefined;
  return { id: hostname, origin };
}

/** @throws {HttpError} 409 if browsers allow no passkeys at the public address */
export function needRelyingParty(config: Pick<Config, 'publicUrl'>): RelyingParty {
  const party = relyingPartyOf(config);
  if (!party) throw conflict(WORDING.passkeysImpossible);
  return party;
}
