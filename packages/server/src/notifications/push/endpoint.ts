import type { PushConfig } from '../../platform/config-push';
import { isPublicUrl } from '../../platform/public-address';

/** Whether a push service may be at this address. In tests it may be on this machine. */
export const mayBeCalled = (endpoint: string, { loopback }: Pick<PushConfig, 'loopback'>): boolean =>
  isPublicUrl(endpoint) || (loopback && isOnThisMachine(endpoint));

export const isOnThisMachine = (endpoint: string): boolean =>
  URL.canParse(endpoint) && new URL(endpoint).origin.startsWith('http://127.0.0.1:');
