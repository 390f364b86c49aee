import { ButtonLink } from '@digiken/ui/button';
import { useMessages } from '@digiken/ui/messages-provider';
import { DateTile } from '../../lib/date-tile';
import { When } from '../../lib/when';
import { quizListMessages } from './messages';
import { QuizStanding } from './quiz-standing';
import type { QuizListItem } from './types';

const ACTIONS = {
  due: ['start', 'startShort'],
  'in-progress': ['continue', 'continueShort'],
  done: ['look', 'lookShort'],
} as const;

export interface QuizRowProps {
  quiz: QuizListItem;
  headingLevel: 2 | 3 | 4;
  /** Has the main button. */
  main: boolean;
  /** The heading above names its course. */
  courseKnown: boolean;
}

/** One quiz of a list: what it is, where the learner stands, and its one action. */
export function QuizRow({ quiz, headingLevel, main, courseKnown }: QuizRowProps) {
  const t = useMessages(quizListMessages);
  const Heading = `h${headingLevel}` as const;
  const { href, title, place, practice, questions, where, timeLimitMinutes, progress } = quiz;
  const [name, short] = ACTIONS[progress];
  const facts = [
    courseKnown ? undefined : quiz.course,
    where,
    t(place),
    practice ? t('practice') : undefined,
    t('questions', { count: questions }),
  ];
  return (
    <article className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-3.5 sm:px-5">
      {progress !== 'done' && quiz.closesAt && <DateTile iso={quiz.closesAt} />}
      <div className="flex min-w-[min(16rem,100%)] flex-1 flex-col gap-1">
        <Heading className="font-bold text-pretty wrap-anywhere" dir="auto">
          {title}
        </Heading>
        <p
          data-slot="quiz-facts"
          className="flex flex-wrap gap-x-3.5 gap-y-0.5 text-sm text-ink-muted wrap-anywhere"
        >
          {facts.map((fact) => fact && <span key={fact}>{fact}</span>)}
          {timeLimitMinutes !== undefined && <span>{t('minutes', { count: timeLimitMinutes })}</span>}
          {quiz.attemptsLeft !== undefined && <span>{t('attemptsLeft', { count: quiz.attemptsLeft })}</span>}
          {quiz.opensAt && (
            <span>
              {t('opens')} <When iso={quiz.opensAt} />
            </span>
          )}
          {quiz.closesAt && (
            <span>
              {t('closes')} <When iso={quiz.closesAt} />
            </span>
          )}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <QuizStanding {...quiz} />
        <ButtonLink href={href} variant={main ? 'primary' : 'secondary'} aria-label={t(name, { title })}>
          {t(short)}
        </ButtonLink>
      </div>
    </article>
  );
}
