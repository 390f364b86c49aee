import { discussionRoutes } from '@digiken/contract/routes/discussions';
import { useMemo } from 'react';
import type { RequestBody } from '../api/request';
import type { adminKeys } from '../data/admin-keys';
import type { discussionKeys } from '../data/use-discussions';
import { useActionRequest } from '../session/services';
import { useRun } from './use-run';

type Routes = typeof discussionRoutes;
type Name = keyof typeof discussionKeys | keyof typeof adminKeys | 'ownNotifications';

const CHANGED = ['discussions', 'discussion', 'ownDiscussions'] as const satisfies Name[];

/** Discussions below lessons. Each action returns an Outcome, never throws, and refetches what it changed. */
export function useDiscussionActions() {
  const request = useActionRequest();
  const run = useRun<Name>();
  return useMemo(
    () => ({
      startDiscussion: (lessonId: string, body: RequestBody<Routes['startDiscussion']>) =>
        run(() => request(discussionRoutes.startDiscussion, { params: { lessonId }, body }), ...CHANGED),
      reply: (id: string, text: string) =>
        run(
          () => request(discussionRoutes.replyInDiscussion, { params: { id }, body: { text } }),
          ...CHANGED,
        ),
      /** @param postId null: no answer is accepted any more */
      acceptAnswer: (id: string, postId: string | null) =>
        run(() => request(discussionRoutes.acceptAnswer, { params: { id }, body: { postId } }), ...CHANGED),
      moderate: (id: string, body: RequestBody<Routes['moderateDiscussion']>) =>
        run(() => request(discussionRoutes.moderateDiscussion, { params: { id }, body }), ...CHANGED),
      follow: (id: string, following: boolean) =>
        run(
          () => request(discussionRoutes.followDiscussion, { params: { id }, body: { following } }),
          'discussion',
        ),
      markRead: (id: string) =>
        run(() => request(discussionRoutes.markDiscussionRead, { params: { id } }), 'ownNotifications'),
      /** @param body `title`: of a question */
      editPost: (id: string, body: RequestBody<Routes['editPost']>) =>
        run(() => request(discussionRoutes.editPost, { params: { id }, body }), ...CHANGED),
      removePost: (id: string) =>
        run(() => request(discussionRoutes.removePost, { params: { id } }), ...CHANGED),
      votePost: (id: string, helpful: boolean) =>
        run(() => request(discussionRoutes.votePost, { params: { id }, body: { helpful } }), ...CHANGED),
      /** @param reason null: the post is shown again */
      hidePost: (id: string, reason: string | null) =>
        run(
          () =>
            request(discussionRoutes.hidePost, {
              params: { id },
              body: reason === null ? { hidden: false } : { hidden: true, reason },
            }),
          ...CHANGED,
        ),
      reportPost: (id: string, reason: string) =>
        run(() => request(discussionRoutes.reportPost, { params: { id }, body: { reason } }), 'discussion'),
      resolvePostReport: (id: string, body: RequestBody<Routes['resolvePostReport']>) =>
        run(
          () => request(discussionRoutes.resolvePostReport, { params: { id }, body }),
          'postReports',
          'audit',
          ...CHANGED,
        ),
    }),
    [request, run],
  );
}
