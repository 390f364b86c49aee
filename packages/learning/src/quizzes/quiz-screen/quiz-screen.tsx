import { clock } from '@digiken/ui/clock';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button, ButtonLink } from '@digiken/ui/button';
import { Callout } from '@digiken/ui/callout';
import { FieldError } from '@digiken/ui/field';
import { SaveState } from '@digiken/ui/save-state';
import type { Crumb, FormOutcome, LoadState } from '@digiken/ui/internal/types';
import { useMessages } from '@digiken/ui/messages-provider';
import { Breadcrumbs } from '@digiken/ui/breadcrumbs';
import { ErrorScreen } from '@digiken/ui/error-screen';
import { LoadingScreen } from '@digiken/ui/loading-screen';
import { PAGE } from '../../lib/page';
import type { AttemptState, QuizSettings, RichText } from '../../lib/quiz';
import { useOutcome } from '../../lib/use-outcome';
import { useUnsavedWarning } from '../../lib/use-unsaved-warning';
import { QuizTimer } from '../quiz-timer/quiz-timer';
import { AttemptBody } from './attempt-body';
import { FileLists } from './file-lists';
import { quizScreenMessages } from './messages';
import { OverduePage } from './overdue-page';
import { StartPage } from './start-page';
import type { AttemptProps } from './types';
import { When } from '../../lib/when';

export { quizScreenMessages } from './messages';
export type { AttemptProps } from './types';

export interface QuizScreenProps extends AttemptProps {
  /** Load status; all other props apply once it is ready. */
  state: LoadState;
  title: string;
  crumbs?: Crumb[];
  intro?: RichText;
  attempt: AttemptState;
  settings: QuizSettings;
  /** Undefined if the learner cannot start. Receives the access code, if the quiz asks for one. */
  onStart?: (accessCode?: string) => Promise<FormOutcome>;
  /** The quiz starts only with the code that the instructor says in the room. */
  needsAccessCode?: boolean;
  /** Set while another device holds the attempt: continues it here. */
  onContinueHere?: () => Promise<FormOutcome>;
  /** It was submitted without a connection, and the server does not know it yet. */
  submitWaits?: boolean;
  /** When the result of a submitted attempt is shown, ISO 8601. */
  resultAt?: string;
  /** Answers that arrived after the time was up and wait for the instructor. */
  lateAnswers?: number;
  /** Earlier attempts, below the rules. */
  attempts?: ReactNode;
  /** The server's end of the attempt, ISO 8601 or ms; null: no time limit. */
  endsAt?: string | number | null;
  /** For `overdue` with a grace period: the last time for submission. */
  graceEndsAt?: string | number;
  /** ms since 1970 by the server's clock. */
  now?: () => number;
  /** Called when the time is up: refetch the attempt. */
  onTimeUp?: () => void;
  /** A QuizResult, once a result is available. */
  result?: ReactNode;
  /** Back to the quiz's first page, after an attempt that does not count. */
  againHref?: string;
  backHref?: string;
}

/** Longer than the server takes answers after the end: it has ended the attempt by then, and keeps files as late. */
const FILE_GRACE_MS = 8_000;
const NOTHING_TYPED_IS_SAFE = new Set(['unsaved', 'failed', 'offline']);

/** The page of a quiz in all states: rules, attempt, submission, result. */
export function QuizScreen(props: QuizScreenProps) {
  const { state, title, crumbs, attempt, settings, save, endsAt, now } = props;
  const t = useMessages(quizScreenMessages);
  const root = useRef<HTMLDivElement>(null);
  const ready = state.status === 'ready';
  const [files] = useState(() => new FileLists());
  const pending = useSyncExternalStore(files.subscribe, files.pending, files.pending);
  const unsaved = attempt === 'in-progress' && NOTHING_TYPED_IS_SAFE.has(save?.state ?? 'saved');
  useUnsavedWarning((unsaved && !props.submitWaits) || pending.length > 0);
  useEffect(() => () => files.abort(), [files]);
  const waiting = useRef<number>(undefined);
  useEffect(() => () => clock.clearTimeout(waiting.current), []);
  const timeUp = () => {
    // A file on its way still counts for a moment; submitting at once would refuse it.
    if (files.pending().length === 0) props.onTimeUp?.();
    else waiting.current = clock.setTimeout(() => props.onTimeUp?.(), FILE_GRACE_MS);
  };

  const before = useRef(ready ? attempt : undefined);
  useEffect(() => {
    const changed = before.current !== undefined && before.current !== attempt;
    before.current = ready ? attempt : undefined;
    if (!ready || !changed) return undefined;
    // After a dialog that closes at the same time has restored the focus.
    const timer = clock.setTimeout(() =>
      root.current
        ?.querySelector<HTMLElement>('[data-state-heading], [data-slot=quiz-question] [tabindex="-1"]')
        ?.focus(),
    );
    return () => clock.clearTimeout(timer);
  }, [ready, attempt]);

  if (state.status === 'error') return <ErrorScreen {...state.error} onRetry={state.onRetry} />;
  if (!ready) {
    return (
      <>
        <h1 className="dk-visually-hidden">{t('quiz')}</h1>
        <LoadingScreen message={t('loading')} />
      </>
    );
  }
  const working = attempt === 'in-progress' && !props.onContinueHere && !props.submitWaits;
  return (
    <div ref={root} data-slot="quiz-screen" data-attempt={attempt} className={`${PAGE} flex flex-col gap-6`}>
      {crumbs && <Breadcrumbs items={crumbs} />}
      <h1
        className={
          working ? 'text-xl font-heavy sm:text-2xl' : 'text-2xl font-heavy tracking-tight sm:text-3xl'
        }
        dir="auto"
      >
        {title}
      </h1>
      {working && (
        <div
          role="group"
          aria-label={t('tools')}
          data-slot="quiz-tools"
          data-bar="top"
          className="z-sticky flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line bg-canvas py-2"
        >
          <QuizTimer
            endsAt={endsAt ?? null}
            now={now}
            onEnd={timeUp}
            totalMs={settings.timeLimitMinutes && settings.timeLimitMinutes * 60_000}
            extraMs={settings.extraMinutes && settings.extraMinutes * 60_000}
          />
          {save && <SaveState {...save} />}
        </div>
      )}
      {Boolean(props.lateAnswers) && (
        <Callout tone="info">{t('late', { count: props.lateAnswers ?? 0 })}</Callout>
      )}
      {!working && pending.length > 0 && (
        <Callout tone="warning">
          <p>{t('filesTooLate', { count: pending.length })}</p>
          <ul className="list-disc ps-6 wrap-anywhere">
            {pending.map(({ questionId, name }) => (
              <li key={`${questionId} ${name}`} dir="auto">
                {name}
              </li>
            ))}
          </ul>
        </Callout>
      )}
      {props.submitWaits && attempt === 'in-progress' ? (
        <QuizNotice title={t('submitWaits')} text={t('submitWaitsText')} backHref={props.backHref} />
      ) : working ? (
        <AttemptBody {...props} files={files} />
      ) : props.onContinueHere && attempt === 'in-progress' ? (
        <Elsewhere onContinue={props.onContinueHere} />
      ) : (
        <Around {...props} />
      )}
    </div>
  );
}

/** The pages before and after the attempt. */
function Around(props: QuizScreenProps) {
  const { attempt, result, backHref, againHref } = props;
  const t = useMessages(quizScreenMessages);
  switch (attempt) {
    case 'not-started':
      return (
        <StartPage
          intro={props.intro}
          settings={props.settings}
          sequential={props.sequential ?? false}
          onStart={props.onStart}
          needsAccessCode={props.needsAccessCode}
          attempts={props.attempts}
          backHref={backHref}
        />
      );
    case 'overdue':
      return <OverduePage {...props} />;
    case 'complete':
      return result ?? <QuizNotice title={t('submitted')} text={t('submittedText')} backHref={backHref} />;
    case 'submitted':
      return (
        <QuizNotice
          title={t('submitted')}
          text={
            props.resultAt ? (
              <>
                <span>{t('resultAt')}</span>{' '}
                <b>
                  <When iso={props.resultAt} />
                </b>
              </>
            ) : (
              t('submittedText')
            )
          }
          backHref={backHref}
        >
          {result}
        </QuizNotice>
      );
    case 'pending-review':
      return (
        <QuizNotice title={t('pendingReview')} text={t('pendingReviewText')} backHref={backHref}>
          {result}
        </QuizNotice>
      );
    default:
      return (
        <QuizNotice
          title={t('abandoned')}
          text={t('abandonedText')}
          backHref={backHref}
          againHref={againHref}
        />
      );
  }
}

interface QuizNoticeProps {
  title: string;
  text: ReactNode;
  backHref?: string;
  againHref?: string;
  children?: ReactNode;
}

function QuizNotice({ title, text, backHref, againHref, children }: QuizNoticeProps) {
  const t = useMessages(quizScreenMessages);
  return (
    <>
      <div data-slot="quiz-told" className="flex max-w-reading flex-col gap-3">
        <h2 data-state-heading="" tabIndex={-1} className="rounded-sm text-xl font-bold">
          {title}
        </h2>
        <p className="text-ink-muted">{text}</p>
      </div>
      {children ?? (
        <div className="flex flex-wrap gap-3">
          {againHref && <ButtonLink href={againHref}>{t('again')}</ButtonLink>}
          {backHref && (
            <ButtonLink href={backHref} variant={againHref ? 'secondary' : 'primary'}>
              {t('back')}
            </ButtonLink>
          )}
        </div>
      )}
    </>
  );
}

/** Another device holds the attempt. Nothing that was typed here is lost. */
function Elsewhere({ onContinue }: { onContinue: () => Promise<FormOutcome> }) {
  const t = useMessages(quizScreenMessages);
  const { busy, problem, run } = useOutcome();
  return (
    <div data-slot="quiz-elsewhere" className="flex max-w-reading flex-col gap-4">
      <h2 data-state-heading="" tabIndex={-1} className="rounded-sm text-xl font-bold">
        {t('elsewhere')}
      </h2>
      <p className="text-ink-muted">{t('elsewhereText')}</p>
      {problem && <FieldError>{problem}</FieldError>}
      <div className="flex">
        <Button busy={busy} onClick={() => void run(onContinue)}>
          {t('continueHere')}
        </Button>
      </div>
    </div>
  );
}
