import type { XapiConfig } from '../platform/config-xapi';
import type { Statement } from './statements';

const VERSION = '1.0.3';
const TIMEOUT_MS = 10_000;
/** The store has a statement with this id. */
const KNOWN = 409;

/**
 * Sends statements to the store.
 * @throws if the store does not answer or refuses; the job repeats it later
 */
export async function sendStatements(
  { endpoint, key, secret }: XapiConfig,
  statements: readonly Statement[],
): Promise<void> {
  const answer = await fetch(`${endpoint}/statements`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      authorization: `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`,
      'content-type': 'application/json',
      'x-experience-api-version': VERSION,
    },
    body: JSON.stringify(statements),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await answer.body?.cancel();
  if (!answer.ok && answer.status !== KNOWN)
    throw new Error(`The store of xAPI statements answered ${answer.status}.`);
}
