import type { AnswerOf, CourseAuthors, coAuthors } from '@digiken/contract';
import { coAuthorRoutes } from '@digiken/contract/routes/co-authors';
import { useMemo } from 'react';
import { useRun } from '../actions/use-run';
import { useActionRequest, useRequest } from '../session/services';
import type { KeyName } from './keys';
import type { AuthoringKey } from './use-authoring';
import { dataOf, type Query, useCached } from './use-query';

const coAuthorKeys = {
  courseAuthors: (courseId: string) => ['courseAuthors', courseId] as const,
  authorInvitation: (secret: string) => ['authorInvitation', secret] as const,
};

/** Who writes a course. */
export function useCourseAuthors(courseId: string): Query<CourseAuthors> {
  const request = useRequest();
  return useCached(coAuthorKeys.courseAuthors(courseId), async () =>
    dataOf(await request(coAuthorRoutes.getCourseAuthors, { params: { id: courseId } })),
  );
}

/** The course of an invitation to write it. Waits without a secret. */
export function useAuthorInvitation(
  secret: string,
): Query<AnswerOf<typeof coAuthors.readCoAuthorInvitation>['data']> {
  const request = useRequest();
  return useCached(
    secret === '' ? null : coAuthorKeys.authorInvitation(secret),
    async () => dataOf(await request(coAuthorRoutes.readCoAuthorInvitation, { body: { secret } })),
    // Answering deletes the invitation: the page must not ask again.
    { revalidateOnFocus: false, revalidateOnReconnect: false },
  );
}

/** Inviting, removing and answering. Each action returns an Outcome, never throws, and refetches what it changed. */
export function useCoAuthorActions() {
  const request = useActionRequest();
  const run = useRun<keyof typeof coAuthorKeys | AuthoringKey | KeyName>();
  return useMemo(
    () => ({
      inviteCoAuthor: (id: string, email: string) =>
        run(
          () => request(coAuthorRoutes.inviteCoAuthor, { params: { id }, body: { email } }),
          'courseAuthors',
        ),
      withdrawInvitation: (id: string, invitationId: string) =>
        run(
          () => request(coAuthorRoutes.withdrawCoAuthorInvitation, { params: { id, invitationId } }),
          'courseAuthors',
        ),
      removeCoAuthor: (id: string, userId: string) =>
        run(
          () => request(coAuthorRoutes.removeCoAuthor, { params: { id, userId } }),
          'courseAuthors',
          'course',
          'ownCourses',
          'figures',
        ),
      /** `courseId` of the answer: the course that the user writes now. */
      answerInvitation: (secret: string, accept: boolean) =>
        run(
          () => request(coAuthorRoutes.answerCoAuthorInvitation, { body: { secret, accept } }),
          'ownCourses',
          'figures',
          'learners',
        ),
    }),
    [request, run],
  );
}
