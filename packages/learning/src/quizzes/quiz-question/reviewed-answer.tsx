import { Circle, CircleDot, Square, SquareCheck } from 'lucide';
import { TextLink } from '@digiken/ui/text-link';
import { DataSize } from '@digiken/ui/data-size';
import { cn } from '@digiken/ui/internal/cn';
import { Icon } from '@digiken/ui/icon';
import { useMessages } from '@digiken/ui/messages-provider';
import { ShortHtml } from '../../courses/lesson-html/short-html';
import type { Answer, AnswerFile, Choice, Question } from '../../lib/quiz';
import { answerRows } from './answer-rows';
import { quizQuestionMessages } from './messages';
import { VERDICTS } from './verdict';

export interface ReviewedAnswerProps {
  question: Question;
  answer: Answer | undefined;
  /** Undefined if it is not released. */
  right?: Answer;
}

/** The learner's answer as text, and the correct one if released. Contains no controls. */
export function ReviewedAnswer({ question, answer, right }: ReviewedAnswerProps) {
  const t = useMessages(quizQuestionMessages);
  switch (question.type) {
    case 'single':
    case 'multiple':
      return <Options question={question} options={question.options} answer={answer} right={right} />;
    case 'true-false': {
      const options = [
        { id: 'true', text: t('true') },
        { id: 'false', text: t('false') },
      ];
      return <Options question={question} options={options} answer={answer} right={right} />;
    }
    case 'file':
      return <Files files={answer?.type === 'file' ? answer.files : []} />;
    default:
      return <Rows question={question} answer={answer} right={right} />;
  }
}

function Mark({ good, children }: { good: boolean | undefined; children: string }) {
  if (good === undefined) return <span className="text-sm font-bold">{children}</span>;
  const { icon, ink } = VERDICTS[good ? 'right' : 'wrong'];
  return (
    <span className={cn('inline-flex items-center gap-1.5 text-sm font-bold', ink)}>
      <Icon of={icon} size={18} className="shrink-0" />
      <span>{children}</span>
    </span>
  );
}

const chosenIn = (answer: Answer | undefined): readonly string[] => {
  if (answer?.type === 'single') return [answer.option];
  if (answer?.type === 'multiple') return answer.options;
  return answer?.type === 'true-false' ? [String(answer.value)] : [];
};

function Options({ question, options, answer, right }: ReviewedAnswerProps & { options: readonly Choice[] }) {
  const t = useMessages(quizQuestionMessages);
  const mine = chosenIn(answer);
  const theirs = chosenIn(right);
  const [On, Off] = question.type === 'multiple' ? [SquareCheck, Square] : [CircleDot, Circle];
  return (
    <>
      {mine.length === 0 && <p className="text-ink-muted">{t('noAnswer')}</p>}
      <ul className="flex flex-col gap-2">
        {options.map(({ id, text, html }) => {
          const chosen = mine.includes(id);
          const good = right && theirs.includes(id);
          const icon = chosen ? On : Off;
          return (
            <li
              key={id}
              className={cn(
                'flex items-start gap-3 rounded-lg px-4 py-3',
                chosen ? 'bg-selected forced-colors:border-2' : 'bg-surface',
              )}
            >
              <Icon of={icon} size={24} className={cn('mt-0.5 shrink-0', !chosen && 'text-ink-muted')} />
              <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-6 gap-y-1 wrap-anywhere">
                <span className="min-w-0">
                  <ShortHtml text={text} html={html} language={question.language} />
                </span>
                {chosen ? (
                  <Mark good={good}>
                    {good === undefined ? t('yourAnswer') : t(good ? 'answerRight' : 'answerWrong')}
                  </Mark>
                ) : (
                  good && <Mark good>{t('rightAnswer')}</Mark>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function Rows({ question, answer, right }: ReviewedAnswerProps) {
  const t = useMessages(quizQuestionMessages);
  const rights = right && answerRows(question, right);
  return (
    <ol className="flex max-w-reading flex-col gap-2">
      {answerRows(question, answer).map((row, index) => {
        const model = rights?.[index];
        const good = model?.id === undefined ? undefined : model.id === row.id;
        const showRight = model !== undefined && model.text !== row.text;
        const label =
          row.label === undefined
            ? row.place && t('place', { number: row.place })
            : row.place
              ? t('blank', { number: row.place, label: row.label })
              : row.label;
        return (
          <li
            key={row.key}
            className="flex min-w-0 flex-col gap-2 rounded-lg border bg-surface px-4 py-3 wrap-anywhere"
          >
            {label && (
              <p className="font-bold">
                {row.labelHtml === undefined ? label : <ShortHtml text={label} html={row.labelHtml} />}
              </p>
            )}
            <dl className={cn('grid gap-x-8 gap-y-2', showRight && 'sm:grid-cols-2')}>
              <div>
                <dt className="flex text-sm text-ink-muted">
                  {good === undefined ? (
                    t('yourAnswer')
                  ) : (
                    <Mark good={good}>{t(good ? 'answerRight' : 'answerWrong')}</Mark>
                  )}
                </dt>
                <dd className="whitespace-pre-line">
                  {row.text === undefined ? (
                    <span className="text-ink-muted">{t('noAnswer')}</span>
                  ) : (
                    <ShortHtml text={row.text} html={row.html} language={question.language} />
                  )}
                </dd>
              </div>
              {showRight && (
                <div>
                  <dt className="text-sm text-ink-muted">{t('rightAnswer')}</dt>
                  <dd className="whitespace-pre-line">
                    <ShortHtml text={model.text ?? ''} html={model.html} language={question.language} />
                  </dd>
                </div>
              )}
            </dl>
          </li>
        );
      })}
    </ol>
  );
}

function Files({ files }: { files: readonly AnswerFile[] }) {
  const t = useMessages(quizQuestionMessages);
  if (files.length === 0) return <p className="text-ink-muted">{t('noAnswer')}</p>;
  return (
    <ul aria-label={t('files')} className="flex flex-col gap-2">
      {files.map(({ id, name, bytes, href }) => (
        <li key={id} className="flex flex-wrap gap-x-4 rounded-lg border bg-surface px-4 py-3 wrap-anywhere">
          {href ? <TextLink href={href}>{name}</TextLink> : <span>{name}</span>}
          <DataSize bytes={bytes} />
        </li>
      ))}
    </ul>
  );
}
