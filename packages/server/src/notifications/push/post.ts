import { createHash } from 'node:crypto';
import { request as requestPlain } from 'node:http';
import { Agent, request as requestSecure } from 'node:https';
import webPush from 'web-push';
import type { Config } from '../../platform/config';
import { publicLookup } from '../../platform/public-address';
import type { pushSubscriptions } from '../tables';
import { isOnThisMachine, mayBeCalled } from './endpoint';
import { pushKeys } from './keys';

const HOUR = 3_600;

export interface PushMessage {
  title: string;
  text: string;
  /** Of the app. */
  path: string;
}

export interface PushOptions {
  /** Identifies the event: at the push service, a message that waits is replaced by one of the same topic. */
  topic: string;
  /** Seconds that the push service keeps it for a device that is off. */
  ttl: number;
  urgent: boolean;
  now: Date;
}

/** What a push service made of a message. */
export type Posted =
  | { result: 'sent' }
  /** The subscription has ended, or must not be used. */
  | { result: 'gone' }
  /** Send it again; seconds if the service said when, and the status if it refused this server's key. */
  | { result: 'later'; after?: number; refusedKey?: number }
  /** It will never take this message. */
  | { result: 'refused'; status: number };

type Target = Pick<typeof pushSubscriptions.$inferSelect, 'endpoint' | 'p256dh' | 'auth'>;

const agent = new Agent({ keepAlive: true, maxSockets: 10, lookup: publicLookup });

/**
 * Sends a message to one device: encrypted for it (RFC 8291, aes128gcm) and signed by the site's key (RFC 8292). Follows
 * no redirect, and connects to public addresses only.
 */
export async function postPush(
  config: Pick<Config, 'push' | 'dataDir'>,
  { endpoint, p256dh, auth }: Target,
  { message, topic, ttl, urgent, now }: PushOptions & { message: PushMessage },
): Promise<Posted> {
  if (!mayBeCalled(endpoint, config.push)) return { result: 'gone' };
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    {
      vapidDetails: { subject: config.push.subject, ...pushKeys(config) },
      contentEncoding: 'aes128gcm',
      TTL: ttl,
      topic: createHash('sha256').update(topic).digest('base64url').slice(0, 32),
      urgency: urgent ? 'high' : 'normal',
    },
  );
  const answer = await post(endpoint, { headers, body, timeoutMs: config.push.timeoutMs }).catch(
    () => undefined,
  );
  if (answer === undefined) return { result: 'later' };
  const { status, retryAfter } = answer;
  if (status >= 200 && status < 300) return { result: 'sent' };
  if (status === 404 || status === 410) return { result: 'gone' };
  const after = secondsOf(retryAfter, now);
  const later = { result: 'later', ...(after !== undefined && { after }) } as const;
  // The clock of this server or its key may be wrong for a while.
  if (status === 401 || status === 403) return { ...later, refusedKey: status };
  if (status === 408 || status === 429 || status >= 500) return later;
  return { result: 'refused', status };
}

function post(
  endpoint: string,
  {
    headers,
    body,
    timeoutMs,
  }: { headers: Record<string, string | number>; body: Buffer | null; timeoutMs: number },
): Promise<{ status: number; retryAfter: string | undefined }> {
  return new Promise((resolve, reject) => {
    const options = { method: 'POST', headers, signal: AbortSignal.timeout(timeoutMs) };
    const sent = isOnThisMachine(endpoint)
      ? requestPlain(endpoint, options)
      : requestSecure(endpoint, { ...options, agent });
    sent.on('error', reject);
    sent.on('response', (answer) => {
      // What else it says is of no use; the time limit ends an answer that does not end.
      answer.on('error', () => {});
      answer.resume();
      resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] });
    });
    sent.end(body ?? undefined);
  });
}

/** Seconds, or a date; at most six hours. */
function secondsOf(retryAfter: string | undefined, now: Date): number | undefined {
  if (retryAfter === undefined) return undefined;
  const seconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : Math.ceil((Date.parse(retryAfter) - now.getTime()) / 1000);
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(seconds, 1), 6 * HOUR);
}
