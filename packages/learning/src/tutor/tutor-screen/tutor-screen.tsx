import type { TutorTurn } from '@digiken/contract';
import { Plus } from 'lucide';
import { useId } from 'react';
import { ButtonLink } from '@digiken/ui/button';
import { ErrorScreen } from '@digiken/ui/error-screen';
import { Icon } from '@digiken/ui/icon';
import type { FormOutcome, LoadState } from '@digiken/ui/internal/types';
import { LoadingScreen } from '@digiken/ui/loading-screen';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { TutorConversation, type TutorConversationProps } from '../tutor-conversation/tutor-conversation';
import { useAnswerSpeech } from '../tutor-conversation/use-answer-speech';
import { useCitations } from '../tutor-conversation/use-citations';
import { asksForConsent, TutorField, type TutorPowers, useTutorField } from './tutor-field';
import { TutorFrame, useSourcesBeside } from './tutor-frame';
import { type TutorKept, TutorKeptButton } from './tutor-kept';
import { TutorSources } from './tutor-sources';
import { TutorStart } from './tutor-start';
import { type TutorTalks, TutorTalksButton } from './tutor-talks';

export { tutorConsentMessages, type TutorConsentValues } from './tutor-consent';
export { tutorFieldMessages, type TutorPowers } from './tutor-field';
export { type TutorKept, tutorKeptMessages } from './tutor-kept';
export { tutorSourcesMessages } from './tutor-sources';
export { tutorStartMessages } from './tutor-start';
export { type TutorTalks, tutorTalksMessages } from './tutor-talks';

export const tutorScreenMessages = defineMessages('tutor-screen', {
  title: 'AI support',
  intro: 'Answers come from the lessons that you may read',
  plainTitle: 'Support',
  plainIntro: 'Finds the sentences in your lessons that answer your question',
  about: 'About “{lesson}”',
  newTalk: 'New talk',
  loading: 'Opening your talk…',
});

export interface TutorScreenProps {
  /** Of the tutor and the open talk. */
  state: LoadState;
  powers: TutorPowers;
  /** Undefined for a new talk. */
  title?: string;
  /** The lesson or course that the talk is about. */
  about?: string;
  turns: readonly TutorTurn[];
  onAsk: (text: string) => Promise<FormOutcome>;
  /** Set while an answer is written. */
  onStop?: () => void;
  /** Unsent text, held outside so that it survives. Default: held here. */
  draft?: string;
  onDraftChange?: (text: string) => void;
  /** Characters of one question. Default 1000. */
  maxLength?: number;
  /** Questions to start with. */
  examples: readonly string[];
  talks: TutorTalks;
  newHref: string;
  kept: TutorKept;
  /** How answers are rated and passed on. */
  conversation: Pick<TutorConversationProps, 'onRate' | 'person' | 'quizHrefOf'>;
  /** ms since 1970, for stories. */
  now?: number;
}

/** The tutor's page (spec 2.23). Use another `key` for another talk. */
export function TutorScreen(props: TutorScreenProps) {
  const { state, powers, turns, title, about, onAsk, kept, now } = props;
  const t = useMessages(tutorScreenMessages);
  const wide = useSourcesBeside();
  const citations = useCitations(useId());
  const field = useTutorField(props);
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
  const { model, consent, onConsent, closedIn } = powers;
  // Without a model it has no name with "AI" (spec 17.62).
  const name = t(model ? 'title' : 'plainTitle');
  const keptButton = (
    <TutorKeptButton
      {...kept}
      model={model}
      consent={consent}
      onConsent={onConsent}
      onAskAgain={() => field.onAskConsent(true)}
    />
  );
  const asks = asksForConsent({ ...powers, ...field });
  const question = (
    <TutorField
      {...powers}
      {...field}
      onAsk={onAsk}
      onStop={props.onStop}
      maxLength={props.maxLength}
      now={now}
    />
  );
  return (
    <TutorFrame
      title={title ?? name}
      intro={about ? t('about', { lesson: about }) : t(model ? 'intro' : 'plainIntro')}
      actions={
        <>
          <TutorTalksButton {...props.talks} now={now} />
          <ButtonLink href={props.newHref} variant="secondary" size="sm" icon={<Icon of={Plus} size={16} />}>
            {t('newTalk')}
          </ButtonLink>
        </>
      }
      // The consent is too long to stick to the window.
      composer={asks ? undefined : question}
      aside={
        wide ? (
          <TutorSources turns={turns} citations={citations}>
            {keptButton}
          </TutorSources>
        ) : undefined
      }
    >
      {turns.length > 0 ? (
        <>
          <h2 className="dk-visually-hidden">{title ?? name}</h2>
          <TutorConversation
            {...props.conversation}
            turns={turns}
            beside={wide ? citations : undefined}
            closedIn={closedIn}
            onRetry={(question) => void onAsk(question)}
          />
        </>
      ) : (
        <TutorStart examples={props.examples} onAsk={onAsk} disabled={asks} />
      )}
      {asks && <div className="pt-6">{question}</div>}
      {!wide && <div className="pt-6">{keptButton}</div>}
    </TutorFrame>
  );
}
