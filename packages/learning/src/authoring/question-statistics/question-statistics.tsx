import { Lightbulb } from 'lucide';
import { Badge } from '@digiken/ui/badge';
import { Icon } from '@digiken/ui/icon';
import { defineMessages, useLocale, useMessages } from '@digiken/ui/messages-provider';
import { Meter } from '@digiken/ui/meter';
import { plain } from '../../lib/plain-text';
import { formatPercent } from '../../lib/percent';
import type { QuestionType } from '../../lib/quiz';
import { questionTypeMessages } from '../question-form/messages';

export const questionStatisticsMessages = defineMessages('question-statistics', {
  label: 'How each question did',
  facility: 'Average mark',
  attempts: { one: '{count} answer', other: '{count} answers' },
  few: 'Advice comes with {from} answers.',
  discrimination: 'Goes with the rest of the score: {value}',
  bank: 'From “{bank}”',
  options: 'What learners chose',
  chosen: '{text}, {share}',
  chosenRight: '{text} (right), {share}',
  true: 'True',
  false: 'False',
  'nobody-right': 'Nobody gets this right. Check the key and the words of the question.',
  'nobody-right-option':
    'Nobody gets this right; {share} chose “{text}”. Check the key, or what makes it look right.',
  hard: 'Few get this right. Perhaps the lesson does not say it clearly.',
  'hard-option': 'Few get this right; {share} chose “{text}”.',
  'wrong-option': 'More learners chose “{text}” ({share}) than the right answer.',
  easy: 'Nearly everybody gets this right: it tells little about who has understood.',
  unrelated: 'Who does well in the rest does not do better here: the question may be unclear.',
});

type AdviceCode = 'nobody-right' | 'hard' | 'easy' | 'unrelated' | 'wrong-option';

export interface QuestionStatisticsView {
  slot: string;
  /** Id of the question: a draw asks several in one slot. */
  question?: string;
  /** From 1. */
  number: number;
  /** Name of the bank that it was drawn from. */
  bank?: string | null;
  type: QuestionType;
  /** Plain text. */
  prompt: string;
  attempts: number;
  /** Average mark, 0 to 1; null: nobody answered. */
  facility: number | null;
  /** −100 to 100; null: too few answers. */
  discrimination: number | null;
  options: readonly { id: string; text: string; right: boolean; share: number }[];
  advice: readonly { code: AdviceCode; option: { text: string; share: number } | null }[];
}

export interface QuestionStatisticsProps {
  questions: readonly QuestionStatisticsView[];
  /** Answers from which there is advice. */
  from: number;
}

/** How each question of a quiz did, with advice in words (spec 12.28). */
export function QuestionStatistics({ questions, from }: QuestionStatisticsProps) {
  const t = useMessages(questionStatisticsMessages);
  return (
    <ol
      aria-label={t('label')}
      data-slot="question-statistics"
      className="flex max-w-reading list-none flex-col gap-4"
    >
      {questions.map((question) => (
        <li
          key={`${question.slot} ${question.question ?? ''}`}
          className="flex flex-col gap-4 rounded-lg border bg-surface p-5 wrap-anywhere in-[.high-contrast]:border-2"
        >
          <Figures question={question} from={from} />
        </li>
      ))}
    </ol>
  );
}

function Figures({ question, from }: { question: QuestionStatisticsView; from: number }) {
  const t = useMessages(questionStatisticsMessages);
  const type = useMessages(questionTypeMessages);
  const locale = useLocale();
  const { facility, attempts, discrimination } = question;
  const named = (text: string) => (text === 'true' || text === 'false' ? t(text) : text);
  const said = ({ code, option }: QuestionStatisticsView['advice'][number]) => {
    const values: Record<string, string> = option
      ? { text: named(option.text), share: formatPercent(option.share, locale) }
      : {};
    if (option && (code === 'nobody-right' || code === 'hard')) return t(`${code}-option`, values);
    return t(code, values);
  };
  return (
    <>
      <div className="flex flex-col gap-1">
        <p className="line-clamp-3 font-bold">
          <span>{`${question.number}. `}</span>
          <bdi>{plain(question.prompt)}</bdi>
        </p>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
          <Badge>{type(question.type)}</Badge>
          {typeof question.bank === 'string' && <span>{t('bank', { bank: question.bank })}</span>}
          <span>{t('attempts', { count: attempts })}</span>
          {discrimination !== null && (
            <span>{t('discrimination', { value: Math.round(discrimination) })}</span>
          )}
        </span>
      </div>
      {facility !== null && (
        <Meter
          label={t('facility')}
          value={Math.round(facility * 100)}
          max={100}
          text={formatPercent(facility, locale)}
        />
      )}
      {question.options.length > 0 && attempts > 0 && (
        <div className="flex flex-col gap-2">
          <p className="text-sm font-bold text-ink-muted">{t('options')}</p>
          <ul className="flex list-none flex-col gap-1.5 text-sm">
            {question.options.map((option) => (
              <li key={option.id} className={option.right ? 'font-bold' : undefined}>
                {t(option.right ? 'chosenRight' : 'chosen', {
                  text: named(option.text),
                  share: formatPercent(option.share, locale),
                })}
              </li>
            ))}
          </ul>
        </div>
      )}
      {question.advice.map((item) => (
        <p key={item.code} className="flex items-start gap-2 rounded-md bg-sunken p-3 font-medium">
          <Icon of={Lightbulb} size={20} className="mt-0.5 shrink-0 text-accent-ink" />
          <span>{said(item)}</span>
        </p>
      ))}
      {attempts > 0 && attempts < from && <p className="text-sm text-ink-muted">{t('few', { from })}</p>}
    </>
  );
}
