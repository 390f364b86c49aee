import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

export const DEMO_PASSWORD = 'karibu-digiken';

/** The demo accounts, by the part before the @. */
export type DemoPerson = 'learner' | 'instructor' | 'hub' | 'content' | 'admin';

/** Signs the page's browser in as a demo account through the real call. */
export async function signInAs(
  page: Page,
  serverUrl: string,
  name: DemoPerson | 'naserian' | 'otieno',
): Promise<DemoSession> {
  await leave(page);
  const answer = await page.request.post(`${serverUrl}/api/auth/signin`, {
    data: { email: `${name}@digiken.example`, password: DEMO_PASSWORD },
  });
  expect(answer.status()).toBe(200);
  const { data } = (await answer.json()) as { data: { token: string; user: { _id: string } } };
  return {
    id: data.user._id,
    read: async <T>(path: string): Promise<T> => {
      const got = await page.request.get(`${serverUrl}/api${path}`, {
        headers: { authorization: `Bearer ${data.token}` },
      });
      expect(got.status(), path).toBe(200);
      return (await got.json()) as T;
    },
    send: async (method, path, body) => {
      const got = await page.request.fetch(`${serverUrl}/api${path}`, {
        method,
        headers: { authorization: `Bearer ${data.token}` },
        data: body,
      });
      if (!got.ok()) throw new Error(`${method} ${path}: ${got.status()} ${await got.text()}`);
      return got.status();
    },
  };
}

/**
 * Before cookies change under it: a page that still asks something would ask with one person's token and another
 * one's cookies, and be refused.
 */
export async function leave(page: Page): Promise<void> {
  if (page.url() !== 'about:blank') await page.goto('about:blank');
}

/** Good until the next one signs in with the same page. */
export interface DemoSession {
  id: string;
  /** The parsed body of a GET below /api as this person. */
  read: <T>(path: string) => Promise<T>;
  /**
   * Any other call below /api as this person; its status.
   * @throws with status and body when it is refused
   */
  send: (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: object) => Promise<number>;
}
