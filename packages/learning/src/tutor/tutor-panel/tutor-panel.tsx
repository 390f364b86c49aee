import type { TutorTurn } from '@digiken/contract';
import { useEffect, useRef } from 'react';
import { FieldError } from '@digiken/ui/field';
import type { FormOutcome, LoadState } from '@digiken/ui/internal/types';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { Skeleton } from '@digiken/ui/skeleton';
import { TextLink } from '@digiken/ui/text-link';
import { LoadFailed } from '../../lib/load-failed';
import { TutorConversation, type TutorConversationProps } from '../tutor-conversation/tutor-conversation';
import { useAnswerSpeech } from '../tutor-conversation/use-answer-speech';
import { useSuggestion } from '../tutor-conversation/use-suggestion';
import { asksForConsent, TutorField, type TutorPowers, useTutorField } from '../tutor-screen/tutor-field';

export const tutorPanelMessages = defineMessages('tutor-panel', {
  placeholder: 'About this lesson',
  examples: 'Questions to start with',
  whole: 'Open the whole conversation',
  all: 'Open AI support',
  plainAll: 'Open support',
  loading: 'Opening the tutor…',
  failed: 'The tutor could not be opened.',
  retry: 'Try again',
});

export interface TutorPanelProps {
  state: LoadState;
  powers: TutorPowers;
  turns: readonly TutorTurn[];
  onAsk: (text: string) => Promise<FormOutcome>;
  /** Set while an answer is written. */
  onStop?: () => void;
  /** Unsent text, held outside so that it survives the closing of a sheet. Default: held here. */
  draft?: string;
  onDraftChange?: (text: string) => void;
  examples: readonly string[];
  /** The whole conversation, or the tutor's page. */
  href: string;
  /** The field takes the focus, because the panel replaces the button that had it. */
  takesFocus?: boolean;
  conversation: Pick<TutorConversationProps, 'onRate' | 'person' | 'quizHrefOf' | 'onLeave'>;
  /** ms since 1970, for stories. */
  now?: number;
}

/** The tutor beside a lesson (spec 13.29). Its place names it by a heading of level 2. */
export function TutorPanel(props: TutorPanelProps) {
  const { state, powers, turns, onAsk, takesFocus = false, now } = props;
  const t = useMessages(tutorPanelMessages);
  const root = useRef<HTMLDivElement>(null);
  const field = useTutorField(props);
  const ready = state.status === 'ready';
  useAnswerSpeech(ready ? turns : undefined);
  const focused = useRef(false);
  useEffect(() => {
    if (!takesFocus || !ready || focused.current) return;
    focused.current = true;
    root.current?.querySelector<HTMLElement>('textarea, input')?.focus({ preventScroll: true });
  }, [takesFocus, ready]);

  if (state.status === 'error') {
    return <LoadFailed state={state} message={t('failed')} retry={t('retry')} />;
  }
  if (!ready) {
    return (
      <div>
        <p className="dk-visually-hidden">{t('loading')}</p>
        <Skeleton lines={3} />
      </div>
    );
  }
  return (
    <div ref={root} data-slot="tutor-panel" className="flex min-w-0 flex-col gap-4">
      {turns.length > 0 && (
        <TutorConversation
          {...props.conversation}
          narrow
          turns={turns}
          closedIn={powers.closedIn}
          onRetry={(question) => void onAsk(question)}
        />
      )}
      <TutorField
        {...powers}
        {...field}
        placeholder={t('placeholder')}
        onAsk={onAsk}
        onStop={props.onStop}
        now={now}
      />
      {turns.length === 0 && !asksForConsent({ ...powers, ...field }) && (
        <Examples questions={props.examples} onAsk={onAsk} />
      )}
      <p className="text-sm">
        <TextLink href={props.href}>
          {t(turns.length > 0 ? 'whole' : powers.model ? 'all' : 'plainAll')}
        </TextLink>
      </p>
    </div>
  );
}

/** Questions to start with: pressing one asks it. */
function Examples({ questions, onAsk }: { questions: readonly string[]; onAsk: TutorPanelProps['onAsk'] }) {
  const t = useMessages(tutorPanelMessages);
  const { busy, problem, ask } = useSuggestion(onAsk);
  return (
    <div className="flex flex-col gap-2">
      <ul aria-label={t('examples')} className="flex flex-col items-start text-sm">
        {questions.map((question) => (
          <li key={question}>
            <button
              type="button"
              aria-disabled={busy || undefined}
              className="min-h-target text-start text-link underline underline-offset-4 wrap-anywhere"
              onClick={() => ask(question)}
            >
              {question}
            </button>
          </li>
        ))}
      </ul>
      {problem && <FieldError>{problem}</FieldError>}
    </div>
  );
}
