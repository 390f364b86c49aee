import { Breadcrumbs } from '@digiken/ui/breadcrumbs';
import { ButtonLink } from '@digiken/ui/button';
import { ErrorScreen } from '@digiken/ui/error-screen';
import type { Crumb, FormOutcome, LoadState } from '@digiken/ui/internal/types';
import { LoadingScreen } from '@digiken/ui/loading-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import { PageHeader } from '@digiken/ui/page-header';
import { PAGE } from '../../lib/page';
import { When } from '../../lib/when';
import {
  AnswerToMark,
  type AnswerToMarkView,
  type MarkOutcome,
  type MarkTyping,
  type MarkValues,
} from './answer-to-mark';
import { type LateAnswerView, LateAnswers } from './late-answers';
import { markingScreenMessages } from './messages';

export { lateAnswersMessages, markingScreenMessages } from './messages';
export type { LateAnswerView } from './late-answers';
export type { AnswerToMarkView, MarkOutcome, MarkTyping, MarkValues } from './answer-to-mark';

export interface AttemptToMarkView {
  id: string;
  quiz: string;
  /** Null while names are hidden. */
  learner: string | null;
  /** ISO 8601. */
  submittedAt: string;
  /** Answers that wait. */
  waiting: number;
  pointsScored: number;
  points: number;
  answers: readonly AnswerToMarkView[];
  /** Answers that arrived after the end. */
  late?: readonly LateAnswerView[];
  /** When the attempt ended, ISO 8601. */
  endedAt?: string;
}

export interface MarkingScreenProps {
  state: LoadState;
  /** Set once `state` is ready. */
  attempt?: AttemptToMarkView;
  crumbs?: Crumb[];
  maxComment: number;
  /** The mark of an answer that is not saved yet, and how to keep it. */
  drafts?: {
    read: (slot: string) => MarkTyping | undefined;
    write: (slot: string, typing: MarkTyping | null) => void;
  };
  onMark: (slot: string, values: MarkValues & { markedAt: string }) => Promise<MarkOutcome>;
  /** Accepts or declines the late answers. */
  onDecideLate?: (accept: boolean) => Promise<FormOutcome>;
  /** Address of the attempt that waits longest; undefined: none waits. */
  nextHref?: string;
  queueHref: string;
}

/** Where the answers of one attempt are marked by a person (spec 12.23). */
export function MarkingScreen(props: MarkingScreenProps) {
  const t = useMessages(markingScreenMessages);
  const { state, attempt, nextHref, queueHref } = props;
  if (state.status === 'error') return <ErrorScreen {...state.error} onRetry={state.onRetry} />;
  if (state.status === 'loading' || !attempt) {
    return (
      <>
        <h1 className="dk-visually-hidden">{t('waiting')}</h1>
        <LoadingScreen message={t('loading')} />
      </>
    );
  }
  const { learner, waiting, pointsScored, points } = attempt;
  const finished = waiting === 0;
  return (
    <div data-slot="marking-screen" className={`${PAGE} flex flex-col gap-8 wrap-anywhere`}>
      <PageHeader
        className="pb-0!"
        eyebrow={props.crumbs && <Breadcrumbs items={props.crumbs} />}
        title={learner ?? attempt.quiz}
        intro={
          <>
            <span className="block">{learner === null ? t('anonymous') : attempt.quiz}</span>
            <span className="flex flex-wrap gap-x-4 text-sm text-ink-muted">
              <span>
                {t('submitted')} <When iso={attempt.submittedAt} />
              </span>
              <span>{t('left', { count: waiting })}</span>
              <span>{t(finished ? 'final' : 'score', { points: pointsScored, of: points })}</span>
            </span>
          </>
        }
      />
      {attempt.late && attempt.late.length > 0 && props.onDecideLate && (
        <LateAnswers
          answers={attempt.late}
          endedAt={attempt.endedAt ?? attempt.submittedAt}
          onDecide={props.onDecideLate}
        />
      )}
      {attempt.answers.map((view) => (
        <AnswerToMark
          key={view.slot}
          view={view}
          maxComment={props.maxComment}
          draft={props.drafts?.read(view.slot)}
          onTyping={(typing) => props.drafts?.write(view.slot, typing)}
          onMark={(values) => props.onMark(view.slot, values)}
        />
      ))}
      <div className="flex flex-wrap gap-x-4 gap-y-3">
        {nextHref && (
          <ButtonLink href={nextHref} variant={finished ? 'primary' : 'secondary'}>
            {t('next')}
          </ButtonLink>
        )}
        <ButtonLink href={queueHref} variant="secondary">
          {t('done')}
        </ButtonLink>
      </div>
    </div>
  );
}
