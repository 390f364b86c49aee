import { type ReactNode, useId } from 'react';
import { FieldError } from '@digiken/ui/field';
import type { UploadFile, UploadList } from '@digiken/ui/file-upload';
import { cn } from '@digiken/ui/internal/cn';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { useMessages } from '@digiken/ui/messages-provider';
import { textIn } from '@digiken/ui/internal/text-language';
import { isTitle } from '../../lib/plain-text';
import { type Answer, type Question, questionAnchor, type Review } from '../../lib/quiz';
import { quizQuestionMessages } from './messages';
import { QuestionPart } from './question-part';
import { ReviewPanel } from './review-panel';
import { ReviewedAnswer } from './reviewed-answer';
import { RichText } from './rich-text';

export { quizQuestionMessages } from './messages';
export { preloadQuestionTypes } from './question-part';

export interface QuizQuestionProps {
  question: Question;
  /** Undefined: not answered yet. */
  answer?: Answer;
  /** Called on each change; undefined clears the answer. */
  onAnswer?: (answer: Answer | undefined) => void;
  /** For `file`: uploads one file, which is then part of `answer`. */
  onUpload?: UploadFile;
  /** For `file`: deletes an uploaded file, which is then no longer part of `answer`. Default: only changes `answer`. */
  onRemoveFile?: (fileId: string) => Promise<FormOutcome>;
  /** For `file`: keeps the chosen files while the question is not shown. */
  uploads?: UploadList;
  /** The error of the answer, as one sentence. */
  error?: string;
  /** Disables all changes (the time is up, or the answers are being submitted). */
  disabled?: boolean;
  /** The graded answer. Replaces the controls. */
  review?: Review;
  headingLevel?: 2 | 3 | 4;
  /** "Question 3 of 12" instead of "Question 3". */
  total?: number;
  /** At the end of the heading row, e.g. a flag. */
  actions?: ReactNode;
}

const noAction = () => {};

/** A question of one of ten types, to answer or to review. Only the server knows the answer key and grades. */
export function QuizQuestion({
  question,
  answer,
  onAnswer = noAction,
  onUpload,
  onRemoveFile,
  uploads,
  error,
  disabled = false,
  review,
  headingLevel = 2,
  total,
  actions,
}: QuizQuestionProps) {
  const t = useMessages(quizQuestionMessages);
  const own = useId();
  const { number, prompt, points, picture, language } = question;
  const Heading = `h${headingLevel}` as const;
  const rich = typeof prompt !== 'string';
  const title = !rich ? prompt : isTitle(question.title) ? question.title : undefined;
  const instruction = review ? undefined : instructionOf(question, t);
  const ids = {
    prompt: rich ? `${own}-prompt` : undefined,
    instruction: instruction && `${own}-instruction`,
    error: error && `${own}-error`,
    review: review && `${own}-review`,
  };
  return (
    <fieldset
      data-slot="quiz-question"
      data-type={question.type}
      disabled={disabled}
      aria-describedby={cn(ids.prompt, ids.instruction, ids.error, ids.review) || undefined}
      className="flex max-w-reading min-w-0 flex-col gap-5"
    >
      <legend className="mb-3 w-full">
        <Heading
          id={questionAnchor(question.id)}
          tabIndex={-1}
          className="flex scroll-mt-56 flex-col gap-1.5 rounded-sm focus-visible:outline-offset-6"
        >
          <span className="text-sm font-bold text-accent-ink">
            <span>
              {total === undefined ? t('question', { number }) : t('questionOf', { number, total })}
            </span>
            {title && <span className="dk-visually-hidden">: </span>}
          </span>
          {title && (
            <span
              {...textIn(language)}
              className="max-w-reading text-lg font-bold text-pretty wrap-anywhere whitespace-pre-line sm:text-xl"
            >
              {title}
            </span>
          )}
        </Heading>
      </legend>
      {(!review || actions) && (
        <div className="-mt-1.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm text-ink-muted">
          <p className="flex flex-wrap gap-x-4">
            {!review && <span>{t('points', { count: points })}</span>}
            {question.required && !review && <span className="font-bold text-ink">{t('required')}</span>}
          </p>
          {actions}
        </div>
      )}
      {rich && (
        <div id={ids.prompt}>
          <RichText text={prompt} language={language} />
        </div>
      )}
      {picture && (
        <img
          src={picture.src}
          alt={picture.alt}
          {...textIn(language)}
          className="max-h-96 w-auto max-w-full self-start rounded-lg bg-picture"
        />
      )}
      {instruction && (
        <p id={ids.instruction} className="text-ink-muted">
          {instruction}
        </p>
      )}
      {review ? (
        <ReviewedAnswer question={question} answer={answer} right={review.right} />
      ) : (
        <QuestionPart
          key={question.id}
          question={question}
          answer={answer}
          onAnswer={onAnswer}
          onUpload={onUpload}
          onRemoveFile={onRemoveFile}
          uploads={uploads}
          disabled={disabled}
        />
      )}
      {error && <FieldError id={ids.error}>{error}</FieldError>}
      {review && <ReviewPanel id={`${own}-review`} review={review} points={points} />}
    </fieldset>
  );
}

function instructionOf(
  question: Question,
  t: ReturnType<typeof useMessages<typeof quizQuestionMessages.defaults>>,
): string | undefined {
  switch (question.type) {
    case 'single':
    case 'true-false':
      return t('chooseOne');
    case 'multiple':
      return question.choose === undefined ? t('chooseAll') : t('chooseSome', { count: question.choose });
    case 'fill-in':
      return t('fillIn');
    case 'matching':
      return t('match');
    default:
      return undefined;
  }
}
