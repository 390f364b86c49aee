import type { TutorAnswer, TutorConversationDetail } from '@digiken/contract';
import { tutorRoutes } from '@digiken/contract/routes/tutor';
import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import type { RequestBody } from '../api/request';
import { isKeyOf, keyOf } from '../data/query-key';
import { withAnswer } from '../data/tutor-answers';
import { useViewer } from '../session/services';
import { useAction } from './use-action';

type Routes = typeof tutorRoutes;

/** Questions to the tutor and what becomes of them. Each action returns an Outcome, and never throws. */
export function useTutorActions() {
  const viewer = useViewer() ?? '';
  const act = useAction();
  const { mutate } = useSWRConfig();
  return useMemo(() => {
    const talkKey = (id: string) => keyOf(tutorRoutes.getConversation, { params: { id } }, viewer);
    const putAnswer = (answer: TutorAnswer) =>
      mutate<TutorConversationDetail>(
        (key) => isKeyOf(key, [tutorRoutes.getConversation.path]),
        (talk) => talk && withAnswer(talk, answer),
        { revalidate: false },
      );
    return {
      /** Adds question and answer to the talk in the cache: a new talk is there before its page opens. */
      async ask(body: RequestBody<Routes['askTutor']>) {
        const outcome = await act(tutorRoutes.askTutor, { body });
        if (!outcome.ok) return outcome;
        const { conversation, question, answer } = outcome.data;
        await mutate<TutorConversationDetail>(
          talkKey(conversation._id),
          (talk) => ({ ...conversation, turns: [...(talk?.turns ?? []), question, answer] }),
          { revalidate: false },
        );
        const shown = [tutorRoutes.listConversations.path, tutorRoutes.getTutor.path];
        void mutate((key) => isKeyOf(key, shown)).catch(() => {});
        return outcome;
      },
      /** What was written stays. */
      async stop(answerId: string) {
        const outcome = await act(tutorRoutes.stopAnswer, { params: { id: answerId } });
        if (outcome.ok) await putAnswer(outcome.data);
        return outcome;
      },
      async rate(answerId: string, rating: TutorAnswer['rating']) {
        const outcome = await act(tutorRoutes.rateAnswer, { params: { id: answerId }, body: { rating } });
        if (outcome.ok) await putAnswer(outcome.data);
        return outcome;
      },
      async askPerson(id: string, text: string) {
        const outcome = await act(tutorRoutes.askPerson, { params: { id }, body: { text } });
        if (outcome.ok) {
          const ticket = outcome.data.reference;
          await mutate<TutorConversationDetail>(talkKey(id), (talk) => talk && { ...talk, ticket }, {
            revalidate: false,
          });
        }
        return outcome;
      },
      consent: (body: RequestBody<Routes['setTutorConsent']>) => act(tutorRoutes.setTutorConsent, { body }),
      removeTalk: (id: string) => act(tutorRoutes.removeConversation, { params: { id } }),
      removeTalks: () => act(tutorRoutes.removeConversations),
      /** `outcome.data` is everything that is stored about the user. */
      exportTalks: () => act(tutorRoutes.exportTutor),
    };
  }, [act, viewer, mutate]);
}

/** What administrators decide about the tutor. */
export function useTutorAdminActions() {
  const act = useAction();
  return useMemo(
    () => ({
      saveTutorSettings: (body: RequestBody<Routes['saveTutorSettings']>) =>
        act(tutorRoutes.saveTutorSettings, { body }),
      reviewFlagged: (id: string, note: string) =>
        act(tutorRoutes.reviewFlagged, { params: { id }, body: { note } }),
    }),
    [act],
  );
}
