import { discussionRoutes } from '@digiken/contract/routes/discussions';
import { useMemo } from 'react';
import type { RequestBody } from '../api/request';
import { useAction } from './use-action';

type Routes = typeof discussionRoutes;

/** Discussions below lessons. */
export function useDiscussionActions() {
  const act = useAction();
  return useMemo(
    () => ({
      startDiscussion: (lessonId: string, body: RequestBody<Routes['startDiscussion']>) =>
        act(discussionRoutes.startDiscussion, { params: { lessonId }, body }),
      reply: (id: string, text: string) =>
        act(discussionRoutes.replyInDiscussion, { params: { id }, body: { text } }),
      /** @param postId null: no answer is accepted any more */
      acceptAnswer: (id: string, postId: string | null) =>
        act(discussionRoutes.acceptAnswer, { params: { id }, body: { postId } }),
      moderate: (id: string, body: RequestBody<Routes['moderateDiscussion']>) =>
        act(discussionRoutes.moderateDiscussion, { params: { id }, body }),
      follow: (id: string, following: boolean) =>
        act(discussionRoutes.followDiscussion, { params: { id }, body: { following } }),
      markRead: (id: string) => act(discussionRoutes.markDiscussionRead, { params: { id } }),
      /** @param body `title`: of a question */
      editPost: (id: string, body: RequestBody<Routes['editPost']>) =>
        act(discussionRoutes.editPost, { params: { id }, body }),
      removePost: (id: string) => act(discussionRoutes.removePost, { params: { id } }),
      votePost: (id: string, helpful: boolean) =>
        act(discussionRoutes.votePost, { params: { id }, body: { helpful } }),
      /** @param reason null: the post is shown again */
      hidePost: (id: string, reason: string | null) =>
        act(discussionRoutes.hidePost, {
          params: { id },
          body: reason === null ? { hidden: false } : { hidden: true, reason },
        }),
      reportPost: (id: string, reason: string) =>
        act(discussionRoutes.reportPost, { params: { id }, body: { reason } }),
    }),
    [act],
  );
}
