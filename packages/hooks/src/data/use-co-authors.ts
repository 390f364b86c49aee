import { coAuthorRoutes } from '@digiken/contract/routes/co-authors';
import { useMemo } from 'react';
import { useAction } from '../actions/use-action';
import { useQuery } from './use-query';

/** Who writes a course. */
export const useCourseAuthors = (courseId: string) =>
  useQuery(coAuthorRoutes.getCourseAuthors, { params: { id: courseId } });

/** The course of an invitation to write it. Waits without a secret. */
export const useAuthorInvitation = (secret: string) =>
  useQuery(
    coAuthorRoutes.readCoAuthorInvitation,
    secret === '' ? null : { body: { secret } },
    // Answering deletes the invitation: the page must not ask again.
    { revalidateOnFocus: false, revalidateOnReconnect: false },
  );

/** Inviting, removing and answering. */
export function useCoAuthorActions() {
  const act = useAction();
  return useMemo(
    () => ({
      inviteCoAuthor: (id: string, email: string) =>
        act(coAuthorRoutes.inviteCoAuthor, { params: { id }, body: { email } }),
      withdrawInvitation: (id: string, invitationId: string) =>
        act(coAuthorRoutes.withdrawCoAuthorInvitation, { params: { id, invitationId } }),
      removeCoAuthor: (id: string, userId: string) =>
        act(coAuthorRoutes.removeCoAuthor, { params: { id, userId } }),
      /** `courseId` of the answer: the course that the user writes now. */
      answerInvitation: (secret: string, accept: boolean) =>
        act(coAuthorRoutes.answerCoAuthorInvitation, { body: { secret, accept } }),
    }),
    [act],
  );
}
