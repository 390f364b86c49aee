import type { CallPath, OwnEvent } from '@digiken/contract';
import { eventRoutes } from '@digiken/contract/routes/events';
import { useEffect } from 'react';
import { useRefetch } from '../actions/use-action';
import { followEvents } from '../api/event-stream';
import { useViewer } from '../session/services';

/** The paths whose answers show each part. */
const SHOWN_BY: Record<OwnEvent['changed'][number], readonly CallPath[]> = {
  notifications: ['/notifications'],
  adminNotifications: ['/notify-admin'],
  discussions: ['/course/unit/lesson/{lessonId}/discussions', '/discussion/{id}', '/instructor/discussions'],
  messages: ['/messages/unread/count/{userId}', '/messages/threads', '/messages/thread/{id}'],
};

/**
 * Refetches notifications and messages when the server says that they changed (spec 13.53). Only in a visible tab: a
 * browser opens few connections to one site. Without the stream, polling finds the same a little later.
 */
export function useOwnEvents(): void {
  const viewer = useViewer();
  const refetch = useRefetch();
  useEffect(() => {
    if (!viewer) return undefined;
    let stream: AbortController | undefined;
    const onEvent = ({ changed = [] }: Partial<OwnEvent>) => {
      void refetch({ changes: changed.flatMap((part) => SHOWN_BY[part] ?? []) });
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
  }, [viewer, refetch]);
}
