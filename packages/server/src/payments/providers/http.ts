/** How long a provider may take to answer; milliseconds. */
const TIMEOUT_MS = 20_000;

/** `none`: no answer, so nobody knows whether the request was carried out. */
export type Answer = { kind: 'answer'; status: number; body: Record<string, unknown> } | { kind: 'none' };

/**
 * One request to a provider, without retry; a redirect is no answer. Never throws, and never logs what it sends.
 * @param timeoutMs the longest wait for the whole answer; milliseconds
 */
export async function ask(url: string, init: RequestInit, timeoutMs = TIMEOUT_MS): Promise<Answer> {
  try {
    const response = await fetch(url, {
      ...init,
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'manual',
    });
    if (response.status >= 300 && response.status < 400) {
      await response.body?.cancel();
      return { kind: 'none' };
    }
    const text = await response.text();
    const body: unknown = text === '' ? {} : JSON.parse(text);
    if (typeof body !== 'object' || body === null) return { kind: 'none' };
    return { kind: 'answer', status: response.status, body: body as Record<string, unknown> };
  } catch {
    return { kind: 'none' };
  }
}

/** A field of an answer as text; empty if it is missing. */
export const textOf = (body: Record<string, unknown>, name: string): string => {
  const value = body[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};
