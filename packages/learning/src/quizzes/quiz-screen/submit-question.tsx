import { Callout } from '@digiken/ui/callout';
import { useMessages } from '@digiken/ui/messages-provider';
import { ConfirmDialog } from '@digiken/ui/confirm-dialog';
import type { Question } from '../../lib/quiz';
import { quizScreenMessages } from './messages';

/** A chosen file that is not on the server. */
export interface MissingFile {
  question: Question;
  name: string;
}

export interface SubmitQuestionProps {
  open: boolean;
  /** An attempt is not submitted without a file that its learner chose. */
  missing: readonly MissingFile[];
  unanswered: readonly Question[];
  /** Some answers are not saved on the server. */
  unsaved: boolean;
  /** Undefined if unanswered questions cannot be reopened. */
  onGo?: (id: string) => void;
  onSubmit: () => void;
  onCancel: () => void;
}

/** Confirms the submission, with links to the unanswered questions (WCAG 3.3.4). */
export function SubmitQuestion(props: SubmitQuestionProps) {
  const { open, missing, unanswered, onGo, onSubmit, onCancel } = props;
  const t = useMessages(quizScreenMessages);
  const required = onGo && unanswered.find((question) => question.required);
  const first = missing[0]?.question ?? required;
  const title = missing.length > 0 ? t('filesMissing', { count: missing.length }) : undefined;
  return (
    <ConfirmDialog
      open={open}
      title={title ?? t(required ? 'required' : 'askTitle')}
      confirmLabel={first ? t('goFirst', { number: first.number }) : t('submit')}
      cancelLabel={t('keepWorking')}
      // Without a way back, the only question with a file that is missing is the one behind this dialog.
      onConfirm={first ? () => (onGo ? onGo(first.id) : onCancel()) : onSubmit}
      onOpenChange={(open) => !open && onCancel()}
      message={
        missing.length > 0 ? (
          <div className="flex flex-col gap-4">
            <ul data-slot="quiz-missing-files" className="flex flex-col gap-1 font-bold wrap-anywhere">
              {missing.map(({ question, name }) => (
                <li key={`${question.id} ${name}`}>{t('fileOf', { name, number: question.number })}</li>
              ))}
            </ul>
            <p>{t('filesMissingText')}</p>
          </div>
        ) : (
          <Answered {...props} required={required} />
        )
      }
    />
  );
}

function Answered({
  unanswered,
  unsaved,
  onGo,
  required,
}: SubmitQuestionProps & { required: Question | undefined }) {
  const t = useMessages(quizScreenMessages);
  return (
    <div className="flex flex-col gap-4">
      {unanswered.length === 0 ? (
        <p>{t('askAll')}</p>
      ) : (
        <>
          <p className="font-bold">{t('unanswered', { count: unanswered.length })}</p>
          {onGo && (
            <ul data-slot="quiz-unanswered" className="flex flex-wrap gap-x-5 gap-y-1">
              {unanswered.map((question) => (
                <li key={question.id}>
                  <button
                    type="button"
                    className="inline-block min-h-target rounded-sm text-link underline underline-offset-4 hover:decoration-2"
                    onClick={() => onGo(question.id)}
                  >
                    {t(question.required ? 'goToRequired' : 'goTo', { number: question.number })}
                  </button>
                </li>
              ))}
            </ul>
          )}
          {!required && <p>{t('final')}</p>}
        </>
      )}
      {unsaved && <Callout tone="warning">{t('unsaved')}</Callout>}
    </div>
  );
}
