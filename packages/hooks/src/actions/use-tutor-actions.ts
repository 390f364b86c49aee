import type { TutorAnswer, TutorConversationDetail } from '@digiken/contract';
import { tutorRoutes } from '@digiken/contract/routes/tutor';
import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import type { RequestBody } from '../api/request';
import { isKeyOf } from '../data/keys';
import { withAnswer } from '../data/tutor-answers';
import { type TutorKey, tutorKeys } from '../data/use-tutor';
import { useActionRequest, useViewer } from '../session/services';
import { useRun } from './use-run';

type Routes = typeof tutorRoutes;

/** Questions to the tutor and what becomes of them. Each action returns an Outcome, and never throws. */
export function useTutorActions() {
  const request = useActionRequest();
  const viewer = useViewer() ?? '';
  const run = useRun<TutorKey>();
  const { mutate } = useSWRConfig();
  return useMemo(() => {
    const change = (id: string, next: (talk: TutorConversationDetail) => TutorConversationDetail) =>
      mutate<TutorConversationDetail>(tutorKeys.talk(id, viewer), (talk) => talk && next(talk), {
        revalidate: false,
      });
    const putAnswer = (answer: TutorAnswer) =>
      mutate<TutorConversationDetail>(
        (key) => isKeyOf<TutorKey>(key, 'talk'),
        (talk) => talk && withAnswer(talk, answer),
        { revalidate: false },
      );
    return {
      /** Adds question and answer to the talk in the cache: a new talk is there before its page opens. */
      async ask(body: RequestBody<Routes['askTutor']>) {
        const outcome = await run(() => request(tutorRoutes.askTutor, { body }));
        if (!outcome.ok) return outcome;
        const { conversation, question, answer } = outcome.data.data;
        await mutate<TutorConversationDetail>(
          tutorKeys.talk(conversation._id, viewer),
          (talk) => ({ ...conversation, turns: [...(talk?.turns ?? []), question, answer] }),
          { revalidate: false },
        );
        void mutate((key) => isKeyOf<TutorKey>(key, 'talks', 'tutor')).catch(() => {});
        return outcome;
      },
      /** What was written stays. */
      async stop(answerId: string) {
        const outcome = await run(() => request(tutorRoutes.stopAnswer, { params: { id: answerId } }));
        if (outcome.ok) await putAnswer(outcome.data.data);
        return outcome;
      },
      async rate(answerId: string, rating: TutorAnswer['rating']) {
        const outcome = await run(() =>
          request(tutorRoutes.rateAnswer, { params: { id: answerId }, body: { rating } }),
        );
        if (outcome.ok) await putAnswer(outcome.data.data);
        return outcome;
      },
      async askPerson(id: string, text: string) {
        const outcome = await run(
          () => request(tutorRoutes.askPerson, { params: { id }, body: { text } }),
          'talks',
        );
        if (outcome.ok) {
          const ticket = outcome.data.data.reference;
          await change(id, (talk) => ({ ...talk, ticket }));
        }
        return outcome;
      },
      consent: (body: RequestBody<Routes['setTutorConsent']>) =>
        run(() => request(tutorRoutes.setTutorConsent, { body }), 'tutor'),
      removeTalk: (id: string) =>
        run(() => request(tutorRoutes.removeConversation, { params: { id } }), 'talks'),
      removeTalks: () => run(() => request(tutorRoutes.removeConversations), 'talks'),
      /** `outcome.data.data` is everything that is stored about the user. */
      exportTalks: () => run(() => request(tutorRoutes.exportTutor)),
    };
  }, [request, viewer, run, mutate]);
}

/** What administrators decide about the tutor. */
export function useTutorAdminActions() {
  const request = useActionRequest();
  const run = useRun<TutorKey>();
  return useMemo(
    () => ({
      saveTutorSettings: (body: RequestBody<Routes['saveTutorSettings']>) =>
        run(() => request(tutorRoutes.saveTutorSettings, { body }), 'tutorFigures'),
      reviewFlagged: (id: string, note: string) =>
        run(
          () => request(tutorRoutes.reviewFlagged, { params: { id }, body: { note } }),
          ...(['flagged', 'flaggedOne', 'tutorFigures'] as const),
        ),
    }),
    [request, run],
  );
}
