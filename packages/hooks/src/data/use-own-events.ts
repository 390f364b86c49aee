import type { OwnEvent } from '@digiken/contract';
import { eventRoutes } from '@digiken/contract/routes/events';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { followEvents } from '../api/event-stream';
import { useViewer } from '../session/services';
import { adminKeys } from './admin-keys';
import { keys } from './keys';
import type { discussionKeys } from './use-discussions';
import { messageKeys } from './use-messages';
import { notificationKeys } from './use-own-notifications';

/** The cache keys that show each part, by their names. */
const SHOWN_BY: Record<OwnEvent['changed'][number], readonly string[]> = {
  notifications: ['ownNotifications'] satisfies (keyof typeof notificationKeys)[],
  adminNotifications: ['notifications'] satisfies (keyof typeof adminKeys)[],
  discussions: ['discussions', 'discussion', 'ownDiscussions'] satisfies (keyof typeof discussionKeys)[],
  messages: ['unread', 'threads', 'thread'] satisfies (keyof typeof keys | keyof typeof messageKeys)[],
};

/**
 * Refetches notifications and messages when the server says that they changed (spec 13.53). Only in a visible tab: a
 * browser opens few connections to one site. Without the stream, polling finds the same a little later.
 */
export function useOwnEvents(): void {
  const viewer = useViewer();
  const { mutate } = useSWRConfig();
  useEffect(() => {
    if (!viewer) return undefined;
    let stream: AbortController | undefined;
    const onEvent = ({ changed = [] }: Partial<OwnEvent>) => {
      const names = changed.flatMap((part) => SHOWN_BY[part] ?? []);
      void mutate((key) => Array.isArray(key) && names.includes(String(key[0]))).catch(() => {});
    };
    const follow = () => {
      if (document.visibilityState === 'hidden') {
        stream?.abort();
        stream = undefined;
      } else if (!stream) {
        stream = new AbortController();
        void followEvents(eventRoutes.streamOwnEvents, {}, { onEvent, signal: stream.signal });
      }
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      stream?.abort();
    };
  }, [viewer, mutate]);
}
