import type { TutorTurn } from '@digiken/contract';
import { LifeBuoy, Plus } from 'lucide';
import { useId } from 'react';
import { Button, ButtonLink } from '@digiken/ui/button';
import { ErrorScreen } from '@digiken/ui/error-screen';
import { Icon } from '@digiken/ui/icon';
import type { FormOutcome, LoadState } from '@digiken/ui/internal/types';
import { LoadingScreen } from '@digiken/ui/loading-screen';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { TextLink } from '@digiken/ui/text-link';
import { TutorConversation } from '../tutor-conversation/tutor-conversation';
import { useAnswerSpeech } from '../tutor-conversation/use-answer-speech';
import { useCitations } from '../tutor-conversation/use-citations';
import { asksForConsent, TutorField, type TutorPowers, useTutorField } from '../tutor-screen/tutor-field';
import { TutorFrame, useSourcesBeside } from '../tutor-screen/tutor-frame';
import { TutorSources } from '../tutor-screen/tutor-sources';
import { TutorStart } from '../tutor-screen/tutor-start';

export const assistantScreenMessages = defineMessages('assistant-screen', {
  title: 'Digital assistant',
  intro: 'Answers come from the courses, the pages and the free lessons of this site',
  newTalk: 'New talk',
  person: 'Ask a person',
  placeholder: 'Ask about courses and this site',
  startTitle: 'What are you looking for?',
  startText:
    'Ask in your own words, in English or Kiswahili. You get what this site says, with a link to it.',
  nothingKept: 'Nothing of it is kept: the talk ends when you leave this page.',
  signIn: 'Sign in',
  signInText: 'to ask about your own lessons.',
  toTutor: 'Ask about your own lessons',
  talk: 'Questions and answers',
  loading: 'Opening the assistant…',
});

export interface AssistantScreenProps {
  state: LoadState;
  powers: TutorPowers;
  turns: readonly TutorTurn[];
  onAsk: (text: string) => Promise<FormOutcome>;
  /** Set while an answer is written. */
  onStop?: () => void;
  /** Begins anew; undefined for an empty talk. */
  onNew?: () => void;
  examples: readonly string[];
  helpHref: string;
  /** For visitors. */
  signInHref?: string;
  /** For learners: the tutor, which knows their lessons. */
  tutorHref?: string;
  maxLength?: number;
  /** ms since 1970, for stories. */
  now?: number;
}

/** The public assistant (spec 2.12). */
export function AssistantScreen(props: AssistantScreenProps) {
  const { state, powers, turns, onAsk, onNew, helpHref, signInHref, tutorHref, now } = props;
  const t = useMessages(assistantScreenMessages);
  const wide = useSourcesBeside();
  const citations = useCitations(useId());
  const field = useTutorField();
  useAnswerSpeech(state.status === 'ready' ? turns : undefined);
  if (state.status === 'error') return <ErrorScreen {...state.error} onRetry={state.onRetry} />;
  if (state.status === 'loading') {
    return (
      <>
        <h1 className="dk-visually-hidden">{t('title')}</h1>
        <LoadingScreen message={t('loading')} />
      </>
    );
  }
  const asks = asksForConsent({ ...powers, ...field });
  const question = (
    <TutorField
      {...powers}
      {...field}
      open
      placeholder={t('placeholder')}
      onAsk={onAsk}
      onStop={props.onStop}
      maxLength={props.maxLength}
      now={now}
    />
  );
  const notes = (
    <div data-slot="assistant-notes" className="flex flex-col gap-2 text-sm text-ink-muted">
      <p>{t('nothingKept')}</p>
      {signInHref && (
        <p>
          <TextLink href={signInHref}>{t('signIn')}</TextLink> {t('signInText')}
        </p>
      )}
      {tutorHref && (
        <p>
          <TextLink href={tutorHref}>{t('toTutor')}</TextLink>
        </p>
      )}
    </div>
  );
  return (
    <TutorFrame
      open
      title={t('title')}
      intro={t('intro')}
      actions={
        <>
          <ButtonLink href={helpHref} variant="quiet" size="sm" icon={<Icon of={LifeBuoy} size={16} />}>
            {t('person')}
          </ButtonLink>
          {onNew && (
            <Button variant="secondary" size="sm" icon={<Icon of={Plus} size={16} />} onClick={onNew}>
              {t('newTalk')}
            </Button>
          )}
        </>
      }
      // The consent is too long to stick to the window.
      composer={asks ? undefined : question}
      aside={
        wide ? (
          <TutorSources open turns={turns} citations={citations}>
            {notes}
          </TutorSources>
        ) : undefined
      }
    >
      {turns.length > 0 ? (
        <>
          <h2 className="dk-visually-hidden">{t('talk')}</h2>
          <TutorConversation
            open
            turns={turns}
            person={{ href: helpHref }}
            beside={wide ? citations : undefined}
            onRetry={(question) => void onAsk(question)}
          />
        </>
      ) : (
        <TutorStart
          title={t('startTitle')}
          text={t('startText')}
          examples={props.examples}
          onAsk={onAsk}
          disabled={asks}
        />
      )}
      {asks && <div className="pt-6">{question}</div>}
      {!wide && <div className="pt-6">{notes}</div>}
    </TutorFrame>
  );
}
