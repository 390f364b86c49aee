import type { TutorTurn } from '@digiken/contract';
import type { Query } from '@digiken/hooks/api';
import { useTalk, useTutor, useTutorActions } from '@digiken/hooks/tutor';
import { type Language, LANGUAGES, TUTOR_LIMITS } from '@digiken/contract/constants';
import type { TutorConversationProps } from '@digiken/learning/tutor-conversation';
import type { TutorPowers } from '@digiken/learning/tutor-screen';
import { useLocale } from '@digiken/ui/messages-provider';
import { loadState } from '../views/load-state';
import { quizPath } from '../views/quiz-paths';

type Outcome = { ok: true } | { ok: false; message: string; errors?: Record<string, string> };

interface Subject {
  courseId?: string;
  lessonId?: string;
}

/** The language of the page, where the tutor knows it. */
export function usePageLanguage(): Language | undefined {
  const locale = useLocale();
  return LANGUAGES.find((language) => language === locale);
}

/** What a screen or panel of the tutor takes, apart from its looks. */
export interface TutorTalkHost {
  state: ReturnType<typeof loadState>;
  powers: TutorPowers;
  talk: ReturnType<typeof useTalk>;
  turns: TutorTurn[];
  onAsk: (text: string) => Promise<Outcome>;
  onStop: (() => void) | undefined;
  conversation: Pick<TutorConversationProps, 'onRate' | 'person' | 'quizHrefOf'>;
  retentionDays: number;
}

const NO_POWERS: TutorPowers = { model: null, consent: 'not-needed' };

/** The first query that is not ready. */
const stateOf = (...queries: Query<unknown>[]) =>
  loadState(queries.find(({ status }) => status !== 'ready') ?? (queries[0] as Query<unknown>));

/**
 * One talk with the tutor.
 * @param talkId empty for a new talk
 * @param subject what a new talk is about
 * @param onBegun receives the id of a talk with its first question
 */
export function useTutorTalk(talkId: string, subject: Subject, onBegun: (id: string) => void): TutorTalkHost {
  const language = usePageLanguage();
  const tutor = useTutor();
  const talk = useTalk(talkId);
  const actions = useTutorActions();
  const turns = talk.data?.turns ?? [];
  const last = turns.at(-1);
  const writing = last?.from === 'assistant' && last.state === 'writing' ? last._id : undefined;
  return {
    state: talkId === '' ? stateOf(tutor) : stateOf(tutor, talk),
    powers: { ...(tutor.data ?? NO_POWERS), onConsent: actions.consent },
    talk,
    turns,
    async onAsk(text) {
      const outcome = await actions.ask({
        text,
        language,
        ...(talkId === '' ? subject : { conversationId: talkId }),
      });
      if (outcome.ok && talkId === '') onBegun(outcome.data.conversation._id);
      return outcome;
    },
    onStop: writing === undefined ? undefined : () => void actions.stop(writing),
    conversation: {
      quizHrefOf: quizPath,
      onRate: actions.rate,
      person:
        talkId === ''
          ? undefined
          : {
              maxLength: TUTOR_LIMITS.ticketMax,
              onSend: async (text) => {
                const outcome = await actions.askPerson(talkId, text);
                return outcome.ok ? { ok: true, reference: outcome.data.reference } : outcome;
              },
            },
    },
    retentionDays: tutor.data?.retentionDays ?? 0,
  };
}
