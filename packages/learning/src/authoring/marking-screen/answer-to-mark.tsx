import { useId, useState } from 'react';
import { Badge } from '@digiken/ui/badge';
import { Form } from '@digiken/ui/form';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { useMessages } from '@digiken/ui/messages-provider';
import { NumberInput } from '@digiken/ui/number-input';
import { RadioGroup } from '@digiken/ui/radio-group';
import { TextArea } from '@digiken/ui/text-area';
import { textIn } from '@digiken/ui/internal/text-language';
import type { RubricView } from '../../lib/authored-question';
import { type Answer, countWords, type Question } from '../../lib/quiz';
import { RichText } from '../../quizzes/quiz-question/rich-text';
import { ReviewedAnswer } from '../../quizzes/quiz-question/reviewed-answer';
import { markingScreenMessages } from './messages';

export interface AnswerToMarkView {
  slot: string;
  question: Question;
  answer: Answer | null;
  /** BCP 47 tag of an essay, e.g. "sw"; undefined if it is not known: then that of the question. */
  answerLanguage?: string;
  rubric: RubricView | null;
  /** Null: it waits. */
  points: number | null;
  /** Chosen level of each criterion, from 0. */
  levels: Readonly<Record<string, number>>;
  comment: string;
  markedBy: string | null;
  /** Changes with each mark. */
  markedAt: string;
}

export interface MarkValues {
  points: number;
  levels: Record<string, number>;
  comment: string;
}

/** A mark that is not saved yet, and the mark that it was typed over. */
export interface MarkTyping extends Omit<MarkValues, 'points'> {
  points: number | null;
  markedAt: string;
}

export interface AnswerToMarkProps {
  view: AnswerToMarkView;
  maxComment: number;
  /** Of an earlier visit. */
  draft?: MarkTyping;
  /** Each change, so that the app can keep it; null once it is saved. */
  onTyping?: (typing: MarkTyping | null) => void;
  onMark: (values: MarkValues & { markedAt: string }) => Promise<MarkOutcome>;
}

/** `markedAt`: of the mark that was saved. */
export type MarkOutcome = FormOutcome & { markedAt?: string };

/** One answer and its mark: side by side where there is room. */
export function AnswerToMark({ view, maxComment, draft, onTyping, onMark }: AnswerToMarkProps) {
  const t = useMessages(markingScreenMessages);
  const id = useId();
  const { question, answer, rubric } = view;
  // After another mark, what was typed before it no longer fits.
  const [start] = useState(draft?.markedAt === view.markedAt ? draft : view);
  const [levels, setLevels] = useState<Record<string, number>>({ ...start.levels });
  const [points, setPoints] = useState(start.points);
  const [comment, setComment] = useState(start.comment);
  // What was read when the form was opened: another person's mark is never overwritten.
  const [markedAt, setMarkedAt] = useState(view.markedAt);
  const most = question.points;
  const fieldIds = { points: `${id}-points`, comment: `${id}-comment`, levels: `${id}-levels` };
  const tell = (change: Partial<MarkTyping>) => onTyping?.({ levels, points, comment, markedAt, ...change });
  const choose = (criterion: string, level: number) => {
    const chosen = { ...levels, [criterion]: level };
    setLevels(chosen);
    const total = (rubric?.criteria ?? []).reduce(
      (sum, criterion) => sum + (criterion.levels[chosen[criterion.id] ?? -1]?.points ?? 0),
      0,
    );
    const next = Math.min(most, total);
    setPoints(next);
    tell({ levels: chosen, points: next });
  };
  const save = async (): Promise<FormOutcome> => {
    if (points === null) {
      const message = t('noPoints', { most });
      return { ok: false, message, errors: { points: message } };
    }
    const outcome = await onMark({ points, levels, comment: comment.trim(), markedAt });
    if (outcome.ok) onTyping?.(null);
    if (outcome.ok && outcome.markedAt !== undefined) setMarkedAt(outcome.markedAt);
    return outcome;
  };
  const heading = `${id}-heading`;
  return (
    <section
      aria-labelledby={heading}
      data-slot="answer-to-mark"
      className="grid items-start gap-6 rounded-lg border bg-surface p-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] lg:gap-8 lg:p-6 in-[.high-contrast]:border-2"
    >
      <div className="flex min-w-0 flex-col gap-4 wrap-anywhere">
        <h2 id={heading} className="text-sm font-bold text-accent-ink">
          {t('question', { number: question.number })}
        </h2>
        <RichText
          text={question.prompt}
          language={question.language}
          className="max-w-measure text-lg font-bold whitespace-pre-line"
        />
        <h3 className="text-sm font-bold text-ink-muted">{t('answer')}</h3>
        {answer === null ? (
          <p className="text-ink-muted">{t('noAnswer')}</p>
        ) : answer.type === 'essay' ? (
          <>
            <div
              {...textIn(view.answerLanguage ?? question.language)}
              className="max-w-measure border-s-4 border-accent ps-4 leading-relaxed whitespace-pre-line"
            >
              <bdi>{answer.text}</bdi>
            </div>
            <p className="text-sm text-ink-muted">{t('words', { count: countWords(answer.text) })}</p>
          </>
        ) : (
          <ReviewedAnswer question={question} answer={answer} />
        )}
      </div>
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="font-bold">{t('mark')}</h3>
          {view.markedBy !== null && <Badge tone="success">{t('markedBy', { name: view.markedBy })}</Badge>}
        </div>
        <Form
          fieldIds={fieldIds}
          submitLabel={t('save')}
          busyLabel={t('saving')}
          successMessage={t('saved')}
          onSubmit={save}
        >
          {({ errors }) => (
            <>
              {rubric?.criteria.map((criterion, index) => (
                <RadioGroup
                  key={criterion.id}
                  id={index === 0 ? fieldIds.levels : undefined}
                  label={criterion.name}
                  required={false}
                  value={String(levels[criterion.id] ?? '')}
                  onValueChange={(level) => choose(criterion.id, Number(level))}
                  options={criterion.levels.map((level, place) => ({
                    value: String(place),
                    label: t('level', {
                      text: level.text,
                      points: t('levelPoints', { count: level.points }),
                    }),
                  }))}
                  error={index === 0 ? errors.levels : undefined}
                />
              ))}
              <NumberInput
                id={fieldIds.points}
                label={t('points')}
                hint={t('pointsHint', { most })}
                value={points}
                onValueChange={(next) => {
                  setPoints(next);
                  tell({ points: next });
                }}
                step={0.5}
                min={0}
                max={most}
                error={errors.points}
              />
              <TextArea
                id={fieldIds.comment}
                label={t('comment')}
                required={false}
                value={comment}
                onChange={({ currentTarget }) => {
                  setComment(currentTarget.value);
                  tell({ comment: currentTarget.value });
                }}
                rows={4}
                maxLength={maxComment}
                error={errors.comment}
              />
            </>
          )}
        </Form>
      </div>
    </section>
  );
}
