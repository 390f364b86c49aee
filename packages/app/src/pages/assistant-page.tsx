import { TUTOR_LIMITS } from '@digiken/contract/constants';
import { signInPath } from '@digiken/hooks/session';
import { useAssistant, useAssistantTalk } from '@digiken/hooks/tutor';
import { AssistantScreen } from '@digiken/learning/assistant-screen';
import type { TutorConsentValues } from '@digiken/learning/tutor-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import { useState } from 'react';
import { pageMessages } from '../messages';
import { startAtTop, usePage } from '../shell/use-page';
import { useRole } from '../shell/use-area';
import { usePageLanguage } from '../shell/use-tutor-talk';
import { tutorPageMessages } from '../tutor-messages';
import { loadState } from '../views/load-state';

/** The public assistant (spec 2.12): nothing of a talk is stored. */
export default function AssistantPage() {
  const t = useMessages(tutorPageMessages);
  const pageName = useMessages(pageMessages);
  const language = usePageLanguage();
  const role = useRole();
  const query = useAssistant();
  const talk = useAssistantTalk();
  // For this page alone: it is sent with each question.
  const [consent, setConsent] = useState<TutorConsentValues>();
  usePage({ title: pageName('digitalAssistant') });
  const model = query.data?.model ?? null;
  return (
    <AssistantScreen
      state={loadState(query)}
      powers={{
        model,
        consent: !model
          ? 'not-needed'
          : consent === undefined
            ? 'needed'
            : consent.accepted
              ? 'given'
              : 'refused',
        onConsent: async (values) => {
          setConsent(values);
          return { ok: true };
        },
      }}
      turns={talk.turns}
      onAsk={(text) =>
        talk.ask({ text, language, ...(model && consent?.accepted && { consent: consent.age }) })
      }
      onStop={talk.stop}
      onNew={
        talk.turns.length > 0
          ? () => {
              talk.clear();
              startAtTop();
            }
          : undefined
      }
      maxLength={TUTOR_LIMITS.questionMax}
      examples={[t('free'), t('pay'), t('kiswahili')]}
      helpHref="/help-desk"
      signInHref={role === undefined ? signInPath('/console/ai-chat') : undefined}
      tutorHref={role === 'user' ? '/console/ai-chat' : undefined}
    />
  );
}
