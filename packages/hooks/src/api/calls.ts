import type { platform } from '@digiken/contract';
import { accountCalls } from './account-calls';
import { type Ask, segment } from './ask';
import { learningCalls } from './learning-calls';

type Platform = typeof platform;

/**
 * The calls that every page may need, by their contract names, typed by the contract. Answers are trusted in
 * shape only as far as the screens need: fields may be missing or unknown (rulings.md), so readers of lists
 * default them. The consoles' calls stand in areas of their own: see `useCalls`.
 */
export function apiCalls(ask: Ask) {
  return {
    ...accountCalls(ask),
    ...learningCalls(ask),
    unreadCount: (userId: string) =>
      ask<Platform['unreadCount']>({
        method: 'GET',
        path: `/messages/unread/count/${segment(userId)}`,
      }),
    /** The cheapest call: its answer tells the server's time. */
    health: () => ask<Platform['health']>({ method: 'GET', path: '/health' }),
  };
}

export type ApiCalls = ReturnType<typeof apiCalls>;
