import { Callout } from '@digiken/ui/callout';
import { useMessages } from '@digiken/ui/messages-provider';
import { ConfirmDialog } from '@digiken/ui/confirm-dialog';
import type { Question } from '../../lib/quiz';
import { quizScreenMessages } from './messages';

export interface SubmitQuestionProps {
  open: boolean;
  unanswered: readonly Question[];
  /** Some answers are not saved on the server. */
  unsaved: boolean;
  /** Undefined if unanswered questions cannot be reopened. */
  onGo?: (id: string) => void;
  onSubmit: () => void;
  onCancel: () => void;
}

/** Confirms the submission, with links to the unanswered questions (WCAG 3.3.4). */
export function SubmitQuestion({ open, unanswered, unsaved, onGo, onSubmit, onCancel }: SubmitQuestionProps) {
  const t = useMessages(quizScreenMessages);
  const missing = onGo && unanswered.find(({ required }) => required);
  return (
    <ConfirmDialog
      open={open}
      title={t(missing ? 'required' : 'askTitle')}
      confirmLabel={missing ? t('goFirst', { number: missing.number }) : t('submit')}
      cancelLabel={t('keepWorking')}
      onConfirm={missing ? () => onGo(missing.id) : onSubmit}
      onOpenChange={(open) => !open && onCancel()}
      message={
        <div className="flex flex-col gap-4">
          {unanswered.length === 0 ? (
            <p>{t('askAll')}</p>
          ) : (
            <>
              <p className="font-bold">{t('unanswered', { count: unanswered.length })}</p>
              {onGo && (
                <ul data-slot="quiz-unanswered" className="flex flex-wrap gap-x-5 gap-y-1">
                  {unanswered.map(({ id, number, required }) => (
                    <li key={id}>
                      <button
                        type="button"
                        className="inline-block min-h-target rounded-sm text-link underline underline-offset-4 hover:decoration-2"
                        onClick={() => onGo(id)}
                      >
                        {t(required ? 'goToRequired' : 'goTo', { number })}
                      </button>
                    </li>
                  ))}
                </ul>
              )}
              {!missing && <p>{t('final')}</p>}
            </>
          )}
          {unsaved && <Callout tone="warning">{t('unsaved')}</Callout>}
        </div>
      }
    />
  );
}
