import { ArrowLeft, ArrowRight, ChevronDown, LayoutGrid } from 'lucide';
import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { Button } from '@digiken/ui/button';
import { FieldError } from '@digiken/ui/field';
import { cn } from '@digiken/ui/internal/cn';
import { Icon } from '@digiken/ui/icon';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { useMessages } from '@digiken/ui/messages-provider';
import { isAnswered, type Question, questionAnchor, unansweredOf } from '../../lib/quiz';
import { useOutcome } from '../../lib/use-outcome';
import { QuizFlag, QuizMap } from '../quiz-map/quiz-map';
import { preloadQuestionTypes, QuizQuestion } from '../quiz-question/quiz-question';
import type { FileLists, PendingFile } from './file-lists';
import { quizScreenMessages } from './messages';
import { type MissingFile, SubmitQuestion } from './submit-question';
import type { AttemptProps } from './types';
import { usePlace } from './use-place';

const TROUBLE = new Set(['offline', 'failed', 'conflict']);

/** The questions of a running attempt, all or one at a time, with map and submission. */
export function AttemptBody({ files, ...props }: AttemptProps & { files: FileLists }) {
  const {
    questions,
    answers,
    errors,
    mode,
    sequential = false,
    flagged = [],
    onFlag,
    onUpload,
    onRemoveFile,
    save,
  } = props;
  const t = useMessages(quizScreenMessages);
  const single = mode === 'one-at-a-time';
  const forward = single && sequential;
  const onLeave = forward ? props.onLeave : undefined;
  const { question, at, go } = usePlace(questions, answers, props.currentId, props.onGo, Boolean(onLeave));
  const { busy, problem, run } = useOutcome();
  const [asking, setAsking] = useState(false);
  const [refused, setRefused] = useState<Record<string, string>>({});
  const unanswered = unansweredOf(questions, answers);
  const total = props.total ?? questions.length;
  const last = at === total - 1;
  const pending = useSyncExternalStore(files.subscribe, files.pending, files.pending);

  useEffect(() => preloadQuestionTypes(questions.map(({ type }) => type)), [questions]);

  const submit = async () => {
    setAsking(false);
    setRefused({});
    const outcome: FormOutcome = await run(props.onSubmit);
    if (outcome.ok || !outcome.errors) return;
    setRefused(outcome.errors);
    const first = questions.find(({ id }) => outcome.errors?.[id]);
    if (first && !forward) go(first.id);
  };

  const leave = async () => {
    if (!question) return;
    const open = forward && question.required && !isAnswered(question, answers[question.id]);
    const waiting = forward ? pending.find(({ questionId }) => questionId === question.id) : undefined;
    const problem = waiting ? t('fileWaits', { name: waiting.name }) : open ? t('mustAnswer') : undefined;
    setRefused(problem === undefined ? {} : { [question.id]: problem });
    if (problem !== undefined) return go(question.id);
    const next = questions[at + 1];
    if (!onLeave) return next && go(next.id);
    const outcome: FormOutcome = await run(() => onLeave(question.id));
    if (outcome.ok || !outcome.errors) return;
    setRefused(outcome.errors);
    go(question.id);
  };

  const render = (one: Question) => (
    <QuizQuestion
      question={one}
      answer={answers[one.id]}
      onAnswer={(answer) => props.onAnswer(one.id, answer)}
      onUpload={onUpload && ((file, control) => onUpload(one.id, file, control))}
      onRemoveFile={onRemoveFile && ((fileId) => onRemoveFile(one.id, fileId))}
      uploads={one.type === 'file' ? files.of(one.id) : undefined}
      error={refused[one.id] ?? errors?.[one.id]}
      disabled={busy}
      total={total}
      actions={
        onFlag &&
        !forward && (
          <QuizFlag
            number={one.number}
            flagged={flagged.includes(one.id)}
            onFlag={(next) => onFlag(one.id, next)}
          />
        )
      }
    />
  );

  const submitButton = (
    <Button variant={single && !last ? 'secondary' : 'primary'} busy={busy} onClick={() => setAsking(true)}>
      {t(busy ? 'submitting' : 'submit')}
    </Button>
  );

  return (
    <div className="flex flex-col gap-10 lg:flex-row lg:gap-14">
      <div className="flex min-w-0 flex-1 flex-col gap-8">
        {single ? question && render(question) : <AllQuestions questions={questions} render={render} />}
        {problem && <FieldError>{problem}</FieldError>}
        {single ? (
          <div
            data-slot="quiz-steps"
            data-bar="bottom"
            className="flex flex-wrap gap-3 max-[52rem]:z-sticky max-[52rem]:-mx-4 max-[52rem]:border-t max-[52rem]:border-line max-[52rem]:bg-surface max-[52rem]:px-4 max-[52rem]:pt-2 max-[52rem]:pb-[calc(0.5rem+env(safe-area-inset-bottom))] max-[52rem]:*:grow sm:max-[52rem]:-mx-6 sm:max-[52rem]:px-6 min-[52rem]:static!"
          >
            {!forward && at > 0 && (
              <Button
                variant="secondary"
                icon={<Icon of={ArrowLeft} size={18} className="rtl:-scale-x-100" />}
                onClick={() => go((questions[at - 1] as Question).id)}
              >
                {t('previous')}
              </Button>
            )}
            {last ? (
              submitButton
            ) : (
              <Button
                iconAfter={<Icon of={ArrowRight} size={18} className="rtl:-scale-x-100" />}
                busy={forward && busy}
                onClick={() => void leave()}
              >
                {t(forward ? 'leave' : 'next')}
              </Button>
            )}
          </div>
        ) : (
          <div className="flex">{submitButton}</div>
        )}
      </div>
      {!forward && (
        <Side
          answered={t('answered', { count: questions.length - unanswered.length, total: questions.length })}
        >
          <QuizMap
            questions={questions.map((question) => ({
              id: question.id,
              number: question.number,
              state: unanswered.includes(question) ? 'unanswered' : 'answered',
              flagged: flagged.includes(question.id),
            }))}
            label={t('map')}
            currentId={single ? question?.id : undefined}
            {...(single ? { onGo: go } : { hrefFor: (id: string) => `#${questionAnchor(id)}` })}
          />
          {single && !last && submitButton}
        </Side>
      )}
      <SubmitQuestion
        open={asking}
        unanswered={unanswered}
        missing={missingFiles(questions, pending)}
        unsaved={save !== undefined && TROUBLE.has(save.state)}
        onGo={
          forward
            ? undefined
            : (id) => {
                setAsking(false);
                go(id);
              }
        }
        onSubmit={() => void submit()}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}

/** The files that have not arrived, with their questions. */
function missingFiles(questions: readonly Question[], pending: readonly PendingFile[]): MissingFile[] {
  return pending.flatMap(({ questionId, name }) => {
    const question = questions.find(({ id }) => id === questionId);
    return question ? [{ question, name }] : [];
  });
}

function AllQuestions({
  questions,
  render,
}: {
  questions: readonly Question[];
  render: (question: Question) => React.ReactNode;
}) {
  return (
    <ol className="flex flex-col gap-14">
      {questions.map((question) => (
        <li key={question.id}>{render(question)}</li>
      ))}
    </ol>
  );
}

/** The question map, beside the question on wide windows, behind a button on small ones. */
function Side({ answered, children }: { answered: string; children: React.ReactNode }) {
  const t = useMessages(quizScreenMessages);
  const [open, setOpen] = useState(false);
  const panel = useId();
  return (
    <div
      data-slot="quiz-side"
      className="flex flex-col gap-4 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:w-72 lg:shrink-0 lg:self-start lg:overflow-y-auto lg:p-1"
    >
      <p className="text-sm text-ink-muted">{answered}</p>
      <Button
        variant="secondary"
        wide
        className="lg:hidden"
        icon={<Icon of={LayoutGrid} size={20} />}
        iconAfter={<Icon of={ChevronDown} size={18} className={cn(open && 'rotate-180')} />}
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
      >
        {t('map')}
      </Button>
      <div id={panel} className={cn('flex-col gap-6 lg:flex', open ? 'flex' : 'hidden')}>
        {children}
      </div>
    </div>
  );
}
