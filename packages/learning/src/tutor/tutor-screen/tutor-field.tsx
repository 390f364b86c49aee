import type { Tutor } from '@digiken/contract';
import { useState } from 'react';
import { focusIfLost } from '@digiken/ui/internal/focus-if-lost';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { RelativeTime } from '@digiken/ui/relative-time';
import { TutorComposer } from '../tutor-conversation/tutor-composer';
import { TutorConsent, type TutorConsentProps } from './tutor-consent';

export const tutorFieldMessages = defineMessages('tutor-field', {
  placeholder: 'Ask about your lessons',
  left: {
    one: '{count} of {total} questions left today',
    other: '{count} of {total} questions left today',
    zero: 'No written answers left today: answers are sentences from lessons.',
  },
  more: 'More',
  siteUsed: 'The AI has no more answers today: answers are sentences from lessons.',
  noModel: 'Each sentence is from a lesson, word for word. Its number shows where.',
  noModelOpen: 'Each sentence is from this site, word for word. Its number shows where.',
  refused: 'Without AI: each sentence is from a lesson, word for word.',
  agree: 'Use the AI',
  wrong: 'The tutor can be wrong. Open the source.',
  closed: 'Closed for “{course}” while you take “{quiz}”.',
});

/** What the tutor can do for the learner now. */
export interface TutorPowers
  extends Pick<Tutor, 'model' | 'consent'>,
    Partial<Pick<Tutor, 'budget' | 'siteBudgetUsed' | 'closedIn'>> {
  onConsent?: TutorConsentProps['onConsent'];
}

export interface TutorFieldProps extends TutorPowers {
  placeholder?: string;
  /** The public assistant. */
  open?: boolean;
  onAsk: (text: string) => Promise<FormOutcome>;
  onStop?: () => void;
  draft: string;
  onDraftChange: (text: string) => void;
  maxLength?: number;
  /** Asks for the consent again. */
  asksConsent: boolean;
  onAskConsent: (asks: boolean) => void;
  now?: number;
}

/** The draft and the consent that a screen or panel holds. */
export function useTutorField(given?: { draft?: string; onDraftChange?: (text: string) => void }) {
  const [own, setOwn] = useState(given?.draft ?? '');
  const [asksConsent, onAskConsent] = useState(false);
  return {
    draft: given?.onDraftChange ? (given.draft ?? '') : own,
    onDraftChange: given?.onDraftChange ?? setOwn,
    asksConsent,
    onAskConsent,
  };
}

/** The consent replaces the field: it comes first, or the learner wants to give it after all. */
export const asksForConsent = ({
  model,
  consent,
  onConsent,
  asksConsent,
}: Pick<TutorFieldProps, 'model' | 'consent' | 'onConsent' | 'asksConsent'>): boolean =>
  model !== null && onConsent !== undefined && (consent === 'needed' || asksConsent);

/** The field for a question, or the consent that must come first. Says what is left of the day. */
export function TutorField(props: TutorFieldProps) {
  const { model, consent, onConsent, budget, siteBudgetUsed, closedIn = [], asksConsent, now } = props;
  const t = useMessages(tutorFieldMessages);
  const used = consent !== 'refused' && model !== null;
  if (model && onConsent && asksForConsent(props)) {
    return (
      <TutorConsent
        model={model}
        takesFocus={asksConsent}
        onConsent={async (values) => {
          const outcome = await onConsent(values);
          if (outcome.ok) {
            props.onAskConsent(false);
            focusIfLost(() => document.querySelector<HTMLElement>('[data-slot=tutor-composer] textarea'));
          }
          return outcome;
        }}
      />
    );
  }
  return (
    <TutorComposer
      placeholder={props.placeholder ?? t('placeholder')}
      onAsk={props.onAsk}
      onStop={props.onStop}
      draft={props.draft}
      onDraftChange={props.onDraftChange}
      maxLength={props.maxLength}
    >
      {closedIn.map(({ course, quiz }) => (
        <p key={quiz._id}>{t('closed', { course: course.name, quiz: quiz.name })}</p>
      ))}
      <p>
        {!model ? (
          t(props.open ? 'noModelOpen' : 'noModel')
        ) : consent === 'refused' ? (
          <>
            <span>{t('refused')}</span>{' '}
            <button
              type="button"
              className="min-h-target text-link underline underline-offset-4"
              onClick={() => props.onAskConsent(true)}
            >
              {t('agree')}
            </button>
          </>
        ) : siteBudgetUsed ? (
          t('siteUsed')
        ) : (
          budget && (
            <>
              <span>{t('left', { count: budget.left, total: budget.limit })}</span>
              {budget.left === 0 && (
                <span>
                  {' '}
                  {t('more')} <RelativeTime iso={budget.resetsAt} now={now} />
                  <span>.</span>
                </span>
              )}
            </>
          )
        )}
      </p>
      {used && <p>{t('wrong')}</p>}
    </TutorComposer>
  );
}
