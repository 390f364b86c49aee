import { Agent as PlainAgent, request as requestPlain } from 'node:http';
import { Agent, request as requestSecure } from 'node:https';
import type { Config } from '../platform/config';
import { publicLookup } from '../platform/public-address';
import { mayCall } from './addresses';

const TIMEOUT_MS = 8_000;
const MAX_BYTES = 256 * 1024;

const agent = new Agent({ keepAlive: true, maxSockets: 10, lookup: publicLookup });
const plainAgent = new PlainAgent({ keepAlive: false });

/** A platform does not answer, or not as it should. */
export class PlatformUnreachableError extends Error {}

export interface PlatformAnswer {
  status: number;
  /** Undefined if it is not JSON. */
  body: unknown;
}

/**
 * Calls a platform. Follows no redirect, and connects to public addresses only, except on this machine in development.
 * @throws {PlatformUnreachableError} if it does not answer within 8 seconds, or with more than 256 KB
 */
export async function callPlatform(
  config: Pick<Config, 'env'>,
  address: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: 'GET' | 'POST'; headers?: Record<string, string>; body?: string } = {},
): Promise<PlatformAnswer> {
  if (!mayCall(config, address))
    throw new PlatformUnreachableError('The address is not on the public internet.');
  const options = { method, headers, signal: AbortSignal.timeout(TIMEOUT_MS) };
  const text = new Promise<{ status: number; text: string }>((resolve, reject) => {
    const sent = address.startsWith('https:')
      ? requestSecure(address, { ...options, agent })
      : requestPlain(address, { ...options, agent: plainAgent });
    sent.on('error', reject);
    sent.on('response', (answer) => {
      const chunks: Buffer[] = [];
      let bytes = 0;
      answer.on('error', reject);
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.byteLength;
        if (bytes > MAX_BYTES) answer.destroy(new Error('The answer is too large.'));
        else chunks.push(chunk);
      });
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') }),
      );
    });
    sent.end(body);
  });
  try {
    const { status, text: answered } = await text;
    return { status, body: jsonOf(answered) };
  } catch (error) {
    // The cause names hosts, never what was sent.
    throw new PlatformUnreachableError('The platform does not answer.', { cause: error });
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
