import { Plus, TriangleAlert } from 'lucide';
import { useId, useState } from 'react';
import { Badge } from '@digiken/ui/badge';
import { Button } from '@digiken/ui/button';
import { Form } from '@digiken/ui/form';
import { FormDialog } from '@digiken/ui/form-dialog';
import { Icon } from '@digiken/ui/icon';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { Select } from '@digiken/ui/select';
import { TextInput } from '@digiken/ui/text-input';
import { TextLink } from '@digiken/ui/text-link';
import { When } from '../../lib/when';

export const authoredQuizListMessages = defineMessages('authored-quiz-list', {
  none: 'No quizzes yet.',
  questions: { zero: 'No questions yet', one: '{count} question', other: '{count} questions' },
  points: { one: '{count} point', other: '{count} points' },
  missingQuestions: { one: '{count} question is missing', other: '{count} questions are missing' },
  practice: 'Practice',
  counted: 'Counts',
  required: 'Required',
  closes: 'Closes',
  attempts: { zero: 'No attempts', one: '{count} attempt', other: '{count} attempts' },
  add: 'Add a quiz',
  titleField: 'Title',
  titleHint: 'For example “What you know about soil”.',
  place: 'Where learners find it',
  create: 'Add the quiz',
  creating: 'Adding…',
  missing: 'Enter a title',
});

export interface AuthoredQuizView {
  id: string;
  title: string;
  href: string;
  /** E.g. "After the lesson". */
  place: string;
  questions: number;
  points: number;
  /** Questions that its draws do not find. */
  missing?: number;
  practice: boolean;
  required: boolean;
  /** ISO 8601. */
  closesAt: string | null;
  attempts: number;
}

export interface AuthoredQuizListProps {
  quizzes: readonly AuthoredQuizView[];
  /** Where a new quiz can be; empty: none can be added. */
  places: readonly { value: string; label: string }[];
  maxTitle: number;
  onAdd: (values: { title: string; place: string }) => Promise<FormOutcome>;
}

/** Quizzes as their author sees them, and the beginning of a new one (spec 12.129). */
export function AuthoredQuizList({ quizzes, places, maxTitle, onAdd }: AuthoredQuizListProps) {
  const t = useMessages(authoredQuizListMessages);
  const [adding, setAdding] = useState(false);
  const id = useId();
  const fieldIds = { title: `${id}-title`, place: `${id}-place` };
  const add = async ({ title = '', place = '' }: Record<string, string>): Promise<FormOutcome> => {
    if (title.trim() === '') return { ok: false, message: t('missing'), errors: { title: t('missing') } };
    return onAdd({ title: title.trim(), place });
  };
  return (
    <div data-slot="authored-quiz-list" className="flex max-w-reading flex-col items-start gap-4">
      {quizzes.length === 0 ? (
        <p className="text-ink-muted">{t('none')}</p>
      ) : (
        <ul className="flex w-full list-none flex-col gap-2">
          {quizzes.map((quiz) => (
            <li
              key={quiz.id}
              className="flex min-w-0 flex-col gap-1 rounded-lg border bg-surface px-4 py-3 wrap-anywhere in-[.high-contrast]:border-2"
            >
              <TextLink href={quiz.href} quiet className="font-bold" dir="auto">
                {quiz.title}
              </TextLink>
              <QuizFacts quiz={quiz} />
            </li>
          ))}
        </ul>
      )}
      {places.length > 0 && (
        <Button
          size="sm"
          variant="secondary"
          icon={<Icon of={Plus} size={18} />}
          onClick={() => setAdding(true)}
        >
          {t('add')}
        </Button>
      )}
      <FormDialog open={adding} onOpenChange={setAdding} title={t('add')}>
        <Form fieldIds={fieldIds} submitLabel={t('create')} busyLabel={t('creating')} onSubmit={add}>
          {({ errors }) => (
            <>
              <TextInput
                id={fieldIds.title}
                name="title"
                label={t('titleField')}
                hint={t('titleHint')}
                maxLength={maxTitle}
                autoComplete="off"
                error={errors.title}
              />
              <Select
                id={fieldIds.place}
                name="place"
                label={t('place')}
                options={places}
                error={errors.place}
              />
            </>
          )}
        </Form>
      </FormDialog>
    </div>
  );
}

function QuizFacts({ quiz }: { quiz: AuthoredQuizView }) {
  const t = useMessages(authoredQuizListMessages);
  const empty = quiz.questions === 0;
  const { missing = 0 } = quiz;
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-muted">
      <span>{quiz.place}</span>
      {empty ? (
        <span className="flex items-center gap-1.5 font-medium text-warning-ink">
          <Icon of={TriangleAlert} size={16} className="shrink-0 forced-colors:text-[CanvasText]" />
          <span>{t('questions', { count: 0 })}</span>
        </span>
      ) : (
        <>
          <span>{t('questions', { count: quiz.questions })}</span>
          <span>{t('points', { count: quiz.points })}</span>
        </>
      )}
      {missing > 0 && (
        <span className="flex items-center gap-1.5 font-medium text-warning-ink">
          <Icon of={TriangleAlert} size={16} className="shrink-0 forced-colors:text-[CanvasText]" />
          <span>{t('missingQuestions', { count: missing })}</span>
        </span>
      )}
      <Badge>{t(quiz.practice ? 'practice' : quiz.required ? 'required' : 'counted')}</Badge>
      {quiz.closesAt !== null && (
        <span>
          {t('closes')} <When iso={quiz.closesAt} />
        </span>
      )}
      <span>{t('attempts', { count: quiz.attempts })}</span>
    </span>
  );
}
